"""What a use case answers: done, with what happened, or refused, with a stable code."""

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
    """Why something may not be in a room; what may not be in a game has the codes of `core`."""

    NO_SUCH_ROOM = "no_such_room"
    NOT_ALLOWED = "not_allowed"
    """Not for this role."""
    NOT_WATCHED = "not_watched"
    BAD_SETUP = "bad_setup"
    RATED_WITH_BOTS = "rated_with_bots"
    """Ratings compare people: no bot sits at a rated table."""
    RATED_WITHOUT_CLOCK = "rated_without_clock"
    """Without a clock, whoever is about to lose could sit there for ever."""
    ONLY_BOTS = "only_bots"
    """Bots take every seat, so that nobody could play."""
    BAD_ID = "bad_id"
    USED_ID = "used_id"
    """The id belongs to another command: the first one stands, and this one needs an id of its own."""
    ALREADY_SEATED = "already_seated"
    NOT_SEATED = "not_seated"
    SEAT_TAKEN = "seat_taken"
    NO_SUCH_SEAT = "no_such_seat"
    REFEREE_CANNOT_PLAY = "referee_cannot_play"
    SEATS_EMPTY = "seats_empty"
    ALREADY_BEGUN = "already_begun"
    NOT_BEGUN = "not_begun"
    NOT_OVER = "not_over"
    CLOSED = "closed"
    FORFEITED = "forfeited"
    """The seat was forfeited: its player stayed away too long."""
    RESIGNED = "resigned"
    """The player gave this game up."""
    LOOK_FIRST = "look_first"
    """A ruling that names tiles of racks, by a referee who has not looked at them in this pause."""
    ROUND_STANDS = "round_stands"
    """The organiser has stopped the whole round: no table goes on alone."""
    NO_REFEREE = "no_referee"
    """Nobody could come: this room has no referee."""
    NOTHING_TO_GIVE = "nothing_to_give"
    ACCOUNT_NEEDED = "account_needed"
    """Rated games are for accounts, not for guests."""
    NO_SUCH_CODE = "no_such_code"
    BAD_TEXT = "bad_text"
    """Nothing is left of it, or it is too long."""
    MUTED = "muted"
    TOO_OFTEN = "too_often"
    """Too many lines in a short time; the next is welcome in some seconds."""
    BUSY = "busy"
    """Others kept being faster; ask again."""


class Numbered(Struct, frozen=True):
    """An event with its number, as somebody may know it."""

    seq: int
    event: AnyEvent


class Done(Struct, frozen=True, kw_only=True):
    """It happened, and is durable."""

    room: StreamId
    seq: int
    """The number of the last event."""
    events: tuple[Numbered, ...]


class Refused(Struct, frozen=True, kw_only=True):
    """It may not be. Falsy, as refusals are."""

    code: str
    verdict: Verdict | None = None
    """What the judge found, where a play was illegal."""

    def __bool__(self) -> bool:
        return False


Answer: TypeAlias = Done | Refused

refusal_decoder: Final = msgspec.json.Decoder(Refused, dec_hook=read_hook)
