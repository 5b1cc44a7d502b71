"""`stolik play`: whole sessions, through pipes, through a terminal, and against a clock."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stolik.bots import BOTS
from stolik.bots.hands import tiles_touched
from stolik.cli import app
from stolik.cli.game import play as play_command
from stolik.cli.game.play import Opponents
from stolik.cli.game.record_file import Recording
from stolik.cli.game.screen import Screen
from stolik.cli.game.session import ConsoleGame
from stolik.cli.game.verbs import VERBS, Verbs, plain
from stolik.cli.text.terminal import Terminal
from stolik.core.commands import AskRedeal, ChooseStack, Play, PlayerCommand, PressClock
from stolik.core.events import SeedRevealed, TilesDrawn, TimedOut, TurnPlayed
from stolik.core.fairness.audit import audit
from stolik.core.game import Game
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, RU_CHAMPIONSHIP, RULESETS
from stolik.core.state import Phase
from stolik.core.table import Table
from stolik.core.tiles import Tile
from stolik.core.turns.timeout import TimeoutOutcome
from stolik.notation.record import read_record
from stolik.words import Language, Words
from tests.forked import decoded, run_forked

COMMAND = [sys.executable, "-c", "from stolik.cli import main; main()", "play"]


def environment(**more: str) -> dict[str, str]:
    """Return an environment in English on an ordinary terminal."""
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    return {**base, "STOLIK_LANG": "en", "TERM": "xterm-256color", **more}


def piped(folder: Path, lines: Sequence[str], *arguments: str, status: int = 0, **more: str) -> str:
    """Play through a pipe, and return the output."""
    text = "".join(f"{line}\n" for line in lines).encode()
    done = run_forked("play", *arguments, text=text, folder=folder, environment=environment(**more))
    assert done.returncode == status, done.stderr
    return (done.stdout + done.stderr).decode()


def test_nothing_to_read_is_no_trouble(tmp_path: Path) -> None:
    """With /dev/null as input, the game starts and ends politely."""
    text = piped(tmp_path, [])

    assert "Welcome" in text
    assert text.endswith("Goodbye, and thank you for the game!\n")
    assert "\x1b[" not in text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("language", "hello", "goodbye", "lay"),
    [
        pytest.param("en", "Your rack (14)", "Goodbye", "lay", id="en"),
        pytest.param("pl", "Twoja tabliczka (14)", "Do zobaczenia", "połóż", id="pl"),
        pytest.param("ru", "Ваша подставка (14)", "До встречи", "положить", id="ru"),
    ],
)
def test_every_language_plays(language: str, hello: str, goodbye: str, lay: str, tmp_path: Path) -> None:
    """Everything is in the chosen language, from the help to the end."""
    lines = ["help", "sort", "score", "draw", "", "nonsense", "quit", "no", "quit", "yes"]

    text = piped(tmp_path, lines, "--lang", language, "--seed", "5", "--seats", "2")

    assert hello in text
    assert goodbye in text
    assert f"{lay} r10 r11 r12" in text


def test_whole_game_saves_its_record(tmp_path: Path) -> None:
    """Drawing and passing to the end gives a score, the seed, and a valid record."""
    lines = ["draw", "pass", ""] * 200

    text = piped(
        tmp_path, lines, "--rules", "pl-forty", "--seats", "4", "--seed", "c0ffee", "--record", "g.jsonl"
    )

    record = read_record((tmp_path / "g.jsonl").read_text(encoding="utf-8"))
    revealed = [event for event in record.events if isinstance(event, SeedRevealed)]
    assert [int(event.seed, 16) for event in revealed] == [0xC0FFEE]
    assert record.players == ("Player A", "Bot 2", "Bot 3", "Bot 4")
    assert "Score sheet" in text
    assert "Check the deal: stolik verify g.jsonl" in text


def test_stacks_are_chosen(tmp_path: Path) -> None:
    """S-4: when the stack in the middle is used up, the player who draws chooses the next."""
    lines = ["draw", "stack", "stack 99", "stack 9", "stack 10", "stack 11", ""] * 20

    text = piped(tmp_path, lines, "--rules", "pl-stacks", "--seats", "2", "--seed", "1")

    assert "The stack in the middle is used up." in text
    assert "There is no such stack." in text
    assert re.search(r"You put stack \d+ in the middle\.\nYou draw ", text)


def test_a_record_is_offered_after_the_game(tmp_path: Path) -> None:
    """Without --record nothing is written until `save` is typed."""
    lines = [*(["press"] * 120), "save", "save mine.jsonl"]

    text = piped(tmp_path, lines, "--rules", "pl-minute", "--seats", "4", "--seed", "7", "--bots", "novice")

    assert "Where to?" in text
    assert "Saved: mine.jsonl\nCheck the deal: stolik verify mine.jsonl" in text
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]


def test_saving_never_writes_over_a_file(tmp_path: Path) -> None:
    """An existing file is not overwritten."""
    (tmp_path / "dear.txt").write_text("my letters", encoding="utf-8")

    text = piped(tmp_path, ["save dear.txt", "save none/x", "save new.jsonl", "save new.jsonl"])

    assert "dear.txt already exists" in text
    assert "Cannot write none/x" in text
    assert text.count("Saved: new.jsonl") == 2
    assert (tmp_path / "dear.txt").read_text(encoding="utf-8") == "my letters"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        pytest.param(["--rules", "nix"], "unknown_ruleset", id="no such rules"),
        pytest.param(["--seed", "xyz"], "hexadecimal", id="no seed"),
        pytest.param(["--seed", "1" * 65], "hexadecimal", id="a seed too long"),
        pytest.param(["--seed", "-1"], "hexadecimal", id="a negative seed"),
        pytest.param(["--seats", "5"], "--seats", id="too many seats"),
        pytest.param(["--bots", "champion"], "champion", id="no such bot"),
        pytest.param(["--record", "there.jsonl"], "already exists", id="a record that is there"),
    ],
)
def test_bad_usage(arguments: list[str], message: str, tmp_path: Path) -> None:
    """Impossible settings are refused at once, with status 2."""
    (tmp_path / "there.jsonl").write_text("something", encoding="utf-8")

    assert message in piped(tmp_path, [], *arguments, status=2)


class Script(Terminal):
    """A terminal with prepared input, on which time passes with every line."""

    def __init__(self, lines: Sequence[str], *, step: int = 0) -> None:
        super().__init__()
        self._lines: Iterator[str] = iter(lines)
        self._step = step
        self.time = 0
        self.said: list[str] = []

    def ask(self, prompt: str) -> str | None:
        """Return the next prepared line."""
        self.time += self._step
        self.said.append(prompt)
        return next(self._lines, None)

    def say(self, text: str = "", style: str | None = None) -> None:
        """Store the output."""
        del style
        self.said.append(text)

    @property
    def text(self) -> str:
        """Return the whole output."""
        return "\n".join(self.said)


def seat_down(rules: Ruleset, seed: int, lines: Sequence[str], *, step: int = 0) -> tuple[Game, Script]:
    """Play prepared lines in a two-player game; return the game and the output."""
    terminal = Script(lines, step=step)
    game = Game.new(rules, 2, seed.to_bytes(32))
    session = ConsoleGame(
        Screen(terminal, Words(Language.ENGLISH), 2),
        game,
        {1: BOTS["novice"](1)},
        seed=seed.to_bytes(32),
        clock=lambda: terminal.time,
    )
    session.run()
    return game, terminal


OPENS = 0x2B
"""A deal under pl-forty in which the player starts with b11 b12 b13."""


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


def test_every_bot_can_be_asked_for() -> None:
    """The command offers all bots."""
    assert [name.value for name in Opponents] == list(BOTS)


def test_tiles_alone_are_laid() -> None:
    """Typing tiles without a verb lays them."""
    game, _ = seat_down(PL_FORTY, OPENS, ["b11, b12, b13", "b2 b3 b4", "done"])

    assert game.state.opened[0]


def test_rules_without_a_clock_say_so(tmp_path: Path) -> None:
    """E: the family rules have no clock, whatever the options say."""
    assert "no clock" in piped(tmp_path, [], "--clock", "--rules", EN_CLASSIC.key)


def talk(lines: Sequence[bytes], *arguments: str) -> tuple[str, int]:
    """Play on a real pseudo-terminal: each line is typed when the prompt appears."""
    process_id, terminal = pty.fork()
    if process_id == 0:  # pragma: no cover  the child becomes the game
        # If the tests run in the background, SIGINT may be ignored.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        # Ctrl-C would discard output that is still on its way, which may be the answer.
        modes = termios.tcgetattr(0)
        modes[3] |= termios.NOFLSH
        termios.tcsetattr(0, termios.TCSANOW, modes)
        os.execve(COMMAND[0], [*COMMAND, *arguments], environment())  # noqa: S606  ourselves
    heard = b""
    for line in lines:
        heard += _until_prompt(terminal)
        os.write(terminal, line)
    heard += _until_prompt(terminal)
    # A game that still waits for input notices that the terminal is closed.
    os.close(terminal)
    _, status = os.waitpid(process_id, 0)
    return heard.decode(), os.waitstatus_to_exitcode(status)


def _until_prompt(terminal: int) -> bytes:
    heard = b""
    patience = time.monotonic() + 60
    while not heard.endswith(b"> ") and time.monotonic() < patience:
        ready, _, _ = select.select([terminal], [], [], 1)
        if not ready:
            continue
        try:
            chunk = os.read(terminal, 4096)
        except OSError:  # Linux reports this when the game has ended
            break
        if not chunk:
            break
        heard += chunk
    return heard


@pytest.mark.parametrize(
    "farewell",
    [
        pytest.param([b"\x04"], id="Ctrl-D"),
        pytest.param([b"\x03", b"no\r", b"\x03", b"\x03"], id="Ctrl-C, asked, and again"),
        pytest.param([b"quit\r", b"yes\r"], id="quit"),
    ],
)
def test_terminal_session(farewell: list[bytes]) -> None:
    """On a terminal tiles are coloured, and every way to quit works."""
    heard, status = talk([b"sort\r", b"draw\r", b"lay r99\r", *farewell], "--seed", "2a", "--seats", "2")

    assert status == 0
    assert "\x1b[1;38;" in heard
    assert "You draw " in heard
    assert "is not a tile" in heard
    assert "Goodbye" in heard
    assert "Traceback" not in heard


def commands(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run another command, in English."""
    return decoded(run_forked(*arguments, environment=environment()))


@pytest.mark.parametrize(
    ("path", "why"),
    [
        pytest.param("none/game.jsonl", "no such file or folder", id="no folder"),
        pytest.param(".", "that is a folder", id="a folder"),
        pytest.param("/dev/full", "no space left", id="a full disk"),
    ],
)
def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    path: str, why: str, tmp_path: Path
) -> None:
    text = piped(tmp_path, ["draw"], "--record", path, status=2)

    assert "Welcome" not in text
    assert f"Cannot write {path}: " in text
    assert why in text.lower()
    assert "Traceback" not in text


def test_a_record_grows_with_the_game_and_outlives_a_closed_terminal(tmp_path: Path) -> None:
    """After the terminal is closed in mid-game, `show` reads the turns and `verify` says unfinished."""
    path = tmp_path / "game.jsonl"

    _, status = talk([b"draw\r", b"draw\r"], "--seed", "2a", "--seats", "2", "--record", str(path))

    assert status != 0
    record = read_record(path.read_text(encoding="utf-8"))
    assert not record.closed
    assert sum(isinstance(event, TilesDrawn) and event.seat == 0 for event in record.events) >= 2
    shown, verified = commands("show", str(path)), commands("verify", str(path))
    assert shown.returncode == 0
    assert "the game was not finished" in shown.stdout
    assert verified.returncode == 1
    assert "the record was never closed: it breaks off after event" in verified.stdout
    assert "Not proven yet." in verified.stdout
    assert "✗" not in verified.stdout


def test_a_killed_game_may_break_off_in_the_middle_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    talk([b"draw\r", b"draw\r"], "--seed", "2a", "--seats", "2", "--record", str(path))
    whole = path.read_bytes()
    second = whole.index(b"\n", whole.index(b"\n") + 1) + 1

    for end in range(second, len(whole), 97):
        path.write_bytes(whole[:end])
        record = read_record(path.read_text(encoding="utf-8"))

        assert not record.closed
        assert len(record.events) == whole[:end].count(b"\n") - 1
    assert commands("show", str(path)).returncode == 0
    verified = commands("verify", str(path))
    assert "Not proven yet." in verified.stdout
    assert "✗" not in verified.stdout


def test_leaving_closes_the_record(tmp_path: Path) -> None:
    """Leaving writes a closed record of an unfinished game, with status 0."""
    path = tmp_path / "game.jsonl"

    heard, status = talk(
        [b"draw\r", b"quit\r", b"yes\r"], "--seed", "2a", "--seats", "2", "--record", str(path)
    )

    assert status == 0
    # The terminal may wrap a long path anywhere.
    assert f"Saved: {path}".replace(" ", "") in "".join(heard.split())
    assert read_record(path.read_text(encoding="utf-8")).closed


def test_a_record_that_fails_during_the_game_is_an_error_at_the_end(tmp_path: Path) -> None:
    """If the disk becomes full, the game is played to its end, and the status is 1."""
    full = [sys.executable, "-c", _LITTLE_ROOM, *COMMAND[-1:], "--seats", "2", "--seed", "5"]

    done = subprocess.run(  # noqa: S603  ourselves
        [*full, "--record", "game.jsonl"],
        input="draw\npass\n\n" * 200,
        cwd=tmp_path,
        env=environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert done.returncode == 1, done.stderr
    assert "Score sheet" in done.stdout
    assert "Cannot write game.jsonl: " in done.stdout
    assert read_record((tmp_path / "game.jsonl").read_text(encoding="utf-8")).events


_LITTLE_ROOM = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
from stolik.cli import main
main()
"""


def test_saving_by_hand_that_fails_is_an_error_too(tmp_path: Path) -> None:
    assert "Cannot write none/x" in piped(tmp_path, ["save none/x"], status=1)


BEST_OPENING = 78
"""The hint's opening in that deal."""


def seat_down_in(language: Language, lines: Sequence[str]) -> tuple[Game, Script]:
    """Play prepared lines in a language, in the deal in which the player can open."""
    terminal = Script(lines)
    game = Game.new(PL_FORTY, 2, OPENS.to_bytes(32))
    ConsoleGame(
        Screen(terminal, Words(language), 2), game, {1: BOTS["novice"](1)}, seed=OPENS.to_bytes(32)
    ).run()
    return game, terminal


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        pytest.param(Language.POLISH, ["połóż b11 b12", "dołóż b13 do 1", "gotowe"], id="Polish"),
        pytest.param(Language.POLISH, ["POLOZ b11 b12", "doloz b13 do 1", "got"], id="cut short"),
        pytest.param(
            Language.POLISH,
            ["wyłóż b11 b12 b13", "weź b13 z 1", "cofnij", "koniec"],
            id="other words for it",
        ),
        pytest.param(Language.RUSSIAN, ["положить b11 b12", "добавить b13 к 1", "готово"], id="Russian"),
        pytest.param(Language.RUSSIAN, ["выложи b11 b12", "доб b13 к 1", "ГОТ"], id="Russian, cut short"),
        pytest.param(Language.RUSSIAN, ["lay b11 b12 b13", "done"], id="English anywhere"),
        pytest.param(Language.ENGLISH, ["hint", "apply", "done"], id="a hint applied"),
        pytest.param(Language.POLISH, ["podpowiedz", "zastosuj", "gotowe"], id="a hint applied in Polish"),
        pytest.param(Language.RUSSIAN, ["подсказка", "применить", "готово"], id="a hint applied in Russian"),
    ],
)
def test_commands_are_understood_in_the_language_of_the_player(language: Language, lines: list[str]) -> None:
    game, terminal = seat_down_in(language, lines)

    opened = [event for event in game.events if isinstance(event, TurnPlayed) and event.seat == 0]
    assert [event.points for event in opened] in ([36], [BEST_OPENING]), terminal.text


def test_a_hint_tells_how_to_apply_it_and_can_be_undone() -> None:
    _, terminal = seat_down(PL_FORTY, OPENS, ["hint", "apply", "undo", "done"])

    assert "Type “apply”" in terminal.text
    assert Words(Language.ENGLISH)("refusal-illegal-play") in terminal.text


@pytest.mark.parametrize("language", Language)
def test_a_hint_has_levels(language: Language) -> None:
    words = Words(language)

    _, terminal = seat_down_in(language, ["hint 1", "hint 2", "hint 3", "hint 4", "hint 5", "hint 6"])

    text = " ".join(terminal.text.split())
    for key in ("hint-exists", "play-hint-level", "play-hint-apply"):
        assert words(key) in text
    assert words("hint-tiles", tiles="").strip() in text


@pytest.mark.parametrize("language", Language)
def test_a_beginning_that_could_mean_several_things_is_asked_about(language: Language) -> None:
    """Nothing is done, not even the default of an empty line."""
    words = Words(language)
    unclear = {Language.ENGLISH: "s", Language.POLISH: "po", Language.RUSSIAN: "по"}[language]

    game, terminal = seat_down_in(language, [unclear])

    assert words("play-unclear", text=unclear, others="").split("{")[0][:8] in terminal.text
    assert not any(isinstance(event, TurnPlayed) for event in game.events)


@pytest.mark.parametrize("language", Language)
def test_every_verb_means_one_thing(language: Language) -> None:
    """Each word in the help belongs to one verb, with and without its accents."""
    words, verbs = Words(language), Verbs(Words(language))

    for verb in VERBS:
        for word in words(f"verb-{verb}").split():
            assert verbs.find(word) == verbs.find(plain(word)) == verb
    shown = [words(f"verb-{verb}").split()[0] for verb in VERBS if verb != "help"]
    assert [word for word in shown if word not in words("play-help")] == []


def test_bots_have_hands_of_the_rulesets_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a clock, the opponents are limited by the ruleset's clock."""
    asked: list[Ruleset] = []

    def few(rules: Ruleset) -> int:
        asked.append(rules)
        return 7

    monkeypatch.setattr(play_command, "hands_for", few)
    record = tmp_path / "game.jsonl"

    CliRunner().invoke(
        app,
        ["play", "--seats", "2", "--bots", "exact", "--seed", "7", "--record", str(record), "--lang", "en"],
        input="keep\n" + "draw\n" * 200,
    )

    assert [rules.base for rules in asked] == [asked[0].base]
    table: Table[Tile] = Table()
    plays = 0
    for event in read_record(record.read_text(encoding="utf-8")).events:
        if isinstance(event, TurnPlayed):
            assert tiles_touched(table.faces, event.table.faces) <= 7
            table, plays = event.table, plays + 1
    assert plays
