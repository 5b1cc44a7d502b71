"""Commands: what players, clocks and referees ask a game to do; `decide` answers with events or a refusal."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from stolik.core.deal import Seat
from stolik.core.events import Credit, Gone, Leaving
from stolik.core.input.bounds import Amount, Milliseconds, Racks, Small, Tiles
from stolik.core.table import Table
from stolik.core.tiles import Tile

LONGEST_REMARK: Final = 200
"""The longest remark in a call, and the longest reason of a referee: both are sent to everybody with every
message.
"""
Remark: TypeAlias = Annotated[str, Meta(max_length=LONGEST_REMARK)]


class _Command(Struct, frozen=True, kw_only=True, tag=True):
    """Base of all commands."""


class _SeatCommand(_Command, frozen=True, kw_only=True):
    """Base of commands from a seated player."""

    seat: Seat


class _RefereeCommand(_Command, frozen=True, kw_only=True):
    """Base of commands from a referee; who gave it and why are recorded (S-28)."""

    by: Remark
    reason: Remark = ""


class Begin(_Command, frozen=True, kw_only=True):
    """Draw for the start if the rules have such a draw, and deal."""


class AskRedeal(_SeatCommand, frozen=True, kw_only=True):
    """Ask for a new deal, holding enough doublets (F-3, S-2, R-3)."""


class KeepDeal(_SeatCommand, frozen=True, kw_only=True):
    """Keep the dealt hand."""


class Play(_SeatCommand, frozen=True, kw_only=True):
    """Leave this table and end the turn."""

    table: Table[Tile]


class Draw(_SeatCommand, frozen=True, kw_only=True):
    """Take one tile instead of playing."""


class ChooseStack(_SeatCommand, frozen=True, kw_only=True):
    """Put a stack in the middle to draw from when the last one is used up (S-4)."""

    stack: Small


class Announce(_SeatCommand, frozen=True, kw_only=True):
    """Say "I open next turn", after drawing and before the clock is pressed (M-8, S-18)."""


class PressClock(_SeatCommand, frozen=True, kw_only=True):
    """End the turn after drawing; pressing before drawing is the mistake of S-11."""


class Pass(_SeatCommand, frozen=True, kw_only=True):
    """Neither play nor draw, because nothing is left to draw (I-7)."""


class ClaimNewTime(_SeatCommand, frozen=True, kw_only=True):
    """Restart one's own turn because the player before pressed the clock before drawing (S-11)."""


class CallReferee(_SeatCommand, frozen=True, kw_only=True):
    """Ask for the referee; the clock stops when the turn is over (S-25)."""

    about: Remark = ""


class TimeOut(_Command, frozen=True, kw_only=True):
    """Report that the time of the turn has run out, with the table as it lies at that moment."""

    now: Table[Tile] | None = None
    """None if nobody touched anything."""
    in_hand: tuple[Tile, ...] = ()
    touched_late: bool = False
    """Whether the player went on touching tiles after the time ran out (S-15)."""
    restorable: bool = True
    """False at a real table if nobody remembers how the tiles lay (M-4)."""


class GiveTime(_Command, frozen=True, kw_only=True):
    """Give time back to the running clock."""

    ms: int
    because: Credit


class RoundTimeUp(_Command, frozen=True, kw_only=True):
    """Report that the time of the whole round is up (S-20)."""


class RoundTimeGoesOn(_Command, frozen=True, kw_only=True):
    """Report that the round got more time before the first of the last turns began (S-20)."""


class GiveUpSeat(_SeatCommand, frozen=True, kw_only=True):
    """Let a seat be played without its player."""

    because: Gone
    outcome: Leaving


class TakeSeatBack(_SeatCommand, frozen=True, kw_only=True):
    """Return to a seat that a bot has played in the meantime."""


class PlayOn(_SeatCommand, frozen=True, kw_only=True):
    """Play a finished game on from the start of one of its turns, with all seats taken anew."""


class StopGame(_Command, frozen=True, kw_only=True):
    """End the game as it is, because too few people are left."""


class RevealSeed(_Command, frozen=True, kw_only=True):
    """Show the committed seed after the game."""

    seed: str


class Pause(_RefereeCommand, frozen=True, kw_only=True):
    """Stop the clock and the play."""


class LookAtRacks(_RefereeCommand, frozen=True, kw_only=True):
    """Look at the racks of a paused table (I-15)."""


class UndoTurn(_RefereeCommand, frozen=True, kw_only=True):
    """Take back the last finished turn; its player starts it again."""


class GiveTiles(_RefereeCommand, frozen=True, kw_only=True):
    """Let a player draw tiles from the bank."""

    seat: Seat
    count: Amount


class TakeTiles(_RefereeCommand, frozen=True, kw_only=True):
    """Take tiles from a rack and put them at the end of the bank."""

    seat: Seat
    tiles: Tiles


class Penalise(_RefereeCommand, frozen=True, kw_only=True):
    """Make a player draw the ruleset's penalty tiles."""

    seat: Seat


class SetClock(_RefereeCommand, frozen=True, kw_only=True):
    """Set the time left for the current turn."""

    remaining_ms: Milliseconds


class Correct(_RefereeCommand, frozen=True, kw_only=True):
    """Put the table and the racks right, using the same tiles (S-28)."""

    table: Table[Tile]
    racks: Racks


class Continue(_RefereeCommand, frozen=True, kw_only=True):
    """Resume play."""


PlayerCommand: TypeAlias = (
    AskRedeal
    | KeepDeal
    | Play
    | Draw
    | ChooseStack
    | Announce
    | PressClock
    | Pass
    | ClaimNewTime
    | CallReferee
)
AbsenceCommand: TypeAlias = GiveUpSeat | TakeSeatBack | StopGame
RefereeCommand: TypeAlias = (
    Pause | LookAtRacks | UndoTurn | GiveTiles | TakeTiles | Penalise | SetClock | Correct | Continue
)
Command: TypeAlias = (
    Begin
    | TimeOut
    | GiveTime
    | RoundTimeUp
    | RoundTimeGoesOn
    | RevealSeed
    | PlayOn
    | PlayerCommand
    | AbsenceCommand
    | RefereeCommand
)
