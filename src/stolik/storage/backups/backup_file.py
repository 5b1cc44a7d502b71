"""The file of a backup: compressed JSON Lines, with a header and an end that prove it is complete.

The first line is the header: format, version, schema, and for each table its columns and the number of its
rows. Then one line per row, ``["event", [...]]``, table by table in the order of the header. The last line
is the end: the digest of the rows of each table.
"""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, NoReturn, TypeAlias

import msgspec
from msgspec import Raw, Struct

from stolik.storage.errors import DamagedError, MissingFileError, NewerVersionError, NotABackupError

FORMAT: Final = "stolik-backup"
VERSION: Final = 1
_LONGEST_LINE: Final = 64 * 1024 * 1024
_LEVEL: Final = 6

Cell: TypeAlias = str | int | float | bool | None


class ColumnKind(Struct, frozen=True):
    """A column, and how its values are written."""

    name: str
    form: Literal["plain", "json", "bytes"] = "plain"
    """JSON is written as text, byte for byte; bytes are base64."""


class TableHead(Struct, frozen=True, kw_only=True):
    """A table of a backup."""

    name: str
    columns: tuple[ColumnKind, ...]
    rows: int


class BackupHeader(Struct, frozen=True, kw_only=True):
    """The contents of a backup."""

    format: str
    version: int
    schema: str
    made: int
    """The time of the backup, in milliseconds."""
    tables: tuple[TableHead, ...]

    @property
    def rows(self) -> int:
        """All rows of all tables."""
        return sum(table.rows for table in self.tables)


class End(Struct, frozen=True, kw_only=True):
    """The last line."""

    digests: dict[str, str]


class _Start(Struct, frozen=True):
    """The fields that every version of a header has."""

    format: str
    version: int


class BackupRow(NamedTuple):
    """A row of a table, as it is written."""

    table: str
    cells: tuple[Cell, ...]


_row_decoder: Final = msgspec.json.Decoder(tuple[str, tuple[Cell, ...]])


class Digests:
    """The digests of rows, table by table."""

    def __init__(self) -> None:
        self._of: dict[str, Any] = {}
        self.counts: dict[str, int] = {}

    def add(self, row: BackupRow) -> bytes:
        """Add a row, and return its line."""
        line = msgspec.json.encode(row)
        if row.table not in self._of:
            self._of[row.table] = sha256()
            self.counts[row.table] = 0
        self._of[row.table].update(line + b"\n")
        self.counts[row.table] += 1
        return line

    def result(self) -> dict[str, str]:
        """Return the digest of every table that had a row."""
        return {table: found.hexdigest() for table, found in self._of.items()}


class BackupWriter:
    """Writes a backup into a file."""

    def __init__(self, path: Path, header: BackupHeader) -> None:
        # No name and no time in the container: equal contents give equal files.
        self._raw = path.open("wb")
        self._file = gzip.GzipFile("", "wb", _LEVEL, self._raw, mtime=0)
        self._digests = Digests()
        self._line(msgspec.json.encode(header))

    def write(self, row: BackupRow) -> None:
        """Write a row."""
        self._line(self._digests.add(row))

    def finish(self) -> None:
        """Write the end."""
        self._line(msgspec.json.encode(End(digests=self._digests.result())))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
        self._raw.close()

    def _line(self, line: bytes) -> None:
        self._file.write(line + b"\n")


class BackupReader:
    """Reads a backup, and finds every fault."""

    def __init__(self, path: Path) -> None:
        self._name = str(path)
        if not path.exists():
            message = f"there is no file {path}"
            raise MissingFileError(message, where=str(path))
        if not path.is_file():
            message = f"{path} is no file"
            raise NotABackupError(message, where=str(path), key="db-no-file")
        self._file = gzip.GzipFile(path, "rb")
        self.digests: Final = Digests()
        """The digests of the rows read so far."""
        try:
            self.header: Final = self._header()
        except BaseException:
            self._file.close()
            raise

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def rows(self) -> Iterator[BackupRow]:
        """Return the rows in order; after the last one the backup is proven complete and undamaged."""
        for table in self.header.tables:
            for number in range(1, table.rows + 1):
                row = self._row(self._line())
                if row.table != table.name or len(row.cells) != len(table.columns):
                    self._damaged(
                        f"row {number} of {table.name} is not there",
                        "backup-row-missing",
                        row=str(number),
                        table=table.name,
                    )
                self.digests.add(row)
                yield row
        try:
            end = msgspec.json.decode(self._line(), type=End)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._damaged("its end is missing", "backup-no-end")
        if end.digests != self.digests.result():
            self._damaged("it is not what was written then", "backup-altered")
        if self._read():
            self._damaged("something follows its end", "backup-goes-on")

    def _header(self) -> BackupHeader:
        try:
            line = self._file.readline(_LONGEST_LINE)
            start = msgspec.json.decode(line, type=_Start)
        except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.DecodeError, UnicodeDecodeError):
            message = f"{self._name} is no backup"
            raise NotABackupError(message, where=self._name) from None
        if start.format != FORMAT:
            message = f"{self._name} is no backup, but {start.format!r}"
            raise NotABackupError(message, where=self._name)
        if start.version > VERSION:
            message = f"{self._name} was written by a newer version of Stolik: please update"
            raise NewerVersionError(message, where=self._name)
        try:
            return msgspec.json.decode(line, type=BackupHeader)
        except msgspec.DecodeError:
            self._damaged("its header cannot be read", "backup-no-header")

    def _row(self, line: bytes) -> BackupRow:
        try:
            return BackupRow(*_row_decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._damaged("a row cannot be read", "backup-bad-row")

    def _line(self) -> bytes:
        line = self._read()
        if not line.endswith(b"\n"):
            if len(line) < _LONGEST_LINE:
                self._damaged("it ends too early", "backup-too-short")
            self._damaged("a line is too long", "backup-long-line")
        return line

    def _read(self) -> bytes:
        try:
            return self._file.readline(_LONGEST_LINE)
        except (gzip.BadGzipFile, zlib.error, EOFError) as error:
            self._damaged(str(error), "backup-not-packed")

    def _damaged(self, what: str, key: str, **parts: str) -> NoReturn:
        message = f"{self._name}: {what}"
        raise DamagedError(message, where=self._name, key=key, **parts)


def cells_of(values: Sequence[Any], columns: Sequence[ColumnKind]) -> tuple[Cell, ...]:
    """Return database values as they are written."""
    return tuple(_cell(value, column) for value, column in zip(values, columns, strict=True))


def values_of(row: BackupRow, columns: Sequence[ColumnKind]) -> dict[str, Any]:
    """Return written values as database values."""
    return {column.name: _value(cell, column) for cell, column in zip(row.cells, columns, strict=True)}


def _cell(value: Any, column: ColumnKind) -> Cell:  # noqa: ANN401  whatever a column holds
    if value is not None and column.form == "json":
        return bytes(value).decode()
    if value is not None and column.form == "bytes":
        return b64encode(value).decode()
    plain: Cell = value
    return plain


def _value(cell: Cell, column: ColumnKind) -> Any:  # noqa: ANN401  whatever a column holds
    if cell is None or column.form == "plain":
        return cell
    text = str(cell)
    if column.form == "json":
        return Raw(text.encode())
    try:
        return b64decode(text, validate=True)
    except BadBase64:
        return b""  # no digest matches it
