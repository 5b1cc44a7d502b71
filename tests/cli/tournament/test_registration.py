"""`stolik tournament registration`, `page`, `notice` and `calendar`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from icalendar import Calendar

from tests.cli.tournament.organiser import Organiser


def begun(desk: Organiser, *terms: str) -> Organiser:
    """Announce a tournament with open registration."""
    desk.do("new", "Spring Cup", "--format", "pl-forty", "--date", "2027-03-20")
    desk.do("registration", "open", *terms)
    return desk


def standings(desk: Organiser) -> list[str]:
    found = json.loads(desk.do("registration", "list", "--json"))
    return [each["status"] for each in found["applications"]]


def test_from_the_first_entry_to_the_roster(desk: Organiser, tmp_path: Path) -> None:
    begun(desk, "--limit", "2", "--closes", "2027-03-19")
    out = desk.do("registration", "add", "Anna Kowalska", "--club", "Alfa", "--note", "=1+1")
    assert re.search(r"shown only once: (\w{4}-){3}\w{4}", out)
    desk.do("registration", "add", "Jan Nowak", "--born", "2015", "--consent")
    assert json.loads(desk.do("registration", "add", "Ewa Lis", "--json"))["status"] == "waiting"
    assert standings(desk) == ["place", "place", "waiting"]

    desk.do("registration", "withdraw", "2")
    assert standings(desk) == ["place", "withdrawn", "place"]
    desk.do("registration", "paid", "1", "3")
    desk.do("registration", "change", "3", "Ewa Lisowska")
    shown = desk.do("registration")
    assert "Places: 2 taken of 2; waiting: 0." in shown
    assert "Open until 19 March 2027, 23:59." in shown
    assert "Ewa Lisowska" in shown
    assert "Ewa" not in desk.do("registration", "list", "kowal")

    desk.do("roster", "add", "Ewa Lisowska")
    entered = desk.do("registration", "enter")
    assert "1 person entered" in entered
    assert "3 Ewa Lisowska" in entered
    assert desk.ask("registration", "enter").status == 1
    file = tmp_path / "list.csv"
    desk.do("registration", "export", str(file))
    lines = file.read_text(encoding="utf-8-sig").splitlines()
    assert len(lines) == 4
    assert "'=1+1" in lines[1]
    desk.do("registration", "erase", "3", "--yes")
    assert "Ewa Lisowska" not in desk.do("registration")
    assert "Verified" in desk.do("verify")
    desk.do("export", str(tmp_path / "all.json"), "--csv", str(tmp_path / "csv"))
    assert (tmp_path / "csv" / "registration.csv").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("registration", "open", "--closes", "soon"), 2, "2026-11-20T18:00"),
        (("registration", "open", "--ask", "club,shoes"), 2, "shoes"),
        (("registration", "open", "--message", "x" * 2000), 2, "message"),
        (("registration", "add", "Jan", "--born", "2015"), 1, "guardian"),
        (("registration", "add", "x" * 90), 2, "name"),
        (("registration", "withdraw", "7"), 1, "7"),
        (("registration", "enter", "7"), 1, "7"),
        (("page", "--photos", "http://photos.example"), 1, "https://"),
        (("page", "--logo", "nothing.png"), 2, "nothing.png"),
        (("page", "--fee", "x" * 300), 2, "fee"),
        (("notice", "x" * 501), 2, "500"),
        (("notice", "--remove", "2"), 1, "2"),
    ],
)
def test_bad_input_is_explained(desk: Organiser, arguments: tuple[str, ...], status: int, said: str) -> None:
    begun(desk)
    answer = desk.ask(*arguments)

    assert answer.status == status, answer
    assert said in answer.err


def test_the_page_the_notices_and_the_calendar(desk: Organiser, tmp_path: Path) -> None:
    begun(desk)
    assert "--venue" in desk.do("page")
    desk.do(
        "page", "--venue", "Club house", "--address", "Market Square 1", "--photos", "https://a.example/x"
    )
    desk.do("page", "--fee", "€10")
    shown = desk.do("page")
    assert all(text in shown for text in ("Club house", "Market Square 1", "https://a.example/x", "€10"))
    logo = tmp_path / "logo.svg"
    logo.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>'
    )
    desk.do("page", "--logo", str(logo))
    assert json.loads(desk.do("page", "--json"))["logo"] > 0
    desk.do("page", "--no-logo")
    desk.do("notice", "Lunch at one")
    assert "Lunch at one" in desk.do("notice")

    desk.do("timetable", "1.1=2027-03-20T10:00", "2.1=2027-03-21T09:30")
    file = tmp_path / "cup.ics"
    desk.do("calendar", str(file), "--address", "https://stolik.example/tournaments/1")
    events = Calendar.from_ical(file.read_bytes()).walk("VEVENT")
    assert str(events[0]["SUMMARY"]) == "Spring Cup"
    starts = [each.decoded("DTSTART") for each in events]
    assert [f"{each:%Y-%m-%d}" for each in starts] == ["2027-03-20", "2027-03-20", "2027-03-21"]
    assert starts[1].tzinfo is None
    assert str(events[0]["LOCATION"]) == "Club house, Market Square 1"
