"""The desk: a tournament's file opened for one command, which says what happened and what was refused."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import typer

from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.draw_text import console as make_console
from stolik.cli.tournament.errors import FAILED, MISUSED, DeskError, RefusedError, SaidError
from stolik.core.errors import StolikError
from stolik.storage import Streams, open_file
from stolik.storage.tournaments import Done, StoredTournament, Work, only_tournament
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import Command
from stolik.tournament.decide import SettingError
from stolik.tournament.errors import RowError, TournamentError
from stolik.tournament.formats.format import FormatError
from stolik.tournament.rankings.cuts import changed_cuts
from stolik.tournament.refusals import Code, Refusal
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words, negotiate
from stolik.words.announcement_problems import format_text
from stolik.words.events import tell_event
from stolik.words.mistakes import detail_text, mistake_text
from stolik.words.names import stage_text
from stolik.words.refusals import refusal_text

LANGUAGE_VARIABLE: Final = "STOLIK_LANG"
_BY_PARTS: Final = 3
_TOLD: Final = 12
"""Events told one by one."""


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


def words_for(lang: Language | None, state: State | None = None) -> Words:
    """Return the language asked for, then STOLIK_LANG, then the tournament's, then the system's."""
    if lang is None and state is not None and not os.environ.get(LANGUAGE_VARIABLE):
        lang = Language(state.languages[0])
    return Words(negotiate(lang, os.environ))


class Desk:
    """A tournament that is open, somebody at it, and a language."""

    def __init__(self, stored: StoredTournament, words: Words, by: Actor) -> None:
        self.stored = stored
        self.words = words
        self.by = by
        self.console = make_console()

    @property
    def tournament(self) -> Tournament:
        """The tournament as it is."""
        return self.stored.tournament

    @property
    def state(self) -> State:
        """Its state."""
        return self.stored.tournament.state

    def say(self, text: str = "", style: str | None = None) -> None:
        """Write a line for people."""
        self.console.print(text, style=style, soft_wrap=not self.console.is_terminal)

    def tell(self, key: str, **arguments: str | int) -> None:
        """Write a line by its key."""
        self.say(self.words(key, **arguments))

    def do(self, *commands: Command, command_id: str | None = None, quiet: bool = False) -> Done:
        """Carry out commands, all or none, and say what happened."""

        def work(tournament: Tournament) -> Refusal | None:
            return do_all(tournament, *commands)

        return self.perform(work, command_id=command_id, quiet=quiet)

    def perform(
        self,
        work: Work,
        *,
        command_id: str | None = None,
        seeds: dict[str, str | None] | None = None,
        quiet: bool = False,
    ) -> Done:
        """Carry out some work and say what happened; nothing is said before it is on the disk."""
        outcome = self.stored.perform(work, now=now(), command_id=command_id, seeds=seeds)
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
        if outcome.repeated:
            self.tell_repeated(outcome)
        elif not quiet:
            self.tell_events(outcome)
        return outcome

    def tell_repeated(self, done: Done) -> None:
        """Say that this was done before, and what it was."""
        self.tell("desk-repeated", event=str(done.first))
        self.tell_events(done)

    def tell_events(self, done: Done) -> None:
        """Write what happened, an event a line; many at once are only counted."""
        if len(done.events) > _TOLD:
            last = done.first + len(done.events) - 1
            self.tell("desk-events", first=str(done.first), last=str(last), count=len(done.events))
            return
        for number, event in enumerate(done.events, done.first):
            self.say(f"#{number}  {tell_event(self.words, self.tournament, event)}")

    def changed_cuts(self) -> list[str]:
        """Name the closed stages in which others would go on now."""
        return [stage_text(self.words, self.state, number) for number in changed_cuts(self.state)]

    def confirm(self, question: str, *, yes: bool) -> None:
        """Ask before going on; anything but a yes ends the command."""
        if yes:
            return
        self.say(question)
        answer = sys.stdin.readline() if sys.stdin is not None else ""
        if answer.strip().casefold() not in self.words("desk-yes-words").split():
            self.tell("desk-left")
            raise typer.Exit(FAILED)


def do_all(tournament: Tournament, *commands: Command) -> Refusal | None:
    """Carry out commands in memory up to the first that is refused."""
    for command in commands:
        decision = tournament.do(command, now=now())
        if isinstance(decision, Refusal):
            return decision
    return None


@contextmanager
def open_desk(
    file: Path | None,
    lang: Language | None,
    by: str | None = None,
    role: Role = Role.ORGANISER,
    *,
    command_id: str | None = None,
    reading: bool = False,
) -> Iterator[Desk]:
    """Open a tournament's file; what goes wrong inside is told, and is the exit status.

    A command that was carried out before under the same id gets its first answer, and that is all.
    """
    with telling_errors(words_for(lang)) as holder, opened(file, reading=reading) as (_, stored):
        words = words_for(lang, stored.tournament.state)
        holder.speak(words, stored.tournament)
        desk = Desk(stored, words, actor(by, role))
        before = None if command_id is None else stored.first_answer(command_id)
        if before is not None:
            desk.tell_repeated(before)
            raise typer.Exit
        yield desk


@contextmanager
def opened(file: Path | None, *, reading: bool = False) -> Iterator[tuple[Streams, StoredTournament]]:
    """Open a file, and close it at last; who only reads need not be able to write it."""
    with ExitStack() as stack:
        path = chosen_file(file)
        if reading:
            path = stack.enter_context(_writable(path))
        streams = stack.enter_context(closing(open_file(path)))
        yield streams, StoredTournament(streams, only_tournament(streams))


@contextmanager
def _writable(path: Path) -> Iterator[Path]:
    """Return the file, or a copy of it where it cannot be written: SQLite writes even to read."""
    if not path.is_file() or (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
        yield path
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            shutil.copyfile(path, copy)
            journal = path.with_name(f"{path.name}-wal")
            if journal.exists():
                shutil.copyfile(journal, copy.with_name(journal.name))
        except OSError as error:
            raise DeskError(key="desk-cannot-read", file=str(path), why=why_not(error)) from None
        yield copy


def chosen_file(file: Path | None) -> Path:
    """Return the file that was named."""
    if file is None:
        raise DeskError(key="desk-no-file-named")
    return file


def write_whole(target: Path, raw: bytes) -> None:
    """Write a file whole: an old one stays until the new one is there."""
    draft = target.with_name(f".{target.name}.new")
    try:
        draft.write_bytes(raw)
        draft.replace(target)
    except OSError as error:
        raise DeskError(key="desk-cannot-write", file=str(target), why=why_not(error)) from None


def actor(by: str | None, role: Role = Role.ORGANISER) -> Actor:
    """Read who acts, e.g. ``referee:AK:7``."""
    if not by:
        return Actor(role=role)
    parts = [part.strip() for part in by.split(":")]
    mark, number = (*parts[1:], "", "")[:2]
    known = len(parts) <= _BY_PARTS and parts[0] in set(Role)
    if not known or (number and not (number.isascii() and number.isdigit())):
        raise DeskError(key="desk-bad-by", typed=by)
    return Actor(role=Role(parts[0]), key=mark, player=PlayerId(int(number)) if number else None)


def told(desk: Desk, error: StolikError) -> str:
    """Return an error in words, for a command that goes on after it."""
    return _text(desk.words, desk.tournament, error)


def _text(words: Words, tournament: Tournament | None, error: StolikError) -> str:
    match error:
        case RefusedError():
            text = refusal_text(words, tournament, error.refusal)
            # Pages have buttons; what to type is said on the command line alone.
            hint = f"hint-{error.refusal.code.replace('_', '-')}"
            text = f"{text} ({words(hint)})" if hint in words else text
            games = error.refusal
            if games.code is Code.WRONG_GAMES and (games.found or 0) < (games.expected or 0):
                text += f"; {words('sheet-partial-hint')}"
            return words("desk-where", where=error.where, text=text) if error.where else text
        case SaidError():
            return words(error.key, **error.arguments)
        case SettingError():
            return refusal_text(words, None, error.refusal)
        case FormatError():
            return format_text(words, error)
        case RowError():
            return words("desk-bad-csv", detail=mistake_text(words, error))
        case _:
            key = f"storage-{error.code.replace('_', '-')}"
            return (
                words(key, detail=detail_text(words, error)) if key in words else mistake_text(words, error)
            )


class _Teller:
    """Tells errors in the language known so far."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tournament: Tournament | None = None

    def speak(self, words: Words, tournament: Tournament) -> None:
        """Go on in a tournament's language, with its names."""
        self.words, self.tournament = words, tournament

    def text(self, error: StolikError) -> str:
        """Return an error in words."""
        return _text(self.words, self.tournament, error)


@contextmanager
def telling_errors(words: Words) -> Iterator[_Teller]:
    """Tell what goes wrong, with its code, and leave with the status that belongs to it."""
    teller = _Teller(words)
    try:
        yield teller
    except StolikError as error:
        code = error.refusal.code.value if isinstance(error, RefusedError) else error.code
        typer.echo(f"stolik tournament: {teller.text(error)} [{code}]", err=True)
        raise typer.Exit(_status(error)) from None


def _status(error: StolikError) -> int:
    if isinstance(error, RefusedError | SaidError):
        return error.status
    return MISUSED if isinstance(error, TournamentError) else FAILED
