"""A register's file, opened for one command; what is refused is printed with its code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NoReturn, TypeAlias, TypeVar

import typer

from stolik.cli.documents import changing, write_document
from stolik.cli.options import FAILED, MISUSED, fail
from stolik.core.errors import StolikError
from stolik.people.lookup import resolve_person
from stolik.people.person import PersonRecord
from stolik.people.refusals import PeopleCode, PeopleRefusal
from stolik.people.register import PeopleRegister
from stolik.people.register_json import read_register, write_register
from stolik.words import Words
from stolik.words.mistakes import mistake_text

FILE_VARIABLE: Final = "STOLIK_PEOPLE"
USUAL_FILE: Final = Path("people.json")
_OF_THE_REGISTER: Final = frozenset(
    {
        PeopleCode.DUPLICATE_LICENCE,
        PeopleCode.LIKELY_DUPLICATE,
        PeopleCode.SAME_PERSON,
        PeopleCode.BOTH_PLAYED,
        PeopleCode.PERSON_ERASED,
        PeopleCode.DOUBTFUL_PLAYERS,
        PeopleCode.PERSON_TWICE,
        PeopleCode.NOT_DRAWN,
        PeopleCode.NOBODY_TO_ADOPT,
        PeopleCode.UNKNOWN_NUMBER,
    }
)
"""Refusals that depend on who is in the register; the others are about what was typed."""
T = TypeVar("T")

RegisterFile: TypeAlias = Annotated[
    Path,
    typer.Option("--file", "-f", envvar=FILE_VARIABLE, metavar="FILE", help="option-people-file"),
]
Whom: TypeAlias = Annotated[str, typer.Argument(metavar="PERSON", help="option-people-person")]


def tell_refusal(
    words: Words, refusal: PeopleRefusal, *, command: str = "people", where: str = ""
) -> NoReturn:
    """Print why something was refused, and exit."""
    text = words(f"register-{refusal.code.replace('_', '-')}", **refusal.parts)
    status = FAILED if refusal.code in _OF_THE_REGISTER else MISUSED
    fail(command, f"{where}: {text}" if where else text, refusal.code, status=status)


def accepted(words: Words, answer: T | PeopleRefusal, *, command: str = "people", where: str = "") -> T:
    """Return an answer that is not a refusal; a refusal is printed."""
    if isinstance(answer, PeopleRefusal):
        tell_refusal(words, answer, command=command, where=where)
    return answer


def load_register(path: Path, words: Words, *, command: str = "people") -> PeopleRegister:
    """Return the register of a file that must exist."""
    if not path.is_file():
        fail(command, words("register-no-file", file=str(path)), "no_file", status=MISUSED)
    return accepted(words, read_register(path.read_bytes()), command=command, where=str(path))


class OpenRegister:
    """A register that a command may change."""

    def __init__(self, path: Path, words: Words, register: PeopleRegister) -> None:
        self.path = path
        self.words = words
        self.register = register

    def keep(self, changed: PeopleRegister | PeopleRefusal, *, where: str = "") -> None:
        """Write the register with a change, or print why it was refused."""
        self.register = accepted(self.words, changed, where=where)
        write_document(self.path, write_register(self.register), private=True)

    def person(self, typed: str) -> PersonRecord:
        """Return the person who is meant."""
        return accepted(self.words, resolve_person(self.register, typed))


@contextmanager
def open_register(path: Path, words: Words, *, create: bool = False) -> Iterator[OpenRegister]:
    """Open a register to change it; `create` begins one if there is none."""
    if not path.parent.is_dir():
        fail("people", words("register-no-file", file=str(path)), "no_file", status=MISUSED)
    with changing(path):
        known = path.exists() or not create
        yield OpenRegister(path, words, load_register(path, words) if known else PeopleRegister())


@contextmanager
def file_mistakes(words: Words, path: Path, *, command: str = "people") -> Iterator[None]:
    """Print what is wrong with a file that somebody gave, and exit."""
    try:
        yield
    except StolikError as error:
        key = getattr(error, "arguments", None)
        text = words(error.key, **key) if key is not None else mistake_text(words, error)
        fail(command, f"{path}: {text}", error.code, status=MISUSED)


def shown_name(words: Words, person: PersonRecord | None, number: int, year: int | None = None) -> str:
    """Return a person's name; after erasing, a number."""
    if person is None or person.erased:
        return words("register-erased-name", number=str(number))
    return person.shown(year)
