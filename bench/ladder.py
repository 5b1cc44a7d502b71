"""The ladder of bots: each against the next, and the keeper against the exact player by ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from time import perf_counter
from typing import Final

from bench.progress import progress
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.simulation.duplicate import tasks
from stolik.simulation.runners import Engine, run
from stolik.simulation.study import Estimate, Study, study

LADDER: Final = ("novice", "casual", "club", "exact")
DEALS: Final = 100
"""Deals a pairing, each played in four rotations."""
SEED: Final = "ladder"


def report() -> str:
    """Play every pairing and return the win rates with their intervals."""
    pairings: list[tuple[Ruleset, str, str]] = [(PL_FORTY, *pair) for pair in pairwise(LADDER)]
    pairings += [(rules, "exact", "keeper") for rules in RULESETS.values()]
    games, start = 0, perf_counter()
    rows = []
    for rules, weaker, stronger in progress(pairings, "ladder"):
        found = _play(rules, (weaker, stronger, weaker, stronger))
        games += found.games
        rows.append(_row(rules, found))
    seconds = perf_counter() - start
    return "\n".join(
        [
            f"Two and two at a table of four, {DEALS} deals in all rotations: how often one chair wins",
            "(25% is even) and its small points a game, with 95% intervals over deals.",
            f"{games / seconds:.0f} games a second on all cores, start-up included.",
            "",
            "| ruleset | bot | wins | small | bot | wins | small |",
            "|---|---|--:|--:|---|--:|--:|",
            *rows,
        ]
    )


def _play(rules: Ruleset, bots: Sequence[str]) -> Study:
    results = sorted(
        run(tasks(rules, bots, deals=DEALS, seed=SEED), Engine.ARENA), key=lambda result: result.deal
    )
    return study(bots, results)


def _row(rules: Ruleset, found: Study) -> str:
    cells = " | ".join(
        f"{bot.bot} | {_interval(bot.wins, '{:.1%}')} | {_interval(bot.small, '{:+.1f}')}"
        for bot in found.standings
    )
    return f"| {rules.key} | {cells} |"


def _interval(estimate: Estimate, form: str) -> str:
    if estimate.low is None or estimate.high is None:
        return form.format(estimate.mean)
    return f"{form.format(estimate.mean)} ({form.format(estimate.low)} to {form.format(estimate.high)})"
