"""Rosters from spreadsheets: the entries, and the exact place of errors."""

from __future__ import annotations

import pytest

from stolik.day.errors import SaidError
from stolik.day.files.roster_file import read_entries
from stolik.tournament.errors import RowError
from tests.cli.tournament.organiser import Organiser


def names(text: str) -> list[str]:
    """Return the names in a file."""
    return [entry.details.name for entry in read_entries(text.encode()).entries]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Łucja Żak\nJan Nowak\n", id="one name a line"),
        pytest.param("name\nŁucja Żak\nJan Nowak\n", id="a heading"),
        pytest.param("\ufeffLp.;Imię;Nazwisko\r\n1;Łucja;Żak\r\n2;Jan;Nowak\r\n", id="Polish spreadsheet"),
        pytest.param("№,ИМЯ\n1,Łucja Żak\n\n2,Jan Nowak\n", id="Russian headings, an empty line"),
        pytest.param(
            "Name\tTown\nŁucja Żak\tWarka, Polska\nJan Nowak\tŁódź\n", id="copied from a spreadsheet"
        ),
    ],
)
def test_names(text: str) -> None:
    assert names(text) == ["Łucja Żak", "Jan Nowak"]


def test_everything_a_file_can_say() -> None:
    text = "number,name,club,minor,consent,keep until,here,phone\n7,Ala,Wisła,yes,tak,2027-01-31,x,123\n"

    found = read_entries(text.encode())

    (entry,) = found.entries
    assert (entry.number, entry.here) == (7, True)
    assert (entry.details.club, entry.details.minor, entry.details.guardian_consents) == ("Wisła", True, True)
    assert entry.details.keep_until == "2027-01-31"
    assert found.left_out == ("phone",)


@pytest.mark.parametrize(
    ("text", "key", "line", "column"),
    [
        pytest.param("name,club\nAla,\n,Wisła\n", "csv-no-name", 3, "name", id="no name"),
        pytest.param("name\nAla\nOla\n ALA \n", "csv-doubled", 4, "name", id="a name twice"),
        pytest.param("nr;gracz\n1;Ala\n1;Ola\n", "csv-doubled", 3, "nr", id="a number twice"),
        pytest.param("nr;gracz\nx;Ala\n", "csv-not-a-number", 2, "nr", id="no number"),
        pytest.param("nr;gracz\n0;Ala\n", "csv-not-a-number", 2, "nr", id="number nought"),
        pytest.param("name,minor,consent\nAla,yes,no\n", "csv-no-consent", 2, "consent", id="no consent"),
        pytest.param("name,minor\nAla,perhaps\n", "csv-not-yes", 2, "minor", id="neither yes nor no"),
        pytest.param("name,keep until\nAla,soon\n", "csv-not-a-date", 2, "keep until", id="no date"),
        pytest.param(f"name\n{'x' * 81}\n", "csv-bad-name", 2, "name", id="too long a name"),
        pytest.param("name,player\nAla,Ola\n", "csv-two-columns", 1, "player", id="two columns of names"),
    ],
)
def test_what_is_wrong_is_told_with_line_and_column(text: str, key: str, line: int, column: str) -> None:
    with pytest.raises(SaidError) as error:
        read_entries(text.encode())

    assert error.value.key == key
    assert error.value.arguments["line"] == line
    assert error.value.arguments["column"] == column


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        pytest.param(b"name\nAla\nMiko\x81aj\n", 3, id="no text"),
        pytest.param(b'name\n"Ala\n', 2, id="an open quote"),
    ],
)
def test_files_that_cannot_be_read(raw: bytes, line: int) -> None:
    with pytest.raises(RowError) as error:
        read_entries(raw)

    assert error.value.line == line


@pytest.mark.parametrize("text", ["", "\n\n", "name,club\n"], ids=["empty", "blank", "only headings"])
def test_a_file_without_anybody(text: str) -> None:
    with pytest.raises(SaidError, match="csv-empty"):
        read_entries(text.encode())


def test_headings_without_names() -> None:
    with pytest.raises(SaidError, match="csv-no-name-column"):
        read_entries(b"club,number\nX,1\n")


def test_a_name_that_is_entered_already_is_told_with_its_line_and_nothing_is_entered(desk: Organiser) -> None:
    desk.begin(3)
    file = desk.file.with_name("list.csv")
    file.write_text("name;club\nAla;\nplayer  2;\nOla;\n", encoding="utf-8")

    said = desk.refused("roster", "import", str(file))

    assert "line 3, column Name" in said
    assert "duplicate_name" in said
    assert "Ala" not in desk.do("roster", "list")


def test_an_import_is_one_step(desk: Organiser) -> None:
    desk.begin(3)
    file = desk.file.with_name("list.csv")
    file.write_text("name,number,here\nAla,20,yes\nOla,,no\n", encoding="utf-8")

    desk.do("roster", "import", str(file), "--id", "i1")
    again = desk.do("roster", "import", str(file), "--id", "i1")

    players = {each["name"]: each for each in desk.ask("roster", "list", "--json").json["players"]}
    assert "already done" in again
    assert (players["Ala"]["number"], players["Ala"]["standing"]) == (20, "here")
    assert (players["Ola"]["number"], players["Ola"]["standing"]) == (21, "missing")
    assert len(players) == 5
