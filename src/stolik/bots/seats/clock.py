"""What a ruleset's clock lets a bot do in a turn: how long it thinks, how many tiles it touches."""

from __future__ import annotations

from typing import Final

from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS

MS_A_TILE: Final = 1_500
"""What a person needs to pick a tile up and lay it where it belongs."""
_SLOWEST: Final = max(rules.turn_seconds or 0 for rules in RULESETS.values())


def turn_ms(rules: Ruleset) -> int:
    """Return how long a bot's turn lasts at most, in milliseconds.

    A table without a clock goes by that of the rules it comes from; where those have none, by the
    slowest of the published ones.
    """
    base = RULESETS.get(rules.base or rules.key)
    seconds = rules.turn_seconds or (base.turn_seconds if base is not None else None)
    return 1000 * (seconds or _SLOWEST)


def hands_for(rules: Ruleset) -> int:
    """Return how many tiles a bot can touch in a turn, at the pace of a person."""
    return max(1, turn_ms(rules) // MS_A_TILE)
