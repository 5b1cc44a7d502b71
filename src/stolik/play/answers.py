"""Answers of use cases: done, with the events, or refused, with a stable code."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stolik.core.judge import Verdict
from stolik.notation.wire import read_hook
from stolik.play.ports import StreamId
from stolik.play.rooms.events import AnyEvent


class Trouble(StrEnum):
    """Why something is refused in a room; refusals of the game have the codes of `core`."""

    NO_SUCH_ROOM = "no_such_room"
    NOT_ALLOWED = "not_allowed"
    """Not allowed for this role."""
    NOT_WATCHED = "not_watched"
    BAD_SETUP = "bad_setup"
    RATED_WITH_BOTS = "rated_with_bots"
    """Ratings compare people: no bots at a rated table."""
    RATED_WITHOUT_CLOCK = "rated_without_clock"
    """Without a clock, a player about to lose could stall for ever."""
    ONLY_BOTS = "only_bots"
    """Bots have every seat, so nobody could play."""
    BAD_ID = "bad_id"
    USED_ID = "used_id"
    """The id belongs to another command; this one needs an id of its own."""
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_TURN = "no_such_turn"
    """The finished game has no turn with this number."""
    REFEREE_CANNOT_PLAY = "referee_cannot_play"
    SEATS_EMPTY = "seats_empty"
    ALREADY_BEGUN = "already_begun"
    NOT_BEGUN = "not_begun"
    NOT_OVER = "not_over"
    CLOSED = "closed"
    FORFEITED = "forfeited"
    """The seat was forfeited: its player stayed away too long."""
    RESIGNED = "resigned"
    """The player resigned from this game."""
    LOOK_FIRST = "look_first"
    """A ruling names tiles of racks, but the referee has not looked at them in this pause."""
    ROUND_STANDS = "round_stands"
    """The organiser has stopped the whole round: no table goes on alone."""
    NO_REFEREE = "no_referee"
    """The room has no referee who could come."""
    NO_HINTS = "no_hints"
    """Nobody is helped in a rated game or a tournament's, nor anywhere while playing one."""
    NOTHING_TO_GIVE = "nothing_to_give"
    ACCOUNT_NEEDED = "account_needed"
    """Rated games are for accounts, not for guests."""
    NO_SUCH_CODE = "no_such_code"
    BAD_TEXT = "bad_text"
    """Empty after cleaning, or too long."""
    MUTED = "muted"
    TOO_OFTEN = "too_often"
    """Too many lines in a short time; try again in a few seconds."""
    BUSY = "busy"
    """Others kept being faster; try again."""


class Numbered(Struct, frozen=True):
    """An event with its number, as the viewer may see it."""

    seq: int
    event: AnyEvent


class Done(Struct, frozen=True, kw_only=True):
    """Done and durable."""

    room: StreamId
    seq: int
    """The number of the last event."""
    events: tuple[Numbered, ...]


class Refused(Struct, frozen=True, kw_only=True):
    """Refused. Falsy, as refusals are."""

    code: str
    verdict: Verdict | None = None
    """The judge's verdict, if a play was illegal."""

    def __bool__(self) -> bool:
        return False


Answer: TypeAlias = Done | Refused

refusal_decoder: Final = msgspec.json.Decoder(Refused, dec_hook=read_hook)
