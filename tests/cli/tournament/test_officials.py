"""`stolik tournament officials`: added, given tables, handed over, dismissed, and refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.errors import RefusedError
from stolik.tournament.commands import SetHalls
from stolik.tournament.halls import HallRange
from stolik.tournament.refusals import TournamentCode
from tests.cli.tournament.organiser import Organiser
from tests.paper.reading import pages_of


@pytest.fixture
def desk(tmp_path: Path) -> Organiser:
    """Return a tournament with two referees."""
    found = Organiser(tmp_path / "cup.stolik")
    found.do("new", "Cup", "--date", "2026-11-21", "--lang", "en")
    assert "no officials yet" in found.do("officials")
    found.do("officials", "add", "Ewa Sample", "--tables", "1-4,9")
    found.do("officials", "add", "Jan Sample", "--role", "head-referee")
    return found


def test_officials_have_tables_and_hand_them_over(desk: Organiser, tmp_path: Path) -> None:
    """Every step is in the log and in the referee's report."""
    shown = desk.do("officials")
    assert "Ewa Sample" in shown
    assert "1–4, 9" in shown  # noqa: RUF001  as people write it
    desk.do("officials", "hand-over", "Ewa Sample", "jan sample", "--why", "a break")
    desk.do("officials", "tables", "Ewa Sample", "12")
    desk.do("officials", "hand-over", "Jan Sample", "Ewa Sample", "--whole")
    found = {each["name"]: each for each in desk.ask("officials", "list", "--json").json["officials"]}

    assert found["Ewa Sample"]["role"] == "head-referee"
    assert [each["first"] for each in found["Ewa Sample"]["tables"]] == [1, 9, 12]
    assert found["Jan Sample"]["tables"] == []
    desk.do("report", "--out", str(tmp_path / "report.pdf"))
    printed = " ".join(" ".join(pages_of((tmp_path / "report.pdf").read_bytes())).split())
    for text in ("Head referee Ewa Sample tables", "a break", "Everything handed over"):
        assert text in printed
    desk.do("officials", "tables", "Ewa Sample", "--clear")
    desk.do("officials", "dismiss", "Jan Sample")
    assert "Jan Sample" not in desk.do("officials")


def test_two_desks_on_one_file_do_not_overwrite_each_other(desk: Organiser) -> None:
    """One has read the file before the other writes; only what both change is refused."""
    with open_desk(desk.file, None) as one:
        desk.do("halls", "Main hall=1-8")
        mine = SetHalls(by=one.by, halls=(HallRange(name="Gallery", first=1, last=4),))
        with pytest.raises(RefusedError) as refused:
            one.do(mine)
        assert refused.value.refusal.code is TournamentCode.CHANGED_MEANWHILE
        desk.do("timetable", "1.1=2026-11-21")
        one.do(mine)  # read again meanwhile
    assert "Gallery" in desk.do("halls")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("tables", "Nobody", "1"), "no official is called"),
        (("tables", "Ewa Sample", "one"), "are no tables"),
        (("tables", "Ewa Sample", "4-1"), "lower number first"),
        (("tables", "Ewa Sample", "1-1000"), "are no tables"),
        (("tables", "Ewa Sample"), "are no tables"),
        (("tables", "Ewa Sample", ",".join(str(2 * n) for n in range(1, 30))), "are no tables"),
        (("hand-over", "Jan Sample", "Ewa Sample"), "nothing to hand over"),
        (("add", "Ola Sample", "--role", "player"), "is not an official"),
        (("add", "x" * 400), "name"),
    ],
)
def test_wrong_input_is_refused_in_words(desk: Organiser, typed: tuple[str, ...], said: str) -> None:
    """Nothing changes."""
    assert said in desk.refused("officials", *typed)
