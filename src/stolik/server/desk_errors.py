"""How a question that cannot be answered is refused over HTTP: a status, a code and words."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import SkipValidation
from litestar.types import ExceptionHandlersMap

from stolik.core.errors import StolikError
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.notation.wire import encoder
from stolik.play.rights import Actor
from stolik.protocol.bodies import Problem
from stolik.server.offloading import BusyError

AnyRequest: TypeAlias = Request[Any, Any, Any]
Asker: TypeAlias = NamedDependency[SkipValidation[Actor]]
"""Who asks: the app provides it as the dependency `actor`."""

TILES_AS_TEXT: Final = {Kind: str, Tile: str, Rack: str, Table: str}
"""How tiles are written in answers."""


class ProblemError(HTTPException):
    """Raised where an answer would be a problem."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(detail=message, status_code=status)
        self.problem: Final = Problem(code=code, message=message)


def _tell(_: AnyRequest, error: ProblemError) -> Response[bytes]:
    return _say(error.status_code, error.problem)


def _tell_bad_input(_: AnyRequest, error: StolikError) -> Response[bytes]:
    return _say(400, Problem(code=error.code, message=str(error)))


def _tell_busy(_: AnyRequest, __: BusyError) -> Response[bytes]:
    words = "many questions are being answered just now: ask again in a moment"
    return _say(503, Problem(code="busy", message=words), headers={"retry-after": "2"})


def _tell_too_long(_: AnyRequest, __: TimeoutError) -> Response[bytes]:
    words = "this question takes longer than we can give it: leave out some of it"
    return _say(503, Problem(code="took_too_long", message=words))


def _say(status: int, problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        encoder.encode(problem), status_code=status, media_type=MediaType.JSON, headers=headers or {}
    )


HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _tell,
    StolikError: _tell_bad_input,
    BusyError: _tell_busy,
    TimeoutError: _tell_too_long,
}
