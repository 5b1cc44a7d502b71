"""Every command at least once, as an organiser uses it."""

from __future__ import annotations

import json
import sys

import pytest

from stolik.tournament.events import RoundDrawn, SheetClosed
from tests.cli.tournament.organiser import Organiser, invented
from tests.seeded import seeded


def games(seats: int, count: int = 3, seed: int = 1) -> list[str]:
    """Return the games of a sheet, as arguments."""
    dice = seeded(seed)
    return [invented(seats, dice) for _ in range(count)]


def test_new_plans_and_says_where_it_is(desk: Organiser) -> None:
    said = desk.do("new", "Puchar", "--players", "40", "--date", "2026-11-15")

    assert "quarter-final" in said
    assert "reconstruction" in said
    assert desk.ask("status", "--json").json["next"]["code"] == "enter"


def test_new_takes_the_organisers_own_format_and_numbers(desk: Organiser) -> None:
    own = desk.file.with_name("own.toml")
    own.write_text(
        desk.do("formats", "pl-minute").replace('key = "pl-minute"', 'key = "own"'), encoding="utf-8"
    )

    desk.do("new", "Cup", "--format", str(own), "--choose", "eliminations.n=6", "--rules", "pl-minute")

    status = desk.ask("status", "--json").json
    assert (status["format"], status["rules"]) == ("own", "pl-minute")
    assert "bad_format" in desk.refused("format", "pl-minute", "--choose", "eliminations.n=5")


def test_formats_are_listed_planned_and_changed(desk: Organiser) -> None:
    desk.begin(3)

    listed = desk.ask("formats", "--json").json["formats"]
    planned = desk.ask("formats", "pl-forty", "--players", "16", "--json").json
    desk.do("format", "match")

    assert {"pl-forty", "pl-minute", "league"} <= {each["key"] for each in listed}
    assert planned["tables"] == 4
    assert desk.ask("status", "--json").json["format"] == "match"


def test_roster(desk: Organiser) -> None:
    desk.begin(5)
    desk.do("roster", "add", "Łucja Żak", "--club", "Wisła", "--number", "77")
    desk.do("roster", "rename", "zak", "Łucja Nowak", "--club", "Odra")
    desk.do("roster", "add", "Mały Jaś", "--minor", "--consent")
    desk.do("roster", "withdraw", "jas", "--why", "ill")
    desk.do("roster", "apart", "1", "2")
    desk.do("roster", "apart", "1", "2", "--end")
    desk.do("roster", "lock", "1", "1A")
    desk.do("roster", "lock", "1", "--end")

    players = {each["number"]: each for each in desk.ask("roster", "list", "--json").json["players"]}

    assert players[77]["name"] == "Łucja Nowak"
    assert players[77]["club"] == "Odra"
    assert players[78]["standing"] == "withdrawn"
    assert "Łucja Nowak" in desk.do("roster")


def test_erasing_asks_and_leaves_no_name(desk: Organiser) -> None:
    desk.begin(3)
    desk.do("roster", "add", "Święty Mikołaj")

    left = desk.ask("roster", "erase", "mikolaj", text="no\n")
    desk.do("roster", "erase", "mikolaj", text="yes\n")

    assert left.status == 1
    assert desk.ask("roster", "list", "--json").json["players"][3]["name"] is None
    assert "Mikołaj".encode() not in desk.file.read_bytes()
    assert "cannot_undo" in desk.refused("undo", str(len(desk.log())))


def test_checkin_counts_finds_and_asks_on(desk: Organiser) -> None:
    desk.do("new", "Cup")
    desk.do("roster", "add", "Jan Kowalski", "Jan Nowak", "Ewa Ścibor", "Iga Żółć")

    desk.do("checkin", "scib", "4")
    typed = desk.ask("checkin", "--type", text="kowal\njan\nnobody\n-4\nnowak\n\n")
    desk.do("checkin", "--all", "--away")
    said = desk.do("checkin", "--all")

    assert "Missing: 3 Ewa" not in typed.out
    assert "several" in typed.out
    assert "Here: 3 of 4" in typed.out
    assert typed.status == 1, "through a pipe a name that was not found is a failure"
    assert "Here: 4 of 4" in said


def test_late_entry_by_the_formats_rule(eight: Organiser) -> None:
    said = eight.do("roster", "late", "Spóźniony Gość")
    eight.type_round(seeded(1))
    eight.draw()
    eight.type_round(seeded(2))

    assert "-100" in said
    assert "too_late" in eight.refused("roster", "late", "Jeszcze Ktoś")


def test_no_show_and_exclusion(eight: Organiser) -> None:
    eight.do("roster", "no-show", "3", "--why", "not at the table")
    eight.do("sanction", "warn", "4", "--why", "loud")
    eight.do("roster", "exclude", "4", "--why", "louder")

    players = {
        each["number"]: each["standing"] for each in eight.ask("roster", "list", "--json").json["players"]
    }

    assert (players[3], players[4]) == ("no-show", "excluded")


def test_draw_commits_first_and_shows_the_seed_after(desk: Organiser) -> None:
    desk.begin(8)

    committed = desk.do("draw", "--commit")
    pending = desk.ask("status", "--json").json["committed"]
    with desk.opened() as stored:
        secret = stored.loaded.seeds[pending]
    exported = desk.do("export", "-")
    drawn = desk.ask("draw", "--json").json

    assert pending in committed
    assert secret not in committed + exported, "nobody can know the seed before the draw"
    assert drawn["seed"] == secret
    assert drawn["commitment"] == pending
    with desk.opened() as stored:
        assert stored.loaded.seeds == {}


def test_a_changed_roster_needs_another_commitment(desk: Organiser) -> None:
    desk.begin(8)
    desk.do("draw", "--commit")
    before = desk.ask("status", "--json").json["committed"]
    desk.do("roster", "withdraw", "8")

    drawn = desk.ask("draw", "--json").json

    assert drawn["commitment"] != before
    assert sum(len(table["seats"]) for table in drawn["rounds"][0]["tables"]) == 7


def test_the_same_seed_draws_the_same(desk: Organiser) -> None:
    desk.begin(8)
    desk.do("draw", "--seed", "abc")
    first = desk.tables()
    desk.do("undo", "--yes")

    desk.do("draw", "--seed", "abc")

    assert desk.tables() == first


def test_draw_with_an_id_is_done_once(desk: Organiser) -> None:
    desk.begin(8)

    desk.do("draw", "--id", "d1")
    again = desk.do("draw", "--id", "d1")

    assert "already done" in again
    assert sum(isinstance(event, RoundDrawn) for event in desk.log()) == 1


def test_tables_by_name_and_of_an_earlier_round(eight: Organiser) -> None:
    first = eight.do("tables", "--json")
    eight.type_round(seeded(1))
    eight.draw()

    assert eight.do("tables", "--json", "--round", "1") == first
    assert "Player 1" in eight.do("tables", "--by-name")
    assert "no such round" in eight.refused("tables", "--round", "9")


def test_swap_shows_the_cost_and_asks(eight: Organiser) -> None:
    eight.type_round(seeded(1))
    eight.draw()
    one, other = eight.tables()[0][0], eight.tables()[1][0]
    before = eight.tables()

    shown = eight.do("swap", str(one), str(other), "--dry-run")
    left = eight.ask("swap", str(one), str(other), text="\n")
    swapped = eight.do("swap", str(one), str(other), text="y\n")

    assert "repeated meetings" in shown
    assert left.status == 1
    assert "Swapped seats" in swapped
    assert eight.tables() != before
    assert "same_player" in eight.refused("swap", "1", "1")


def test_a_sheet_is_shown_entered_and_closed(eight: Organiser) -> None:
    empty = eight.do("sheet", "1")

    said = eight.do("sheet", "1", "--", "25 -5 -12 -8", "-10 30 -7 -13", "-1 -2 6 -3")

    assert "no score sheet yet" in empty
    assert "+25 -5 -12 -8" in said
    assert "signed on paper" in said
    assert isinstance(eight.log()[-1], SheetClosed)


def test_points_may_begin_with_a_minus_without_a_double_dash(eight: Organiser) -> None:
    eight.do("sheet", "1", "-10 30 -7 -13", "-10 30 -7 -13", "w 1 2 3")


def test_a_sheet_can_wait_for_its_players(eight: Organiser) -> None:
    seats = eight.tables()[0]
    eight.do("sheet", "1", *games(4, 2), "--partial")
    eight.do("sheet", "1", *games(4), "--open")
    unconfirmed = eight.refused("close-sheet", "1")

    eight.do("confirm", "1", str(seats[0]))
    eight.do("confirm", "1", "--all")
    eight.do("close-sheet", "1")

    assert "not_confirmed" in unconfirmed
    assert "The score sheet is closed" in eight.do("sheet", "1")


def test_racks_are_counted(eight: Organiser) -> None:
    said = eight.do("sheet", "1", "/ r7 k13 / j / b1 u", "/ r7 / r8 / r9", "w 1 2 3")

    assert "[1 0 0 0]" in said


def test_a_correction_with_its_reason(eight: Organiser) -> None:
    eight.do("sheet", "1", "w 1 2 3", "w 1 2 3", "w 1 2 3")
    winner = eight.tables()[0][1]
    unexplained = eight.refused("correct", "1", "--game", "2", "1 w 2 3")

    eight.do("correct", "1", "--game", "2", "1 w 2 3", "--why", "wrong column")

    lines = {each["player"]: each for each in eight.ask("standings", "--json").json["standings"]}
    assert "reason_needed" in unexplained
    assert lines[winner]["wins"] == 1


def test_sanctions(eight: Organiser) -> None:
    eight.do("sanction", "warn", "1", "--why", "loud")
    eight.do("sanction", "deduct", "1", "2", "--why", "language")
    eight.do("sanction", "exclude", "2", "--why", "struck", "--grave")

    lines = {each["player"]: each for each in eight.ask("standings", "--json").json["standings"]}

    assert (lines[1]["deducted"], lines[1]["net"]) == (2, -2)
    assert lines[2]["status"] == "excluded"
    assert "how many" in eight.refused("sanction", "deduct", "1", "--why", "x")


def test_disputes(eight: Organiser) -> None:
    eight.do("dispute", "--table", "1", "--why", "whose turn it was")
    number = str(len(eight.log()))
    blocked = eight.refused("sheet", "1", *games(4))

    eight.do("dispute", "--settle", number, "--why", "the turn stands")

    assert "dispute_open" in blocked
    assert "the turn stands" in eight.do("dispute")


def test_standings_now_and_then(eight: Organiser) -> None:
    before = len(eight.log())
    eight.type_round(seeded(1))

    now = eight.ask("standings", "--json").json
    then = eight.ask("standings", "--at", str(before), "--json").json

    assert {line["games"] for line in now["standings"]} == {3}
    assert {line["games"] for line in then["standings"]} == {0}
    assert set(now["standings"][0]) >= {"place", "player", "big", "small", "games", "wins"}
    assert "no event" in eight.refused("standings", "--at", "999")
    assert "no such stage" in eight.refused("standings", "--stage", "5")


def test_status_says_what_is_missing_and_what_is_next(eight: Organiser) -> None:
    eight.do("sheet", "1", *games(4))

    found = eight.ask("status", "--json").json

    assert found["missing_sheets"] == ["1.1.2"]
    assert found["next"] == {"code": "sheets", "command": "sheet --type"}
    assert "table 2: no score sheet" in eight.do("status")


def test_undo_and_log(eight: Organiser) -> None:
    eight.do("sanction", "warn", "1", "--why", "loud")
    number = str(len(eight.log()))

    asked = eight.do("undo", text="y\n")
    eight.do("undo", str(len(eight.log())), "--why", "it was loud")
    needed = eight.refused("undo", "2")

    entries = [json.loads(line) for line in eight.do("log", "--json").splitlines()]
    assert f"#{number}" in asked
    assert [each["number"] for each in entries] == list(range(1, len(entries) + 1))
    assert [each["undone"] for each in entries[-3:]] == [False, True, False]
    assert "needed_later" in needed
    assert len(eight.do("log", "-n", "2").splitlines()) == 2


@pytest.mark.parametrize("command", ["new", "draw", "sheet", "roster", "verify", "simulate", "export"])
def test_help(desk: Organiser, command: str) -> None:
    assert "--help" in desk.do(command, "--help")


def test_who_decides(eight: Organiser) -> None:
    """Referees do not rule at tables where they play, and players do not rule at all."""
    there = str(eight.tables()[0][0])

    assert "plays_there" in eight.refused(
        "sanction", "warn", there, "--why", "x", "--by", f"referee:AK:{there}"
    )
    assert "not_allowed" in eight.refused("sanction", "warn", "1", "--why", "x", "--by", "player::1")
    assert "bad_usage" in eight.refused("sanction", "warn", "1", "--why", "x", "--by", "king")
    eight.do("sanction", "warn", there, "--why", "x", "--by", "referee:AK")
    assert "referee AK" in eight.do("log", "-n", "1")


def test_print_writes_pdf(eight: Organiser) -> None:
    file = eight.file.with_name("sheets.pdf")

    eight.do("print", "score-sheets", "--out", str(file), "--lang", "pl")

    assert file.read_bytes().startswith(b"%PDF")
    assert "diplomas" in eight.do("print")
    assert "no document" in eight.refused("print", "novel")


def test_print_says_when_there_is_nothing(desk: Organiser) -> None:
    desk.begin(4)

    assert "[nothing_to_print]" in desk.refused("print", "draw-by-table")


def test_print_says_when_it_cannot(eight: Organiser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "stolik.paper", None)

    assert "stolik.paper" in eight.refused("print", "standings")


def test_a_commands_id_makes_it_safe_to_ask_again(eight: Organiser) -> None:
    first = eight.do("sanction", "deduct", "1", "2", "--why", "language", "--id", "s1")
    again = eight.do("sanction", "deduct", "1", "2", "--why", "language", "--id", "s1")

    lines = {each["player"]: each for each in eight.ask("standings", "--json").json["standings"]}
    assert first.strip() in again
    assert lines[1]["deducted"] == 2


def test_simulate(desk: Organiser) -> None:
    kept = desk.file.with_name("played.stolik")

    said = desk.do("simulate", "--format", "pl-forty", "--players", "13", "--seed", "a", "--save", str(kept))
    again = desk.ask("simulate", "--format", "pl-forty", "--players", "13", "--seed", "a", "--json").json

    assert "semi-final" in said
    assert len(again["standings"]) == 13
    assert "Verified" in Organiser(kept).do("verify")
    assert "bad_field" in desk.refused("simulate", "--format", "pl-forty", "--players", "129")


def test_a_simulation_with_trouble(desk: Organiser) -> None:
    kept = desk.file.with_name("trouble.json")

    desk.do(
        "simulate",
        "--format",
        "knock-out",
        "--players",
        "14",
        "--seed",
        "b",
        "--trouble",
        "--save",
        str(kept),
    )

    assert desk.ask("verify", str(kept), "--json").json["verified"]
