"""Analysis over HTTP: questions about a position, the points of a game, a turn whose time ran out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

from litestar import Controller, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation
from litestar.status_codes import HTTP_200_OK

from stolik.analysis.position_report import PositionStudy, study
from stolik.analysis.questions import count_game, judge_text, read_position, read_rules, resolve_turn
from stolik.analysis.steps import find_steps, replay_steps
from stolik.core.judge import Verdict
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Score
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind
from stolik.core.turns.timeout import TimeoutResult
from stolik.play.rights import Principal
from stolik.protocol.bodies import Advice, BestPlay, PositionQuestion, StepSaid
from stolik.protocol.referee_questions import Counted, CountGame, LateTurn, LateTurnResolved
from stolik.server.http.app_state import from_state
from stolik.server.http.question_errors import HANDLERS, NO_HELP, TILES_AS_TEXT, Asker, QuestionRefusedError
from stolik.server.http.thread_pool import Offloading
from stolik.solver import Answer, Objective
from stolik.words import Language, Words
from stolik.words.steps import describe_step

MayAsk: TypeAlias = Callable[[Principal], Awaitable[bool]]
"""Returns whether somebody may ask now: not during a rated or tournament game."""

_ANSWER_SECONDS: Final = 10.0
_STEPS_SECONDS: Final = 1.0


async def anybody(_: Principal) -> bool:
    """Allow everybody to ask."""
    return True


class Analysis:
    """Answers questions about positions off the event loop."""

    def __init__(self, *, may_ask: MayAsk = anybody, offloading: Offloading | None = None) -> None:
        self._may_ask = may_ask
        self._offloading = offloading or Offloading()

    async def advise(self, actor: Principal, ask: PositionQuestion) -> Advice:
        """Return everything that can be said about a position."""
        await self._check(actor)
        rules, verdict, found = await self._offloading.do(partial(_look_at, ask), budget=_ANSWER_SECONDS)
        best = None if found.best is None else await self._with_steps(found, found.best, ask.language)
        opening = found.opening
        return Advice(
            valid=not found.wrong,
            wrong_sets=found.wrong,
            misordered_sets=found.misordered,
            needed=rules.opening_points,
            can_open=None if opening is None else opening.worth >= rules.opening_points,
            opening_points=None if opening is None else opening.worth,
            opening=None if opening is None else str(opening.table),
            best=best,
            may_draw=found.may_draw(rules),
            verdict=verdict,
            played=None if verdict is None else str(Rack(verdict.played)),
            points=None if verdict is None else verdict.points,
        )

    async def count(self, actor: Principal, game: CountGame) -> Counted:
        """Count a finished game."""
        await self._check(actor)
        score = await self._offloading.do(partial(_count, game), budget=_ANSWER_SECONDS)
        return Counted(winners=score.winners, seats=score.seats)

    async def resolve(self, actor: Principal, turn: LateTurn) -> LateTurnResolved:
        """Return what happens to a turn whose time ran out."""
        await self._check(actor)
        result = await self._offloading.do(partial(_resolve, turn), budget=_ANSWER_SECONDS)
        return LateTurnResolved(
            outcome=result.outcome, table=str(result.table), rack=str(result.rack), draws=result.draws
        )

    def close(self) -> None:
        """Stop answering."""
        self._offloading.close()

    async def _check(self, actor: Principal) -> None:
        if not await self._may_ask(actor):
            raise QuestionRefusedError(NO_HELP)

    async def _with_steps(self, found: PositionStudy, best: Answer, language: str) -> BestPlay:
        before = found.before
        try:
            steps = await self._offloading.do(
                partial(_steps, before.table, best.table, Words(Language(language))), budget=_STEPS_SECONDS
            )
        except TimeoutError:
            steps = None
        return BestPlay(
            tiles=best.tiles,
            points=best.points,
            play=str(Rack(best.play)),
            table=str(best.table),
            goes_out=best.tiles == len(before.rack),
            steps=steps or (),
            steps_known=steps is not None,
        )


TheAnalysis: TypeAlias = NamedDependency[SkipValidation[Analysis]]


class AnalysisController(Controller):
    """The routes of the analysis."""

    path = "/api/bench"

    @post(status_code=HTTP_200_OK)
    async def ask(self, data: JSONBody[PositionQuestion], actor: Asker, analysis: TheAnalysis) -> Advice:
        """Is this table valid, could this rack open, what is the best play, and how is it laid."""
        return await analysis.advise(actor, data)

    @post("/score", status_code=HTTP_200_OK)
    async def score(self, data: JSONBody[CountGame], actor: Asker, analysis: TheAnalysis) -> Counted:
        """Count a finished game."""
        return await analysis.count(actor, data)

    @post("/timeout", status_code=HTTP_200_OK)
    async def timeout(
        self, data: JSONBody[LateTurn], actor: Asker, analysis: TheAnalysis
    ) -> LateTurnResolved:
        """Resolve a turn whose time ran out."""
        return await analysis.resolve(actor, data)


# The asker comes from the app's dependency `actor`, the analysis from its state.
analysis_router = Router(
    "/",
    route_handlers=[AnalysisController],
    tags=["bench"],
    exception_handlers=HANDLERS,
    type_encoders=TILES_AS_TEXT,
    dependencies={"analysis": from_state("analysis")},
)


def _look_at(ask: PositionQuestion) -> tuple[Ruleset, Verdict | None, PositionStudy]:
    rules = read_rules(ask.rules)
    before = read_position(ask.table, ask.rack, opened=ask.opened)
    verdict = None if ask.proposal is None else judge_text(rules, before, ask.proposal)
    return rules, verdict, study(rules, before, Objective(ask.objective))


def _steps(before: Table[Kind], after: Table[Kind], words: Words) -> tuple[StepSaid, ...]:
    steps = find_steps(before, after)
    return tuple(
        StepSaid(
            words=describe_step(step, words),
            table=str(replay_steps(before, steps[:done])),
            tiles=tuple(map(str, step.tiles)),
        )
        for done, step in enumerate(steps, 1)
    )


def _count(game: CountGame) -> Score:
    seats = len(game.racks)
    return count_game(
        read_rules(game.rules),
        game.ending,
        racks=game.racks,
        opened=game.opened,
        announced=game.announced or (False,) * seats,
        drawn_last=game.drawn_last or (None,) * seats,
    )


def _resolve(turn: LateTurn) -> TimeoutResult[Kind]:
    rules = read_rules(turn.rules)
    return resolve_turn(
        rules, read_position(turn.table, turn.rack, opened=turn.opened), turn.now, turn.in_hand
    )
