"""Nothing outside the two adapters knows which database it uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).parents[2] / "src/stolik"
ADAPTERS: Final = ("storage/sqlite/", "storage/postgresql/")
CHOOSES: Final = "storage/adapters.py"
"""The only module that looks at an address."""
OFFERS: Final = "storage/__init__.py"
"""Offers a tournament's file, which is SQLite by definition."""
NOT_ASKED: Final = {
    "core/extras.py": {"aiosqlite"},
    "server/monitoring/logs.py": {"aiosqlite"},
}
"""Names of packages without consequences: what an extra installs, whose log is too long."""
DRIVERS: Final = re.compile(r"sqlite|postgres|asyncpg|pragma|\bpg_|dialect", re.IGNORECASE)
FORKS: Final = re.compile(
    r"(?:^|_)(?:near|far|beside)(?:_|$)|^(?:Near|Far)[A-Z]|" + DRIVERS.pattern, re.IGNORECASE
)
"""How forks of a store were named; elsewhere these are ordinary words."""


def forks(source: str, telling: re.Pattern[str] = FORKS) -> Iterator[tuple[int, str]]:
    """Return where a module distinguishes databases: by an import, a name, a dialect or a text."""
    tree = ast.parse(source)
    said = {id(text) for text in _documentation(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found = [alias.name for alias in names if DRIVERS.search(alias.name)]
            case ast.ImportFrom(module=module, names=names):
                whole = [f"{module}.{alias.name}" for alias in names]
                found = [name for name in whole if DRIVERS.search(name)]
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.arg(arg=name):
                found = [name] if telling.search(name) else []
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found = [name] if telling.search(name) else []
            case ast.Constant(value=str(text)) if id(node) not in said:
                found = [text] if DRIVERS.search(text) else []
            case _:
                found = []
        yield from ((getattr(node, "lineno", 0), each) for each in found)


def _documentation(tree: ast.AST) -> Iterator[ast.Constant]:
    """Return texts that are documentation: of modules, classes, functions and fields."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def test_only_the_adapters_know_which_database_it_is() -> None:
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if name.startswith(ADAPTERS) or name in {CHOOSES, OFFERS}:
            continue
        telling = FORKS if name.startswith("storage/") else DRIVERS
        all_found = forks(path.read_text(encoding="utf-8"), telling)
        here = [(line, what) for line, what in all_found if what not in NOT_ASKED.get(name, ())]
        if here:
            found[name] = here

    assert found == {}


@pytest.mark.parametrize(
    "fork",
    [
        'if connection.dialect.name == "postgresql": pass',
        "if isinstance(connection, SqliteConnection): pass",
        "from stolik.storage.sqlite.connection import SqliteConnection",
        "from sqlalchemy.dialects import postgresql",
        "import sqlite3",
        'if database.startswith("postgresql"): pass',
        'connection.exec_driver_sql("PRAGMA synchronous = FULL")',
        "is_sqlite = True",
        "class NearEngine: pass\ndef near(connection): pass",
        "async def read(self, far): pass",
    ],
)
def test_a_planted_fork_is_found(fork: str) -> None:
    assert list(forks(f'"""SQLite or PostgreSQL."""\n{fork}\n'))


def test_words_about_a_database_are_no_fork() -> None:
    assert list(forks('"""SQLite or PostgreSQL."""\n\nlimit = 3\n"""SQLite wants one."""\n')) == []
