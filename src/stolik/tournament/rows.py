"""Rows of a CSV file; what is wrong is told with its line and column."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final
from unicodedata import normalize

from msgspec import Struct

from stolik.tournament.errors import RowError

BYTE_ORDER_MARK: Final = "\ufeff"
_MINUS: Final = "\N{MINUS SIGN}"
_DIGITS: Final = 9
_NUMBER: Final = re.compile(rf"[-+]?[0-9]{{1,{_DIGITS}}}")


class Row(Struct, frozen=True):
    """The cells of one line, without blanks around them."""

    line: int
    cells: tuple[str, ...]


def decode(raw: bytes) -> str:
    """Return the text of a file."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"this is not UTF-8 text: byte {raw[error.start]:#04x}"
        line = raw.count(b"\n", 0, error.start) + 1
        raise RowError(message, line=line, key="not-utf-8") from None


def read_rows(text: str) -> Iterator[Row]:
    """Return the lines that hold something; cells end at a comma, or as spreadsheets write and copy them."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    first = text.lstrip().partition("\n")[0]
    tabbed = "\t" if "\t" in first else ","
    delimiter = ";" if ";" in first and "," not in first else tabbed
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=True)
    try:
        for cells in reader:
            row = tuple(normalize("NFC", cell.strip()) for cell in cells)
            if any(row):
                yield Row(reader.line_num, row)
    except csv.Error as error:
        raise RowError(str(error), line=reader.line_num, key="not-csv") from None


def columns_of(header: Row, wanted: Sequence[str]) -> dict[str, int]:
    """Return where each wanted column stands; no other columns may be there."""
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


def number(row: Row, at: int, column: str) -> int:
    """Return a cell as a whole number."""
    text = row.cells[at]
    plain = text.replace(_MINUS, "-", 1)
    if not _NUMBER.fullmatch(plain):
        message = f"expected a whole number of at most {_DIGITS} digits: {text!r}"
        raise RowError(message, line=row.line, column=column, key="no-number", digits=_DIGITS, typed=text)
    return int(plain)
