"""A session of `stolik play`: laying, drawing, time running out, whole games."""

from pathlib import Path

import pytest

from stolik.bots import BOTS
from stolik.cli.game.record_file import Recording
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame
from stolik.core.commands import AskRedeal, ChooseStack, Play, PlayerCommand, PressClock
from stolik.core.events import TilesDrawn, TimedOut, TurnPlayed
from stolik.core.fairness.audit import audit
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import PL_FORTY, RU_CHAMPIONSHIP, RULESETS
from stolik.core.state import Phase
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.record import read_record
from stolik.words import Language, Words
from tests.cli.game.playing import OPENS, Script, seat_down


def test_refusals_keep_what_was_laid() -> None:
    """A refused table is explained set by set, and the laid tiles stay."""
    lines = ["lay b2 b3 b4", "lay b11 b12", "done", "add b13 to 2", "done"]

    game, terminal = seat_down(PL_FORTY, OPENS, lines)

    assert "2: ◆b11 ◆b12 is not a set" in terminal.text
    assert "worth at least 30 points" in terminal.text
    played = [event for event in game.events if isinstance(event, TurnPlayed) and event.seat == 0]
    assert [str(event.table.faces) for event in played] == ["b2 b3 b4 | b11 b12 b13"]


def test_steps_can_be_taken_back() -> None:
    """`undo` takes back one step, `reset` all of them, and a reset can be undone."""
    lines = ["lay b2 b3 b4", "lay b11 b12 b13", "undo", "reset", "undo", "undo", "undo", "draw"]

    _, terminal = seat_down(PL_FORTY, OPENS, lines)

    tables = [part.count("◆b2* ◆b3* ◆b4*") for part in terminal.said]
    assert sum(tables) == 4
    assert "There is nothing to undo in this turn." in terminal.text


def test_drawing_asks_for_laid_tiles_first() -> None:
    """`draw` asks before it takes back laid tiles."""
    _, terminal = seat_down(PL_FORTY, OPENS, ["lay b2 b3 b4", "draw", "pass", "press"])

    assert terminal.text.count("or “reset” to take them back first") == 3


def test_after_drawing_the_clock_is_pressed() -> None:
    """M-8: an unopened player may announce after the draw; a play is refused."""
    game, terminal = seat_down(PL_FORTY, OPENS, ["draw", "lay b2 b3 b4", "draw", "pass", "announce"])

    assert terminal.text.count("You have already drawn a tile this turn") == 3
    assert "“I open next turn.”" in terminal.text
    assert game.state.turns > 1


@pytest.mark.parametrize(
    ("rules", "lines", "outcome", "drawn"),
    [
        pytest.param(
            PL_FORTY, ["lay b11 b12 b13", "done"], TimeoutOutcome.STANDS, 0, id="valid table stands"
        ),
        pytest.param(
            PL_FORTY, ["lay b11 b12", "done"], TimeoutOutcome.REVERTED, 1, id="unfinished is undone"
        ),
        pytest.param(RU_CHAMPIONSHIP, ["sort", "draw"], TimeoutOutcome.REVERTED, 3, id="three penalty tiles"),
    ],
)
def test_time_runs_out(rules: Ruleset, lines: list[str], outcome: TimeoutOutcome, drawn: int) -> None:
    """F-7, R-8: a line entered after the deadline is too late; the scratch table counts."""
    game, terminal = seat_down(rules, OPENS, lines, step=30_000)

    timed_out = [event.outcome for event in game.events if isinstance(event, TimedOut)]
    penalty = [len(event.tiles) for event in game.events if isinstance(event, TilesDrawn) and event.seat == 0]
    assert timed_out == [outcome]
    assert sum(penalty) == drawn
    assert "That came too late." in terminal.text
    assert "[40 s] " not in terminal.said[0]


def test_deadline_is_shown() -> None:
    """The prompt shows the seconds left."""
    _, terminal = seat_down(PL_FORTY, OPENS, ["sort", "sort"], step=10_000)

    assert [part for part in terminal.said if part.startswith("[")] == ["[40 s] ", "[30 s] ", "[20 s] "]


def test_a_hand_with_doublets_is_asked_about() -> None:
    """F-3: only a hand with the right to a new deal is asked, and both answers work."""
    seed = next(seed for seed in range(500) if _asks(seed))

    _, kept = seat_down(PL_FORTY, seed, ["what", "keep"])
    _, dealt = seat_down(PL_FORTY, seed, ["redeal"])

    assert "“what” is not a command" in kept.text
    assert "You hold at least 3 doublets and ask for a new deal." in dealt.text
    assert dealt.text.count("The tiles are dealt") == 2


def _asks(seed: int) -> bool:
    return "type “redeal”" in seat_down(PL_FORTY, seed, [])[1].text


class Ghost(Script):
    """A player who types what a bot would do."""

    def __init__(self) -> None:
        super().__init__([])
        self.game: Game | None = None
        self._waiting: list[str] = []
        self._bot = BOTS["casual"](0)

    def ask(self, prompt: str) -> str | None:
        """Type the bot's next command."""
        self.said.append(prompt)
        if self.game is None or self.game.state.phase is Phase.OVER:
            return None
        if not self._waiting:
            self._waiting = self._typed(self._bot.choose(self.game.view(0)))
        return self._waiting.pop(0)

    @staticmethod
    def _typed(command: PlayerCommand) -> list[str]:
        match command:
            case Play(table=table):
                return [f"table {table.faces}", "done"]
            case ChooseStack(stack=stack):
                return [f"stack {stack}"]
            case AskRedeal():
                return ["redeal"]
            case PressClock():
                return ["press"]
            case _:
                return [type(command).__name__.lower()]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("key", RULESETS)
def test_a_game_typed_to_the_end_is_a_true_one(key: str, seats: int, tmp_path: Path) -> None:
    """Every ruleset can be played by typing, and the record is valid."""
    terminal, seed = Ghost(), (9).to_bytes(32)
    terminal.game = Game.new(RULESETS[key], seats, seed)
    bots = {seat: BOTS["casual"](seat) for seat in range(1, seats)}
    path = tmp_path / "game.jsonl"

    screen = Screen(terminal, Words(Language.ENGLISH), seats)
    recording = Recording(path, screen.record_names, terminal.game.events)

    ConsoleGame(screen, terminal.game, bots, seed=seed, recording=recording, clock=lambda: 0).run()

    record = read_record(path.read_text(encoding="utf-8"))
    assert not audit(record.events)
    assert any(isinstance(event, TurnPlayed) and event.seat == 0 for event in record.events)
    assert "is not a command" not in terminal.text
    assert "cannot" not in terminal.text


def test_tiles_alone_are_laid() -> None:
    """Typing tiles without a verb lays them."""
    game, _ = seat_down(PL_FORTY, OPENS, ["b11, b12, b13", "b2 b3 b4", "done"])

    assert game.state.opened[0]
