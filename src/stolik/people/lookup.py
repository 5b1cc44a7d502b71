"""Finding persons by what somebody types: a number, a licence, a name or its beginnings."""

from __future__ import annotations

from typing import Final

from stolik.people.person import PersonRecord, folded
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import PeopleRegister
from stolik.tournament.players.name_book import plain

_SHOWN: Final = 5


def find_persons(register: PeopleRegister, typed: str) -> tuple[PersonRecord, ...]:
    """Return everybody who fits: each typed word begins a word of the name, club or town, or the licence.

    A number such as ``12`` or ``#12`` fits too. Case and accents do not count, not even those of ł and ё.
    """
    wanted = plain(typed).split()
    if not wanted:
        return ()
    return tuple(person for person in register.known if _fits(person, wanted))


def _fits(person: PersonRecord, wanted: list[str]) -> bool:
    words = _words(f"{person.name} {person.club} {person.town}")
    licence = plain(person.licence)
    numbers = (str(person.id), f"#{person.id}")
    # Hyphens join the parts of a licence, and separate those of a name.
    return all(
        part in numbers
        or licence.startswith(part)
        or all(any(word.startswith(piece) for word in words) for piece in _words(part))
        for part in wanted
    )


def _words(text: str) -> list[str]:
    return plain(text.replace("-", " ")).split()


def resolve_person(register: PeopleRegister, typed: str) -> PersonRecord | PeopleRefusal:
    """Return the one person who is meant: a number such as ``12`` or ``#12``, a licence, or a name."""
    text = typed.strip()
    number = text.removeprefix("#")
    if number.isascii() and number.isdigit() and len(number) <= len("999999999"):
        found = register.person(int(number))
        if found is not None:
            return found
    for person in register.known:
        if person.licence and plain(person.licence) == plain(text):
            return person
    exact = [person for person in register.known if folded(person.name) == folded(text)]
    several = exact or list(find_persons(register, text))
    if not several:
        return refused(PeopleCode.NO_PERSON, typed=text)
    if len(several) > 1:
        shown = ", ".join(f"#{each.id} {each.name}" for each in several[:_SHOWN])
        more = "…" if len(several) > _SHOWN else ""
        return refused(PeopleCode.MANY_PERSONS, typed=text, persons=shown + more)
    return several[0]
