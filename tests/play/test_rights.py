"""Who may do what: every cell of the table, in code and through the use cases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from stolik.core.commands import (
    CallReferee,
    Continue,
    Correct,
    Draw,
    LookAtRacks,
    Pause,
    Penalise,
    RefereeCommand,
    TakeTiles,
)
from stolik.core.deal import Seat
from stolik.core.refusals import Code
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.table import Rack
from stolik.core.tiles import HIDDEN
from stolik.notation.wire import encoder
from stolik.play.answers import Answer, Done, Refused, Trouble
from stolik.play.ports import PlayerId, StreamId
from stolik.play.rights import RIGHTS, Action, Principal, Right, RoomRole, may, roles_of
from stolik.play.rooms.views import Sight
from tests.play.worlds import PEOPLE, REFEREE, STRANGER, World, asked, run, the

TABLE = """
see_public       | yes | yes      | yes              | yes      | yes
see_review       | when_over | when_over | when_over | when_over | when_over
see_own_rack     | no  | own      | no               | no       | no
see_other_racks  | no  | no       | when_paused      | no       | no
see_bank_or_seed | no  | no       | no               | no       | no
move             | no  | own_turn | no               | no       | no
take_hint        | no  | own_turn | no               | no       | no
rule             | no  | no       | where_not_seated | no       | no
change_result    | no  | no       | proposes         | confirms | no
organise         | no  | no       | reads            | yes      | no
administer       | no  | no       | no               | no       | yes
read_chat        | yes | yes      | yes              | yes      | yes
write_chat       | no  | yes      | yes              | no       | no
mute             | as_host | as_host | yes           | as_host  | yes
"""
"""The columns: spectator, seated player, referee of that table, organiser, admin."""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
CELLS = [
    (Action(action), role, Right(right))
    for action, *rights in ROWS
    for role, right in zip(RoomRole, rights, strict=True)
]
PLAYER = PEOPLE[0]
ACTORS = {
    RoomRole.SPECTATOR: STRANGER,
    RoomRole.PLAYER: PLAYER,
    RoomRole.REFEREE: REFEREE,
    RoomRole.ORGANISER: Principal(PlayerId("person-o"), organiser=True),
    RoomRole.ADMIN: Principal(PlayerId("person-m"), admin=True),
}
NO = Refused(code=Trouble.NOT_ALLOWED)


@pytest.mark.parametrize(("action", "role", "right"), CELLS, ids=str)
def test_every_cell_of_the_table(action: Action, role: RoomRole, right: Right) -> None:
    assert RIGHTS[action][role] is right


def test_no_row_and_no_column_is_missing() -> None:
    assert {action for action, _, _ in CELLS} == set(Action)
    assert {role for _, role, _ in CELLS} == set(RoomRole)


async def refereed(world: World, *, watched: bool = True) -> StreamId:
    return await world.room(EN_CLASSIC, referees=(REFEREE.player,), watched=watched)


async def racks_seen(world: World, room: StreamId, actor: Principal) -> list[bool]:
    sight = await world.house.watching.look(actor, room)
    assert isinstance(sight, Sight), sight
    assert sight.view.game is not None

    return [HIDDEN not in rack.tiles for rack in sight.view.game.racks]


@pytest.mark.parametrize("role", RoomRole)
def test_public_state_is_for_all_and_racks_for_their_players(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)

        seen = await racks_seen(world, room, ACTORS[role])

        own = RIGHTS[Action.SEE_OWN_RACK][role] is Right.OWN
        assert seen == [own, False]

    run(main)


@pytest.mark.parametrize("role", RoomRole)
def test_other_racks_are_seen_by_a_referee_of_a_paused_game_on_record(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        ruling = world.house.playing.rule
        the(await ruling(REFEREE, room, Pause(by="somebody else"), command_id="p"))
        assert await racks_seen(world, room, REFEREE) == [False, False]

        looked = await ruling(ACTORS[role], room, LookAtRacks(by=REFEREE.player), command_id="l")

        allowed = RIGHTS[Action.SEE_OTHER_RACKS][role] is Right.WHEN_PAUSED
        assert isinstance(looked, Done) == allowed
        assert await racks_seen(world, room, REFEREE) == [allowed, allowed]
        told = await world.house.watching.since(PEOPLE[1], room, 0)
        assert told
        assert (b"RacksSeen" in encoder.encode(told)) == allowed
        assert await racks_seen(world, room, PEOPLE[1]) == [False, True]
        the(await ruling(REFEREE, room, Continue(by=""), command_id="c"))
        assert await racks_seen(world, room, REFEREE) == [False, False]

    run(main)


def test_a_referee_who_has_not_looked_finds_no_tile_by_guessing() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        ruling, state = world.house.playing.rule, await world.state(room)
        held, banked = state.racks[0].tiles[0], state.bank[0]
        guesses: list[RefereeCommand] = [
            TakeTiles(by="", seat=Seat(0), tiles=(held,)),
            TakeTiles(by="", seat=Seat(0), tiles=(banked,)),
            Correct(by="", table=state.table, racks=state.racks),
            Correct(by="", table=state.table, racks=(Rack((banked,)), *state.racks[1:])),
        ]
        the(await ruling(REFEREE, room, Pause(by=""), command_id="p"))

        blind = [await ruling(REFEREE, room, guess, command_id=world.id()) for guess in guesses]
        the(await ruling(REFEREE, room, LookAtRacks(by=""), command_id="l"))
        seeing = [await ruling(REFEREE, room, guess, command_id=world.id()) for guess in guesses[:2]]

        assert blind == [Refused(code=Trouble.LOOK_FIRST)] * 4
        assert isinstance(seeing[0], Done)
        assert seeing[1] == Refused(code=Code.TILES_NOT_THERE)

    run(main)


@pytest.mark.parametrize("role", RoomRole)
def test_bank_and_seed_are_for_nobody(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        assert loaded.seed is not None
        assert loaded.room.game is not None
        next_tiles = [str(tile) for tile in loaded.room.game.bank[:40]]

        sight = await world.house.watching.look(ACTORS[role], room)
        told = await world.house.watching.since(ACTORS[role], room, 0)

        text = encoder.encode((sight, told)).decode()
        assert loaded.seed.hex() not in text
        assert " ".join(next_tiles[:3]) not in text
        assert '","'.join(next_tiles[:3]) not in text

    run(main)


MOVES: dict[str, Callable[[World, StreamId, Principal, Seat], Awaitable[Answer]]] = {
    "move": lambda world, room, actor, seat: world.house.playing.move(
        actor, room, Draw(seat=seat), command_id="x"
    ),
    "call the referee": lambda world, room, actor, seat: world.house.playing.move(
        actor, room, CallReferee(seat=seat), command_id="x"
    ),
}


@pytest.mark.parametrize("what", MOVES)
@pytest.mark.parametrize("role", RoomRole)
def test_only_the_player_of_a_seat_moves_for_it(role: RoomRole, what: str) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        seat = asked(await world.state(room))
        actor = PEOPLE[seat] if role is RoomRole.PLAYER else ACTORS[role]

        answer = await MOVES[what](world, room, actor, seat)

        assert isinstance(answer, Done) == (role is RoomRole.PLAYER)
        if role is not RoomRole.PLAYER:
            assert answer == NO

    run(main)


def test_a_player_moves_for_no_other_seat() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        seat = asked(await world.state(room))

        answer = await world.house.playing.move(PEOPLE[1 - seat], room, Draw(seat=seat), command_id="x")

        assert answer == NO

    run(main)


@pytest.mark.parametrize("role", RoomRole)
def test_only_the_referee_rules_and_under_the_own_id(role: RoomRole) -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world)
        actor, ruling = ACTORS[role], world.house.playing.rule

        paused = await ruling(actor, room, Pause(by="Somebody Else"), command_id="p")
        penalty = await ruling(actor, room, Penalise(by="", seat=Seat(0)), command_id="q")

        if role is not RoomRole.REFEREE:
            assert paused == penalty == NO
            return
        assert isinstance(penalty, Done)
        stop = (await world.state(room)).stop
        assert stop is not None
        assert stop.by == REFEREE.player

    run(main)


def test_an_unwatched_room_is_for_those_in_it_and_those_who_run_it() -> None:
    async def main() -> None:
        world = World()
        room = await refereed(world, watched=False)

        seen = {role: bool(await world.house.watching.look(actor, room)) for role, actor in ACTORS.items()}

        assert seen == {role: role is not RoomRole.SPECTATOR for role in RoomRole}
        refused = Refused(code=Trouble.NOT_WATCHED)
        assert await world.house.watching.look(STRANGER, room) == refused
        assert await world.house.watching.since(STRANGER, room, 0) == refused

    run(main)


def test_nobody_is_a_referee_where_they_play() -> None:
    async def main() -> None:
        world = World()
        room = await world.room(EN_CLASSIC, referees=(REFEREE.player,))
        loaded = await world.house.fresh_room(room)
        assert loaded is not None
        # Nobody can sit where they are the referee; if they could, the seat would count.
        seated = Principal(PLAYER.player)

        assert roles_of(loaded.room, seated) == {RoomRole.PLAYER}
        assert not may(loaded.room, seated, Action.RULE)
        assert not may(loaded.room, REFEREE, Action.MOVE)

    run(main)
