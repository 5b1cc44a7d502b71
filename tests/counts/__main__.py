"""Recomputes the facts of every position in the count files: ``python -m tests.counts``."""

from __future__ import annotations

from pathlib import Path

from rich.progress import track

from tests.counts.files import count_files, is_position, parse_position, write_line
from tests.oracles.tables import facts_of


def rewritten(path: Path) -> str:
    """Return the text of a count file with facts from the brute-force oracle."""
    lines = []
    for text in path.read_text().splitlines():
        if is_position(text):
            rules, position, _ = parse_position(text)
            lines.append(write_line(rules, position, facts_of(rules, position)))
        else:
            lines.append(text)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Rewrite all count files."""
    for path in track(count_files(), "Counting tables"):
        path.write_text(rewritten(path))


if __name__ == "__main__":
    main()
