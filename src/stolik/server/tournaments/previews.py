"""What is counted on request: who met whom, statistics; what a swap costs, what a roster contains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from stolik.day.cache import LoadedTournament
from stolik.day.errors import SaidError
from stolik.day.files.roster_file import RosterEntry as FileEntry
from stolik.day.files.roster_file import check_entries
from stolik.day.orders import Do, Entry
from stolik.day.statistics import LISTED_TILES
from stolik.day.view_builder import see_day
from stolik.protocol.day import (
    DayFigures,
    Meetings,
    RepairCost,
    RepairTyped,
    RosterLine,
    RosterRead,
    RosterTyped,
    SwapCost,
)
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, language_of, services_of
from stolik.server.tournaments.access import TournamentName, badge_of, loaded_of, official_of
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import SwapSeats
from stolik.tournament.draws.measure import meetings
from stolik.tournament.draws.plan import Player
from stolik.tournament.draws.table_sizes import SHORT
from stolik.tournament.errors import SwapError
from stolik.tournament.players.name_book import same_person
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.rounds.next_draw import as_drawn, compare_rounds, offer_swap_now
from stolik.tournament.rounds.repair import tables_now
from stolik.words import Words
from stolik.words.mistakes import mistake_text
from stolik.words.refusals import refusal_text

_NOBODY = Actor(role=Role.PLAYER)


class DayPreviewsController(Controller):
    """Previews of orders."""

    tags = ("tournaments",)

    @get("/tournaments/{tournament:str}/swap", summary="What a swap would cost")
    async def swap(
        self,
        request: AnyRequest,
        tournament: TournamentName,
        one: Annotated[int, QueryParameter(ge=1, le=9999)],
        other: Annotated[int, QueryParameter(ge=1, le=9999)],
    ) -> SwapCost:
        """Return what it costs to swap two players."""
        loaded = await official_of(request, tournament)
        pair = PlayerId(one), PlayerId(other)
        order = Do(id="trial", command=SwapSeats(by=_NOBODY, players=pair))
        refused = await services_of(request).days.trial(loaded, order, badge_of(request, loaded.stream))
        try:
            offer = offer_swap_now(loaded.tournament.state, *pair)
        except SwapError as error:
            said = mistake_text(Words(language_of(request)), error)
            raise RefusedRequestError(TournamentCode.NO_SUCH_SEAT.value, said=said) from None
        return SwapCost(
            repeats=offer.cost.repeats,
            again=tuple(_pair(pair) for pair in offer.met_again),
            apart_broken=offer.cost.apart_broken,
            locks_broken=len(offer.locks_broken),
            refused=refused,
        )

    @post("/tournaments/{tournament:str}/repair", status_code=200, summary="What a repair would cost")
    async def repair(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[RepairTyped]
    ) -> RepairCost:
        """Return what a repair of the drawn round costs."""
        loaded = await official_of(request, tournament)
        order = Do(id="trial", command=data.command)
        tried = await services_of(request).days.rehearse(loaded, order, badge_of(request, loaded.stream))
        if isinstance(tried, TournamentRefusal):
            message = refusal_text(Words(language_of(request)), loaded.tournament, tried)
            return RepairCost(refused=tried, message=message)
        before, after = loaded.tournament.state, tried.state
        offer = compare_rounds(before, after)
        was, seats = tables_now(before), tables_now(after)
        sizes = Counter(was.values()), Counter(seats.values())
        return RepairCost(
            repeats=offer.cost.repeats,
            again=tuple(_pair(pair) for pair in offer.met_again),
            apart_broken=offer.cost.apart_broken,
            locks_broken=len(offer.locks_broken),
            seats={
                player: seats.get(player, 0)
                for player in sorted({*was, *seats})
                if was.get(player) != seats.get(player)
            },
            threes=_of_size(sizes[1], SHORT) - _of_size(sizes[0], SHORT),
            twos=_of_size(sizes[1], SHORT - 1),
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

    @get("/tournaments/{tournament:str}/statistics", summary="The figures of a tournament")
    async def statistics(self, request: AnyRequest, tournament: TournamentName) -> DayFigures:
        """Return how games ended, how long rounds took, seats, records; players are numbers."""
        loaded, _ = await loaded_of(request, tournament)
        found = await services_of(request).days.statistics(loaded)
        return DayFigures(statistics=replace(found, tiles_left=found.tiles_left[:LISTED_TILES]))

    @post("/tournaments/{tournament:str}/roster/check", status_code=200, summary="Read a roster")
    async def roster(
        self, request: AnyRequest, tournament: TournamentName, data: JSONBody[RosterTyped]
    ) -> RosterRead:
        """Return what a pasted or uploaded roster contains, and the errors by line."""
        loaded = await official_of(request, tournament)
        words = Words(language_of(request))
        found, wrong = check_entries(data.text.encode())
        wrong = (*wrong, *_entered_already(loaded, found.entries))
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


def _of_size(tables: Counter[int], size: int) -> int:
    return sum(players == size for players in tables.values())


def _entered_already(loaded: LoadedTournament, entries: Iterable[FileEntry]) -> Iterator[SaidError]:
    """Return the lines about people who are already on the roster."""
    book, players = loaded.tournament.book, loaded.tournament.state.players.values()
    known = [details for each in players if each.details and (details := book.get(each.details))]
    for entry in entries:
        if any(same_person(entry.details, details) for details in known):
            yield SaidError(key="csv-entered", line=entry.line, typed=entry.details.name)


def _pair(players: Iterable[Player]) -> tuple[PlayerId, PlayerId]:
    one, other = sorted(int(player) for player in players)
    return PlayerId(one), PlayerId(other)


def _line(words: Words, error: SaidError) -> RosterLine:
    line = error.arguments.get("line", 0)
    return RosterLine(line=int(line), message=words(error.key, **error.arguments))
