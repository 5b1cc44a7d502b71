"""Writing a site into a folder or a ZIP file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from stolik.day.errors import SaidError

_FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the archive: the same results give the same bytes."""


def write_site(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files; what was published there before and no longer exists is removed.

    A folder with anything else in it is refused, so that nothing of yours is lost.
    """
    try:
        kept = _published_before(folder)
        for name, raw in files.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(raw)
        for old in kept - set(files):
            (folder / old).unlink()
        (folder / _LIST).write_text("".join(f"{name}\n" for name in sorted(files)), encoding="utf-8")
    except OSError as error:
        raise SaidError(key="desk-cannot-write", file=str(folder), why=error.strerror or "?") from None


_LIST: Final = "files.txt"


def _published_before(folder: Path) -> set[str]:
    """Return the files of an earlier publication."""
    if not folder.exists() or not any(folder.iterdir()):
        return set()
    listed = folder / _LIST
    if not listed.is_file():
        raise SaidError(key="publish-not-empty", folder=str(folder))
    names = set(listed.read_text(encoding="utf-8").splitlines())
    here = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return names & here


def site_archive(files: Mapping[str, bytes]) -> bytes:
    """Return the files as a ZIP archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, raw in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _FIRST_DAY), raw, zipfile.ZIP_DEFLATED)
    return packed.getvalue()
