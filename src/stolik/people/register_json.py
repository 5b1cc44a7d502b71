"""A register as a JSON file, and checked when it is read."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec
from msgspec import Struct

from stolik.people.person import PersonId, PersonRecord, check_person
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import AdoptedEvent, PeopleRegister
from stolik.tournament.players.name_book import plain

FORMAT: Final = "stolik-people"
VERSION: Final = 1
_PATH: Final = re.compile(r"at `\$\.?([^`]*)`")


class _Header(Struct, frozen=True):
    format: str
    version: int


class _RegisterFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The contents of the file."""

    format: Literal["stolik-people"]
    version: Literal[1]
    owner: str = ""
    given: int = 0
    persons: tuple[PersonRecord, ...] = ()
    merged: dict[int, int] = {}
    namesakes: tuple[tuple[int, int], ...] = ()
    events: tuple[AdoptedEvent, ...] = ()


def write_register(register: PeopleRegister) -> bytes:
    """Return the file; one with the same contents has the same bytes."""
    plain_file = _RegisterFile(
        format="stolik-people",
        version=1,
        owner=register.owner,
        given=register.given,
        persons=tuple(register.persons[number] for number in sorted(register.persons)),
        merged={int(gone): int(kept) for gone, kept in sorted(register.merged.items())},
        namesakes=tuple((int(one), int(other)) for one, other in register.namesakes),
        events=tuple(register.events.values()),
    )
    return msgspec.json.format(msgspec.json.encode(plain_file), indent=1) + b"\n"


def read_register(raw: bytes) -> PeopleRegister | PeopleRefusal:
    """Return the register of a file, or what is wrong with it."""
    try:
        header = msgspec.json.decode(raw, type=_Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return refused(PeopleCode.NO_REGISTER)
    if header.format != FORMAT:
        return refused(PeopleCode.NO_REGISTER)
    if header.version > VERSION:
        return refused(PeopleCode.NEWER_REGISTER, version=header.version)
    try:
        found = msgspec.json.decode(raw, type=_RegisterFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        path = _PATH.search(str(error))
        return refused(PeopleCode.BAD_REGISTER, field="?" if path is None else path[1] or "?")
    return _checked(found)


def _checked(found: _RegisterFile) -> PeopleRegister | PeopleRefusal:
    licences: dict[str, PersonRecord] = {}
    for person in found.persons:
        refusal = None if person.erased else check_person(person)
        if refusal is not None:
            return refusal
        other = licences.setdefault(plain(person.licence), person) if person.licence else person
        if other is not person:
            return refused(
                PeopleCode.DUPLICATE_LICENCE, licence=person.licence, person=str(other.id), name=other.name
            )
    persons = {person.id: person for person in found.persons}
    highest = max(persons, default=0)
    if len(persons) != len(found.persons) or min(persons, default=1) < 1:
        return refused(PeopleCode.BAD_REGISTER, field="persons")
    if highest > found.given:
        return refused(PeopleCode.BAD_REGISTER, field="given")
    merged = {PersonId(gone): PersonId(kept) for gone, kept in found.merged.items()}
    # A chain of merges goes on to a person; a loop would never end.
    if any(_end(merged, gone) not in persons for gone in merged):
        return refused(PeopleCode.BAD_REGISTER, field="merged")
    return PeopleRegister(
        owner=found.owner,
        persons=persons,
        given=found.given,
        merged=merged,
        namesakes=tuple((PersonId(one), PersonId(other)) for one, other in found.namesakes),
        events={event.key: event for event in found.events},
    )


def _end(merged: dict[PersonId, PersonId], number: PersonId) -> PersonId:
    for _ in range(len(merged) + 1):
        if number not in merged:
            return number
        number = merged[number]
    return PersonId(0)
