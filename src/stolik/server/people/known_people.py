"""People a player knows: recent opponents, follows, blocks, mutes, and invitations to tables."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.answers import Refused, Trouble
from stolik.play.past_games import Company, GamesAsked
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.views import describe
from stolik.play.ties import Invitation, PersonTie, TieKind
from stolik.protocol.bodies import RatingSeen
from stolik.protocol.people import InvitationSent, Invited, KnownPeople, KnownPerson
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, Visitor, active_of, limited, services_of, visitor_of
from stolik.server.services import Services

MOST_TIES: Final = 500
"""People one may follow; as many may be blocked, and muted."""
_NEWEST: Final = 50
"""Games in which recent opponents are looked for."""
_INVITED_FOR: Final = 3_600_000
"""How long an invitation is shown, in milliseconds."""
_MOST_INVITATIONS: Final = 20
_INVITES: Final = (20, 60.0)
AnyPlayer = Annotated[str, PathParameter(max_length=64, description="The id of a player.")]
AnyTie = Annotated[TieKind, PathParameter(description="What is decided about the player.")]


class KnownPeopleController(Controller):
    """People."""

    tags = ("people",)

    @get("/me/people", summary="Recent opponents, and whom the caller follows, blocks or mutes; invitations")
    async def people(self, request: AnyRequest) -> KnownPeople:
        """Return the people the caller knows."""
        services, visitor = services_of(request), await visitor_of(request)
        return KnownPeople(
            people=await _known(services, visitor), invitations=await _invitations(services, visitor)
        )

    @get("/me/invitations", summary="Invitations to tables that still have a free seat")
    async def invitations(self, request: AnyRequest) -> tuple[Invited, ...]:
        """Return the caller's invitations."""
        return await _invitations(services_of(request), await visitor_of(request))

    @put("/me/people/{player:str}/{kind:str}", status_code=204, summary="Follow, block or mute somebody")
    async def tie(self, request: AnyRequest, player: AnyPlayer, kind: AnyTie) -> None:
        """Store what the caller decided; nobody else is told."""
        services, visitor = services_of(request), await active_of(request)
        other = await _person(services, player)
        if other == visitor.profile.player:
            raise RefusedRequestError(PeopleTrouble.NOT_ALLOWED)
        tie = PersonTie(other=other, kind=kind, at=await services.clock.now())
        if not await services.store.tie(visitor.profile.player, tie, most=MOST_TIES):
            raise RefusedRequestError(Trouble.TOO_OFTEN)

    @delete("/me/people/{player:str}/{kind:str}", summary="Follow, block or mute somebody no longer")
    async def untie(self, request: AnyRequest, player: AnyPlayer, kind: AnyTie) -> None:
        """Take a decision back."""
        services, visitor = services_of(request), await active_of(request)
        await services.store.untie(visitor.profile.player, PlayerId(player), kind)

    @post("/me/people/{player:str}/invitations", status_code=204, summary="Invite somebody to a table")
    async def invite(self, request: AnyRequest, player: AnyPlayer, data: JSONBody[InvitationSent]) -> None:
        """Invite a former opponent or a follower; a blocked sender is not told that it is lost."""
        services, visitor = services_of(request), await active_of(request)
        own, other = visitor.profile.player, await _person(services, player)
        await limited(request, "invite", _INVITES, own)
        room = await services.house.watching.look(visitor.actor, StreamId(data.room))
        if isinstance(room, Refused):
            raise RefusedRequestError(room.code)
        if own not in {each.player for each in room.view.sitters if each is not None}:
            raise RefusedRequestError(Trouble.NOT_SEATED)
        if not await _may_invite(services, own, other):
            raise RefusedRequestError(PeopleTrouble.NOT_ALLOWED)
        if await services.store.blockers_of(own, [other]):
            return
        invitation = Invitation(
            player=other, sender=own, room=StreamId(data.room), at=await services.clock.now()
        )
        await services.store.invite(invitation, most=_MOST_INVITATIONS)

    @delete("/me/invitations/{room:str}", summary="Decline an invitation")
    async def decline(self, request: AnyRequest, room: Annotated[str, PathParameter(max_length=64)]) -> None:
        """Delete an invitation of the caller."""
        services, visitor = services_of(request), await active_of(request)
        await services.store.decline(visitor.profile.player, StreamId(room))


async def _person(services: Services, player: str) -> PlayerId:
    profile = await services.people.profile(PlayerId(player))
    if profile is None:
        raise RefusedRequestError(PeopleTrouble.NO_SUCH_PLAYER)
    return profile.player


async def _may_invite(services: Services, sender: PlayerId, other: PlayerId) -> bool:
    """Return whether they have played together under their own names, or the other follows the sender."""
    asked = GamesAsked(player=sender, limit=1, against=(other,), by_name=True)
    if (await services.house.lists.page(asked)).games:
        return True
    theirs = await services.store.ties_of(other)
    return any((tie.other, tie.kind) == (sender, TieKind.FOLLOW) for tie in theirs)


async def _known(services: Services, visitor: Visitor) -> tuple[KnownPerson, ...]:
    own = visitor.profile.player
    asked = GamesAsked(player=own, limit=_NEWEST, company=Company.PEOPLE)
    met: dict[PlayerId, int] = {}
    for game in (await services.house.lists.page(asked)).games:
        if game.tournament is not None:
            continue  # there people have the names of the roster, and their accounts are nobody's business
        for player in game.players:
            if player != own:
                met.setdefault(player, game.ended)
    ties: dict[PlayerId, list[TieKind]] = {}
    for tie in await services.store.ties_of(own):
        ties.setdefault(tie.other, []).append(tie.kind)
    anybody = [*ties, *(player for player in met if player not in ties)]
    profiles = await services.people.profiles(anybody)
    # Whoever was erased stays in the games, but can neither be invited nor followed.
    existing = {each.player for each in profiles}
    everybody = [player for player in anybody if player in existing]
    names = await services.people.names(everybody, language=visitor.language)
    ratings = await services.store.public_ratings(everybody)
    shown = {each.player for each in profiles if each.account and not each.minor}
    people = [
        KnownPerson(
            player=player,
            name=names[player],
            rating=RatingSeen.of(found) if (found := ratings.get(player)) else None,
            ties=tuple(sorted(ties.get(player, ()))),
            met=met.get(player),
            has_page=player in shown,
        )
        for player in everybody
    ]
    return tuple(
        sorted(people, key=lambda each: (TieKind.FOLLOW not in each.ties, -(each.met or 0), each.name))
    )


async def _invitations(services: Services, visitor: Visitor) -> tuple[Invited, ...]:
    """Return invitations to tables where the caller can still sit down, from people they do not block."""
    own, store = visitor.profile.player, services.store
    since = await services.clock.now() - _INVITED_FOR
    sent = await store.invitations_to(own, since=since)
    if not sent:
        return ()
    blocked = {tie.other for tie in await store.ties_of(own) if tie.kind is TieKind.BLOCK}
    names = await services.people.names({each.sender for each in sent}, language=visitor.language)
    found: list[Invited] = []
    for each in sent:
        loaded = await services.house.fresh_room(each.room)
        if loaded is None or each.sender in blocked:
            continue
        room, listing = loaded.room, describe(loaded.stream, loaded.room)
        if room.game is not None or room.closed or room.seat_of(own) is not None:
            continue
        if None in listing.sitters:
            found.append(
                Invited(
                    room=each.room,
                    sender=each.sender,
                    name=names[each.sender],
                    rules=listing.rules,
                    turn_seconds=listing.turn_seconds,
                    at=each.at,
                )
            )
    return tuple(found)
