"""What an organiser does with people across tournaments of a server: adopt, look back, erase."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stolik.day.badges import may_see
from stolik.day.cache import LoadedTournament
from stolik.day.federation.places_service import KeptPlaces, PlacesService, is_places_stream
from stolik.day.federation.register_rows import RegisterAct
from stolik.day.federation.register_service import KeptRegister, RegisterService
from stolik.day.hall import Hall
from stolik.day.service import DayAnswer
from stolik.day.work import Attempt, giving
from stolik.people.adoption import Adopted, adopt_event, event_key, places_key
from stolik.people.history import EventHistory, MutualGames, head_to_head, history_of
from stolik.people.person import EventEntry, EventKey, PersonId, PersonRecord
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import AdoptedEvent, PeopleRegister, erase_person, expired
from stolik.play.ports import StreamId
from stolik.season.event_summary import players_of
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import EraseData
from stolik.tournament.refusals import TournamentCode, TournamentRefusal

_SERVER: Final = Actor(role=Role.ORGANISER, key="@server")


class PersonEvent(Struct, frozen=True, kw_only=True):
    """One event of a person's history, with the tournament where it can be seen."""

    tournament: StreamId | None
    """None if it was not played here, or was removed; a file of places then has the place alone."""
    history: EventHistory
    against: MutualGames | None = None
    """The games against somebody else, if both played."""


class Persons:
    """Use cases that need a register and the tournaments of its owner."""

    def __init__(self, registers: RegisterService, hall: Hall, places: PlacesService) -> None:
        self._registers = registers
        self._hall = hall
        self.places: Final = places

    async def own_events(self, account: str) -> tuple[LoadedTournament, ...]:
        """Return the tournaments that an account organises, the newest first."""
        return tuple(
            loaded
            for loaded, badge in await self._hall.held_by(account)
            if loaded.tournament.state.officials.get(badge.official) is Role.ORGANISER
        )

    async def adopt(
        self, account: str, stream: StreamId, chosen: Mapping[str, str] | None = None
    ) -> Adopted | PeopleRefusal:
        """Link the players of a tournament or a file to persons; who is doubtful waits for the organiser."""
        kept = await self.places.look(stream)
        if kept is not None and kept.owner == account:
            return await self.adopt_places(self._registers.stream_of(account), kept, chosen)
        loaded = await self._hall.look(stream)
        if loaded is None or not organises(loaded, account):
            return refused(PeopleCode.NOT_YOUR_EVENT)
        return await self.adopt_into(self._registers.stream_of(account), loaded, chosen)

    async def adopt_into(
        self, register: StreamId, loaded: LoadedTournament, chosen: Mapping[str, str] | None = None
    ) -> Adopted | PeopleRefusal:
        """Link the players of a tournament to persons of a register."""
        return await self._adopted(register, lambda before: adopt_loaded(before, loaded, chosen))

    async def adopt_places(
        self, register: StreamId, kept: KeptPlaces, chosen: Mapping[str, str] | None = None
    ) -> Adopted | PeopleRefusal:
        """Link the names of a file of places to persons of a register."""
        return await self._adopted(register, lambda before: adopt_kept(before, kept, chosen))

    async def _adopted(
        self, register: StreamId, adopting: Callable[[PeopleRegister], Adopted | PeopleRefusal]
    ) -> Adopted | PeopleRefusal:
        done: Adopted | None = None

        def decide(before: PeopleRegister) -> PeopleRegister | PeopleRefusal:
            nonlocal done
            answer = adopting(before)
            if isinstance(answer, PeopleRefusal):
                return answer
            done = answer
            return answer.register

        answer = await self._registers.change(register, decide, RegisterAct.ADOPTED)
        if isinstance(answer, PeopleRefusal):
            return answer
        return done or Adopted(register=answer.register, known=0, added=())

    async def forget_places(self, account: str, kept: KeptPlaces) -> None:
        """Remove a file of places, and what the register knows of it; the people stay."""
        register = self._registers.stream_of(account)
        await self._registers.change(
            register, lambda before: without_event(before, kept.key), RegisterAct.CHANGED
        )
        await self.places.remove(kept)

    async def past(
        self, register: PeopleRegister, person: PersonRecord, other: PersonRecord | None = None
    ) -> tuple[PersonEvent, ...]:
        """Return what a person did in every event, the newest first, and the games against another person."""
        theirs = {} if other is None else {entry.event: entry for entry in other.entries}
        found: list[PersonEvent] = []
        for entry in person.entries:
            event = register.events.get(entry.event)
            written = None if event is None else await self.places.look(StreamId(event.file))
            if event is not None and written is not None:
                found.append(PersonEvent(tournament=None, history=_written_history(event, written, entry)))
                continue
            loaded = None if event is None or not event.file else await self._hall.look(StreamId(event.file))
            if event is None or loaded is None or not may_see(loaded.tournament.state, None):
                name, date = (entry.event, "") if event is None else (event.name, event.date)
                history = EventHistory(event=name, date=date, place=None, field=0)
                found.append(PersonEvent(tournament=None, history=history))
                continue
            state = loaded.tournament.state
            met = theirs.get(entry.event)
            found.append(
                PersonEvent(
                    tournament=loaded.stream,
                    history=history_of(state, entry.player),
                    against=None if met is None else head_to_head(state, entry.player, met.player),
                )
            )
        return tuple(sorted(found, key=lambda each: each.history.date, reverse=True))

    async def erase(self, register: StreamId, numbers: Iterable[PersonId]) -> KeptRegister | PeopleRefusal:
        """Erase people in every tournament, then in the register: a failure leaves something to try again."""
        kept = await self._registers.read(register)
        numbers = tuple(numbers)
        for number in numbers:
            person = kept.register.persons.get(number)
            for entry in () if person is None else person.entries:
                event = kept.register.events.get(entry.event)
                if event is not None and entry.written and is_places_stream(event.file):
                    if not await self.places.erase(StreamId(event.file), entry.written, number):
                        return refused(PeopleCode.REGISTER_BUSY)
                    continue
                if event is None or not event.file or not entry.player:
                    continue
                done = await self._erase_in(StreamId(event.file), PlayerId(entry.player))
                if isinstance(done, TournamentRefusal) and done.code is not TournamentCode.UNKNOWN_TOURNAMENT:
                    return refused(PeopleCode.REGISTER_BUSY)

        def decide(before: PeopleRegister) -> PeopleRegister | PeopleRefusal:
            after: PeopleRegister | PeopleRefusal = before
            for number in numbers:
                if isinstance(after, PeopleRefusal):
                    return after
                after = erase_person(after, number)
            return after

        return await self._registers.change(register, decide, RegisterAct.ERASED, persons=numbers)

    async def expire(self, now: int) -> int:
        """Erase everybody whose data may be kept no longer, in all registers; return how many."""
        today = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
        count = 0
        for stream in await self._registers.streams():
            numbers = expired((await self._registers.read(stream)).register, today)
            if numbers:
                await self.erase(stream, numbers)
            count += len(numbers)
        return count

    async def _erase_in(self, stream: StreamId, player: PlayerId) -> DayAnswer:
        def work(attempt: Attempt) -> TournamentRefusal | None:
            refusal = giving(EraseData(by=_SERVER, player=player))(attempt)
            # Somebody who was erased at that tournament's desk needs nothing more there.
            settled = {TournamentCode.ALREADY_SO, TournamentCode.UNKNOWN_PLAYER}
            return None if refusal is not None and refusal.code in settled else refusal

        return await self._hall.perform(stream, work, command_id=f"@erase:{secrets.token_hex(8)}")


def organises(loaded: LoadedTournament, account: str) -> bool:
    """Return whether an account is an organiser of a tournament."""
    state = loaded.tournament.state
    return state.officials.get(state.holders.get(account, "")) is Role.ORGANISER


def adopt_loaded(
    register: PeopleRegister, loaded: LoadedTournament, chosen: Mapping[str, str] | None = None
) -> Adopted | PeopleRefusal:
    """Return the register that knows a tournament's players; doubtful ones are left out."""
    tournament = loaded.tournament
    state, early = tournament.state, early_key(loaded.stream)
    key = event_key(tournament.log)
    event = AdoptedEvent(key=key or early, name=state.name, date=state.date, file=loaded.stream)
    if key is not None and early in register.events:
        register = rekeyed(register, early, key)
    return adopt_event(register, event, players_of(state, tournament.book), chosen, leave_doubtful=True)


def adopt_kept(
    register: PeopleRegister, kept: KeptPlaces, chosen: Mapping[str, str] | None = None
) -> Adopted | PeopleRefusal:
    """Return the register that knows the names of a file of places; doubtful ones are left out.

    Links that the command line made by the event's name are taken over, and those of names that a newer
    version of the file no longer has are dropped.
    """
    before = register.events.get(places_key(kept.event.name))
    if before is not None and not before.file:
        register = rekeyed(register, before.key, kept.key)
    register = _with_entries(
        register, kept.key, lambda entry: entry if entry.written in kept.event.written else None
    )
    event = AdoptedEvent(key=kept.key, name=kept.event.name, file=kept.stream)
    return adopt_event(
        register, event, kept.event.players, chosen, numbers=kept.event.numbers, leave_doubtful=True
    )


def without_event(register: PeopleRegister, key: EventKey) -> PeopleRegister:
    """Return a register that does not know an event; its people stay."""
    events = {each.key: each for each in register.events.values() if each.key != key}
    return replace(_with_entries(register, key, lambda _: None), events=events)


def early_key(stream: StreamId) -> EventKey:
    """Return what identifies a tournament of this server before its first draw."""
    return f"@{stream}"


def rekeyed(register: PeopleRegister, early: EventKey, key: EventKey) -> PeopleRegister:
    """Return the register that knows an event by another key; it is to be adopted again."""
    moved = _with_entries(register, early, lambda entry: replace(entry, event=key))
    events = {each.key: each for each in register.events.values() if each.key != early}
    return replace(moved, events=events)


def _with_entries(
    register: PeopleRegister, key: EventKey, change: Callable[[EventEntry], EventEntry | None]
) -> PeopleRegister:
    """Return a register with other entries of one event; None drops an entry."""
    persons = dict(register.persons)
    for number, person in register.persons.items():
        if key in person.events:
            entries = (change(entry) if entry.event == key else entry for entry in person.entries)
            kept = tuple(entry for entry in entries if entry is not None)
            if kept != person.entries:
                persons[number] = replace(person, entries=kept)
    return replace(register, persons=persons)


def _written_history(event: AdoptedEvent, kept: KeptPlaces, entry: EventEntry) -> EventHistory:
    lines = kept.event.lines
    place = next((line.place for line in lines if line.person == entry.written), None)
    return EventHistory(event=event.name, date=event.date, place=place, field=len(lines))
