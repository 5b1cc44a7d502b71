"""Postponed tables in words."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from stolik.tournament.actors import TableRef
from stolik.tournament.state import TableState
from stolik.words.figures import when_text
from stolik.words.words import Words


class LaterTable(Struct, frozen=True, kw_only=True):
    """A postponed table, and its day as far as that is agreed."""

    ref: TableRef
    date: str
    time: str


def later_tables(tables: Collection[TableState]) -> tuple[LaterTable, ...]:
    """Return those that are postponed."""
    return tuple(
        LaterTable(ref=table.ref, date=table.postponed.date, time=table.postponed.time)
        for table in tables
        if table.postponed is not None
    )


def postponed_text(words: Words, date: str, time: str) -> str:
    """Return to which day a table is postponed."""
    return words("postponed-to", when=when_text(words, date, time)) if date else words("postponed-open")


def later_text(words: Words, table: LaterTable) -> str:
    """Return a postponed table with its round and its day."""
    ref = table.ref
    if not table.date:
        return words("postponed-line-open", round=ref.round, table=ref.table)
    when = when_text(words, table.date, table.time)
    return words("postponed-line-to", round=ref.round, table=ref.table, when=when)


def missing_text(words: Words, tables: Collection[LaterTable]) -> str:
    """Return which tables standings do not count yet; empty if they count all."""
    if not tables:
        return ""
    told = "; ".join(later_text(words, table) for table in tables)
    return words("postponed-missing", count=len(tables), tables=told)
