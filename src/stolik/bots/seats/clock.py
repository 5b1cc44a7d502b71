"""What a ruleset's clock allows a bot in a turn: how long it thinks, and how many tiles it touches."""

from __future__ import annotations

from typing import Final

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS

MS_A_TILE: Final = 1_500
"""The time a person needs to pick up a tile and put it in its place."""
_SLOWEST: Final = max(rules.turn_seconds or 0 for rules in RULESETS.values())


def turn_ms(rules: Ruleset) -> int:
    """Return the longest turn of a bot, in milliseconds.

    A table without a clock uses that of its base ruleset; if there is none, the slowest of the published
    ones.
    """
    base = RULESETS.get(rules.base or rules.key)
    seconds = rules.turn_seconds or (base.turn_seconds if base is not None else None)
    return 1000 * (seconds or _SLOWEST)


def hands_for(rules: Ruleset) -> int:
    """Return how many tiles a bot may touch in a turn, at the pace of a person."""
    return max(1, turn_ms(rules) // MS_A_TILE)
