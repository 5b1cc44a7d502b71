"""Styles: variations of bots, such as ``lurker+yield=3`` for the strategy book or ``master+stake=wins``."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, ValidationError
from msgspec.structs import astuple

from stolik.bots.errors import UnknownBotError
from stolik.bots.networks import MARGINS
from stolik.bots.seats.stakes import Stake
from stolik.core.tiles import BAG

Tiles = Annotated[int, Meta(ge=0, le=len(BAG))]


class Style(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One or more variations; without any, a bot plays as its name says. The kernel has the same fields."""

    wait: Tiles = 0
    """Opens only with so many tiles on the rack: exact, keeper, hoarder, lurker."""
    jokers: bool = False
    """Opens with a joker if it cannot without: hoarder, lurker."""
    large: bool = False
    """Opens with all it can lay: hoarder, lurker."""
    yield_: Tiles = msgspec.field(default=0, name="yield")
    """Lays what it can, as keeper does, once another rack has so few tiles: hoarder, lurker."""
    bank: Tiles = 0
    """Lays what it can, as keeper does, once the bank has so few tiles: hoarder, lurker."""
    dead: Annotated[int, Meta(ge=-1, le=len(BAG))] = -1
    """Lays only loose tiles with at most so many living neighbours; -1 for all: hoarder."""
    split: bool = False
    """Splits runs on the table to add a tile: casual."""
    stake: Literal["wins", "rules", "small", "places"] = "wins"
    """What it plays for: swift, master, searcher, and the generations of the network."""

    def played_for(self) -> Stake:
        """Return what it plays for."""
        return Stake[self.stake.upper()]

    def numbers(self) -> tuple[int, ...]:
        """Return the style for the kernel."""
        *numbers, _ = astuple(self)
        return *map(int, numbers), self.played_for()


PLAIN: Final = Style()
_LURKING: Final = frozenset({"wait", "jokers", "large", "yield", "bank"})
_HEEDED: Final = {
    "casual": frozenset({"split"}),
    "exact": frozenset({"wait"}),
    "keeper": frozenset({"wait"}),
    "hoarder": _LURKING | {"dead"},
    "lurker": _LURKING,
    **dict.fromkeys(("swift", "master", "searcher", *MARGINS), frozenset({"stake"})),
}
"""Which variations apply to which bot."""


def parse_style(name: str) -> tuple[str, Style]:
    """Return the bot that a name varies, and how: ``lurker+wait=18+jokers``.

    >>> parse_style("lurker")[1] == PLAIN
    True
    >>> parse_style("lurker+yield=3")[1].yield_
    3
    """
    bot, *parts = name.split("+")
    chosen: dict[str, Any] = {}
    for part in parts:
        key, equals, number = part.partition("=")
        known = _HEEDED.get(bot, frozenset())
        if key not in known or key in chosen:
            heeded = ", ".join(sorted(known)) or "-"
            message = f"{bot} has no style {key!r}; it has: {heeded}"
            raise UnknownBotError(message, key="no-style", bot=bot, typed=key, known=heeded)
        chosen[key] = number if equals else True
    try:
        return bot, msgspec.convert(chosen, Style, strict=False)
    except ValidationError as error:
        message = f"the style of {name!r} cannot be read: {error}"
        raise UnknownBotError(message, key="bad-style", typed=name) from None


def for_standings(name: str) -> str:
    """Return the name under which a bot plays where games count in standings: for what the ruleset counts.

    >>> for_standings("master")
    'master+stake=rules'
    >>> for_standings("exact")
    'exact'
    """
    return f"{name}+stake=rules" if "stake" in _HEEDED.get(name, ()) else name
