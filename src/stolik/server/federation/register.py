"""The caller's register of people over HTTP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody
from msgspec import UNSET
from msgspec.structs import asdict, replace

from stolik.core.errors import StolikError
from stolik.day.cache import LoadedTournament
from stolik.day.federation.persons import early_key
from stolik.day.federation.places_service import KeptPlaces
from stolik.day.federation.register_rows import RegisterAct
from stolik.day.federation.register_service import Decide, KeptRegister
from stolik.people.adoption import event_key
from stolik.people.collation import sort_key
from stolik.people.importing import ImportedPeople, RefusedLine, add_people, join_registers, without_files
from stolik.people.people_csv import read_people, write_people
from stolik.people.person import PersonId, PersonRecord
from stolik.people.refusals import PeopleCode, PeopleRefusal, refused
from stolik.people.register import (
    PeopleRegister,
    add_person,
    change_person,
    keep_apart,
    likely_duplicates,
    merge_persons,
)
from stolik.people.register_json import read_register, write_register
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.ports import StreamId
from stolik.protocol.federation.register import (
    AdoptAsked,
    AdoptDone,
    DoubtfulEntry,
    ErasedPersons,
    ImportDone,
    LikelyDuplicate,
    PersonPage,
    PersonPair,
    PersonPatch,
    PersonTyped,
    RegisteredEvent,
    RegisteredPerson,
    RegisterSeen,
)
from stolik.season.event_summary import players_of
from stolik.season.places_event import person_of_line
from stolik.server.federation.refused import accept, file_problem, register_text
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, active_of, language_of, limited, services_of
from stolik.words import Words

LARGEST_REGISTER: Final = 8 * 1024 * 1024
_CHANGES: Final = (600, 60.0)
"""Changes of a register by one account: a file of people counts once."""
_START: Final = 64
"""Bytes that tell a register's file from a spreadsheet."""
AnyPerson = Annotated[int, PathParameter(ge=1, le=999_999_999, description="The number of a person.")]


class RegisterController(Controller):
    """The register of the caller."""

    path = "/register"
    tags = ("register",)

    @get(summary="Everybody in the caller's register")
    async def see(self, request: AnyRequest) -> RegisterSeen:
        """Return the persons by surname, the caller's tournaments, and probable duplicates."""
        account = await owner_of(request)
        services = services_of(request).federation
        kept = await services.registers.look(account)
        own = await services.persons.own_events(account)
        written = await services.places.of_owner(account)
        register, language = kept.register, language_of(request).value
        return RegisterSeen(
            persons=tuple(map(_seen, _sorted(list(register.known), language))),
            events=(
                *(_event(kept.links, loaded) for loaded in own),
                *(_places_event(kept, places) for places in written),
            ),
            duplicates=tuple(
                LikelyDuplicate(one=one, other=other) for one, other in likely_duplicates(register)
            ),
        )

    @post("/persons", summary="Add a person")
    async def add(self, request: AnyRequest, data: JSONBody[PersonTyped]) -> RegisteredPerson:
        """Add somebody; a taken licence and a probable duplicate are refused."""
        account = await owner_of(request)
        fields = {name: value for name, value in asdict(data).items() if name not in {"id", "namesake"}}
        person = _tidied(PersonRecord(id=PersonId(0), **fields))
        kept = await _change(
            request,
            account,
            lambda register: add_person(register, person, namesake=data.namesake),
            RegisterAct.ADDED,
            command_id=f"{account}/{data.id}",
        )
        return _seen(kept.register.persons[PersonId(kept.register.given)])

    @get("/persons/{number:int}", summary="A person with the whole history")
    async def person(
        self,
        request: AnyRequest,
        number: AnyPerson,
        *,
        against: Annotated[int | None, QueryParameter(ge=1, le=999_999_999)] = None,
    ) -> PersonPage:
        """Return a person, all events, and the games against somebody else."""
        register = (await services_of(request).federation.registers.look(await owner_of(request))).register
        person = _person(request, register, number)
        other = None if against is None else _person(request, register, against)
        return PersonPage(
            person=_seen(person),
            events=await services_of(request).federation.persons.past(register, person, other),
        )

    @patch("/persons/{number:int}", summary="Change somebody's data")
    async def change(
        self, request: AnyRequest, number: AnyPerson, data: JSONBody[PersonPatch]
    ) -> RegisteredPerson:
        """Change what is given; the rest stays."""
        account = await owner_of(request)
        given = {name: value for name, value in asdict(data).items() if value is not UNSET}

        def decide(register: PeopleRegister) -> PeopleRegister | PeopleRefusal:
            before = register.person(number)
            if before is None:
                return refused(PeopleCode.NO_PERSON, typed=str(number))
            return change_person(register, _tidied(replace(before, **given)))

        kept = await _change(request, account, decide, RegisterAct.CHANGED)
        return _seen(_person(request, kept.register, number))

    @delete("/persons/{number:int}", status_code=200, summary="Erase a person everywhere")
    async def erase(self, request: AnyRequest, number: AnyPerson) -> ErasedPersons:
        """Erase the data in the register and in all tournaments; results stay under the number."""
        account = await owner_of(request)
        services = services_of(request).federation
        kept = await services.registers.look(account)
        person = _person(request, kept.register, number)
        accept(request, await services.persons.erase(kept.stream, [person.id]))
        return ErasedPersons(persons=(person.id,), events=len(person.events))

    @post("/merge", status_code=200, summary="Make two entries one person, with both histories")
    async def merge(self, request: AnyRequest, data: JSONBody[PersonPair]) -> RegisteredPerson:
        """Merge the second into the first."""
        account = await owner_of(request)
        kept = await _change(
            request,
            account,
            lambda register: merge_persons(register, PersonId(data.one), PersonId(data.other)),
            RegisterAct.MERGED,
        )
        return _seen(_person(request, kept.register, data.one))

    @post("/apart", status_code=204, summary="Record that two are namesakes")
    async def apart(self, request: AnyRequest, data: JSONBody[PersonPair]) -> None:
        """Keep two persons apart."""
        account = await owner_of(request)
        await _change(
            request,
            account,
            lambda register: keep_apart(register, PersonId(data.one), PersonId(data.other)),
            RegisterAct.KEPT_APART,
        )

    @post("/adopt", status_code=200, summary="Link the players of a tournament to persons")
    async def adopt(self, request: AnyRequest, data: JSONBody[AdoptAsked]) -> AdoptDone:
        """Adopt a tournament that the caller organises; doubtful players are asked about."""
        account = await owner_of(request)
        await limited(request, "register", _CHANGES, account)
        persons = services_of(request).federation.persons
        done = accept(request, await persons.adopt(account, StreamId(data.tournament), data.chosen))
        return AdoptDone(
            known=done.known,
            added=len(done.added),
            doubtful=tuple(
                DoubtfulEntry(
                    label=each.player.label,
                    name=each.player.name,
                    club=each.player.club,
                    born=each.player.born,
                    persons=each.persons,
                )
                for each in done.doubtful
            ),
        )

    @post(
        "/import",
        status_code=200,
        summary="Add people from a spreadsheet or another register",
        request_max_body_size=LARGEST_REGISTER,
    )
    async def take_in(self, request: AnyRequest, body: RawBody) -> ImportDone:
        """Add everybody of a CSV file or of a register's file, or nobody if anything is wrong."""
        account = await owner_of(request)
        words = Words(language_of(request))
        if body[:_START].decode(errors="replace").lstrip("\ufeff \t\r\n").startswith("{"):
            other = accept(request, read_register(body))
            return await _joined(request, account, without_files(other))
        try:
            people, left_out = read_people(body)
        except StolikError as error:
            raise file_problem(request, error) from None
        wrong: RefusedLine | None = None
        done: ImportedPeople | None = None

        def decide(register: PeopleRegister) -> PeopleRegister | PeopleRefusal:
            nonlocal wrong, done
            answer = add_people(register, people)
            if isinstance(answer, RefusedLine):
                wrong = answer
                return answer.refusal
            done = answer
            return answer.register

        answer = await services_of(request).federation.registers.change(
            services_of(request).federation.registers.stream_of(account), decide, RegisterAct.IMPORTED
        )
        if isinstance(answer, PeopleRefusal) and wrong is not None:
            where = words("desk-line", line=wrong.line, column=words(f"people-column-{wrong.column}"))
            raise RefusedRequestError(answer.code, said=f"{where}: {register_text(words, answer)}")
        accept(request, answer)
        added, known = (0, 0) if done is None else (done.added, done.known)
        return ImportDone(added=added, known=known, left_out=left_out)

    @get("/export", summary="The register as a file of the command line")
    async def export(self, request: AnyRequest) -> Response[bytes]:
        """Return `people.json`, which `stolik people` works on."""
        kept = await services_of(request).federation.registers.look(await owner_of(request))
        return _file(write_register(without_files(kept.register)), "people.json", "application/json")

    @get("/csv", summary="Everybody as a spreadsheet")
    async def table(self, request: AnyRequest) -> Response[bytes]:
        """Return the persons as CSV, which can be imported again."""
        kept = await services_of(request).federation.registers.look(await owner_of(request))
        persons = _sorted(list(kept.register.known), language_of(request).value)
        return _file(write_people(persons).encode("utf-8-sig"), "people.csv", "text/csv")


async def owner_of(request: AnyRequest) -> str:
    """Return the caller's account: a guest may be forgotten, and with it the only way to the data."""
    visitor = await active_of(request)
    if not visitor.profile.account:
        raise RefusedRequestError(PeopleTrouble.NEEDS_ACCOUNT)
    return visitor.profile.player


async def _change(
    request: AnyRequest, account: str, decide: Decide, act: RegisterAct, *, command_id: str | None = None
) -> KeptRegister:
    await limited(request, "register", _CHANGES, account)
    registers = services_of(request).federation.registers
    stream = registers.stream_of(account)
    return accept(request, await registers.change(stream, decide, act, command_id=command_id))


async def _joined(request: AnyRequest, account: str, other: PeopleRegister) -> ImportDone:
    done: ImportedPeople | None = None

    def decide(register: PeopleRegister) -> PeopleRegister | PeopleRefusal:
        nonlocal done
        answer = join_registers(register, other)
        if isinstance(answer, PeopleRefusal):
            return answer
        done = answer
        return answer.register

    await _change(request, account, decide, RegisterAct.IMPORTED)
    added, known = (0, 0) if done is None else (done.added, done.known)
    return ImportDone(added=added, known=known, left_out=())


def _person(request: AnyRequest, register: PeopleRegister, number: int) -> PersonRecord:
    person = register.person(number)
    if person is None or person.erased:
        return accept(request, refused(PeopleCode.NO_PERSON, typed=str(number)))
    return person


def _tidied(person: PersonRecord) -> PersonRecord:
    """Return a person without spaces around texts."""
    return replace(
        person,
        given=" ".join(person.given.split()),
        surname=" ".join(person.surname.split()),
        club=person.club.strip(),
        town=person.town.strip(),
        team=person.team.strip(),
        licence=person.licence.strip(),
        categories=tuple(dict.fromkeys(filter(None, (each.strip() for each in person.categories)))),
        consents=tuple(dict.fromkeys(person.consents)),
        keep_until=person.keep_until or None,
    )


def _sorted(persons: Sequence[PersonRecord], language: str) -> list[PersonRecord]:
    return sorted(
        persons,
        key=lambda each: (
            sort_key(each.surname or each.given, language),
            sort_key(each.given, language),
            each.id,
        ),
    )


def _seen(person: PersonRecord) -> RegisteredPerson:
    return msgspec.convert(
        {**asdict(person), "events": len(person.events)}, RegisteredPerson, from_attributes=True
    )


def _event(links: Mapping[str, Mapping[int, PersonId]], loaded: LoadedTournament) -> RegisteredEvent:
    tournament = loaded.tournament
    players = players_of(tournament.state, tournament.book)
    by_number = {
        **links.get(early_key(loaded.stream), {}),
        **links.get(event_key(tournament.log) or "", {}),
    }
    return RegisteredEvent(
        tournament=loaded.stream,
        places=False,
        name=tournament.state.name,
        date=tournament.state.date,
        players=len(players),
        persons=tuple(by_number[player.number] for player in players if player.number in by_number),
        adopted=bool(by_number),
    )


def _places_event(kept: KeptRegister, places: KeptPlaces) -> RegisteredEvent:
    linked = kept.written.get(places.key, {})
    found = [person_of_line(kept.register, name, linked) for name in places.event.written]
    persons = tuple(person for person in found if person is not None)
    return RegisteredEvent(
        tournament=places.stream,
        places=True,
        name=places.event.name,
        date="",
        players=len(places.event.lines),
        persons=persons,
        adopted=bool(persons),
    )


def _file(raw: bytes, name: str, kind: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(raw, media_type=kind, headers=headers)
