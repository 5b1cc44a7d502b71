"""`stolik verify` on true, damaged, forged and unfinished records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from stolik.analysis.findings import message
from stolik.cli import app
from stolik.core.commands import RevealSeed
from stolik.core.errors import RecordError
from stolik.core.events import Event, GameCreated, GameScored, TilesDrawn, TurnPlayed
from stolik.core.fairness.audit import Fault, Finding, audit
from stolik.core.fairness.shuffle import SEED_BYTES
from stolik.core.rulesets import PL_FORTY, RULESETS
from stolik.core.table import Table
from stolik.notation.record import Record, read_record, write_record
from stolik.words import Language, Words
from tests.cli.running import run
from tests.driver import played

runner = CliRunner()
SEED = 7


def record_text(key: str = PL_FORTY.key) -> str:
    """Return the text of a finished game."""
    if key not in _texts:
        game = played(RULESETS[key], 3, SEED, trouble=0.1)
        game.do(RevealSeed(seed=SEED.to_bytes(SEED_BYTES).hex()))
        _texts[key] = write_record(Record(events=tuple(game.events)))
    return _texts[key]


_texts: dict[str, str] = {}


def verify(text: str, *options: str) -> Result:
    """Verify a record given on standard input."""
    return runner.invoke(app, ["verify", "-", *options], input=text)


def forged(kind: type[Event], change: Callable[..., Event]) -> str:
    """Return the record with one event changed and a matching header."""
    events = list(read_record(record_text()).events)
    index = next(i for i, event in enumerate(events) if isinstance(event, kind))
    events[index] = change(events[index])
    return write_record(Record(events=tuple(events)))


@pytest.mark.parametrize("key", RULESETS)
def test_true_records_of_every_ruleset_are_proven(key: str, tmp_path: Path) -> None:
    """Each check is listed with its numbers."""
    file = tmp_path / "game.jsonl"
    file.write_text(record_text(key))

    done = runner.invoke(app, ["verify", str(file)])

    assert done.exit_code == 0
    assert "✓ the seed matches the seal" in done.stdout
    assert "✗" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "proven", "broken"),
    [
        pytest.param("pl", "rozdanie było uczciwe", "dobrane kostki nie są następnymi z banku", id="Polish"),
        pytest.param("ru", "раздача была честной", "взяты не те фишки, что шли следующими в", id="Russian"),
    ],
)
def test_a_proof_is_told_in_the_language_of_the_reader(lang: str, proven: str, broken: str) -> None:
    """Results and faults are translated."""
    false = forged(TilesDrawn, lambda event: replace(event, tiles=event.tiles * 2))

    assert proven in verify(record_text(), "--lang", lang).stdout
    assert broken in verify(false, "--lang", lang).stdout


def test_the_script_proves_and_refuses(tmp_path: Path) -> None:
    """The installed script exits with 0, 1 and 2."""
    text = record_text()
    cut = text[: len(text) // 2]

    assert run("verify", "-", text=text.encode()).returncode == 0
    assert run("verify", "-", text=cut.encode()).returncode == 1
    assert run("verify", str(tmp_path / "nothing")).returncode == 2
    assert run("verify", str(tmp_path)).returncode == 2
    assert run("verify").returncode == 2


def test_json_of_a_proof() -> None:
    """What was checked, counted."""
    shown = json.loads(verify(record_text(), "--json").stdout)

    events = read_record(record_text()).events
    assert shown["proven"] is True
    assert shown["findings"] == []
    assert shown["rules"] == "pl-forty"
    assert shown["checked"]["events"] == len(events)
    assert shown["checked"]["plays"] == sum(isinstance(event, TurnPlayed) for event in events)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param(lambda: "", "header", id="nothing"),
        pytest.param(lambda: "garbage\nand more", "header", id="garbage"),
        pytest.param(lambda: record_text()[:-40], "altered", id="cut in the last line"),
        pytest.param(lambda: "\n".join(record_text().split("\n")[:9]), "truncated", id="lines cut off"),
        pytest.param(
            lambda: record_text().replace('"seat":1', '"seat":2', 1), "altered", id="a letter changed"
        ),
        pytest.param(lambda: '{"format":"stolik-game","version":99}\n', "version", id="from the future"),
        pytest.param(lambda: '{"format":"other","version":1}\n', "stolik-game", id="another format"),
        pytest.param(lambda: '{"format":"stolik-game","version":1}\n', "GameCreated", id="no events"),
        pytest.param(lambda: '{"format":"stolik-game","version":1}\n{}\n', "line 2", id="no event"),
    ],
)
def test_damaged_records_are_named(text: Callable[[], str], says: str) -> None:
    """The message says what is wrong with the file itself."""
    done = verify(text())
    shown = json.loads(verify(text(), "--json").stdout)

    assert done.exit_code == 1
    assert says in done.stdout
    assert (shown["proven"], shown["findings"][0]["code"]) == (False, "bad_record")


def test_bytes_that_are_no_text() -> None:
    """A picture is not a record."""
    done = run("verify", "-", text=b"\x89PNG\xff")

    assert done.returncode == 1
    assert b"UTF-8" in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        pytest.param(
            lambda: forged(TilesDrawn, lambda event: replace(event, tiles=event.tiles * 2)),
            "wrong_draw",
            "should be",
            id="a draw",
        ),
        pytest.param(
            lambda: forged(TurnPlayed, lambda event: replace(event, table=Table(event.table.melds[1:]))),
            "illegal_play",
            "nothing_played",
            id="a play",
        ),
        pytest.param(
            lambda: forged(TurnPlayed, lambda event: replace(event, points=event.points + 5)),
            "wrong_play",
            "points is",
            id="points",
        ),
        pytest.param(
            lambda: forged(
                GameScored, lambda event: replace(event, score=replace(event.score, winners=(9,)))
            ),
            "wrong_score",
            "score.winners[0] is 9, should be",
            id="the winner",
        ),
        pytest.param(
            lambda: forged(GameCreated, lambda event: replace(event, commitment="0" * 64)),
            "seed_not_committed",
            "the seal",
            id="the commitment",
        ),
    ],
)
def test_forged_records_are_shown_with_what_should_stand_there(
    text: Callable[[], str], code: str, says: str
) -> None:
    """The finding names the event, its contents, and the expected contents."""
    done = verify(text())
    shown = json.loads(verify(text(), "--json").stdout)

    (finding,) = shown["findings"]
    assert done.exit_code == 1
    assert says in done.stdout
    assert f"✗ event {finding['event']} (line {finding['line']}): " in done.stdout
    assert (finding["code"], finding["line"]) == (code, finding["event"] + 1)


@pytest.mark.parametrize(
    ("left", "says"),
    [pytest.param(-1, "seed is not revealed", id="seed"), pytest.param(12, "not finished", id="game")],
)
def test_a_game_that_waits_for_its_proof_accuses_nobody(left: int, says: str) -> None:
    """If the game is unfinished or the seed not revealed yet, it says so without reporting a fault."""
    events = read_record(record_text()).events[:left]

    done = verify(write_record(Record(events=events)))

    assert done.exit_code == 1
    assert says in done.stdout
    assert "✗" not in done.stdout


def test_a_terminal_gets_no_commands_from_a_file() -> None:
    """Control characters from a record are not passed to the terminal."""
    text = forged(GameCreated, lambda event: replace(event, player_seeds=("\x1b[2J",)))

    assert "\x1b" not in verify(text).stdout


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_has_words(fault: Fault) -> None:
    """Also for findings with few details."""
    assert message(Finding(code=fault))


@given(st.data())
def test_no_change_of_a_letter_breaks_the_audit(data: st.DataObject) -> None:
    """A log without a digest, with changed letters, gives an error or findings in words."""
    lines = record_text().split("\n")[1:]
    text = list("\n".join(lines))
    for _ in range(data.draw(st.integers(1, 3))):
        # Most lines of a record are near its end; most surprises are near its beginning.
        index = data.draw(st.integers(0, 12_000) | st.integers(0, len(text) - 1))
        text[index] = data.draw(st.sampled_from('0123456789rbkoj"{}[],:? \n') | st.characters())
    try:
        events = read_record('{"format":"stolik-game","version":1}\n' + "".join(text)).events
    except RecordError:
        return

    assert all(message(finding) for finding in audit(events))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_names_are_said_not_to_be_proven(language: str) -> None:
    """Events contain only seats: changing a name in the header changes nothing that is proven."""
    record = read_record(record_text())
    text = write_record(replace(record, players=("Ola", "Jan", "Iza")))

    done = verify(text.replace("Ola", "Ela", 1), "--lang", language)
    shown = json.loads(verify(text, "--json").stdout)

    assert done.exit_code == 0
    assert done.stdout.splitlines()[-1] == Words(Language(language))("proof-names", names="Ela, Jan, Iza")
    assert shown["names_proven"] is False
