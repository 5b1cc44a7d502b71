"""`stolik show` prints a record: every event, in every language, as a seat may see it."""

import io
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from stolik.cli import app
from stolik.cli.text.event_text import Narration
from stolik.cli.text.score_sheet import score_sheet
from stolik.core.events import Dealt, Paused
from stolik.core.fairness.shuffle import commit
from stolik.core.game import Game
from stolik.core.rulesets import PL_FORTY, PL_MINUTE, RULESETS
from stolik.core.scoring import Ending, FinalSeat, score_game
from stolik.notation.record import Record, write_record
from stolik.notation.tiles import parse_kind, parse_rack
from stolik.play.rooms.room import ROUND
from stolik.words import Language, Words
from tests.driver import played

LANGUAGES = ("en", "pl", "ru")


def save(game: Game, folder: Path, players: tuple[str, ...] = ()) -> Path:
    """Write a game's record into a folder."""
    path = folder / "game.jsonl"
    path.write_text(write_record(Record(events=tuple(game.events), players=players)), encoding="utf-8")
    return path


def show(*arguments: object, status: int = 0) -> str:
    """Run the command and return what it says."""
    result = CliRunner().invoke(app, ["show", *map(str, arguments)])
    assert result.exit_code == status, result.output
    return result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", RULESETS)
def test_every_event_is_told(key: str, language: str, tmp_path: Path) -> None:
    """Games with time-outs, disputes and rulings are described to the end in every language."""
    game = played(RULESETS[key], 3, 4, trouble=0.2)
    path = save(game, tmp_path)

    text = show(path, "--lang", language)

    assert len([line for line in text.splitlines() if line.startswith("── ")]) == game.state.turns + 1
    assert "{" not in text


@pytest.mark.parametrize("language", list(Language))
def test_a_stopped_round_is_told_as_such(language: Language) -> None:
    """The organiser stopped the round, so no player is named."""
    narration = Narration(Words(language), ("Anna", "Bartek"))

    said = narration.tell(Paused(at=0, by=ROUND, reason="", remaining_ms=None), played(PL_FORTY, 2, 3).state)

    assert said == [Words(language)("narration-round-stopped")]


def test_turns_show_what_was_laid(tmp_path: Path) -> None:
    """A turn's laid tiles are marked on the table, with counts."""
    game = played(PL_FORTY, 2, 3)
    path = save(game, tmp_path, ("Ala", "Olek"))

    text = show(path, "--lang", "en")

    assert "* laid in this turn" in text
    assert "Ala: 14 tiles · Olek: 14 tiles · Pool: 78" in text
    assert "Score sheet" in text
    assert "\x1b[" not in text


@pytest.mark.parametrize("seat", ["0", "A", "a"])
def test_a_seat_hears_what_it_could_know(seat: str, tmp_path: Path) -> None:
    """With --seat the draws and racks of the others stay hidden until the game is over."""
    game = played(PL_FORTY, 2, 3)
    path = save(game, tmp_path, ("Ala", "Olek"))

    text = show(path, "--seat", seat, "--lang", "en")

    assert "Olek draws a tile." in text
    assert "Rack of Olek" not in text
    assert "You draw " in text


def test_one_position_of_one_seat(tmp_path: Path) -> None:
    """--turn shows every rack; the others' are hidden tiles if a seat is given."""
    path = save(played(PL_FORTY, 2, 3), tmp_path, ("Ala", "Olek"))

    everything = show(path, "--turn", 2, "--lang", "en")
    own = show(path, "--turn", 2, "--seat", 0, "--lang", "en")

    assert "□?" not in everything
    assert "□?" in own
    assert own.count("── ") == 1


def test_a_position_is_drawn(tmp_path: Path) -> None:
    """--svg writes the position of --turn."""
    path = save(played(PL_FORTY, 2, 3), tmp_path)
    picture = tmp_path / "position.svg"

    show(path, "--turn", 4, "--svg", picture)

    assert picture.read_text(encoding="utf-8").startswith("<svg ")


@pytest.mark.parametrize(
    ("rack", "announced", "drawn", "small", "why"),
    [
        pytest.param("r1 k5", False, None, -100, "could not open: 100 instead", id="could not open"),
        pytest.param(
            "r10 r11 r12", False, None, -200, "although the rack could: 200 instead", id="could open"
        ),
        pytest.param("r10 r11 r12", True, "r12", -100, "announced it", id="announced"),
    ],
)
def test_penalties_are_explained(rack: str, announced: bool, drawn: str | None, small: int, why: str) -> None:  # noqa: FBT001  a case
    """The penalties of 100 and 200 are shown with their reason."""
    out = FinalSeat(rack=(), opened=True)
    tile = None if drawn is None else parse_kind(drawn)
    late = FinalSeat(rack=parse_rack(rack).tiles, opened=False, announced=announced, drawn_last=tile)
    score = score_game(PL_FORTY, Ending.OUT, [out, late])
    console = Console(record=True, width=200, file=io.StringIO())

    console.print(score_sheet(score, PL_FORTY, ["Ala", "Olek"], Words(Language.ENGLISH)))

    text = console.export_text()
    assert why in text
    assert f"{small}" in text
    assert "+" + str(-small) in text


def test_signs_are_those_of_the_rules() -> None:
    """I-4: in pl-minute the winner's points have the minus."""
    seats = [FinalSeat(rack=(), opened=True), FinalSeat(rack=parse_rack("r9 k9").tiles, opened=True)]
    score = score_game(PL_MINUTE, Ending.OUT, seats)
    console = Console(record=True, width=200, file=io.StringIO())

    console.print(score_sheet(score, PL_MINUTE, ["Ala", "Olek"], Words(Language.POLISH)))

    text = console.export_text()
    assert "-18" in text
    assert "+18" in text
    assert score.seats[0].small == 18


def test_an_unfinished_record_is_shown(tmp_path: Path) -> None:
    """An unfinished game has no score, and the output says so."""
    game = Game(played(PL_FORTY, 2, 3).events[:30])

    assert "not finished" in show(save(game, tmp_path), "--lang", "en")


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        pytest.param(["missing.jsonl"], 2, "cannot_read: missing.jsonl", id="no such file"),
        pytest.param(["."], 2, "cannot_read", id="a folder"),
        pytest.param(["bad.jsonl"], 1, "bad_record: bad.jsonl: line 1", id="no record"),
        pytest.param(["bytes.jsonl"], 1, "bad_record: bytes.jsonl: byte 0 is not UTF-8", id="no text"),
        pytest.param(["forged.jsonl"], 1, "bad_record: forged.jsonl: line ", id="events that do not follow"),
        pytest.param(["game.jsonl", "--turn", "999"], 2, "no turn 999", id="no such turn"),
        pytest.param(["game.jsonl", "--seat", "C"], 2, "no seat C", id="no such seat"),
        pytest.param(["game.jsonl", "--seat", "-1"], 2, "no seat -1", id="a negative seat"),
        pytest.param(["game.jsonl", "--svg", "x.svg"], 2, "--turn", id="a picture of nothing"),
        pytest.param(
            ["game.jsonl", "--turn", "1", "--svg", "none/x.svg"], 2, "cannot_write", id="nowhere to write"
        ),
        pytest.param(["game.jsonl", "--lang", "xx"], 2, "xx", id="a language we lack"),
    ],
)
def test_bad_input(
    arguments: list[str], status: int, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Input that cannot be read or shown gives one line with a code."""
    monkeypatch.chdir(tmp_path)
    game = played(PL_FORTY, 2, 3)
    save(game, tmp_path)
    Path("bad.jsonl").write_text("{}\n", encoding="utf-8")
    Path("bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    forged = (game.events[0], *(event for event in game.events[1:] if not isinstance(event, Dealt)))
    Path("forged.jsonl").write_text(write_record(Record(events=forged)), encoding="utf-8")

    text = show("--lang", "en", *arguments, status=status)

    assert message in text


def test_colours_on_a_terminal_only(tmp_path: Path) -> None:
    """The text is coloured on a terminal and plain in a pipe; both contain the letters."""
    path = save(played(PL_FORTY, 2, 3), tmp_path)
    command = [sys.executable, "-c", "from stolik.cli import main; main()", "show", str(path), "--turn", "3"]
    environment = {**os.environ, "TERM": "xterm-256color", "STOLIK_LANG": "en"}
    environment.pop("NO_COLOR", None)

    plain = subprocess.run(command, env=environment, capture_output=True, check=True, encoding="utf-8").stdout  # noqa: S603  ourselves
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, env=environment, stdout=theirs) as process:  # noqa: S603  ourselves
        os.close(theirs)
        coloured = _read_all(ours)
    os.close(ours)

    assert process.returncode == 0
    assert "\x1b[" not in plain
    assert "\x1b[1;38;" in coloured
    assert "Turn 3" in plain
    assert "Turn 3" in coloured


def _read_all(descriptor: int) -> str:
    chunks = []
    while True:
        try:
            chunk = os.read(descriptor, 4096)
        except OSError:  # Linux reports this when the other end is closed
            break
        if not chunk:
            break
        chunks.append(chunk)
    return b"".join(chunks).decode()


def test_record_from_standard_input(tmp_path: Path) -> None:
    """A dash reads the record from standard input."""
    game = played(PL_FORTY, 2, 3)
    text = save(game, tmp_path).read_text(encoding="utf-8")

    result = CliRunner().invoke(app, ["show", "-", "--turn", "0", "--lang", "en"], input=text)

    assert result.exit_code == 0
    assert "Before play" in result.output
    assert commit(bytes(32)) not in result.output
