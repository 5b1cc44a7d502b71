"""Whole tournaments: typed with the installed command, and with ties settled."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser, sheet_lines
from tests.forked import run_forked
from tests.seeded import seeded


class Shell:
    """Runs each command in a separate process, as people do."""

    def __init__(self, file: Path, lang: str) -> None:
        self._environment = {
            **os.environ,
            "STOLIK_TOURNAMENT": str(file),
            "STOLIK_LANG": lang,
            "COLUMNS": "200",
        }

    def __call__(self, *arguments: str, text: str = "") -> str:
        """Run a command that must succeed; return its output."""
        found = run_forked("tournament", *arguments, text=text.encode(), environment=self._environment)
        assert found.returncode == 0, found.stderr.decode()
        return found.stdout.decode()


def test_a_whole_tournament_is_typed_in(tmp_path: Path) -> None:
    """pl-forty with fourteen players: three rounds, a semi-final and a final, in Polish."""
    stolik = Shell(tmp_path / "turniej.stolik", "pl")
    roster = tmp_path / "lista.csv"
    roster.write_text("Nr;Gracz\n" + "".join(f"{n};Gracz nr {n}\n" for n in range(1, 15)), encoding="utf-8")
    dice = seeded(4)

    stolik("new", "Puchar Wisły", "--format", "pl-forty")
    stolik("roster", "import", str(roster), "--here")
    said = ""
    for rounds in (3, 1, 1):
        for _ in range(rounds):
            drawn = json.loads(stolik("draw", "--json"))["rounds"][0]["tables"]
            tables = [list(table["seats"].values()) for table in drawn]
            said = stolik("sheet", "--type", text="".join(sheet_lines(tables, dice)))
        assert "zamknij etap" in said
        said = stolik("close")
    assert "zakończ turniej" in said
    stolik("close")

    ranking = json.loads(stolik("standings", "--json"))["standings"]
    assert sorted(line["player"] for line in ranking) == list(range(1, 15))
    assert [line["stage"] for line in ranking[:6]] == [3] * 4 + [2] * 2
    assert [line["place"] for line in ranking[:3]] == [1, 2, 3]
    assert "wszystko się zgadza" in stolik("verify")


def tie_up(desk: Organiser) -> None:
    """Play a match of four games in which each of four players wins once, by the same points."""
    desk.begin(4, "--format", "match", "--rules", "pl-forty")
    desk.draw()
    desk.do("sheet", "1", "30 -10 -10 -10", "-10 30 -10 -10", "-10 -10 30 -10", "-10 -10 -10 30")


def test_a_tie_for_the_first_place_is_settled_by_an_extra_game(desk: Organiser) -> None:
    tie_up(desk)

    blocked = desk.refused("close")
    shown = desk.do("tie")
    desk.do("tie", "--game", "1=w", "--game", "2=5", "--game", "3=7", "--game", "4=9")
    desk.do("close")
    desk.do("close")

    ranking = desk.ask("standings", "--json").json["standings"]
    assert "[tie_open]" in blocked
    assert "extra game decides" in shown
    assert [line["player"] for line in ranking] == [1, 2, 3, 4]
    assert [line["place"] for line in ranking] == [1, 2, 2, 2] or [line["place"] for line in ranking] == [
        1,
        2,
        3,
        4,
    ]


@pytest.fixture
def by_lots(desk: Organiser) -> Organiser:
    """Return a tied match whose format settles ties by lots."""
    own = desk.file.with_name("own.toml")
    own.write_text(
        desk.do("formats", "match").replace('ties = "extra-game"', 'ties = "lots"'), encoding="utf-8"
    )
    desk.begin(4, "--format", str(own), "--rules", "pl-forty")
    desk.draw()
    desk.do("sheet", "1", "30 -10 -10 -10", "-10 30 -10 -10", "-10 -10 30 -10", "-10 -10 -10 30")
    return desk


def test_lots_are_drawn_once_and_can_be_drawn_again(by_lots: Organiser) -> None:
    by_lots.do("tie", "--lots", "--id", "l1")
    again = by_lots.do("tie", "--lots", "--id", "l1")
    by_lots.do("close")

    assert "already done" in again
    assert by_lots.ask("verify", "--json").json == {
        "verified": True,
        "events": 16,
        "draws": 2,
        "findings": [],
    }


def test_lots_drawn_by_hand(by_lots: Organiser) -> None:
    wrong = by_lots.refused("tie", "--game", "1=w", "--game", "2=5", "--game", "3=7", "--game", "4=9")

    by_lots.do("tie", "--order", "3", "--order", "1", "--order", "4", "--order", "2")
    by_lots.do("close")

    ranking = by_lots.ask("standings", "--json").json["standings"]
    assert "[wrong_tie_procedure]" in wrong
    assert [line["player"] for line in ranking] == [3, 1, 4, 2]


def test_a_stage_is_closed_early_with_a_reason(eight: Organiser) -> None:
    eight.type_round(seeded(3))

    left = eight.refused("close")
    eight.do("close", "stage", "--early", "--why", "the hall closes")

    assert "[rounds_left]" in left
    assert eight.ask("status", "--json").json["stage"]["name"] == "final"


def test_a_correction_that_changes_a_cut_is_told(desk: Organiser) -> None:
    """If an elimination sheet is corrected before the final, the changed cut is reported."""
    desk.begin(8)
    for number in range(3):
        desk.draw()
        desk.type_round(seeded(number))
    desk.do("close")
    with desk.opened() as stored:
        state = stored.tournament.state
    out = next(player for player in state.players if player not in state.stages[0].going_on)

    said = ""
    for drawn in state.stages[0].rounds:
        table = next(table for table in drawn.tables if out in table.seats)
        game = " ".join("w" if player == out else "200" for player in table.seats)
        said = desk.do("correct", str(table.ref), game, game, game, "--why", "the sheet of another table")

    assert "others would advance" in said
    assert "others would advance" in desk.do("status")
