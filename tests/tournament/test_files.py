"""Rosters, pairs and results from CSV files; errors name line and column."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.tournament.csv_rows import decode
from stolik.tournament.errors import RowError
from stolik.tournament.players.roster_file import read_apart, read_roster
from stolik.tournament.score_sheets.results_file import read_results

HEADER = "round,table,game,player,small\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Ola\nJan\n", id="bare names"),
        pytest.param("name\nOla\nJan\n", id="heading"),
        pytest.param("club,Name\nA,Ola\nB,Jan\n", id="another column first"),
        pytest.param("zawodnik;klub\r\nOla;A\r\nJan;B\r\n", id="as a spreadsheet writes it"),
        pytest.param("\ufeffname\n\n Ola \n\nJan", id="byte order mark and blanks"),
        pytest.param("nick,club\nOla,A\nJan,B\n", id="nicknames"),
        pytest.param("ФИО;клуб\nOla;A\nJan;B\n", id="Russian headings"),
        pytest.param("name,player\nOla,x\nJan,y\n", id="two columns for names"),
    ],
)
def test_a_roster_is_read(text: str) -> None:
    assert read_roster(text) == ("Ola", "Jan")


def test_a_roster_of_first_and_last_names_is_read_as_the_import_reads_it() -> None:
    assert read_roster("Lp.;Imię;Nazwisko\n1;Ola;Żak\n2;Jan;Żak\n") == ("Ola Żak", "Jan Żak")


@pytest.mark.parametrize("name", ["Anna Nowak (2)", "1. Anna Nowak", "Nowak, Anna", "12"])
def test_a_name_stays_as_it_is_written(name: str) -> None:
    """A list of names to keep apart must name the same people."""
    assert read_roster(f'name\n"{name}"\nOla\n') == (name, "Ola")


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        pytest.param("", 1, None, "empty", id="empty"),
        pytest.param("\n\n", 1, None, "empty", id="blank lines"),
        pytest.param("name\nOla\nJan\nOla\n", 4, "name", "'Ola' is already in line 2", id="twice"),
        pytest.param("name,club\nOla,A\n,B\n", 3, "name", "no name", id="no name"),
        pytest.param("Ola\n,x\n", 2, "1", "no name", id="no name, no heading"),
        pytest.param('name\n"Ola\n', 2, None, "end of data", id="open quote"),
    ],
)
def test_a_bad_roster_is_refused(text: str, line: int, column: str | None, reason: str) -> None:
    with pytest.raises(RowError, match=reason) as caught:
        read_roster(text)

    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    "text", ["Ola,Jan\n", "first,second\nOla,Jan\nJan,Ola\n", "Player_1;Player_2\nOla;Jan"]
)
def test_pairs_are_read(text: str) -> None:
    assert read_apart(text, ["Ola", "Jan", "Ewa"]) == (frozenset({"Ola", "Jan"}),)


def test_pairs_of_numbered_players_are_read() -> None:
    assert read_apart("1,2\n", [1, 2, 3]) == (frozenset({1, 2}),)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        pytest.param("Ola,Jan\nOla,Iza\n", 2, "2", "'Iza' is not in the field", id="unknown"),
        pytest.param("Iza,Ala\nOla,Jan\n", 1, "1", "'Iza' is not in the field", id="not a heading"),
        pytest.param("Ola,Iza\n", 1, "2", "'Iza' is not in the field", id="unknown in the first line"),
        pytest.param("Ola,Jan\nEwa,Ewa\n", 2, "2", "'Ewa' cannot be kept apart", id="oneself"),
        pytest.param("Ola,Jan\nEwa\n", 2, None, "two names: found 1", id="one name"),
        pytest.param("Ola,Jan,Ewa\n", 1, None, "two names: found 3", id="three names"),
        pytest.param("Ola,Jan\nEwa,\n", 2, "2", "no name", id="no name"),
    ],
)
def test_bad_pairs_are_refused(text: str, line: int, column: str | None, reason: str) -> None:
    with pytest.raises(RowError, match=reason) as caught:
        read_apart(text, ["Ola", "Jan", "Ewa"])

    assert (caught.value.line, caught.value.column) == (line, column)


def test_results_are_read_with_columns_in_any_order() -> None:
    results = read_results("player,small,round,table,game\na,+5,1,2,3\nb,\N{MINUS SIGN}5,1,2,3\n")

    assert [(one.key, one.player, one.small) for one in results] == [
        ((1, 2, 3), "a", 5),
        ((1, 2, 3), "b", -5),
    ]


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        pytest.param("", 1, None, "empty", id="empty file"),
        pytest.param("round,table,game,player\n", 1, "small", "no such column", id="missing column"),
        pytest.param("round,table,game,player,small,big\n", 1, "big", "unexpected", id="another column"),
        pytest.param("round,table,game,player,small,small\n", 1, "small", "unexpected", id="column twice"),
        pytest.param(HEADER + "1,1,1,a,5\n1,1,1,b,x\n", 3, "small", "whole number.*'x'", id="not a number"),
        pytest.param(HEADER + "1,1,1,a,5.5\n", 2, "small", "'5.5'", id="not whole"),
        pytest.param(HEADER + "1,1,1,a,1_0\n", 2, "small", "'1_0'", id="underscore"),
        pytest.param(HEADER + "1,1,1,a,\n", 2, "small", "''", id="no number"),
        pytest.param(HEADER + "one,1,1,a,5\n", 2, "round", "'one'", id="round in words"),
        pytest.param(HEADER + "1,-1,1,a,5\n", 2, "table", "-1", id="table below nothing"),
        pytest.param(HEADER + "1,1,1,,5\n", 2, "player", "no name", id="no name"),
        pytest.param(HEADER + "1,1,1,a\n", 2, "small", "found 4", id="short line"),
        pytest.param(HEADER + "1,1,1,a,5,6\n", 2, "6", "found 6", id="long line"),
        pytest.param(HEADER + "1,1,1,a,5\n1,1,1,a,5\n", 3, "player", "in line 2", id="player twice"),
        pytest.param(HEADER + "1,1,1,a,5\n1,1,2,b,5\n", 2, "game", "only one player", id="game of one"),
        pytest.param(
            HEADER + "".join(f"1,1,1,{name},0\n" for name in "abcde"),
            6,
            "game",
            "more than 4",
            id="game of five",
        ),
    ],
)
def test_bad_results_are_refused(text: str, line: int, column: str | None, reason: str) -> None:
    with pytest.raises(RowError, match=reason) as caught:
        read_results(text)

    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "coding"),
    [
        pytest.param("imię;klub\r\nŁukasz Żak;Łódź\r\nŻółć;ŁKS\r\n", "cp1250", id="Polish Windows"),
        pytest.param("имя;клуб\r\nЮля Ёлкина;СПб\r\nЮлия;Chess Club\r\n", "cp1251", id="Russian Windows"),
        pytest.param("imię\tklub\r\nŁukasz\tŁódź\r\n", "utf-16", id="Unicode text"),
        pytest.param("imię;klub\r\nŁukasz;Łódź\r\n", "utf-8-sig", id="CSV UTF-8"),
        pytest.param("имя;клуб\r\nŁukasz;Łódź\r\n", "utf-8", id="both languages"),
    ],
)
def test_a_file_is_read_as_spreadsheets_save_it(text: str, coding: str) -> None:
    assert decode(text.encode(coding)) == text


@pytest.mark.parametrize("raw", [b"name\nJ\x81zef\n", b"\xff\xfeA"], ids=["no code page", "half a letter"])
def test_what_is_no_text_is_refused_with_its_line_and_what_to_do(raw: bytes) -> None:
    with pytest.raises(RowError, match=r"line \d: this is not text: .*as CSV UTF-8") as caught:
        decode(raw)

    assert caught.value.line == raw.count(b"\n", 0, 7) + 1


@given(st.text(alphabet=st.sampled_from('abr1-,;"\n\r\t round,table,game,player,small\0\u2028'), max_size=60))
def test_any_text_is_read_or_refused_with_a_line(text: str) -> None:
    for read in (read_results, read_roster, lambda text: read_apart(text, ["a", "b"])):
        try:
            read(HEADER + text)
            read(text)
        except RowError as error:
            assert error.line >= 1  # noqa: PT017 - reading it is right as well
