"""A register in the rows of a stream: one private row for each person, and one for the rest.

A person's row is private, so that erasing it leaves nothing; events of the stream hold numbers only.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Raw, Struct

from stolik.people.person import EventEntry, PersonId, PersonRecord
from stolik.people.register import AdoptedEvent, PeopleRegister
from stolik.play.ports import Change

_PERSON: Final = "person/"
_REST: Final = "register"


class RegisterAct(StrEnum):
    """What happened to a register."""

    ADDED = "added"
    CHANGED = "changed"
    IMPORTED = "imported"
    ADOPTED = "adopted"
    MERGED = "merged"
    KEPT_APART = "kept_apart"
    ERASED = "erased"
    EMPTIED = "emptied"
    """The owner's account was erased, and with it everything."""


class RegisterChanged(Struct, frozen=True, kw_only=True):
    """One change of a register."""

    act: RegisterAct
    persons: tuple[PersonId, ...] = ()
    """Whom it was about, by number."""


class _Rest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything of a register except the data of persons."""

    given: int = 0
    merged: dict[int, PersonId] = {}
    namesakes: tuple[tuple[PersonId, PersonId], ...] = ()
    events: tuple[AdoptedEvent, ...] = ()
    erased: dict[int, tuple[EventEntry, ...]] = {}
    """The events of persons without data."""


def read_rows(rows: Mapping[str, Raw | None]) -> PeopleRegister:
    """Return the register of a stream's private rows."""
    raw = rows.get(_REST)
    rest = _Rest() if raw is None else msgspec.json.decode(raw, type=_Rest)
    persons = {
        PersonId(number): PersonRecord(id=PersonId(number), entries=entries, erased=True)
        for number, entries in rest.erased.items()
    }
    for key, payload in rows.items():
        if key.startswith(_PERSON) and payload is not None:
            person = msgspec.json.decode(payload, type=PersonRecord)
            persons[person.id] = person
    return PeopleRegister(
        persons=dict(sorted(persons.items())),
        given=rest.given,
        merged={PersonId(gone): kept for gone, kept in rest.merged.items()},
        namesakes=rest.namesakes,
        events={event.key: event for event in rest.events},
    )


def changed_rows(before: PeopleRegister, after: PeopleRegister) -> tuple[Change, ...]:
    """Return the rows to write for a change; the rows of persons who are gone or erased are emptied."""
    found: list[Change] = []
    for number in sorted(before.persons.keys() | after.persons.keys()):
        old, new = _data(before, number), _data(after, number)
        if old != new:
            payload = None if new is None else Raw(msgspec.json.encode(new))
            found.append(Change(key=f"{_PERSON}{number}", payload=payload))
    rest = _rest(after)
    if rest != _rest(before):
        found.append(Change(key=_REST, payload=Raw(msgspec.json.encode(rest))))
    return tuple(found)


def _data(register: PeopleRegister, number: PersonId) -> PersonRecord | None:
    person = register.persons.get(number)
    return None if person is None or person.erased else person


def _rest(register: PeopleRegister) -> _Rest:
    return _Rest(
        given=register.given,
        merged={int(gone): kept for gone, kept in register.merged.items()},
        namesakes=register.namesakes,
        events=tuple(register.events.values()),
        erased={int(person.id): person.entries for person in register.persons.values() if person.erased},
    )
