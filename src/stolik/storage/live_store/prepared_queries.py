"""Questions asked for everybody who comes: each is put into words once, and a file answers it directly."""

from __future__ import annotations

from collections import namedtuple
from functools import cached_property
from typing import Any, Final

from sqlalchemy import Select, bindparam, select
from sqlalchemy.dialects import sqlite

from stolik.storage.live_store.async_types import AsyncConnection
from stolik.storage.schema import CHAT_LINE, CHAT_MUTE, CODE, MARK, PERSON, SECRET, VISIT
from stolik.storage.sqlite.async_engine import NearConnection


class PreparedQuery:
    """A select, whose values come by name; its rows have the columns' names on either database."""

    def __init__(self, ask: Select[Any]) -> None:
        self.ask: Final = ask

    @cached_property
    def _near(self) -> tuple[str, dict[str, Any], Any, list[tuple[int, Any]]]:
        """The words for SQLite, values of their own, how a row is made, and which columns are read how."""
        dialect = sqlite.dialect(paramstyle="named")
        columns = self.ask.selected_columns
        readers = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
        row = namedtuple("row", [column.key for column in columns])  # type: ignore[misc]  # noqa: PYI024  made of the table
        read = [(at, reader) for at, reader in enumerate(readers) if reader is not None]
        compiled = self.ask.compile(dialect=dialect)
        return compiled.string, dict(compiled.params), row, read

    def near(self, connection: NearConnection, values: dict[str, object]) -> list[Any]:
        """Return the rows from a file: past the library, which takes several times as long as SQLite."""
        words, own, row, read = self._near
        found = connection.look_up(words, [own | values])
        if read:
            found = [list(each) for each in found]
            for each in found:
                for at, reader in read:
                    each[at] = reader(each[at])
        return [row._make(each) for each in found]


async def asked(
    connection: AsyncConnection | NearConnection, question: PreparedQuery, **values: object
) -> list[Any]:
    """Return the rows that answer a question."""
    if isinstance(connection, NearConnection):
        return question.near(connection, values)
    return list((await connection.execute(question.ask, values)).all())


VISIT_OF: Final = PreparedQuery(
    select(PERSON, VISIT.c.digest, VISIT.c.expires)
    .join(VISIT, VISIT.c.player == PERSON.c.player)
    .where(VISIT.c.digest == bindparam("digest"))
)
MARK_OF: Final = PreparedQuery(select(MARK.c.value).where(MARK.c.name == bindparam("name")))
PERSON_OF: Final = PreparedQuery(select(PERSON).where(PERSON.c.player == bindparam("player")))
LINES_AFTER: Final = PreparedQuery(
    select(CHAT_LINE)
    .where(CHAT_LINE.c.stream == bindparam("stream"), CHAT_LINE.c.n > bindparam("after"))
    .order_by(CHAT_LINE.c.n.desc())
    .limit(bindparam("limit"))
)
MUTED_IN: Final = PreparedQuery(select(CHAT_MUTE.c.player).where(CHAT_MUTE.c.stream == bindparam("stream")))
CODE_OF: Final = PreparedQuery(select(CODE.c.code).where(CODE.c.stream == bindparam("stream")))
SEED_OF: Final = PreparedQuery(select(SECRET.c.seed).where(SECRET.c.commitment == bindparam("commitment")))
