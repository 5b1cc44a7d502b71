"""The page of a player: solved puzzles, tournaments with the place, and names at their tables."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from stolik.coach.puzzles.pack import shipped
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from tests.play.lobby.test_past_games_contract import game
from tests.play.test_store_contract import raw
from tests.server.people.test_games import games_of, given_up, rooms
from tests.server.people.test_ratings import account, asked, of
from tests.server.tournaments.test_day_online import ONLINE, claim, published
from tests.server.worlds import World, run, serving


def test_solved_puzzles_come_together_from_all_devices(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, guest = await account(world, "anna"), await world.guest()
            first, second, *_ = shipped().puzzles
            path = "/api/me/puzzles"
            report = {
                "solved": [first.id, "no-such-puzzle"],
                "days": ["2026-11-01", "9999-01-01", "x"],
                "row": 3,
            }

            got = await anna.http.post(path, json=report)
            await anna.http.post(path, json={"solved": [second.id, first.id], "best_rush": 11})

            assert got.status_code == 200, got.text
            assert (got.json()["solved"], got.json()["days"]) == ([first.id], ["2026-11-01"])
            stored = await asked(anna, path)
            assert stored["solved"] == [first.id, second.id]
            assert (stored["best_row"], stored["best_rush"]) == (3, 11)
            figures = (await asked(anna, f"/api/players/{of(anna)}"))["puzzles"]
            assert (figures["solved"], figures["of"]) == (2, len(shipped()))
            assert sum(each["solved"] for each in figures["by_level"]) == 2
            assert sum(each["of"] for each in figures["by_kind"]) == len(shipped())
            exported = await asked(anna, "/api/me/export")
            assert exported["puzzles"] == stored

            refused = await guest.http.post(path, json=report)
            assert (refused.status_code, refused.json()["code"]) == (403, "needs_account")
            for bad in (
                {"best_rush": 41},
                {"row": -1},
                {"solved": ["x" * 61]},
                {"solved": ["x"] * 2_001},
                {"days": ["2026-11-01"] * 801},
                {"more": 1},
            ):
                assert (await anna.http.post(path, json=bad)).status_code == 400, bad
            assert (await world.caller().http.get(path)).status_code == 401

    run(main)


async def played_at(world: World, tournament: str, ended: int, *players: PlayerId) -> str:
    """Finish a game of a tournament."""
    past = replace(game(f"at-{ended}", ended, *players), tournament=tournament, public=True)
    event = NewEvent(at=1, payload=raw("x"))
    batch = WriteBatch(stream=past.room, expected=0, command_id="c", events=(event,), finished=past)
    await world.services.store.create("room", batch)
    return past.room


def test_a_tournament_is_on_the_page_and_its_roster_names_its_players(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            organiser, links, seats = await published(world)
            short = {**ONLINE, "short_names": True}
            assert (await organiser.do("ChangeSettings", settings=short)).refused is None
            tournament = organiser.made.tournament
            anna, bob = await account(world, "anna"), await account(world, "bob")
            for caller, number in zip((anna, bob), seats, strict=False):
                await claim(caller, tournament, links.players[number])  # type: ignore[index]
            room = await played_at(world, tournament, 20, of(anna), of(bob))
            other = await given_up(anna, await world.guest())

            games = await games_of(anna)

            assert set(rooms(games)) == {room, other}
            shown = games["names_in"][room]
            assert set(shown) == {of(anna), of(bob)}
            assert of(bob) not in games["names"], "an account's name is no part of a tournament"
            assert "Bob" not in str(games)
            assert of(anna) in games["names"]  # for the other game
            running = next(each for each in games["running"] if each["table"]["tournament"] == tournament)
            assert games["names_in"][running["table"]["room"]][of(bob)] == shown[of(bob)]
            tables = await asked(anna, "/api/me/tables")
            assert "Bob" not in str(tables)
            assert tables["names_in"][running["table"]["room"]] == shown
            assert rooms(await games_of(anna, search="Bob")) == []
            assert "Bob" not in str(await asked(anna, "/api/me/people"))

            page = await asked(anna, f"/api/players/{of(anna)}")
            (entry,) = page["tournaments"]
            assert (entry["tournament"], entry["place"], entry["closed"]) == (tournament, None, False)
            assert page["names_in"][room] == shown
            assert (await asked(anna, "/api/me/export"))["tournaments"] == [entry]
            # Nobody else sees it, unless the player says so.
            stranger = await world.guest()
            assert (await asked(stranger, f"/api/players/{of(anna)}"))["tournaments"] is None
            await anna.http.patch("/api/me/sharing", json={"tournaments": True, "games": True})
            public = await asked(stranger, f"/api/players/{of(anna)}")
            assert public["tournaments"] == [entry]
            assert "Bob" not in str(public)
            # A deleted tournament is on nobody's page, and what is erased is gone.
            assert (await anna.http.delete("/api/me")).status_code == 204
            assert await world.services.store.tournaments_of(of(anna), limit=9) == ()
            assert await world.services.store.tournaments_of(of(bob), limit=9) == (StreamId(tournament),)

    run(main)
