"""A review in words: for the terminal, and as a page of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from stolik.coach.review.shape import Accuracy, Review, ReviewedTurn, accuracy_of
from stolik.core.pictures.suits import SUITS
from stolik.core.tiles import Kind
from stolik.notation.tiles import parse_rack
from stolik.tournament.draws.plan import LETTERS
from stolik.words import Words

_INKS: Final = ("#a61b2b", "#1f5f9e", "#2b2b2b", "#a85a00")
_WIDTH, _HEIGHT = 720, 220
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 16, 8, 24
"""Room around the curve for its figures."""
_MOST_FIGURES: Final = 10
"""Numbers of turns below the curve."""


def review_lines(review: Review, words: Words, players: Sequence[str] = ()) -> Iterator[str]:
    """Yield the review, a line each: the turning points, the mistakes, the accuracies of every player."""
    yield turning_text(review, words)
    for point in _turning(review):
        yield f"  {turning_point_text(point, words, players)}"
    marked = [turn for turn in review.turns if turn.mark is not None]
    yield words("review-mistakes", count=len(marked))
    for turn in marked:
        yield f"  {turn_text(turn, words, players)}"
    for seat, accuracy in _accuracies(review):
        yield f"{seat_text(seat, players)}: {accuracy_text(accuracy, words)}"


def turning_text(review: Review, words: Words) -> str:
    """Return the turning points, or that there are none."""
    if not review.turning_points:
        return words("review-no-turning")
    return words("review-turning", turns=", ".join(map(str, review.turning_points)))


def seat_text(seat: int, players: Sequence[str]) -> str:
    """Return a seat's letter, with the player's name if the record has one."""
    name = players[seat] if seat < len(players) else ""
    return f"{LETTERS[seat]} ({name})" if name else LETTERS[seat]


class TurningPoint(NamedTuple):
    """A turn, and whose chance it changed most, with everybody's tiles open."""

    turn: ReviewedTurn
    whose: int
    before: float
    after: float


def turning_point_text(point: TurningPoint, words: Words, players: Sequence[str] = ()) -> str:
    """Return a turning point as a sentence."""
    return words(
        "review-turning-point",
        turn=point.turn.turn,
        seat=seat_text(point.turn.seat, players),
        played=point.turn.played,
        possible=point.turn.possible,
        whose=seat_text(point.whose, players),
        before=percent(point.before),
        after=percent(point.after),
    )


def turn_text(turn: ReviewedTurn, words: Words, players: Sequence[str] = ()) -> str:
    """Return one turn as a sentence."""
    better = words("review-draw") if turn.better == "" else turn.better or ""
    return words(
        "review-turn",
        turn=turn.turn,
        seat=seat_text(turn.seat, players),
        played=turn.played,
        possible=turn.possible,
        before=percent(turn.win.before),
        after=percent(turn.win.after),
        better=better,
    )


def accuracy_text(accuracy: Accuracy, words: Words) -> str:
    """Return both accuracies."""
    return words("review-accuracy", tactical=_share(accuracy.tactical), strategic=_share(accuracy.strategic))


def percent(share: float) -> str:
    """Return a chance as people read it."""
    return f"{100 * share:.0f}%"


def _share(found: float | None) -> str:
    return "-" if found is None else f"{found:.0f}%"


def _turning(review: Review) -> list[TurningPoint]:
    return [
        _changed(review, at) for at, turn in enumerate(review.turns) if turn.turn in review.turning_points
    ]


def _changed(review: Review, at: int) -> TurningPoint:
    """Return what a turn changed: until the next one began, or until the end."""
    turn, following = review.turns[at], review.turns[at + 1 : at + 2]
    if following and following[0].turn != turn.turn + 1:  # a review of one seat
        return TurningPoint(turn, turn.seat, turn.open.before, turn.open.after)
    after = following[0].open.seats if following else turn.seats
    changes = list(zip(turn.open.seats, after, strict=True))
    whose = max(range(review.seats), key=lambda seat: abs(changes[seat][1] - changes[seat][0]))
    return TurningPoint(turn, whose, *changes[whose])


def _accuracies(review: Review) -> list[tuple[int, Accuracy]]:
    """Return everybody's own accuracies: those of several players together say nothing."""
    seats = sorted({turn.seat for turn in review.turns})
    return [(seat, accuracy_of(turn for turn in review.turns if turn.seat == seat)) for seat in seats]


def review_html(review: Review, words: Words, players: Sequence[str] = ()) -> str:
    """Return the review as one page without anything from elsewhere."""
    title = escape(words("review-title"))
    points = "".join(
        f"<li>{escape(turning_point_text(point, words, players))}{_better(point.turn, words)}</li>"
        for point in _turning(review)
    )
    turning = f"<ul>{points}</ul>" if points else f"<p>{escape(words('review-no-turning'))}</p>"
    return (
        f'<!doctype html><html lang="{words.language.value}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head><body><main><h1>{title}</h1>"
        f"<h2>{escape(words('review-turning-title'))}</h2>{turning}"
        f"<h2>{escape(words('review-curve'))}</h2>{_curve(review, words, players)}"
        f"<h2>{escape(words('review-accuracy-title'))}</h2>{_accuracy_table(review, words, players)}"
        f'<p class="soft">{escape(words("review-about"))}</p>'
        f"{_turns_table(review, words)}</main></body></html>\n"
    )


_STYLE: Final = (
    "body{margin:0;background:#f3eee3;color:#1f1d1a;font:16px/1.45 'Source Sans 3',system-ui,sans-serif}"
    "main{max-width:48rem;margin:0 auto;padding:1rem}h2{margin:1.5rem 0 .5rem;font-size:1.15rem}"
    "svg{width:100%;height:auto;border-radius:8px;background:#fff}svg text{font-size:13px;fill:#625c50}"
    "table{width:100%;border-collapse:collapse}td,th{padding:.3rem .4rem;text-align:left;"
    "border-bottom:1px solid #d8cfbd;vertical-align:top}"
    ".mistake{background:#fbe3df}.soft{color:#625c50}.legend{display:flex;flex-wrap:wrap;gap:.2rem 1rem;"
    "margin:0 0 .5rem;padding:0;list-style:none}.legend b{display:inline-block;width:1.6em;border-radius:4px;"
    "color:#fff;text-align:center}.tile{display:inline-block;margin:1px;padding:0 .2em;border-radius:3px;"
    "background:#fcf7ea;box-shadow:0 0 0 1px #e2d7bd;font-weight:600;white-space:nowrap}"
    "@media(prefers-color-scheme:dark){body{background:#1c2024;color:#eee}.soft{color:#b8b2a6}"
    ".mistake{background:#4a2a28}td,th{border-color:#454b52}}"
)


def _tiles(written: str) -> str:
    """Return tiles in their colours."""
    return "".join(_tile(tile) for tile in parse_rack(written).tiles)


def _tile(kind: Kind) -> str:
    if kind.colour is None:
        ink, text = _INKS[0], "☺"
    else:
        ink, text = SUITS[kind.colour].ink, f"{kind.number}{SUITS[kind.colour].sign}"
    return f'<span class="tile" style="color:{ink}">{text}</span>'


def _better(turn: ReviewedTurn, words: Words) -> str:
    if turn.mark is None:
        return ""
    better = escape(words("review-draw")) if turn.better == "" else _tiles(turn.better or "")
    return f"<br>{escape(words('review-better', better=''))}{better}"


def _accuracy_table(review: Review, words: Words, players: Sequence[str]) -> str:
    head = "".join(f"<th>{escape(words(f'review-column-{name}'))}</th>" for name in _ACCURACY)
    rows = "".join(
        f"<tr><td>{escape(seat_text(seat, players))}</td><td>{_share(accuracy.tactical)}</td>"
        f"<td>{_share(accuracy.strategic)}</td></tr>"
        for seat, accuracy in _accuracies(review)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


_ACCURACY: Final = ("seat", "tactical", "strategic")
_COLUMNS: Final = ("turn", "seat", "played", "win")


def _turns_table(review: Review, words: Words) -> str:
    head = "".join(f"<th>{escape(words(f'review-column-{name}'))}</th>" for name in _COLUMNS)
    rows = "".join(_row(turn, words) for turn in review.turns)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _row(turn: ReviewedTurn, words: Words) -> str:
    win = (
        f"{percent(turn.win.before)} → {percent(turn.win.after)} "
        f"({percent(turn.win.low)}–{percent(turn.win.high)})"  # noqa: RUF001  a range
    )
    kind = ' class="mistake"' if turn.mark else ""
    return (
        f"<tr{kind}><td>{turn.turn}</td><td>{LETTERS[turn.seat]}</td>"
        f"<td>{turn.played}/{turn.possible}</td><td>{win}{_better(turn, words)}</td></tr>"
    )


def _curve(review: Review, words: Words, players: Sequence[str]) -> str:
    """Draw everybody's chances after every turn, with a scale and a legend."""
    turns = review.turns
    if len(turns) < 2:  # noqa: PLR2004  one point is no curve
        return ""
    step = (_WIDTH - _LEFT - _RIGHT) / (len(turns) - 1)
    high = _HEIGHT - _TOP - _BOTTOM
    scale = "".join(
        f'<path d="M{_LEFT} {_TOP + high * (1 - share):.1f}H{_WIDTH - _RIGHT}" stroke="#e4ddcf"/>'
        f'<text x="{_LEFT - 6}" y="{_TOP + 4 + high * (1 - share):.1f}" text-anchor="end">'
        f"{percent(share)}</text>"
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    every = -(-len(turns) // _MOST_FIGURES)
    numbers = "".join(
        f'<text x="{_LEFT + i * step:.1f}" y="{_HEIGHT - 6}" text-anchor="middle">{turn.turn}</text>'
        for i, turn in enumerate(turns)
        if i % every == 0
    )
    lines = "".join(
        f'<polyline fill="none" stroke="{_INKS[seat]}" stroke-width="2" points="'
        + " ".join(
            f"{_LEFT + i * step:.1f},{_TOP + high * (1 - turn.seats[seat]):.1f}"
            for i, turn in enumerate(turns)
        )
        + '"/>'
        for seat in range(review.seats)
    )
    legend = "".join(
        f'<li><b style="background:{_INKS[seat]}">{LETTERS[seat]}</b> '
        f"{escape(players[seat] if seat < len(players) else '')}</li>"
        for seat in range(review.seats)
    )
    label = escape(words("review-curve"))
    return (
        f'<ul class="legend">{legend}</ul>'
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{scale}{numbers}{lines}</svg>'
    )
