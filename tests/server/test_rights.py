"""Who may do what: every cell of the table, over HTTP and over a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from stolik.core.commands import CallReferee, Continue, LookAtRacks, Pause
from stolik.core.deal import Seat
from stolik.core.tiles import HIDDEN
from stolik.notation.wire import encoder
from stolik.play.accounts.profiles import ProfileChanges
from stolik.play.rights import RIGHTS, Action, Right, RoomRole
from stolik.protocol.news import Answered, Here, Said, news_decoder
from stolik.protocol.orders import Join, Move, Mute, Order, Resign, Rule, Say, Start, TakeHint
from tests.server.worlds import Caller, World, run, serving

Give = Callable[[Caller, str, Order], Awaitable[str | None]]
"""Gives an order and returns the code of its refusal."""
See = Callable[[Caller, str], Awaitable[tuple[str, Here]]]


async def over_http(caller: Caller, room: str, order: Order) -> str | None:
    got = await caller.order(room, order)
    body = got.json()
    assert got.status_code in {200, 403, 409}, got.text
    refused = body if got.status_code != 200 else body["refused"]
    return None if refused is None else str(refused["code"])


async def over_socket(caller: Caller, room: str, order: Order) -> str | None:
    async with caller.socket(room) as talk:
        answer = await talk.order(order)
    assert isinstance(answer, Answered)
    return None if answer.refused is None else answer.refused.code


async def seen_over_http(caller: Caller, room: str) -> tuple[str, Here]:
    got = await caller.http.get(f"/api/rooms/{room}")
    since = await caller.http.get(f"/api/rooms/{room}/since/0")
    assert got.status_code == since.status_code == 200
    here = news_decoder.decode(got.content)
    assert isinstance(here, Here)
    return got.text + since.text, here


async def seen_over_socket(caller: Caller, room: str) -> tuple[str, Here]:
    async with caller.socket(room) as talk:
        assert talk.here is not None
        return encoder.encode(talk.news).decode(), talk.here


WAYS: dict[str, tuple[Give, See]] = {
    "http": (over_http, seen_over_http),
    "socket": (over_socket, seen_over_socket),
}


class Table:
    """A running game with somebody in each role."""

    def __init__(self, room: str, people: dict[RoomRole, Caller], other: Caller) -> None:
        self.room = room
        self.people = people
        self.other = other


async def laid_out(world: World, **options: object) -> Table:
    people = {role: await world.guest() for role in RoomRole}
    other = await world.guest()
    for role in (RoomRole.ORGANISER, RoomRole.ADMIN):
        me = people[role].me
        assert me is not None
        changes = ProfileChanges(
            account=True, organiser=role is RoomRole.ORGANISER, admin=role is RoomRole.ADMIN
        )
        await world.services.store.people.change(me.player, changes)
    referee, player = people[RoomRole.REFEREE], people[RoomRole.PLAYER]
    assert referee.me is not None
    # Somebody else has created the table: the host's own rights are tested elsewhere.
    made = await other.make("en-classic", seats=2, referees=[referee.me.player], **options)
    assert await over_http(player, made.room, Join(id="j", seed="s")) is None
    assert await over_http(player, made.room, Start(id="s")) is None
    return Table(made.room, people, other)


def racks_open(here: Here) -> list[bool]:
    assert here.room.game is not None

    return [HIDDEN not in rack.tiles for rack in here.room.game.racks]


async def looked_back(caller: Caller, room: str, table: Table) -> bool:
    """Return whether somebody may see the review, and so play on; nobody may while the game is played."""
    # No message of a socket is about either: both ways ask at the same addresses.
    running = [await ask(f"/api/rooms/{room}/review") for ask in (caller.http.get, caller.http.post)]
    running.append(await caller.http.post(f"/api/rooms/{room}/play-on", json={"id": "p", "turn": 1}))
    assert [(got.status_code, got.json()["code"]) for got in running] == [(409, "not_over")] * 3
    assert await over_socket(table.people[RoomRole.PLAYER], room, Resign(id="r")) is None
    seen = await caller.http.post(f"/api/rooms/{room}/review")
    played = await caller.http.post(f"/api/rooms/{room}/play-on", json={"id": "q", "turn": 1})
    assert (played.status_code == 201) == (seen.status_code == 202), played.text
    return seen.status_code == 202


async def tried(action: Action, role: RoomRole, table: Table, way: str, world: World) -> bool:  # noqa: C901  one case for each row
    """Return whether somebody in a role was allowed what a row of the table says."""
    give, see = WAYS[way]
    caller, room = table.people[role], table.room
    match action:
        case Action.SEE_PUBLIC:
            _, here = await see(caller, room)
            return here.room.game is not None and len(here.room.game.racks) == 2
        case Action.SEE_REVIEW:
            return await looked_back(caller, room, table)
        case Action.SEE_OWN_RACK:
            _, here = await see(caller, room)
            assert racks_open(here)[0] is False
            return here.you.seat is not None and racks_open(here)[here.you.seat]
        case Action.SEE_OTHER_RACKS:
            assert (
                await give(table.people[RoomRole.REFEREE], room, Rule(id="p", command=Pause(by=""))) is None
            )
            _, before = await see(caller, room)
            looked = await give(caller, room, Rule(id="l", command=LookAtRacks(by="")))
            _, after = await see(caller, room)
            assert racks_open(before)[0] is False
            assert (looked is None) == racks_open(after)[0]
            assert (
                await give(table.people[RoomRole.REFEREE], room, Rule(id="c", command=Continue(by="")))
                is None
            )
            _, at_last = await see(caller, room)
            assert racks_open(at_last)[0] is False
            return looked is None
        case Action.SEE_BANK_OR_SEED:
            loaded = await world.services.house.fresh_room(room)  # type: ignore[arg-type]
            assert loaded is not None
            assert loaded.seed is not None
            assert loaded.room.game is not None
            text, here = await see(caller, room)
            bank = " ".join(map(str, loaded.room.game.bank[:3]))
            return loaded.seed.hex() in text or bank in text or bank.replace(" ", '","') in text
        case Action.MOVE:
            code = await give(caller, room, Move(id="m", command=CallReferee(seat=Seat(1))))
            assert code in {None, "not_allowed"}
            return code is None
        case Action.TAKE_HINT:
            code = await give(caller, room, TakeHint(id="h", level=1))
            # In the other's turn a player gets this refusal, and nobody else gets that far.
            assert code in {None, "not_your_turn", "not_allowed"}
            return code != "not_allowed"
        case Action.RULE:
            code = await give(caller, room, Rule(id="r", command=Pause(by="somebody")))
            assert code in {None, "not_allowed"}
            return code is None
        case Action.READ_CHAT:
            assert await give(table.other, room, Say(id="t", text="good luck")) is None
            return "good luck" in await HEARD[way](caller, room)
        case Action.WRITE_CHAT:
            return await give(caller, room, Say(id="t", text="hello")) is None
        case Action.MUTE:
            assert table.other.me is not None
            return await give(caller, room, Mute(id="u", player=table.other.me.player, muted=True)) is None
        case Action.CHANGE_RESULT | Action.ORGANISE | Action.ADMINISTER:
            # No address of a room does any of these.
            got = await caller.http.put(f"/api/rooms/{room}", json={})
            assert got.status_code == 405
            return False


async def heard_over_http(caller: Caller, room: str) -> str:
    got = await caller.http.get(f"/api/rooms/{room}/chat")
    assert got.status_code in {200, 403}, got.text
    return got.text


async def heard_over_socket(caller: Caller, room: str) -> str:
    async with caller.socket(room) as talk:
        await talk.wait(Said)
        return str(talk.news)


HEARD: Final[dict[str, Callable[[Caller, str], Awaitable[str]]]] = {
    "http": heard_over_http,
    "socket": heard_over_socket,
}
ELSEWHERE = {Action.CHANGE_RESULT, Action.ORGANISE, Action.ADMINISTER}
"""Rows about tournaments and the service: their cells are in `test_day_rights`."""
CELLS: Final = frozenset(product(set(Action) - ELSEWHERE, RoomRole, WAYS))
"""The rows that `test_every_cell_of_the_table` tries."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("action", Action)
def test_every_cell_of_the_table(tmp_path: Path, action: Action, way: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            for role in RoomRole:
                table = await laid_out(world, on_leaving="forfeit")

                got = await tried(action, role, table, way, world)

                right = RIGHTS[action][role]
                # Nobody here is the host; rows that are not about rooms have no address here.
                allowed = right not in {Right.NO, Right.AS_HOST} and action not in ELSEWHERE
                assert got == allowed, (action, role, way)

    run(main)


@pytest.mark.parametrize("watched", [True, False])
def test_a_game_without_spectators_stays_closed_to_them_after_its_end(
    tmp_path: Path, *, watched: bool
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            table = await laid_out(world, watched=watched, on_leaving="forfeit")
            assert await over_http(table.people[RoomRole.PLAYER], table.room, Resign(id="r")) is None
            everybody: dict[str, Caller] = {
                **{role.value: caller for role, caller in table.people.items()},
                "host": table.other,
                "nobody": world.caller(),
            }

            answers = {
                (who, what): await caller.http.get(f"/api/rooms/{table.room}/{what}")
                for who, caller in everybody.items()
                for what in ("record", "replay", "check", "review")
            }

            closed = {RoomRole.SPECTATOR, "nobody"} if not watched else set()
            for (who, what), got in answers.items():
                wanted = 403 if who in closed else 200
                assert got.status_code == wanted, (who, what, got.text[:200])
                if who in closed:
                    assert got.json()["code"] == "not_watched"
                    assert "seed" not in got.text

    run(main)


@pytest.mark.parametrize("way", WAYS)
def test_the_host_takes_the_word_from_a_player(tmp_path: Path, way: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            table = await laid_out(world)
            player = table.people[RoomRole.PLAYER]
            assert player.me is not None
            give, _ = WAYS[way]

            assert (
                await give(table.other, table.room, Mute(id="u", player=player.me.player, muted=True)) is None
            )
            assert await give(player, table.room, Say(id="t", text="hello")) == "muted"

    run(main)


def test_the_banned_may_look_on_and_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            table = await laid_out(world)
            player = table.people[RoomRole.PLAYER]
            assert player.me is not None
            await world.services.store.people.change(player.me.player, ProfileChanges(banned=True))

            assert await over_http(player, table.room, Say(id="t", text="hello")) == "banned"
            assert await over_socket(player, table.room, Say(id="t", text="hello")) == "banned"
            made = await player.http.post("/api/rooms", json={"id": "x", "rules": "en-classic"})
            assert (made.status_code, made.json()["code"]) == (403, "banned")

    run(main)


def test_what_was_said_is_read_over_http_from_a_line_on_and_not_by_whoever_may_not_look(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, celina = [await world.guest() for _ in range(3)]
            assert anna.me is not None
            assert bartek.me is not None
            made = await anna.make("en-classic", seats=2, watched=False)
            assert await over_http(bartek, made.room, Join(id="j", seed="s")) is None
            assert await over_http(anna, made.room, Start(id="s")) is None
            for text in ("one", "two"):
                assert await over_http(bartek, made.room, Say(id=text, text=text)) is None
            mute = Mute(id="u", player=bartek.me.player, muted=True)
            assert await over_http(anna, made.room, mute) is None

            whole = (await anna.http.get(f"/api/rooms/{made.room}/chat")).json()
            later = (await anna.http.get(f"/api/rooms/{made.room}/chat?after=1")).json()
            outside = await celina.http.get(f"/api/rooms/{made.room}/chat")
            nobody = await world.caller().http.get(f"/api/rooms/{made.room}/chat")
            nowhere = await anna.http.get("/api/rooms/nowhere/chat")

            assert [(line["n"], line["text"]) for line in whole["lines"]] == [(1, "one"), (2, "two")]
            assert [line["text"] for line in later["lines"]] == ["two"]
            assert whole["muted"] == [bartek.me.player]
            assert (outside.status_code, outside.json()["code"]) == (403, "not_watched")
            assert (nobody.status_code, nobody.json()["code"]) == (401, "no_session")
            assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no_such_room")

    run(main)
