"""The strategy book: what the arena says about the lore of the game.

``python -m bench.strength.strategy`` measures on from what `strategy.json` holds, and writes it after every
few deals: break it off whenever you like. Afterwards it writes the book, its pictures and the page's figures.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.strength.book import write_book
from bench.strength.lore import CLAIMS, all_cells
from bench.strength.pairings import Pairing, load, measure, save, together
from stolik.core.ruleset import SEAT_COUNTS
from stolik.core.rulesets import RULESETS

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "bench" / "strength" / "strategy.json"
DEALS: Final = 1_000
_BATCH: Final = 16
"""Deals at first: the bots are quick."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what was asked for, and write the book."""
    asked = _parser().parse_args(arguments)
    known = load(asked.results)
    every = all_cells()
    heroes = {hero for claim in CLAIMS if claim.key in asked.claims for hero in claim.heroes}
    wanted = [
        each
        for each in every
        if each.hero in heroes and each.rules in asked.rules and each.seats in asked.seats
    ]
    keys = {each.key for each in wanted}
    todo = wanted if asked.fresh else together(wanted, known)
    # What no claim asks for any more is forgotten.
    others = [each for each in together(every, known) if each.key not in keys]
    measured = measure(todo, deals=asked.deals, seconds=asked.seconds, jobs=asked.jobs, batch=_BATCH)
    for count, _ in enumerate(measured, 1):
        if count % 20 == 0:
            _save(asked.results, [*others, *todo])
            print(f"{sum(each.deals for each in todo):,} deals", flush=True)
    _save(asked.results, [*others, *todo])
    write_book(ROOT, [*others, *todo])


def _save(path: Path, pairings: Sequence[Pairing]) -> None:
    save(path, (each for each in pairings if each.deals))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.strategy", description=__doc__)
    names = [claim.key for claim in CLAIMS]
    parser.add_argument("--claims", nargs="+", choices=names, default=names, metavar="CLAIM")
    parser.add_argument("--rules", nargs="+", choices=RULESETS, default=list(RULESETS), metavar="KEY")
    parser.add_argument("--seats", nargs="+", type=int, choices=SEAT_COUNTS, default=SEAT_COUNTS)
    parser.add_argument("--deals", type=int, default=DEALS, help="for each bot (default: %(default)s)")
    parser.add_argument("--seconds", type=float, help="stop after so long; by default when all is measured")
    parser.add_argument("--jobs", type=int, default=1, help="threads (default: %(default)s)")
    parser.add_argument("--fresh", action="store_true", help="forget what was measured of these")
    parser.add_argument("--results", type=Path, default=RESULTS)
    return parser


if __name__ == "__main__":
    main()
