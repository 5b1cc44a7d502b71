"""A register of people: sorting, finding, duplicates, merging, erasing, and the players of events."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.people.adoption import EventPlayer, adopt_event
from stolik.people.collation import sort_key
from stolik.people.lookup import find_persons, resolve_person
from stolik.people.person import EventEntry, PersonId, PersonRecord
from stolik.people.refusals import PeopleCode, PeopleRefusal
from stolik.people.register import (
    AdoptedEvent,
    PeopleRegister,
    add_person,
    change_person,
    erase_person,
    expired,
    keep_apart,
    likely_duplicates,
    merge_persons,
)
from stolik.people.register_json import read_register, write_register
from stolik.words import Language, Words

MAY = AdoptedEvent(key="may", name="May Cup", file="may.stolik")
TWO_WITH_ONE_LICENCE = """{"format": "stolik-people", "version": 1, "given": 2, "persons": [
    {"id": 1, "given": "A", "licence": "x"}, {"id": 2, "given": "B", "licence": "X"}]}"""
JUNE = AdoptedEvent(key="june", name="June Cup", file="june.stolik")


def done(answer: PeopleRegister | PeopleRefusal) -> PeopleRegister:
    """Return a register that was not refused."""
    assert isinstance(answer, PeopleRegister), answer
    return answer


def code(answer: object) -> PeopleCode:
    """Return why something was refused."""
    assert isinstance(answer, PeopleRefusal), answer
    return answer.code


def person(given: str, surname: str, born: int | None = None, **more: str) -> PersonRecord:
    """Return somebody to add."""
    return replace(PersonRecord(id=PersonId(0), given=given, surname=surname, born=born), **more)


def register(*people: PersonRecord) -> PeopleRegister:
    """Return a register of these people, numbered from 1."""
    found = PeopleRegister()
    for one in people:
        found = done(add_person(found, one, namesake=True))
    return found


@pytest.mark.parametrize(
    ("language", "names"),
    [
        pytest.param(
            "pl", ["Adam", "Ądam", "Celina", "Ćma", "Lis", "Łoś", "Zak", "Źrebak", "Żak", "Лев"], id="pl"
        ),
        pytest.param("ru", ["Ежов", "Ёлкин", "Жук", "Иванов", "Йод", "Ким", "Lis", "Łoś"], id="ru"),
        pytest.param("en", ["Ćma", "Cook", "Dale", "Łoś", "Loz", "O'Brien", "Smith", "Smith-Adams"], id="en"),
    ],
)
def test_names_are_sorted_as_the_language_does(language: str, names: list[str]) -> None:
    mixed = names[::-1]

    assert sorted(mixed, key=lambda name: sort_key(name, language)) == names


@pytest.mark.parametrize(
    "typed",
    [
        *("lucja", "ZAK", "żak łuc", "zak-nowicka", "nowicka lu", "kraków", "krak"),
        *("pl-0017", "PL-00", "zak pl-0", "#1"),
    ],
)
def test_people_are_found_without_accents(typed: str) -> None:
    here = register(
        person("Łucja", "Żak-Nowicka", town="Kraków", licence="PL-0017"),
        person("Пётр", "Королёв"),
        person("Jan", "Lis"),
    )

    assert [one.id for one in find_persons(here, typed)] == [1]
    assert [one.id for one in find_persons(here, "королев петр")] == [2]
    assert find_persons(here, "pl-0018") == ()


def test_a_person_is_named_by_number_licence_or_a_name_that_is_clear() -> None:
    here = register(
        person("Jan", "Lis", 1980, licence="A1"), person("Jan", "Lis", 1999), person("Ewa", "Lis")
    )

    assert [getattr(resolve_person(here, typed), "id", 0) for typed in ("#2", "1", "a1", "ewa lis")] == [
        2,
        1,
        1,
        3,
    ]
    assert code(resolve_person(here, "jan lis")) is PeopleCode.MANY_PERSONS
    assert code(resolve_person(here, "Nobody")) is PeopleCode.NO_PERSON


def test_somebody_who_is_there_already_is_refused_unless_a_namesake() -> None:
    here = register(person("Łucja", "Żak", 1990), person("Jan", "Lis", licence="A1"))

    assert code(add_person(here, person("lucja", "ZAK"))) is PeopleCode.LIKELY_DUPLICATE
    assert code(add_person(here, person("Ola", "Mak", licence="a1"))) is PeopleCode.DUPLICATE_LICENCE
    other = done(add_person(here, person("Łucja", "Żak", 2001)))
    same_name = done(add_person(here, person("Łucja", "Żak"), namesake=True))
    assert (len(other.persons), likely_duplicates(other), likely_duplicates(same_name)) == (3, (), ())


def test_likely_duplicates_are_found_and_namesakes_are_left_alone() -> None:
    here = replace(
        register(
            person("Anna", "Kos"), person("Kos", "Anna", 1980), person("Ewa", "Lis"), person("Ewa", "Lis")
        ),
        namesakes=(),
    )

    assert likely_duplicates(here) == ((1, 2), (3, 4))
    assert likely_duplicates(done(keep_apart(here, PersonId(3), PersonId(4)))) == ((1, 2),)


def test_merging_keeps_both_histories_and_both_numbers() -> None:
    here = register(person("Anna", "Kos", club="Orły"), person("Ania", "Kos", 1980, licence="A1"))
    here = replace(
        here,
        persons={
            PersonId(1): replace(here.persons[PersonId(1)], entries=(EventEntry(event="may", player=3),)),
            PersonId(2): replace(here.persons[PersonId(2)], entries=(EventEntry(event="june", player=8),)),
        },
    )

    merged = done(merge_persons(here, PersonId(1), PersonId(2)))

    one = merged.persons[PersonId(1)]
    assert (one.name, one.born, one.club, one.licence) == ("Anna Kos", 1980, "Orły", "A1")
    assert one.events == {"may", "june"}
    assert merged.person(2) == one
    assert done(change_person(merged, replace(one, town="Łódź"))).persons[PersonId(1)].town == "Łódź"


def test_two_who_met_are_not_one_person() -> None:
    here = register(person("Anna", "Kos"), person("Ania", "Kos"))
    entries = {
        number: replace(one, entries=(EventEntry(event="may", player=number),))
        for number, one in here.persons.items()
    }
    here = replace(here, persons=entries, events={"may": MAY})

    assert code(merge_persons(here, PersonId(1), PersonId(2))) is PeopleCode.BOTH_PLAYED
    assert likely_duplicates(here) == ()
    assert code(merge_persons(here, PersonId(1), PersonId(1))) is PeopleCode.SAME_PERSON


def test_erasing_leaves_a_number_and_nothing_else() -> None:
    here = register(person("Łucja", "Zażółć", 1990, club="Jaźń", town="Gęśla", licence="ŹRÓDŁO", team="Ćma"))
    here = replace(
        here,
        persons={
            PersonId(1): replace(here.persons[PersonId(1)], entries=(EventEntry(event="x", written="Ł Z"),))
        },
    )

    erased = done(erase_person(here, PersonId(1)))

    raw = write_register(erased).decode()
    assert not any(
        word in raw for word in ("Łucja", "Zażółć", "1990", "Jaźń", "Gęśla", "ŹRÓDŁO", "Ćma", "Ł Z")
    )
    assert erased.persons[PersonId(1)].entries == (EventEntry(event="x", written="#1"),)
    assert code(erase_person(erased, PersonId(1))) is PeopleCode.PERSON_ERASED
    assert done(add_person(erased, person("New", "One"))).given == 2


def test_data_is_kept_until_its_date() -> None:
    here = register(person("A", "B", keep_until="2026-06-01"), person("C", "D", keep_until="2026-06-02"))

    assert expired(here, "2026-06-01") == (1,)
    assert code(add_person(here, person("E", "F", keep_until="soon"))) is PeopleCode.BAD_KEEP_UNTIL


def players(*names: str, **more: str) -> list[EventPlayer]:
    """Return the players of an event, numbered from 1."""
    return [EventPlayer(number=at, name=name, **more) for at, name in enumerate(names, 1)]  # type: ignore[arg-type]


def test_players_of_an_event_become_persons_and_are_known_next_time() -> None:
    first = adopt_event(PeopleRegister(), MAY, players("Anna Kos", "Łucja Żak"))
    assert not isinstance(first, PeopleRefusal)
    second = adopt_event(first.register, JUNE, players("lucja zak", "Kos Anna", "Jan Lis"))
    assert not isinstance(second, PeopleRefusal)
    again = adopt_event(second.register, JUNE, players("lucja zak", "Kos Anna", "Jan Lis"))
    assert not isinstance(again, PeopleRefusal)

    assert (first.known, second.known, again.known) == (0, 2, 3)
    assert second.added == (3,)
    assert again.register == second.register
    assert second.register.persons[PersonId(2)].entries == (
        EventEntry(event="may", player=2),
        EventEntry(event="june", player=1),
    )


def test_a_doubtful_player_is_asked_about() -> None:
    here = register(person("Anna", "Kos", club="Orły"))
    stranger = [EventPlayer(number=7, name="Anna Kos", club="Kostka")]

    assert code(adopt_event(here, MAY, stranger)) is PeopleCode.DOUBTFUL_PLAYERS
    same = adopt_event(here, MAY, stranger, {"7": "1"})
    other = adopt_event(here, MAY, stranger, {"7": "new"})
    assert not isinstance(same, PeopleRefusal)
    assert not isinstance(other, PeopleRefusal)
    assert (len(same.register.persons), len(other.register.persons)) == (1, 2)
    assert likely_duplicates(other.register) == ()
    assert code(adopt_event(here, MAY, stranger, {"9": "1"})) is PeopleCode.NO_SUCH_PLAYER
    assert code(adopt_event(here, MAY, stranger, {"7": "5"})) is PeopleCode.NO_PERSON
    two = players("Anna Kos", "Anna Kos")
    assert code(adopt_event(here, MAY, two, {"1": "1", "2": "1"})) is PeopleCode.PERSON_TWICE
    assert code(adopt_event(here, replace(MAY, key=""), two)) is PeopleCode.NOT_DRAWN


def test_the_same_name_year_and_club_is_nobody_else() -> None:
    here = register(person("Jan", "Kos", 1975, club="Orły"), person("Jan", "Kos"))
    players = (
        EventPlayer(name="Jan Kos", born=1975, club="orly"),
        EventPlayer(name="Jan Kos", born=1975, club="Wisła"),
    )

    sure = adopt_event(here, MAY, players[:1])
    doubtful = adopt_event(here, MAY, players[1:])

    assert not isinstance(sure, PeopleRefusal)
    assert [one.id for one in sure.register.known if one.entries] == [1]
    assert code(doubtful) is PeopleCode.DOUBTFUL_PLAYERS


@pytest.mark.parametrize(
    ("typed", "fits"), [("kobiety", True), ("Женщины", True), ("Women", True), ("man", False)]
)
def test_a_category_is_the_same_in_every_language(typed: str, fits: bool) -> None:  # noqa: FBT001  a parameter
    assert replace(person("Ewa", "Kos"), categories=("veterans", typed)).has_category("women") is fits
    assert replace(person("Ewa", "Kos"), categories=("Młodzicy",)).has_category("mlodzicy")


def test_a_register_survives_its_file() -> None:
    adopted = adopt_event(
        register(person("Łucja", "Żak", 1990, licence="A1")), MAY, players("Łucja Żak", "Jan Lis")
    )
    assert not isinstance(adopted, PeopleRefusal)
    here = done(
        merge_persons(done(add_person(adopted.register, person("J", "Lis"))), PersonId(2), PersonId(3))
    )

    assert read_register(write_register(here)) == here


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ("", PeopleCode.NO_REGISTER),
        ("[]", PeopleCode.NO_REGISTER),
        ('{"format":"stolik-season","version":1}', PeopleCode.NO_REGISTER),
        ('{"format":"stolik-people","version":2}', PeopleCode.NEWER_REGISTER),
        ('{"format":"stolik-people","version":1,"more":1}', PeopleCode.BAD_REGISTER),
        ('{"format":"stolik-people","version":1,"persons":[{"id":1,"given":"A"}]}', PeopleCode.BAD_REGISTER),
        (
            TWO_WITH_ONE_LICENCE,
            PeopleCode.DUPLICATE_LICENCE,
        ),
        (
            '{"format":"stolik-people","version":1,"given":2,"persons":[{"id":1,"given":"A"}],"merged":{"2":2}}',
            PeopleCode.BAD_REGISTER,
        ),
        ('{"format":"stolik-people","version":1,"given":1,"persons":[{"id":1}]}', PeopleCode.BAD_PERSON_NAME),
    ],
)
def test_a_bad_register_is_refused(raw: str, why: PeopleCode) -> None:
    assert code(read_register(raw.encode())) is why


@pytest.mark.parametrize("language", Language)
def test_every_refusal_has_words(language: Language) -> None:
    words = Words(language)

    assert [one for one in PeopleCode if f"register-{one.replace('_', '-')}" not in words] == []
