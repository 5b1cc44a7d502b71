"""What the desk asks before it does something: what a swap costs, who met whom, what a roster says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from stolik.day.errors import SaidError
from stolik.day.orders import Do, Entry
from stolik.day.roster_file import check_entries
from stolik.day.seeing import see_day
from stolik.protocol.day import Meetings, RosterLine, RosterRead, RosterTyped, SwapCost
from stolik.server.day_access import TournamentName, badge_of, loaded_of, official_of
from stolik.server.identity import AnyRequest, language_of, services_of
from stolik.server.problems import ProblemError
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import SwapSeats
from stolik.tournament.drawing import as_drawn, offer_swap_now
from stolik.tournament.errors import SwapError
from stolik.tournament.measure import meetings
from stolik.tournament.plan import Player
from stolik.tournament.refusals import Code
from stolik.words import Words
from stolik.words.mistakes import mistake_text

_NOBODY = Actor(role=Role.PLAYER)


class DayPreviewsController(Controller):
    """Looking before leaping."""

    tags = ("tournaments",)

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
            said = mistake_text(Words(language_of(request)), error)
            raise ProblemError(Code.NO_SUCH_SEAT.value, said=said) from None
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
