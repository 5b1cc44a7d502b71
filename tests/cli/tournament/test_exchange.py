"""Export, import and verify: nothing is lost, and everything is checked."""

from __future__ import annotations

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stolik.day.files.export_file import read_export
from tests.cli.tournament.organiser import Organiser
from tests.seeded import seeded


@pytest.fixture
def exported(once: Path, tmp_path: Path) -> Path:
    """Return a copy of its export."""
    return Path(shutil.copy(once.with_name("cup.json"), tmp_path))


def test_an_export_imported_is_the_same_tournament(played: Organiser, exported: Path) -> None:
    copy = Organiser(played.file.with_name("copy.stolik"))

    copy.do("import", str(exported))

    assert copy.log() == played.log()
    assert copy.do("export", "-") == exported.read_text(encoding="utf-8")
    assert copy.do("standings", "--json") == played.do("standings", "--json")
    with copy.opened() as one, played.opened() as other:
        assert one.tournament.book == other.tournament.book


def test_an_imported_tournament_goes_on(played: Organiser, exported: Path) -> None:
    copy = Organiser(played.file.with_name("copy.stolik"))
    copy.do("import", str(exported))

    copy.type_round(seeded(2))
    copy.draw()

    assert "Verified" in copy.do("verify")


def test_the_export_has_the_promised_shape(played: Organiser, exported: Path) -> None:
    raw = exported.read_bytes()
    data = json.loads(raw)

    assert (data["format"], data["version"]) == ("stolik-tournament", 1)
    assert len(data["standings"]) == 8
    assert list(read_export(raw).log) == list(played.log())


def test_an_export_without_names(played: Organiser) -> None:
    said = played.do("export", "-", "--no-names")

    assert "Player" not in said.replace("PlayerRegistered", "").replace("PlayerW", "")


def test_csv_files(played: Organiser) -> None:
    folder = played.file.with_name("csv")

    played.do("export", "--csv", str(folder))

    files = {}
    for path in folder.iterdir():
        with path.open(encoding="utf-8-sig", newline="") as file:
            files[path.name] = list(csv.DictReader(file))
    assert len(files["roster.csv"]) == 8
    assert len(files["seats.csv"]) == 16
    assert len(files["results.csv"]) == 24
    assert len(files["standings.csv"]) == len(files["stages.csv"]) == 8
    assert len(files["log.csv"]) == len(played.log())
    assert "'=loud" in {row["why"] for row in files["log.csv"]}, "no cell is a formula"


def change_draw(data: dict[str, Any]) -> None:
    """Swap two players in a draw."""
    drawn = next(event for event in data["log"] if event["event"] == "RoundDrawn")
    first, second = drawn["tables"][0], drawn["tables"][1]
    first[0], second[0] = second[0], first[0]


def change_points(data: dict[str, Any]) -> None:
    """Change a player's points, and the sum accordingly."""
    sheet = next(event for event in data["log"] if event["event"] == "SheetEntered")
    game = sheet["games"][0]
    for where in (game["typed"]["lines"], game["results"]):
        for line in where:
            line["small"] *= 2 if line["small"] < 0 else 3


def drop_event(data: dict[str, Any]) -> None:
    """Remove a registration."""
    del data["log"][3]


def change_standings(data: dict[str, Any]) -> None:
    """Improve somebody's standing."""
    data["standings"][0]["wins"] += 1


def change_seed(data: dict[str, Any]) -> None:
    """Change the seed."""
    drawn = next(event for event in data["log"] if event["event"] == "RoundDrawn")
    drawn["seed"] = "00" * 32


@pytest.mark.parametrize("change", [change_draw, change_points, drop_event, change_standings, change_seed])
def test_an_altered_export_is_found_out_and_not_imported(
    played: Organiser, exported: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    data = json.loads(exported.read_bytes())
    del data["sha256"]  # a forger may leave the digest out: then the log itself must show the change
    change(data)
    exported.write_text(json.dumps(data), encoding="utf-8")
    copy = Organiser(played.file.with_name("copy.stolik"))

    verified = played.ask("verify", str(exported), "--json")
    spoken = played.ask("verify", str(exported))
    copy.refused("import", str(exported))

    assert verified.status == spoken.status == 1
    assert not verified.json["verified"]
    assert "✗" in spoken.out
    assert not copy.file.exists()


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param(b"", id="empty"),
        pytest.param(b"\xff\xfe{", id="not UTF-8"),
        pytest.param(b'{"format": "stolik-tournament"', id="cut off"),
        pytest.param(b'{"format": "stolik-game", "version": 1}', id="another format"),
        pytest.param(b'{"format": "stolik-tournament", "version": 2}', id="a newer version"),
        pytest.param(b'{"format": "stolik-tournament", "version": 1, "log": []}', id="no events"),
        pytest.param(
            b'{"format": "stolik-tournament", "version": 1, "log": [{"event": "X"}]}', id="no event"
        ),
        pytest.param(b"[" * 100_000, id="nested"),
    ],
)
def test_a_corrupt_file_is_refused_and_nothing_made(desk: Organiser, raw: bytes) -> None:
    source = desk.file.with_name("bad.json")
    source.write_bytes(raw)

    desk.refused("import", str(source))

    assert [path.name for path in desk.file.parent.iterdir()] == ["bad.json"]


def test_an_import_does_not_write_over_a_tournament(played: Organiser, exported: Path) -> None:
    assert "[file_exists]" in played.refused("import", str(exported))


def test_an_export_that_cannot_be_written(played: Organiser) -> None:
    assert "cannot be written" in played.refused("export", str(played.file.parent / "nowhere" / "a.json"))
