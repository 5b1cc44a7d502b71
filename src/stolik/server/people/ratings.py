"""Ratings over HTTP: at a table, and leaderboards."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, get
from litestar.params import PathParameter

from stolik.core.places import shared_places
from stolik.core.rulesets import RULESETS
from stolik.play.answers import Refused, Trouble
from stolik.play.lobby.skill import expected_places
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.personas import persona
from stolik.play.rooms.room import Room
from stolik.play.side_tables import SETTLED_AFTER, Rating, RatingChange
from stolik.protocol.bodies import RatingSeen
from stolik.protocol.ratings import Leader, Leaderboard, RatingMoved, RoomRatings, SeatRating
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, language_of, services_of, visitor_of

_LEADERS: Final = 100


class RatingsController(Controller):
    """Ratings."""

    tags = ("people",)

    @get("/leaderboards/{rules:str}", summary="The strongest players under a ruleset, by settled ratings")
    async def leaderboard(
        self, request: AnyRequest, rules: Annotated[str, PathParameter(max_length=200)]
    ) -> Leaderboard:
        """Return a leaderboard; under-16s and those who hide their rating are not in it."""
        services, ruleset = services_of(request), RULESETS.get(rules)
        if ruleset is None:
            raise RefusedRequestError(Trouble.BAD_SETUP, detail=f"rules: {rules}")
        best = await services.house.rating.leaders(rules, _LEADERS)
        names = await services.people.names([each.player for each in best], language=language_of(request))
        places = shared_places([(each.shown, 0) for each in best])
        return Leaderboard(
            rules=rules,
            settled_after=SETTLED_AFTER,
            needs_clock=ruleset.turn_seconds is None,
            players=tuple(
                Leader(place=place, player=each.player, name=names[each.player], rating=RatingSeen.of(each))
                for place, each in zip(places, best, strict=True)
            ),
        )

    @get("/rooms/{room:str}/ratings", summary="The ratings at a table, and what a rated game did to them")
    async def at_table(
        self, request: AnyRequest, room: Annotated[str, PathParameter(max_length=64)]
    ) -> RoomRatings:
        """Return ratings: of all at a rated table, of nobody in a tournament, else if they are shown."""
        services, visitor = services_of(request), await visitor_of(request)
        loaded = await services.channels.look(visitor.actor, StreamId(room))
        if isinstance(loaded, Refused):
            raise RefusedRequestError(loaded.code)
        setup = loaded.room.opened.setup
        rated = setup.rated
        # In a tournament people are known by its roster, and a rating would tell whose account it is.
        sitters = loaded.room.sitters if setup.tournament is None else ()
        players = [each.player for each in sitters if each is not None and each.player]
        read = services.store.ratings_of if rated else services.store.public_ratings
        ratings = await read(players)
        changes = await services.store.changes_of(loaded.stream) if loaded.room.rated else ()
        return RoomRatings(rated=rated, seats=_seats(loaded.room, ratings, changes))


def _seats(
    room: Room, ratings: dict[PlayerId, Rating], changes: tuple[RatingChange, ...]
) -> tuple[SeatRating | None, ...]:
    expected = expected_places([change.before for change in changes])
    moved = {
        change.after.player: RatingMoved(
            before=change.before.shown,
            after=change.after.shown,
            place=change.place,
            expected=round(place, 1),
            limit=change.limit,
        )
        for change, place in zip(changes, expected, strict=True)
    }
    return tuple(
        None
        if sitter is None or sitter.player is None
        else SeatRating(
            player=persona(room, sitter.player),
            rating=RatingSeen.of(found) if (found := ratings.get(sitter.player)) else None,
            moved=moved.get(sitter.player),
        )
        for sitter in room.sitters
    )
