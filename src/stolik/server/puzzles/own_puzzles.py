"""The caller as a solver of puzzles: attempts, the rating that comes of them, and what to solve next."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Annotated, Final

from litestar import Controller, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation

from stolik.coach.puzzles.answers import solves
from stolik.coach.puzzles.pack import shipped
from stolik.core.errors import NotationError
from stolik.play.lobby.puzzle_ratings import (
    A_DAY_MS,
    MOST_A_DAY,
    NewAttempt,
    SolverFigures,
    new_solver,
    rate_attempt,
    shown_rating,
)
from stolik.play.ports import PlayerId
from stolik.protocol.puzzles import AttemptRated, PuzzleAttempt, PuzzleFigures, PuzzlesShown, RushScore
from stolik.server.http.app_state import from_state
from stolik.server.http.packing import PACKED
from stolik.server.http.problems import RefusedRequestError, ServerFault
from stolik.server.people.identity import AnyRequest, active_of, services_of, visitor_of
from stolik.server.puzzles.controller import MOST_AT_ONCE
from stolik.server.puzzles.figures import puzzle_figures
from stolik.server.puzzles.shelf import PuzzleShelf
from stolik.server.services import Services

TheShelf = NamedDependency[SkipValidation[PuzzleShelf]]


class OwnPuzzlesController(Controller):
    """The caller's puzzles."""

    path = "/me/puzzles"
    tags = ("puzzles",)

    @get(summary="The caller's rating and figures as a solver of puzzles")
    async def figures(self, request: AnyRequest) -> PuzzleFigures:
        """Return the caller's figures; whoever tried nothing has those of a new solver."""
        services, player = services_of(request), (await visitor_of(request)).profile.player
        return await _figures(services, player)

    @get("/next", summary="Puzzles near the caller's rating that the caller has not tried")
    async def upcoming(
        self,
        request: AnyRequest,
        shelf: TheShelf,
        count: Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)] = 10,
    ) -> PuzzlesShown:
        """Return what to solve next."""
        services, player = services_of(request), (await visitor_of(request)).profile.player
        store = services.store.puzzles
        solver = await store.solver(player) or new_solver(player)
        return await shelf.next_for(solver, await store.attempted(player), count)

    @post("/{puzzle:str}/attempts", summary="An attempt at a puzzle; the first one is rated", status_code=200)
    async def attempt(
        self,
        request: AnyRequest,
        shelf: TheShelf,
        puzzle: Annotated[str, PathParameter(max_length=60)],
        data: JSONBody[PuzzleAttempt],
    ) -> AttemptRated:
        """Judge and rate an attempt: what the page says about it does not count."""
        services, profile = services_of(request), (await active_of(request)).profile
        found = shipped().find(puzzle)
        if found is None:
            raise RefusedRequestError(ServerFault.NO_SUCH_PUZZLE)
        try:
            solved = solves(found, table=data.table, holds=data.holds)
        except NotationError as error:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"table: {error}") from None
        try:
            day = None if data.day is None else date.fromisoformat(data.day)
        except ValueError:
            raise RefusedRequestError(ServerFault.BAD_BODY, detail=f"day: {data.day}") from None
        store = services.store.puzzles
        before = await store.solver(profile.player) or new_solver(profile.player)
        now = await services.clock.now()
        new = NewAttempt(
            player=profile.player,
            puzzle=found.id,
            level=found.level,
            at=now,
            solved=solved,
            moves_puzzle=profile.account,
        )
        rated = await store.attempt(new, rate_attempt, most=MOST_A_DAY, since=now - A_DAY_MS)
        solver = rated.solver
        if solved and day is not None and _is_day_of(found.id, day):
            solver = await store.note_day(profile.player, day)
        shelf.note(rated.grade)
        return AttemptRated(
            solved=solved,
            counted=rated.counted,
            rating=shown_rating(solver.mu),
            change=shown_rating(solver.mu) - shown_rating(before.mu) if rated.counted else 0,
            level=rated.grade.level(found.level),
            puzzle_rating=shown_rating(rated.grade.mu),
        )

    @put("/rush", summary="The result of a rush, as the page counted it")
    async def rush(self, request: AnyRequest, data: JSONBody[RushScore]) -> PuzzleFigures:
        """Keep the result if it is the caller's best."""
        services, player = services_of(request), (await active_of(request)).profile.player
        await services.store.puzzles.note_rush(player, data.score)
        return await _figures(services, player)


own_puzzles_router: Final = Router(
    "/",
    route_handlers=[OwnPuzzlesController],
    middleware=[PACKED],
    dependencies={"shelf": from_state("shelf")},
)


async def _figures(services: Services, player: PlayerId) -> PuzzleFigures:
    store = services.store.puzzles
    solver: SolverFigures = await store.solver(player) or new_solver(player)
    attempts = await store.attempts_of(player) if solver.attempts else {}
    return puzzle_figures(solver, attempts, today=_today())


def _is_day_of(puzzle: str, day: date) -> bool:
    """Return whether a puzzle is that of a day which is today in some time zone."""
    return abs(day - _today()) <= timedelta(days=1) and shipped().of_day(day).id == puzzle


def _today() -> date:
    return datetime.now().astimezone().date()
