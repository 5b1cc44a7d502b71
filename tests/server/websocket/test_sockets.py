"""Sockets: what clients get, and what they missed and get again."""

from __future__ import annotations

from pathlib import Path

from stolik.core.commands import CallReferee, Continue, KeepDeal, LookAtRacks, Pause, Penalise
from stolik.core.deal import Seat
from stolik.core.tiles import HIDDEN
from stolik.play.ports import PlayerId
from stolik.protocol.news import AreThere, Happened, Laid, Muted, Said
from stolik.protocol.orders import Hello, Join, Lay, Leave, Move, Mute, PageLoaded, Rule, Say, Start
from stolik.server.http.problems import Close
from tests.server.websocket.seated import pair
from tests.server.worlds import Talk, run, serving


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
                while bartek.me.player not in (await talk.last(AreThere)).present:
                    await talk.wait(AreThere)
                assert (await talk.order(Leave(id="l"))).refused is None

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
