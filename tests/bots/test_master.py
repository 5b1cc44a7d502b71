"""Bots that search play for what the rules count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.bots import BOTS, _mind
from stolik.bots.history import known_from
from stolik.bots.master import Master, Swift
from stolik.bots.networks import LATEST, network_named
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.seats.factory import bot_factory
from stolik.bots.seats.stakes import Stake
from stolik.bots.style import for_standings
from stolik.bots.worlds import sample_worlds
from stolik.core.commands import Begin, KeepDeal, Play
from stolik.core.deal import Seat
from stolik.core.events import Event
from stolik.core.game import Game
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, RU_CHAMPIONSHIP
from stolik.core.scoring import Ending
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, Kind, Tile
from stolik.core.view import View, Viewer, redact, view
from stolik.simulation.arena import play_deals
from stolik.simulation.games import play_game
from stolik.solver import QUICK


def last_turn(rules: Ruleset, table: str, rack: str) -> View:
    """Return the view of seat 0 in the last turn of a two-player game; the opponent holds one tile."""
    game = Game.new(rules, 2, bytes(32))
    game.do(Begin())
    for seat in range(2):
        game.do(KeepDeal(seat=Seat(seat)))
    bag = {tile.text: tile for tile in BAG}
    melds = [[bag[name] for name in meld.split()] for meld in table.split(" | ")]
    own = [bag[name] for name in rack.split()]
    used: set[Tile] = {*own, *(tile for meld in melds for tile in meld)}
    rest = [tile for tile in BAG if tile not in used]
    turn = game.state.turn
    assert turn is not None
    state = replace(
        game.state,
        turn=replace(turn, seat=Seat(0)),
        table=Table(melds),
        racks=(Rack(own), Rack(rest[:1])),
        bank=tuple(rest[1:]),
        opened=(True, True),
        last_turns=0,
        last_turns_because=Ending.ROUND_TIME,
    )
    return view(state, Viewer(seat=Seat(0)))


@pytest.mark.parametrize("name", ["swift", "master"])
def test_points_are_saved_where_points_count(name: str) -> None:
    """A joker left costs 100 in the Russian championship: it is laid, though keeper would keep it."""
    seen = last_turn(RU_CHAMPIONSHIP, "k4 k5 k6 | o10 o11 o12", "j o13 r9")

    saving, keeping = (BOTS[bot](1).choose(seen) for bot in (name, "keeper"))

    assert isinstance(saving, Play)
    assert isinstance(keeping, Play)
    assert JOKER in saving.table.faces.tiles
    assert JOKER not in keeping.table.faces.tiles


def test_whoever_can_go_out_does() -> None:
    seen = last_turn(PL_FORTY, "k4 k5 k6 | o10 o11 o12", "o13 k7 k3")

    command = BOTS["master"](1).choose(seen)

    assert isinstance(command, Play)
    assert len(command.table.tiles) == 9


def test_the_same_view_gives_the_same_play() -> None:
    seen = last_turn(PL_FORTY, "k4 k5 k6 | o10 o11 o12", "j o13 r9 b1 b2")

    one, other = (BOTS["master"](3).choose(seen) for _ in range(2))

    assert one == other
    assert sample_worlds(seen, (), 2, seed=1) == sample_worlds(seen, (), 2, seed=1)


def view_after(rules: Ruleset, deal: int, turns: int, seats: int = 4) -> tuple[View, list[Event]]:
    """Return what the next of the lurkers sees after some turns, and the events it was told."""
    game = Game.new(rules, seats, bytes([deal]) * 32)
    game.do(Begin())
    lurkers = [BOTS["lurker"](seat) for seat in range(seats)]
    while (turn := game.state.turn) is None or game.state.turns < turns:
        seat = min(set(range(seats)) - game.state.kept) if turn is None else turn.seat
        game.do(lurkers[seat].choose(game.view(seat)))
    seen = game.view(turn.seat)
    return seen, [redact(event, seen.viewer) for event in game.events]


def laid_for(rules: Ruleset, deal: int, turns: int, seats: int = 4) -> dict[Stake, int]:
    """Return how many tiles the master lays, by what it plays for, after some turns of lurkers."""
    seen, events = view_after(rules, deal, turns, seats)
    laid = {}
    for stake in Stake:
        command = Master(1, stake=stake).choose(seen, events)
        after = len(command.table.tiles) if isinstance(command, Play) else len(seen.table.tiles)
        laid[stake] = after - len(seen.table.tiles)
    return laid


def test_who_needs_points_saves_them_and_who_needs_the_win_waits() -> None:
    """The Russian championship counts only small points: holding back wins more games, but costs points."""
    laid = laid_for(RU_CHAMPIONSHIP, 7, 33)

    assert laid[Stake.WINS] == 0
    assert laid[Stake.SMALL] > 5
    assert laid[Stake.RULES] == laid[Stake.SMALL]


def test_places_are_worth_something_without_the_win() -> None:
    """With 4-2-1-0 a second place is worth half a win. By default the win counts: it brings more of both."""
    laid = laid_for(PL_MINUTE, 9, 30)

    assert laid[Stake.WINS] == 0
    assert laid[Stake.PLACES] > 5
    assert laid[Stake.RULES] == laid[Stake.WINS]


def test_between_two_players_the_win_comes_first() -> None:
    """The loser's small points are all there is to lose, so whoever wins more also loses fewer."""
    laid = laid_for(RU_CHAMPIONSHIP, 7, 20, seats=2)

    assert laid[Stake.WINS] == 0
    assert laid[Stake.SMALL] > 5
    assert laid[Stake.RULES] == laid[Stake.WINS]


@pytest.mark.parametrize(
    ("rules", "deal", "turns", "bank", "tiles"),
    [
        pytest.param(PL_FORTY, 1, 79, 2, range(1, 2), id="one tile, to have the last turn"),
        pytest.param(PL_MINUTE, 3, 78, 3, range(3, 6), id="a few tiles, to have the smaller rack"),
        pytest.param(PL_MINUTE, 5, 78, 3, range(1), id="none, because its rack is the smaller one"),
    ],
)
def test_the_end_of_the_bank_is_fought_for(
    rules: Ruleset, deal: int, turns: int, bank: int, tiles: range
) -> None:
    """The master lays a little instead of drawing; a lurker draws."""
    seen, events = view_after(rules, deal, turns, seats=2)

    command = Master(1).choose(seen, events)

    assert seen.bank_size == bank
    laid = len(command.table.tiles) - len(seen.table.tiles) if isinstance(command, Play) else 0
    assert laid in tiles
    assert not isinstance(BOTS["lurker"](1).choose(seen), Play)


def test_a_move_takes_bounded_work() -> None:
    """Work is limited instead of time, so that a move is the same on every machine.

    A unit took two microseconds on average and eleven at worst: forty thousand units, and the last world
    started before the limit, stay below a second.
    """
    taken: list[int] = []

    class Counting(Master):
        def plan(self, view: View, before: Position) -> Table[Kind]:
            planned = super().plan(view, before)
            taken.append(self.work)
            return planned

    play_game(RU_CHAMPIONSHIP, [Counting(1), *(BOTS["exact"](seat) for seat in range(3))], bytes(32))

    assert 40_000 < max(taken) < 60_000


def test_hands_are_not_overwhelmed() -> None:
    """A rack larger than what can be touched in one turn cannot go out: some of it is laid in time."""
    seeds = [bytes([deal]) * 32 for deal in range(6)]

    deals = play_deals(PL_FORTY, ("swift", "exact"), seeds, hands=25)

    won = sum((rotation in game.winners) for deal in deals for rotation, game in enumerate(deal.games))
    assert won > len(seeds)


def test_a_master_in_a_hurry_does_not_search() -> None:
    """With a few milliseconds it plays as swift does."""
    seen, events = view_after(PL_MINUTE, 39, 26)
    hurried, swift, unhurried, free = Master(1), Swift(1), Master(1), Master(1)

    assert hurried.choose(seen, events, 20) == swift.choose(seen, events, 20)
    assert hurried.work == swift.work
    assert unhurried.choose(seen, events, 3_600_000) == free.choose(seen, events)
    assert unhurried.work == free.work != hurried.work


def test_no_rollouts_are_started_after_the_deadline() -> None:
    """The kernel looks at the clock between worlds: a budget that is over lets it start none, or a few."""
    seen, events = view_after(PL_MINUTE, 39, 26)
    searched = Master(1)
    searched.choose(seen, events)
    network, margin = network_named(LATEST)
    known = known_from(seen, events)

    _, work = _mind.think(
        rules_numbers(seen.rules, seen.seats), known, Master.level, network, margin, 1, 0, 0, QUICK, 1
    )

    assert work < searched.work


def test_a_name_may_say_what_is_at_stake() -> None:
    """A game of its own is played for the win; in standings that count small points, for those."""
    seen, events = view_after(RU_CHAMPIONSHIP, 7, 33)

    for_points = bot_factory(for_standings("master")).make(1).choose(seen, events)

    assert for_points == Master(1, stake=Stake.SMALL).choose(seen, events)
    assert Master(1).choose(seen, events) == Master(1, stake=Stake.WINS).choose(seen, events)
    assert for_points != Master(1).choose(seen, events)
