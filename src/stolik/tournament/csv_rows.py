"""Rows of a CSV file; errors name their line and column."""

from __future__ import annotations

import csv
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from stolik.tournament.errors import RowError

BYTE_ORDER_MARK: Final = "\ufeff"
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The first characters of a text that a spreadsheet would evaluate."""
_MINUS: Final = "\N{MINUS SIGN}"
_DIGITS: Final = 9
_NUMBER: Final = re.compile(rf"[-+]?[0-9]{{1,{_DIGITS}}}")
_WORD: Final = re.compile(rb"[A-Za-z\x80-\xff]{2,}")
_CYRILLIC: Final = re.compile(rb"[\xa8\xb8\xc0-\xff]+")
"""A word in Russian letters in the Windows code page 1251."""


class CsvRow(Struct, frozen=True):
    """The cells of one line, stripped."""

    line: int
    cells: tuple[str, ...]


def decode(raw: bytes) -> str:
    """Return the text of a file: UTF-8, or the code pages of Polish and Russian Windows spreadsheets."""
    coding = _coding(raw)
    try:
        return raw.decode(coding)
    except UnicodeDecodeError as error:
        byte = raw[min(error.start, len(raw) - 1)]
        message = f"this is not text: byte {byte:#04x}; save the file as CSV UTF-8"
        line = raw.count(b"\n", 0, error.start) + 1
        raise RowError(message, line=line, key="no-text") from None


def _coding(raw: bytes) -> str:
    if raw.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return "utf-16"
    try:
        raw.decode()
    except UnicodeDecodeError:
        words = [word for word in _WORD.findall(raw) if not word.isascii()]
        # A Russian word has no Latin letters, and a Polish one almost always has some.
        russian = sum(1 if _CYRILLIC.fullmatch(word) else -1 for word in words)
        return "cp1251" if russian > 0 else "cp1250"
    return "utf-8-sig"


def read_rows(text: str) -> Iterator[CsvRow]:
    """Return the lines that are not empty; cells are separated by commas, semicolons or tabs."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter_of(text), strict=True)
    try:
        for cells in reader:
            row = tuple(normalize("NFC", cell.strip()) for cell in cells)
            if any(row):
                yield CsvRow(reader.line_num, row)
    except csv.Error as error:
        raise RowError(str(error), line=reader.line_num, key="not-csv") from None


def delimiter_of(text: str) -> str:
    """Return what separates the cells of a file, by its first line."""
    first = text.lstrip().partition("\n")[0]
    tabbed = "\t" if "\t" in first else ","
    return ";" if ";" in first and "," not in first else tabbed


def harmless(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def columns_of(header: CsvRow, wanted: Sequence[str]) -> dict[str, int]:
    """Return the position of each wanted column; other columns are not allowed."""
    names = [cell.casefold() for cell in header.cells]
    for name in wanted:
        if name not in names:
            message = f"there is no such column; the columns are {','.join(wanted)}"
            columns = ",".join(wanted)
            raise RowError(message, line=header.line, column=name, key="no-column", columns=columns)
    for at, name in enumerate(names):
        if name not in wanted or name in names[:at]:
            message = f"unexpected; the columns are {','.join(wanted)}"
            column, columns = header.cells[at] or str(at + 1), ",".join(wanted)
            raise RowError(message, line=header.line, column=column, key="odd-column", columns=columns)
    return {name: names.index(name) for name in wanted}


def number(row: CsvRow, at: int, column: str) -> int:
    """Return a cell as a whole number."""
    text = row.cells[at]
    plain = text.replace(_MINUS, "-", 1)
    if not _NUMBER.fullmatch(plain):
        message = f"expected a whole number of at most {_DIGITS} digits: {text!r}"
        raise RowError(message, line=row.line, column=column, key="no-number", digits=_DIGITS, typed=text)
    return int(plain)
