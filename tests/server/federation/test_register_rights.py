"""Who may see what of a register and a season: written, in code, and tried cell by cell over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.register_rights import REGISTER_RIGHTS, RegisterAction, RegisterRight, RegisterRole
from tests.server.federation.club import FOUR, announced, ask
from tests.server.people.test_ratings import account, of
from tests.server.worlds import Caller, World, run, serving

PAGE = Path(__file__).parents[3] / "docs" / "rights.md"


@dataclass
class Held:
    """What the owner has: a person, and a tournament with that person's name."""

    person: int
    tournament: str
    season: str
    places: str


Try = Callable[[Caller, Held], Awaitable[bool]]
"""Whether a caller was allowed something about the owner's register."""


def written() -> dict[RegisterAction, dict[RegisterRole, RegisterRight]]:
    """Return the table of the page."""
    lines = PAGE.read_text(encoding="utf-8").partition("\n## Of a register")[2].splitlines()
    heading = next(line for line in lines if line.startswith("| about a register"))
    roles = [RegisterRole(cell.strip()) for cell in heading.strip("|").split("|")[2:]]
    rows = [row for line in lines if (row := re.match(r"^\| `(\w+)` \|[^|]*\|(.*)\|$", line))]
    return {
        RegisterAction(row[1]): dict(
            zip(roles, (RegisterRight(cell.strip()) for cell in row[2].split("|")), strict=True)
        )
        for row in rows
    }


async def _sees(caller: Caller, held: Held) -> bool:
    """Nobody else has an address for it: others find their own register, or none."""
    list_got = await caller.http.get("/api/register")
    one = await caller.http.get(f"/api/register/persons/{held.person}")
    assert list_got.status_code in {200, 401, 403}, list_got.text
    assert one.status_code in {200, 401, 403, 404}, one.text
    seen = "Niezapominajka" in list_got.text
    assert ("Niezapominajka" in one.text) is seen
    return seen


async def _changes(caller: Caller, held: Held) -> bool:
    got = await caller.http.patch(f"/api/register/persons/{held.person}", json={"town": "Łódź"})
    tried = [
        await caller.http.post(f"/api/register/{what}", json={"one": held.person, "other": 2})
        for what in ("merge", "apart")
    ]
    assert got.status_code in {200, 401, 403, 404}, got.text
    assert all(each.status_code != 500 for each in tried)
    return got.status_code == 200 and "Niezapominajka" in got.text


async def _adopts(caller: Caller, held: Held) -> bool:
    got = await caller.http.post("/api/register/adopt", json={"tournament": held.tournament})
    assert got.status_code in {200, 401, 403}, got.text
    return got.status_code == 200


async def _exports(caller: Caller, _: Held) -> bool:
    found = [await caller.http.get(f"/api/register/{what}") for what in ("export", "csv")]
    seen = {"Niezapominajka" in got.content.decode() for got in found}
    assert len(seen) == 1
    return seen.pop()


async def _erases(caller: Caller, held: Held) -> bool:
    got = await caller.http.delete(f"/api/register/persons/{held.person}")
    assert got.status_code in {200, 401, 403, 404}, got.text
    return got.status_code == 200


async def _sees_season(caller: Caller, held: Held) -> bool:
    found = [
        await caller.http.get(f"/api/seasons/{held.season}{what}")
        for what in ("", "/statistics", "/csv", "/pdf")
    ]
    listed = await caller.http.get("/api/seasons")
    assert held.season in listed.text
    return {got.status_code for got in found} == {200}


async def _changes_season(caller: Caller, held: Held) -> bool:
    path = f"/api/seasons/{held.season}"
    found = [await caller.http.get(f"{path}/{what}") for what in ("settings", "site", "archive")]
    file = await caller.http.get(f"/api/places/{held.places}")
    assert (file.status_code == 200) is (b"Niezapominajka" in file.content)
    assert file.status_code in {200, 401, 404}, file.text
    if file.status_code != 404:
        found.append(file)
    certificates = await caller.http.get(f"{path}/certificates")
    if certificates.status_code == 400:  # the owner's: nothing was played
        assert found[0].status_code == 200
    else:
        found.append(certificates)
    body = {"seq": 1, "season": {"name": "Another"}}
    found.append(await caller.http.put(path, json=body))
    codes = {got.status_code for got in found}
    assert codes in ({200}, {401}, {403}), codes
    return codes == {200}


async def _removes_season(caller: Caller, held: Held) -> bool:
    got = await caller.http.delete(f"/api/seasons/{held.season}")
    assert got.status_code in {204, 401, 403}, got.text
    return got.status_code == 204


WAYS: Final[dict[RegisterAction, Try]] = {
    RegisterAction.SEE_PERSONS: _sees,
    RegisterAction.SEE_SEASON: _sees_season,
    RegisterAction.CHANGE_SEASON: _changes_season,
    RegisterAction.REMOVE_SEASON: _removes_season,
    RegisterAction.CHANGE_PERSONS: _changes,
    RegisterAction.ADOPT_EVENT: _adopts,
    RegisterAction.EXPORT_PERSONS: _exports,
    RegisterAction.ERASE_PERSON: _erases,
}


def test_the_page_is_the_table_in_code() -> None:
    assert written() == REGISTER_RIGHTS
    assert set(WAYS) == set(RegisterAction)


async def _held(world: World, owner: Caller) -> Held:
    person = await ask(
        owner,
        "POST",
        "/register/persons",
        201,
        json={"id": "one", "given": "Łucja", "surname": "Niezapominajka"},
    )
    day = await announced(owner, FOUR)
    await ask(owner, "POST", "/register/adopt", json={"tournament": day.made.tournament})
    assert world.services.days.known(day.made.tournament) is not None
    order = "/places?name=Winter&order=file"
    (file,) = await ask(owner, "POST", order, 201, content="person,place\nŁucja Niezapominajka,1\n")
    season = {"name": "Cup", "events": [{"name": "A", "file": day.made.tournament}]}
    made = await ask(owner, "POST", "/seasons", 201, json={"id": "season", "season": season})
    return Held(person=person["id"], tournament=day.made.tournament, season=made["id"], places=file["places"])


def test_every_cell_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            owner, other, admin = [await account(world, name) for name in ("owner", "other", "admin")]
            held = await _held(world, owner)
            guest = await world.guest()
            await world.services.store.people.change(of(admin), ProfileChanges(admin=True))
            callers = {
                RegisterRole.OTHER: other,
                RegisterRole.NOBODY: world.caller(),
                RegisterRole.ADMIN: admin,
                RegisterRole.OWNER: owner,  # last: then nothing is left to see
            }
            allowed = {RegisterRight.YES, RegisterRight.IF_ORGANISER}

            found = {
                action: {role: await way(who, held) for role, who in callers.items()}
                for action, way in WAYS.items()
            }

            assert found == {
                action: {role: right in allowed for role, right in rights.items()}
                for action, rights in REGISTER_RIGHTS.items()
            }
            refused = await guest.http.get("/api/register")
            assert (refused.status_code, refused.json()["code"]) == (403, "needs_account")
            strange = await announced(other, FOUR[:3])
            not_ours = await owner.http.post(
                "/api/register/adopt", json={"tournament": strange.made.tournament}
            )
            assert (not_ours.status_code, not_ours.json()["code"]) == (403, "not_your_event")

    run(main)
