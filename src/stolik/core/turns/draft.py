"""Draft: collects the events of one decision, and the state they lead to."""

from __future__ import annotations

from stolik.core.deal import Seat, deal, draw_for_start
from stolik.core.events import (
    Dealt,
    DrawReason,
    Event,
    GameEnded,
    GameScored,
    LastTurnsCalled,
    Paused,
    StackChosen,
    StartDrawn,
    StarterChosen,
    TilesDrawn,
    TurnStarted,
)
from stolik.core.fairness.shuffle import Decks
from stolik.core.ruleset import Exhaustion, Starter
from stolik.core.scoring import Ending, FinalSeat, MostPoints, Score, score_game
from stolik.core.state import State, apply
from stolik.core.tiles import kinds_of
from stolik.core.turns.searches import PlayFinder

DISPUTE = "dispute"
"""The reason on record when a player's call stopped the clock (S-25)."""


class Draft:
    """Collects events; each is applied at once, so that the next can follow from it."""

    def __init__(
        self, state: State, *, now: int, decks: Decks, most_points: MostPoints, find_play: PlayFinder
    ) -> None:
        self.state = state
        self.now = now
        self.events: list[Event] = []
        self.states: list[State] = []
        """The state after each of the events."""
        self._decks = decks
        self.find_play = find_play
        self._most_points = most_points

    def add(self, event: Event) -> None:
        """Record `event` and apply it."""
        self.events.append(event)
        self.state = apply(self.state, event)
        self.states.append(self.state)

    def begin(self) -> None:
        """Settle who starts (M-1, S-5, I-2) and deal."""
        state = self.state
        first = state.first_starter
        if first is None and state.rules.starter is Starter.SEAT_A:
            first = Seat(0)
        if first is None:
            rounds, first = draw_for_start(state.rules, self._decks(state.decks), state.seats)
            for draws in rounds:
                self.add(StartDrawn(at=self.now, draws=draws))
        self.add(StarterChosen(at=self.now, seat=Seat((first + state.number - 1) % state.seats)))
        self.deal()

    def deal(self) -> None:
        """Deal from the next shuffled bag; play starts at once if nobody may ask for a new deal."""
        state = self.state
        starter = Seat(0) if state.starter is None else state.starter
        hands = deal(state.rules, self._decks(state.decks), state.seats, starter)
        self.add(
            Dealt(at=self.now, deck=state.decks, racks=hands.racks, bank=hands.bank, stacks=hands.stacks)
        )
        # Everybody is asked, so that the question reveals nothing about a hand.
        if state.rules.redeal_doublets is None:
            self.advance()

    def draw(self, seat: Seat, count: int, reason: DrawReason) -> None:
        """Make a seat draw `count` tiles, or what is left; used-up stacks are replaced meanwhile."""
        left = min(count, self.state.bank_size)
        while left:
            if not self.state.bank:
                lowest = min(self.state.stacks)
                self.add(StackChosen(at=self.now, seat=seat, stack=lowest, by_player=False))
            tiles = self.state.bank[:left]
            self.add(TilesDrawn(at=self.now, seat=seat, tiles=tiles, reason=reason))
            left -= len(tiles)

    def advance(self, remaining_ms: int | None = None) -> None:
        """After a turn: stop for the referee, end the game, or start the next turn.

        `remaining_ms` is the time a referee set for the next turn; by default it has its full time.
        """
        state = self.state
        if state.calls and state.stop is None:
            callers = ", ".join(f"seat {call.seat}" for call in state.calls)
            self.add(Paused(at=self.now, by=callers, reason=DISPUTE, remaining_ms=None))
            return
        ending = self._ending()
        if ending is not None:
            self.end(ending)
        else:
            self.start_turn(remaining_ms)

    def _ending(self) -> Ending | None:
        """Return whether the game is over; call the last turns when they start (I-7)."""
        state = self.state
        if state.turns and not all(state.racks):
            return Ending.OUT
        if state.last_turns is not None:
            return state.last_turns_because if state.last_turns == 0 else None
        if state.bank_size:
            return None
        match state.rules.exhaustion:
            case Exhaustion.STOP:
                return Ending.EXHAUSTED
            case Exhaustion.ONE_MORE_TURN:
                self.call_last_turns(Ending.EXHAUSTED)
                return None
            case Exhaustion.PLAY_ON:
                return Ending.EXHAUSTED if state.passes >= state.seats else None  # I-13

    def call_last_turns(self, because: Ending) -> None:
        """Give everybody one more turn, from the next player on (I-7)."""
        self.add(LastTurnsCalled(at=self.now, because=because, turns=self.state.seats))

    def start_turn(self, remaining_ms: int | None = None) -> None:
        """Start the next turn."""
        seconds = self.state.rules.turn_seconds
        if seconds is None:
            deadline = None
        else:
            deadline = self.now + (1000 * seconds if remaining_ms is None else remaining_ms)
        self.add(TurnStarted(at=self.now, seat=self.state.next_seat, deadline=deadline))

    def end(self, ending: Ending) -> None:
        """End the game and count the racks."""
        self.add(GameEnded(at=self.now, ending=ending))
        self.add(GameScored(at=self.now, score=score_state(self.state, ending, self._most_points)))


def score_state(state: State, ending: Ending, most_points: MostPoints) -> Score:
    """Return the score of a game that ends in `state`."""
    return score_game(state.rules, ending, final_seats(state), most_points=most_points)


def final_seats(state: State) -> list[FinalSeat]:
    """Return what every seat holds, for scoring."""
    return [
        FinalSeat(
            rack=kinds_of(state.racks[seat]),
            opened=state.opened[seat],
            announced=state.announced[seat],
            drawn_last=None if drawn is None or drawn not in state.racks[seat].tiles else drawn.kind,
        )
        for seat, drawn in enumerate(state.drawn_last)
    ]
