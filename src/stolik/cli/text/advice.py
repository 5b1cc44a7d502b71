"""The solver's advice in words: what can be laid, and how, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.analysis.steps import find_steps
from stolik.cli.text.tiles_text import by_runs, tiles_text
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.solver import Answer, best_opening
from stolik.words import Words
from stolik.words.steps import tell_step


def advice_lines(rules: Ruleset, before: Position, best: Answer, words: Words) -> Iterator[str]:
    """Yield what is to be said about the best play, a line each."""
    if not best.tiles:
        if before.opened:
            yield words("solve-nothing")
        else:
            most = best_opening(before.rack).worth
            yield words("solve-no-opening", best=most, needed=rules.opening_points)
        return
    laid = tiles_text(by_runs(best.play))
    yield words("solve-answer", count=best.tiles, points=best.points, tiles=laid)
    if best.tiles == len(before.rack):
        yield words("solve-out")
    steps = find_steps(before.table, best.table)
    yield words("solve-steps", count=len(steps))
    for number, step in enumerate(steps, 1):
        yield f"{number:>4}. {tell_step(step, words, tiles_text)}"
