"""The client's messages: orders, which take effect once by their id, and others."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from stolik.core.commands import PlayerCommand, RefereeCommand
from stolik.core.deal import Seat
from stolik.core.input.bounds import Beat
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.notation.wire import name_hook
from stolik.play.games.bot_pause import BotPause

MOST_BYTES: Final = 16 * 1024
"""The largest message allowed."""
LONGEST_TEXT: Final = 500

OrderId: TypeAlias = Annotated[str, Meta(pattern=r"^[\x21-\x7e]{1,60}$")]
"""Chosen by the client: an order sent twice has one effect and the first answer."""
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class _Order(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Base of all orders."""

    id: OrderId


class Join(_Order, frozen=True, kw_only=True):
    """Sit down, and contribute a seed to the shuffle."""

    seed: Annotated[str, Meta(max_length=200)]
    seat: Seat | None = None
    """By default any free one."""


class Leave(_Order, frozen=True, kw_only=True):
    """Get up before the start."""


class SeatBot(_Order, frozen=True, kw_only=True):
    """Give a free seat of one's own table to a bot before the start, or remove a bot."""

    seat: Seat
    level: Annotated[str, Meta(max_length=20)] | None
    """How well it plays; None to remove it."""


class PaceBots(_Order, frozen=True, kw_only=True):
    """Change the speed of the bots at one's own table, before or during the game."""

    bot_pause: BotPause


class Resign(_Order, frozen=True, kw_only=True):
    """Resign from the running game; the rule agreed for absent players applies at once."""


class Start(_Order, frozen=True, kw_only=True):
    """Shuffle and deal."""


class Rematch(_Order, frozen=True, kw_only=True):
    """Continue with the next game."""


class Move(_Order, frozen=True, kw_only=True):
    """Make a move in the game."""

    command: PlayerCommand


class Rule(_Order, frozen=True, kw_only=True):
    """Rule as a referee; the server knows who it is, whatever `by` says."""

    command: RefereeCommand


class ExtendPause(_Order, frozen=True, kw_only=True):
    """As a referee, extend the stop of a game before it resumes by itself."""


class PageLoaded(_Order, frozen=True, kw_only=True, tag="Loaded"):
    """Report that the page has loaded, for the time it took in the first turn."""


class TakeHint(_Order, frozen=True, kw_only=True):
    """Ask what can be laid in one's turn; where help is allowed the answer tells it, and it is on record."""

    level: Annotated[int, Meta(ge=1, le=5)]
    """1 whether there is a play, 2 how many tiles, 3 which, 4 where, 5 step by step."""


class Say(_Order, frozen=True, kw_only=True):
    """Write a line in the chat."""

    text: Text


class Mute(_Order, frozen=True, kw_only=True):
    """Mute somebody, or unmute them."""

    player: Annotated[str, Meta(max_length=60)]
    muted: bool


Order: TypeAlias = (
    Join
    | Leave
    | SeatBot
    | PaceBots
    | Resign
    | Start
    | Rematch
    | Move
    | Rule
    | ExtendPause
    | PageLoaded
    | TakeHint
    | Say
    | Mute
)


class Hello(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The first message on a socket."""

    ticket: Annotated[str, Meta(max_length=2_000)]
    seq: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The last event number the client knows; it gets the later events."""


class Lay(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """Show how the table lies while tiles are moved; it is neither logged nor answered."""

    table: Table[Tile]


class Pong(Struct, frozen=True, kw_only=True, tag=True, tag_field="do", forbid_unknown_fields=True):
    """The answer to a ping."""

    n: Beat


Message: TypeAlias = Hello | Lay | Pong | Order
"""Any message over a socket."""

message_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message, dec_hook=name_hook)
