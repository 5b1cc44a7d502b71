"""The lag quota: how much network delay a player gets back."""

from __future__ import annotations

from typing import Final

from stolik.core.ruleset import Ruleset

_TURNS: Final = 25
"""Turns of a player in a game of usual length."""
_MOST_GAIN: Final = 1000
_GAINS_AT_FIRST: Final = 3
_GAINS_AT_MOST: Final = 7
GRACE: Final = 1000
"""How long a time-out waits at most for a move on its way."""


def gain(rules: Ruleset) -> int:
    """Return what each turn adds to the quota: 0.4% of the player's estimated game and 150 ms."""
    if rules.turn_seconds is None:
        return 0
    return min(_MOST_GAIN, 4 * _TURNS * rules.turn_seconds + 150)


def first_quota(rules: Ruleset) -> int:
    """Return the initial quota of a player."""
    return _GAINS_AT_FIRST * gain(rules)


def next_quota(rules: Ruleset, quota: int) -> int:
    """Return the quota after another turn has started."""
    return min(_GAINS_AT_MOST * gain(rules), quota + gain(rules))


def compensation(quota: int, *, lag: int, late: int) -> int | None:
    """Return the time to give back for a move that came `late`, or None if it stays late."""
    return late if 0 < late <= min(quota, lag) else None
