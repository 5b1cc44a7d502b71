"""`stolik backup`, `stolik restore` and `stolik user`, as a server's administrator uses them."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pty
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from argon2 import PasswordHasher
from typer.testing import CliRunner, Result

from stolik.cli import app
from stolik.play.accounts.people import People
from stolik.play.accounts.profiles import Profile, Session
from stolik.storage import StorageError, errors
from stolik.storage.live_store.passwords import Argon2Passwords
from stolik.storage.live_store.store import open_live
from stolik.words import Language, Words
from tests.cli.running import STOLIK, run
from tests.play.memory import MemoryClock

PASSWORD = "seven blue tiles"  # noqa: S105  a sample
OTHER = "thirteen black ones"


def stolik(*arguments: str, typed: str = "", lang: str = "en") -> Result:
    """Run a command in this process."""
    return CliRunner(env={"STOLIK_LANG": lang}).invoke(app, arguments, input=typed)


def at(path: Path, work: Callable[[People], Awaitable[None]]) -> None:
    """Do something with the accounts of a database."""

    async def main() -> None:
        store = await open_live(str(path))
        hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        await work(People(store.people, Argon2Passwords(hasher), MemoryClock(lambda: 1)))
        await store.close()

    asyncio.run(main())


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return a database with Anna's account."""
    path = tmp_path / "live.stolik"

    async def fill(people: People) -> None:
        guest = await people.arrive(None, language="en")
        await people.register(guest.profile, login="anna", password=PASSWORD, name="Anna [bold]K")

    at(path, fill)
    return str(path)


def users(database: str) -> list[dict[str, object]]:
    """Return the accounts."""
    found = json.loads(stolik("user", "list", database, "--json").stdout)["users"]
    assert isinstance(found, list)
    return found


def test_accounts_are_listed(database: str) -> None:
    listed = stolik("user", "list", database)

    assert listed.exit_code == 0
    assert "anna" in listed.stdout
    assert "Anna [bold]K" in listed.stdout
    assert "admin" not in listed.stdout
    assert [(user["login"], user["admin"]) for user in users(database)] == [("anna", False)]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "registered"), ("pl", "zarejestrował"), ("ru", "зарегистр")]
)
def test_an_empty_list_is_said(tmp_path: Path, lang: str, said: str) -> None:
    async def nothing(_: People) -> None: ...

    at(tmp_path / "live.stolik", nothing)

    assert said in stolik("user", "list", str(tmp_path / "live.stolik"), lang=lang).stdout


def test_the_first_admin_is_appointed_from_here(database: str) -> None:
    made = stolik("user", "appoint", database, "Anna", "--admin", "--organiser")
    taken = stolik("user", "appoint", database, "anna", "--no-organiser", lang="pl")

    assert made.stdout.strip() == "anna: organiser, admin."
    assert taken.stdout.strip() == "anna: administrator."
    assert [(user["organiser"], user["admin"]) for user in users(database)] == [(False, True)]
    none = stolik("user", "appoint", database, "anna", "--no-admin")
    assert none.stdout.strip() == "anna: no roles."


def test_somebody_is_found_by_their_id_too(database: str) -> None:
    (user,) = users(database)

    banned = stolik("user", "ban", database, str(user["player"]))

    assert banned.exit_code == 0
    assert users(database)[0]["banned"] is True


def test_a_ban_is_laid_and_lifted(database: str) -> None:
    laid = stolik("user", "ban", database, "anna")
    lifted = stolik("user", "ban", database, "anna", "--lift")

    assert laid.stdout.strip() == "anna is banned."
    assert lifted.stdout.strip() == "anna is no longer banned."
    assert users(database)[0]["banned"] is False


def test_a_new_password_opens_the_account(database: str) -> None:
    done = stolik("user", "password", database, "anna", typed=f"{OTHER}\n")

    async def check(people: People) -> None:
        assert not await people.log_in(login="anna", password=PASSWORD)
        assert isinstance(await people.log_in(login="anna", password=OTHER), Session)

    assert done.exit_code == 0
    assert OTHER not in done.output
    at(Path(database), check)


def test_erasing_asks_first_and_leaves_nothing(database: str) -> None:
    left = stolik("user", "erase", database, "anna", typed="n\n")
    unanswered = stolik("user", "erase", database, "anna", typed="")
    before = len(users(database))

    done = stolik("user", "erase", database, "anna", typed="tak\n", lang="pl")

    assert left.exit_code == unanswered.exit_code == 1
    assert before == 1
    assert done.exit_code == 0
    assert users(database) == []
    assert b"Anna [bold]K" not in Path(database).read_bytes()


def test_erasing_with_yes_does_not_ask(database: str) -> None:
    assert stolik("user", "erase", database, "anna", "--yes").exit_code == 0
    assert users(database) == []


class Mistake(NamedTuple):
    """A wrong call, with its exit status and error code."""

    arguments: str
    code: str
    typed: str = ""
    status: int = 1


MISTAKES = [
    Mistake("appoint DATABASE anna", "bad_usage", status=2),
    Mistake("appoint DATABASE bartek --admin", "no_such_player"),
    Mistake("appoint DATABASE \0 --admin", "no_such_player"),
    Mistake("ban DATABASE żaneta", "no_such_player"),
    Mistake("erase DATABASE bartek", "no_such_player", typed="y\n"),
    Mistake("password DATABASE bartek", "no_such_player", typed=OTHER),
    Mistake("password DATABASE anna", "weak_password", typed="anna\n"),
    Mistake("password DATABASE anna", "weak_password"),
    Mistake("list nowhere.stolik", "no_file"),
    Mistake("list postgresql://somebody:secret@127.0.0.1:1/x", "storage_failed"),
    Mistake("list mysql://x", "storage_failed"),
    Mistake("list .", "not_a_database"),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: f"{mistake.arguments!a} {mistake.code}")
@pytest.mark.parametrize("lang", Language)
def test_what_cannot_be_is_told_with_its_code(database: str, mistake: Mistake, lang: Language) -> None:
    arguments = [database if each == "DATABASE" else each for each in mistake.arguments.split(" ")]

    done = stolik("user", *arguments, typed=mistake.typed, lang=lang)

    assert done.exit_code == mistake.status
    assert done.stderr.startswith("stolik user: ")
    assert done.stderr.strip().endswith(f"[{mistake.code}]")
    assert "secret" not in done.output


def test_a_guest_gets_neither_an_office_nor_a_password(tmp_path: Path) -> None:
    path = tmp_path / "live.stolik"
    found: list[Profile] = []

    async def arrive(people: People) -> None:
        found.append((await people.arrive(None, language="en")).profile)

    at(path, arrive)

    office = stolik("user", "appoint", str(path), found[0].player, "--admin")
    password = stolik("user", "password", str(path), found[0].player, typed=OTHER)

    assert office.stderr.strip().endswith("[needs_account]")
    assert password.stderr.strip().endswith("[needs_account]")


def test_a_password_typed_at_a_terminal_is_asked_for_twice_and_not_shown(database: str) -> None:
    told = {True: at_terminal(database, OTHER, OTHER), False: at_terminal(database, OTHER, PASSWORD)}

    assert b"new password and is logged out" in told[True]
    assert b"[bad_usage]" in told[False]
    assert OTHER.encode() not in told[True] + told[False]


def at_terminal(database: str, *lines: str) -> bytes:
    """Return what a terminal shows when a password is typed."""
    terminal, inside = pty.openpty()
    command = [str(STOLIK), "user", "password", database, "anna", "--lang", "en"]
    with subprocess.Popen(  # noqa: S603  our own script
        command, stdin=inside, stdout=inside, stderr=inside, start_new_session=True
    ):
        os.close(inside)
        shown = b""
        for prompt, line in zip((b"anna: ", b"more: "), lines, strict=True):
            while not shown.endswith(prompt):
                shown += os.read(terminal, 1_000)
            os.write(terminal, f"{line}\n".encode())
        with suppress(OSError):  # Linux reports this at the end of the input
            while part := os.read(terminal, 1_000):
                shown += part
    os.close(terminal)
    return shown


def test_a_backup_is_made_and_restored(database: str, tmp_path: Path) -> None:
    backup, target = str(tmp_path / "a.backup"), str(tmp_path / "new.stolik")

    made = stolik("backup", database, backup, lang="pl")
    again = stolik("backup", database, backup)
    forced = stolik("backup", database, backup, "--force", "--json")
    restored = stolik("restore", backup, target, lang="ru")
    taken = stolik("restore", backup, target)
    over = stolik("restore", backup, target, "--force", "--json")

    assert (made.exit_code, forced.exit_code, restored.exit_code, over.exit_code) == (0, 0, 0, 0)
    assert "osoby: 1" in made.stdout
    assert "люди: 1" in restored.stdout
    assert again.stderr.strip().endswith("[file_exists]")
    assert taken.stderr.strip().endswith("[file_exists]")
    assert json.loads(forced.stdout) == json.loads(over.stdout)
    assert users(target) == users(database)


def test_a_damaged_backup_is_told_in_words(database: str, tmp_path: Path) -> None:
    backup, target = tmp_path / "a.backup", tmp_path / "new.stolik"
    stolik("backup", database, str(backup))
    contents = gzip.decompress(backup.read_bytes())
    backup.write_bytes(gzip.compress(contents.replace(b"Anna", b"Hana")))

    done = run("restore", str(backup), str(target), "--lang", "en")

    assert done.returncode == 1
    assert done.stdout == b""
    assert b"damaged, and nothing was changed" in done.stderr
    assert not target.exists()


@pytest.mark.parametrize("language", Language)
def test_every_trouble_of_a_database_has_words(language: Language) -> None:
    kinds = [
        each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, StorageError)
    ]

    missing = [
        kind.code for kind in kinds if f"database-{kind.code.replace('_', '-')}" not in Words(language)
    ]

    assert len(kinds) > 10
    assert missing == []
