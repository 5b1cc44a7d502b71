"""`stolik tournament registration`: the list of those who register before the day."""

from __future__ import annotations

import datetime as dt
import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import ValidationError, convert, to_builtins
from msgspec.json import encode
from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang, Yes
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tournament_file import write_whole
from stolik.day.registration.list_csv import registration_csv, standing_of
from stolik.day.registration.views import ApplicationSeen, details_of, see_registration_desk
from stolik.day.registration.work import apply_for_place, change_application, enter_applications
from stolik.day.work import Giver
from stolik.tournament.actors import ApplicationId
from stolik.tournament.players.name_book import Details, plain
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.registration.applications import code_from, holders, proof_of, waiting
from stolik.tournament.registration.commands import (
    EraseApplication,
    MarkPaid,
    RenewCode,
    SetRegistration,
    WithdrawApplication,
)
from stolik.tournament.registration.terms import Asked, RegistrationTerms
from stolik.words import Words
from stolik.words.figures import date_in_words
from stolik.words.registration_events import application_text

app = CommandGroup()
_NEVER: Final = "never"
_NOTHING: Final = "none"

Number = Annotated[int, typer.Argument(metavar="NUMBER", min=1, help="option-registration-of")]
Numbers = Annotated[list[int], typer.Argument(metavar="NUMBER", min=1, help="option-registration-many")]
Club = Annotated[str | None, typer.Option("--club", help="option-roster-club")]
Born = Annotated[
    int | None, typer.Option("--born", min=1900, max=2100, metavar="YYYY", help="option-registration-born")
]
Minor = Annotated[
    bool | None, typer.Option("--minor/--adult", help="option-roster-minor", show_default=False)
]
Consent = Annotated[
    bool | None, typer.Option("--consent/--no-consent", help="option-roster-consent", show_default=False)
]
Note = Annotated[str | None, typer.Option("--note", help="option-registration-note")]


@app.callback(invoke_without_command=True)
def registration(context: typer.Context, *, file: File = None, lang: Lang = None) -> None:
    """Show the list, unless a subcommand is given."""
    if context.invoked_subcommand is None:
        show(file=file, lang=lang)


@app.command("list")
def show(
    search: Annotated[str, typer.Argument(metavar="TEXT", help="option-registration-search")] = "",
    *,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """List everybody who has registered."""
    with open_desk(file, lang) as desk:
        seen = see_registration_desk(desk.tournament)
        found = [each for each in seen.applications if _matches(each, search)]
        if as_json:
            typer.echo(encode({"terms": seen.terms, "applications": found}))
            return
        _print_terms(desk)
        if not seen.applications:
            desk.tell("registration-none")
        elif not found:
            desk.tell("registration-none-found", typed=search)
        else:
            _print_list(desk, found)


def _matches(seen: ApplicationSeen, search: str) -> bool:
    return plain(search) in plain(f"{seen.number} {seen.name} {seen.club} {seen.note}")


def moment_in_words(words: Words, at: int) -> str:
    """Return a moment by the clock of this computer."""
    found = dt.datetime.fromtimestamp(at / 1000).astimezone()
    return f"{date_in_words(words, found.date().isoformat())}, {found:%H:%M}"


def _print_terms(desk: ConsoleDesk) -> None:
    terms, applications = desk.state.registration, desk.state.applications
    if not terms.open:
        desk.tell("registration-state-closed")
    elif terms.closes_at is not None:
        now = int(dt.datetime.now(tz=dt.UTC).timestamp() * 1000)
        over = terms.closed_at(now)
        when = moment_in_words(desk.words, terms.closes_at)
        desk.tell("registration-state-over" if over else "registration-closes", when=when)
    else:
        desk.tell("registration-state-open")
    places = holders(applications)
    if terms.limit is None:
        desk.tell("registration-places-unlimited", places=places)
    else:
        queue = sum(1 for _ in waiting(applications))
        desk.tell("registration-places", places=places, limit=terms.limit, waiting=queue)


def _print_list(desk: ConsoleDesk, found: list[ApplicationSeen]) -> None:
    words = desk.words
    grid = Table(box=SIMPLE_HEAD)
    grid.add_column(words("registration-number"), justify="right")
    for heading in ("name", "club", "standing", "paid", "note"):
        grid.add_column(words(f"registration-{heading}"), overflow="fold")
    for each in found:
        remarks = [each.note] if each.note else []
        if each.minor:
            remarks.append(words("registration-minor"))
        if each.namesake is not None:
            remarks.append(words("registration-namesake", player=str(each.namesake)))
        if each.double is not None:
            remarks.append(words("registration-double", number=str(each.double)))
        grid.add_row(
            str(each.number),
            Text(each.name),
            Text(each.club),
            standing_of(words, each),
            "✓" if each.paid else "",
            Text("; ".join(remarks)),
        )
    desk.console.print(grid)


@app.command("open")
@ordered
def open_registration(
    *,
    limit: Annotated[
        int | None, typer.Option("--limit", min=0, max=1000, help="option-registration-limit")
    ] = None,
    closes: Annotated[
        str | None, typer.Option("--closes", metavar="MOMENT", help="option-registration-closes")
    ] = None,
    ask: Annotated[
        str | None, typer.Option("--ask", metavar="club,born,note", help="option-registration-ask")
    ] = None,
    message: Annotated[str | None, typer.Option("--message", help="option-registration-message")] = None,
    names: Annotated[
        bool | None,
        typer.Option("--show-names/--hide-names", help="option-registration-names", show_default=False),
    ] = None,
    order: Order,
) -> None:
    """Open registration, or change its terms."""
    with order.open() as desk:
        before = desk.state.registration
        changes: dict[str, object] = {"open": True}
        if limit is not None:
            changes["limit"] = limit or None
        if closes is not None:
            changes["closes_at"] = None if closes == _NEVER else _moment(closes)
        if ask is not None:
            changes["asks"] = _asked(ask)
        if message is not None:
            changes["message"] = message
        if names is not None:
            changes["names_shown"] = names
        try:
            terms = convert(to_builtins(before) | changes, RegistrationTerms)
        except ValidationError as error:
            raise DeskError(key="page-too-long", field=str(error).rpartition("$.")[2].rstrip("`")) from None
        command = SetRegistration(by=desk.by, why=order.why, terms=terms)
        desk.do(command, command_id=order.command_id)
        _print_terms(desk)


def _moment(typed: str) -> int:
    """Return a moment by the clock of this computer; a date means the end of that day."""
    try:
        found = dt.datetime.fromisoformat(typed)
    except ValueError:
        raise DeskError(key="registration-bad-moment", typed=typed) from None
    if "T" not in typed and " " not in typed:
        found += dt.timedelta(days=1, seconds=-1)
    try:
        return int(found.astimezone().timestamp() * 1000)
    except (OverflowError, OSError, ValueError):
        raise DeskError(key="registration-bad-moment", typed=typed) from None


def _asked(typed: str) -> list[str]:
    if typed.strip() == _NOTHING:
        return []
    parts = [part.strip() for part in typed.split(",")]
    unknown = next((part for part in parts if part not in set(Asked)), None)
    if unknown is not None:
        raise DeskError(key="registration-bad-asked", typed=unknown)
    return list(dict.fromkeys(parts))


@app.command("close")
@ordered
def close_registration(*, order: Order) -> None:
    """Close registration; the list stays."""
    with order.open() as desk:
        terms = replace(desk.state.registration, open=False)
        desk.do(SetRegistration(by=desk.by, why=order.why, terms=terms), command_id=order.command_id)


@app.command("add")
@ordered
def add(
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-roster-name")],
    *,
    club: Club = None,
    born: Born = None,
    minor: Minor = None,
    consent: Consent = None,
    note: Note = None,
    as_json: Json = False,
    order: Order,
) -> None:
    """Register somebody who has phoned; their personal code is printed once."""
    with order.open() as desk:
        details = _details(
            Details(name=""),
            name=" ".join(name.split()),
            club=club,
            born=born,
            minor=minor,
            guardian_consents=consent,
            note=note,
        )
        code = code_from(secrets.token_bytes(32))

        def orders(give: Giver) -> TournamentRefusal | None:
            return apply_for_place(give, details, proof_of(code), why=order.why)

        done = desk.give(orders, why=order.why, command_id=order.command_id, quiet=as_json)
        if done.repeated:
            return
        number = max(desk.state.applications)
        if as_json:
            status = desk.state.applications[number].status
            typer.echo(encode({"number": number, "code": code, "status": status}))
        else:
            desk.tell("registration-code", code=code)


def _details(base: Details, **typed: str | int | bool | None) -> Details:
    """Return details with what was typed; what was not typed stays."""
    given = {key: value for key, value in typed.items() if value is not None}
    try:
        return convert(to_builtins(base) | given, Details)
    except ValidationError as error:
        raise DeskError(key="page-too-long", field=str(error).rpartition("$.")[2].rstrip("`")) from None


@app.command("change")
@ordered
def change(
    number: Number,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="option-roster-new-name")] = None,
    *,
    club: Club = None,
    born: Born = None,
    minor: Minor = None,
    consent: Consent = None,
    note: Note = None,
    order: Order,
) -> None:
    """Change the details of a registration."""
    with order.open() as desk:
        application = desk.state.applications.get(ApplicationId(number))
        before = None if application is None else details_of(desk.tournament, application)
        details = _details(
            before or Details(name="?"),
            name=name,
            club=club,
            born=born,
            minor=minor,
            guardian_consents=consent,
            note=note,
        )

        def orders(give: Giver) -> TournamentRefusal | None:
            return change_application(give, ApplicationId(number), details, why=order.why)

        desk.give(orders, why=order.why, command_id=order.command_id)


@app.command("paid")
@ordered
def paid(
    numbers: Numbers,
    *,
    unpaid: Annotated[bool, typer.Option("--not", help="option-registration-unpaid")] = False,
    order: Order,
) -> None:
    """Mark that the fee was paid, or was not."""
    with order.open() as desk:
        commands = (
            MarkPaid(by=desk.by, why=order.why, application=ApplicationId(number), paid=not unpaid)
            for number in dict.fromkeys(numbers)
        )
        desk.do(*commands, command_id=order.command_id)


@app.command("withdraw")
@ordered
def withdraw(numbers: Numbers, *, order: Order) -> None:
    """Withdraw registrations; whoever waits longest gets the place."""
    with order.open() as desk:
        commands = (
            WithdrawApplication(by=desk.by, why=order.why, application=ApplicationId(number))
            for number in dict.fromkeys(numbers)
        )
        desk.do(*commands, command_id=order.command_id)
        _print_terms(desk)


@app.command("code")
@ordered
def code(number: Number, *, order: Order) -> None:
    """Print a new personal code for somebody who has lost theirs."""
    with order.open() as desk:
        fresh = code_from(secrets.token_bytes(32))
        command = RenewCode(
            by=desk.by, why=order.why, application=ApplicationId(number), proof=proof_of(fresh)
        )
        done = desk.do(command, command_id=order.command_id)
        if not done.repeated:
            desk.tell("registration-code", code=fresh)


@app.command("enter")
@ordered
def enter(
    numbers: Annotated[
        list[int] | None, typer.Argument(metavar="NUMBER", min=1, help="option-registration-many")
    ] = None,
    *,
    as_json: Json = False,
    order: Order,
) -> None:
    """Enter everybody with a place into the roster, or only some."""
    with order.open() as desk:
        chosen = [ApplicationId(number) for number in numbers or ()]

        def orders(give: Giver) -> TournamentRefusal | None:
            return enter_applications(give, chosen, why=order.why)

        done = desk.give(orders, why=order.why, command_id=order.command_id, quiet=True)
        seen = see_registration_desk(desk.tournament).applications
        skipped = [
            each.number
            for each in seen
            if each.player is None
            and each.namesake is not None
            and (each.number in chosen if chosen else each.waiting is None)
        ]
        if as_json:
            typer.echo(encode({"entered": len(done.events), "skipped": skipped}))
            return
        desk.tell("registration-entered", count=len(done.events))
        if skipped:
            who = ", ".join(application_text(desk.tournament, number) for number in skipped)
            desk.tell("registration-skipped", who=who)


@app.command("export")
def export(
    target: Annotated[Path, typer.Argument(metavar="FILE.csv", help="option-registration-csv")],
    *,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write the list as a CSV file for spreadsheets."""
    with open_desk(file, lang) as desk:
        write_whole(target, registration_csv(desk.tournament, desk.words).encode("utf-8-sig"))
        desk.tell("registration-written", file=str(target))


@app.command("erase")
@ordered
def erase(number: Number, *, yes: Yes = False, order: Order) -> None:
    """Erase the data of somebody who is not in the roster. This cannot be undone."""
    with order.open() as desk:
        desk.confirm(desk.words("registration-erase-question", number=str(number)), yes=yes)
        command = EraseApplication(by=desk.by, why=order.why, application=ApplicationId(number))
        desk.do(command, command_id=order.command_id)
