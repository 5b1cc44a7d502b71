"""Events: what happened in a game. Nothing else is stored.

Events are named in the past tense, contain facts and not consequences, and are never edited: a new meaning is
a new event.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from stolik.core.deal import Seat, StartDraw
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Ending, Score
from stolik.core.table import Rack, Table
from stolik.core.tiles import Kind, Tile
from stolik.core.turns.timeout import TimeoutOutcome


class _Event(Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """Base of all events."""

    at: int
    """The time in milliseconds, by the clock of the caller."""


class _SeatEvent(_Event, frozen=True, kw_only=True):
    """Base of events that concern one seat."""

    seat: Seat


class _RefereeEvent(_Event, frozen=True, kw_only=True):
    """Base of a referee's rulings, with who ruled and why (S-28)."""

    by: str
    reason: str


class GameCreated(_Event, frozen=True, kw_only=True):
    """A game was set up; the commitment already fixes the deal."""

    rules: Ruleset
    seats: int
    number: int
    """Which game of the match this is, from 1."""
    commitment: str | None
    player_seeds: tuple[str, ...]
    first_starter: Seat | None
    """The seat that started the match's first game, if known."""


class StartDrawn(_Event, frozen=True, kw_only=True):
    """Players drew tiles to decide who starts, openly (M-1, I-1)."""

    draws: tuple[StartDraw, ...]


class StarterChosen(_SeatEvent, frozen=True, kw_only=True):
    """The starting player was chosen."""


class Dealt(_Event, frozen=True, kw_only=True):
    """The tiles were dealt."""

    deck: int
    """Which shuffled bag of the game this is, from 0."""
    racks: tuple[Rack[Tile], ...]
    bank: tuple[Tile, ...]
    stacks: dict[int, tuple[Tile, ...]]


class RedealAsked(_SeatEvent, frozen=True, kw_only=True):
    """A player with enough doublets asked for a new deal."""


class DealKept(_SeatEvent, frozen=True, kw_only=True):
    """A player kept the dealt hand."""


class TurnStarted(_SeatEvent, frozen=True, kw_only=True):
    """A turn started, and its clock."""

    deadline: int | None


class EndedBy(StrEnum):
    """What ended a turn that was played (S-12)."""

    CLOCK = "clock"
    EMPTY_RACK = "empty_rack"


class TurnPlayed(_SeatEvent, frozen=True, kw_only=True):
    """A player left a new table; `played` came from the rack."""

    table: Table[Tile]
    played: tuple[Tile, ...]
    points: int
    readings: dict[int, tuple[Kind, ...]]
    """For every set with a joker: what its tiles stand for (I-14)."""
    ended_by: EndedBy


class DrawReason(StrEnum):
    """Why tiles were drawn."""

    TURN = "turn"
    PENALTY = "penalty"
    RULING = "ruling"


class TilesDrawn(_SeatEvent, frozen=True, kw_only=True):
    """A player took tiles from the bank."""

    tiles: tuple[Tile, ...]
    reason: DrawReason


class StackChosen(_SeatEvent, frozen=True, kw_only=True):
    """A stack was put in the middle to draw from (S-4)."""

    stack: int
    by_player: bool
    """False if nobody was there to choose and the lowest number was taken."""


class OpeningAnnounced(_SeatEvent, frozen=True, kw_only=True):
    """A player said "I open next turn" (M-8)."""


class ClockPressed(_SeatEvent, frozen=True, kw_only=True):
    """A turn without a play was ended with the clock."""

    early: bool
    """Whether the clock was pressed before the tile was drawn (S-11)."""


class TurnPassed(_SeatEvent, frozen=True, kw_only=True):
    """A player neither played nor drew, because the bank is empty."""


class TurnRestarted(_SeatEvent, frozen=True, kw_only=True):
    """A turn was started again with its full time (S-11)."""

    deadline: int | None


class Credit(StrEnum):
    """Why time was given back."""

    OUTAGE = "outage"
    """The service was down while the clock ran."""
    LAG = "lag"
    """The network delayed a move that was made in time."""
    LOADING = "loading"
    """The page was still loading in the player's first turn."""


class TimeGiven(_Event, frozen=True, kw_only=True):
    """Time was given back to the running clock: nobody loses time for what is not their fault."""

    ms: int
    because: Credit


class TimedOut(_SeatEvent, frozen=True, kw_only=True):
    """The time ran out: the table at that moment, and what the rules made of it."""

    now: Table[Tile] | None
    """The table at that moment; None if nobody had touched anything."""
    in_hand: tuple[Tile, ...]
    touched_late: bool
    restorable: bool
    outcome: TimeoutOutcome
    table: Table[Tile]
    rack: Rack[Tile]
    opened: bool


class LastTurnsCalled(_Event, frozen=True, kw_only=True):
    """Everybody has one more turn (I-7, S-20)."""

    because: Ending
    turns: int


class LastTurnsCalledOff(_Event, frozen=True, kw_only=True):
    """The round has time again, so the game goes on as before (S-20)."""


class RefereeCalled(_SeatEvent, frozen=True, kw_only=True):
    """A player asked for the referee (S-25)."""

    about: str


class Paused(_RefereeEvent, frozen=True, kw_only=True):
    """The clock was stopped."""

    remaining_ms: int | None
    """Time left for the turn; None between turns or without a clock."""


class RacksSeen(_RefereeEvent, frozen=True, kw_only=True):
    """A referee looked at the racks; everybody is notified (I-15)."""


class TurnUndone(_RefereeEvent, frozen=True, kw_only=True):
    """The last finished turn was taken back."""

    seat: Seat


class TilesGiven(_RefereeEvent, frozen=True, kw_only=True):
    """A referee made a player draw; `TilesDrawn` follows."""

    seat: Seat
    count: int


class TilesTaken(_RefereeEvent, frozen=True, kw_only=True):
    """A referee took tiles from a rack and put them at the end of the bank."""

    seat: Seat
    tiles: tuple[Tile, ...]


class ClockSet(_RefereeEvent, frozen=True, kw_only=True):
    """A referee set the time left."""

    remaining_ms: int


class Corrected(_RefereeEvent, frozen=True, kw_only=True):
    """A referee put the table and the racks right."""

    table: Table[Tile]
    racks: tuple[Rack[Tile], ...]


class Resumed(_RefereeEvent, frozen=True, kw_only=True):
    """Play was resumed."""

    deadline: int | None
    """The deadline of the resumed turn; None between turns or without a clock."""


class Leaving(StrEnum):
    """What happens to the seat of a player who left."""

    BOT = "bot"
    """A bot plays until the player returns, or to the end if the player resigned."""
    FORFEIT = "forfeit"
    """The seat is lost for this game: it only draws, and ranks behind everybody who stays."""


class Gone(StrEnum):
    """Why a seat is played without its player."""

    RESIGNED = "resigned"
    AWAY = "away"
    """The player stayed away for too long."""


class SeatGivenUp(_SeatEvent, frozen=True, kw_only=True):
    """From now on the seat is played without its player."""

    because: Gone
    outcome: Leaving


class SeatTakenBack(_SeatEvent, frozen=True, kw_only=True):
    """A player who had been away plays again and replaces the bot."""


class PlayedOn(_SeatEvent, frozen=True, kw_only=True):
    """A finished game was played on from this turn by one player against bots, as a game of its own.

    Everything before is a copy of the first game's record, so the bank keeps its true order.
    """

    deadline: int | None


class GameStopped(_Event, frozen=True, kw_only=True):
    """Too few people were left: the game ended as it was, and no racks are counted."""


class GameEnded(_Event, frozen=True, kw_only=True):
    """The game is over."""

    ending: Ending


class GameScored(_Event, frozen=True, kw_only=True):
    """The racks were counted."""

    score: Score


class SeedRevealed(_Event, frozen=True, kw_only=True):
    """The committed seed was shown."""

    seed: str


Event: TypeAlias = (
    GameCreated
    | StartDrawn
    | StarterChosen
    | Dealt
    | RedealAsked
    | DealKept
    | TurnStarted
    | TurnPlayed
    | TilesDrawn
    | StackChosen
    | OpeningAnnounced
    | ClockPressed
    | TurnPassed
    | TurnRestarted
    | TimeGiven
    | TimedOut
    | LastTurnsCalled
    | LastTurnsCalledOff
    | RefereeCalled
    | Paused
    | RacksSeen
    | TurnUndone
    | TilesGiven
    | TilesTaken
    | ClockSet
    | Corrected
    | Resumed
    | SeatGivenUp
    | SeatTakenBack
    | PlayedOn
    | GameStopped
    | GameEnded
    | GameScored
    | SeedRevealed
)
