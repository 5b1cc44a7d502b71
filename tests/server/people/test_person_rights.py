"""Who may see what of a player: written, in code, and tried cell by cell over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from stolik.coach.puzzles.pack import shipped
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.person_rights import PERSON_RIGHTS, PersonAction, PersonRight, PersonRole
from stolik.play.ports import NewEvent, PlayerId, WriteBatch
from stolik.protocol.orders import Say
from stolik.tournament.actors import PlayerId as Number
from tests.play.lobby.test_past_games_contract import game
from tests.play.test_store_contract import raw
from tests.server.people.test_games import given_up
from tests.server.people.test_player_page import solve_one
from tests.server.people.test_ratings import account, of, settle
from tests.server.tournaments.test_day_online import published
from tests.server.worlds import Caller, World, run, serving

PARTS = ("ratings", "figures", "games", "puzzles", "tournaments")
PAGE = Path(__file__).parents[3] / "docs" / "rights.md"
Try = Callable[[Caller, str, str], Awaitable[bool]]
"""Whether a caller was allowed something about a player who has played in a room."""


async def attended(world: World, player: PlayerId) -> None:
    """Let somebody play in a tournament."""
    organiser, links, seats = await published(world)
    tournament = organiser.made.tournament
    assert isinstance(links.players, dict)
    assert world.services.days.known(tournament) is not None
    badge = world.services.days.badge(tournament, links.players[Number(seats[0])])
    await world.services.online.claim(tournament, badge, player, command_id="claim")
    past = replace(game("of-tournament", 5, player, None), tournament=tournament)
    await world.services.store.create(
        "room",
        WriteBatch(
            stream=past.room,
            expected=0,
            command_id="c",
            events=(NewEvent(at=1, payload=raw("x")),),
            finished=past,
        ),
    )


def written() -> dict[PersonAction, dict[PersonRole, PersonRight]]:
    """Return the table of the page."""
    lines = (
        PAGE.read_text(encoding="utf-8").partition("\n## Of a player")[2].partition("\n## ")[0].splitlines()
    )
    heading = next(line for line in lines if line.startswith("| about a player"))
    roles = [PersonRole(cell.strip()) for cell in heading.strip("|").split("|")[2:]]
    rows = [row for line in lines if (row := re.match(r"^\| `(\w+)` \|[^|]*\|(.*)\|$", line))]
    return {
        PersonAction(row[1]): dict(
            zip(roles, (PersonRight(cell.strip()) for cell in row[2].split("|")), strict=True)
        )
        for row in rows
    }


async def _sees_games(caller: Caller, _: str, room: str) -> bool:
    got = await caller.http.get("/api/me/games")
    return got.status_code == 200 and room in got.text


def _sees(part: str) -> Try:
    async def sees(caller: Caller, player: str, room: str) -> bool:
        got = await caller.http.get(f"/api/players/{player}")
        assert got.status_code in {200, 404}, got.text
        if part != "games" and got.status_code == 200:
            assert got.json()["games"] is None or room in got.text
        if got.status_code != 200:
            return False
        if part == "puzzles" and got.json()[part]:
            assert (got.json()[part]["solved"], got.json()[part]["rush_best"]) == (1, 7)
        return bool(got.json()[part])

    return sees


async def _changes(caller: Caller, player: str, _: str) -> bool:
    """There is no address for another's choice: whoever asks changes their own."""
    before = await caller.http.get(f"/api/players/{player}")
    got = await caller.http.patch("/api/me/sharing", json={})
    return got.status_code == 200 and before.status_code == 200 and before.json()["sharing"] is not None


async def _manages(caller: Caller, player: str, _: str) -> bool:
    """Everybody's own account alone has an address."""
    got = await caller.http.get("/api/me/account")
    assert got.status_code in {200, 401}, got.text
    tried = await caller.http.put("/api/me/password", json={"old": "x", "new": "another long way"})
    assert tried.status_code in {401, 403}, tried.text
    return got.status_code == 200 and got.json()["login"] == "player" and of(caller) == player


async def _reports(caller: Caller, player: str, _: str) -> bool:
    got = await caller.http.post("/api/reports", json={"player": player, "reason": "insults"})
    assert got.status_code in {204, 400, 401, 409}, got.text
    return got.status_code == 204 or (got.status_code == 409 and got.json()["code"] == "already_reported")


async def _sees_reports(caller: Caller, player: str, _: str) -> bool:
    seen = [await caller.http.get(f"/api/admin/{what}") for what in ("reports", "measures")]
    assert {got.status_code for got in seen} in ({200}, {401}, {403})
    return seen[0].status_code == 200 and player in seen[0].text


async def _acts(caller: Caller, player: str, _: str) -> bool:
    got = await caller.http.post("/api/admin/measures", json={"player": player, "measure": "warn"})
    assert got.status_code in {201, 401, 403}, got.text
    return got.status_code == 201


async def _exports(caller: Caller, player: str, room: str) -> bool:
    """Everybody exports their own data alone."""
    got = await caller.http.get("/api/me/export")
    assert got.status_code in {200, 401}, got.text
    if got.status_code != 200 or got.json()["profile"]["player"] != player:
        assert room not in got.text
        return False
    data = got.json()
    assert "attachment" in got.headers["content-disposition"]
    assert (data["format"], data["version"]) == ("stolik-player", 1)
    assert room in [game["room"] for game in data["games"]]
    assert data["rating_changes"]
    assert [line["text"] for line in data["chat"]] == ["hello there"]
    assert "hashed" not in got.text
    return True


async def _solves(caller: Caller, player: str, _: str) -> bool:
    """Everybody has attempts of their own, and no address leads to another's."""
    got = await caller.http.post(f"/api/me/puzzles/{shipped().puzzles[-1].id}/attempts", json={})
    assert got.status_code in {200, 401}, got.text
    return got.status_code == 200 and of(caller) == player


async def _seeks(caller: Caller, player: str, _: str) -> bool:
    """Everybody has a search of their own, and no address leads to another's."""
    got = await caller.http.put("/api/me/seek", json={"id": "s", "rules": "pl-forty", "first": True})
    if got.status_code == 401:
        return False
    assert (got.status_code, got.json()["waiting"]) == (200, 1), got.text
    assert (await caller.http.delete("/api/me/seek")).status_code == 204
    return of(caller) == player


async def _sees_people(caller: Caller, player: str, _: str) -> bool:
    """Everybody sees their own list alone."""
    got = await caller.http.get("/api/me/people")
    assert got.status_code in {200, 401}, got.text
    assert player not in got.text, "nobody is in their own list, and strangers are in no list"
    return got.status_code == 200 and bool(got.json()["people"])


async def _changes_people(caller: Caller, player: str, _: str) -> bool:
    """Whoever follows somebody changes their own list: no address leads to another's."""
    got = await caller.http.put(f"/api/me/people/{player}/mute")
    await caller.http.delete(f"/api/me/people/{player}/mute")
    assert got.status_code in {204, 401, 403}, got.text
    # The player refuses to mute themselves: so this is their own list.
    return got.status_code == 403 and got.json()["code"] == "not_allowed"


async def _invites(caller: Caller, player: str, _: str) -> bool:
    """Strangers cannot: see `test_known_people` for those who know each other."""
    made = await caller.http.post("/api/rooms", json={"id": caller.id(), "rules": "en-classic"})
    room = made.json().get("room", "none")
    got = await caller.http.post(f"/api/me/people/{player}/invitations", json={"room": room})
    assert got.status_code in {204, 401, 403}, got.text
    return got.status_code == 204


WAYS: Final[dict[PersonAction, Try]] = {
    PersonAction.SEE_OWN_GAMES: _sees_games,
    PersonAction.SEE_RATINGS: _sees("ratings"),
    PersonAction.SEE_FIGURES: _sees("figures"),
    PersonAction.SEE_PAST_GAMES: _sees("games"),
    PersonAction.SEE_PUZZLES: _sees("puzzles"),
    PersonAction.SOLVE_PUZZLES: _solves,
    PersonAction.SEE_TOURNAMENTS: _sees("tournaments"),
    PersonAction.CHANGE_SHARING: _changes,
    PersonAction.SEE_PEOPLE: _sees_people,
    PersonAction.CHANGE_PEOPLE: _changes_people,
    PersonAction.INVITE: _invites,
    PersonAction.FIND_OPPONENTS: _seeks,
    PersonAction.MANAGE_ACCOUNT: _manages,
    PersonAction.REPORT: _reports,
    PersonAction.SEE_REPORTS: _sees_reports,
    PersonAction.ACT_ON_REPORTS: _acts,
    PersonAction.EXPORT: _exports,
}


def test_the_page_is_the_table_in_code() -> None:
    assert written() == PERSON_RIGHTS
    assert set(WAYS) == set(PersonAction)


def test_every_cell_over_http(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            player, admin = await account(world, "player"), await account(world, "admin")
            opponent, other = await world.guest(), await world.guest()
            room = await given_up(player, opponent, access="lobby")
            private = await given_up(player, opponent)
            said = await player.order(private, Say(id="say", text="hello there"))
            assert said.json()["refused"] is None
            await settle(world, 1, of(player), of(admin))
            await solve_one(world, of(player), rush=7)
            await attended(world, of(player))
            await world.services.store.people.change(of(admin), ProfileChanges(admin=True))
            callers = {
                PersonRole.SELF: player,
                PersonRole.OTHER: other,
                PersonRole.NOBODY: world.caller(),
                PersonRole.ADMIN: admin,
            }

            async def found() -> dict[PersonAction, dict[PersonRole, bool]]:
                return {
                    action: {role: await way(caller, of(player), room) for role, caller in callers.items()}
                    for action, way in WAYS.items()
                }

            def wanted(*, shared: bool) -> dict[PersonAction, dict[PersonRole, bool]]:
                allowed = {PersonRight.YES, PersonRight.IF_SHARED} if shared else {PersonRight.YES}
                return {
                    action: {role: right in allowed for role, right in rights.items()}
                    for action, rights in PERSON_RIGHTS.items()
                }

            for shared in (True, False):
                chosen = dict.fromkeys(PARTS, shared)
                assert (await player.http.patch("/api/me/sharing", json=chosen)).json() == chosen
                assert await found() == wanted(shared=shared)
            assert (await player.http.patch("/api/me/sharing", json={"games": True})).status_code == 200
            page = await other.http.get(f"/api/players/{of(player)}")
            assert (page.json()["ratings"], page.json()["figures"]) == (None, None)
            assert room in page.text
            assert private not in page.text

            everything = dict.fromkeys(PARTS, True)
            await player.http.patch("/api/me/sharing", json={**everything, "minor": True})
            assert await found() == wanted(shared=False)  # under-16s are private, whatever they chose
            board = await other.http.get("/api/rooms")
            assert of(player) not in board.json()["ratings"]

    run(main)


def test_two_players_see_their_results_against_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob = await account(world, "anna"), await account(world, "bob")
            stranger = await world.guest()
            await given_up(anna, bob, access="lobby")
            await given_up(anna, bob)
            path = f"/api/players/{of(anna)}/against/{of(bob)}"

            own, public = (await bob.http.get(path)).json(), (await stranger.http.get(path)).json()

            assert own["result"] == {"games": 2, "ahead": 2, "behind": 0, "level": 0, "older": False}
            assert public["result"]["games"] == 1
            page = (await bob.http.get(f"/api/players/{of(anna)}")).json()
            assert page["against"] == {"games": 2, "ahead": 0, "behind": 2, "level": 0, "older": False}
            figures = page["figures"]
            assert (figures["games"], figures["won"], figures["form"]) == (1, 1, [1])
            assert figures["against"]["people"] == {"games": 1, "won": 1}
            assert figures["endings"]["stopped"] == 1
            await bob.http.patch("/api/me/sharing", json={"figures": False})
            assert (await stranger.http.get(path)).status_code == 404
            assert (await bob.http.get(path)).status_code == 200
            guest = await stranger.http.patch("/api/me/sharing", json={"games": True})
            assert guest.status_code == 403, guest.text
            assert (await stranger.http.get("/api/players/nobody")).status_code == 404
            assert (await stranger.http.get(f"/api/players/{'x' * 65}")).status_code == 400

    run(main)
