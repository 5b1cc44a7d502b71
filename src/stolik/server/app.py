"""The application: routes, guards and error answers put together."""

from __future__ import annotations

import asyncio
from copy import copy
from functools import cache
from importlib.metadata import version
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from stolik.core.errors import StolikError
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.play.answers import Refused
from stolik.play.house import House
from stolik.play.ports import StreamId
from stolik.protocol.bodies import Problem
from stolik.server.federation.places import PlacesController
from stolik.server.federation.register import RegisterController
from stolik.server.federation.season_files import SeasonFilesController
from stolik.server.federation.seasons import SeasonsController
from stolik.server.games.analysis import Analysis, analysis_router
from stolik.server.games.bots import BotsController
from stolik.server.games.records import CodeOf, Records, records_router
from stolik.server.games.reviews import ReviewDesk, reviews_router
from stolik.server.games.rooms import RoomsController
from stolik.server.games.rulebook import rulebook_router
from stolik.server.http.problems import RefusedRequestError, ServerFault, fault_of, problem_of, status_of
from stolik.server.http.schema import TextTypes, build_schema, is_text_type, read_text
from stolik.server.monitoring.health import healthz, metrics, readyz
from stolik.server.monitoring.logs import log
from stolik.server.people.account import MeController
from stolik.server.people.export import ExportController
from stolik.server.people.games import GamesController
from stolik.server.people.identity import asker_of, guard_changes, guard_reading, guarded_by, language_of
from stolik.server.people.known_people import KnownPeopleController
from stolik.server.people.own_account import OwnAccountController
from stolik.server.people.passkeys import PasskeysController
from stolik.server.people.players import PlayersController
from stolik.server.people.ratings import RatingsController
from stolik.server.people.reports import AdminController, ReportsController
from stolik.server.people.seeks import SeeksController
from stolik.server.puzzles.controller import puzzles_router
from stolik.server.puzzles.own_puzzles import own_puzzles_router
from stolik.server.puzzles.paper import puzzle_paper_router
from stolik.server.puzzles.shelf import PuzzleShelf
from stolik.server.services import Services
from stolik.server.tournaments.badges import DayBadgesController
from stolik.server.tournaments.day_socket import day_socket
from stolik.server.tournaments.event_page import EventPageController
from stolik.server.tournaments.files import DayFilesController
from stolik.server.tournaments.online import DayOnlineController
from stolik.server.tournaments.previews import DayPreviewsController
from stolik.server.tournaments.registration import RegistrationController
from stolik.server.tournaments.tournaments import DaysController
from stolik.server.websocket.room_socket import room_socket

AnyRequest = Request[Any, Any, Any]


class _Request(Request[Any, Any, Any]):
    """A request whose body may be invalid JSON."""

    async def json(self) -> Any:  # noqa: ANN401  as Litestar has it
        """Return the body as JSON; a body nested too deeply is refused like any other bad body."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException(extra=[{"message": "JSON is nested too deeply"}]) from None


class _Lean(Litestar):
    """Without plugins for pydantic and attrs: we use neither, and importing them is slow."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(services: Services) -> Litestar:
    """Return the application for open services."""
    house = services.house
    records = Records(house.replaying, names=services.channels.names, code_of=_code_of(house))
    app = copy(_application(services.settings.limits.body))
    app.state = State(
        {
            "services": services,
            "analysis": Analysis(may_ask=house.watching.may_ask_solver),
            "records": records,
            "reviews": ReviewDesk(house.replaying, records, services.store, services.clock, services.reviews),
            "shelf": PuzzleShelf(services.store.puzzles),
            "schema_turn": asyncio.Lock(),
        }
    )
    return app


@cache
def _application(longest_body: int) -> Litestar:
    """Return the application without its state: building its routes takes longer than starting a server."""
    desk = Router(
        "/",
        route_handlers=[
            analysis_router,
            records_router,
            reviews_router,
            rulebook_router,
            BotsController,
            puzzles_router,
            puzzle_paper_router,
        ],
        dependencies={"actor": Provide(asker_of)},
        middleware=[guarded_by(guard_reading)],
    )
    # Here and not in each of them, so that no new route can lack a guard.
    guarded = Router(
        "/api",
        route_handlers=[
            MeController,
            OwnAccountController,
            PasskeysController,
            ReportsController,
            AdminController,
            GamesController,
            RatingsController,
            PlayersController,
            own_puzzles_router,
            ExportController,
            SeeksController,
            KnownPeopleController,
            RoomsController,
            DaysController,
            DayBadgesController,
            DayPreviewsController,
            DayFilesController,
            DayOnlineController,
            RegisterController,
            SeasonsController,
            SeasonFilesController,
            PlacesController,
            RegistrationController,
            EventPageController,
        ],
        middleware=[guarded_by(guard_changes)],
    )
    return _Lean(
        route_handlers=[
            guarded,
            room_socket,
            day_socket,
            desk,
            healthz,
            readyz,
            metrics,
        ],
        request_class=_Request,
        exception_handlers={
            RefusedRequestError: _problem,
            HTTPException: _http,
            StolikError: _unavailable,
            Exception: _internal,
        },
        type_encoders={Kind: str, Tile: str, Rack: str, Table: str},
        type_decoders=[(is_text_type, read_text)],
        openapi_config=OpenAPIConfig(
            title="Stolik",
            version=version("stolik"),
            description="Rummikub under its real tournament rules: rooms, games, and the people in them.",
            openapi_router=Router(
                "/schema", route_handlers=[], include_in_schema=False, before_request=build_schema
            ),
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        plugins=[TextTypes()],
        request_max_body_size=longest_body,
        logging_config=None,
    )


def _code_of(house: House) -> CodeOf:
    async def code_of(stream: StreamId) -> str:
        code = await house.finding.code_of(stream)
        return "" if isinstance(code, Refused) else code

    return code_of


def _answer(request: AnyRequest, error: RefusedRequestError) -> Response[Problem]:
    body = problem_of(error, language_of(request))
    later = 5 if error.code in {ServerFault.TOO_OFTEN, ServerFault.UNAVAILABLE} else None
    again = later if error.retry_after is None else error.retry_after
    headers = {} if again is None else {"retry-after": str(again)}
    return Response(body, status_code=status_of(error.code), media_type=MediaType.JSON, headers=headers)


def _problem(request: AnyRequest, error: RefusedRequestError) -> Response[Problem]:
    return _answer(request, error)


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    fault = fault_of(error.status_code)
    detail = _why(error) if fault is ServerFault.BAD_BODY else ""
    return _answer(request, RefusedRequestError(fault, detail=detail))


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        found = [each.get("message", "") for each in extra if isinstance(each, dict)]
        return "; ".join(filter(None, found))[:300]
    return ""


def _unavailable(request: AnyRequest, error: StolikError) -> Response[Problem]:
    log.error("unavailable", kind=type(error).__name__)
    return _answer(request, RefusedRequestError(ServerFault.UNAVAILABLE))


def _internal(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("internal", exc_info=error)
    return _answer(request, RefusedRequestError(ServerFault.INTERNAL))
