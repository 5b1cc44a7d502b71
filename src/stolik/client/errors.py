"""Errors that a client cannot recover from; refusals of moves are values (`Refused`).

ClientError
├── ProblemError      the server refused a request, with a code and words
├── RoomGoneError     there is no such room, or it is not for us
└── CannotSitError    no seat for us
"""

from __future__ import annotations

from stolik.protocol.bodies import Problem


class ClientError(Exception):
    """Base of all client errors; `code` names the reason for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}" if message else code)
        self.code = code


class ProblemError(ClientError):
    """The server refused a request."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.code, problem.message)
        self.status = status
        self.problem = problem


class RoomGoneError(ClientError):
    """There is no such room, or it is not for us."""


class CannotSitError(ClientError):
    """No seat for us."""
