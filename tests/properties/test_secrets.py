"""Non-interference: nothing an observer gets depends on tiles that the observer never saw.

The same commands are given in two worlds that differ only in tiles hidden from one observer; every byte sent
to that observer must be the same in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import NamedTuple

import msgspec
import pytest

from stolik.core import commands as c
from stolik.core.deal import Seat
from stolik.core.events import Event, StartDrawn
from stolik.core.fairness.shuffle import SEED_BYTES, Deck, decks_from
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.state import Phase, State
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, HIDDEN, Tile
from stolik.core.view import SPECTATOR, Viewer, redact, view
from stolik.notation.wire import encoder
from tests.driver import Driver, Step, new_game, steps
from tests.seeded import seeded

SEATS = 3
PLAYER_SEEDS = ("sample",) * SEATS
OBSERVERS = (SPECTATOR, Viewer(referee="Nobody Who Looked"), *(Viewer(seat=Seat(i)) for i in range(SEATS)))
TRIES = 8
"""How many worlds are tried: one in which a command is not allowed would reveal something."""


class Told(NamedTuple):
    """What an observer is sent after a command."""

    view: bytes
    events: bytes


class World:
    """A game in which tiles never seen by an observer are swapped."""

    def __init__(self, first: Event, seed: int, swapped: dict[Tile, Tile]) -> None:
        decks = decks_from(seed.to_bytes(SEED_BYTES), PLAYER_SEEDS)

        def deck(number: int) -> Deck:
            return tuple(swapped.get(tile, tile) for tile in decks(number))

        self.game = Game([first], decks=deck)
        self._swapped = swapped

    def do(self, step: Step) -> tuple[Event, ...] | Refusal:
        """Give the same command, with the tiles of this world."""
        return self.game.do(self._here(step.command), now=step.now)

    def _here(self, command: c.Command) -> c.Command:
        match command:
            case c.TakeTiles(tiles=tiles):
                return msgspec.structs.replace(command, tiles=self._tiles(tiles))
            case c.Correct(table=table, racks=racks):
                return msgspec.structs.replace(
                    command,
                    table=Table(self._tiles(meld) for meld in table),
                    racks=tuple(Rack(self._tiles(rack)) for rack in racks),
                )
            case _:
                return command  # laid tiles were seen, so they are the same here

    def _tiles(self, tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        return tuple(self._swapped.get(tile, tile) for tile in tiles)


def told(state: State, decision: tuple[Event, ...] | Refusal, observer: Viewer) -> Told:
    events = () if isinstance(decision, Refusal) else decision
    return Told(
        encoder.encode(view(state, observer)),
        encoder.encode([redact(event, observer) for event in events]),
    )


def seen_by(observer: Viewer, story: list[tuple[Step, State]]) -> set[Tile]:
    """Return every tile that the observer has seen at some time."""
    seen: set[Tile] = set()
    for step, after in story:
        seen.update(after.table.tiles)
        if observer.seat is not None and after.racks:
            seen.update(after.racks[observer.seat])
        if isinstance(step.command, c.TimeOut):  # it was visible to everybody, though it may be gone again
            seen.update(step.command.now.tiles if step.command.now is not None else ())
            seen.update(step.command.in_hand)
        for event in () if isinstance(step.decision, Refusal) else step.decision:
            if isinstance(event, StartDrawn):
                seen.update(draw.tile for draw in event.draws)
            seen.update(_own_tiles(event, observer))
    return seen - {HIDDEN}


def _own_tiles(event: Event, observer: Viewer) -> Iterator[Tile]:
    """Yield tiles that an event brought to the observer's own rack, even briefly."""
    if getattr(event, "seat", None) == observer.seat:
        yield from getattr(event, "tiles", ())


def first_difference(
    first: Event, seed: int, story: list[tuple[Step, State]], swapped: dict[Tile, Tile], observer: Viewer
) -> tuple[bool, str]:
    """Return whether the other world could be played, and the first difference the observer saw."""
    world = World(first, seed, swapped)
    for step, after in story:
        decision = world.do(step)
        if isinstance(decision, Refusal) != isinstance(step.decision, Refusal):
            return False, ""
        if told(world.game.state, decision, observer) != told(after, step.decision, observer):
            return True, f"{observer} can tell after {step.command}"
    return True, ""


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_hidden_tiles_change_no_byte(rules: Ruleset, seed: int) -> None:
    """X-12: views and events of each seat, a spectator and a referee who did not look."""
    game = new_game(rules, SEATS, seed)
    whole = [(step, game.state) for step in steps(game, Driver(seed, trouble=0.1 * seed))]
    before_end = [(step, after) for step, after in whole if after.phase is not Phase.OVER]
    rng = seeded(seed)
    compared = 0

    for observer in OBSERVERS:
        for story in (before_end[: len(before_end) // 3], before_end):
            hidden = [tile for tile in BAG if tile not in seen_by(observer, story)]
            for attempt in count():
                assert attempt < TRIES, f"no other world for {observer}"
                swapped = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
                possible, difference = first_difference(game.events[0], seed, story, swapped, observer)
                assert not difference
                if possible:
                    break
            compared += len(hidden) > 10

    assert compared >= len(OBSERVERS), "too few tiles were hidden to prove anything"
