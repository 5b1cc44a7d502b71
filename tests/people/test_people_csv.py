"""People from spreadsheets: which columns are names, and what is refused with its line."""

from __future__ import annotations

import pytest

from stolik.people.importing import ImportedPeople, RefusedLine, add_people
from stolik.people.people_csv import read_people
from stolik.people.refusals import PeopleCode
from stolik.people.register import PeopleRegister
from stolik.tournament.errors import RowError


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
@pytest.mark.parametrize("headings", ["имя;фамилия", "name;surname", "имя без фамилии;фамилия"])
def test_a_name_beside_a_surname_is_the_first_name(headings: str, coding: str) -> None:
    (found,), left_out = read_people(f"{headings}\nПётр;Королёв\n".encode(coding))  # noqa: RUF001  Russian

    assert (found.person.given, found.person.surname) == ("Пётр", "Королёв")
    assert left_out == ()


@pytest.mark.parametrize(
    "text",
    [
        "given name,surname\nAnna Maria,Kos\n",
        "nazwisko i imię\nKos Anna Maria\n",
        "gracz\nAnna Maria Kos\n",
        "surname,name\nKos,Anna Maria\n",
    ],
)
def test_first_names_and_surnames_are_told_apart(text: str) -> None:
    (found,), _ = read_people(text.encode())

    assert (found.person.given, found.person.surname) == ("Anna Maria", "Kos")


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        pytest.param("", 1, "no-people", id="empty"),
        pytest.param("club,town\nOrły,Łódź\n", 1, "no-name-column", id="no column of names"),
        pytest.param("surname,club\nKos,Orły\n,Orły\n", 3, "no-name", id="nobody"),
        pytest.param("surname,born\nKos,soon\n", 2, "no-year", id="no year"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(RowError) as refused:
        read_people(text.encode())

    assert (refused.value.line, refused.value.key) == (line, key)


@pytest.mark.parametrize(
    ("second", "code"),
    [
        pytest.param("Ola,Mak,1990,a-1", PeopleCode.LICENCE_IN_LINE, id="one licence"),
        pytest.param("Anna,Kos,1980,", PeopleCode.ALIKE_IN_LINE, id="one name"),
    ],
)
def test_two_lines_that_contradict_each_other_are_both_named(second: str, code: PeopleCode) -> None:
    text = f"first name,surname,born,licence\nAnna,Kos,1980,A-1\n{second}\n"
    people, _ = read_people(text.encode())

    refused = add_people(PeopleRegister(), people)

    assert isinstance(refused, RefusedLine)
    assert (refused.line, refused.refusal.code, refused.refusal.parts["line"]) == (3, code, "2")


def test_a_licence_of_the_register_is_named_by_its_number() -> None:
    people, _ = read_people(b"surname,licence\nKos,A-1\n")
    before = add_people(PeopleRegister(), people)
    assert isinstance(before, ImportedPeople)
    others, _ = read_people(b"surname,licence\nMak,A-1\n")

    refused = add_people(before.register, others)

    assert isinstance(refused, RefusedLine)
    assert (refused.refusal.code, refused.refusal.parts["person"]) == (PeopleCode.DUPLICATE_LICENCE, "1")
