"""A review in words: for the terminal, and as a page of its own."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from stolik.coach.review.shape import Review, ReviewedTurn
from stolik.tournament.draws.plan import LETTERS
from stolik.words import Words

_INKS: Final = ("#a61b2b", "#1f5f9e", "#2b2b2b", "#a85a00")
_WIDTH, _HEIGHT = 720, 220


def review_lines(review: Review, words: Words) -> Iterator[str]:
    """Yield the review, a line each: the turning points, the mistakes, the two accuracies."""
    yield turning_text(review, words)
    marked = [turn for turn in review.turns if turn.mark is not None]
    yield words("review-mistakes", count=len(marked))
    for turn in marked:
        yield f"  {turn_text(turn, words)}"
    yield accuracy_text(review, words)


def turning_text(review: Review, words: Words) -> str:
    """Return the turning points, or that there are none."""
    if not review.turning_points:
        return words("review-no-turning")
    return words("review-turning", turns=", ".join(map(str, review.turning_points)))


def turn_text(turn: ReviewedTurn, words: Words) -> str:
    """Return one turn as a sentence."""
    better = words("review-draw") if turn.better == "" else turn.better or ""
    return words(
        "review-turn",
        turn=turn.turn,
        seat=LETTERS[turn.seat],
        played=turn.played,
        possible=turn.possible,
        before=percent(turn.win.before),
        after=percent(turn.win.after),
        better=better,
    )


def accuracy_text(review: Review, words: Words) -> str:
    """Return both accuracies."""
    tactical, strategic = review.accuracy.tactical, review.accuracy.strategic
    return words(
        "review-accuracy",
        tactical="-" if tactical is None else f"{tactical:.0f}%",
        strategic="-" if strategic is None else f"{strategic:.0f}%",
    )


def percent(share: float) -> str:
    """Return a chance as people read it."""
    return f"{100 * share:.0f}%"


def review_html(review: Review, words: Words) -> str:
    """Return the review as one page without anything from elsewhere."""
    title = escape(words("review-title"))
    head = "".join(
        f"<th>{escape(words(f'review-{name}'))}</th>"
        for name in ("column-turn", "column-seat", "column-played", "column-possible", "column-win")
    )
    return (
        f'<!doctype html><html lang="{words.language.value}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body><main><h1>{title}</h1>"
        f"<p>{escape(turning_text(review, words))}</p>"
        f"<p>{escape(accuracy_text(review, words))}</p><p class=soft>{escape(words('review-about'))}</p>"
        f"{_curve(review, words)}<table><thead><tr>{head}</tr></thead>"
        f"<tbody>{''.join(_row(turn, words) for turn in review.turns)}</tbody></table></main></body></html>\n"
    )


_STYLE: Final = (
    "body{margin:0;background:#f3eee3;color:#1f1d1a;font:16px/1.45 'Source Sans 3',system-ui,sans-serif}"
    "main{max-width:48rem;margin:0 auto;padding:1.5rem}svg{width:100%;height:auto;background:#fff}"
    "table{width:100%;border-collapse:collapse}td,th{padding:.3rem .5rem;text-align:right;"
    "border-bottom:1px solid #d8cfbd}.mistake{background:#fbe3df}.soft{color:#625c50}"
    "@media(prefers-color-scheme:dark){body{background:#1c2024;color:#eee}.soft{color:#b8b2a6}"
    ".mistake{background:#4a2a28}}"
)


def _row(turn: ReviewedTurn, words: Words) -> str:
    note = ""
    if turn.mark is not None:
        better = words("review-draw") if turn.better == "" else turn.better or ""
        note = f"<br>{escape(words('review-better', better=better))}"
    win = f"{percent(turn.win.after)} ({percent(turn.win.low)}-{percent(turn.win.high)}){note}"
    kind = ' class="mistake"' if turn.mark else ""
    return (
        f"<tr{kind}><td>{turn.turn}</td><td>{LETTERS[turn.seat]}</td><td>{turn.played}</td>"
        f"<td>{turn.possible}</td><td>{win}</td></tr>"
    )


def _curve(review: Review, words: Words) -> str:
    """Draw everybody's chances after every turn."""
    turns = review.turns
    if len(turns) < 2:  # noqa: PLR2004  one point is no curve
        return ""
    step = _WIDTH / (len(turns) - 1)
    lines = "".join(
        f'<polyline fill="none" stroke="{_INKS[seat]}" stroke-width="2" points="'
        + " ".join(f"{i * step:.1f},{_HEIGHT * (1 - turn.seats[seat]):.1f}" for i, turn in enumerate(turns))
        + f'"/><text x="{8 + 24 * seat}" y="16" fill="{_INKS[seat]}">{LETTERS[seat]}</text>'
        for seat in range(review.seats)
    )
    label = escape(words("review-curve"))
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{lines}</svg>'
