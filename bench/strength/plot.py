"""A claim of the strategy book as a picture: shares of games won with intervals, a panel for each table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final, TypeAlias

from bench.chart import FACE
from bench.strength.figures import Book, ClaimFigures, Figure, cell

XOf: TypeAlias = Callable[[int], float]
_WIDTH: Final = 900
_LEFT: Final = 130
_PANEL: Final = 220
_GAP: Final = 36
_ROW: Final = 24
_HEAD: Final = 30
_TOP: Final = 54
_STYLE: Final = FACE + (
    ".hands{fill:none;stroke:#b4460f;stroke-width:2}line.ranged{stroke:#b4460f;stroke-width:2}"
    "line.fair{stroke:#888;stroke-dasharray:3 3}"
    "@media(prefers-color-scheme:dark){.hands{stroke:#f3a36b}line.ranged{stroke:#f3a36b}}"
)


def plot(book: Book, claim: ClaimFigures, title: str) -> str:
    """Return the picture as SVG: rulesets below each other, numbers of players side by side."""
    panel = _HEAD + _ROW * len(claim.heroes) + 8
    height = _TOP + panel * len(book.rulesets) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" role="img">',
        f"<title>{escape(title)}: share of games won, with 95% intervals</title>",
        f"<style>{_STYLE}</style>",
        f'<rect width="{_WIDTH}" height="{height}"/>',
        '<circle cx="14" cy="15" r="4"/><text x="26" y="19">any number of tiles in a turn</text>',
        '<circle class="hands" cx="254" cy="15" r="4"/>',
        f'<text x="266" y="19">hands of {book.hands[-1]}</text>',
        '<line class="fair" x1="384" x2="404" y1="15" y2="15"/><text x="412" y="19">an equal share</text>',
    ]
    for j, seats in enumerate(book.seats):
        x = _LEFT + j * (_PANEL + _GAP)
        parts.append(f'<text class="head" x="{x}" y="44">{seats} players</text>')
    for i, rules in enumerate(book.rulesets):
        top = _TOP + i * panel
        parts.append(f'<text class="head" x="8" y="{top + 14}">{rules}</text>')
        for row, hero in enumerate(claim.heroes):
            parts.append(f'<text x="8" y="{top + _HEAD + _ROW * row + 10}">{escape(hero)}</text>')
        for j, seats in enumerate(book.seats):
            left = _LEFT + j * (_PANEL + _GAP)
            parts += _panel(book, claim, (rules, seats), (left, top + _HEAD - 6))
    return "\n".join([*parts, "</svg>\n"])


def _panel(book: Book, claim: ClaimFigures, table: tuple[str, int], corner: tuple[int, int]) -> Iterator[str]:
    (rules, seats), (left, top) = table, corner
    bottom = top + _ROW * len(claim.heroes)

    def x(wins: int) -> float:
        return round(left + wins / 1000 * _PANEL, 1)

    for mark in (0, 250, 500, 750, 1000):
        yield f'<line class="grid" x1="{x(mark)}" x2="{x(mark)}" y1="{top}" y2="{bottom}"/>'
        yield f'<text class="axis" x="{x(mark)}" y="{bottom + 12}" text-anchor="middle">{mark // 10}%</text>'
    fair = x(round(1000 / seats))
    yield f'<line class="fair" x1="{fair}" x2="{fair}" y1="{top}" y2="{bottom}"/>'
    for hands, shift in zip(book.hands, (7, 15), strict=True):
        figures = claim.figures[cell(rules, seats, hands)]
        for row, figure in enumerate(figures):
            if figure is not None:
                yield from _mark(x, figure, top + _ROW * row + shift, with_hands=bool(hands))


def _mark(x: XOf, figure: Figure, y: int, *, with_hands: bool) -> Iterator[str]:
    kind, line = ('class="hands" ', "ranged") if with_hands else ("", "range")
    if figure.low != figure.high:
        yield f'<line class="{line}" x1="{x(figure.low)}" x2="{x(figure.high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle {kind}cx="{x(figure.wins)}" cy="{y}" r="3.5"><title>{figure.wins / 10}%</title></circle>'
