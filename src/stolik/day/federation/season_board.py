"""SeasonBoards: the live rankings of seasons, kept up to date from the logs of their tournaments."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from stolik.day.badges import may_see
from stolik.day.federation.persons import Persons, early_key, organises
from stolik.day.federation.places_service import KeptPlaces, is_places_stream
from stolik.day.federation.register_service import KeptRegister, RegisterService
from stolik.day.federation.season_service import KeptSeason, SeasonService
from stolik.day.hall import Hall
from stolik.day.statistics import TournamentStatistics
from stolik.people.refusals import PeopleRefusal
from stolik.play.ports import Ports, StreamId
from stolik.season.counted_season import CountedSeason
from stolik.season.event_summary import EventSummary, summarise
from stolik.season.places_event import person_of_line
from stolik.season.ranking import SeasonRanking
from stolik.season.results import EventResults, as_persons
from stolik.tournament.players.name_book import ADULT

_KEPT: Final = 16
"""Boards kept in memory."""


class _Read(Struct, frozen=True, kw_only=True):
    """What a season needs of one tournament, as of an event number."""

    seq: int
    summary: EventSummary
    started: bool
    plays_from: str | None
    """The day from which it is being played, as in `TournamentState`."""
    removed: bool
    shortened: frozenset[int]
    """Players whose names the tournament's public pages shorten."""
    without_club: frozenset[int]
    written: tuple[str, ...] | None = None
    """The names of its lines, if it is a file of places."""
    born: Mapping[int, int] = {}
    """Years of birth in a file of places."""


class BoardEvent(Struct, frozen=True, kw_only=True):
    """One event of a season as it is now."""

    name: str
    date: str
    tournament: StreamId | None
    places: StreamId | None = None
    """The file of places, if it was not played here."""
    started: bool = False
    """Whether it was drawn."""
    playing: bool = False
    """Whether it is under way today."""
    over: bool = False
    field: int = 0
    unlinked: int = 0
    """Players who are not certain to be one person or another: the organiser decides."""
    players: Mapping[int, int] = {}
    """Persons by starting number."""


class SeasonBoard(Struct, frozen=True, kw_only=True):
    """A season with everything counted."""

    kept: KeptSeason
    mark: str
    """Another one after every change."""
    today: str
    counted: CountedSeason
    events: tuple[BoardEvent, ...]


class _Counting(Struct, kw_only=True):
    """A ranking and what it was counted from."""

    today: str
    season: int
    register: int
    heads: dict[StreamId, int]
    ranking: SeasonRanking
    board: SeasonBoard

    def counts(self, now: tuple[str, int, int, dict[StreamId, int]]) -> bool:
        """Return whether it was counted from what there is now."""
        return (self.today, self.season, self.register, self.heads) == now


class SeasonBoards:
    """Counts seasons; after a change only the tournament that changed is read and counted again."""

    def __init__(
        self,
        ports: Ports,
        seasons: SeasonService,
        registers: RegisterService,
        persons: Persons,
        hall: Hall,
    ) -> None:
        self._ports = ports
        self._seasons = seasons
        self._registers = registers
        self._persons = persons
        self._hall = hall
        self._read: OrderedDict[StreamId, _Read] = OrderedDict()
        self._counted: OrderedDict[StreamId, _Counting] = OrderedDict()
        self._asked: set[tuple[StreamId, int, int]] = set()
        """Tournaments whose uncertain players were looked up without success: event and register numbers."""

    def streams(self, kept: KeptSeason) -> tuple[StreamId, ...]:
        """Return the streams that decide what a season's page shows."""
        events = (StreamId(event.file) for event in kept.season.events if event.file)
        return (kept.stream, self._registers.stream_of(kept.owner), *dict.fromkeys(events))

    async def look(self, stream: StreamId) -> SeasonBoard | None:
        """Return a season as it is now; None if there is none."""
        kept = await self._seasons.look(stream)
        if kept is None:
            return None
        _, register, *streams = self.streams(kept)
        heads = await self._ports.store.heads(streams)
        people = await self._registers.read(register)
        known = self._counted.get(stream)
        now = datetime.fromtimestamp(await self._ports.clock.now() / 1000, UTC)
        today = now.astimezone().date().isoformat()
        if known is not None and known.counts((today, kept.seq, people.seq, heads)):
            return known.board
        read = {each: await self._reading(each, heads[each]) for each in streams if each in heads}
        people = await self._linked(kept, people, read)
        counting = self._count(kept, people, read, today)
        self._counted.pop(stream, None)
        self._counted[stream] = counting
        while len(self._counted) > _KEPT:
            self._counted.popitem(last=False)
        return counting.board

    async def statistics(self, board: SeasonBoard) -> tuple[tuple[BoardEvent, TournamentStatistics], ...]:
        """Return the figures of every tournament that has begun."""
        found = []
        for event in board.events:
            if event.tournament is None or not event.started:
                continue
            loaded = await self._hall.look(event.tournament)
            if loaded is None:
                continue
            found.append((event, await self._hall.statistics(loaded)))
        return tuple(found)

    async def _reading(self, stream: StreamId, seq: int) -> _Read:
        known = self._read.get(stream)
        if known is not None and known.seq >= seq:
            return known
        if is_places_stream(stream):
            found = _read_places(await self._persons.places.look(stream), seq)
        else:
            found = await self._reading_log(stream)
        self._read[stream] = found
        while len(self._read) > _KEPT * 64:
            self._read.popitem(last=False)
        return found

    async def _reading_log(self, stream: StreamId) -> _Read:
        loaded = await self._hall.look(stream)
        if loaded is None:
            message = f"a stream of a season is not a tournament: {stream}"
            raise LookupError(message)
        state, book = loaded.tournament.state, loaded.tournament.book
        details = {
            player.id: known_as
            for player in state.players.values()
            if player.details is not None and (known_as := book.get(player.details)) is not None
        }
        minors = frozenset(number for number, each in details.items() if each.minor_on(state.date))
        return _Read(
            seq=loaded.seq,
            summary=summarise(loaded.tournament),
            started=state.started,
            plays_from=state.plays_from,
            removed=not may_see(state, None),
            shortened=frozenset(details) if state.settings.short_names else minors,
            without_club=minors,
        )

    async def _linked(
        self, kept: KeptSeason, people: KeptRegister, read: Mapping[StreamId, _Read]
    ) -> KeptRegister:
        """Return the register after the players of started tournaments were linked, as far as certain."""
        for stream, event in read.items():
            asked = (stream, event.seq, people.seq)
            if not event.started or event.removed or asked in self._asked:
                continue
            links = _links(people, stream, event)
            if all(number in links for number in event.summary.named):
                continue
            if await self._adopt(kept.owner, people.stream, stream):
                people = await self._registers.read(people.stream)
            self._asked.add((stream, event.seq, people.seq))
            if len(self._asked) > _KEPT * 64:
                self._asked.clear()
        return people

    async def _adopt(self, owner: str, register: StreamId, stream: StreamId) -> bool:
        """Link the players of an event to persons of the register; return whether that was possible."""
        places = await self._persons.places.look(stream)
        if places is not None:
            done = places.owner == owner and await self._persons.adopt_places(register, places)
            return done is not False and not isinstance(done, PeopleRefusal)
        loaded = None if is_places_stream(stream) else await self._hall.look(stream)
        if loaded is None or not organises(loaded, owner):
            return False
        return not isinstance(await self._persons.adopt_into(register, loaded), PeopleRefusal)

    def _count(
        self,
        kept: KeptSeason,
        people: KeptRegister,
        read: Mapping[StreamId, _Read],
        today: str,
    ) -> _Counting:
        year = int(today[:4])
        known = self._counted.get(kept.stream)
        same = known is not None and (known.season, known.register) == (kept.seq, people.seq)
        ranking = known.ranking if known is not None and same else SeasonRanking(kept.season)
        events: list[BoardEvent] = []
        changed: list[EventResults] = []
        short: set[int] = set()
        clubless: set[int] = set()
        named: set[int] = set()
        for event in kept.season.events:
            stream = StreamId(event.file)
            found = read.get(stream) if event.file else None
            if found is None or found.removed:
                events.append(BoardEvent(name=event.name, date=event.date, tournament=None))
                continue
            links = _links(people, stream, found)
            minors = set(_unknown_minors(people, found, links, int(event.date[:4]) if event.date else year))
            short.update(links[number] for number in found.shortened if number in links)
            short.update(minors)
            clubless.update(minors)
            clubless.update(links[number] for number in found.without_club if number in links)
            named.update(links[number] for number in found.summary.named if number in links)
            summary = found.summary
            if found.started and not (same and known is not None and known.heads.get(stream) == found.seq):
                changed.append(_results(event.name, event.date, summary, links))
            events.append(
                BoardEvent(
                    name=event.name,
                    date=event.date or summary.date,
                    tournament=stream if found.written is None else None,
                    places=None if found.written is None else stream,
                    started=found.started,
                    playing=found.plays_from is not None and found.plays_from <= today,
                    over=summary.over,
                    field=len(summary.results) or len(summary.named),
                    unlinked=sum(number not in links for number in summary.named) if found.started else 0,
                    players=links,
                )
            )
        ranking.put(*changed)
        counted = CountedSeason(
            season=kept.season,
            register=people.register,
            ranking=ranking,
            this_year=year,
            shortened=frozenset(short),
            without_club=frozenset(clubless),
            nameless=frozenset(ranking.people) - named,
        )
        seqs = {stream: found.seq for stream, found in read.items()}
        mark = hashlib.sha256(repr((today, kept.seq, people.seq, sorted(seqs.items()))).encode()).hexdigest()[
            :16
        ]
        board = SeasonBoard(kept=kept, mark=mark, today=today, counted=counted, events=tuple(events))
        return _Counting(
            today=today, season=kept.seq, register=people.seq, heads=seqs, ranking=ranking, board=board
        )


def _read_places(kept: KeptPlaces | None, seq: int) -> _Read:
    """Return what a season needs of a file of places; its names are as public as the register says."""
    lines = () if kept is None else kept.event.lines
    summary = EventSummary(
        key="" if kept is None else kept.key,
        name="" if kept is None else kept.event.name,
        date="",
        over=True,
        named=tuple(range(1, len(lines) + 1)),
        results=() if kept is None else kept.event.results,
    )
    return _Read(
        seq=seq if kept is None else kept.seq,
        summary=summary,
        started=True,
        plays_from=None,
        removed=kept is None,
        shortened=frozenset(),
        without_club=frozenset(),
        written=tuple(line.person for line in lines),
        born={at: line.born for at, line in enumerate(lines, 1) if line.born is not None},
    )


def _unknown_minors(people: KeptRegister, event: _Read, links: Mapping[int, int], year: int) -> Iterator[int]:
    """Return the minors of a file of places whose year of birth the register does not have."""
    for number, born in event.born.items():
        person = people.register.person(links.get(number, 0))
        if person is not None and person.born is None and year - born < ADULT:
            yield person.id


def _links(people: KeptRegister, stream: StreamId, event: _Read) -> dict[int, int]:
    """Return the persons of an event's players, by starting number or by line."""
    if event.written is not None:
        linked = people.written.get(event.summary.key, {})
        lines = (person_of_line(people.register, name, linked) for name in event.written)
        return {at: person for at, person in enumerate(lines, 1) if person is not None}
    index = people.links
    return {**index.get(early_key(stream), {}), **index.get(event.summary.key, {})}


def _results(name: str, date: str, summary: EventSummary, links: Mapping[int, int]) -> EventResults:
    lines, sharers = as_persons(summary.results, links.get)
    return EventResults(
        key=summary.key,
        name=name,
        date=date or summary.date,
        field=len(summary.results),
        over=summary.over,
        lines=lines,
        sharers=sharers,
    )
