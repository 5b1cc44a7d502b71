"""The record that `stolik play` writes: during the game, at its end, when writing fails."""

import subprocess
import sys
from pathlib import Path

import pytest

from stolik.core.events import SeedRevealed, TilesDrawn
from stolik.notation.record import read_record
from tests.cli.game.playing import COMMAND, environment, piped, talk
from tests.forked import decoded, run_forked


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
