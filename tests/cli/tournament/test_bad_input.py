"""Bad input: refused with the reason and a code, and nothing is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser

GOOD = ("w 1 2 3", "w 1 2 3", "w 1 2 3")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        pytest.param(("roster", "add", " player  2 "), "duplicate_name", id="a name twice"),
        pytest.param(("roster", "add", "Ala", "--number", "3"), "duplicate_number", id="a number twice"),
        pytest.param(("roster", "add", ""), "bad_name", id="no name"),
        pytest.param(("roster", "add", "x" * 81), "bad_name", id="too long a name"),
        pytest.param(("roster", "add", "Jaś", "--minor"), "consent_missing", id="a minor without consent"),
        pytest.param(("checkin", "99"), "bad_usage", id="an unknown number"),
        pytest.param(("checkin", "nobody"), "bad_usage", id="an unknown name"),
        pytest.param(("checkin", "player"), "bad_usage", id="a name that fits several"),
        pytest.param(("checkin", "1"), "already_so", id="here already"),
        pytest.param(("draw",), "round_not_over", id="a draw before the sheets are in"),
        pytest.param(("sheet", "9", *GOOD), "bad_usage", id="a sheet for a table that is not there"),
        pytest.param(("sheet", "2.1", *GOOD), "bad_usage", id="a sheet for a round that is not there"),
        pytest.param(("sheet", "1", *GOOD[:2]), "wrong_games", id="a game missing"),
        pytest.param(("sheet", "1", *GOOD, "w 1 2 3"), "wrong_games", id="a game too many"),
        pytest.param(("sheet", "1", "10 10 -10 -10", *GOOD[:2]), "two_winners", id="two winners"),
        pytest.param(("sheet", "1", "25 -5 -12 -9", *GOOD[:2]), "not_zero_sum", id="points that do not sum"),
        pytest.param(("sheet", "1", "-25 5 12 8", *GOOD[:2]), "signs_turned", id="signs turned"),
        pytest.param(("sheet", "1", "900 -900 . .", *GOOD[:2]), "wrong_players", id="players missing"),
        pytest.param(("sheet", "1", "w 1 2 900", *GOOD[:2]), "points_too_many", id="more than a rack holds"),
        pytest.param(("sheet", "1", "w 100o 2 3", *GOOD[:2]), "penalty_for_opened", id="100 after opening"),
        pytest.param(("sheet", "1", "w 99u 2 3", *GOOD[:2]), "unopened_without_penalty", id="99 unopened"),
        pytest.param(("sheet", "1", "/ r7 / r7 / r7", *GOOD[:2]), "bad_racks", id="three red sevens"),
        pytest.param(("sheet", "1", "/ r77 / r7 / r7", *GOOD[:2]), "bad_racks", id="no tile"),
        pytest.param(("sheet", "1", "void", *GOOD[:2]), "reason_needed", id="not played, and no reason"),
        pytest.param(("correct", "1", *GOOD, "--why", "x"), "sheet_not_closed", id="correcting nothing"),
        pytest.param(("close-sheet", "1"), "no_sheet", id="closing no sheet"),
        pytest.param(("confirm", "1", "--all"), "bad_usage", id="confirming no sheet"),
        pytest.param(("sanction", "warn", "1"), "reason_needed", id="a warning without reason"),
        pytest.param(("sanction", "exclude", "1", "--why", "x"), "warning_first", id="no warning before"),
        pytest.param(("sanction", "deduct", "1", "0", "--why", "x"), "bad_points", id="deducting nothing"),
        pytest.param(("dispute", "--settle", "3", "--why", "x"), "no_such_dispute", id="no such dispute"),
        pytest.param(("close",), "round_not_over", id="closing too early"),
        pytest.param(("close", "tournament"), "stages_left", id="ending too early"),
        pytest.param(("tie", "--order", "1", "--order", "2"), "not_tied", id="no tie"),
        pytest.param(("undo", "99"), "bad_usage", id="undoing nothing"),
        pytest.param(("undo", "1"), "cannot_undo", id="undoing the beginning"),
        pytest.param(("format", "match"), "started_already", id="another format after the draw"),
        pytest.param(("new", "Again"), "file_exists", id="the file is there"),
    ],
)
def test_refused(eight: Organiser, arguments: tuple[str, ...], code: str) -> None:
    assert f"[{code}]" in eight.refused(*arguments)


@pytest.mark.parametrize("players", [1, 2])
def test_too_few_players(desk: Organiser, players: int) -> None:
    desk.begin(players)

    assert "[too_few_players]" in desk.refused("draw")


def test_129_players_in_a_format_for_128(desk: Organiser) -> None:
    desk.begin(128)

    assert "[field_full]" in desk.refused("roster", "add", "One Too Many")


def test_a_field_the_format_has_no_scheme_for(desk: Organiser) -> None:
    desk.begin(8, "--format", "pl-minute")

    assert "[no_bracket]" in desk.refused("draw")


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("new", ""), id="no name"),
        pytest.param(("new", "Cup", "--date", "yesterday"), id="no date"),
        pytest.param(("new", "Cup", "--languages", "pl,de"), id="a language we lack"),
        pytest.param(("new", "Cup", "--format", "chess"), id="an unknown format"),
        pytest.param(("new", "Cup", "--format", "none.toml"), id="a format file that is not there"),
        pytest.param(("new", "Cup", "--rules", "chess"), id="an unknown ruleset"),
        pytest.param(("new", "Cup", "--players", "129"), id="a plan for too many"),
        pytest.param(("status",), id="no file yet"),
    ],
)
def test_nothing_is_made(desk: Organiser, arguments: tuple[str, ...]) -> None:
    desk.refused(*arguments)

    assert not list(desk.file.parent.iterdir())


def test_a_file_must_be_named(desk: Organiser) -> None:
    answer = desk.ask("status", STOLIK_TOURNAMENT="")

    assert answer.status == 2
    assert "--file" in answer.err


@pytest.mark.parametrize("command", ["nonsense", "roster nonsense", "draw --nonsense", "sanction warn"])
def test_bad_usage(eight: Organiser, command: str) -> None:
    assert eight.ask(*command.split()).status == 2


def test_a_file_of_another_kind(desk: Organiser) -> None:
    desk.file.write_text("name,club\n", encoding="utf-8")

    answer = desk.ask("status")

    assert answer.status == 1
    assert "[not_a_database]" in answer.err


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
def test_every_language_says_why(tmp_path: Path, lang: str) -> None:
    desk = Organiser(tmp_path / "cup.stolik", lang)
    desk.begin(4)
    desk.draw()

    said = desk.refused("sheet", "1", "25 -5 -12 -9", *GOOD[:2])

    assert {"en": "sum of the others", "pl": "sumę pozostałych", "ru": "сумму остальных"}[lang] in said


def test_the_tournament_speaks_its_own_language(tmp_path: Path) -> None:
    """The language of a Polish tournament need not be given again."""
    desk = Organiser(tmp_path / "cup.stolik", "")
    desk.do("new", "Puchar", "--lang", "pl")

    assert "Lista startowa jest pusta" in desk.do("roster")
    assert "Список участников пуст" in desk.do("roster", "--lang", "ru")
