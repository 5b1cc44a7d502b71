"""Writes the copies of the rulebook's clauses that are part of the package."""

from pathlib import Path

from stolik.server.games.clauses import file_of, read_clauses, written
from stolik.words import Language
from tests.server.rulebook_pages import page_of

PACKAGE = Path(__file__).parents[2] / "src/stolik/server"

if __name__ == "__main__":
    for language in Language:
        (PACKAGE / file_of(language)).write_bytes(written(read_clauses(page_of(language))))
