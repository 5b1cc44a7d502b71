"""An event that was not played in Stolik, as a file of places has it."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from io import StringIO
from typing import Final

from msgspec import Struct

from stolik.people.adoption import EventPlayer, places_key
from stolik.people.person import PersonId
from stolik.people.register import PeopleRegister
from stolik.season.event_places import WrittenPlace
from stolik.season.results import PlayerResult

_HEADINGS: Final = ("person", "place", "big", "final", "club", "born")


class PlacesEvent(Struct, frozen=True, kw_only=True):
    """One event of a file of places. Its players are numbered by the order of lines."""

    name: str
    lines: tuple[WrittenPlace, ...]

    @property
    def key(self) -> str:
        """What identifies it in a register's file."""
        return places_key(self.name)

    @property
    def players(self) -> tuple[EventPlayer, ...]:
        """Those who have a name and not only a number."""
        return tuple(
            EventPlayer(name=line.person, club=line.club, born=line.born)
            for line in self.lines
            if not line.person.startswith("#")
        )

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers, such as ``#12``, of those who have no name here."""
        return tuple(line.person for line in self.lines if line.person.startswith("#"))

    @property
    def written(self) -> tuple[str, ...]:
        """The name of each line, or its number such as ``#12``."""
        return tuple(line.person for line in self.lines)

    @property
    def results(self) -> tuple[PlayerResult, ...]:
        """Everybody's result."""
        return tuple(
            PlayerResult(at, line.place, line.big, line.finalist, excluded=False)
            for at, line in enumerate(self.lines, 1)
        )


def places_events(lines: tuple[WrittenPlace, ...], name: str) -> tuple[PlacesEvent, ...]:
    """Return the events of a file; `name` is that of the event in a file without a column for it."""
    by_event: dict[str, list[WrittenPlace]] = {}
    for line in lines:
        by_event.setdefault(line.event or name, []).append(line)
    return tuple(PlacesEvent(name=event, lines=tuple(found)) for event, found in by_event.items())


def person_of_line(register: PeopleRegister, written: str, linked: Mapping[str, PersonId]) -> PersonId | None:
    """Return whom a line means: by number, or by the link of an adopted event."""
    if written.startswith("#") and written[1:].isdecimal():
        person = register.person(int(written[1:]))
        return None if person is None else person.id
    return linked.get(written)


def write_event_places(event: PlacesEvent) -> str:
    """Return a file of places with one event, which `read_event_places` reads again."""
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(_HEADINGS)
    for line in event.lines:
        final = "yes" if line.finalist else ""
        writer.writerow([line.person, line.place, line.big, final, line.club, line.born or ""])
    return out.getvalue()
