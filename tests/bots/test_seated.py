"""Bots at their seats: created once, given what they ask for, and with clear errors."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from stolik.bots import BOTS, BotFailedError, Exact
from stolik.bots.seats.clock import hands_for, turn_ms
from stolik.bots.seats.factory import BotFactory, bot_factory
from stolik.core.commands import PlayerCommand
from stolik.core.events import Dealt, Event, TilesDrawn
from stolik.core.ruleset import derive
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE
from stolik.core.tiles import HIDDEN
from stolik.core.view import View
from stolik.simulation.games import play_game
from tests.bots.wrong_bots import Moody, Sleepy, Wordy, answer_with


class Curious:
    """Plays like exact, and stores what it was given."""

    def __init__(self, seed: int) -> None:
        self._exact = Exact(seed)
        self.heard: list[list[Event]] = []
        self.budgets: list[int | None] = []

    def choose(self, view: View, events: Sequence[Event], budget_ms: int | None) -> PlayerCommand:
        """Return what exact does."""
        self.heard.append(list(events))
        self.budgets.append(budget_ms)
        return self._exact.choose(view)


def test_a_bot_is_told_every_event_once_as_its_seat_may_see_it() -> None:
    curious = Curious(1)

    game = play_game(PL_FORTY, [curious, Exact(2)], bytes(32))

    heard = [event for told in curious.heard for event in told]
    assert [type(event) for event in heard] == [type(event) for event in game.events[: len(heard)]]
    assert len(curious.heard) > 5
    assert all(curious.heard)  # there are always new events
    dealt = next(event for event in heard if isinstance(event, Dealt))
    assert set(dealt.racks[1]) == {HIDDEN}
    assert HIDDEN not in dealt.racks[0]
    drawn = [event for event in heard if isinstance(event, TilesDrawn) and event.seat == 1]
    assert {tile for event in drawn for tile in event.tiles} == {HIDDEN}


def test_a_bot_is_told_how_long_it_may_think() -> None:
    curious, other = Curious(1), Curious(2)

    play_game(PL_FORTY, [curious, Exact(2)], bytes(32))
    play_game(PL_FORTY, [other, Exact(2)], bytes(32), budget_ms=5_000)

    assert set(curious.budgets) == {40_000}
    assert set(other.budgets) == {5_000}


class Narrow:
    """Takes only the budget."""

    def __init__(self, seed: int) -> None:
        self._exact = Exact(seed)
        self.budget = 0

    def choose(self, view: View, *, budget_ms: int) -> PlayerCommand:
        """Return what exact does."""
        self.budget = budget_ms
        return self._exact.choose(view)


def test_a_bot_may_ask_for_part_of_it() -> None:
    narrow = Narrow(1)
    seated = BotFactory("narrow", lambda _: narrow).make(1)

    assert not seated.wants_events
    assert [name for name in BOTS if bot_factory(name).make(1).wants_events] == ["swift", "master"]
    play_game(PL_FORTY, [seated, Exact(2)], bytes(32))
    assert narrow.budget == 40_000


class Learned:
    """Needs a model that takes long to load."""

    loads: ClassVar[int] = 0

    def __init__(self, seed: int, model: dict[str, int]) -> None:
        self.seed = seed
        self.model = model

    @classmethod
    def load_model(cls) -> dict[str, int]:
        """Load the model."""
        cls.loads += 1
        return {"weight": 7}

    def choose(self, view: View) -> PlayerCommand:
        """Return what exact does."""
        return Exact(self.seed).choose(view)


def test_a_factory_holds_the_model_of_all_its_bots() -> None:
    factory = bot_factory(f"{__name__}:Learned")

    one, other = factory.make(1).bot, factory.make(2).bot

    assert bot_factory(f"{__name__}:Learned") is factory
    learned = sys.modules[__name__].Learned
    assert learned.loads == 1
    assert isinstance(one, learned)
    assert isinstance(other, learned)
    assert one.model is other.model
    assert (one.seed, other.seed) == (1, 2)


@pytest.mark.parametrize(
    ("answer", "key", "says"),
    [
        pytest.param(KeyError("r7"), "bot-raised", "KeyError: 'r7' (wrong_bots.py:", id="raises"),
        pytest.param(None, "bot-no-command", "answered None", id="nothing"),
        pytest.param("draw", "bot-no-command", "answered 'draw'", id="text"),
        pytest.param("x" * 9_000, "bot-no-command", "xxx…", id="endless text"),
    ],
)
def test_what_a_bot_does_wrong_is_told(answer: object, key: str, says: str) -> None:
    with pytest.raises(BotFailedError) as failed:
        answer_with(answer)

    again = pickle.loads(pickle.dumps(failed.value))  # noqa: S301  as worker processes hand it on
    assert (again.key, again.code) == (key, "bot_failed")
    assert says in str(again)
    assert "the bot Answers in seat" in str(again)


def test_a_play_of_kinds_is_told() -> None:
    with pytest.raises(BotFailedError, match="identify"):
        answer_with("kinds")


def test_a_bot_that_cannot_be_asked_is_told() -> None:
    with pytest.raises(BotFailedError, match="mood"):
        BotFactory("wordy", Wordy).make(1)


def test_a_bot_that_cannot_be_made_is_told() -> None:
    with pytest.raises(BotFailedError, match="Moody cannot be made with a seed: TypeError"):
        BotFactory("Moody", Moody).make(1)


def test_a_module_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "failing_bots.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(Exception, match=r"fails when it is imported: ZeroDivisionError.*failing_bots.py:1"):
        bot_factory("failing_bots:Bot")


def test_a_bot_that_thinks_too_long_is_interrupted() -> None:
    with pytest.raises(BotFailedError, match=r"Sleepy in seat \d (thought longer than the 50 ms|answered)"):
        play_game(PL_FORTY, [Sleepy(), Sleepy()], bytes(32), budget_ms=50)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_by_a_factory_with_hands(name: str) -> None:
    made = bot_factory(name).make(1, hands=9)

    assert getattr(made.bot, "hands", None) == 9


def test_hands_and_time_come_from_the_clock() -> None:
    """A tile takes a person a second and a half."""
    untimed = derive(PL_FORTY, "no-clock", turn_seconds=None)

    assert [hands_for(rules) for rules in (PL_MINUTE, PL_FORTY, untimed)] == [40, 26, 26]
    assert turn_ms(EN_CLASSIC) == turn_ms(PL_MINUTE) == 60_000  # no clock: the slowest published one
    assert hands_for(derive(PL_FORTY, "hasty", turn_seconds=1)) == 1
