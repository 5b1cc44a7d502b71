"""What is wrong with a proposed table, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stolik.core.judge import Breach, Violation
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import F, Face
from stolik.words.words import Words


def describe_breach(
    violation: Violation,
    proposal: Table[F] | None,
    rules: Ruleset,
    words: Words,
    *,
    tiles_text: Callable[[Sequence[Face]], str],
    numbered: bool = True,
) -> str:
    """Return one broken rule as a sentence; `numbered` says which set of the proposal it is about."""
    breach, tiles, at = violation
    shown: Sequence[Face] = tiles
    if breach is Breach.JOKER_NOT_IN_NEW_SET and proposal is not None and at is not None:
        shown = proposal.melds[at]
    number = f"{at + 1}: " if numbered and at is not None else ""
    return words(
        f"breach-{breach.value.replace('_', '-')}",
        set=number + tiles_text(shown),
        tiles=tiles_text(sorted(tiles)),
        count=len(tiles),
        points=rules.opening_points,
    )
