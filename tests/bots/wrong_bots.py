"""Faulty bots."""

from __future__ import annotations

from stolik.core.commands import Play, PlayerCommand
from stolik.core.rulesets import EN_CLASSIC
from stolik.core.table import Table
from stolik.core.view import View
from stolik.simulation.games import play_game


class Answers:
    """Answers with the given value."""

    def __init__(self, answer: object = None) -> None:
        self._answer = answer

    def choose(self, view: View) -> PlayerCommand:
        """Return, or raise, the given value."""
        if isinstance(self._answer, Exception):
            raise self._answer
        if self._answer == "kinds":
            kinds = Table([view.racks[view.viewer.seat or 0].faces.tiles[:3]])
            return Play(seat=view.viewer.seat or 0, table=kinds)  # type: ignore[arg-type]  # wrong on purpose
        return self._answer  # type: ignore[return-value]  # wrong on purpose


class Wordy:
    """Has a parameter that nobody provides."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, mood: str) -> PlayerCommand:
        """Return nothing."""
        raise NotImplementedError(view, mood)


class Moody:
    """Fails in its constructor."""

    def __init__(self) -> None:
        pass

    def choose(self, view: View) -> PlayerCommand:
        """Return nothing."""
        raise NotImplementedError(view)


class Sleepy:
    """Never answers, and swallows the error that should stop it."""

    def choose(self, view: View) -> PlayerCommand:
        """Think until the process is killed."""
        while True:
            try:
                sum(range(view.seats))
            except ValueError:  # like careless code: our errors are ValueErrors too
                return None  # type: ignore[return-value]  # wrong on purpose


def answer_with(answer: object) -> None:
    """Let two bots play that answer with this value."""
    play_game(EN_CLASSIC, [Answers(answer), Answers(answer)], bytes(32))
