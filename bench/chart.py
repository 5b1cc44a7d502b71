"""Draws the ladder: every bot's rating with its interval, by ruleset and number of players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from bench.strength.scale import Rating

_WIDTH: Final = 760
_LEFT: Final = 110
_RIGHT: Final = 70
_ROW: Final = 22
_HEAD: Final = 34
_STEP: Final = 400
"""Points between two grid lines."""
FACE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.head{font-weight:600}.axis{fill:#666;font-size:11px}"
    "line.grid{stroke:#ddd}line.range{stroke:#1f5fa8;stroke-width:2}circle{fill:#1f5fa8}rect{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.axis{fill:#aaa}line.grid{stroke:#444}"
    "line.range{stroke:#8bbcf0}circle{fill:#8bbcf0}rect{fill:#1b1b1b}}"
)
"""How pictures look, in light and dark."""

Tables = Mapping[str, Mapping[str, Mapping[str, Rating]]]


def chart(tables: Tables) -> str:
    """Return the picture as SVG, with a panel for each ruleset and number of players that has ratings."""
    panels = [
        (f"{rules}, {players} players", table)
        for rules, by_players in tables.items()
        for players, table in by_players.items()
        if table
    ]
    every = [each for _, table in panels for each in table.values()]
    low = min((each.low for each in every), default=0) // _STEP * _STEP
    high = -(-max((each.high for each in every), default=_STEP) // _STEP) * _STEP
    parts: list[str] = []
    top = 0
    for title, table in panels:
        parts += _panel(title, table, top, (low, high))
        top += _HEAD + _ROW * (len(table) + 1)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {top + 8}" role="img">',
            "<title>Ratings of the bots, with 95% intervals</title>",
            f"<style>{FACE}</style>",
            f'<rect width="{_WIDTH}" height="{top + 8}"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _panel(title: str, table: Mapping[str, Rating], top: int, ends: tuple[int, int]) -> Iterator[str]:
    low, high = ends

    def x(rating: int) -> float:
        return round(_LEFT + (rating - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT), 1)

    bottom = top + _HEAD + _ROW * len(table)
    yield f'<text class="head" x="8" y="{top + 20}">{escape(title)}</text>'
    for mark in range(low, high + 1, _STEP):
        yield f'<line class="grid" x1="{x(mark)}" x2="{x(mark)}" y1="{top + _HEAD - 6}" y2="{bottom}"/>'
        yield f'<text class="axis" x="{x(mark)}" y="{bottom + 14}" text-anchor="middle">{mark}</text>'
    # The strongest bot comes first.
    for i, (bot, each) in enumerate(sorted(table.items(), key=lambda item: -item[1].rating)):
        y = top + _HEAD + _ROW * i + 6
        yield f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(bot)}</text>'
        yield f'<line class="range" x1="{x(each.low)}" x2="{x(each.high)}" y1="{y}" y2="{y}"/>'
        yield f'<circle cx="{x(each.rating)}" cy="{y}" r="4"><title>{each.rating}</title></circle>'
        yield f'<text class="axis" x="{_WIDTH - _RIGHT + 10}" y="{y + 4}">{each.rating}</text>'
