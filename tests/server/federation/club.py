"""An organiser with an account on a test server, whose tournaments are played in a moment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.tournaments.test_days import Organiser, games
from tests.server.worlds import Caller

FOUR = ("Łucja Niezapominajka", "Jan Kos", "Ewa Żak", "Пётр Королёв")
"""Drawing one table takes no time."""


async def ask(caller: Caller, method: str, path: str, status: int = 200, **body: Any) -> Any:  # noqa: ANN401  JSON
    """Send a request; return the answer."""
    got = await caller.http.request(method, f"/api{path}", **body)
    assert got.status_code == status, (method, path, got.text)
    return got.json() if got.content and "json" in got.headers["content-type"] else got.content


async def announced(caller: Caller, names: tuple[str, ...], **changes: Any) -> Organiser:  # noqa: ANN401  fields of NewDay
    """Announce a tournament of these people."""
    organiser = Organiser(caller)
    await organiser.announce(**{"id": caller.id(), **changes})
    await organiser.enter(names)
    return organiser


async def play_round(organiser: Organiser, *, winner: str = "") -> None:
    """Draw a round, and type in its score sheets: at each table `winner` wins, or who sits first."""
    assert (await organiser.order({"do": "Draw"})).refused is None
    day = await organiser.get()
    named = {person["player"]: person["full_name"] for person in day["people"]}
    drawn = next(stage["drawn"] for stage in reversed(day["stages"]) if stage.get("drawn"))
    for table in drawn[-1]["tables"]:
        seats = sorted(table["seats"], key=lambda seat: named[seat] != winner)
        entered = await organiser.do("EnterSheet", table=table["ref"], games=games(seats))
        assert entered.refused is None, entered.message
        closed = await organiser.do("CloseSheet", table=table["ref"], why="typed in")
        assert closed.refused is None, closed.message


def database(path: Path) -> bytes:
    """Return the bytes of a database and its journal."""
    beside = (path.with_name(path.name + ending) for ending in ("", "-wal", "-shm"))
    return b"".join(each.read_bytes() for each in beside if each.exists())
