"""A bot at its seat: passes it the parameters it asks for, and checks its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from random import Random
from typing import Any, Final, cast, get_args

from stolik.bots.bot import AnyBot, draw, own_seat
from stolik.bots.errors import BotFailedError, IllegalMoveError, place_of, seat_letter
from stolik.bots.hands import tiles_touched
from stolik.bots.player import Player
from stolik.core.commands import Play, PlayerCommand
from stolik.core.events import Event
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.view import View

_COMMANDS: Final[tuple[type, ...]] = get_args(PlayerCommand)
_LONGEST: Final = 80
"""The most characters of an answer in an error message."""


class SeatedBot:
    """One bot in one seat of one game.

    Bots have different parameters; this class calls them all in the same way. Exceptions of a bot, and
    answers that are not commands, become a `BotFailedError` that names the bot, the seat and the reason.

    `hands` limits the tiles it touches in a turn. A `Player` knows its limit and looks for a play within it;
    if another bot's play touches more, it draws instead.
    """

    def __init__(self, name: str, bot: AnyBot, *, hands: int | None = None, seed: int = 0) -> None:
        self.name = name
        self.bot = bot
        self._hands = hands
        if isinstance(bot, Player):
            bot.hands = hands if hands is not None else bot.hands
        self._chance = Random(seed)  # noqa: S311  which stack to draw from is no secret
        self.events_seen = 0
        """How many events it has received; the caller counts them."""
        self._choose: Callable[..., object] = bot.choose
        # A player with the standard turn looks only at the table.
        usual = isinstance(bot, Player) and type(bot).choose is Player.choose
        self._wants = () if usual else _wanted(self._choose, name)

    @property
    def wants_events(self) -> bool:
        """Whether it wants events besides the view."""
        return "events" in self._wants

    def choose(self, view: View, events: Sequence[Event] = (), budget_ms: int | None = None) -> PlayerCommand:
        """Return the bot's decision; `events` are those since its last one."""
        offered = {"events": events, "budget_ms": budget_ms}
        seat = own_seat(view)
        try:
            answer = self._choose(view, **{name: offered[name] for name in self._wants})
        except (IllegalMoveError, BotFailedError):
            raise
        except Exception as error:
            why = place_of(error)
            message = f"the bot {self.name} in seat {seat} failed: {why}"
            raise BotFailedError(
                message, key="bot-raised", bot=self.name, seat=seat_letter(seat), why=why
            ) from error
        return self._within_hands(view, self._checked(answer, seat))

    def _within_hands(self, view: View, command: PlayerCommand) -> PlayerCommand:
        if self._hands is None or not isinstance(command, Play):
            return command
        touched = tiles_touched(view.table.faces, command.table.faces)
        return command if touched <= self._hands else draw(view, self._chance)

    def _checked(self, answer: object, seat: int) -> PlayerCommand:
        if not isinstance(answer, _COMMANDS):
            found = _short(repr(answer))
            message = f"the bot {self.name} in seat {seat} answered {found}, which is no command of a player"
            raise BotFailedError(
                message, key="bot-no-command", bot=self.name, seat=seat_letter(seat), found=found
            )
        if isinstance(answer, Play) and not _is_of_tiles(answer.table):
            found = _short(str(answer.table))
            message = (
                f"the bot {self.name} in seat {seat} played {found}, which is no table of tiles: "
                "identify(table, view.table, rack) makes one of kinds"
            )
            raise BotFailedError(
                message, key="bot-no-tiles", bot=self.name, seat=seat_letter(seat), found=found
            )
        return cast("PlayerCommand", answer)


def _is_of_tiles(table: object) -> bool:
    return isinstance(table, Table) and all(isinstance(tile, Tile) for tile in table.tiles)


def _wanted(choose: Callable[..., Any], name: str) -> tuple[str, ...]:
    """Return which of `events` and `budget_ms` are parameters of a method."""
    parameters = signature(choose).parameters
    takes_all = any(one.kind is Parameter.VAR_KEYWORD for one in parameters.values())
    wants = tuple(each for each in ("events", "budget_ms") if takes_all or each in parameters)
    try:
        signature(choose).bind(None, **dict.fromkeys(wants))
    except TypeError:
        shown = str(signature(choose))
        message = f"the bot {name} cannot be asked: its choose is {shown}, not choose(view)"
        raise BotFailedError(message, key="bot-bad-choose", bot=name, found=shown) from None
    return wants


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def seated(bot: AnyBot) -> SeatedBot:
    """Return an existing bot at its seat."""
    return bot if isinstance(bot, SeatedBot) else SeatedBot(type(bot).__name__, bot)
