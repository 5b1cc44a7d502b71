"""The score sheet of a table: what was typed, and its results."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.core.input.bounds import Amount, Label, Prose
from stolik.core.scoring import Ending, Reason
from stolik.tournament.actors import PlayerId


class SheetLine(Struct, frozen=True, kw_only=True):
    """What was typed for one player in one game: small points, the rack, or both."""

    player: PlayerId
    small: Amount | None = None
    """Small points, the winner's positive in every ruleset (I-4)."""
    rack: Prose | None = None
    """The tiles left, as text; empty for the player who went out."""
    opened: bool | None = None
    announced: bool = False
    """Announced "I open next turn" in their last turn (M-8)."""
    drawn_last: Label | None = None
    """The tile drawn in the player's last turn, if it matters (M-8)."""
    because: Reason | None = None
    """What the small points were counted from, if the sheet says so."""


class TypedGame(Struct, frozen=True, kw_only=True):
    """One game as typed; a player who had left has no line."""

    lines: Annotated[tuple[SheetLine, ...], Meta(max_length=100)] = ()
    ending: Ending | None = None
    absent: Annotated[tuple[PlayerId, ...], Meta(max_length=8)] = ()
    """Players who were not there although the desk has not recorded it."""
    void: bool = False
    """Not played, or annulled by a referee: nobody records anything."""
    walkover: bool = False
    """Only one player was there: the first place, with no small points. Void if nobody was."""


class SheetResult(Struct, frozen=True, kw_only=True):
    """The result of one game for one player."""

    player: PlayerId
    small: int
    place: int
    big: int
    because: Reason | None = None
    """What the small points were counted from, if known."""

    @property
    def won(self) -> bool:
        """A shared first place is a win for each (I-8, S-21)."""
        return self.place == 1


class SheetGame(Struct, frozen=True, kw_only=True):
    """One game of a sheet: what was typed, and the results."""

    typed: TypedGame
    results: tuple[SheetResult, ...] = ()
    """Empty for a void game."""
