"""Puzzles over HTTP: of the day, by kind and level, and one by its id. No session is needed."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import partial
from typing import Annotated, Final

from litestar import Controller, Router, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import Puzzle, PuzzleKind
from stolik.coach.puzzles.shown import lay_out
from stolik.protocol.puzzles import PuzzleOfDay, PuzzleShown, PuzzlesShown, SolutionStep
from stolik.server.http.app_state import from_state
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.http.question_errors import HANDLERS
from stolik.server.http.thread_pool import Offloading

_MOST: Final = 40
"""Puzzles of one answer."""
_SECONDS: Final = 10.0
_FIRST: Final = date(2020, 1, 1)
_AHEAD: Final = timedelta(days=2)
"""Somewhere it is tomorrow already."""


class PuzzleShelf:
    """Puzzles with the ways to their answers, found off the event loop."""

    def __init__(self) -> None:
        self._offloading = Offloading(threads=1, queue=64)

    async def show(self, puzzle: Puzzle) -> PuzzleShown:
        """Return a puzzle as pages need it."""
        return await self._offloading.do(partial(_shown, puzzle), budget=_SECONDS)

    async def show_all(self, puzzles: list[Puzzle]) -> PuzzlesShown:
        """Return several."""
        shown = await self._offloading.do(lambda: tuple(map(_shown, puzzles)), budget=_SECONDS)
        return PuzzlesShown(puzzles=shown)


TheShelf = NamedDependency[SkipValidation[PuzzleShelf]]


class PuzzlesController(Controller):
    """The addresses of puzzles."""

    path = "/api/puzzles"
    tags = ("puzzles",)

    @get(summary="Some puzzles of a kind and a level, the easier first")
    async def some(
        self,
        shelf: TheShelf,
        kind: Annotated[PuzzleKind | None, QueryParameter()] = None,
        level: Annotated[int | None, QueryParameter(ge=1, le=5)] = None,
        count: Annotated[int, QueryParameter(ge=1, le=_MOST)] = 10,
        seed: Annotated[str, QueryParameter(max_length=60)] = "",
    ) -> PuzzlesShown:
        """Choose puzzles, the same ones for a seed."""
        return await shelf.show_all(shipped().choose(count, seed, kind=kind, level=level))

    @get("/day/{day:str}", summary="The puzzle of a day, the same for everybody")
    async def of_day(self, shelf: TheShelf, day: Annotated[str, PathParameter(max_length=20)]) -> PuzzleOfDay:
        """Return the puzzle of a day; `today` is that of the server."""
        today = datetime.now().astimezone().date()
        try:
            asked = today if day == "today" else date.fromisoformat(day)
        except ValueError:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"day: {day}, not YYYY-MM-DD") from None
        if not _FIRST <= asked <= today + _AHEAD:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"day: {asked} has no puzzle yet")
        return PuzzleOfDay(date=asked.isoformat(), puzzle=await shelf.show(shipped().of_day(asked)))

    @get("/{puzzle:str}", summary="A puzzle by its id")
    async def one(self, shelf: TheShelf, puzzle: Annotated[str, PathParameter(max_length=60)]) -> PuzzleShown:
        """Return a puzzle."""
        found = shipped().find(puzzle)
        if found is None:
            raise RefusedRequestError(ServerFault.NO_SUCH_PUZZLE)
        return await shelf.show(found)


puzzles_router = Router(
    "/",
    route_handlers=[PuzzlesController],
    exception_handlers=HANDLERS,
    dependencies={"shelf": from_state("shelf")},
)


def _shown(puzzle: Puzzle) -> PuzzleShown:
    laid = lay_out(puzzle)
    return PuzzleShown(
        id=puzzle.id,
        kind=puzzle.kind.value,
        rules=puzzle.rules,
        table=str(laid.table),
        rack=str(laid.rack),
        opened=puzzle.opened,
        answer=puzzle.answer,
        level=puzzle.level,
        threshold=puzzle.ruleset.opening_points,
        steps=tuple(
            SolutionStep(
                gesture=step.gesture,
                tiles=tuple(map(str, step.tiles)),
                source=tuple(map(str, step.source)),
                target=tuple(map(str, step.target)),
                table=str(step.table),
            )
            for step in laid.steps
        ),
    )
