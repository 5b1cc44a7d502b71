"""The steps of a turn that most bots share; they differ in the plays they see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from stolik.bots.bot import after_drawing, answer_deal, draw, own_seat, position
from stolik.bots.errors import illegal_move
from stolik.bots.hands import play_within, tiles_touched
from stolik.bots.style import PLAIN, Style
from stolik.core.commands import Play, PlayerCommand
from stolik.core.events import Event
from stolik.core.judge import Position, judge
from stolik.core.refusals import Code, Refusal
from stolik.core.ruleset import Decline, Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind
from stolik.core.turns.identity import identify
from stolik.core.view import View
from stolik.solver import best_play
from stolik.solver.rules import ask_under


class Player(ABC):
    """A bot that proposes a table, and draws if it has nothing to lay.

    A proposal that the judge refuses is a mistake of its author, and raises `IllegalMoveError`.
    """

    keeps_jokers: ClassVar[bool] = True
    """Whether jokers are spent only to go out, if the limit of touched tiles requires another play."""
    deliberate: ClassVar[bool] = False
    """Whether it searches, for up to a second per move: the others need some milliseconds."""

    def __init__(self, seed: int) -> None:
        self.hands: int | None = None
        """How many tiles it may touch in a turn; None for any number."""
        self.style: Style = PLAIN
        """How it differs from the bot of its name, for the strategy book."""
        self.chance = Random(seed)  # noqa: S311  a whim of play, not a secret

    @abstractmethod
    def propose(self, rules: Ruleset, before: Position) -> Table[Kind]:
        """Return the new table; the same one if there is nothing to lay."""

    def plan(self, view: View, before: Position) -> Table[Kind]:
        """Return the new table, for bots that look at more than table and rack."""
        return self.propose(view.rules, before)

    def choose(
        self,
        view: View,
        events: Sequence[Event] = (),  # noqa: ARG002  most players look at the table alone
        budget_ms: int | None = None,  # noqa: ARG002  and are quick
    ) -> PlayerCommand:
        """Return what the bot does next."""
        if view.turn is None:
            return answer_deal(view)
        if view.turn.has_drawn:
            return after_drawing(view)
        before = position(view)
        proposal = self._within_hands(view.rules, before, self.plan(view, before))
        if sorted(proposal.melds) == sorted(before.table.melds):
            forced = self._forced(view, before)
            if forced is None:
                return draw(view, self.chance)
            proposal = forced
        seat = own_seat(view)
        verdict = judge(view.rules, before, proposal)
        if not verdict:
            refusal = Refusal(Code.ILLEGAL_PLAY, verdict)
            raise illegal_move(self, seat, str(proposal), refusal, view.rules)
        return Play(seat=seat, table=identify(proposal, view.table, view.racks[seat]))

    def _forced(self, view: View, before: Position) -> Table[Kind] | None:
        """Return a play if the rules forbid drawing and there is one (I-21); jokers only if necessary."""
        if view.rules.decline is Decline.ALLOWED or not view.bank_size:
            return None
        plays = (
            best_play(
                before.table,
                before.rack,
                ask_under(view.rules, opened=before.opened, keep_jokers=keep_jokers),
            )
            for keep_jokers in (True, False)
        )
        return next((play.table for play in plays if play.tiles), None)

    def _within_hands(self, rules: Ruleset, before: Position, proposal: Table[Kind]) -> Table[Kind]:
        """Return the proposal, or another play if it touches too many tiles."""
        if self.hands is None or tiles_touched(before.table, proposal) <= self.hands:
            return proposal
        return play_within(rules, before, self.hands, keep_jokers=self.keeps_jokers)
