"""Errors of bots.

StolikError
├── UnknownBotError     the name of no bot, or a module without one
├── BotFailedError      a bot raises, does not answer with a command, or thinks too long
└── IllegalMoveError    a bot made a move that the rules refuse
"""

from __future__ import annotations

from pathlib import Path
from traceback import extract_tb

from stolik.core.errors import StolikError
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset


class UnknownBotError(StolikError):
    """The name of no bot, or a module without one."""

    code = "unknown_bot"


class BotFailedError(StolikError):
    """A bot cannot be created, raises, does not answer with a command, or thinks too long."""

    code = "bot_failed"


class IllegalMoveError(StolikError):
    """A bot proposed a table, or chose a command, that the rules refuse."""

    code = "illegal_move"

    def __init__(
        self,
        message: str = "",
        *,
        bot: str = "",
        seat: int = 0,
        proposed: str = "",
        refusal: Refusal | None = None,
        rules: Ruleset | None = None,
    ) -> None:
        super().__init__(message)
        self.bot = bot
        """The name of its class."""
        self.seat = seat
        self.proposed = proposed
        """The proposed table, or the command in Python notation."""
        self.refusal = refusal
        """The reason; for a table, the judge's findings."""
        self.rules = rules


def illegal_move(bot: object, seat: int, proposed: str, refusal: Refusal, rules: Ruleset) -> IllegalMoveError:
    """Return the error for a bot's illegal move."""
    name = type(bot).__name__
    found = refusal.verdict.violations if refusal.verdict is not None else ()
    why = ", ".join(violation.breach.value for violation in found) or refusal.code.value
    message = f"the bot {name} in seat {seat} proposed {proposed!r}, which is not allowed: {why}"
    return IllegalMoveError(message, bot=name, seat=seat, proposed=proposed, refusal=refusal, rules=rules)


def place_of(error: BaseException) -> str:
    """Return an error in one line: its type, its message, and the file and line it comes from."""
    said = " ".join(str(error).split())
    what = f"{type(error).__name__}: {said}" if said else type(error).__name__
    frames = extract_tb(error.__traceback__)
    return f"{what} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else what


def seat_letter(seat: int) -> str:
    """Return the letter of a seat."""
    return chr(ord("A") + seat)
