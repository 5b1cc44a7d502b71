"""Tournaments over HTTP: announcing one, looking, orders, links, previews."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from stolik.core.errors import RulesetError, StolikError
from stolik.core.rulesets import find_ruleset
from stolik.day.badges import Badge, Kind, role_of
from stolik.day.errors import SaidError
from stolik.day.hall import OWNER, DayDone, NewTournament
from stolik.day.loading import Loaded
from stolik.day.orders import DayOrder, Do, Entry
from stolik.day.roster_file import check_entries
from stolik.day.seeing import see_day
from stolik.day.sight import Day
from stolik.play.answers import Refused
from stolik.play.ports import StreamId
from stolik.play.profiles import PeopleTrouble
from stolik.protocol.day import (
    Badged,
    DayAnswered,
    DayListed,
    DayMade,
    Links,
    Meetings,
    MyDay,
    NewDay,
    PinTyped,
    RosterLine,
    RosterRead,
    RosterTyped,
    SwapCost,
    TableLink,
)
from stolik.server.addresses import hall_addresses, is_near
from stolik.server.day_access import badge_of, code_of, loaded_of, official_of
from stolik.server.identity import (
    active_of,
    address_of,
    guard_changes,
    guard_rates,
    language_of,
    limited,
    services_of,
)
from stolik.server.problems import Fault, ProblemError
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import SwapSeats
from stolik.tournament.decide import SettingError
from stolik.tournament.drawing import as_drawn, offer_swap_now
from stolik.tournament.errors import SwapError, TournamentError
from stolik.tournament.format_files import find_format
from stolik.tournament.measure import meetings
from stolik.tournament.plan import Player
from stolik.tournament.refusals import Code, Refusal, refuse
from stolik.words import Words
from stolik.words.refused import refusal_text

AnyRequest = Request[Any, Any, State]
TournamentName = Annotated[str, PathParameter(max_length=64, description="The name of a tournament")]
TypedCode = Annotated[str, PathParameter(max_length=60)]
MOST_TABLES = 40
_NOBODY = Actor(role=Role.PLAYER)


class DaysController(Controller):
    """Tournaments."""

    path = "/api"
    guards = (guard_rates, guard_changes)
    tags = ("tournaments",)

    @post("/tournaments", summary="Announce a tournament")
    async def make(self, request: AnyRequest, data: JSONBody[NewDay]) -> DayMade:
        """Announce a tournament; whoever does is its organiser."""
        services, visitor = services_of(request), await active_of(request)
        await limited(request, "tournament", services.settings.limits.rooms, visitor.profile.player)
        try:
            form = find_format(data.format) if isinstance(data.format, str) else data.format
            rules = find_ruleset(data.rules)
            new = NewTournament(
                name=data.name, format=form, rules=rules, date=data.date, languages=data.languages
            )
            # A guest who registers later keeps the id, and with it the tournament.
            made = await services.days.create(
                new, command_id=f"{visitor.profile.player}/{data.id}", account=visitor.profile.player
            )
        except (RulesetError, TournamentError) as error:
            raise ProblemError(Fault.BAD_BODY, said=_unfit(request, data, error)) from None
        if isinstance(made, Refusal):
            raise ProblemError(made.code.value)
        badge = services.days.link(made.stream, Badge(kind=Kind.OFFICIAL, official=OWNER))
        return DayMade(tournament=made.stream, code=await code_of(request, made.stream), badge=badge)

    @get("/tournaments", summary="All tournaments")
    async def every(self, request: AnyRequest) -> tuple[DayListed, ...]:
        """Return the tournaments anybody may watch."""
        found = await services_of(request).days.all()
        return tuple([_listed(each, await code_of(request, each.stream)) for each in found])

    @get("/tournaments/mine", summary="Tournaments that I am an official of, on whatever device")
    async def held(self, request: AnyRequest) -> tuple[MyDay, ...]:
        """Return them with the badges that open their desks."""
        days, visitor = services_of(request).days, await active_of(request)
        found = await days.held_by(visitor.profile.player)
        return tuple(
            [
                MyDay(
                    day=_listed(loaded, await code_of(request, loaded.stream)),
                    badge=days.link(loaded.stream, badge),
                    role=loaded.tournament.state.officials[badge.official],
                )
                for loaded, badge in found
            ]
        )

    @post("/tournaments/{tournament:str}/keep", status_code=204, summary="Have this desk found by my account")
    async def keep(self, request: AnyRequest, tournament: TournamentName) -> None:
        """Note that the badge shown belongs to the account that shows it."""
        visitor = await active_of(request)
        if not visitor.profile.account:
            raise ProblemError(PeopleTrouble.NEEDS_ACCOUNT)
        loaded, badge = await loaded_of(request, tournament)
        answer = await services_of(request).days.keep_badge(loaded.stream, badge, visitor.profile.player)
        if isinstance(answer, Refusal):
            raise ProblemError(answer.code.value)

    @get("/tournaments/{tournament:str}", summary="A tournament as I may know it")
    async def look(self, request: AnyRequest, tournament: TournamentName) -> Day:
        """Return the tournament."""
        loaded, badge = await loaded_of(request, tournament)
        now = await services_of(request).clock.now()
        return see_day(loaded, badge, now=now, words=Words(language_of(request)))

    @get("/tournaments/code/{code:str}", summary="The tournament that has a code")
    async def find(
        self, request: AnyRequest, code: Annotated[str, PathParameter(max_length=60)]
    ) -> DayListed:
        """Return a tournament by the code somebody typed."""
        services = services_of(request)
        await limited(request, "code", services.settings.limits.codes)
        stream = await services.house.seating.find(code)
        if isinstance(stream, Refused):
            raise ProblemError(stream.code)
        loaded, _ = await loaded_of(request, stream)
        return _listed(loaded, await code_of(request, stream))

    @post("/tournaments/{tournament:str}/orders", status_code=200, summary="Any order of the day")
    async def order(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[DayOrder]
    ) -> DayAnswered:
        """Carry out an order; what the tournament refuses is an answer, too."""
        visitor = await active_of(request)
        loaded, badge = await loaded_of(request, tournament)
        answer = await services_of(request).days.carry_out(
            loaded.stream,
            data,
            badge,
            command_id=f"{visitor.profile.player}/{data.id}",
            session=visitor.profile.player,
        )
        if isinstance(answer, DayDone):
            return DayAnswered(id=data.id, seq=answer.seq)
        message = refusal_text(Words(language_of(request)), loaded.tournament, answer)
        return DayAnswered(id=data.id, refused=answer, message=message)

    @post("/tournaments/{tournament:str}/badge", status_code=200, summary="Come to a table by its letters")
    async def by_pin(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[PinTyped]
    ) -> Badged:
        """Return the badge of a table whose card somebody reads."""
        services = services_of(request)
        await limited(request, "code", services.settings.limits.codes)
        stream = StreamId(tournament)
        badge = services.days.badge_by_pin(stream, data.table, data.pin)
        if badge is None:
            raise ProblemError(Code.NOT_ALLOWED.value)
        return await _badged(request, stream, badge)

    @get("/tournaments/{tournament:str}/badge", summary="Whose badge I show")
    async def whose(self, request: AnyRequest, tournament: TournamentName) -> Badged:
        """Return what a badge makes somebody."""
        loaded, badge = await loaded_of(request, tournament)
        if badge is None:
            raise ProblemError(Code.NOT_ALLOWED.value)
        return await _badged(request, loaded.stream, badge)

    @get("/tournaments/{tournament:str}/links", summary="Everybody's links, for the organiser")
    async def links(self, request: AnyRequest, tournament: TournamentName) -> Links:
        """Return the links to hand out."""
        loaded = await official_of(request, tournament, Role.ORGANISER, Role.HEAD_REFEREE)
        days, stream, state = services_of(request).days, loaded.stream, loaded.tournament.state
        return Links(
            code=await code_of(request, stream),
            officials={
                key: days.link(stream, Badge(kind=Kind.OFFICIAL, official=key)) for key in state.officials
            },
            tables={
                table: TableLink(
                    badge=days.link(stream, Badge(kind=Kind.TABLE, table=table)), pin=days.pin(stream, table)
                )
                for table in range(1, MOST_TABLES + 1)
            },
            players={
                player: days.link(stream, Badge(kind=Kind.PLAYER, player=player)) for player in state.players
            },
            hall=_hall(request),
        )

    @get("/tournaments/{tournament:str}/swap", summary="What a swap would cost")
    async def swap(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        one: Annotated[int, QueryParameter(ge=1, le=9999)],
        other: Annotated[int, QueryParameter(ge=1, le=9999)],
    ) -> SwapCost:
        """Return what it costs to let two players change places, before it is done."""
        loaded = await official_of(request, tournament)
        pair = PlayerId(one), PlayerId(other)
        order = Do(id="trial", command=SwapSeats(by=_NOBODY, players=pair))
        refused = await services_of(request).days.trial(loaded, order, badge_of(request, loaded.stream))
        try:
            offer = offer_swap_now(loaded.tournament.state, *pair)
        except SwapError as error:
            raise ProblemError(Code.NO_SUCH_SEAT.value, detail=str(error)) from None
        return SwapCost(
            repeats=offer.cost.repeats,
            again=tuple(_pair(pair) for pair in offer.met_again),
            apart_broken=offer.cost.apart_broken,
            locks_broken=len(offer.locks_broken),
            refused=refused,
        )

    @get("/tournaments/{tournament:str}/meetings", summary="Who met whom")
    async def met(self, request: AnyRequest, tournament: TournamentName) -> Meetings:
        """Return how often each pair has met."""
        loaded, badge = await loaded_of(request, tournament)
        state = loaded.tournament.state
        seen = see_day(loaded, badge, now=0, words=Words(language_of(request)))
        shown = {(stage.number, drawn.number) for stage in seen.stages for drawn in stage.drawn}
        rounds = [
            as_drawn(drawn)
            for stage in state.stages
            for drawn in stage.rounds
            if (stage.number, drawn.number) in shown
        ]
        counted = meetings(rounds)
        players = tuple(sorted(state.players))
        return Meetings(
            players=players,
            counts=tuple(
                tuple(counted.get(frozenset((one, other)), 0) for other in players) for one in players
            ),
        )

    @post("/tournaments/{tournament:str}/roster/check", status_code=200, summary="Read a roster")
    async def roster(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[RosterTyped]
    ) -> RosterRead:
        """Return what a pasted or uploaded roster says, and what is wrong with which line."""
        await official_of(request, tournament)
        words = Words(language_of(request))
        found, wrong = check_entries(data.text.encode())
        return RosterRead(
            entries=tuple(
                Entry(
                    details=entry.details,
                    number=None if entry.number is None else PlayerId(entry.number),
                    here=entry.here,
                )
                for entry in found.entries
            ),
            wrong=tuple(_line(words, error) for error in wrong),
            left_out=found.left_out,
        )


def _pair(players: Iterable[Player]) -> tuple[PlayerId, PlayerId]:
    one, other = sorted(int(player) for player in players)
    return PlayerId(one), PlayerId(other)


def _line(words: Words, error: SaidError) -> RosterLine:
    line = error.arguments.get("line", 0)
    return RosterLine(line=int(line), message=words(error.key, **error.arguments))


def _listed(loaded: Loaded, code: str) -> DayListed:
    state = loaded.tournament.state
    return DayListed(
        tournament=loaded.stream,
        code=code,
        name=state.name,
        date=state.date,
        rules=state.rules.key,
        format=state.format.key,
        players=len(state.players),
        closed=state.closed,
        playing=state.started and not state.closed,
    )


async def _badged(request: AnyRequest, stream: StreamId, badge: Badge) -> Badged:
    services = services_of(request)
    loaded = await services.days.look(stream)
    if loaded is None:
        raise ProblemError(Code.UNKNOWN_TOURNAMENT.value)
    return Badged(
        badge=services.days.link(stream, badge),
        kind=badge.kind,
        role=role_of(loaded.tournament.state, badge),
        table=badge.table,
        player=badge.player,
    )


def _hall(request: AnyRequest) -> tuple[str, ...] | None:
    """Return where phones find us; None for who does not sit at this machine: it is not their network."""
    if not is_near(address_of(request)):
        return None
    port = (request.scope["server"] or ("", 0))[1] or 80
    return hall_addresses(services_of(request).settings.host, port)


def _unfit(request: AnyRequest, data: NewDay, error: StolikError) -> str:
    """Return why a tournament cannot be announced so, in the words of who asks."""
    if isinstance(error, SettingError):
        refusal = error.refusal
    else:
        typed = data.rules if isinstance(error, RulesetError) else str(data.format)
        refusal = refuse(Code.BAD_SETTING, detail=error.code, typed=typed)
    return refusal_text(Words(language_of(request)), None, refusal)
