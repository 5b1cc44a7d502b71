"""The fast keyboard mode: a stack of paper sheets, with mistakes and corrections."""

from __future__ import annotations

import pytest

from stolik.tournament.events import SheetClosed, SheetEntered
from tests.cli.tournament.organiser import Organiser

SHEET = ["25 -5 -12 -8", "-10 30 -7 -13", "w 1 2 3"]


def typed(desk: Organiser, *lines: str) -> tuple[str, int]:
    """Type some lines; return the output and the exit status."""
    answer = desk.ask("sheet", "--type", text="".join(f"{line}\n" for line in lines))
    return answer.out, answer.status


def entered(desk: Organiser) -> list[int]:
    """Return the tables whose sheets are closed."""
    with desk.opened() as stored:
        tables = stored.tournament.state.stages[-1].rounds[-1].tables
    return [table.ref.table for table in tables if table.closed]


def test_game_by_game(eight: Organiser) -> None:
    said, status = typed(eight, "1", *SHEET, "2", *SHEET)

    assert status == 0
    assert "Score sheets missing: 1, 2" in said
    assert "A +25 (1)" in said
    assert "All score sheets of this round are in" in said
    assert "draw the round" in said
    assert entered(eight) == [1, 2]


def test_a_sheet_on_one_line(eight: Organiser) -> None:
    _, status = typed(eight, " | ".join(["2", *SHEET]))

    assert status == 0
    assert entered(eight) == [2]


def test_a_wrong_game_is_asked_for_again_at_once(eight: Organiser) -> None:
    said, status = typed(eight, "1", "25 -5 -12 -9", "25 -5 -12 -8", "x9 1 2 3", *SHEET[1:])

    assert "sum of the others, 26" in said
    assert "not a number of points" in said
    assert entered(eight) == [1]
    assert status == 1, "through a pipe the script should know that something was wrong"


def test_a_wrong_line_costs_only_itself(eight: Organiser) -> None:
    said, status = typed(eight, "1 | 1 2 3 4 | 5", " | ".join(["2", *SHEET]))

    assert "✗" in said
    assert entered(eight) == [2]
    assert status == 1


def test_undo_takes_the_last_sheet_back(eight: Organiser) -> None:
    said, status = typed(eight, " | ".join(["1", *SHEET]), " | ".join(["2", *SHEET]), "u", "u", "u")

    assert status == 0
    assert said.count("Undone") == 2
    assert "nothing here to undo" in said
    assert entered(eight) == []


def test_one_game_back(eight: Organiser) -> None:
    typed(eight, "1", SHEET[0], "100 -20 -30 -50", "<", *SHEET[1:])

    assert "+100" not in eight.do("sheet", "1")
    assert entered(eight) == [1]


@pytest.mark.parametrize("end", [[], ["q"]], ids=["end of the pipe", "quit"])
def test_an_unfinished_sheet_is_not_stored(eight: Organiser, end: list[str]) -> None:
    said, status = typed(eight, "1", *SHEET[:2], *end)

    assert "not saved" in said
    assert status == 1
    assert entered(eight) == []


def test_a_sheet_typed_twice_is_in_once(eight: Organiser) -> None:
    """After a power cut nobody knows whether the last sheet was stored, so it is typed again."""
    line = " | ".join(["1", *SHEET])

    said, status = typed(eight, line, line)

    assert status == 0
    assert "the same score sheet is already in" in said
    assert sum(isinstance(event, SheetEntered | SheetClosed) for event in eight.log()) == 2


def test_another_sheet_for_a_closed_table_is_refused(eight: Organiser) -> None:
    typed(eight, " | ".join(["1", *SHEET]))

    said, status = typed(eight, " | ".join(["1", "w 9 9 9", *SHEET[1:]]))

    assert "correct" in said
    assert status == 1


def test_a_table_that_is_not_there(eight: Organiser) -> None:
    said, status = typed(eight, "9", "0", "table one", "1.1", *SHEET)

    assert said.count("✗") == 3
    assert status == 1
    assert entered(eight) == [1]


def test_a_game_that_was_not_played(eight: Organiser) -> None:
    _, status = typed(eight, " | ".join(["1", *SHEET[:2], "void"]))

    assert status == 0
    assert entered(eight) == [1]


def test_sheets_can_wait_for_their_players(eight: Organiser) -> None:
    answer = eight.ask("sheet", "--type", "--open", text=" | ".join(["1", *SHEET]) + "\n")

    assert answer.status == 0
    assert entered(eight) == []


def test_help_is_shown_and_empty_lines_do_nothing(eight: Organiser) -> None:
    said, status = typed(eight, "", "?", "1", "", *SHEET)

    assert "pool ran out" in said
    assert status == 0
    assert entered(eight) == [1]
