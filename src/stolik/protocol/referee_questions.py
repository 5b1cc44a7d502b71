"""A referee's other questions: the points of a game, and a turn whose time ran out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stolik.core.ruleset import RulesAsked
from stolik.core.scoring import Ending, SeatScore
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.protocol.bodies import Notation


class CountGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game to count; all lists are by seat."""

    rules: RulesAsked
    ending: Ending
    racks: Annotated[tuple[Notation, ...], Meta(max_length=4)]
    """What is left on each; empty for the player who went out."""
    opened: Annotated[tuple[bool, ...], Meta(max_length=4)]
    announced: Annotated[tuple[bool, ...], Meta(max_length=4)] = ()
    """By default nobody."""
    drawn_last: Annotated[tuple[Annotated[str, Meta(max_length=10)] | None, ...], Meta(max_length=4)] = ()
    """The tile each player drew in their last turn; by default none."""


class Counted(Struct, frozen=True, kw_only=True):
    """Who won, and what every seat records and why."""

    winners: tuple[int, ...]
    seats: tuple[SeatScore, ...]


class LateTurn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn whose time ran out."""

    rules: RulesAsked
    table: Notation = ""
    """At the start of the turn, like the rack."""
    rack: Notation = ""
    opened: bool = True
    now: Notation = ""
    """The table when the time ran out."""
    in_hand: Notation = ""
    """Tiles held at that moment."""


class LateTurnResolved(Struct, frozen=True, kw_only=True):
    """The result."""

    outcome: TimeoutOutcome
    table: str
    rack: str
    """Before the penalty is drawn."""
    draws: int
    """Penalty tiles to draw."""
