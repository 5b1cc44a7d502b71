"""A register of people, and everything that can happen to its entries."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from stolik.people.person import EventKey, PersonId, PersonRecord, check_person, folded_name
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.tournament.players.name_book import plain


class AdoptedEvent(Struct, frozen=True, kw_only=True):
    """An event whose players are known to the register."""

    key: EventKey
    name: str
    date: str = ""
    file: str = ""
    """Where its names are, relative to the register's folder: erasing goes there too."""
    copies: tuple[str, ...] = ()
    """Other files of the same event, such as its export."""

    @property
    def files(self) -> tuple[str, ...]:
        """Every file that has its names."""
        return tuple(filter(None, (self.file, *self.copies)))


class PeopleRegister(Struct, frozen=True, kw_only=True):
    """All persons of an organiser."""

    owner: str = ""
    persons: dict[PersonId, PersonRecord] = {}
    given: int = 0
    """The numbers given so far; none is given twice."""
    merged: dict[PersonId, PersonId] = {}
    """Numbers of persons who turned out to be another one."""
    namesakes: tuple[tuple[PersonId, PersonId], ...] = ()
    """Pairs that look alike and are known to be two people."""
    events: dict[EventKey, AdoptedEvent] = {}

    def person(self, number: int) -> PersonRecord | None:
        """Return the person with a number, also with that of a merged entry."""
        at = PersonId(number)
        while at in self.merged:
            at = self.merged[at]
        return self.persons.get(at)

    @property
    def known(self) -> Iterator[PersonRecord]:
        """Everybody whose data was not erased."""
        return (person for person in self.persons.values() if not person.erased)


def add_person(
    register: PeopleRegister, person: PersonRecord, *, namesake: bool = False
) -> PeopleRegister | PeopleRefusal:
    """Return the register with one more person, under the next number.

    Somebody who seems to be in it already is refused, unless said to be a `namesake`.
    """
    added = replace(person, id=PersonId(register.given + 1))
    refusal = check_person(added) or _check_licence(register, added)
    if refusal is not None:
        return refusal
    alike = [other for other in register.known if looks_alike(other, added)]
    if alike and not namesake:
        return refused(PeopleCode.LIKELY_DUPLICATE, name=added.name, other=str(alike[0].id))
    return replace(
        register,
        persons={**register.persons, added.id: added},
        given=added.id,
        namesakes=(*register.namesakes, *((other.id, added.id) for other in alike)),
    )


def change_person(register: PeopleRegister, person: PersonRecord) -> PeopleRegister | PeopleRefusal:
    """Return the register with other data of a person."""
    before = register.persons.get(person.id)
    if before is None:
        return refused(PeopleCode.NO_PERSON, typed=str(person.id))
    if before.erased:
        return refused(PeopleCode.PERSON_ERASED, person=str(person.id))
    refusal = check_person(person) or _check_licence(register, person)
    if refusal is not None:
        return refusal
    return replace(register, persons={**register.persons, person.id: person})


def _check_licence(register: PeopleRegister, person: PersonRecord) -> PeopleRefusal | None:
    for other in register.known if person.licence else ():
        if other.id != person.id and plain(other.licence) == plain(person.licence):
            return refused(
                PeopleCode.DUPLICATE_LICENCE, licence=person.licence, person=str(other.id), name=other.name
            )
    return None


def looks_alike(one: PersonRecord, other: PersonRecord) -> bool:
    """Return whether two entries are probably one person: the same name and no other year, or one licence."""
    if one.licence and other.licence:
        return plain(one.licence) == plain(other.licence)
    years = {one.born, other.born}
    return folded_name(one) == folded_name(other) and (len(years) == 1 or None in years)


def likely_duplicates(register: PeopleRegister) -> tuple[tuple[PersonId, PersonId], ...]:
    """Return the pairs that are probably one person; known namesakes and people who met are left out."""
    by_name: dict[str, list[PersonRecord]] = {}
    by_licence: dict[str, list[PersonRecord]] = {}
    for person in register.known:
        by_name.setdefault(folded_name(person), []).append(person)
        if person.licence:
            by_licence.setdefault(plain(person.licence), []).append(person)
    apart = {frozenset(pair) for pair in register.namesakes}
    found = {
        (min(one.id, other.id), max(one.id, other.id))
        for group in (*by_name.values(), *by_licence.values())
        for at, one in enumerate(group)
        for other in group[at + 1 :]
        if looks_alike(one, other)
        and frozenset((one.id, other.id)) not in apart
        and not one.events & other.events
    }
    return tuple(sorted(found))


def keep_apart(register: PeopleRegister, one: PersonId, other: PersonId) -> PeopleRegister | PeopleRefusal:
    """Return the register in which two persons are known to be namesakes."""
    for number in (one, other):
        if number not in register.persons:
            return refused(PeopleCode.NO_PERSON, typed=str(number))
    if one == other:
        return refused(PeopleCode.SAME_PERSON, person=str(one))
    return replace(register, namesakes=(*register.namesakes, (min(one, other), max(one, other))))


def merge_persons(register: PeopleRegister, kept: PersonId, gone: PersonId) -> PeopleRegister | PeopleRefusal:
    """Return the register with two entries as one person, with both histories.

    The data of `kept` counts; what it lacks comes from `gone`, whose number leads to it from now on.
    """
    one, other = register.persons.get(kept), register.persons.get(gone)
    for number, person in ((kept, one), (gone, other)):
        if person is None:
            return refused(PeopleCode.NO_PERSON, typed=str(number))
        if person.erased:
            return refused(PeopleCode.PERSON_ERASED, person=str(number))
    if one is None or other is None or kept == gone:
        return refused(PeopleCode.SAME_PERSON, person=str(kept))
    met = one.events & other.events
    if met:
        event = register.events.get(min(met))
        name = min(met) if event is None else event.name
        return refused(PeopleCode.BOTH_PLAYED, one=one.name, other=other.name, event=name)
    dates = [each.keep_until for each in (one, other) if each.keep_until is not None]
    united = replace(
        one,
        born=one.born or other.born,
        club=one.club or other.club,
        town=one.town or other.town,
        team=one.team or other.team,
        licence=one.licence or other.licence,
        categories=tuple(dict.fromkeys((*one.categories, *other.categories))),
        consents=tuple(dict.fromkeys((*one.consents, *other.consents))),
        # The earlier promise to erase is kept.
        keep_until=min(dates, default=None),
        entries=(*one.entries, *other.entries),
    )
    persons = {number: person for number, person in register.persons.items() if number != gone}
    return replace(
        register,
        persons={**persons, kept: united},
        merged={**register.merged, gone: kept},
        namesakes=tuple(pair for pair in register.namesakes if gone not in pair),
    )


def erase_person(register: PeopleRegister, number: PersonId) -> PeopleRegister | PeopleRefusal:
    """Return the register without somebody's data: the number and the events stay, so that rankings stand."""
    person = register.persons.get(number)
    if person is None:
        return refused(PeopleCode.NO_PERSON, typed=str(number))
    if person.erased:
        return refused(PeopleCode.PERSON_ERASED, person=str(number))
    entries = tuple(replace(entry, written=f"#{number}" if entry.written else "") for entry in person.entries)
    empty = PersonRecord(id=number, entries=entries, erased=True)
    return replace(register, persons={**register.persons, number: empty})


def expired(register: PeopleRegister, today: str) -> tuple[PersonId, ...]:
    """Return whose data must be erased by today (YYYY-MM-DD)."""
    return tuple(
        person.id for person in register.known if person.keep_until is not None and person.keep_until <= today
    )
