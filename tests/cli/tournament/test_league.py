"""A league at the command line: evenings, a postponed table, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.tournament.organiser import Organiser
from tests.paper.reading import pages_of


@pytest.fixture
def desk(tmp_path: Path) -> Organiser:
    """Return a league of eight who are all here."""
    found = Organiser(tmp_path / "league.stolik")
    roster = tmp_path / "roster.csv"
    roster.write_text("name\n" + "".join(f"Player {n}\n" for n in range(1, 9)), encoding="utf-8")
    found.do("new", "League", "--format", "league", "--date", "2026-11-24", "--lang", "en")
    found.do("roster", "import", str(roster))
    found.do("checkin", "--all")
    return found


def sheet(desk: Organiser, table: str) -> str:
    """Enter a sheet in which the first player wins every game."""
    return desk.do("sheet", table, "--why", "signed", *("60,-10,-20,-30",) * 3)


def test_a_league_from_the_first_evening_to_a_late_sheet(desk: Organiser, tmp_path: Path) -> None:
    """Weekly evenings without a holiday; a table plays six days later; standings say what is missing."""
    shown = desk.do("timetable", "--weekly", "2026-11-24T18:30", "--skip", "2026-12-29")
    assert "1\xa0h 18\xa0min" in shown.partition("5 January 2027: 18:30")[2].splitlines()[0]
    assert "29 December" not in shown
    assert "night" not in shown
    plan = desk.ask("timetable", "--json").json
    assert [start["date"] for start in plan["starts"]][4:6] == ["2026-12-22", "2027-01-05"]
    assert {day["minutes"] for day in plan["days"]} == {78}

    desk.do("draw")
    desk.do("postpone", "2", "--to", "2026-11-30T19:00", "--why", "two players ill")
    assert "30 November 2026 19:00" in desk.do("postpone")
    assert desk.ask("postpone", "--json").json["postponed"][0]["ref"] == {"stage": 1, "round": 1, "table": 2}
    assert "⏱" in desk.do("tables")
    sheet(desk, "1")
    assert "stolik tournament draw" in desk.do("status")
    assert "tables_postponed" in desk.refused("close", "--early", "--why", "over")
    desk.do("draw")
    assert "One postponed table is still missing: round 1, table 2" in desk.do("standings")
    assert desk.ask("standings", "--json").json["postponed"] == ["1.1.2"]
    assert desk.ask("status", "--json").json["postponed"][0]["date"] == "2026-11-30"
    assert "Diplomas wait for the postponed tables" in desk.refused("print", "diplomas")
    texts = {}
    for document in ("draw-by-table", "standings"):
        target = tmp_path / f"{document}.pdf"
        desk.do("print", document, "--out", str(target))
        texts[document] = " ".join(" ".join(pages_of(target.read_bytes())).split())
    assert "Postponed" in texts["draw-by-table"]
    assert "round 1, table 2 (30 November 2026 19:00)" in texts["standings"]
    calendar = tmp_path / "league.ics"
    desk.do("calendar", str(calendar))
    text = calendar.read_text(encoding="utf-8")
    assert "DTSTART:20261130T190000" in text
    assert text.count("BEGIN:VEVENT") == 1 + 8 + 1
    site = tmp_path / "site"
    desk.do("publish", str(site))
    page = next(site.rglob("en/index.html")).read_text(encoding="utf-8")
    assert "One postponed table is still missing" in page
    assert "two players ill" not in "".join(each.read_text("utf-8") for each in site.rglob("*.html"))

    sheet(desk, "1.2")
    assert "postponed" not in desk.do("standings")
    assert desk.ask("verify").status == 0


def test_what_is_refused(desk: Organiser) -> None:
    """Each with what is wrong and what to do."""
    assert "drawn" in desk.refused("postpone", "1", "--why", "ill")
    desk.do("draw")
    not_drawn = desk.refused("sheet", "7.1", "60,-10,-20,-30")
    assert "round 7 is not drawn yet (drawn so far: 1)" in not_drawn
    assert "stolik tournament draw" in not_drawn
    assert "stage 2 has not begun" in desk.refused("sheet", "2.1.1", "60,-10,-20,-30")
    assert "tables in round 1: " in desk.refused("sheet", "1.99", "60,-10,-20,-30")
    assert "reason" in desk.refused("postpone", "1")
    assert "tomorrow" in desk.refused("postpone", "1", "--to", "tomorrow", "--why", "ill")
    assert "bad_postponement" in desk.refused("postpone", "1", "--to", "2026-02-30", "--why", "ill")
    assert "dates_backwards" in desk.refused("postpone", "1", "--to", "2026-11-01", "--why", "ill")
    assert "200" in desk.refused("postpone", "1", "--why", "x" * 201)
    assert "not_postponed" in desk.refused("postpone", "1", "--back")
    assert "Say which table" in desk.refused("postpone", "--back")
    assert "--weekly 2026-11-24T18:30" in desk.refused("timetable", "--weekly", "soon")
    assert "--skip" in desk.refused("timetable", "--weekly", "2026-11-24", "--skip", "xmas")
    assert "dates_backwards" in desk.refused("timetable", "--weekly", "2026-11-01")
    desk.do("postpone", "1", "--why", "ill")
    desk.do("postpone", "1", "--back")
    assert "No table is postponed" in desk.do("postpone")
