"""Worlds agree with what was seen, use nothing hidden, and are likelier than random ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log, sqrt
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from stolik.bots import BOTS, _mind
from stolik.bots.history import known_from
from stolik.bots.rules_numbers import rules_numbers
from stolik.bots.worlds import rack_weight, sample_worlds
from stolik.core.commands import Begin
from stolik.core.deal import Seat
from stolik.core.events import Event
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, PL_STACKS
from stolik.core.state import Phase
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, Tile
from stolik.core.view import View, Viewer, redact, view
from stolik.solver import can_lay


def positions(names: tuple[str, ...], seed: int, rules: Ruleset = PL_FORTY) -> Iterator[tuple[Game, Seat]]:
    """Yield a game whenever somebody is to play or draw."""
    bots = [BOTS[name](seat) for seat, name in enumerate(names)]
    game = Game.new(rules, len(names), seed.to_bytes(32))
    game.do(Begin())
    while game.state.phase is not Phase.OVER:
        turn = game.state.turn
        seat = min(set(range(len(names))) - game.state.kept) if turn is None else turn.seat
        if turn is not None and turn.drawn is None:
            yield game, Seat(seat)
        game.do(bots[seat].choose(game.view(seat)))


def seen(game: Game, seat: Seat) -> tuple[View, list[Event]]:
    """Return what a seat knows: its view and the events as it may see them."""
    return game.view(seat), [redact(event, Viewer(seat=seat)) for event in game.events]


@pytest.mark.parametrize("rules", [PL_FORTY, PL_STACKS], ids=["pl-forty", "pl-stacks"])
def test_worlds_agree_with_everything_seen(rules: Ruleset) -> None:
    """Every tile is in one place, the player's rack and the table stay, and racks have their real sizes."""
    for game, seat in positions(("exact", "lurker", "hoarder", "casual"), 7, rules):
        look, events = seen(game, seat)
        for world in sample_worlds(look, events, 3, seed=1):
            assert Counter(world.racks[seat]) == Counter(look.racks[seat].faces)
            assert [len(rack) for rack in world.racks] == [len(rack) for rack in look.racks]
            assert len(world.bank) == look.bank_size
            tiles = Counter(world.bank) + Counter(look.table.faces.tiles)
            for rack in world.racks:
                tiles += Counter(rack)
            assert tiles == Counter(tile.kind for tile in BAG)


def test_worlds_know_nothing_hidden() -> None:
    """The same view and events give the same worlds, whatever the others and the bank hold."""
    for game, seat in positions(("exact", "lurker", "exact"), 3):
        other, state = Seat((seat + 1) % 3), game.state
        racks = list(state.racks)
        held, drawn = racks[other].tiles, state.bank
        count = min(len(held), len(drawn))
        racks[other] = Rack((*drawn[:count], *held[count:]))
        swapped = replace(state, racks=tuple(racks), bank=(*held[:count], *drawn[count:]))
        look, events = seen(game, seat)

        same = view(swapped, Viewer(seat=seat))

        assert same == look
        assert sample_worlds(look, events, 2, seed=5) == sample_worlds(same, events, 2, seed=5)


def test_true_racks_are_likelier_than_by_chance() -> None:
    """The log score of the true racks, compared with a uniform deal, is significantly above 0."""
    gains = []
    for number in range(12):
        for turn, (game, seat) in enumerate(positions(("exact", "lurker", "keeper", "exact"), 100 + number)):
            if turn % 9:
                continue
            look, events = seen(game, seat)
            uniform = sample_worlds(look, events, 40, seed=turn, weighted=False)
            gain = 0.0
            for other in {0, 1, 2, 3} - {seat}:
                true = rack_weight(look, events, other, game.state.racks[other].faces)
                gain += log(
                    true / fmean(rack_weight(look, events, other, world.racks[other]) for world in uniform)
                )
            gains.append(gain)

    half = 1.96 * stdev(gains) / sqrt(len(gains))
    assert fmean(gains) - half > 0


@given(st.lists(st.sampled_from(BAG[:104]), unique=True, max_size=40))
def test_fit_answers_as_the_solver_does(tiles: list[Tile]) -> None:
    kinds = [tile.kind for tile in tiles]

    assert _mind.fits([kind.index for kind in kinds]) == (not kinds or can_lay(Table(), kinds) is not None)


@given(st.integers(0, 2**32), st.integers(0, 2))
def test_fit_finds_every_table(seed: int, jokers: int) -> None:
    """The tiles of a table fit together, also with jokers in place of some tiles."""
    last = None
    for game, _ in positions(("exact", "casual"), seed):
        last = game.state.table
    kinds = [] if last is None else [kind for kind in last.faces.tiles if kind is not JOKER]
    if last is None or JOKER in last.faces.tiles:
        return
    for joker in range(min(jokers, len(kinds))):
        kinds[(seed + 7 * joker) % len(kinds)] = JOKER

    assert _mind.fits([kind.index for kind in kinds])


def test_racks_that_do_not_add_up_are_refused() -> None:
    """The kernel compares plays with open racks only if they are racks of this game."""
    game, seat = next(positions(("casual", "casual"), 3))
    look, events = seen(game, seat)
    racks = [[tile.kind.index for tile in rack] for rack in game.state.racks]
    known = known_from(look, events)

    def compare(done: list[int], racks: list[list[int]]) -> int:
        numbers = rules_numbers(look.rules, look.seats)
        return len(_mind.compare_plays(numbers, known, done, True, racks, 4, 4, 1_000, 1, 0, 1))  # noqa: FBT003

    assert compare([], racks) >= 1
    for wrong in ([racks[0]], [*racks, []], [racks[0], racks[1][:-1]], [racks[0], [0, 0, 0]]):
        with pytest.raises(ValueError, match=r"racks|add up|two of a kind"):
            compare([], wrong)
    other = next(kind for kind in range(52) if kind not in racks[seat])
    with pytest.raises(ValueError, match="of the rack"):
        compare([other], racks)


@pytest.mark.parametrize(
    ("size", "held", "laid", "low", "high"),
    [
        pytest.param(30, 20, 5, 0.95, 1.0, id="a large rack is held back, even by who lays now and then"),
        pytest.param(30, 0, 5, 0.95, 1.0, id="a large rack is held back, whatever its player did"),
        pytest.param(4, 6, 1, 0.0, 0.3, id="few tiles are what a player is left with who lays all that fits"),
        pytest.param(11, 0, 0, 0.3, 0.7, id="after the opening nobody knows"),
    ],
)
def test_who_holds_back_shows_in_the_size_of_the_rack(
    size: int, held: int, laid: int, low: float, high: float
) -> None:
    """A rack of tiles that would fit is nearly as likely as any other if its player holds them back."""
    table = [[0, 1, 2], [14, 15, 16]]
    kinds = tuple(kind for meld in table for kind in meld)
    did = ((1, 2, False), *((1, 0, True),) * held, *((1, 2, True),) * laid)
    turns = tuple((seat, action, opened, False, kinds) for seat, action, opened in did)
    own = tuple(range(26, 39))
    bank = len(BAG) - len(kinds) - len(own) - size
    known = ((0, bank, 0, -1, len(turns)), (len(own), size), (1, 1), tuple(map(tuple, table)), own, turns)
    rack = (3, 17, *range(39, 52), *range(4, 13), *range(18, 26))[:size]  # the first two fit alone

    weight = _mind.weigh(rules_numbers(PL_FORTY, 2), known, 1, rack)

    assert low <= weight <= high
