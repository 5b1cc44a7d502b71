"""The ladder of bots: all on one scale, and how often the master wins.

``python -m bench.strength.ladder`` continues from `ladder.json`, and writes it after every few deals: you can
stop it at any time. ``python -m bench ladder`` shows the results.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.chart import chart
from bench.strength.ladder_page import TARGET_HEAD, share_text, target_row, write_measured
from bench.strength.pairings import Pairing, load, measure, save, together
from bench.strength.plan import SEATS, TARGETS, plan
from bench.strength.scale import ANCHOR, ANCHOR_RATING, Rating, rate
from stolik.bots import BOTS
from stolik.bots.seats.ratings import BotRating, write_ratings
from stolik.core.rulesets import PL_FORTY, RULESETS

ROOT: Final = Path(__file__).parents[2]
RESULTS: Final = ROOT / "bench" / "strength" / "ladder.json"
RATINGS: Final = ROOT / "src" / "stolik" / "bots" / "ratings.json"
CHART: Final = ROOT / "docs" / "images" / "ladder.svg"
PAGE: Final = ROOT / "docs" / "ladder.md"
DEALS: Final = 1_000
TARGET_SHARE: Final = 12.0
"""How many times as much time a target gets as another pairing."""
_SAVED_EVERY: Final = 2.0
"""Seconds."""
_NAMES: Final = {2: "two", 4: "four"}


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the given pairings, and write results, ratings and chart."""
    asked = _parser().parse_args(arguments)
    known = load(asked.results)
    wanted = [
        pairing
        for rules in asked.rules
        for seats in asked.seats
        for pairing in plan(rules, seats)
        if (not asked.bots or {pairing.hero, pairing.against} <= set(asked.bots))
        and (not asked.any_of or {pairing.hero, pairing.against} & set(asked.any_of))
        and (asked.hands is None or pairing.hands == asked.hands)
    ]
    # --fresh discards earlier results of these pairings, because the bots have changed.
    todo = wanted if asked.fresh else together(wanted, known)
    keys = {each.key for each in todo}
    others = [each for each in known if each.key not in keys]
    targets = {target.pairing(rules).key: target for rules in asked.rules for target in TARGETS}

    def is_clear(pairing: Pairing) -> bool:
        target = targets.get(pairing.key)
        return target is not None and target.is_clear(pairing)

    saved = 0.0
    for pairing in measure(
        todo,
        deals=asked.deals,
        seconds=asked.seconds,
        jobs=asked.jobs,
        shares=dict.fromkeys(targets, TARGET_SHARE),
        is_clear=is_clear if not asked.even_if_clear else lambda _: False,
    ):
        if perf_counter() - saved > _SAVED_EVERY:
            save(asked.results, [*others, *(each for each in todo if each.deals)])
            saved = perf_counter()
        print(_line(pairing), flush=True)
    save(asked.results, [*others, *(each for each in todo if each.deals)])
    measured = [*others, *(each for each in todo if each.deals)]
    asked.ratings.write_text(write_ratings(offered(ratings(measured, PL_FORTY.key))))
    tables = {key: ratings(measured, key) for key in RULESETS}
    asked.chart.write_text(chart(tables))
    write_measured(asked.page, measured, tables)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.strength.ladder", description=__doc__)
    parser.add_argument("--rules", nargs="+", choices=RULESETS, default=[PL_FORTY.key], metavar="KEY")
    parser.add_argument("--seats", nargs="+", type=int, choices=SEATS, default=SEATS)
    parser.add_argument("--bots", nargs="+", metavar="BOT", help="only pairings of these")
    parser.add_argument("--any-of", nargs="+", metavar="BOT", help="only pairings with one of these")
    parser.add_argument("--hands", type=int, help="only pairings with this limit of tiles; 0 for no limit")
    parser.add_argument("--deals", type=int, default=DEALS, help="for each pairing (default: %(default)s)")
    parser.add_argument("--even-if-clear", action="store_true", help="play on where a target is clear")
    parser.add_argument("--seconds", type=float, help="stop after this time; by default when all is measured")
    parser.add_argument("--jobs", type=int, default=1, help="threads (default: %(default)s)")
    parser.add_argument("--fresh", action="store_true", help="discard the results of these pairings")
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--ratings", type=Path, default=RATINGS)
    parser.add_argument("--chart", type=Path, default=CHART)
    parser.add_argument("--page", type=Path, default=PAGE)
    return parser


def ratings(measured: Iterable[Pairing], rules: str) -> dict[str, dict[str, Rating]]:
    """Return the ratings under one ruleset by number of players, without games that limit touched tiles."""
    return {
        name: rate(each for each in measured if (each.rules, each.seats, each.hands) == (rules, seats, 0))
        for seats, name in _NAMES.items()
    }


def offered(tables: Mapping[str, Mapping[str, Rating]]) -> dict[str, BotRating]:
    """Return the two-player ratings of the bots that people can choose."""
    table = tables[_NAMES[2]]
    return {
        bot: BotRating(rating=table[bot].rating, low=table[bot].low, high=table[bot].high)
        for bot in BOTS
        if bot in table
    }


def report() -> str:
    """Return the results as Markdown."""
    measured = load(RESULTS)
    lines = [
        "How often the master wins in duplicate deals (every deal in all rotations), with 95% intervals.",
        "An interval on one side of the target decides it. Measured by `python -m bench.strength.ladder`.",
        "",
        *TARGET_HEAD,
    ]
    known = {each.key: each for each in measured}
    lines += [
        target_row(rules, target, known.get(target.pairing(rules).key))
        for rules in RULESETS
        for target in TARGETS
    ]
    for rules in RULESETS:
        for name, table in ratings(measured, rules).items():
            if table:
                lines += ["", f"Ratings under {rules}, {name} players ({ANCHOR} is {ANCHOR_RATING}):", ""]
                lines += ["| bot | rating | 95% |", "|---|--:|--:|"]
                lines += [
                    f"| {bot} | {each.rating} | {each.low} to {each.high} |" for bot, each in table.items()
                ]
    return "\n".join(lines)


def _line(pairing: Pairing) -> str:
    others = f"{pairing.seats - 1} x {pairing.against}" if pairing.seats > 2 else pairing.against  # noqa: PLR2004
    hands = f", hands {pairing.hands}" if pairing.hands else ""
    what = f"{pairing.rules}: {pairing.hero} against {others}{hands}"
    return f"{what}: {share_text(pairing)} in {pairing.deals} deals"


if __name__ == "__main__":
    main()
