"""Adopting an event: its players become persons of the register, known ones and new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.people.person import (
    EventEntry,
    EventKey,
    PersonId,
    PersonRecord,
    check_person,
    folded,
    folded_name,
    split_name,
)
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import AdoptedEvent, PeopleRegister
from stolik.tournament.events import DrawCommitted, Event, TournamentCreated, encoder
from stolik.tournament.players.name_book import plain

NEW: Final = "new"
"""Given for a player who is nobody of the register."""
_SHOWN: Final = 8


class EventPlayer(Struct, frozen=True, kw_only=True):
    """A player as an event knows them."""

    number: int = 0
    """In the event's log; 0 in a file of places."""
    name: str
    surname: str = ""
    club: str = ""
    born: int | None = None

    @property
    def label(self) -> str:
        """What an organiser names this player by."""
        return str(self.number) if self.number else self.name


class DoubtfulPlayer(Struct, frozen=True, kw_only=True):
    """A player who may be one of several persons, or nobody of them: the organiser decides."""

    player: EventPlayer
    persons: tuple[PersonId, ...]

    def __str__(self) -> str:
        candidates = ", ".join(f"#{number}" for number in self.persons)
        name, number = self.player.name, self.player.number
        return f"{number} {name} → {candidates}" if number else f"{name} → {candidates}"


class Adopted(Struct, frozen=True, kw_only=True):
    """A register that knows an event's players."""

    register: PeopleRegister
    known: int
    """Players who already were in the register."""
    added: tuple[PersonId, ...]
    doubtful: tuple[DoubtfulPlayer, ...] = ()
    """Players who were left for the organiser to decide."""


def event_key(log: Iterable[Event]) -> EventKey | None:
    """Return what identifies a tournament, in its file and in every export; None before its first draw.

    It is a digest of its creation and of the first commitment, which no two tournaments share.
    """
    found = hashlib.sha256()
    for event in log:
        if isinstance(event, TournamentCreated | DrawCommitted):
            found.update(encoder.encode(event))
        if isinstance(event, DrawCommitted):
            return found.hexdigest()[:16]
    return None


def places_key(event: str) -> EventKey:
    """Return what identifies an event in files of places: its name."""
    return f"places:{plain(event)}"


def adopt_event(
    register: PeopleRegister,
    event: AdoptedEvent,
    players: Sequence[EventPlayer],
    chosen: Mapping[str, str] | None = None,
    *,
    numbers: Collection[str] = (),
    leave_doubtful: bool = False,
) -> Adopted | PeopleRefusal:
    """Link every player of an event to a person; who is nobody's namesake and unknown is added.

    `chosen` decides for players by their label: the number of a person, or `NEW`. A player is doubtful who
    fits several persons and not one of them by year and club, or fits a person of another club without a
    known year: the organiser decides. Nobody is linked before that, unless `leave_doubtful` is given.
    `numbers` such as ``#12`` name persons without a link.
    """
    chosen = dict(chosen or {})
    unknown = set(chosen) - {player.label for player in players}
    if unknown:
        return refused(PeopleCode.NO_SUCH_PLAYER, player=min(unknown))
    if not event.key:
        return refused(PeopleCode.NOT_DRAWN, event=event.name)
    for number in numbers:
        if not (number[1:].isdecimal() and register.person(int(number[1:]))):
            return refused(PeopleCode.UNKNOWN_NUMBER, event=event.name, number=number)
    if not players and not numbers and event.key not in register.events:
        return refused(PeopleCode.NOBODY_TO_ADOPT, event=event.name)
    work = _Adoption(register, event)
    for player in players:
        refusal = work.link(player, chosen.get(player.label))
        if refusal is not None:
            return refusal
    if work.doubtful and not leave_doubtful:
        shown = "; ".join(map(str, work.doubtful[:_SHOWN])) + ("; …" if len(work.doubtful) > _SHOWN else "")
        return refused(PeopleCode.DOUBTFUL_PLAYERS, event=event.name, players=shown)
    return work.done()


class _Adoption:
    def __init__(self, register: PeopleRegister, event: AdoptedEvent) -> None:
        self._register = register
        self._event = event
        self._persons = dict(register.persons)
        self._by_name: dict[str, list[PersonId]] = {}
        for person in register.known:
            self._by_name.setdefault(folded_name(person), []).append(person.id)
        self._before = {
            (entry.player, entry.written): person.id
            for person in register.persons.values()
            for entry in person.entries
            if entry.event == event.key
        }
        self._taken: set[PersonId] = set(self._before.values())
        self._namesakes = list(register.namesakes)
        self._given = register.given
        self._known = 0
        self._added: list[PersonId] = []
        self.doubtful: list[DoubtfulPlayer] = []

    def link(self, player: EventPlayer, choice: str | None) -> PeopleRefusal | None:
        entry = EventEntry(
            event=self._event.key, player=player.number, written="" if player.number else player.name
        )
        if (entry.player, entry.written) in self._before:
            self._known += 1
            return None
        if choice is not None and choice != NEW:
            number = choice.removeprefix("#")
            person = self._register.person(int(number)) if number.isdecimal() else None
            if person is None:
                return refused(PeopleCode.NO_PERSON, typed=choice)
            return self._join(person.id, entry)
        alike = self._by_name.get(folded(player.name), [])
        if choice == NEW:
            return self._add(player, entry, alike)
        fitting = [number for number in alike if self._may_be(number, player)]
        if not fitting:
            return self._add(player, entry, alike)
        sure = [number for number in fitting if self._is_sure(number, player)]
        if len(fitting) > 1:
            sure = [number for number in sure if self._agrees(number, player)]
        if len(sure) == 1:
            return self._join(sure[0], entry)
        self.doubtful.append(DoubtfulPlayer(player=player, persons=tuple(fitting)))
        return None

    def _may_be(self, number: PersonId, player: EventPlayer) -> bool:
        person = self._persons[number]
        years = {person.born, player.born}
        return len(years) == 1 or None in years

    def _is_sure(self, number: PersonId, player: EventPlayer) -> bool:
        """Return whether nothing speaks against it: a known year, or no other club."""
        person = self._persons[number]
        if number in self._taken:
            return False
        clubs = {plain(person.club), plain(player.club)}
        return (person.born is not None and person.born == player.born) or len(clubs) == 1 or "" in clubs

    def _agrees(self, number: PersonId, player: EventPlayer) -> bool:
        """Return whether the year of birth and the club are known and the same."""
        person = self._persons[number]
        same_club = bool(person.club) and plain(person.club) == plain(player.club)
        return same_club and person.born is not None and person.born == player.born

    def _join(self, number: PersonId, entry: EventEntry) -> PeopleRefusal | None:
        if number in self._taken:
            return refused(PeopleCode.PERSON_TWICE, person=str(number), event=self._event.name)
        self._taken.add(number)
        person = self._persons[number]
        self._persons[number] = replace(person, entries=(*person.entries, entry))
        self._known += 1
        return None

    def _add(self, player: EventPlayer, entry: EventEntry, alike: Sequence[PersonId]) -> PeopleRefusal | None:
        self._given += 1
        number = PersonId(self._given)
        given, surname = split_name(player.name, player.surname)
        person = PersonRecord(
            id=number, given=given, surname=surname, born=player.born, club=player.club, entries=(entry,)
        )
        refusal = check_person(person)
        if refusal is not None:
            return refusal
        self._persons[number] = person
        self._taken.add(number)
        self._namesakes += [(other, number) for other in alike]
        self._by_name.setdefault(folded(player.name), []).append(number)
        self._added.append(number)
        return None

    def done(self) -> Adopted:
        """Return the register with all links."""
        register = replace(
            self._register,
            persons=self._persons,
            given=self._given,
            namesakes=tuple(self._namesakes),
            events={**self._register.events, self._event.key: self._event},
        )
        return Adopted(
            register=register,
            known=self._known,
            added=tuple(self._added),
            doubtful=tuple(self.doubtful),
        )
