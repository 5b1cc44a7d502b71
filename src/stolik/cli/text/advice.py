"""The solver's advice in words: what can be laid, and how, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from stolik.analysis.steps import find_steps
from stolik.cli.text.tiles_text import by_runs, tiles_text
from stolik.coach.hints import PlayHint
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.solver import Answer, best_opening
from stolik.words import Words
from stolik.words.steps import describe_step


def advice_lines(rules: Ruleset, before: Position, best: Answer, words: Words) -> Iterator[str]:
    """Yield the lines about the best play."""
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
        yield f"{number:>4}. {describe_step(step, words, tiles_text)}"


def hint_lines(hint: PlayHint, words: Words) -> Iterator[str]:
    """Yield a hint in words, as much as its level shows, without the steps."""
    if not hint.exists:
        yield words("hint-nothing")
    elif hint.places is not None:
        for place in hint.places:
            yield words(
                "hint-place" if place.tiles else "hint-place-moved",
                tiles=tiles_text([tile.kind for tile in place.tiles]),
                set=tiles_text([tile.kind for tile in place.makes]),
            )
    elif hint.play is not None:
        yield words("hint-tiles", tiles=tiles_text(by_runs([tile.kind for tile in hint.play])))
    elif hint.tiles is not None:
        yield words("hint-out" if hint.goes_out else "hint-count", count=hint.tiles)
    else:
        yield words("hint-exists")
