"""The press: from a template and its values to PDF or PNG; the same values give the same bytes."""

from __future__ import annotations

import atexit
import shutil
from datetime import UTC, datetime
from functools import cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from stolik.core.extras import named_extras
from stolik.paper.page import Page

if TYPE_CHECKING:
    import typst

_FONT_PACKAGE: Final = "font_source_sans_pro"
_FACES: Final = ("Light", "Regular", "Semibold", "Bold")
FAMILIES: Final = ("Source Sans Pro", "Source Sans 3", "Noto Sans", "DejaVu Sans", "Libertinus Serif")
"""In this order, as far as available; the last always is, because Typst includes it."""


def run_press(page: Page, *, ppi: float | None = None) -> tuple[list[bytes], list[str]]:
    """Return the document and Typst's warnings: one PDF, or one PNG per page if `ppi` is given."""
    with named_extras():
        import typst  # noqa: PLC0415  an extra, and only printing needs it

    kind: Literal["pdf", "png"] = "pdf" if ppi is None else "png"
    # Values are passed as data: Typst never reads a name as markup.
    inputs = {
        "page": msgspec.json.encode(page).decode(),
        "fonts": msgspec.json.encode(families()).decode(),
    }
    with as_file(files("stolik.paper") / "templates") as root:
        found, remarks = typst.compile_with_warnings(
            str(root / f"{page.template}.typ"),
            root=str(root),
            font_paths=fonts(),
            sys_inputs=inputs,
            format=kind,
            ppi=ppi,
            timestamp=_noon(page.head.day),
        )
    return _pages(found), [str(remark) for remark in remarks]


def _pages(found: bytes | list[bytes]) -> list[bytes]:
    """Return the output as a list: a single page is not in one."""
    return found if isinstance(found, list) else [found]


def _noon(day: str) -> int:
    """Return the date of a document: the day of the tournament, not of the print."""
    return int(datetime.fromisoformat(day).replace(hour=12, tzinfo=UTC).timestamp())


@cache
def fonts() -> typst.Fonts:
    """Return all available fonts, ours first."""
    import typst  # noqa: PLC0415  as above

    # The system's fonts follow ours, for names in scripts that ours lack.
    return typst.Fonts(font_paths=[str(folder) for folder in [_own_faces()] if folder is not None])


@cache
def families() -> tuple[str, ...]:
    """Return our font families, as far as available."""
    there = set(fonts().families())
    return tuple(family for family in FAMILIES if family in there)


def _own_faces() -> Path | None:
    """Return a folder with our fonts, or None if their package is missing.

    The package has each font in two formats, and Typst would use whichever it finds first.
    """
    spec = find_spec(_FONT_PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(mkdtemp(prefix="stolik-fonts-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for face in _FACES:
        name = f"SourceSansPro-{face}.otf"
        shutil.copy(Path(spec.origin).parent / "files" / name, folder / name)
    return folder
