"""Writes a golden game move by move, with given racks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stolik.core import commands as c
from stolik.core.deal import Seat, deal
from stolik.core.fairness.shuffle import Deck
from stolik.core.refusals import Refusal
from stolik.core.ruleset import Ruleset
from stolik.core.state import Phase, Turn
from stolik.core.table import Table
from stolik.core.tiles import BAG, Kind, Tile
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_rack, parse_table
from tests.records.golden import Given, Golden, SetUp

MIXED = tuple(sorted(BAG, key=lambda tile: tile.id * 41 % 107))
"""All tiles in an order with few sets, used to fill the rest of a deck."""
FIRST = Seat(0)


def laid_out(rules: Ruleset, racks: Sequence[str], bank: str = "") -> Deck:
    """Return a deck that deals these racks, with `bank` next to be drawn."""
    # Dealing the bag in its own order shows which place of a deck goes where.
    hands = deal(rules, BAG, len(racks), FIRST)
    free = dict.fromkeys(MIXED)
    deck: dict[int, Tile] = {}

    def place(places: Iterable[Tile], kinds: Iterable[Kind]) -> None:
        for at, kind in zip(places, kinds, strict=False):
            tile = next(tile for tile in free if tile.kind is kind)
            deck[at.id] = tile
            del free[tile]

    for rack, text in zip(hands.racks, racks, strict=True):
        place(rack, parse_rack(text))
    place(hands.bank, parse_rack(bank))
    rest = iter(free)
    return tuple(deck[at] if at in deck else next(rest) for at in range(len(BAG)))


class Script:
    """A game being written; every command is stored, and none may be refused."""

    def __init__(self, title: str, rules: Ruleset, *decks: Deck, seats: int = 4) -> None:
        self.set_up = SetUp(title=title, rules=rules, seats=seats, decks=decks, first_starter=FIRST)
        self.game = self.set_up.new_game()
        self.given: list[Given] = []
        self.now = 0

    @property
    def golden(self) -> Golden:
        """The game so far."""
        return Golden(self.set_up, tuple(self.given))

    @property
    def table(self) -> str:
        """The table as text."""
        return str(self.game.state.table.faces)

    @property
    def turn(self) -> Turn:
        """The current turn."""
        turn = self.game.state.turn
        if turn is None:
            message = f"{self.set_up.title}: nobody is to move"
            raise TypeError(message)
        return turn

    def do(self, command: c.Command) -> None:
        """Give a command a second later."""
        self.now += 1000
        decision = self.game.do(command, now=self.now)
        if isinstance(decision, Refusal):
            message = f"{self.set_up.title}: {command} is refused: {decision}"
            raise TypeError(message)
        self.given.append(Given(self.now, command))

    def begin(self) -> None:
        """Deal, and let everybody keep the hand."""
        self.do(c.Begin())
        self.keep()

    def keep(self) -> None:
        """Let everybody keep the hand, if that is asked."""
        for seat in range(self.game.state.seats):
            if self.game.state.phase is Phase.DEALT:
                self.do(c.KeepDeal(seat=Seat(seat)))

    def play(self, table: str) -> None:
        """Leave this table."""
        seat = self.turn.seat
        self.do(c.Play(seat=seat, table=self._tiles(parse_table(table))))

    def draw(self, *, announce: bool = False) -> None:
        """Draw from the stack in the middle, or the lowest, and press the clock; pass if nothing is left."""
        state, seat = self.game.state, self.turn.seat
        if not state.bank_size:
            self.do(c.Pass(seat=seat))
            return
        if not state.bank:
            self.do(c.ChooseStack(seat=seat, stack=min(state.stacks)))
        self.do(c.Draw(seat=seat))
        if announce:
            self.do(c.Announce(seat=seat))
        turn = self.game.state.turn
        if turn is not None and turn.drawn is not None:
            self.do(c.PressClock(seat=seat))

    def time_out(
        self, now: str | None = None, *, in_hand: str = "", late: bool = False, restorable: bool = True
    ) -> None:
        """Let the time run out with this table and these tiles in hand."""
        self.now = max(self.now, (self.turn.deadline or 0) - 1000)
        hand = parse_rack(in_hand).tiles
        there = None if now is None else self._tiles(Table((*parse_table(now), *([hand] if hand else []))))
        held = there.melds[-1] if there is not None and hand else ()
        table = None if there is None else Table(there.melds[: len(there) - bool(hand)])
        self.do(c.TimeOut(now=table, in_hand=held, touched_late=late, restorable=restorable))

    def until_over(self) -> None:
        """Draw and pass to the end."""
        while self.game.state.phase is not Phase.OVER:
            self.draw()

    def end_by_round_time(self) -> None:
        """Call the round's time, and let everybody play the last turn."""
        self.do(c.RoundTimeUp())
        self.until_over()

    def _tiles(self, table: Table[Kind]) -> Table[Tile]:
        state = self.game.state
        return identify(table, state.table, state.racks[self.turn.seat])
