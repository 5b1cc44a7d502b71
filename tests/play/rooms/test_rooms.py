"""Rooms: opening, sitting down, getting up, starting, repeated orders, ending, rematches."""

from __future__ import annotations

import pytest
from msgspec import Raw

from stolik.bots import BOTS
from stolik.core.commands import Draw, KeepDeal, Play
from stolik.core.deal import Seat
from stolik.core.events import GameCreated
from stolik.core.fairness.audit import audit
from stolik.core.fairness.shuffle import SEED_BYTES, commit
from stolik.core.refusals import Code
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.notation.record import Record, read_record, write_record
from stolik.play.answers import Done, Refused, Trouble
from stolik.play.ports import StreamId
from stolik.play.rooms.cache import decode
from stolik.play.rooms.events import Access, RoomOpened, SeatTaken, Setup
from stolik.play.rooms.seating import with_clock
from stolik.play.rooms.views import Sight, Since
from stolik.solver.searches import most_points
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, run, the

A, B = PEOPLE[:2]
OPEN = Setup(rules=PL_FORTY, seats=2, access=Access.LOBBY)


async def play_out(world: World, stream: StreamId) -> None:
    """Let people play as bots would, while the sweeper does the rest."""
    bot = BOTS["exact"](1)
    while (state := await world.state(stream)).phase is not Phase.OVER:
        world.now += 700
        seat = asked(state)
        if seat >= 1:
            await world.house.sweeper.sweep()
            continue
        sight = await world.house.watching.look(PEOPLE[seat], stream)
        assert isinstance(sight, Sight)
        assert sight.view.game is not None
        the(await world.do(bot.choose(sight.view.game), stream))


def test_opening_twice_with_one_id_opens_one_room() -> None:
    async def main() -> None:
        world = World()

        first = await world.house.seating.open(A, OPEN, command_id="x")
        second = await world.worker().seating.open(A, OPEN, command_id="x")
        other = await world.house.seating.open(B, OPEN, command_id="x")

        assert first == second
        assert the(first).room != the(other).room

    run(main)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        pytest.param(Setup(rules=PL_FORTY, seats=5), Trouble.BAD_SETUP, id="five seats"),
        pytest.param(
            Setup(rules=PL_FORTY, seats=2, bots={2: "exact"}), Trouble.BAD_SETUP, id="a bot on no seat"
        ),
        pytest.param(
            Setup(rules=PL_FORTY, seats=2, bots={1: "wizard"}), Trouble.BAD_SETUP, id="no such level"
        ),
        pytest.param(
            Setup(rules=PL_FORTY, seats=2, bots={0: "exact", 1: "exact"}),
            Trouble.ONLY_BOTS,
            id="nobody but bots",
        ),
        pytest.param(
            Setup(rules=PL_FORTY, seats=2, bots={1: "exact"}, rated=True),
            Trouble.RATED_WITH_BOTS,
            id="rated, with a bot",
        ),
        pytest.param(
            Setup(rules=EN_CLASSIC, seats=2, rated=True),
            Trouble.RATED_WITHOUT_CLOCK,
            id="rated, without a clock",
        ),
    ],
)
def test_settings_that_do_not_go_together_are_refused_by_name(setup: Setup, code: Trouble) -> None:
    world = World()

    assert run(lambda: world.house.seating.open(A, setup, command_id="x")) == Refused(code=code)


@pytest.mark.parametrize("name", ["", "ż", "a b", "x" * 61])
def test_an_id_is_short_and_printable(name: str) -> None:
    world = World()

    assert run(lambda: world.house.seating.open(A, OPEN, command_id=name)) == Refused(code=Trouble.BAD_ID)


def test_sitting_down_and_getting_up() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        room = the(await seating.open(A, OPEN, command_id="open")).room

        assert isinstance(await seating.join(A, room, command_id="1", seed="s", seat=Seat(1)), Done)
        for actor, seat, code in (
            (A, None, Trouble.ALREADY_SEATED),
            (B, Seat(1), Trouble.SEAT_TAKEN),
            (B, Seat(7), Trouble.NO_SUCH_SEAT),
        ):
            refused = await seating.join(actor, room, command_id=world.id(), seed="s", seat=seat)
            assert refused == Refused(code=code)
        assert await seating.start(A, room, command_id="2") == Refused(code=Trouble.SEATS_EMPTY)
        assert await seating.leave(B, room, command_id="3") == Refused(code=Trouble.NOT_SEATED)
        the(await seating.leave(A, room, command_id="4"))
        assert await seating.join(B, room, command_id="5", seed="s") == Refused(code=Trouble.CLOSED)

    run(main)


def test_a_free_seat_is_given_to_a_bot_that_makes_room_again() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        room = the(await seating.open(A, OPEN, command_id="open")).room
        for actor in (A, STRANGER):
            refused = await seating.seat_bot(actor, room, Seat(1), "exact", command_id=world.id())
            assert refused == Refused(code=Trouble.NOT_SEATED)
        the(await seating.join(A, room, command_id="1", seed="s", seat=Seat(0)))
        for wanted, how, code in (
            (Seat(7), "exact", Trouble.NO_SUCH_SEAT),
            (Seat(0), "exact", Trouble.SEAT_TAKEN),
            (Seat(0), None, Trouble.NOT_SEATED),
            (Seat(1), None, Trouble.NOT_SEATED),
            (Seat(1), "wizard", Trouble.BAD_SETUP),
        ):
            refused = await seating.seat_bot(A, room, wanted, how, command_id=world.id())
            assert refused == Refused(code=code)

        the(await seating.seat_bot(A, room, Seat(1), "casual", command_id="2"))
        taken = await seating.join(B, room, command_id="3", seed="s")
        the(await seating.seat_bot(A, room, Seat(1), None, command_id="4"))
        the(await seating.seat_bot(A, room, Seat(1), "exact", command_id="5"))
        the(await seating.start(A, room, command_id="6"))
        late = await seating.seat_bot(A, room, Seat(1), None, command_id="7")

        assert (taken, late) == (Refused(code=Trouble.SEAT_TAKEN), Refused(code=Trouble.ALREADY_BEGUN))
        await play_out(world, room)
        following = the(await seating.rematch(A, room, command_id="8")).room
        sight = await world.house.watching.look(A, following)
        assert isinstance(sight, Sight)
        assert [sitter and sitter.bot for sitter in sight.view.sitters] == [None, "exact"]

    run(main)


def test_a_bot_makes_room_for_whom_a_seat_is_kept() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        room = await world.room()
        while (state := await world.state(room)).phase is not Phase.OVER:
            world.now += 700
            bot, seat = BOTS["exact"](1), asked(state)
            sight = await world.house.watching.look(PEOPLE[seat], room)
            assert isinstance(sight, Sight)
            assert sight.view.game is not None
            the(await world.do(bot.choose(sight.view.game), room))
        following = the(await seating.rematch(A, room, command_id="r")).room
        the(await seating.join(A, following, command_id="1", seed="s"))
        the(await seating.seat_bot(A, following, Seat(1), "exact", command_id="2"))

        stranger = await seating.join(STRANGER, following, command_id="3", seed="s")
        the(await seating.join(B, following, command_id="4", seed="s"))

        assert stranger == Refused(code=Trouble.SEAT_TAKEN)
        sight = await world.house.watching.look(B, following)
        assert isinstance(sight, Sight)
        assert [sitter and sitter.player for sitter in sight.view.sitters] == [A.player, B.player]

    run(main)


def test_the_lobby_shows_open_rooms_until_they_begin() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        the(await seating.open(B, Setup(rules=PL_FORTY, seats=2), command_id="by-link"))
        room = the(await seating.open(A, OPEN, command_id="open")).room

        the(await seating.join(A, room, command_id="1", seed="s"))
        (listing,) = await world.house.finding.lobby()

        assert listing.room == room
        assert [sitter and sitter.player for sitter in listing.sitters] == [A.player, None]
        the(await seating.join(B, room, command_id="1", seed="t"))
        the(await seating.start(B, room, command_id="2"))
        assert await world.house.finding.lobby() == ()
        assert await seating.leave(B, room, command_id="3") == Refused(code=Trouble.ALREADY_BEGUN)

    run(main)


def test_the_deal_is_bound_before_players_throw_their_seeds_in() -> None:
    async def main() -> None:
        world = World()
        room = await world.room()

        again = the(await world.house.seating.open(A, Setup(rules=PL_FORTY, seats=2), command_id="c1"))
        opened = again.events[0].event

        assert again.room == room
        assert isinstance(opened, RoomOpened)
        assert opened.commitment == commit((1).to_bytes(SEED_BYTES))
        state = await world.state(room)
        assert state.commitment == opened.commitment
        assert state.player_seeds == (A.player, B.player)

    run(main)


def test_nobody_sees_what_others_threw_in_before_the_start() -> None:
    async def main() -> None:
        world = World()
        seating = world.house.seating
        room = the(await seating.open(A, OPEN, command_id="open")).room
        the(await seating.join(A, room, command_id="1", seed="secret"))

        seen = await world.house.watching.since(B, room, 0)

        assert isinstance(seen, Since)
        (taken,) = [each.event for each in seen.events if isinstance(each.event, SeatTaken)]
        assert taken.seed == ""

    run(main)


def test_a_command_sent_twice_has_one_effect_and_the_first_answer() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)
        seat = asked(await world.state(room))
        command = Draw(seat=seat)

        first = await world.house.playing.move(PEOPLE[seat], room, command, command_id="x")
        length = len(await world.store.read(room))
        for house in (world.house, world.worker()):
            assert await house.playing.move(PEOPLE[seat], room, command, command_id="x") == first
        assert isinstance(first, Done)
        assert len(await world.store.read(room)) == length

    run(main)


def test_a_refusal_stays_the_answer_when_the_game_has_moved_on() -> None:
    """A refused order that arrives twice must not take effect in the next turn."""

    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)
        first = asked(await world.state(room))
        waiting = Seat(1 - first)

        refused = await world.house.playing.move(
            PEOPLE[waiting], room, Draw(seat=waiting), command_id="early"
        )
        the(await world.do(Draw(seat=first), room))
        assert asked(await world.state(room)) == waiting
        again = await world.worker().playing.move(
            PEOPLE[waiting], room, Draw(seat=waiting), command_id="early"
        )

        assert refused == again == Refused(code=Code.NOT_YOUR_TURN)
        assert asked(await world.state(room)) == waiting

    run(main)


def test_an_illegal_play_is_answered_with_the_verdict_twice() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)
        state = await world.state(room)
        seat = asked(state)
        play = Play(seat=seat, table=Table([state.racks[seat].tiles[:2]]))

        first = await world.house.playing.move(PEOPLE[seat], room, play, command_id="x")
        second = await world.worker().playing.move(PEOPLE[seat], room, play, command_id="x")

        assert isinstance(first, Refused)
        assert first.verdict is not None
        assert first.verdict.violations
        assert first == second

    run(main)


def test_who_decided_on_old_news_decides_again() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(PL_FORTY)
        one, other = world.worker(), world.worker()
        for house in (one, other):
            assert await house.watching.look(STRANGER, room)

        for house, seat in ((one, Seat(0)), (other, Seat(1))):
            answer = await house.playing.move(PEOPLE[seat], room, KeepDeal(seat=seat), command_id="keep")
            assert isinstance(answer, Done)

        assert (await world.state(room)).phase is Phase.TURN

    run(main)


@pytest.mark.parametrize("rules", [PL_STACKS, PL_MINUTE], ids=lambda rules: rules.key)
def test_a_finished_game_is_on_record_and_proven(rules: Ruleset) -> None:
    async def main() -> None:
        world = World()
        room = await world.room(rules, people=1, bots=("casual", "club"))
        assert await world.house.watching.record(room) == Refused(code=Trouble.NOT_OVER)

        await play_out(world, room)
        record = await world.house.watching.record(room)

        assert isinstance(record, Record)
        assert audit(record.events, most_points=most_points) == ()
        assert read_record(write_record(record)) == record
        created = record.events[0]
        assert isinstance(created, GameCreated)
        assert await world.secrets.get(created.commitment or "") is None

    run(main)


def test_in_a_rematch_the_start_moves_one_seat_on() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC, people=1, bots=("exact",))
        seating = world.house.seating
        assert await seating.rematch(A, room, command_id="x") == Refused(code=Trouble.NOT_OVER)
        await play_out(world, room)
        started = (await world.state(room)).starter
        assert started is not None

        again = the(await seating.rematch(A, room, command_id="x"))
        same = the(await seating.rematch(A, room, command_id="y"))

        assert again.room == same.room != room
        assert await seating.rematch(STRANGER, room, command_id="x") == Refused(code=Trouble.NOT_ALLOWED)
        assert await seating.join(STRANGER, again.room, command_id="1", seed="") == Refused(
            code=Trouble.SEAT_TAKEN
        )
        the(await seating.join(A, again.room, command_id="1", seed="s"))
        the(await seating.start(A, again.room, command_id="2"))
        state = await world.state(again.room)
        assert (state.number, state.starter) == (2, (started + 1) % 2)
        sight = await world.house.watching.look(A, room)
        assert isinstance(sight, Sight)
        assert sight.view.rematch == again.room

    run(main)


def test_a_referee_cannot_play_where_they_rule() -> None:
    async def main() -> None:
        world = World()
        setup = Setup(rules=PL_FORTY, seats=2, referees=(REFEREE.player,))
        room = the(await world.house.seating.open(A, setup, command_id="open")).room

        answer = await world.house.seating.join(REFEREE, room, command_id="1", seed="")

        assert answer == Refused(code=Trouble.REFEREE_CANNOT_PLAY)

    run(main)


def test_the_clock_of_a_room_is_a_variant() -> None:
    assert with_clock(PL_FORTY, 40) is PL_FORTY
    assert with_clock(PL_FORTY, None).turn_seconds is None
    assert with_clock(EN_CLASSIC, 60).key == "en-classic+clock-60"


def test_hints_wake_and_coalesce() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)
        listener = world.house.watching.hints(room)

        seat = asked(await world.state(room))
        done = the(await world.do(Draw(seat=seat), room))
        last = the(await world.do(Draw(seat=Seat(1 - seat)), room))

        assert (await listener.heard()).seq == last.seq > done.seq
        listener.close()
        await world.bus.publish(room, 99)

    run(main)


def test_an_unknown_room_is_told() -> None:
    async def main() -> None:
        world = World()
        nowhere, missing = StreamId("nowhere"), Refused(code=Trouble.NO_SUCH_ROOM)

        assert await world.house.watching.look(A, nowhere) == missing
        assert await world.house.watching.since(A, nowhere, 0) == missing
        assert await world.house.watching.record(nowhere) == missing
        assert await world.do(Draw(seat=Seat(0)), nowhere) == missing
        assert await world.house.seating.rematch(A, nowhere, command_id="x") == missing

    run(main)


def test_the_first_event_of_a_game_follows_the_seats() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC)

        told = await world.house.watching.since(STRANGER, room, 3)

        assert isinstance(told, Since)
        assert isinstance(told.events[0].event, GameCreated)
        assert all(isinstance(record.payload, Raw) for record in await world.store.read(room))

    run(main)


def test_rooms_with_equal_rules_hold_them_once() -> None:
    async def main() -> None:
        world = World()
        slow = with_clock(PL_FORTY, 90)
        streams = [await world.room(rules) for rules in (slow, slow, PL_FORTY)]

        first, second, other = [await rules_of(world, stream) for stream in streams]

        assert len(set(map(id, (*first, *second)))) == 1
        assert first[0] == slow
        assert set(map(id, other)).isdisjoint(map(id, first))

    run(main)


async def rules_of(world: World, stream: StreamId) -> list[Ruleset]:
    """Return the rules in the events of a room."""
    events = [decode(record) for record in await world.store.read(stream)]
    opened = [event.setup.rules for event in events if isinstance(event, RoomOpened)]
    return opened + [event.rules for event in events if isinstance(event, GameCreated)]
