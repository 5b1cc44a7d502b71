"""The ranking of a season: by hand, by an independent count, and through the command."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from stolik.cli import app
from stolik.season.errors import PointsTableError
from stolik.season.places_file import EventPlace, crowded_events
from stolik.season.points_table import PointsTable, SharedPlace, read_points_table
from stolik.season.standings import season_standings

TABLE = read_points_table("10,7,5,4,3,2,1")
FILE = "event,person,place\nMay,Ann,1\nMay,Bob,1\nMay,Cy,3\nJune,Bob,1\nJune,Ann,2\nJune,Cy,2\nJuly,Dee,8\n"


def _places(**events: dict[str, int]) -> list[EventPlace]:
    return [
        EventPlace(event=event, person=person, place=place)
        for event, places in events.items()
        for person, place in places.items()
    ]


def _run(tmp_path: Path, text: str, *options: str) -> Any:  # noqa: ANN401  what a command left behind
    file = tmp_path / "season.csv"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["season", "standings", str(file), "--lang", "en", *options])


def test_a_shared_place_brings_the_mean_of_the_places_taken_up(tmp_path: Path) -> None:
    done = _run(tmp_path, FILE, "--json")

    assert done.exit_code == 0
    found = json.loads(done.output)["standings"]
    assert [(one["place"], one["person"], one["points"]) for one in found] == [
        (1, "Bob", 18.5),
        (2, "Ann", 14.5),
        (3, "Cy", 11),
        (4, "Dee", 0),
    ]
    assert found[1]["events"] == [
        {"event": "May", "place": 1, "points": 8.5, "counted": True},
        {"event": "June", "place": 2, "points": 6, "counted": True},
    ]


def test_a_shared_place_may_bring_the_full_points(tmp_path: Path) -> None:
    done = _run(tmp_path, FILE, "--json", "--shared", "full", "--best", "1")

    found = json.loads(done.output)["standings"]
    assert [(one["place"], one["person"], one["points"]) for one in found] == [
        (1, "Ann", 10),
        (1, "Bob", 10),
        (3, "Cy", 7),
        (4, "Dee", 0),
    ]
    assert [event["counted"] for event in found[1]["events"]] == [True, False]


def test_equal_totals_are_ordered_by_the_best_event_then_the_next() -> None:
    places = _places(a={"x": 2, "y": 3, "z": 5}, b={"x": 5, "y": 3, "z": 2}, c={"w": 1})

    found = season_standings(places, read_points_table("10,7,5,4,3"))

    assert [(one.place, one.person) for one in found] == [(1, "w"), (2, "x"), (2, "z"), (4, "y")]


def test_an_event_without_points_is_worth_as_much_as_staying_away() -> None:
    places = _places(a={"x": 1}, b={"x": 9, "y": 1})

    assert [one.place for one in season_standings(places, TABLE)] == [1, 1]


@given(
    st.lists(
        st.tuples(st.sampled_from("ABCD"), st.sampled_from("pqrstu"), st.integers(1, 6)),
        unique_by=lambda row: row[:2],
    ),
    st.sampled_from([SharedPlace.MEAN, SharedPlace.FULL]),
    st.sampled_from([None, 1, 2]),
)
def test_totals_are_those_of_an_independent_count(
    rows: list[tuple[str, str, int]], shared: SharedPlace, best: int | None
) -> None:
    table = PointsTable(points=(Fraction(5), Fraction(3), Fraction(1)), shared=shared)
    worth = [5, 3, 1, *[0] * 20]
    totals: dict[str, Fraction] = {}
    for person in {row[1] for row in rows}:
        earned = []
        for event, _, place in (row for row in rows if row[1] == person):
            with_me = sum(1 for row in rows if (row[0], row[2]) == (event, place))
            mean = Fraction(sum(worth[place - 1 : place - 1 + with_me]), with_me)
            earned.append(mean if shared is SharedPlace.MEAN else Fraction(worth[place - 1]))
        totals[person] = sum(sorted(earned, reverse=True)[:best], start=Fraction())

    found = season_standings(
        [EventPlace(event=event, person=person, place=place) for event, person, place in rows],
        table,
        best=best,
    )

    assert {one.person: one.points for one in found} == totals
    assert [one.points for one in found] == sorted(totals.values(), reverse=True)
    for one in found:
        assert sum(event.points for event in one.events if event.counted) == one.points


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("10,12", "worth more"),
        ("10,,5", "numbers from 0"),
        ("-1", "numbers from 0"),
        ("ten", "numbers from 0"),
        (",".join(["1"] * 201), "at most 200"),
        ("", "numbers from 0"),
    ],
)
def test_an_impossible_table_of_points_is_refused(tmp_path: Path, typed: str, said: str) -> None:
    done = _run(tmp_path, FILE, "--points", typed)

    assert (done.exit_code, said in done.output) == (2, True)
    with pytest.raises(PointsTableError):
        read_points_table(typed)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("event,person\nA,x\n", "there is no such column"),
        ("event,person,place\nA,x,1\nA,x,2\n", "line 3, column person: “x” already has a place"),
        ("event,person,place\nA,x,0\n", "places begin with 1"),
        ("event,person,place\nA,x,first\n", "whole number"),
        ("event,person,place\nA,,1\n", "there is no name"),
        ("event,person,place\nA,x\n", "expected 3 cells"),
        (f"event,person,place\nA,{'x' * 201},1\n", "at most 200 letters"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    done = _run(tmp_path, text)

    assert (done.exit_code, said in " ".join(done.output.split())) == (2, True)


def test_places_that_overlap_are_counted_with_a_warning(tmp_path: Path) -> None:
    done = _run(tmp_path, "event,person,place\nA,x,1\nA,y,1\nA,z,2\n", "--json")

    assert done.exit_code == 0
    assert "Check the places of “A”" in done.stderr
    assert len(json.loads(done.stdout)["standings"]) == 3


def test_places_left_to_others_are_no_mistake() -> None:
    assert crowded_events(_places(a={"x": 1, "y": 1, "z": 4}, b={"x": 2})) == ()


def test_people_read_a_table(tmp_path: Path) -> None:
    done = _run(tmp_path, FILE)

    assert done.exit_code == 0
    assert [line.split()[:3] for line in done.output.splitlines() if "." in line][:2] == [
        ["1", "Bob", "18.5"],
        ["2", "Ann", "14.5"],
    ]
