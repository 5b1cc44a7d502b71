"""The score sheet on a terminal: who records what, and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from stolik.cli.text.tiles_text import by_runs, tiles_text
from stolik.core.deal import Seat
from stolik.core.outcome import SeatResult, final_score, results_of_game
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import Score, SeatScore
from stolik.core.state import State
from stolik.core.table import Rack
from stolik.core.tiles import JOKER, Tile, kinds_of
from stolik.words import Words
from stolik.words.score_reasons import score_reason


def game_sheet(game: State, names: Sequence[str], words: Words) -> Grid | None:
    """Return the sheet of a finished game, with who resigned or was away; None if it is not finished."""
    results, score = results_of_game(game), final_score(game)
    if results is None:
        return None
    gone = [game.forfeits.get(Seat(seat)) for seat in range(game.seats)]
    if score is None:
        whys = [words("score-why-stayed" if why is None else f"score-why-{why}") for why in gone]
        return _grid(results, game.rules, names, whys, words)
    whys = [
        score_reason(score, game.rules, seat, words) if why is None else words(f"score-why-{why}")
        for seat, why in enumerate(gone)
    ]
    return _grid(score.seats, game.rules, names, whys, words)


def score_sheet(score: Score, rules: Ruleset, names: Sequence[str], words: Words) -> Grid:
    """Return the sheet of a score."""
    whys = [score_reason(score, rules, seat, words) for seat in range(len(names))]
    return _grid(score.seats, rules, names, whys, words)


def _grid(
    rows: Sequence[SeatScore | SeatResult],
    rules: Ruleset,
    names: Sequence[str],
    whys: Sequence[str],
    words: Words,
) -> Grid:
    """Return the rows in the order of places, with the signs of the ruleset (I-4)."""
    has_big = any(rules.big_points_for(len(names)))
    grid = Grid(title=words("score-title"), title_style="title", box=box.SIMPLE_HEAD, title_justify="left")
    grid.add_column(words("score-place"), justify="right")
    grid.add_column(words("score-player"))
    grid.add_column(words("score-small"), justify="right")
    if has_big:
        grid.add_column(words("score-big"), justify="right")
    grid.add_column(words("score-why"), overflow="fold")
    for seat in sorted(range(len(names)), key=lambda seat: rows[seat].place):
        own = rows[seat]
        big = [str(own.big)] if has_big else []
        small = rules.shown_sign * own.small
        grid.add_row(
            str(own.place),
            names[seat],
            f"{small:+d}" if small else "0",
            *big,
            whys[seat],
        )
    return grid


def score_notes(rules: Ruleset, racks: Sequence[Rack[Tile]], names: Sequence[str], words: Words) -> list[str]:
    """Return the racks as counted, and other explanations."""
    lines = [f"{names[seat]}: {tiles_text(by_runs(rack))}" for seat, rack in enumerate(racks) if len(rack)]
    if any(JOKER in kinds_of(rack) for rack in racks):
        lines.append(words("score-joker", points=rules.joker_penalty))
    if rules.shown_sign < 0:
        lines.append(words("score-sign"))
    by_place = rules.big_points_for(len(racks))
    if any(by_place):
        lines.append(words("score-big-about", points=", ".join(map(str, by_place))))
    return lines
