"""Rows as the text of a CSV file, with the headings and separators of a language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from typing import TypeAlias

from stolik.tournament.csv_rows import harmless
from stolik.words import Words

CsvRows: TypeAlias = Iterable[tuple[object, ...]]


def headings(words: Words, *columns: str) -> tuple[str, ...]:
    """Return the headings of columns."""
    return tuple(words(f"csv-column-{column}") for column in columns)


def csv_text(rows: CsvRows, words: Words) -> str:
    """Return rows as text; no cell is taken for a formula."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=words("csv-separator"))
    for row in rows:
        writer.writerow([harmless(cell) for cell in row])
    return file.getvalue()


def yes_or_no(words: Words, said: object) -> str:
    """Return yes or no."""
    return words("csv-yes" if said else "csv-no")
