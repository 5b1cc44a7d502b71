"""Game: a state with its events, for callers who do not want to fold events themselves."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.core.commands import Command
from stolik.core.deal import Seat
from stolik.core.decide import Decision, create_game, decide, no_decks
from stolik.core.errors import SeatError
from stolik.core.events import Event
from stolik.core.fairness.shuffle import Decks, commit, decks_from
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.scoring import MostPoints
from stolik.core.state import State, apply, replay
from stolik.core.turns.opening import most_opening_points
from stolik.core.turns.searches import PlayFinder, no_search
from stolik.core.view import View, Viewer, view


class Game:
    """One game in memory. `do` is the only way to change it."""

    def __init__(
        self,
        events: Iterable[Event],
        *,
        decks: Decks = no_decks,
        most_points: MostPoints = most_opening_points,
        find_play: PlayFinder = no_search,
    ) -> None:
        self.events: list[Event] = list(events)
        self.state: State = replay(self.events)
        self._decks = decks
        self._most_points = most_points
        self._find_play = find_play

    @classmethod
    def new(
        cls,
        rules: Ruleset,
        seats: int,
        seed: bytes,
        *,
        now: int = 0,
        number: int = 1,
        first_starter: Seat | None = None,
        player_seeds: tuple[str, ...] = (),
        most_points: MostPoints = most_opening_points,
        find_play: PlayFinder = no_search,
    ) -> Game:
        """Set up a game whose deal is determined by `seed`, 32 random bytes.

        `find_play` is needed if the rules forbid drawing while a play is possible (I-21).
        """
        created = create_game(
            rules,
            seats,
            now=now,
            number=number,
            first_starter=first_starter,
            commitment=commit(seed),
            player_seeds=player_seeds,
        )
        return cls(
            [created], decks=decks_from(seed, player_seeds), most_points=most_points, find_play=find_play
        )

    def do(self, command: Command, *, now: int = 0) -> Decision:
        """Execute `command` and return its events, or the refusal that changed nothing."""
        decision = decide(
            self.state,
            command,
            now=now,
            decks=self._decks,
            most_points=self._most_points,
            find_play=self._find_play,
        )
        if not isinstance(decision, Refusal):
            for event in decision:
                self.state = apply(self.state, event)
            self.events.extend(decision)
        return decision

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or what a spectator may know if no seat is given."""
        if seat is not None and seat not in range(self.state.seats):
            message = f"this game has the seats 0 to {self.state.seats - 1}: {seat}"
            raise SeatError(message, offender=str(seat))
        return view(self.state, Viewer(seat=None if seat is None else Seat(seat)))
