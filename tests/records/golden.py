"""Golden games: the commands, the resulting record, and what everybody could see.

Three files per game. ``NAME.commands`` is the input: a line of set-up, then one command per line with its
time. ``NAME.jsonl`` is the engine's record. ``NAME.views`` has, for the state after every event, a digest
of the spectator's view and one of the seats' views.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from stolik.core.commands import Command
from stolik.core.deal import Seat
from stolik.core.decide import create_game
from stolik.core.events import Event
from stolik.core.fairness.shuffle import Deck, commit, decks_from
from stolik.core.game import Game
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.state import State, apply, replay
from stolik.core.tiles import Tile
from stolik.core.view import SPECTATOR, Viewer, view
from stolik.notation.record import Record, write_record
from stolik.notation.wire import encoder, read_hook

FOLDER = Path(__file__).parent
DIGITS = 16


class SetUp(msgspec.Struct, frozen=True, kw_only=True):
    """How a golden game begins: from a seed, or from given decks."""

    title: str
    rules: Ruleset
    seats: int
    seed: str | None = None
    decks: tuple[tuple[Tile, ...], ...] = ()
    first_starter: Seat | None = None

    def new_game(self) -> Game:
        """Return the game before its first command."""
        seed = None if self.seed is None else bytes.fromhex(self.seed)
        first = create_game(
            self.rules,
            self.seats,
            first_starter=self.first_starter,
            commitment=None if seed is None else commit(seed),
        )
        return Game([first], decks=self._deck if seed is None else decks_from(seed))

    def _deck(self, number: int) -> Deck:
        return self.decks[number]


class Given(NamedTuple):
    """A command and its time."""

    now: int
    command: Command


class Golden(NamedTuple):
    """A stored golden game."""

    set_up: SetUp
    given: tuple[Given, ...]


_set_up_decoder = msgspec.json.Decoder(SetUp, dec_hook=read_hook)
_given_decoder = msgspec.json.Decoder(Given, dec_hook=read_hook)


def golden_names() -> list[str]:
    """Return the names of all golden games."""
    return sorted(path.stem for path in FOLDER.glob("*.commands"))


def read_golden(name: str) -> Golden:
    """Read the commands of a golden game."""
    first, *rest = (FOLDER / f"{name}.commands").read_text().splitlines()
    return Golden(_set_up_decoder.decode(first), tuple(map(_given_decoder.decode, rest)))


def write_golden(name: str, golden: Golden) -> None:
    """Write the commands of a golden game."""
    lines = [encoder.encode(golden.set_up), *(encoder.encode(given) for given in golden.given)]
    (FOLDER / f"{name}.commands").write_bytes(b"\n".join(lines) + b"\n")


def played(golden: Golden) -> Game:
    """Give all commands; none may be refused."""
    game = golden.set_up.new_game()
    for given in golden.given:
        decision = game.do(given.command, now=given.now)
        if isinstance(decision, Refusal):
            message = f"{golden.set_up.title}: {given.command} is refused: {decision.code}"
            raise TypeError(message)
    return game


def record_text(game: Game) -> str:
    """Return the record of a golden game."""
    players = tuple(f"Sample {letter}" for letter in "ABCD"[: game.state.seats])
    return write_record(Record(events=tuple(game.events), players=players))


def views_text(events: list[Event]) -> str:
    """Return a line for the state after every event, computed from the events alone."""
    return "".join(f"{line}\n" for line in _view_lines(events))


def _view_lines(events: list[Event]) -> Iterator[str]:
    state = replay(events[:1])
    yield _view_line(1, events[0], state)
    for number, event in enumerate(events[1:], 2):
        state = apply(state, event)
        yield _view_line(number, event, state)


def _view_line(number: int, event: Event, state: State) -> str:
    seats = b"".join(_seen(state, Viewer(seat=Seat(seat))) for seat in range(state.seats))
    public = _seen(state, SPECTATOR)
    return f"{number} {type(event).__name__} public {_digest(public)} seats {_digest(seats)}"


def _seen(state: State, viewer: Viewer) -> bytes:
    """Return a view as text, independent of the order of its fields in our sources."""
    return json.dumps(json.loads(encoder.encode(view(state, viewer))), sort_keys=True).encode()


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGITS]
