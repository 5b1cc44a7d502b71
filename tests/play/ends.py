"""Every way a game in a room can end, played in memory under any ruleset."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from stolik.bots import BOTS
from stolik.core.commands import (
    AskRedeal,
    CallReferee,
    Continue,
    Correct,
    LookAtRacks,
    Pause,
    RefereeCommand,
    UndoTurn,
)
from stolik.core.deal import Seat, doublets
from stolik.core.events import Leaving
from stolik.core.ruleset import Ruleset, derive
from stolik.core.scoring import Ending
from stolik.core.state import Phase
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.view import Viewer, view
from stolik.play.ports import StreamId
from stolik.play.rooms.seating import with_clock
from stolik.play.settings import PlaySettings
from tests.play.lobby.test_ratings import rated_game
from tests.play.rooms.test_leaving import room_of, sitting, vanish, wait
from tests.play.worlds import PEOPLE, REFEREE, World, asked, plainest, the

FORFEIT: Final = {"on_leaving": Leaving.FORFEIT}
CLOCK: Final = 60
AWAY: Final = (PlaySettings().grace + PlaySettings().abandon) // 1000 + 5


class Ended(NamedTuple):
    """A room with a finished game, and who should count as gone."""

    stream: StreamId
    resigned: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()
    """Seats forfeited by absence."""
    ending: Ending | None = None
    """None if the game was stopped."""


Way: TypeAlias = Callable[[World, Ruleset], Awaitable[Ended]]


async def resign(world: World, seat: int, stream: StreamId) -> None:
    the(await world.house.playing.resign(PEOPLE[seat], stream, command_id=world.id()))


async def rule(world: World, stream: StreamId, ruling: RefereeCommand) -> None:
    the(await world.house.playing.rule(REFEREE, stream, ruling, command_id=world.id()))


async def keep_hands(world: World, stream: StreamId) -> None:
    while (state := await world.state(stream)).phase is Phase.DEALT:
        await world.do(plainest(state), stream)


async def draw_to_the_end(world: World, stream: StreamId) -> None:
    """Draw and pass until the game is over."""
    while not (room := await room_of(world, stream)).is_over:
        state = await world.state(stream)
        if state.stop is not None or room.is_automatic(asked(state)):
            await wait(world, 1)
        else:
            await world.do(plainest(state), stream)


async def played_by_bots(world: World, stream: StreamId, turns: int = 400) -> None:
    """Let everybody play as a good bot would, for some turns or to the end."""
    for _ in range(turns):
        state = await world.state(stream)
        if state.phase is Phase.OVER:
            return
        seat = asked(state)
        the(await world.do(BOTS["exact"](seat).choose(view(state, Viewer(seat=seat))), stream))


async def out(world: World, rules: Ruleset) -> Ended:
    """Play games until one ends with an empty rack; most do."""
    while True:
        stream = await world.room(rules, people=4)
        await played_by_bots(world, stream)
        if (await world.state(stream)).ending is Ending.OUT:
            return Ended(stream, ending=Ending.OUT)


async def exhausted(world: World, rules: Ruleset) -> Ended:
    stream = await world.room(rules, people=3)
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=Ending.EXHAUSTED)


async def only_time_outs(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=with_clock(rules, CLOCK))
    for _ in range(400):
        if (await room_of(world, stream)).is_over:
            break
        await wait(world, CLOCK + 1)
    return Ended(stream, ending=Ending.EXHAUSTED)


async def round_time(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=3, rules=derive(rules, "short", round_seconds=60))
    await keep_hands(world, stream)
    await played_by_bots(world, stream, turns=6)
    await wait(world, 61)
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=Ending.ROUND_TIME)


def resigned_of(seats: int, *leaving: int) -> Way:
    """Let some of the players resign one after the other; the last of them stops the game."""

    async def way(world: World, rules: Ruleset) -> Ended:
        stream = await sitting(world, people=seats, rules=rules, **FORFEIT)
        for seat in leaving:
            await played_by_bots(world, stream, turns=seats + 2) if seat == leaving[0] else None
            await resign(world, seat, stream)
        return Ended(stream, resigned=frozenset(leaving))

    return way


async def resigned_before_a_turn(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=rules, **FORFEIT)
    await resign(world, 1, stream)
    return Ended(stream, resigned=frozenset({1}))


async def resigned_and_played_on(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=3, rules=rules, **FORFEIT)
    await resign(world, 1, stream)
    await draw_to_the_end(world, stream)
    return Ended(stream, resigned=frozenset({1}), ending=Ending.EXHAUSTED)


async def resigned_alone_with_bots(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=1, bots=("novice", "casual"), rules=rules)
    await wait(world, 5)
    await resign(world, 0, stream)
    return Ended(stream, resigned=frozenset({0}))


async def resigned_for_a_bot(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=3, rules=rules)
    await resign(world, 2, stream)
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=(await world.state(stream)).ending)


async def resigned_in_a_stop(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=rules, referees=(REFEREE.player,), **FORFEIT)
    the(await world.do(CallReferee(seat=Seat(1), about="a joker"), stream))
    await rule(world, stream, Pause(by=""))
    await resign(world, 0, stream)
    return Ended(stream, resigned=frozenset({0}))


async def rated_and_resigned(world: World, rules: Ruleset) -> Ended:
    people = [replace(person, account=True) for person in PEOPLE[:3]]
    stream = await rated_game(world, people, rules=with_clock(rules, CLOCK))
    await resign(world, 2, stream)
    await resign(world, 0, stream)
    return Ended(stream, resigned=frozenset({0, 2}))


def away_of(seats: int, *leaving: int) -> Way:
    """Let some of the players disappear; if one is left, the game stops."""

    async def way(world: World, rules: Ruleset) -> Ended:
        stream = await sitting(world, people=seats, rules=with_clock(rules, None), **FORFEIT)
        for seat in leaving:
            await vanish(world, stream, seat)
            await wait(world, 3)
        await wait(world, AWAY)
        return Ended(stream, away=frozenset(leaving))

    return way


async def away_and_played_on(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=3, rules=with_clock(rules, None), **FORFEIT)
    await vanish(world, stream, 0)
    await wait(world, AWAY)
    await draw_to_the_end(world, stream)
    return Ended(stream, away=frozenset({0}), ending=Ending.EXHAUSTED)


async def a_bot_for_who_left(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=with_clock(rules, None))
    await vanish(world, stream, 0)
    await wait(world, AWAY)
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=(await world.state(stream)).ending)


async def a_bot_until_they_are_back(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=with_clock(rules, None))
    await vanish(world, stream, 0)
    await wait(world, AWAY)
    await world.house.presence.enter(PEOPLE[0], stream, "again")
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=(await world.state(stream)).ending)


async def by_a_ruling(world: World, rules: Ruleset) -> Ended:
    """Let a referee correct that somebody has gone out."""
    stream = await sitting(world, people=2, rules=rules, referees=(REFEREE.player,))
    await keep_hands(world, stream)
    the(await world.do(CallReferee(seat=Seat(0)), stream))
    while (await world.state(stream)).stop is None:
        await world.do(plainest(await world.state(stream)), stream)
    await rule(world, stream, LookAtRacks(by=""))
    state = await world.state(stream)
    loose: Table[Tile] = Table((*state.table.melds, state.racks[1].tiles))
    await rule(world, stream, Correct(by="", table=loose, racks=(state.racks[0], Rack[Tile]())))
    await rule(world, stream, Continue(by="", reason="the last tiles were laid in time"))
    return Ended(stream, ending=Ending.OUT)


async def after_an_undone_turn(world: World, rules: Ruleset) -> Ended:
    """Undo a turn after a forfeit, which stays."""
    stream = await sitting(world, people=3, rules=rules, referees=(REFEREE.player,), **FORFEIT)
    await keep_hands(world, stream)
    await world.do(plainest(await world.state(stream)), stream)
    if (await world.state(stream)).turns == 1:
        await world.do(plainest(await world.state(stream)), stream)
    await resign(world, 0, stream)
    await rule(world, stream, Pause(by=""))
    await rule(world, stream, UndoTurn(by=""))
    await rule(world, stream, Continue(by=""))
    await resign(world, 1, stream)
    return Ended(stream, resigned=frozenset({0, 1}))


async def after_a_stop_nobody_ended(world: World, rules: Ruleset) -> Ended:
    stream = await sitting(world, people=2, rules=with_clock(rules, None), referees=(REFEREE.player,))
    await keep_hands(world, stream)
    the(await world.do(CallReferee(seat=Seat(0)), stream))
    await wait(world, 1)
    await draw_to_the_end(world, stream)
    return Ended(stream, ending=Ending.EXHAUSTED)


async def after_new_deals(world: World, rules: Ruleset) -> Ended:
    """Deal until somebody has the doublets for a new deal, if the rules have it, and ask for it."""
    if rules.redeal_doublets is None:
        return await exhausted(world, rules)
    while True:
        stream = await sitting(world, people=4, rules=rules, **FORFEIT)
        state = await world.state(stream)
        entitled = [
            seat
            for seat, rack in enumerate(state.racks)
            if doublets(rules, rack.tiles) >= rules.redeal_doublets
        ]
        if entitled:
            the(await world.do(AskRedeal(seat=Seat(entitled[0])), stream))
            for seat in (0, 1, 2):
                await resign(world, seat, stream)
            return Ended(stream, resigned=frozenset({0, 1, 2}))


WAYS: Final[dict[str, Way]] = {
    "somebody goes out": out,
    "the bank runs out": exhausted,
    "nobody moves": only_time_outs,
    "the round's time is up": round_time,
    "one of two resigns": resigned_of(2, 0),
    "two of three resign": resigned_of(3, 2, 0),
    "three of four resign": resigned_of(4, 1, 3, 0),
    "somebody resigns before the first turn": resigned_before_a_turn,
    "one of three resigns, the others play on": resigned_and_played_on,
    "the only person resigns": resigned_alone_with_bots,
    "somebody resigns and a bot plays on": resigned_for_a_bot,
    "somebody resigns while the game is stopped": resigned_in_a_stop,
    "two of three resign in a rated game": rated_and_resigned,
    "one of two stays away": away_of(2, 1),
    "two of three stay away": away_of(3, 2, 0),
    "three of four stay away": away_of(4, 0, 2, 3),
    "one of three stays away, the others play on": away_and_played_on,
    "a bot plays for somebody who left": a_bot_for_who_left,
    "a bot plays until they are back": a_bot_until_they_are_back,
    "a referee's ruling ends it": by_a_ruling,
    "a turn is undone after somebody resigned": after_an_undone_turn,
    "a stop that no referee ended": after_a_stop_nobody_ended,
    "after a new deal": after_new_deals,
}
"""The ways a game can end, by name."""
