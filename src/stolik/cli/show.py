"""`stolik show`: a game record turn by turn, with tiles."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple, NoReturn

import typer
from rich.console import Console

from stolik.cli.help.usage_errors import why_not
from stolik.cli.text.event_text import Narration
from stolik.cli.text.grids import print_grid
from stolik.cli.text.score_sheet import game_sheet, score_notes
from stolik.cli.text.tiles_text import LAID_MARK, by_runs, make_console, say, table_lines, tiles_text
from stolik.core.deal import Seat
from stolik.core.errors import RecordError, StolikError
from stolik.core.events import Event, GameCreated, TimedOut, TurnPlayed, TurnStarted
from stolik.core.pictures.picture import position_svg, table_svg
from stolik.core.state import State, apply, created
from stolik.core.tiles import BAG, Tile
from stolik.core.view import SPECTATOR, Viewer, redact, view
from stolik.notation.record import Record, read_record
from stolik.words import Language, Words, negotiate
from stolik.words.mistakes import mistake_text

_LETTERS = "ABCD"


class _Step(NamedTuple):
    """An event with the states before and after it."""

    before: State
    event: Event
    after: State


class _Chapter(NamedTuple):
    """The events of one turn; turn 0 is everything before the first."""

    turn: int
    seat: Seat | None
    steps: tuple[_Step, ...]

    @property
    def laid(self) -> frozenset[Tile]:
        """The tiles laid in this turn."""
        first, last = self.steps[0].before, self.steps[-1].after
        return frozenset(last.table.tiles) - frozenset(first.table.tiles)

    @property
    def changes_table(self) -> bool:
        """Whether to show the table after this turn."""
        return any(isinstance(step.event, TurnPlayed | TimedOut) for step in self.steps)


def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-show-file", show_default=False)],
    turn: Annotated[int | None, typer.Option(min=0, help="option-show-turn")] = None,
    svg: Annotated[Path | None, typer.Option(help="option-show-svg", show_default=False)] = None,
    seat: Annotated[
        str | None,
        typer.Option(help="option-show-seat"),
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="option-lang-show")] = None,
) -> None:
    """Print a game record turn by turn, with its score sheet explained."""
    words = Words(negotiate(lang, os.environ))
    record = read_game(file, words)
    chapters = list(_chapters(record))
    seats = len(chapters[-1].steps[-1].after.racks)
    reader = _Reader(make_console(), words, record, seat_named(seat, seats, words))
    if turn is None:
        if svg is not None:
            _refuse(words("show-svg-needs-turn"), status=2)
        reader.whole_game(chapters)
        return
    chosen = next((chapter for chapter in chapters if chapter.turn == turn), None)
    if chosen is None:
        _refuse(words("show-no-turn", turn=turn, last=chapters[-1].turn), status=2)
    reader.position(chosen)
    if svg is not None:
        try:
            svg.write_text(reader.picture(chosen), encoding="utf-8")
        except OSError as error:
            _refuse(words("show-cannot-write", file=str(svg), why=why_not(error, words)), status=2)
        reader.console.print(words("show-svg-written", file=str(svg)))


class _Reader:
    """Prints a record: for everybody, or for the player of one seat."""

    def __init__(self, console: Console, words: Words, record: Record, seat: Seat | None) -> None:
        self.console = console
        self._words = words
        self._seat = seat
        created_event = record.events[0]
        seats = created_event.seats if isinstance(created_event, GameCreated) else 0
        self._names = names_of(record.players, seats, words)
        self._narration = Narration(words, self._names, seat)

    def whole_game(self, chapters: Sequence[_Chapter]) -> None:
        """Print everything."""
        for chapter in chapters:
            self._heading(chapter)
            self._rack_before(chapter)
            self._events(chapter)
            if chapter.changes_table:
                self._table(chapter)
            self._counts(chapter.steps[-1].after)
            self._line()
        last = chapters[-1].steps[-1].after
        sheet = game_sheet(last, self._names, self._words)
        if sheet is None:
            self._line(self._words("show-unfinished"))
            return
        print_grid(self.console, sheet)
        for line in score_notes(last.rules, last.racks, self._names, self._words):
            self._line(line)

    def position(self, chapter: _Chapter) -> None:
        """Print one turn, and the position after it."""
        after = chapter.steps[-1].after
        self._heading(chapter)
        self._events(chapter)
        self._table(chapter)
        for seat, rack in enumerate(
            view(after, self._viewer).racks if self._seat is not None else after.racks
        ):
            self._rack(seat, rack.tiles)
        self._counts(after)

    def picture(self, chapter: _Chapter) -> str:
        """Return the drawing of the position after a turn, with the rack of its player or the reader."""
        after = chapter.steps[-1].after
        seat = chapter.seat if self._seat is None else self._seat
        if seat is None:
            return table_svg(after.table, marked=chapter.laid)
        return position_svg(after.table, by_runs(after.racks[seat]), marked=chapter.laid)

    @property
    def _viewer(self) -> Viewer:
        return SPECTATOR if self._seat is None else Viewer(seat=self._seat)

    def _heading(self, chapter: _Chapter) -> None:
        words = self._words
        if chapter.seat is None:
            text = words("show-before-play")
        else:
            text = words("narration-turn", turn=chapter.turn, **self._narration.who(chapter.seat))
        say(self.console, f"── {text}", "title")

    def _rack_before(self, chapter: _Chapter) -> None:
        seat = chapter.seat
        if seat is not None and self._seat in (None, seat):
            self._rack(seat, chapter.steps[0].after.racks[seat].tiles)

    def _rack(self, seat: int, tiles: Sequence[Tile]) -> None:
        words, name = self._words, self._names[seat]
        if not tiles:
            self._line(words("screen-rack-empty", name=name))
            return
        self._line(f"{words('screen-rack', name=name, count=len(tiles))}: {tiles_text(by_runs(tiles))}")

    def _events(self, chapter: _Chapter) -> None:
        for before, event, _ in chapter.steps:
            shown = event if self._seat is None else redact(event, self._viewer)
            for line in self._narration.tell(shown, before):
                self._line(line)

    def _table(self, chapter: _Chapter) -> None:
        words, table = self._words, chapter.steps[-1].after.table
        if not len(table):
            self._line(words("screen-table-empty"))
            return
        legend = f"   ({words('screen-laid', mark=LAID_MARK)})" if chapter.laid else ""
        self._line(f"{words('screen-table')}{legend}")
        for line in table_lines(table.melds, marked=chapter.laid):
            self._line(line)

    def _counts(self, state: State) -> None:
        words = self._words
        counts = [
            f"{name}: {words('tiles-count', count=len(rack))}"
            for name, rack in zip(self._names, state.racks, strict=True)
        ]
        say(self.console, " · ".join([*counts, words("screen-bank", count=state.bank_size)]), "quiet")

    def _line(self, text: str = "") -> None:
        say(self.console, text)


def names_of(players: Sequence[str], seats: int, words: Words) -> list[str]:
    """Return a name for every seat: the record's, or the seat's letter."""
    return [
        players[seat] if seat < len(players) else words("seat-player", letter=_LETTERS[seat])
        for seat in range(seats)
    ]


def _chapters(record: Record) -> Iterator[_Chapter]:
    steps: list[_Step] = []
    seat: Seat | None = None
    for step in _fold(record.events):
        if isinstance(step.event, TurnStarted):
            yield _Chapter(step.before.turns, seat, tuple(steps))
            steps, seat = [], step.event.seat
        steps.append(step)
    yield _Chapter(steps[-1].after.turns, seat, tuple(steps))


def _fold(events: Sequence[Event]) -> Iterator[_Step]:
    first = events[0]
    if not isinstance(first, GameCreated):  # pragma: no cover  the reader of records refuses it
        raise RecordError
    state = created(first)
    yield _Step(state, first, state)
    for number, event in enumerate(events[1:], 3):
        try:
            after = apply(state, event)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise _out_of_place(number) from error
        if after.turns and _tiles_in(after) != len(BAG):
            raise _out_of_place(number)
        yield _Step(state, event, after)
        state = after


def _tiles_in(state: State) -> int:
    return len(state.table.tiles) + sum(map(len, state.racks)) + state.bank_size


def _out_of_place(line: int) -> RecordError:
    message = f"line {line}: the event does not follow from those before it; try: stolik verify"
    return RecordError(message, key="record-out-of-place", line=line)


def read_game(file: Path, words: Words) -> Record:
    """Return the record in a file; one that cannot be read ends the command."""
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        record = read_record(raw.decode())
        for _ in _fold(record.events):
            pass
    except OSError as error:
        _refuse(words("show-cannot-read", file=str(file), why=why_not(error, words)), status=2)
    except UnicodeDecodeError as error:
        _refuse(f"{RecordError.code}: {file}: {words('proof-no-text', byte=error.start)}", status=1)
    except StolikError as error:
        _refuse(f"{error.code}: {file}: {mistake_text(words, error)}", status=1)
    return record


def seat_named(text: str | None, seats: int, words: Words) -> Seat | None:
    """Return a seat by its letter or number; one that is not there ends the command."""
    if text is None:
        return None
    letters = _LETTERS[:seats]
    number = letters.find(text.upper()) if text.isalpha() else int(text) if text.isdecimal() else -1
    if not 0 <= number < seats:
        _refuse(words("show-no-seat", seat=text, seats=seats), status=2)
    return Seat(number)


def _refuse(message: str, *, status: int) -> NoReturn:
    typer.echo(f"stolik: {message}", err=True)
    raise typer.Exit(status)
