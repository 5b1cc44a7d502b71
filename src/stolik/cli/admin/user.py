"""`stolik user`: accounts, on the server's own machine; anybody who can open the database may use it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from getpass import getpass
from typing import Annotated, Final, NamedTuple

import typer
from msgspec import to_builtins
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.options import FAILED, MISUSED, Database, Json, Lang, fail, translate_errors, words_for
from stolik.cli.text.draw_text import console
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import PeopleStore, PeopleTrouble, Profile
from stolik.play.answers import Refused
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal
from stolik.storage.adapters import adapter_of
from stolik.storage.live_store.passwords import Argon2Passwords
from stolik.storage.live_store.store import DatabaseClock, open_live
from stolik.words import Language, Words

KEEPER: Final = Principal(PlayerId("keeper"), admin=True)
"""The actor on the server's machine, who appoints the first admin."""

app = CommandGroup(no_args_is_help=True)

Who = Annotated[str, typer.Argument(metavar="LOGIN", help="option-user-who")]


class Found(NamedTuple):
    """A person found by login or id."""

    profile: Profile
    login: str
    """The login, or the id of somebody without one."""


class Office:
    """The people of a database, and the language of messages."""

    def __init__(self, store: PeopleStore, people: People, words: Words) -> None:
        self.store = store
        self.people = people
        self.words = words

    def tell(self, key: str, **arguments: str | int) -> None:
        """Print a line."""
        typer.echo(self.words(key, **arguments))

    async def find(self, who: str) -> Found:
        """Return the person with a login or an id."""
        credentials = await self.store.credentials(who.strip().lower())
        player = PlayerId(who) if credentials is None else credentials.player
        profile = await self.people.profile(player)
        if profile is None:
            fail("user", self.words("user-unknown", who=who), "no_such_player")
        return Found(profile, player if credentials is None else credentials.login)

    def check(self, answer: Profile | Refused | None) -> None:
        """Exit if something was refused."""
        if isinstance(answer, Refused):
            fail("user", self.words(f"people-{answer.code.replace('_', '-')}"), answer.code)

    def roles(self, profile: Profile) -> str:
        """Return somebody's roles, in words."""
        kinds = ("organiser", "admin", "banned", "minor")
        return ", ".join(self.words(f"user-{kind}") for kind in kinds if getattr(profile, kind))


def _run(database: str, lang: Language | None, work: Callable[[Office], Awaitable[None]]) -> None:
    words = words_for(lang)

    async def main() -> None:
        async with _office(database, words) as office:
            await work(office)

    with translate_errors("user", words):
        asyncio.run(main())


@asynccontextmanager
async def _office(database: str, words: Words) -> AsyncIterator[Office]:
    adapter_of(database).check_exists()
    store = await open_live(database)
    try:
        people = People(
            store.people,
            Argon2Passwords(),
            DatabaseClock(store),
            elsewhere=store.erasures,
        )
        yield Office(store.people, people, words)
    finally:
        await store.close()


@app.command("list")
def list_users(database: Database, *, as_json: Json = False, lang: Lang = None) -> None:
    """List the accounts; guests have none."""

    async def work(office: Office) -> None:
        everybody: list[tuple[Profile, str]] = []
        while some := await office.store.everybody(after=everybody[-1][1] if everybody else ""):
            everybody += some
        if as_json:
            users = [{"login": login, **to_builtins(profile)} for profile, login in everybody]
            typer.echo(encode({"users": users}))
            return
        if not everybody:
            office.tell("user-nobody")
            return
        grid = Table(box=SIMPLE_HEAD)
        for heading in ("login", "name", "player", "roles"):
            grid.add_column(office.words(f"user-{heading}"))
        for profile, login in everybody:
            grid.add_row(login, Text(profile.name), profile.player, office.roles(profile))
        console().print(grid)

    _run(database, lang, work)


@app.command()
def appoint(
    database: Database,
    who: Who,
    *,
    organiser: Annotated[
        bool | None,
        typer.Option("--organiser/--no-organiser", help="option-user-organiser", show_default=False),
    ] = None,
    admin: Annotated[
        bool | None, typer.Option("--admin/--no-admin", help="option-user-admin", show_default=False)
    ] = None,
    lang: Lang = None,
) -> None:
    """Make somebody an organiser or an admin, or remove the role."""

    async def work(office: Office) -> None:
        if organiser is None and admin is None:
            fail("user", office.words("user-nothing"), "bad_usage", status=MISUSED)
        found = await office.find(who)
        answer = await office.people.appoint(KEEPER, found.profile.player, organiser=organiser, admin=admin)
        office.check(answer)
        if isinstance(answer, Profile):
            roles = office.roles(answer) or office.words("user-no-roles")
            office.tell("user-appointed", login=found.login, roles=roles)

    _run(database, lang, work)


@app.command()
def ban(
    database: Database,
    who: Who,
    *,
    lift: Annotated[bool, typer.Option("--lift", help="option-user-lift")] = False,
    lang: Lang = None,
) -> None:
    """Ban somebody: they may only watch."""

    async def work(office: Office) -> None:
        found = await office.find(who)
        office.check(await office.people.ban(KEEPER, found.profile.player, banned=not lift))
        office.tell("user-is-free" if lift else "user-is-banned", login=found.login)

    _run(database, lang, work)


@app.command()
def password(database: Database, who: Who, *, lang: Lang = None) -> None:
    """Set the password of an account, typed or from standard input; its sessions end."""

    async def work(office: Office) -> None:
        found = await office.find(who)
        if not found.profile.account:
            office.check(Refused(code=PeopleTrouble.NEEDS_ACCOUNT))
        chosen = _ask_password(office.words, found.login)
        if chosen is None:
            fail("user", office.words("user-password-differs"), "bad_usage", status=MISUSED)
        office.check(await office.people.set_password(KEEPER, found.login, chosen))
        office.tell("user-password-done", login=found.login)

    _run(database, lang, work)


def _ask_password(words: Words, login: str) -> str | None:
    if sys.stdin is None or not sys.stdin.isatty():
        return "" if sys.stdin is None else sys.stdin.readline().rstrip("\r\n")
    first = getpass(f"{words('user-password', login=login)}: ")
    return first if first == getpass(f"{words('user-password-again')}: ") else None


@app.command()
def erase(
    database: Database,
    who: Who,
    *,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="option-yes")] = False,
    lang: Lang = None,
) -> None:
    """Erase somebody's name, login and password for good; their games stay, without the name."""

    async def work(office: Office) -> None:
        found = await office.find(who)
        if not yes:
            office.tell("user-erase-sure", login=found.login)
            answer = "" if sys.stdin is None else sys.stdin.readline()
            if answer.strip().casefold() not in office.words("user-yes-words").split():
                office.tell("user-left")
                raise typer.Exit(FAILED)
        office.check(await office.people.erase(found.profile.player))
        office.tell("user-erased")

    _run(database, lang, work)
