"""Sockets: what clients get, what they miss and get again, and what happens to bad ones."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from stolik.core.commands import CallReferee, Continue, KeepDeal, LookAtRacks, Pause, Penalise
from stolik.core.deal import Seat
from stolik.core.tiles import HIDDEN
from stolik.play.ports import PlayerId
from stolik.protocol.news import Answered, AreThere, Happened, Here, Laid, Muted, Said, Wrong
from stolik.protocol.orders import Hello, Join, Lay, Leave, Move, Mute, PageLoaded, Rule, Say, Start
from stolik.server.http.problems import Close
from stolik.server.settings import Limits
from tests.server.worlds import GENEROUS, PATIENCE, PATIENT, Caller, Talk, World, run, serving


async def alone(world: World, **options: object) -> tuple[Caller, str]:
    """Return somebody at their own table, against a bot."""
    anna = await world.guest()
    made = await anna.make("en-classic", seats=2, bots={"1": "novice"}, start=True, **options)
    return anna, made.room


async def pair(world: World, **options: object) -> tuple[Caller, Caller, str]:
    """Return two people at a table, before the start."""
    anna, bartek = await world.guest(), await world.guest()
    made = await anna.make("en-classic", seats=2, **options)
    joined = await bartek.order(made.room, Join(id="j", seed="b"))
    assert joined.status_code == 200, joined.text
    return anna, bartek, made.room


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_else(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            async with anna.socket(room) as talk:
                known = talk.latest.seq
            assert (await bartek.order(room, Start(id="s"))).json()["refused"] is None

            async with anna.socket(room, seq=known) as again:
                assert again.here is not None
                numbers = [numbered.seq for numbered in again.here.events]
                assert numbers == list(range(known + 1, again.here.seq + 1))
                assert numbers
            async with anna.socket(room, seq=again.here.seq) as third:
                assert third.here is not None
                assert third.here.events == ()

    run(main)


def test_an_order_sent_twice_has_one_effect_and_the_first_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, _, room = await pair(world)
            async with anna.socket(room) as talk:
                first = await talk.order(Start(id="once"))
                second = await talk.order(Start(id="once"))
                over_http = await anna.order(room, Start(id="once"))
                other = await talk.order(Start(id="twice"))

            assert first.refused is None
            assert second == first
            assert over_http.json()["seq"] == first.seq
            assert other.refused is not None
            assert other.refused.code == "already_begun"

    run(main)


def test_a_used_id_stands_for_the_first_order_and_no_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            async with anna.socket(room) as talk:
                begun = await talk.order(Start(id="used"))
                other = await talk.order(Leave(id="used"))
                over_http = await anna.order(room, Leave(id="used"))
                again = await talk.order(Start(id="used"))
                refused = await talk.order(Join(id="no", seed="one"))
                refused_other = await talk.order(Join(id="no", seed="two"))
                refused_again = await talk.order(Join(id="no", seed="one"))
                line = await talk.order(Say(id="said", text="Hello"))
                other_line = await talk.order(Say(id="said", text="Goodbye"))
                same_line = await talk.order(Say(id="said", text="Hello"))
                line_for_order = await talk.order(Say(id="used", text="Hello"))
            of_another = await bartek.order(room, Leave(id="used"))

            assert begun.refused is None
            assert again == begun
            assert other.refused is not None
            assert other.refused.code == "used_id"
            assert (over_http.status_code, over_http.json()["code"]) == (409, "used_id")
            assert refused.refused is not None
            assert refused.refused.code == "already_begun"
            assert refused_other.refused is not None
            assert refused_other.refused.code == "used_id"
            assert refused_again == refused
            assert line.refused is None
            assert same_line.refused is None
            for wrong in (other_line, line_for_order):
                assert wrong.refused is not None
                assert wrong.refused.code == "used_id"
            assert of_another.json()["refused"]["code"] == "already_begun", "ids are everybody's own"

    run(main)


def test_two_sockets_of_one_player_see_the_same(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, _, room = await pair(world)
            async with anna.socket(room) as one, anna.socket(room) as other:
                await one.order(Start(id="s"))
                while not isinstance(one.latest, Happened):
                    await one.wait(Happened)
                told = await other.wait(Happened)

                assert told.room == one.latest.room
                assert told.you.seat == Seat(0)
                assert told.room.game is not None
                assert HIDDEN not in told.room.game.racks[0].tiles

    run(main)


def test_a_spectator_sees_no_hidden_tile(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            celina = await world.guest()
            async with celina.socket(room) as watcher, bartek.socket(room) as player:
                await anna.order(room, Start(id="s"))
                seen = await watcher.wait(Happened)
                own = await player.wait(Happened)

            assert seen.room.game is not None
            assert own.room.game is not None
            assert all(set(rack.tiles) == {HIDDEN} for rack in seen.room.game.racks)
            assert HIDDEN not in own.room.game.racks[1].tiles
            assert set(own.room.game.racks[0].tiles) == {HIDDEN}
            assert seen.you.seat is None

    run(main)


def test_who_looks_on_when_an_unwatched_game_begins_is_shown_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, _, room = await pair(world, watched=False)
            celina = await world.guest()
            async with celina.socket(room) as watcher:
                await anna.order(room, Start(id="s"))

                assert await watcher.closed() == Close.NOT_ALLOWED
            async with celina.raw(room) as connection:
                late = Talk(connection)
                await late.say(Hello(ticket=await celina.ticket()))
                assert await late.closed() == Close.NOT_ALLOWED

    run(main)


def test_a_referee_pauses_looks_and_rules_and_the_players_are_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            referee = await world.guest()
            assert referee.me is not None
            anna, _, room = await pair(world, referees=[referee.me.player])
            async with referee.socket(room) as desk, anna.socket(room) as player:
                await player.order(Start(id="s"))
                await player.order(Move(id="c", command=CallReferee(seat=Seat(0), about="look")))
                assert (await desk.order(Rule(id="p", command=Pause(by="x")))).refused is None
                assert (await desk.order(Rule(id="l", command=LookAtRacks(by="x")))).refused is None
                await desk.told("RacksSeen")
                game = desk.latest.room.game
                assert game is not None
                assert all(HIDDEN not in rack.tiles for rack in game.racks)
                penalty = Penalise(by="", seat=Seat(0), reason="late")
                assert (await desk.order(Rule(id="q", command=penalty))).refused is None
                assert (await desk.order(Rule(id="r", command=Continue(by="")))).refused is None
                refused = await player.order(Rule(id="p2", command=Pause(by="x")))
                await player.told("RacksSeen")

            assert refused.refused is not None
            assert refused.refused.code == "not_allowed"
            assert "referee" in desk.latest.you.roles

    run(main)


def test_others_see_tiles_being_moved_and_who_moves_them_does_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            async with anna.socket(room) as one, bartek.socket(room) as other, anna.socket(room) as tab:
                await one.order(Start(id="s"))
                for talk, seat in ((one, 0), (other, 1)):
                    await talk.order(Move(id=f"k{seat}", command=KeepDeal(seat=Seat(seat))))
                while one.latest.room.game is None or one.latest.room.game.turn is None:
                    await one.wait(Happened)
                seat = one.latest.room.game.turn.seat
                mover, watchers = (one, [other, tab]) if seat == 0 else (other, [one, tab])
                game = mover.latest.room.game
                while game is None or game.turn is None:
                    game = (await mover.wait(Happened)).room.game
                tile = game.racks[seat].tiles[0]

                await mover.say(Lay(table=type(game.table)([(tile,)])))

                for watcher in watchers:
                    laid = await watcher.wait(Laid)
                    assert (laid.seat, laid.table.tiles) == (seat, (tile,))
                await mover.order(PageLoaded(id="after"))
                assert not any(isinstance(news, Laid) for news in mover.news)

    run(main)


def test_chat_reaches_everybody_and_the_muted_are_hushed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            celina = await world.guest()
            assert bartek.me is not None
            async with anna.socket(room) as host, bartek.socket(room) as guest, celina.socket(room) as third:
                assert (await guest.order(Say(id="hi", text="dzień dobry"))).refused is None
                said = await host.wait(Said)
                refused = await third.order(Say(id="x", text="me too"))
                assert (await host.order(Mute(id="m", player=bartek.me.player, muted=True))).refused is None
                muted = await third.wait(Muted)
                hushed = await guest.order(Say(id="again", text="why"))
            async with celina.socket(room) as late:
                before = await late.wait(Said)

            assert (said.player, said.text) == (bartek.me.player, "dzień dobry")
            assert before == said
            assert refused.refused is not None
            assert refused.refused.code == "not_allowed"
            assert muted.players == (bartek.me.player,)
            assert hushed.refused is not None
            assert hushed.refused.code == "muted"

    run(main)


def test_presence_tells_who_is_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek, room = await pair(world)
            celina = await world.guest()
            assert anna.me is not None
            assert bartek.me is not None
            everybody = {anna.me.player, bartek.me.player}
            async with anna.socket(room) as talk:
                async with bartek.socket(room), celina.socket(room):
                    while True:
                        there = await talk.wait(AreThere)
                        if set(there.present) == everybody and there.watchers == 1:
                            break
                while there.watchers or set(there.present) != {anna.me.player}:
                    there = await talk.wait(AreThere)

    run(main)


def test_somebody_who_sits_down_on_an_open_socket_is_told_the_own_tiles(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, bartek = await world.guest(), await world.guest()
            made = await anna.make("en-classic", seats=2)
            assert bartek.me is not None
            async with bartek.socket(made.room) as talk:
                assert (await talk.order(Join(id="j", seed="s"))).refused is None
                while talk.latest.you.seat is None:
                    await talk.wait(Happened)
                assert talk.latest.you.roles == ("player",)
                while bartek.me.player not in (await talk.wait(AreThere)).present:
                    pass
                assert (await talk.order(Leave(id="l"))).refused is None

    run(main)


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("{", "not_readable"),
        ("[]", "not_readable"),
        ("[" * 15_000, "not_readable"),
        ('{"do":"Lay","table":' + "[" * 15_000, "not_readable"),
        ('{"do":"Dance","id":"x"}', "not_readable"),
        ('{"do":"Start"}', "not_readable"),
        ('{"do":"Start","id":"x","more":1}', "not_readable"),
        ('{"do":"Lay","table":"r99 | ??"}', "not_readable"),
        ('{"do":"Move","id":"x","command":{"type":"Play","seat":0,"table":"zz"}}', "not_readable"),
        ('{"do":"Move","id":"x","command":{"type":"Play","seat":0,"table":"r1 r2 ?"}}', "not_readable"),
        ('{"do":"Lay","table":"r1 r2 ?"}', "not_readable"),
        ("[" * 10_000, "not_readable"),
        ('{"do":"Hello","ticket":"again"}', "hello_first"),
    ],
)
def test_what_cannot_be_read_is_answered_and_the_connection_goes_on(
    tmp_path: Path, raw: str, code: str
) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                await talk.connection.send(raw)
                wrong = await talk.wait(Wrong)
                await talk.connection.send(raw.encode())
                await talk.wait(Wrong)
                answer = await talk.order(Start(id="x"))

            assert wrong.code == code
            assert wrong.message
            assert isinstance(answer, Answered)

    run(main)


def test_a_frame_that_is_too_large_closes_the_connection(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                await talk.connection.send(json.dumps({"do": "Say", "id": "x", "text": "x" * 17_000}))

                assert await talk.closed() == Close.TOO_LARGE

    run(main)


def test_a_flood_is_refused_and_then_ended(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=Limits()) as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                for n in range(400):
                    await talk.connection.send(f'{{"do":"Pong","n":{n}}}')

                assert await talk.closed() == Close.FLOOD
                wrong = {news.code for news in talk.news if isinstance(news, Wrong)}
                assert wrong == {"too_often"}

    run(main)


def test_a_client_that_does_not_read_is_dropped_and_others_are_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", queue=8) as world:
            anna, bartek, room = await pair(world)
            async with anna.socket(room) as talk:
                slow = bartek.raw(room, max_queue=1, write_limit=1)
                async with slow as connection:
                    other = Talk(connection)
                    await other.say(Hello(ticket=await bartek.ticket()))
                    await other.wait(Here)
                    connection.transport.pause_reading()
                    assert bartek.me is not None
                    [channel] = world.services.channels._channels.values()  # noqa: SLF001  what waits is looked at
                    (lagging,) = [
                        each for each in channel.connections if each.bearer.actor.player == bartek.me.player
                    ]
                    for _ in range(400):
                        lagging.send(b"x" * 60_000)
                        await asyncio.sleep(0)
                    async with asyncio.timeout(PATIENCE):
                        while lagging in channel.connections:  # noqa: ASYNC110  nobody tells when it is gone
                            await asyncio.sleep(0.01)
                answer = await talk.order(Start(id="s"))

            assert answer.refused is None

    run(main)


def test_who_is_silent_is_let_go(tmp_path: Path) -> None:
    async def main() -> None:
        patience = replace(PATIENT, ping=0.2, silence=6.0)
        async with serving(tmp_path / "live.db", patience=patience) as world:
            anna, room = await alone(world)
            async with anna.raw(room) as connection:
                await connection.send(json.dumps({"do": "Hello", "ticket": await anna.ticket()}))
                async with anna.socket(room) as talk:
                    closing = asyncio.create_task(connection.wait_closed())
                    while not closing.done():
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.1):
                                await talk.hear()  # and answer pings

                    assert connection.close_code == Close.SILENT
                    assert isinstance(await talk.order(Start(id="s")), Answered)

    run(main)


def test_the_way_is_measured_by_pings(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, ping=0.05)) as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                (connection,) = world.services.channels.connections
                while not connection.lag_ms:
                    raw = json.loads(await talk.connection.recv())
                    if raw["is"] == "Ping":
                        await asyncio.sleep(0.02)
                        await talk.connection.send(f'{{"do":"Pong","n":{raw["n"]}}}')

                assert 0 < connection.lag_ms <= 1_000

    run(main)


def test_a_ticket_opens_one_socket_once_and_not_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, ticket=0.2)) as world:
            anna, room = await alone(world)
            ticket = await anna.ticket()
            codes: list[int | None] = []
            for given in (ticket, ticket, ticket[:-4] + "AAAA", "", "ż"):
                async with anna.raw(room) as connection:
                    talk = Talk(connection)
                    await talk.say(Hello(ticket=given))
                    codes.append(None if given is ticket and not codes else await talk.closed())
            old = await anna.ticket()
            await asyncio.sleep(0.3)
            async with anna.raw(room) as connection:
                late = Talk(connection)
                await late.say(Hello(ticket=old))
                codes.append(await late.closed())

            assert codes == [None, *[Close.BAD_TICKET] * 5]

    run(main)


def test_the_first_message_is_hello_and_comes_soon(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", patience=replace(PATIENT, hello=0.2)) as world:
            anna, room = await alone(world)
            async with anna.raw(room) as connection:
                assert await Talk(connection).closed() == Close.HELLO_LATE
            async with anna.raw(room) as connection:
                talk = Talk(connection)
                await talk.say(Start(id="s"))
                assert (await talk.wait(Wrong)).code == "hello_first"
                assert await talk.closed() == Close.HELLO_LATE

    run(main)


def test_a_room_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna = await world.guest()
            async with anna.raw("f" * 32) as connection:
                talk = Talk(connection)
                await talk.say(Hello(ticket=await anna.ticket()))

                assert await talk.closed() == Close.NO_SUCH_ROOM
            assert world.services.channels.rooms == 0

    run(main)


def test_pages_of_other_sites_open_no_socket(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", origins=frozenset({"https://ours.example"})) as world:
            anna, room = await alone(world)
            for origin in ("https://evil.example", "null", f"http://{anna.host}.evil.example"):
                with pytest.raises(InvalidStatus) as refused:
                    await anna.raw(room, origin=origin)
                assert refused.value.response.status_code == 403
            for origin in (f"http://{anna.host}", "https://ours.example"):
                async with anna.raw(room, origin=origin):
                    pass

    run(main)


def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db", limits=replace(GENEROUS, sockets=1)) as world:
            anna, room = await alone(world)
            async with anna.socket(room), anna.raw(room) as connection:
                talk = Talk(connection)
                await talk.say(Hello(ticket=await anna.ticket()))
                assert await talk.closed() == Close.TOO_MANY
            async with anna.socket(room):
                pass

    run(main)


def test_a_server_that_stops_asks_everybody_to_come_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, room = await alone(world)
            async with anna.socket(room) as talk:
                world.worker.should_exit = True

                assert await talk.closed() == Close.COME_BACK

    run(main)


def test_a_room_goes_on_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "live.db") as world:
            anna, _, room = await pair(world)
            cookies = dict(anna.http.cookies)
            await anna.order(room, Start(id="s"))
            before = (await anna.http.get(f"/api/rooms/{room}")).json()
        async with serving(tmp_path / "live.db") as world:
            again = world.caller(cookies=cookies)
            me = await again.arrive()
            async with again.socket(room) as talk:
                assert me.player == PlayerId(before["you"]["player"])
                assert talk.here is not None
                assert talk.here.seq >= before["seq"]
                assert str(talk.here.room.game.racks[0]) == before["room"]["game"]["racks"][0]  # type: ignore[union-attr]

    run(main)
