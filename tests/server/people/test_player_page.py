"""The page of a player: solved puzzles, tournaments with the place, and names at their tables."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from stolik.coach.puzzles.pack import shipped
from stolik.play.lobby.figures import LOOKED_AT
from stolik.play.lobby.puzzle_ratings import NewAttempt, rate_attempt
from stolik.play.ports import NewEvent, PlayerId, StreamId, WriteBatch
from tests.play.lobby.test_past_games_contract import game
from tests.play.test_store_contract import raw
from tests.server.people.test_games import games_of, given_up, rooms
from tests.server.people.test_ratings import account, asked, of
from tests.server.tournaments.test_day_online import ONLINE, claim, published
from tests.server.worlds import World, run, serving


async def solve_one(world: World, player: PlayerId, *, rush: int) -> None:
    """Solve the first puzzle, fail at the second, and play a rush."""
    store = world.services.store.puzzles
    for puzzle, solved in zip(shipped().puzzles, (True, False), strict=False):
        new = NewAttempt(player=player, puzzle=puzzle.id, level=puzzle.level, at=1, solved=solved)
        await store.attempt(new, rate_attempt, most=9, since=0)
    await store.note_day(player, datetime.now().astimezone().date())
    await store.note_rush(player, rush)


def test_an_account_has_the_figures_of_its_puzzles(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, guest = await account(world, "anna"), await world.guest()
            await solve_one(world, of(anna), rush=11)

            figures = (await asked(anna, f"/api/players/{of(anna)}"))["puzzles"]

            assert (figures["attempts"], figures["solved"], figures["rush_best"]) == (2, 1, 11)
            assert (figures["days_in_row"], figures["most_days"]) == (1, 1)
            for part in ("by_level", "by_kind"):
                assert sum(each["attempts"] for each in figures[part]) == 2
                assert sum(each["solved"] for each in figures[part]) == 1
            exported = await asked(anna, "/api/me/export")
            assert list(exported["puzzles"].values()) == [True, False]
            assert exported["solver"]["rush_best"] == 11
            assert (await asked(guest, f"/api/players/{of(guest)}"))["puzzles"] is None
            assert (await asked(guest, f"/api/players/{of(anna)}"))["puzzles"] is None
            await anna.http.patch("/api/me/sharing", json={"puzzles": True})
            assert (await asked(guest, f"/api/players/{of(anna)}"))["puzzles"] == figures
            await anna.http.patch("/api/me/sharing", json={"minor": True})
            assert (await guest.http.get(f"/api/players/{of(anna)}")).status_code == 404

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
            assert set(shown) == {of(anna), "@seat:1"}
            assert of(bob) not in str(games), "an account is no part of a tournament"
            assert "Bob" not in str(games)
            assert of(anna) in games["names"]  # for the other game
            running = next(each for each in games["running"] if each["table"]["tournament"] == tournament)
            assert games["names_in"][running["table"]["room"]] == shown
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
            # Nobody else sees it, unless the player says so: nor do their opponents, who know another name.
            stranger = await world.guest()
            await anna.http.patch("/api/me/sharing", json={"games": True})
            hidden = [await asked(caller, f"/api/players/{of(anna)}") for caller in (stranger, bob)]
            assert all(each["tournaments"] is None and room not in str(each) for each in hidden)
            assert [(each["figures"]["games"], each["against"]) for each in hidden] == [(0, None)] * 2
            versus = f"/api/players/{of(anna)}/against/{of(bob)}"
            assert (await asked(bob, versus))["result"]["games"] == 0
            table = str((await bob.make(seats=2)).room)
            invited = await bob.http.post(f"/api/me/people/{of(anna)}/invitations", json={"room": table})
            assert invited.status_code == 403
            await anna.http.patch("/api/me/sharing", json={"tournaments": True, "games": True})
            public = await asked(stranger, f"/api/players/{of(anna)}")
            assert public["tournaments"] == [entry]
            assert "Bob" not in str(public)
            assert (public["figures"]["games"], room in str(public)) == (1, True)
            assert (await asked(stranger, versus))["result"]["games"] == 0, "Bob does not show his"
            assert (await asked(bob, versus))["result"]["games"] == 1
            # A deleted tournament is on nobody's page, and what is erased is gone.
            assert (await anna.http.delete("/api/me")).status_code == 204
            assert await world.services.store.tournaments_of(of(anna), limit=9) == ()
            assert await world.services.store.tournaments_of(of(bob), limit=9) == (StreamId(tournament),)

    run(main)


def test_more_games_than_are_counted_are_called_the_newest_to_the_two_players_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob = await account(world, "anna"), await account(world, "bob")
            event = NewEvent(at=1, payload=raw("x"))

            async def play(number: int) -> None:
                past = replace(game(f"g{number}", number, of(anna), of(bob)), public=True)
                batch = WriteBatch(
                    stream=past.room, expected=0, command_id="c", events=(event,), finished=past
                )
                await world.services.store.create("room", batch)

            for number in range(LOOKED_AT):
                await play(number)
            met = (await asked(bob, f"/api/players/{of(anna)}"))["against"]
            assert (met["games"], met["older"]) == (LOOKED_AT, False)

            await play(LOOKED_AT)

            met = (await asked(bob, f"/api/players/{of(anna)}"))["against"]
            assert (met["games"], met["older"]) == (LOOKED_AT, True)
            versus = f"/api/players/{of(anna)}/against/{of(bob)}"
            assert (await asked(await world.guest(), versus))["result"]["older"] is False

    run(main)


def test_the_ratings_in_a_list_of_games_are_as_private_as_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, bob, guest = await account(world, "anna"), await account(world, "bob"), await world.guest()
            past = replace(game("rated", 1, of(anna), of(bob)), rated=True, public=True)
            seats = tuple(replace(seat, rating=(1000, 1010)) for seat in past.seats)
            event = NewEvent(at=1, payload=raw("x"))
            batch = WriteBatch(
                stream=past.room,
                expected=0,
                command_id="c",
                events=(event,),
                finished=replace(past, seats=seats),
            )
            await world.services.store.create("room", batch)

            async def seen(**shared: bool) -> dict[str, object]:
                await anna.http.patch("/api/me/sharing", json={"games": True, **shared})
                (one,) = (await asked(guest, f"/api/players/{of(anna)}"))["games"]
                return {seat["player"]: seat["rating"] for seat in one["seats"]}

            assert await seen(ratings=True) == {of(anna): [1000, 1010], of(bob): None}
            assert await seen(ratings=False) == {of(anna): None, of(bob): None}
            (own,) = (await asked(anna, f"/api/players/{of(anna)}"))["games"]
            assert own["seats"][0]["rating"] == [1000, 1010]

    run(main)
