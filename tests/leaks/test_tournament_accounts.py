"""At a tournament people have the names of its roster: no byte tells anybody whose accounts they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from stolik.core.deal import Seat
from stolik.notation.record import Record
from stolik.notation.wire import encoder
from stolik.play.accounts.profiles import PeopleTrouble, ProfileChanges
from stolik.play.answers import Trouble
from stolik.play.games.replays import Finished, moments
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rooms.cache import decode
from stolik.play.ties import TieKind
from stolik.protocol.news import AreThere, Muted, Said
from stolik.protocol.orders import Mute, Say
from tests.server.people.test_player_page import played_at
from tests.server.people.test_ratings import of, settle
from tests.server.tournaments.test_day_online import claim, published
from tests.server.worlds import Caller, World, run, serving

PARTS = ("", "/since/0", "/match", "/ratings", "/chat")
OWN = ("/api/me/games", "/api/me/tables", "/api/me/people", "/api/me/export", "/api/rooms")
DAY = ("", "/seats", "/export", "/csv", "/links", "/meetings")


class Table(NamedTuple):
    """A table of a tournament in the middle of its game."""

    world: World
    tournament: str
    badge: str
    room: str
    players: dict[str, Caller]
    """By name: two accounts that show everything, and two guests."""
    organiser: Caller
    stranger: Caller

    def leaks(self, reader: Caller, where: str, text: bytes | str) -> list[str]:
        """Return what somebody learns from some bytes: the ids of others at the table."""
        raw = text if isinstance(text, bytes) else text.encode()
        return [
            f"leaked: {where}: {name}"
            for name, player in self.players.items()
            if player is not reader and of(player).encode() in raw
        ]


@asynccontextmanager
async def playing(folder: Path) -> AsyncIterator[Table]:
    """Let four people play at a tournament's table; they have also finished a game there and chatted."""
    async with serving(folder / "day.db") as world:
        organiser, links, seats = await published(world)
        tournament = organiser.made.tournament
        players = {
            "Anna": await world.guest(),
            "Bob": await world.guest(),
            "a guest": await world.guest(),
            "another guest": await world.guest(),
        }
        shown = dict.fromkeys(("ratings", "figures", "games", "puzzles", "tournaments"), True)
        for name in ("Anna", "Bob"):
            await world.services.store.people.change(
                of(players[name]), ProfileChanges(account=True, name=name)
            )
            assert (await players[name].http.patch("/api/me/sharing", json=shown)).status_code == 200
        await settle(world, 1, of(players["Anna"]), of(players["Bob"]))
        for caller, number in zip(players.values(), seats, strict=True):
            mine = await claim(caller, tournament, links.players[number])  # type: ignore[index]
        await claim(organiser.caller, tournament, organiser.made.badge)
        await played_at(world, tournament, 20, *map(of, players.values()))
        room = mine["room"]
        table = Table(
            world,
            tournament,
            organiser.made.badge,
            room,
            players,
            organiser.caller,
            await world.guest(),
        )
        for caller in players.values():
            said = await caller.order(room, Say(id=caller.id(), text="Good luck!"))
            assert said.json()["refused"] is None
        yield table


def test_no_answer_about_a_table_contains_an_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with playing(tmp_path) as table:
            leaks: list[str] = []
            for reader in (table.stranger, table.organiser, *table.players.values()):
                headers = {"x-stolik-badge": table.badge} if reader is table.organiser else {}
                for path in (
                    *(f"/api/rooms/{table.room}{part}" for part in PARTS),
                    *OWN,
                    *(f"/api/tournaments/{table.tournament}{part}" for part in DAY),
                ):
                    got = await reader.http.get(path, headers=headers)
                    leaks += table.leaks(reader, path, got.content)
            page = await table.stranger.http.get(f"/api/players/{of(table.players['Anna'])}")
            assert '"tournament":"' in page.text, "the game is on the page of somebody who shows it"
            other = {name: each for name, each in table.players.items() if name != "Anna"}
            leaks += table._replace(players=other).leaks(table.stranger, "a page", page.content)

            assert not leaks, "\n".join(leaks)

    run(main)


def test_no_message_about_a_table_contains_an_account(tmp_path: Path) -> None:
    async def main() -> None:
        async with playing(tmp_path) as table:
            anna = table.players["Anna"]
            leaks: list[str] = []
            for reader in (table.stranger, table.organiser, anna):
                async with reader.socket(table.room) as talk, table.players["Bob"].socket(table.room) as bob:
                    assert talk.here is not None
                    leaks += table.leaks(reader, "Here", encoder.encode(talk.here))
                    known_as = [person.player for person in talk.here.room.sitters if person is not None]
                    assert bob.here is not None
                    assert bob.here.you.player == known_as[1], "players recognise themselves"
                    await table.players["Bob"].order(table.room, Say(id=f"again-{of(reader)}", text="Hello!"))
                    await talk.wait(Said)
                    mute = Mute(id=f"mute-{of(reader)}", player=bob.here.you.player, muted=reader is not anna)
                    await table.organiser.order(table.room, mute)
                    if reader is table.stranger:
                        await talk.wait(Muted)
                    await talk.last(AreThere)
                    for news in talk.news:
                        leaks += table.leaks(reader, type(news).__name__, encoder.encode(news))

            loaded = await table.world.services.house.fresh_room(StreamId(table.room))
            assert loaded is not None
            events = tuple(map(decode, await table.world.services.store.read(loaded.stream)))
            finished = Finished(loaded.stream, events, loaded.room, Record(events=()))
            for seat in (None, Seat(1)):
                for moment in moments(finished, seat):
                    leaks += table.leaks(table.stranger, "a replay", encoder.encode(moment))
            # Whoever knows an account cannot ask whether it sits there.
            asked = Mute(id="probe", player=of(anna), muted=True)
            answer = (await table.organiser.order(table.room, asked)).json()
            assert answer["refused"]["code"] == Trouble.NOT_SEATED
            assert not leaks, "\n".join(leaks)

    run(main)


def test_what_a_table_shows_of_people_finds_nobody_elsewhere(tmp_path: Path) -> None:
    """Nor does it show ratings, or names of accounts for those whom the roster has lost."""

    async def main() -> None:
        async with playing(tmp_path) as table:
            anna, seat = table.players["Anna"], "@seat:1"
            own = (await anna.make(seats=2)).room
            answers = [
                await anna.http.get(f"/api/players/{seat}"),
                await anna.http.get(f"/api/players/{of(anna)}/against/{seat}"),
                await anna.http.post(f"/api/me/people/{seat}/invitations", json={"room": own}),
                *[await anna.http.put(f"/api/me/people/{seat}/{kind}") for kind in TieKind],
            ]
            report = {"player": seat, "reason": "insults", "text": "", "room": table.room}
            reported = await anna.http.post("/api/reports", json=report)
            exported = await anna.http.get("/api/me/export")
            ratings = (await table.stranger.http.get(f"/api/rooms/{table.room}/ratings")).json()["seats"]
            gone = await played_at(table.world, "gone", 30, of(anna), PlayerId("x"))
            games = (await anna.http.get("/api/me/games")).json()

            assert {(got.status_code, got.json()["code"]) for got in answers} == {
                (404, PeopleTrouble.NO_SUCH_PLAYER)
            }
            assert reported.status_code == 204, reported.text
            (of_bob,) = exported.json()["reports"]
            assert of_bob["reported"] == seat
            assert not table.leaks(anna, "own data", exported.content)
            (kept,) = await table.world.services.reports.by(of(anna))
            assert kept.reported == of(table.players["Bob"])
            assert [(each["rating"], each["moved"]) for each in ratings] == [(None, None)] * 4
            assert games["names_in"][gone] == {}
            assert "x" not in games["names"]

    run(main)
