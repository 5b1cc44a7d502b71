"""The questions to a room's bots and their answers, as values sent to another process and back."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from stolik.core.commands import PlayerCommand
from stolik.core.events import Event
from stolik.core.view import View
from stolik.notation.wire import encoder, read_hook
from stolik.play.ports import StreamId


class BotQuestion(Struct, frozen=True, kw_only=True):
    """Asks a bot to move."""

    room: StreamId
    level: str
    seed: int
    """The seed of its random choices; the same throughout a game."""
    hands: int
    """The tiles it may touch in a turn."""
    view: View
    seq: int
    """The number of the room's last event, up to which the bot then knows everything."""
    after: int
    """The number up to which it was told before."""
    events: tuple[Event, ...] = ()
    """The events since then, as its seat may see them."""
    budget_ms: int


class Chosen(Struct, frozen=True, kw_only=True, tag=True):
    """The bot moves."""

    command: PlayerCommand


class Behind(Struct, frozen=True, kw_only=True, tag=True):
    """The bot knows only the events up to this number: ask again, with all later ones."""

    seq: int


class Failed(Struct, frozen=True, kw_only=True, tag=True):
    """The bot failed because of a mistake of its author."""

    why: str


BotAnswer: TypeAlias = Chosen | Behind | Failed


class ThinkerDiedError(Exception):
    """The process with the question has died."""


class Thinker(Protocol):
    """Where bots think. They are created there once for a game, and kept between questions."""

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer, however long it takes; a caller gives up by being cancelled."""


question_decoder: Final = msgspec.json.Decoder(BotQuestion, dec_hook=read_hook)
answer_decoder: Final[msgspec.json.Decoder[BotAnswer]] = msgspec.json.Decoder(BotAnswer, dec_hook=read_hook)


def encode(message: BotQuestion | BotAnswer) -> bytes:
    """Return a message as bytes."""
    return encoder.encode(message)
