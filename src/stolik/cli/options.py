"""Options and messages that commands share: the database, the language, progress, errors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Final, NoReturn, TypeAlias

import typer
from rich.console import Console
from rich.progress import Progress

from stolik.core.errors import StolikError
from stolik.words import Language, Words, negotiate
from stolik.words.mistakes import detail_text, mistake_text

FAILED: Final = 1
MISUSED: Final = 2

Database: TypeAlias = Annotated[str, typer.Argument(metavar="DATABASE", help="option-database")]
Lang: TypeAlias = Annotated[
    Language | None,
    typer.Option("--lang", help="option-lang"),
]
Force: TypeAlias = Annotated[bool, typer.Option("--force", help="option-force")]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="option-json")]


def words_for(lang: Language | None) -> Words:
    """Return the messages in the user's language."""
    return Words(negotiate(lang, os.environ))


@contextmanager
def translate_errors(command: str, words: Words) -> Iterator[None]:
    """Print an error with its code, and exit with status 1."""
    try:
        yield
    except StolikError as error:
        key = f"database-{error.code.replace('_', '-')}"
        text = words(key, detail=detail_text(words, error)) if key in words else mistake_text(words, error)
        fail(command, text, error.code)


def fail(command: str, text: str, code: str, *, status: int = FAILED) -> NoReturn:
    """Print why something was not done, and exit."""
    typer.echo(f"stolik {command}: {text} [{code}]", err=True)
    raise typer.Exit(status) from None


@contextmanager
def progress(description: str) -> Iterator[Callable[[int, int], None]]:
    """Show the progress on a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(description, total=None)

        def update(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield update
