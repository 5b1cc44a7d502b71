"""Typing in a stack of paper sheets, by keyboard alone: a table, then its points game by game.

The same lines work through a pipe. There a sheet may also be on one line, with ``|`` between the table and
its games: then a wrong one affects no other.
"""

from __future__ import annotations

from typing import Final

import typer
from msgspec.structs import replace

from stolik.cli.text.terminal import Terminal
from stolik.cli.tournament.desk import ConsoleDesk, error_text
from stolik.cli.tournament.errors import FAILED, RefusedError
from stolik.cli.tournament.lookup import find_table
from stolik.cli.tournament.status import print_next
from stolik.cli.tournament.tables.points import read_game, shown_text
from stolik.core.errors import StolikError
from stolik.storage import StorageError
from stolik.tournament.actors import EventNumber, Role, TableRef
from stolik.tournament.commands import CloseSheet, Command, EnterSheet, Undo
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.score_sheets.entry import judge_games
from stolik.tournament.score_sheets.rack_count import count_racks
from stolik.tournament.score_sheets.sheet import TypedGame
from stolik.tournament.state import TableState
from stolik.words.names import player_text, table_text

UNDO: Final = frozenset({"u", "undo", "cofnij", "отмена"})
BACK: Final = frozenset({"<", "back", "wróć", "wroc", "назад"})
QUIT: Final = frozenset({"q", "quit", "exit", "koniec", "конец"})
HELP: Final = frozenset({"?", "help", "pomoc", "помощь"})
BETWEEN: Final = "|"


class TypeIn:
    """The fast keyboard mode of `sheet`."""

    def __init__(self, desk: ConsoleDesk, *, leave_open: bool, why: str) -> None:
        self._desk = desk
        self._leave_open = leave_open
        self._why = why
        self._terminal = Terminal()
        self._terminal.interrupted = "q"
        self._entered: list[tuple[TableRef, tuple[EventNumber, ...]]] = []
        self._failed = False

    def run(self) -> None:
        """Ask until nothing is missing or there is no more input."""
        desk = self._desk
        desk.tell("type-how")
        while True:
            missing = self._missing()
            desk.tell("type-missing", tables=", ".join(missing)) if missing else desk.tell("type-all-there")
            if not missing and self._terminal.typed_by_hand and not self._entered:
                break
            line = self._terminal.ask(desk.words("type-table"))
            if line is None or line.casefold() in QUIT or (not line and not missing):
                break
            if line:
                self._take(line)
        if not self._missing():
            print_next(desk)
        if self._failed and not self._terminal.typed_by_hand:
            raise typer.Exit(FAILED)

    def _missing(self) -> list[str]:
        """Return the tables of this round whose sheet is not final."""
        current = self._desk.state.current
        rounds = () if current is None else current.rounds[-1:]
        return [
            str(table.ref.table)
            for drawn in rounds
            for table in drawn.tables
            if not table.outstanding and not (table.sheet is not None if self._leave_open else table.closed)
        ]

    def _take(self, line: str) -> None:
        """Execute one line; errors are printed, and the next line is read."""
        try:
            if line.casefold() in HELP:
                self._desk.tell("type-help")
            elif line.casefold() in UNDO:
                self._undo()
            elif BETWEEN in line:
                self._take_whole(line)
            else:
                self._take_table(line)
        except StorageError:
            raise  # nothing more can be stored
        except StolikError as error:
            self._complain(error)

    def _complain(self, error: StolikError) -> None:
        self._failed = True
        self._desk.say(f"✗ {error_text(self._desk, error)}", style="bold red")

    def _take_whole(self, line: str) -> None:
        """Read a sheet on one line."""
        name, *parts = line.split(BETWEEN)
        table = find_table(self._desk.state, name)
        games = [read_game(part, self._desk.state, table) for part in parts]
        self._store(table, games)

    def _take_table(self, line: str) -> None:
        """Ask for the games of a table, one after the other, each checked at once."""
        desk = self._desk
        table = find_table(desk.state, line)
        if table.closed:
            desk.tell("type-closed-already")
        for letter, player in zip(LETTERS, table.seats, strict=False):
            desk.say(f"  {letter}  {player_text(desk.tournament, player)}")
        games: list[TypedGame] = []
        wanted = desk.state.games_at(table.ref)
        while len(games) < wanted:
            answer = self._terminal.ask("  " + desk.words("sheet-game", game=len(games) + 1))
            if answer is None or answer.casefold() in QUIT:
                desk.tell("type-left")
                self._failed = True
                return
            if not answer:
                continue
            if answer.casefold() in BACK | UNDO:
                if not games:
                    desk.tell("type-left")
                    return
                games.pop()
                continue
            try:
                games.append(self._checked(table, answer))
            except StolikError as error:
                self._complain(error)
        self._store(table, games)

    def _checked(self, table: TableState, text: str) -> TypedGame:
        game = read_game(text, self._desk.state, table)
        judged = judge_games(self._desk.state, table, [game], count_racks)
        if isinstance(judged, TournamentRefusal):
            raise RefusedError(replace(judged, table=None, game=None))
        letters = dict(zip(table.seats, LETTERS, strict=False))
        points = (
            f"{letters[result.player]} {shown_text(self._desk.state.rules, result.small)} ({result.big})"
            for result in judged[0].results
        )
        self._desk.say(f"     {'  '.join(points)}")
        return game

    def _store(self, table: TableState, games: list[TypedGame]) -> None:
        desk = self._desk
        there = table.sheet
        same = there is not None and [game.typed for game in there.games] == games
        if same and there is not None and (there.closed or self._leave_open):
            # The same sheet typed twice, perhaps after a power cut: once is enough.
            desk.tell("type-same", table=table.ref.table)
            return
        done = desk.do(*self._commands(table, games), quiet=True)
        numbers = tuple(EventNumber(number) for number in range(done.first, done.first + len(done.events)))
        self._entered.append((table.ref, numbers))
        desk.tell("type-stored", table=table_text(desk.words, desk.state, table.ref), event=str(numbers[-1]))

    def _commands(self, table: TableState, games: list[TypedGame]) -> list[Command]:
        desk = self._desk
        void = any(game.void for game in games)
        why = self._why or (desk.words("sheet-not-played") if void else "")
        enter = EnterSheet(by=desk.by, why=why, table=table.ref, games=tuple(games))
        if self._leave_open or desk.by.role is Role.PLAYER:
            return [enter]
        return [enter, CloseSheet(by=desk.by, why=why or desk.words("sheet-signed"), table=table.ref)]

    def _undo(self) -> None:
        """Undo the sheet that was entered last."""
        desk = self._desk
        if not self._entered:
            desk.tell("type-nothing-to-undo")
            return
        ref, numbers = self._entered[-1]
        why = desk.words("type-undo-why")
        desk.do(*(Undo(by=desk.by, why=why, event=number) for number in reversed(numbers)), quiet=True)
        self._entered.pop()
        desk.tell("type-undone", table=table_text(desk.words, desk.state, ref))
