"""Adding many people at once: from a spreadsheet, or from another register."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.people.people_csv import WrittenPerson
from stolik.people.person import PersonId, PersonRecord, check_person, folded_name
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import PeopleRegister, looks_alike
from stolik.tournament.players.name_book import plain

_COLUMNS: Final = {
    PeopleCode.DUPLICATE_LICENCE: "licence",
    PeopleCode.LICENCE_IN_LINE: "licence",
    PeopleCode.BAD_LICENCE: "licence",
    PeopleCode.BAD_YEAR: "born",
    PeopleCode.BAD_KEEP_UNTIL: "keep-until",
}


class ImportedPeople(Struct, frozen=True, kw_only=True):
    """A register with more people."""

    register: PeopleRegister
    added: int
    known: int
    """People who were in it already, and are left as they are."""


class RefusedLine(Struct, frozen=True, kw_only=True):
    """The line that refuses a whole file, and why."""

    line: int
    refusal: PeopleRefusal

    @property
    def column(self) -> str:
        """The column that is wrong; its heading is the message ``people-column-<column>``."""
        return _COLUMNS.get(self.refusal.code, "name")


def add_people(register: PeopleRegister, people: Sequence[WrittenPerson]) -> ImportedPeople | RefusedLine:
    """Return the register with the people of a file: all of them, or the line that is wrong.

    A file may be imported again: the same name with the same licence and year is known.
    """
    work = _Import(register)
    for one in people:
        refusal = work.enter(one.person, line=one.line)
        if refusal is not None:
            return RefusedLine(line=one.line, refusal=refusal)
    return work.done()


def join_registers(register: PeopleRegister, other: PeopleRegister) -> ImportedPeople | PeopleRefusal:
    """Return a register with the people of another one; an empty register becomes the other one.

    Who looks like somebody known is left as known, without the other's history.
    """
    if not register.given:
        return ImportedPeople(register=other, added=len(other.persons), known=0)
    work = _Import(register)
    for person in other.known:
        refusal = work.enter(person, alike_is_known=True)
        if refusal is not None:
            return refusal
    events = {**other.events, **register.events}
    done = work.done()
    return replace(done, register=replace(done.register, events=events))


class _Import:
    """A register that grows; names and licences are looked up, not searched."""

    def __init__(self, register: PeopleRegister) -> None:
        self._register = register
        self._persons = dict(register.persons)
        self._given = register.given
        self._known = 0
        self._lines: dict[PersonId, int] = {}
        self._by_name: dict[str, list[PersonRecord]] = {}
        self._by_licence: dict[str, PersonRecord] = {}
        for person in register.known:
            self._index(person)

    def _index(self, person: PersonRecord) -> None:
        self._by_name.setdefault(folded_name(person), []).append(person)
        if person.licence:
            self._by_licence[plain(person.licence)] = person

    def enter(
        self, person: PersonRecord, *, line: int = 0, alike_is_known: bool = False
    ) -> PeopleRefusal | None:
        """Add somebody, unless known; return what is wrong."""
        refusal = check_person(person)
        if refusal is not None:
            return refusal
        alike = [other for other in self._by_name.get(folded_name(person), ()) if looks_alike(other, person)]
        same = any((other.born, other.licence) == (person.born, person.licence) for other in alike)
        if same or (alike and alike_is_known):
            self._known += 1
            return None
        holder = self._by_licence.get(plain(person.licence)) if person.licence else None
        if holder is not None:
            if alike_is_known:
                self._known += 1
                return None
            return self._licence_taken(person, holder)
        if alike:
            return self._alike(person, alike[0])
        self._given += 1
        added = replace(person, id=PersonId(self._given))
        self._persons[added.id] = added
        self._lines[added.id] = line
        self._index(added)
        return None

    def _licence_taken(self, person: PersonRecord, holder: PersonRecord) -> PeopleRefusal:
        line = self._lines.get(holder.id)
        if line is not None:
            return refused(
                PeopleCode.LICENCE_IN_LINE, licence=person.licence, line=str(line), name=holder.name
            )
        return refused(
            PeopleCode.DUPLICATE_LICENCE, licence=person.licence, person=str(holder.id), name=holder.name
        )

    def _alike(self, person: PersonRecord, other: PersonRecord) -> PeopleRefusal:
        line = self._lines.get(other.id)
        if line is not None:
            return refused(PeopleCode.ALIKE_IN_LINE, name=person.name, line=str(line))
        return refused(PeopleCode.LIKELY_DUPLICATE, name=person.name, other=str(other.id))

    def done(self) -> ImportedPeople:
        """Return the result."""
        return ImportedPeople(
            register=replace(self._register, persons=self._persons, given=self._given),
            added=self._given - self._register.given,
            known=self._known,
        )


def without_files(register: PeopleRegister) -> PeopleRegister:
    """Return a register whose events name no files: what another machine calls them means nothing here."""
    events = {key: replace(event, file="", copies=()) for key, event in register.events.items()}
    return replace(register, events=events)
