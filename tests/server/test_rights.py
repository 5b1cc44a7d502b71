"""Who may do what: every cell of the table, asked over HTTP and over a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stolik.core.commands import CallReferee, Continue, LookAtRacks, Pause
from stolik.core.deal import Seat
from stolik.core.tiles import HIDDEN
from stolik.notation.wire import encoder
from stolik.play.profiles import Changes
from stolik.play.rights import RIGHTS, Action, Right, Role
from stolik.protocol.news import Answered, Here, Said, news_decoder
from stolik.protocol.orders import Join, Move, Mute, Order, Rule, Say, Start
from tests.server.worlds import Caller, World, run, serving

Give = Callable[[Caller, str, Order], Awaitable[str | None]]
"""Gives an order and returns the code it was refused with."""
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
    """A game in progress with somebody in each role."""

    def __init__(self, room: str, people: dict[Role, Caller], other: Caller) -> None:
        self.room = room
        self.people = people
        self.other = other


async def laid_out(world: World) -> Table:
    people = {role: await world.guest() for role in Role}
    other = await world.guest()
    for role in (Role.ORGANISER, Role.ADMIN):
        me = people[role].me
        assert me is not None
        changes = Changes(account=True, organiser=role is Role.ORGANISER, admin=role is Role.ADMIN)
        await world.services.store.people.change(me.player, changes)
    referee, player = people[Role.REFEREE], people[Role.PLAYER]
    assert referee.me is not None
    # Somebody else has made the table: the host's own rights are another matter.
    made = await other.make("en-classic", seats=2, referees=[referee.me.player])
    assert await over_http(player, made.room, Join(id="j", seed="s")) is None
    assert await over_http(player, made.room, Start(id="s")) is None
    return Table(made.room, people, other)


def racks_open(here: Here) -> list[bool]:
    assert here.room.game is not None

    return [HIDDEN not in rack.tiles for rack in here.room.game.racks]


async def tried(action: Action, role: Role, table: Table, way: str, world: World) -> bool:  # noqa: C901  one case for each row
    """Return whether somebody in a role got what a row of the table is about."""
    give, see = WAYS[way]
    caller, room = table.people[role], table.room
    match action:
        case Action.SEE_PUBLIC:
            _, here = await see(caller, room)
            return here.room.game is not None and len(here.room.game.racks) == 2
        case Action.SEE_OWN_RACK:
            _, here = await see(caller, room)
            assert racks_open(here)[0] is False
            return here.you.seat is not None and racks_open(here)[here.you.seat]
        case Action.SEE_OTHER_RACKS:
            assert await give(table.people[Role.REFEREE], room, Rule(id="p", command=Pause(by=""))) is None
            _, before = await see(caller, room)
            looked = await give(caller, room, Rule(id="l", command=LookAtRacks(by="")))
            _, after = await see(caller, room)
            assert racks_open(before)[0] is False
            assert (looked is None) == racks_open(after)[0]
            assert await give(table.people[Role.REFEREE], room, Rule(id="c", command=Continue(by=""))) is None
            _, at_last = await see(caller, room)
            assert racks_open(at_last)[0] is False
            return looked is None
        case Action.SEE_BANK_OR_SEED:
            loaded = await world.services.house.carrier.loader.fresh(room)  # type: ignore[arg-type]
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
        case Action.RULE:
            code = await give(caller, room, Rule(id="r", command=Pause(by="somebody")))
            assert code in {None, "not_allowed"}
            return code is None
        case Action.READ_CHAT:
            assert await give(table.other, room, Say(id="t", text="good luck")) is None
            if way == "http":
                return True  # there is no address for it: it comes over the socket
            text, _ = await see_chat(caller, room)
            return "good luck" in text
        case Action.WRITE_CHAT:
            return await give(caller, room, Say(id="t", text="hello")) is None
        case Action.MUTE:
            assert table.other.me is not None
            return await give(caller, room, Mute(id="u", player=table.other.me.player, muted=True)) is None
        case Action.CHANGE_RESULT | Action.ORGANISE | Action.ADMINISTER:
            # No address of a room does any of these, whoever asks.
            got = await caller.http.put(f"/api/rooms/{room}", json={})
            assert got.status_code == 405
            return False


async def see_chat(caller: Caller, room: str) -> tuple[str, None]:
    async with caller.socket(room) as talk:
        await talk.wait(Said)
        return str(talk.news), None


ELSEWHERE = {Action.CHANGE_RESULT, Action.ORGANISE, Action.ADMINISTER}
"""Of tournaments and of the service: their cells are in `test_day_rights`."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("action", Action)
def test_every_cell_of_the_table(tmp_path: Path, action: Action, way: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            for role in Role:
                table = await laid_out(world)

                got = await tried(action, role, table, way, world)

                right = RIGHTS[action][role]
                # Nobody here is the host; what is not of rooms has no address here at all.
                allowed = right not in {Right.NO, Right.AS_HOST} and action not in ELSEWHERE
                assert got == allowed, (action, role, way)

    run(main)


@pytest.mark.parametrize("way", WAYS)
def test_the_host_takes_the_word_from_a_player(tmp_path: Path, way: str) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            table = await laid_out(world)
            player = table.people[Role.PLAYER]
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
            player = table.people[Role.PLAYER]
            assert player.me is not None
            await world.services.store.people.change(player.me.player, Changes(banned=True))

            assert await over_http(player, table.room, Say(id="t", text="hello")) == "banned"
            assert await over_socket(player, table.room, Say(id="t", text="hello")) == "banned"
            made = await player.http.post("/api/rooms", json={"id": "x", "rules": "en-classic"})
            assert (made.status_code, made.json()["code"]) == (403, "banned")

    run(main)
