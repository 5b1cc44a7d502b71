"""The casual bot: like the novice, but also adds single tiles to sets on the table; rearranges nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stolik.bots.novice import Novice
from stolik.core.judge import Position, judge
from stolik.core.melds import read_meld
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import JOKER, Kind


class Casual(Novice):
    """Adds tiles that fit, once it has opened; keeps its jokers for its own sets."""

    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the novice's table with every tile added that fits somewhere."""
        table = super().propose(rules, before)
        if not before.opened:
            return table  # in the opening turn nothing on the table is touched
        left = Counter(before.rack)
        left.subtract(table.tiles[len(before.table.tiles) :])
        while True:
            goes_out = sum(left.values()) == left[JOKER]
            kinds = [kind for kind in sorted((+left).elements()) if kind is not JOKER or goes_out]
            longer = next((step for kind in kinds for step in self._steps(table, kind)), None)
            if longer is None or not judge(rules, before, longer[1]):
                return table
            left[longer[0]] -= 1
            table = longer[1]

    def _steps(self, table: Table[Kind], kind: Kind) -> Iterator[tuple[Kind, Table[Kind]]]:
        yield from _additions(table, kind)
        if self.style.split:
            yield from _splits(table, kind)


def _splits(table: Table[Kind], kind: Kind) -> Iterator[tuple[Kind, Table[Kind]]]:
    """Yield every table with a run split at `kind`, which is then in both parts."""
    for i, meld in enumerate(table):
        for place, other in enumerate(meld):
            parts = (meld[: place + 1], (kind, *meld[place + 1 :]))
            if other is kind and all(read_meld(part) is not None for part in parts):
                yield kind, Table((*table.melds[:i], *parts, *table.melds[i + 1 :]))


def _additions(table: Table[Kind], kind: Kind) -> Iterator[tuple[Kind, Table[Kind]]]:
    """Yield every table with `kind` laid at an end of one set."""
    for i, meld in enumerate(table):
        for longer in ((*meld, kind), (kind, *meld)):
            if read_meld(longer) is not None:
                yield kind, Table((*table.melds[:i], longer, *table.melds[i + 1 :]))
