"""Boundaries between parts: what belongs in one place stays there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src/stolik"
SPLICING: Final = re.compile(rb'[{}\[\]]|":|,"|^,$')
REACHING: Final = re.compile(r"house\.\w+\.\w+\.\w+|house\._\w+")
"""Deeper than the use cases of live play: `house.watching.match(...)` is as deep as callers go."""


def spliced(source: str) -> Iterator[bytes]:
    """Return pieces of JSON that a module joins by itself."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, bytes) and SPLICING.search(node.value):
            yield node.value


def test_json_is_spliced_in_one_module() -> None:
    """`tests/notation/test_json_splice.py` proves that it equals JSON encoded as a whole."""
    patterns = {"tournament/csv_rows.py", "server/federation/places.py"}  # what files look like
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if any(spliced(path.read_text(encoding="utf-8")))
    }

    assert found - patterns == {"notation/json_splice.py"}


def test_nobody_reaches_through_the_house() -> None:
    found = {
        (path.relative_to(SOURCES).as_posix(), reached)
        for path in SOURCES.rglob("*.py")
        for reached in REACHING.findall(path.read_text(encoding="utf-8"))
    }

    assert found == set()


def test_pages_open_sockets_in_one_module() -> None:
    sources = [*(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    found = {path.name for path in sources if "new WebSocket(" in path.read_text(encoding="utf-8")}

    assert found == {"page-connection.ts"}


@pytest.mark.parametrize("source", ["""x = b'{"a":' + a""", "y = b','.join(parts)", """z = a + b',"b":'"""])
def test_planted_splicing_is_found(source: str) -> None:
    assert any(spliced(source))


@pytest.mark.parametrize("source", ["house.carrier.loader.fresh(stream)", "self._house._executor"])
def test_planted_reaching_is_found(source: str) -> None:
    assert REACHING.search(source)
