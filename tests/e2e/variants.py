"""Rulesets and deals for the browser tests: short games, short clocks, known racks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.core.fairness.shuffle import Deck, Decks, decks_from
from stolik.core.ruleset import Decline, Ruleset, Starter, derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS
from stolik.notation.tiles import parse_tile

SEED: Final = "deck:"
"""A player's seed with this prefix names the first tiles of the deck, or by #N a whole deck."""
_HASTE: Final = 30
"""Seconds: on a slow machine three tables are set up before the first has timed out twice."""


def _tamed(base: Ruleset, name: str, **changes: object) -> Ruleset:
    """Return a variant in which seat A starts and nobody is asked about a new deal."""
    return derive(base, name, starter=Starter.SEAT_A, redeal_doublets=None, **changes)


KNOWN: Final = _tamed(EN_CLASSIC, "known")
"""The plain rules, started by seat A."""
LONG: Final = _tamed(EN_CLASSIC, "long", hand_size=25, opening_points=10)
"""Nearly all tiles are dealt, so that the table fills."""
UNDONE: Final = _tamed(PL_MINUTE, "hasty", turn_seconds=_HASTE)
STANDS: Final = _tamed(PL_FORTY, "hasty", turn_seconds=_HASTE)
SALVAGED: Final = _tamed(PL_STACKS, "hasty", turn_seconds=_HASTE)
ASKED: Final = derive(PL_FORTY, "asked", starter=Starter.SEAT_A, turn_seconds=600)
"""With new deals for doublets and announcements of the opening, and enough time for all of it."""
STACKED: Final = _tamed(PL_STACKS, "calm", turn_seconds=600)
"""Stacks, with time to choose one."""
BARREN: Final = _tamed(EN_CLASSIC, "barren", hand_size=25, opening_points=200)
"""Nobody can open, and the bank is soon empty: then everybody has to pass."""
STRICT: Final = _tamed(EN_CLASSIC, "strict", decline=Decline.FORBIDDEN)
"""A player who can play must."""
VARIANTS: Final = {
    rules.key: rules for rules in (KNOWN, LONG, UNDONE, STANDS, SALVAGED, ASKED, STACKED, BARREN, STRICT)
}


def shuffler(seed: bytes, player_seeds: Sequence[str] = ()) -> Decks:
    """Return fair decks, or decks that begin with the tiles named by a player's seed."""
    fair = decks_from(seed, player_seeds)
    named = next((text.removeprefix(SEED) for text in player_seeds if text.startswith(SEED)), None)
    if named is None:
        return fair
    if named.startswith("#"):
        return decks_from(int(named[1:]).to_bytes(32))
    first = tuple(parse_tile(text) for text in named.split())

    def deck(_number: int) -> Deck:
        # The rest is always the same too, so that a repeated game is identical.
        rest = decks_from(bytes(32))(0)
        return (*first, *(tile for tile in rest if tile not in first))

    return deck
