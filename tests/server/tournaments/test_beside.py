"""The command line beside a running server, on one SQLite file: neither overwrites the other."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from stolik.cli import app
from stolik.tournament.refusals import TournamentCode
from tests.server.tournaments.test_days import Organiser, begun, games
from tests.server.worlds import run, serving

TURNS = 6


def console(path: Path, *arguments: str, refused: bool = False) -> str:
    """Run a command on the server's file."""
    found = CliRunner(env={"STOLIK_LANG": "en", "STOLIK_TOURNAMENT": str(path)}).invoke(
        app, ["tournament", *arguments]
    )
    assert found.exit_code == int(refused), found.output
    return found.output


async def names(organiser: Organiser) -> list[str]:
    return [person["full_name"] for person in (await organiser.get())["people"]]


def test_nothing_is_lost_between_the_desk_and_the_command_line(tmp_path: Path) -> None:
    """Both write at the same time; then an old page may not overwrite what the command line has changed."""
    path = tmp_path / "hall.db"

    async def at_the_desk(organiser: Organiser) -> None:
        for turn in range(TURNS):
            details = {"name": f"Desk Person{turn}"}
            answer = await organiser.order({"do": "Enter", "entries": [{"details": details}]})
            assert answer.refused is None, answer.message

    def in_the_terminal() -> None:
        for turn in range(TURNS):
            console(path, "roster", "add", f"Console Person{turn}")

    async def main() -> None:
        async with serving(path) as world:
            organiser = await begun(world)
            before = await names(organiser)
            await asyncio.gather(at_the_desk(organiser), asyncio.to_thread(in_the_terminal))
            expected = {f"{who} Person{turn}" for who in ("Desk", "Console") for turn in range(TURNS)}
            assert sorted(await names(organiser)) == sorted([*before, *expected])
            await old_page(organiser)
        assert "Desk Person0" in console(path, "roster", "list")

    async def old_page(organiser: Organiser) -> None:
        day: Any = await organiser.get()
        table = day["stages"][0]["drawn"][0]["tables"][0]
        ref, seen = table["ref"], day["seq"]
        typed = await asyncio.to_thread(console, path, "sanction", "warn", "1", "--why", "late")
        assert typed
        command = {"type": "Warn", "by": {"role": "player"}, "player": 1, "why": "was late"}
        answer = await organiser.order({"do": "Do", "command": command, "seen": seen})
        assert answer.refused is not None
        assert answer.refused.code is TournamentCode.CHANGED_MEANWHILE
        entered = await organiser.do("EnterSheet", table=ref, games=games(table["seats"]))
        assert entered.refused is None
        closed = await asyncio.to_thread(
            console, path, "close-sheet", str(ref["table"]), "--why", "signed on paper"
        )
        assert closed
        after: Any = await organiser.get()
        assert after["stages"][0]["drawn"][0]["tables"][0]["sheet"] == "closed"

    run(main)
