"""Problems: every code the server answers with, as status, close code and words."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum, StrEnum
from http import HTTPStatus
from typing import Final

from stolik.people.refusals import PeopleCode
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.answers import Refused, Trouble
from stolik.protocol.bodies import Problem
from stolik.season.errors import PointsTableError
from stolik.season.refusals import SeasonCode
from stolik.tournament.refusals import TournamentCode
from stolik.words import Language, Words, WordsError


class ServerFault(StrEnum):
    """What the server itself refuses; rooms and games have their own codes."""

    BAD_BODY = "bad_body"
    NO_SESSION = "no_session"
    CSRF = "csrf"
    WRONG_ORIGIN = "wrong_origin"
    WRONG_HOST = "wrong_host"
    NO_PAPER = "no_paper"
    TOO_OFTEN = "too_often"
    TOO_MANY_LOGINS = "too_many_logins"
    TOO_LARGE = "too_large"
    NO_SUCH_PATH = "no_such_path"
    NO_SUCH_PUZZLE = "no_such_puzzle"
    WRONG_METHOD = "wrong_method"
    WRONG_TYPE = "wrong_type"
    UNAVAILABLE = "unavailable"
    INTERNAL = "internal"
    NOT_READABLE = "not_readable"
    HELLO_FIRST = "hello_first"
    BAD_TICKET = "bad_ticket"
    TOO_SLOW = "too_slow"
    SILENT = "silent"
    TOO_MANY_SOCKETS = "too_many_sockets"
    STOPPING = "stopping"
    SESSION_ENDED = "session_ended"


class Close(IntEnum):
    """Why a socket was closed; codes from 4000 are ours."""

    COME_BACK = 1001
    """The server is stopping; another one is available at once."""
    TOO_LARGE = 1009
    INTERNAL = 1011
    BAD_TICKET = 4001
    NOT_ALLOWED = 4003
    NO_SUCH_ROOM = 4004
    HELLO_LATE = 4008
    SESSION_ENDED = 4010
    """Logged out, erased, or a new password: after reconnecting the client is a new guest."""
    FLOOD = 4029
    SLOW = 4030
    SILENT = 4031
    TOO_MANY = 4032


STATUS: Final[dict[str, HTTPStatus]] = {
    Trouble.NO_SUCH_ROOM: HTTPStatus.NOT_FOUND,
    Trouble.NO_SUCH_TURN: HTTPStatus.NOT_FOUND,
    Trouble.NOT_ALLOWED: HTTPStatus.FORBIDDEN,
    Trouble.NOT_WATCHED: HTTPStatus.FORBIDDEN,
    Trouble.NO_HINTS: HTTPStatus.FORBIDDEN,
    Trouble.BAD_SETUP: HTTPStatus.UNPROCESSABLE_ENTITY,
    Trouble.RATED_WITH_BOTS: HTTPStatus.UNPROCESSABLE_ENTITY,
    Trouble.RATED_WITHOUT_CLOCK: HTTPStatus.UNPROCESSABLE_ENTITY,
    Trouble.ONLY_BOTS: HTTPStatus.UNPROCESSABLE_ENTITY,
    Trouble.BAD_ID: HTTPStatus.BAD_REQUEST,
    Trouble.BUSY: HTTPStatus.CONFLICT,
    PeopleTrouble.BAD_LOGIN: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.WEAK_PASSWORD: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.BAD_NAME: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.BAD_LANGUAGE: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.WRONG_LOGIN: HTTPStatus.FORBIDDEN,
    PeopleTrouble.WRONG_PASSWORD: HTTPStatus.FORBIDDEN,
    PeopleTrouble.WRONG_CODE: HTTPStatus.FORBIDDEN,
    PeopleTrouble.NO_SUCH_SESSION: HTTPStatus.NOT_FOUND,
    PeopleTrouble.WRONG_PASSKEY: HTTPStatus.FORBIDDEN,
    PeopleTrouble.NO_SUCH_PASSKEY: HTTPStatus.NOT_FOUND,
    PeopleTrouble.BANNED: HTTPStatus.FORBIDDEN,
    PeopleTrouble.SUSPENDED: HTTPStatus.FORBIDDEN,
    PeopleTrouble.NOT_YOURSELF: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.BAD_HOURS: HTTPStatus.BAD_REQUEST,
    PeopleTrouble.NO_SUCH_REPORT: HTTPStatus.NOT_FOUND,
    PeopleTrouble.NEEDS_ACCOUNT: HTTPStatus.FORBIDDEN,
    PeopleTrouble.NO_SUCH_PLAYER: HTTPStatus.NOT_FOUND,
    TournamentCode.UNKNOWN_TOURNAMENT: HTTPStatus.NOT_FOUND,
    TournamentCode.NO_SUCH_SEAT: HTTPStatus.NOT_FOUND,
    PeopleCode.NO_PERSON: HTTPStatus.NOT_FOUND,
    SeasonCode.UNKNOWN_SEASON: HTTPStatus.NOT_FOUND,
    SeasonCode.NOT_YOUR_SEASON: HTTPStatus.FORBIDDEN,
    SeasonCode.NOT_YOUR_TOURNAMENT: HTTPStatus.FORBIDDEN,
    SeasonCode.NO_PLACES_FILE: HTTPStatus.NOT_FOUND,
    SeasonCode.TOURNAMENT_FILE: HTTPStatus.BAD_REQUEST,
    SeasonCode.SEVERAL_EVENTS: HTTPStatus.BAD_REQUEST,
    SeasonCode.NO_POINTS: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_SEASON_NAME: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_BEST: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_WEIGHT: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_BONUS: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_DATE: HTTPStatus.BAD_REQUEST,
    SeasonCode.EMPTY_CATEGORY: HTTPStatus.BAD_REQUEST,
    PointsTableError.code: HTTPStatus.BAD_REQUEST,
    PeopleCode.NOT_YOUR_EVENT: HTTPStatus.FORBIDDEN,
    PeopleCode.NO_REGISTER: HTTPStatus.BAD_REQUEST,
    PeopleCode.NEWER_REGISTER: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_REGISTER: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_PERSON_NAME: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_YEAR: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_KEEP_UNTIL: HTTPStatus.BAD_REQUEST,
    PeopleCode.TEXT_TOO_LONG: HTTPStatus.BAD_REQUEST,
    PeopleCode.BAD_LICENCE: HTTPStatus.BAD_REQUEST,
    ServerFault.BAD_BODY: HTTPStatus.BAD_REQUEST,
    SeasonCode.BAD_FILE: HTTPStatus.BAD_REQUEST,
    ServerFault.NO_SESSION: HTTPStatus.UNAUTHORIZED,
    ServerFault.CSRF: HTTPStatus.FORBIDDEN,
    ServerFault.WRONG_ORIGIN: HTTPStatus.FORBIDDEN,
    ServerFault.WRONG_HOST: HTTPStatus.BAD_REQUEST,
    ServerFault.NO_PAPER: HTTPStatus.NOT_IMPLEMENTED,
    ServerFault.TOO_OFTEN: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_MANY_LOGINS: HTTPStatus.TOO_MANY_REQUESTS,
    ServerFault.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    Trouble.NO_SUCH_CODE: HTTPStatus.NOT_FOUND,
    ServerFault.NO_SUCH_PATH: HTTPStatus.NOT_FOUND,
    ServerFault.NO_SUCH_PUZZLE: HTTPStatus.NOT_FOUND,
    ServerFault.WRONG_METHOD: HTTPStatus.METHOD_NOT_ALLOWED,
    ServerFault.WRONG_TYPE: HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    ServerFault.UNAVAILABLE: HTTPStatus.SERVICE_UNAVAILABLE,
    ServerFault.INTERNAL: HTTPStatus.INTERNAL_SERVER_ERROR,
}
"""Codes that are not listed here mean a conflict."""

ANSWERS: Final = frozenset(
    {
        Trouble.NO_SUCH_ROOM,
        Trouble.NOT_ALLOWED,
        Trouble.NOT_WATCHED,
        Trouble.NO_HINTS,
        Trouble.BAD_ID,
        Trouble.USED_ID,
        Trouble.BUSY,
    }
)
"""Refusals of an order that are a problem over HTTP; all others are the game's answer."""

_FAULT_OF: Final = {
    HTTPStatus.NOT_FOUND: ServerFault.NO_SUCH_PATH,
    HTTPStatus.METHOD_NOT_ALLOWED: ServerFault.WRONG_METHOD,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: ServerFault.WRONG_TYPE,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: ServerFault.TOO_LARGE,
    HTTPStatus.TOO_MANY_REQUESTS: ServerFault.TOO_OFTEN,
    HTTPStatus.UNAUTHORIZED: ServerFault.NO_SESSION,
    HTTPStatus.SERVICE_UNAVAILABLE: ServerFault.UNAVAILABLE,
}


class RefusedRequestError(Exception):
    """A request that is answered with a problem."""

    def __init__(
        self,
        code: str,
        refused: Refused | None = None,
        *,
        detail: str = "",
        said: str = "",
        retry_after: int | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused
        self.detail = detail
        self.said = said
        """The full message in the reader's language, if more is known than the code says."""
        self.retry_after = retry_after
        """Seconds after which to try again."""


def status_of(code: str) -> int:
    """Return the status for a code."""
    return STATUS.get(code, HTTPStatus.CONFLICT)


def fault_of(status: int) -> ServerFault:
    """Return the code for a status chosen by the framework."""
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return ServerFault.UNAVAILABLE if status == HTTPStatus.SERVICE_UNAVAILABLE else ServerFault.INTERNAL
    return _FAULT_OF.get(HTTPStatus(status), ServerFault.BAD_BODY)


def words_for(code: str, language: Language, detail: str = "") -> str:
    """Return what is wrong and what to do, in words."""
    words = Words(language)
    name = code.replace("_", "-")
    text = words("problem-refused")
    for key in (f"problem-{name}", f"people-{name}", f"refused-{name}", f"refusal-{name}"):
        if key in words:
            # Some messages name a player or a table; if it is unknown which, a general one is used.
            with suppress(WordsError):
                text = words(key)
                break
    return f"{text} ({detail})" if detail else text


def problem_of(error: RefusedRequestError, language: Language) -> Problem:
    """Return the body of a problem."""
    verdict = None if error.refused is None else error.refused.verdict
    message = error.said or words_for(error.code, language, error.detail)
    return Problem(code=error.code, message=message, verdict=verdict)
