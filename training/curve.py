"""Draws the learning curve: how often each generation wins, from the curve.json files of one run or more."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from math import hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

_WIDTH: Final = 760
_HEIGHT: Final = 300
_LEFT: Final = 60
_RIGHT: Final = 200
_TOP: Final = 20
_BOTTOM: Final = 40
_GRID: Final = 20
_STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#222}.axis{fill:#666;font-size:11px}line.grid{stroke:#ddd}"
    ".s0{color:#1f5fa8}.s1{color:#2e7d32}.s2{color:#b0600a}.s3{color:#8e24aa}"
    ".s4{color:#c62828}.s5{color:#5d6d00}"
    "path{fill:none;stroke:currentColor;stroke-width:2}circle{fill:currentColor}g line{stroke:currentColor}"
    "g text{fill:currentColor}rect{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.axis{fill:#aaa}line.grid{stroke:#444}"
    "rect{fill:#1b1b1b}.s0{color:#8bbcf0}.s1{color:#81c784}.s2{color:#f0b060}.s3{color:#ce93d8}"
    ".s4{color:#ef9a9a}.s5{color:#d4e157}}"
)


class Point(NamedTuple):
    """How often a generation won, in percent."""

    generation: int
    wins: float
    error: float


def points(runs: list[dict[str, Any]]) -> dict[str, list[Point]]:
    """Return the points of each line: fixed opponents by number of players, with the margin kept."""
    lines: dict[str, list[Point]] = defaultdict(list)
    for generation in (each for run in runs for each in run["generations"]):
        kept = f"@{generation['margin']}"
        for match in generation["matches"]:
            if not match["hero"].endswith(kept) or "@" in match["other"]:
                continue
            hands = f", hands {match['hands']}" if match["hands"] else ""
            for seats in (2, 3, 4):
                tables = [table for table in match["tables"] if table["seats"] == seats]
                wins = sum(table["wins"] for table in tables) / len(tables)
                error = hypot(*(table["error"] for table in tables)) / len(tables)
                name = f"{match['other']}, {seats} players{hands}"
                lines[name].append(Point(generation["number"], 100 * wins, 196 * error))
    return lines


def picture(lines: dict[str, list[Point]]) -> str:
    """Return the picture as SVG, with 95% intervals."""
    last = max(point.generation for line in lines.values() for point in line)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        "<title>Games won by each generation alone against others, with 95% intervals</title>",
        f'<style>{_STYLE}</style><rect width="{_WIDTH}" height="{_HEIGHT}"/>',
    ]
    parts += (
        f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{_y(mark)}" y2="{_y(mark)}"/>'
        f'<text class="axis" x="{_LEFT - 8}" y="{_y(mark) + 4}" text-anchor="end">{mark}%</text>'
        for mark in range(0, 101, _GRID)
    )
    parts += (
        f'<text class="axis" x="{_x(generation, last)}" y="{_HEIGHT - _BOTTOM + 20}" '
        f'text-anchor="middle">generation {generation}</text>'
        for generation in range(1, last + 1)
    )
    heights = _apart([_y(line[-1].wins) for line in lines.values()])
    for number, (name, line) in enumerate(lines.items()):
        parts += _line(number, name, line, last, heights[number])
    return "\n".join([*parts, "</svg>\n"])


def _x(generation: int, last: int) -> float:
    return round(_LEFT + 40 + (generation - 1) / max(1, last - 1) * (_WIDTH - _LEFT - _RIGHT - 80), 1)


def _y(percent: float) -> float:
    return round(_HEIGHT - _BOTTOM - percent / 100 * (_HEIGHT - _TOP - _BOTTOM), 1)


def _apart(heights: list[float], least: float = 16) -> list[float]:
    """Return heights for labels, none of which covers another."""
    apart = list(heights)
    lowest = float("-inf")
    for number in sorted(range(len(heights)), key=heights.__getitem__):
        lowest = apart[number] = max(heights[number], lowest + least)
    return apart


def _line(number: int, name: str, line: list[Point], last: int, label: float) -> Iterator[str]:
    path = " ".join(
        f"{'L' if i else 'M'}{_x(point.generation, last)} {_y(point.wins)}" for i, point in enumerate(line)
    )
    yield f'<g class="s{number}"><path d="{path}"/>'
    for point in line:
        x = _x(point.generation, last)
        low, high = _y(point.wins - point.error), _y(point.wins + point.error)
        yield (
            f'<line x1="{x}" x2="{x}" y1="{low}" y2="{high}"/><circle cx="{x}" cy="{_y(point.wins)}" r="3">'
            f"<title>{point.wins:.1f}% +-{point.error:.1f}</title></circle>"
        )
    yield f'<text x="{_WIDTH - _RIGHT + 10}" y="{label + 4}">{name}</text></g>'


def main() -> None:
    """Read the curves and write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("curves", type=Path, nargs="+")
    given = parser.parse_args()
    given.picture.write_text(picture(points([json.loads(path.read_text()) for path in given.curves])))


if __name__ == "__main__":
    main()
