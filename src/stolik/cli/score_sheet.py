"""The score sheet on a terminal: who records what, and why."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from stolik.cli.tiles_text import by_runs, tiles_text
from stolik.core.ruleset import Ruleset, SignShown, WinnerRecords
from stolik.core.scoring import Ending, Reason, Score
from stolik.core.table import Rack
from stolik.core.tiles import JOKER, Tile, kinds_of
from stolik.words import Words


def score_sheet(score: Score, rules: Ruleset, names: Sequence[str], words: Words) -> Grid:
    """Return the sheet, in the order of places; signs as the ruleset writes them (I-4)."""
    sign = -1 if rules.sign_shown is SignShown.WINNER_MINUS else 1
    has_big = any(rules.big_points_for(len(names)))
    grid = Grid(title=words("score-title"), title_style="title", box=box.SIMPLE_HEAD, title_justify="left")
    grid.add_column(words("score-place"), justify="right")
    grid.add_column(words("score-player"))
    grid.add_column(words("score-small"), justify="right")
    if has_big:
        grid.add_column(words("score-big"), justify="right")
    grid.add_column(words("score-why"), overflow="fold")
    for seat in sorted(range(len(names)), key=lambda seat: score.seats[seat].place):
        own = score.seats[seat]
        big = [str(own.big)] if has_big else []
        small = sign * own.small
        grid.add_row(
            str(own.place),
            names[seat],
            f"{small:+d}" if small else "0",
            *big,
            _why(score, rules, seat, words),
        )
    return grid


def score_notes(rules: Ruleset, racks: Sequence[Rack[Tile]], names: Sequence[str], words: Words) -> list[str]:
    """Return the racks as they were counted, and what else explains the sheet."""
    lines = [f"{names[seat]}: {tiles_text(by_runs(rack))}" for seat, rack in enumerate(racks) if len(rack)]
    if any(JOKER in kinds_of(rack) for rack in racks):
        lines.append(words("score-joker", points=rules.joker_penalty))
    if rules.sign_shown is SignShown.WINNER_MINUS:
        lines.append(words("score-sign"))
    by_place = rules.big_points_for(len(racks))
    if any(by_place):
        lines.append(words("score-big-about", points=", ".join(map(str, by_place))))
    return lines


def _why(score: Score, rules: Ruleset, seat: int, words: Words) -> str:
    own = score.seats[seat]
    if seat in score.winners:
        nothing = rules.winner_records is WinnerRecords.NOTHING
        won = words("score-why-winner-nothing" if nothing else "score-why-winner-sum")
        if own.reason is Reason.OUT:
            return f"{words('score-why-out')} {won}"
        return f"{_reason(score, seat, words)} {won}"
    return _reason(score, seat, words)


def _reason(score: Score, seat: int, words: Words) -> str:
    own = score.seats[seat]
    if own.reason is Reason.RACK and score.ending is not Ending.OUT and seat not in score.winners:
        lowest = score.seats[score.winners[0]].counted
        return words("score-why-difference", value=own.rack_value, lowest=lowest)
    if own.reason is Reason.RACK:
        return words("score-why-rack", value=own.rack_value)
    return words(f"score-why-{own.reason.replace('_', '-')}", counted=own.counted)
