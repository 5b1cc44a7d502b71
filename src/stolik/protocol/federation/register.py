"""A register of people on the wire: only its owner's own one has an address."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.day.federation.persons import PersonEvent
from stolik.people.person import LONGEST_LICENCE, LONGEST_TEXT, MOST_CATEGORIES, YEARS, Consent, PersonId
from stolik.play.ports import StreamId
from stolik.protocol.orders import OrderId
from stolik.season.bounds import LONGEST_NAME as LONGEST_WRITTEN
from stolik.tournament.players.name_book import LONGEST_NAME

PersonNumber: TypeAlias = Annotated[int, Meta(ge=1, le=999_999_999)]
_Name: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Text: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
_Year: TypeAlias = Annotated[int, Meta(ge=YEARS[0], le=YEARS[1])]
_Licence: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LICENCE)]
_Categories: TypeAlias = Annotated[tuple[_Text, ...], Meta(max_length=MOST_CATEGORIES)]
_Consents: TypeAlias = Annotated[tuple[Consent, ...], Meta(max_length=20)]
_Date: TypeAlias = Annotated[str, Meta(max_length=10)]


class PersonTyped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody to add: POST /api/register/persons."""

    id: OrderId
    given: _Name = ""
    surname: _Name = ""
    born: _Year | None = None
    club: _Text = ""
    town: _Text = ""
    team: _Text = ""
    licence: _Licence = ""
    categories: _Categories = ()
    consents: _Consents = ()
    keep_until: _Date | None = None
    namesake: bool = False
    """Whether somebody with this name is another person."""


class PersonPatch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Other data of a person; what is not given stays: PATCH /api/register/persons/{number}."""

    given: _Name | UnsetType = UNSET
    surname: _Name | UnsetType = UNSET
    born: _Year | UnsetType | None = UNSET
    club: _Text | UnsetType = UNSET
    town: _Text | UnsetType = UNSET
    team: _Text | UnsetType = UNSET
    licence: _Licence | UnsetType = UNSET
    categories: _Categories | UnsetType = UNSET
    consents: _Consents | UnsetType = UNSET
    keep_until: _Date | UnsetType | None = UNSET


class RegisteredPerson(Struct, frozen=True, kw_only=True):
    """One person of the register, as its owner sees them."""

    id: PersonId
    given: str
    surname: str
    born: int | None
    club: str
    town: str
    team: str
    licence: str
    categories: tuple[str, ...]
    consents: tuple[Consent, ...]
    keep_until: str | None
    events: int
    """How many events this person has played."""


class RegisteredEvent(Struct, frozen=True, kw_only=True):
    """A tournament of the owner, or a file of places, with the persons who play in it."""

    tournament: StreamId
    places: bool
    """Whether it is a file of places, which has no page."""
    name: str
    date: str
    """Empty if it is not known."""
    players: int
    """How many of its players have names."""
    persons: tuple[PersonId, ...]
    """Those who are known, by starting number."""
    adopted: bool


class LikelyDuplicate(Struct, frozen=True, kw_only=True):
    """Two entries that are probably one person."""

    one: PersonId
    other: PersonId


class RegisterSeen(Struct, frozen=True, kw_only=True):
    """The register of the caller: GET /api/register."""

    persons: tuple[RegisteredPerson, ...]
    """By surname, in the order of the reader's language; erased ones are left out."""
    events: tuple[RegisteredEvent, ...]
    """The newest first."""
    duplicates: tuple[LikelyDuplicate, ...]


class PersonPage(Struct, frozen=True, kw_only=True):
    """A person with everything they did: GET /api/register/persons/{number}?against=."""

    person: RegisteredPerson
    events: tuple[PersonEvent, ...]


class PersonPair(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two persons: to merge the second into the first, or to keep apart."""

    one: PersonNumber
    other: PersonNumber


class AdoptAsked(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament whose players become persons: POST /api/register/adopt."""

    tournament: Annotated[str, Meta(max_length=64)]
    chosen: Annotated[
        dict[Annotated[str, Meta(max_length=LONGEST_WRITTEN)], Annotated[str, Meta(max_length=12)]],
        Meta(max_length=500),
    ] = {}
    """For doubtful players, by their label: the number of a person, or `new`."""


class DoubtfulEntry(Struct, frozen=True, kw_only=True):
    """A player who may be one of several persons."""

    label: str
    """What names the player in `chosen`: the starting number, or the name in a file of places."""
    name: str
    club: str
    born: int | None
    persons: tuple[PersonId, ...]


class AdoptDone(Struct, frozen=True, kw_only=True):
    """What became of a tournament's players."""

    known: int
    added: int
    doubtful: tuple[DoubtfulEntry, ...]


class ImportDone(Struct, frozen=True, kw_only=True):
    """What became of a file: POST /api/register/import."""

    added: int
    known: int
    left_out: tuple[str, ...]
    """Headings that are not known."""


class ErasedPersons(Struct, frozen=True, kw_only=True):
    """Whose data is gone: DELETE /api/register/persons/{number}."""

    persons: tuple[PersonId, ...]
    events: int
    """In how many tournaments."""
