"""What a bot of a room is asked and what it answers, as values that go to another process and back."""

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
    """A bot is asked to move."""

    room: StreamId
    level: str
    seed: int
    """Of its whims; the same all through a game."""
    hands: int
    """Tiles it can touch in a turn."""
    view: View
    seq: int
    """The number of the room's last event, up to which the bot knows everything after this."""
    after: int
    """The number up to which it was told before."""
    events: tuple[Event, ...] = ()
    """What happened since, as its seat may see it."""
    budget_ms: int


class Chosen(Struct, frozen=True, kw_only=True, tag=True):
    """The bot moves."""

    command: PlayerCommand


class Behind(Struct, frozen=True, kw_only=True, tag=True):
    """The bot has been told only up to this number: ask again, with all that came after it."""

    seq: int


class Failed(Struct, frozen=True, kw_only=True, tag=True):
    """The bot made a mistake of its author."""

    why: str


BotAnswer: TypeAlias = Chosen | Behind | Failed


class ThinkerDiedError(Exception):
    """Whoever thought about a question is gone, and so is the question."""


class Thinker(Protocol):
    """Where bots think. They are made there once for a game, and stay for the next question."""

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Return the answer, however long it takes; whoever asks gives up by being cancelled."""


question_decoder: Final = msgspec.json.Decoder(BotQuestion, dec_hook=read_hook)
answer_decoder: Final[msgspec.json.Decoder[BotAnswer]] = msgspec.json.Decoder(BotAnswer, dec_hook=read_hook)


def encode(message: BotQuestion | BotAnswer) -> bytes:
    """Return a message as bytes."""
    return encoder.encode(message)
