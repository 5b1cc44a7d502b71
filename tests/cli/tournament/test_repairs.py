"""Repairing a drawn round from the command line: the cost is shown first, and it can be undone."""

from __future__ import annotations

import pytest

from tests.cli.tournament.organiser import Organiser


@pytest.fixture
def eleven(desk: Organiser) -> Organiser:
    """Return an organiser with two tables of four and one of three, and a player who came after the draw."""
    desk.begin(11)
    desk.draw()
    desk.do("roster", "late", "Late Lucy")
    return desk


def sizes(organiser: Organiser) -> list[int]:
    return sorted(map(len, organiser.tables()))


def test_who_comes_after_the_draw_is_given_a_seat(eleven: Organiser) -> None:
    shown = eleven.do("seat", "Lucy", "--dry-run")
    left = eleven.ask("seat", "Lucy", text="no\n")
    untouched = sizes(eleven)

    done = eleven.do("seat", "Lucy", text="yes\n")

    assert "Late Lucy: table" in shown
    assert "tables of three: 1 → 0" in shown
    assert "Nothing gets worse." in shown
    assert left.status == 1
    assert untouched == [3, 4, 4]
    assert "sits at table" in done
    assert sizes(eleven) == [4, 4, 4]
    eleven.do("undo", str(len(eleven.log())), "--yes", "--why", "a slip")
    assert sizes(eleven) == [3, 4, 4]


def test_a_player_is_moved_to_a_table_with_a_free_seat(eleven: Organiser) -> None:
    four, _, three = sorted(range(3), key=lambda at: -len(eleven.tables()[at]))
    mover = eleven.tables()[four][0]

    full = eleven.refused("seat", str(eleven.tables()[three][0]), "--table", str(four + 1), "--yes")
    eleven.do("seat", str(mover), "--table", str(three + 1), "--yes")

    assert "no_room" in full
    assert mover in eleven.tables()[three]
    assert len(eleven.tables()[four]) == 3


def test_somebody_takes_the_place_of_another(eleven: Organiser) -> None:
    leaves = eleven.tables()[0][0]

    shown = eleven.do("substitute", str(leaves), "Lucy", "--yes")

    assert "no seat in this round" in shown
    assert eleven.tables()[0][0] == 12
    assert leaves not in [player for table in eleven.tables() for player in table]
    assert "same_player" in eleven.refused("substitute", "12", "12", "--yes")


def test_a_table_is_dissolved(desk: Organiser) -> None:
    desk.begin(9)
    desk.draw()
    first, *others = desk.tables()[1]
    desk.do("roster", "withdraw", str(first))

    shown = desk.do("dissolve", "2", "--yes")

    assert shown.count(": table") == len(others) == 2
    assert shown.count("no seat in this round") == 1
    assert sizes(desk) == [4, 4]
    assert "no_such_table" in desk.refused("dissolve", "2", "--yes")


def test_somebody_sits_out(eleven: Organiser) -> None:
    shown = eleven.do("sit-out", "Lucy", "--yes")

    assert "Late Lucy: no seat in this round" in shown
    assert "sits this round out" in shown
    assert sizes(eleven) == [3, 4, 4]


@pytest.mark.parametrize("command", [("seat", "1"), ("sit-out", "1"), ("dissolve", "1")])
def test_nothing_is_repaired_before_a_draw(desk: Organiser, command: tuple[str, ...]) -> None:
    desk.begin(7)

    assert desk.ask(*command, "--yes").status != 0
