"""Regenerates the golden games.

``python -m tests.records`` gives the stored commands to the engine and writes the results; with ``--scripts``
the commands are written from the scripts first.
"""

from __future__ import annotations

import sys

from rich.progress import track

from tests.records.golden import (
    FOLDER,
    golden_names,
    played,
    read_golden,
    record_text,
    views_text,
    write_golden,
)
from tests.records.scripts import all_scripts


def main(arguments: list[str]) -> None:
    """Write all golden games."""
    if "--scripts" in arguments:
        for name, golden in all_scripts():
            write_golden(name, golden)
    for name in track(golden_names(), "Golden games"):
        game = played(read_golden(name))
        (FOLDER / f"{name}.jsonl").write_text(record_text(game))
        (FOLDER / f"{name}.views").write_text(views_text(game.events))


if __name__ == "__main__":
    main(sys.argv[1:])
