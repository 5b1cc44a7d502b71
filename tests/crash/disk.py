"""What a disk can contain after a power loss: a worker's recorded writes, replayed to any point.

Everything written before a file's last completed sync is there. Of later writes, every sector may be
there or not, in any order; the same is true of file names, in the order of their changes.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
from collections.abc import Iterator
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import pytest

SECTOR: Final = 512
_HEADER: Final = struct.Struct("<IIQQ")
_SOURCE: Final = Path(__file__).with_name("disk.c")


class Fate(Enum):
    """What happens to writes that were not synced."""

    KEPT = auto()
    DROPPED = auto()
    SOME = auto()
    """Each write is there or not."""
    TORN = auto()
    """Each sector of each write is there or not."""


class Record(NamedTuple):
    """One operation of a worker."""

    kind: str
    path: str
    offset: int
    data: bytes


def build_shim(folder: Path) -> Path:
    """Compile the library that records operations."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("there is no C compiler here, and without one no loss of power can be replayed")
    library = folder / "disk.so"
    options = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(  # noqa: S603  our own source
        [compiler, *options, "-o", str(library), str(_SOURCE), "-ldl", "-lpthread"], check=True
    )
    return library


def recorded(log: Path) -> Iterator[Record]:
    """Read the recorded operations up to a truncated one."""
    data = log.read_bytes()
    place = 0
    while place + _HEADER.size <= len(data):
        kind, path_length, offset, length = _HEADER.unpack_from(data, place)
        place += _HEADER.size
        path = data[place : place + path_length].decode()
        place += path_length
        yield Record(chr(kind), path, offset, data[place : place + length])
        place += length


class _File:
    """A file: its contents on the disk, and the writes since the last sync."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.pending: list[Record] = []

    def sync(self) -> None:
        """Move all writes to the disk."""
        for record in self.pending:
            _put(self.synced, record)
        self.pending = []

    def after_power_loss(self, fate: Fate, dice: Random) -> bytes:
        """Return possible contents of the disk."""
        content = bytearray(self.synced)
        for record in self.pending:
            if fate is Fate.KEPT or (fate is Fate.SOME and dice.random() < 0.5):
                _put(content, record)
            elif fate is Fate.TORN:
                for sector in _sectors(record):
                    if dice.random() < 0.5:
                        _put(content, sector)
        return bytes(content)


class Disk:
    """One folder of files at some point of the recording."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._names: dict[str, _File] = {}
        self._versions: list[dict[str, _File]] = [{}]
        """The folder at the last sync, and after each change of a name since then."""

    def do(self, record: Record) -> None:
        """Replay an operation."""
        path = record.path
        match record.kind:
            case "w" | "t" if path in self._names:
                self._names[path].pending.append(record)
            case "s" if path in self._names:
                self._names[path].sync()
            case "s" if path == self._folder:
                self._versions = [dict(self._names)]
            case "c":
                self._names[path] = _File()
                self._versions.append(dict(self._names))
            case "u":
                self._names.pop(path, None)
                self._versions.append(dict(self._names))
            case "r":
                self._names[record.data.decode()] = self._names.pop(path)
                self._versions.append(dict(self._names))
            case _:
                pass  # an unlinked file

    def after_power_loss(self, dice: Random) -> dict[str, bytes]:
        """Return possible files by name."""
        fate = dice.choice(list(Fate))
        return {
            Path(path).name: file.after_power_loss(fate, dice)
            for path, file in dice.choice(self._versions).items()
        }


def _put(content: bytearray, record: Record) -> None:
    if record.kind == "t":
        del content[record.offset :]
        content.extend(bytes(record.offset - len(content)))
        return
    content.extend(bytes(max(0, record.offset - len(content))))
    content[record.offset : record.offset + len(record.data)] = record.data


def _sectors(record: Record) -> Iterator[Record]:
    """Split a write at sector boundaries."""
    if record.kind == "t":
        yield record
    place, data = record.offset, record.data
    while data:
        length = SECTOR - place % SECTOR
        yield record._replace(offset=place, data=data[:length])
        place, data = place + length, data[length:]
