"""`stolik tournament halls` and `timetable`: set, shown, refused, and named wherever tables are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser
from tests.paper.reading import pages_of


@pytest.fixture
def desk(tmp_path: Path) -> Organiser:
    """Return a tournament of sixteen who are all here."""
    found = Organiser(tmp_path / "cup.stolik")
    roster = tmp_path / "roster.csv"
    roster.write_text("name\n" + "".join(f"Player {n}\n" for n in range(1, 17)), encoding="utf-8")
    found.do("new", "Cup", "--date", "2026-11-21", "--lang", "en")
    found.do("roster", "import", str(roster))
    found.do("checkin", "--all")
    return found


def test_halls_are_set_and_named_on_lists_and_paper(desk: Organiser, tmp_path: Path) -> None:
    """A hall that runs out of tables stops the draw, and the message says what to type."""
    assert "All tables are in one room" in desk.do("halls")
    desk.do("halls", "Main hall=1-2", "Gallery=3")
    refused = desk.refused("draw")
    assert "Table 4 is in no hall" in refused
    assert "halls" in refused.partition("(")[2]

    assert "Gallery: tables 3 to 4" in desk.do("halls", "Main hall=1-2", "Gallery=3-4") + desk.do("halls")
    assert desk.ask("halls", "--json").json["halls"][1] == {"name": "Gallery", "first": 3, "last": 4}
    desk.do("draw")
    assert desk.do("tables").count("Gallery") == 2
    for document in ("draw-by-table", "draw-by-name", "score-sheets", "table-cards"):
        target = tmp_path / f"{document}.pdf"
        desk.do("print", document, "--out", str(target))
        text = " ".join(pages_of(target.read_bytes()))
        assert "Main hall" in text, document
        assert "Gallery" in text, document
    desk.do("sheet", "1", *["w 10 20 30"] * 3)  # from now on the round is public
    desk.do("publish", str(tmp_path / "site"))
    assert "Table 4 · Gallery" in next((tmp_path / "site" / "en").glob("*round*")).read_text("utf-8")
    desk.do("halls", "--clear")
    assert "All tables are in one room" in desk.do("halls")


def test_a_timetable_of_two_days_is_shown_with_its_night(desk: Organiser) -> None:
    """Only the rounds that are typed change; the others keep their starts."""
    assert "No start is set" in desk.do("timetable")
    desk.do("timetable", "1.1=2026-11-21T10:00", "2.1=2026-11-22T09:30")
    desk.do("timetable", "1.2=2026-11-21T12:00")
    shown = desk.do("timetable")
    found = desk.ask("timetable", "--json").json

    assert "night" in shown
    assert [(start["stage"], start["round"], start["time"]) for start in found["starts"]] == [
        (1, 1, "10:00"),
        (1, 2, "12:00"),
        (2, 1, "09:30"),
    ]
    assert [day["rounds"] for day in found["days"]] == [3, 2]
    assert all(day["minutes"] < 12 * 60 for day in found["days"]), "the night does not count"
    assert "10:00" in desk.do("status")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("halls", "Main hall"), "is not a hall"),
        (("halls", "A=1-2000"), "is not a hall"),
        (("halls", "A=1-4", "a=5-6"), "two halls are called"),
        (("halls", "A=1-4", "B=4-6"), "in two halls"),
        (("halls", f"{'x' * 41}=1-4"), "is not a hall"),
        (("timetable", "soon"), "is not a start"),
        (("timetable", "1.1=2026-11-31"), "not a round"),
        (("timetable", "1.1=2026-11-20"), "before"),
        (("timetable", "9.9=2026-11-21"), "9.9"),
    ],
)
def test_bad_halls_and_starts_are_refused_in_words(
    desk: Organiser, typed: tuple[str, ...], said: str
) -> None:
    """Nothing changes."""
    assert said in desk.refused(*typed)
