"""Cases of freed jokers for the browser (I-11): `python -m tests.web.freed_joker_cases` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from stolik.core.rulesets import PL_STACKS
from stolik.core.tiles import JOKER
from stolik.core.turns.jokers import trace_jokers
from tests.proposals import random_position, random_proposal
from tests.seeded import seeded

FILE: Final = Path(__file__).parents[2] / "web/src/table/draft/freed-joker-cases.json"
OF_EACH: Final = 150
"""How many cases with a wrongly placed joker, and as many without."""


def cases_text() -> str:
    """Return the whole file, always the same."""
    rng = seeded(11)
    astray: list[str] = []
    right: list[str] = []
    while len(astray) < OF_EACH or len(right) < OF_EACH:
        before = random_position(rng)
        if not any(JOKER in meld for meld in before.table):
            continue
        # Rules that let a freed joker go anywhere, so that proposals do that.
        after = random_proposal(rng, PL_STACKS, before._replace(opened=True))
        found = trace_jokers(before.table, after).not_in_new_sets
        row = msgspec.json.encode([str(before.table), str(after), found]).decode()
        (astray if found else right).append(row)
    return "[\n" + ",\n".join([*astray[:OF_EACH], *right[:OF_EACH]]) + "\n]\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(cases_text())


if __name__ == "__main__":
    main()
