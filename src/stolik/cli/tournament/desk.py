"""The desk: a tournament's file opened for one command, which prints what happened or was refused."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import typer

from stolik.cli.text.draw_text import console as make_console
from stolik.cli.tournament.errors import FAILED, MISUSED, DeskError, RefusedError, SaidError
from stolik.cli.tournament.tournament_file import TournamentFile, opened
from stolik.core.errors import StolikError
from stolik.day.service import DayDone
from stolik.day.work import Attempt, Giver, Work, giving
from stolik.tournament.actors import Actor, PlayerId, Role
from stolik.tournament.commands import Command
from stolik.tournament.decide import SettingError
from stolik.tournament.errors import RowError, TournamentError
from stolik.tournament.formats.format import FormatError
from stolik.tournament.rankings.cuts import changed_cuts
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words, negotiate
from stolik.words.announcement_problems import format_text
from stolik.words.events import describe_event
from stolik.words.mistakes import detail_text, mistake_text
from stolik.words.names import stage_text
from stolik.words.refusals import refusal_text

LANGUAGE_VARIABLE: Final = "STOLIK_LANG"
_BY_PARTS: Final = 3
_TOLD: Final = 12
"""Events that are printed one by one."""


def words_for(lang: Language | None, state: TournamentState | None = None) -> Words:
    """Return the messages in the requested language, or that of STOLIK_LANG, the tournament or the system."""
    if lang is None and state is not None and not os.environ.get(LANGUAGE_VARIABLE):
        lang = Language(state.languages[0])
    return Words(negotiate(lang, os.environ))


class ConsoleDesk:
    """An open tournament, the actor, and the language of messages."""

    def __init__(self, file: TournamentFile, words: Words, by: Actor) -> None:
        self.file = file
        self.words = words
        self.by = by
        self.console = make_console()

    @property
    def tournament(self) -> Tournament:
        """The current tournament."""
        return self.file.tournament

    @property
    def state(self) -> TournamentState:
        """Its state."""
        return self.file.tournament.state

    def say(self, text: str = "", style: str | None = None) -> None:
        """Print a line for people."""
        self.console.print(text, style=style, soft_wrap=not self.console.is_terminal)

    def tell(self, key: str, **arguments: str | int) -> None:
        """Print a message by its key."""
        self.say(self.words(key, **arguments))

    def do(self, *commands: Command, command_id: str | None = None, quiet: bool = False) -> DayDone:
        """Execute commands, all or none, and print what happened."""
        # A command was made from the file as this process read it; the server or another desk may write too.
        seen = self.state.seen
        return self.perform(giving(*commands, seen=seen), command_id=command_id, quiet=quiet)

    def give(
        self,
        orders: Callable[[Giver], TournamentRefusal | None],
        *,
        why: str,
        command_id: str | None,
        quiet: bool = False,
    ) -> DayDone:
        """Execute work of several commands in the actor's name, and print what happened."""

        def work(attempt: Attempt) -> TournamentRefusal | None:
            return orders(Giver(attempt, lambda _state, _command: self.by, why=why))

        return self.perform(work, command_id=command_id, quiet=quiet)

    def perform(self, work: Work, *, command_id: str | None = None, quiet: bool = False) -> DayDone:
        """Execute some work and print what happened; nothing is printed before it is on disk."""
        answer = self.file.perform(work, command_id=command_id)
        if isinstance(answer, TournamentRefusal):
            raise RefusedError(answer)
        if answer.repeated:
            self.print_repeated(answer)
        elif not quiet:
            self.print_events(answer)
        return answer

    def print_repeated(self, done: DayDone) -> None:
        """Print that this was done before, and what it was."""
        self.tell("desk-repeated", event=str(done.first))
        self.print_events(done)

    def print_events(self, done: DayDone) -> None:
        """Print what happened, one event per line; many events are only counted."""
        if len(done.events) > _TOLD:
            last = done.first + len(done.events) - 1
            self.tell("desk-events", first=str(done.first), last=str(last), count=len(done.events))
            return
        for number, event in enumerate(done.events, done.first):
            self.say(f"#{number}  {describe_event(self.words, self.tournament, event)}")

    def changed_cuts(self) -> list[str]:
        """Name the closed stages from which others would advance now."""
        return [stage_text(self.words, self.state, number) for number in changed_cuts(self.state)]

    def confirm(self, question: str, *, yes: bool) -> None:
        """Ask for confirmation; anything but a yes ends the command."""
        if yes:
            return
        self.say(question)
        answer = sys.stdin.readline() if sys.stdin is not None else ""
        if answer.strip().casefold() not in self.words("desk-yes-words").split():
            self.tell("desk-left")
            raise typer.Exit(FAILED)


@contextmanager
def open_desk(
    file: Path | None,
    lang: Language | None,
    by: str | None = None,
    role: Role = Role.ORGANISER,
    *,
    command_id: str | None = None,
    reading: bool = False,
) -> Iterator[ConsoleDesk]:
    """Open a tournament's file; errors inside are printed and set the exit status.

    A repeated command with the same id only gets its first answer.
    """
    with translate_errors(words_for(lang)) as holder, opened(file, reading=reading) as (_, tournament_file):
        words = words_for(lang, tournament_file.tournament.state)
        holder.speak(words, tournament_file.tournament)
        desk = ConsoleDesk(tournament_file, words, actor(by, role))
        before = None if command_id is None else tournament_file.first_answer(command_id)
        if isinstance(before, DayDone):
            desk.print_repeated(before)
            raise typer.Exit
        yield desk


def actor(by: str | None, role: Role = Role.ORGANISER) -> Actor:
    """Parse the actor, e.g. ``referee:AK:7``."""
    if not by:
        return Actor(role=role)
    parts = [part.strip() for part in by.split(":")]
    mark, number = (*parts[1:], "", "")[:2]
    known = len(parts) <= _BY_PARTS and parts[0] in set(Role)
    if not known or (number and not (number.isascii() and number.isdigit())):
        raise DeskError(key="desk-bad-by", typed=by)
    return Actor(role=Role(parts[0]), key=mark, player=PlayerId(int(number)) if number else None)


def error_text(desk: ConsoleDesk, error: StolikError) -> str:
    """Return an error in words, for a command that continues after it."""
    return _text(desk.words, desk.tournament, error)


def _text(words: Words, tournament: Tournament | None, error: StolikError) -> str:
    match error:
        case RefusedError():
            text = refusal_text(words, tournament, error.refusal)
            # Pages have buttons; what to type is only printed on the command line.
            hint = f"hint-{error.refusal.code.replace('_', '-')}"
            text = f"{text} ({words(hint)})" if hint in words else text
            games = error.refusal
            if games.code is TournamentCode.WRONG_GAMES and (games.found or 0) < (games.expected or 0):
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


class _ErrorTexts:
    """Puts errors into words, in the language known so far."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.tournament: Tournament | None = None

    def speak(self, words: Words, tournament: Tournament) -> None:
        """Switch to a tournament's language and names."""
        self.words, self.tournament = words, tournament

    def text(self, error: StolikError) -> str:
        """Return an error in words."""
        return _text(self.words, self.tournament, error)


@contextmanager
def translate_errors(words: Words) -> Iterator[_ErrorTexts]:
    """Print an error with its code, and exit with its status."""
    texts = _ErrorTexts(words)
    try:
        yield texts
    except StolikError as error:
        code = error.refusal.code.value if isinstance(error, RefusedError) else error.code
        typer.echo(f"stolik tournament: {texts.text(error)} [{code}]", err=True)
        raise typer.Exit(_status(error)) from None


def _status(error: StolikError) -> int:
    if isinstance(error, RefusedError | SaidError):
        return error.status
    return MISUSED if isinstance(error, TournamentError) else FAILED
