"""How a question that cannot be answered is refused over HTTP: with a status, a code and words."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final, TypeAlias

from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.params import SkipValidation
from litestar.types import ExceptionHandlersMap

from stolik.analysis.questions import QuestionError
from stolik.core.errors import (
    NotationError,
    RecordError,
    RulesetError,
    ScoreError,
    StolikError,
    TileNotOwnedError,
    TooManyTilesError,
    VariantError,
)
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.notation.wire import encoder
from stolik.play.answers import Trouble
from stolik.play.rights import Principal
from stolik.protocol.bodies import Problem
from stolik.server.http.thread_pool import PoolBusyError
from stolik.server.people.identity import language_of
from stolik.solver import SolverError
from stolik.words import Words
from stolik.words.mistakes import mistake_text

AnyRequest: TypeAlias = Request[Any, Any, Any]
Asker: TypeAlias = NamedDependency[SkipValidation[Principal]]
"""The asker, provided by the app as the dependency `actor`."""

TILES_AS_TEXT: Final = {Kind: str, Tile: str, Rack: str, Table: str}
"""How tiles are written in answers."""
NO_HELP: Final = "no_help_in_rated_game"
TOO_LONG: Final = "took_too_long"
BUSY: Final = "bench_busy"
REVIEWS_BUSY: Final = "reviews_busy"

_STATUS: Final = {
    NO_HELP: HTTPStatus.FORBIDDEN,
    REVIEWS_BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    RulesetError.code: HTTPStatus.NOT_FOUND,
    Trouble.NO_SUCH_ROOM: HTTPStatus.NOT_FOUND,
    Trouble.NO_SUCH_SEAT: HTTPStatus.NOT_FOUND,
    Trouble.NOT_OVER: HTTPStatus.CONFLICT,
    Trouble.NOT_WATCHED: HTTPStatus.FORBIDDEN,
}
_OF_RECORDS: Final = frozenset({Trouble.NO_SUCH_ROOM, Trouble.NO_SUCH_SEAT, Trouble.NOT_OVER})
"""Codes that rooms have too; here they are about records."""


_OF_THE_ASKER: Final = (
    NotationError,
    QuestionError,
    RecordError,
    RulesetError,
    ScoreError,
    SolverError,
    TileNotOwnedError,
    TooManyTilesError,
)
"""Errors of a question; other errors are ours, and the app reports them."""


class QuestionRefusedError(Exception):
    """A question that is answered with a problem."""

    def __init__(self, code: str, what: str = "") -> None:
        super().__init__(code)
        self.code: Final = code
        self.what: Final = what


def _answer_refused(request: AnyRequest, error: QuestionRefusedError) -> Response[bytes]:
    return _say(request, error.code, _STATUS.get(error.code, HTTPStatus.CONFLICT), what=error.what)


def _answer_bad_input(request: AnyRequest, error: StolikError) -> Response[bytes]:
    return _say(request, error.code, HTTPStatus.BAD_REQUEST, what=error.offender, message=str(error))


def _answer_bad_variant(request: AnyRequest, error: VariantError) -> Response[bytes]:
    message = mistake_text(Words(language_of(request)), error)
    return _say(request, error.code, HTTPStatus.BAD_REQUEST, message=message)


def _answer_busy(request: AnyRequest, _: PoolBusyError) -> Response[bytes]:
    return _say(request, BUSY, HTTPStatus.SERVICE_UNAVAILABLE)


def _answer_too_long(request: AnyRequest, _: TimeoutError) -> Response[bytes]:
    return _say(request, TOO_LONG, HTTPStatus.SERVICE_UNAVAILABLE)


def _say(
    request: AnyRequest, code: str, status: HTTPStatus, *, what: str = "", message: str = ""
) -> Response[bytes]:
    words = Words(language_of(request))
    name = code.replace("_", "-")
    key = f"problem-record-{name}" if code in _OF_RECORDS else f"problem-{name}"
    if key in words:
        message = words(key, what=what or message)
    again = {"retry-after": "2"} if status is HTTPStatus.SERVICE_UNAVAILABLE else {}
    return Response(
        encoder.encode(Problem(code=code, message=message)),
        status_code=status,
        media_type=MediaType.JSON,
        headers=again,
    )


HANDLERS: Final[ExceptionHandlersMap] = {
    QuestionRefusedError: _answer_refused,
    **dict.fromkeys(_OF_THE_ASKER, _answer_bad_input),
    VariantError: _answer_bad_variant,
    PoolBusyError: _answer_busy,
    TimeoutError: _answer_too_long,
}
