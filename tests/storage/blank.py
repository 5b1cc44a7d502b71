"""New SQLite databases for servers: created and migrated once in a process, then copied.

Migrating takes longer than everything else in the start of a server. Tests of opening, migrating and killing
create their files themselves.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from stolik.storage.live_store.store import open_live

_made: list[bytes] = []


async def begin_database(path: Path) -> None:
    """Create a new database, unless there is a file already."""
    if not _made:
        with TemporaryDirectory() as folder:
            blank = Path(folder) / "blank.db"
            await (await open_live(str(blank))).close()
            _made.append(blank.read_bytes())
    _write(path, _made[0])


def _write(path: Path, blank: bytes) -> None:
    if path.parent.is_dir() and not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(blank)
