"""Who may see what of a player: written, in code, and tried cell by cell over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.person_rights import PERSON_RIGHTS, PersonAction, PersonRight, PersonRole
from tests.server.people.test_games import given_up
from tests.server.worlds import Caller, run, serving

PAGE = Path(__file__).parents[3] / "docs" / "rights.md"
Try = Callable[[Caller, str], Awaitable[bool]]


def written() -> dict[PersonAction, dict[PersonRole, PersonRight]]:
    """Return the table of the page."""
    lines = PAGE.read_text(encoding="utf-8").partition("\n## Of a player")[2].splitlines()
    heading = next(line for line in lines if line.startswith("| about a player"))
    roles = [PersonRole(cell.strip()) for cell in heading.strip("|").split("|")[2:]]
    rows = [row for line in lines if (row := re.match(r"^\| `(\w+)` \|[^|]*\|(.*)\|$", line))]
    return {
        PersonAction(row[1]): dict(
            zip(roles, (PersonRight(cell.strip()) for cell in row[2].split("|")), strict=True)
        )
        for row in rows
    }


async def _sees_games(caller: Caller, room: str) -> bool:
    got = await caller.http.get("/api/me/games")
    return got.status_code == 200 and room in got.text


WAYS: Final[dict[PersonAction, Try]] = {PersonAction.SEE_OWN_GAMES: _sees_games}
"""How each is tried: a caller asks about the player of a game, and it is told whether that was allowed."""


def test_the_page_is_the_table_in_code() -> None:
    assert written() == PERSON_RIGHTS
    assert set(WAYS) == set(PersonAction)


def test_every_cell_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            player, opponent, other, admin = [await world.guest() for _ in range(4)]
            room = await given_up(player, opponent)
            assert admin.me is not None
            await world.services.store.people.change(
                admin.me.player, ProfileChanges(account=True, admin=True)
            )
            callers = {
                PersonRole.SELF: player,
                PersonRole.OTHER: other,
                PersonRole.NOBODY: world.caller(),
                PersonRole.ADMIN: admin,
            }
            found = {
                action: {role: await ways(caller, room) for role, caller in callers.items()}
                for action, ways in WAYS.items()
            }

            assert found == {
                action: {role: right is PersonRight.YES for role, right in rights.items()}
                for action, rights in PERSON_RIGHTS.items()
            }

    run(main)
