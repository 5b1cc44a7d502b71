"""Puzzles over HTTP: of the day, by kind and level, and one by its id. No session is needed."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Annotated, Final

from litestar import Controller, Router, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

from stolik.coach.puzzles.pack import shipped
from stolik.coach.puzzles.puzzle import PuzzleKind
from stolik.protocol.puzzles import PuzzleOfDay, PuzzleShown, PuzzlesShown
from stolik.server.http.app_state import from_state
from stolik.server.http.packing import PACKED
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.http.question_errors import HANDLERS
from stolik.server.puzzles.shelf import PuzzleShelf

MOST_AT_ONCE: Final = 40
"""Puzzles of one answer."""
AHEAD: Final = timedelta(days=2)
"""Somewhere it is tomorrow already."""
_FIRST: Final = date(2020, 1, 1)

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
        count: Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)] = 10,
        seed: Annotated[str, QueryParameter(max_length=60)] = "",
    ) -> PuzzlesShown:
        """Choose puzzles, the same ones for a seed."""
        return await shelf.choose(count, seed, kind=kind, level=level)

    @get("/day/{day:str}", summary="The puzzle of a day, the same for everybody")
    async def of_day(self, shelf: TheShelf, day: Annotated[str, PathParameter(max_length=20)]) -> PuzzleOfDay:
        """Return the puzzle of a day; `today` is that of the server."""
        today = datetime.now().astimezone().date()
        try:
            asked = today if day == "today" else date.fromisoformat(day)
        except ValueError:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"day: {day}, not YYYY-MM-DD") from None
        if not _FIRST <= asked <= today + AHEAD:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"day: {asked} has no puzzle yet")
        return PuzzleOfDay(date=asked.isoformat(), puzzle=await shelf.show(shipped().of_day(asked)))

    @get("/{puzzle:str}", summary="A puzzle by its id")
    async def one(self, shelf: TheShelf, puzzle: Annotated[str, PathParameter(max_length=60)]) -> PuzzleShown:
        """Return a puzzle."""
        found = shipped().find(puzzle)
        if found is None:
            raise RefusedRequestError(ServerFault.NO_SUCH_PUZZLE)
        return await shelf.show(found)


puzzles_router: Final = Router(
    "/",
    route_handlers=[PuzzlesController],
    exception_handlers=HANDLERS,
    middleware=[PACKED],
    dependencies={"shelf": from_state("shelf")},
)
