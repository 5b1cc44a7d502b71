"""The CSV files of an export, for spreadsheets: roster, seats, results, standings and log."""

from __future__ import annotations

import csv
import datetime as dt
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

from stolik.day.errors import SaidError
from stolik.tournament.actors import PlayerId
from stolik.tournament.events import encoder
from stolik.tournament.fold import undone_in
from stolik.tournament.people import Book, Details
from stolik.tournament.plan import LETTERS
from stolik.tournament.ranking import final_ranking
from stolik.tournament.ranking import standings as standings_of
from stolik.tournament.state import PlayerState, State, Status
from stolik.tournament.tournament import Tournament

_Rows: TypeAlias = Iterable[tuple[object, ...]]
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would calculate."""


def write_csv_files(folder: Path, tournament: Tournament, *, names: bool = True) -> list[Path]:
    """Write the files into a folder, which is made where it is not there; return their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return [_write(folder / name, text) for name, text in csv_texts(tournament, names=names).items()]
    except OSError as error:
        raise SaidError(key="desk-cannot-write", file=str(folder), why=error.strerror or "?") from None


def csv_texts(tournament: Tournament, *, names: bool = True) -> dict[str, str]:
    """Return the files as text, by name."""
    named = tournament if names else Tournament(tournament.log, Book(given=tournament.book.given))
    return {name: _text(rows) for name, rows in _files(named).items()}


def presence_of(player: PlayerState) -> str:
    """Return in one word how a player stands."""
    if player.status is not Status.ENTERED:
        return player.status.value
    if player.no_show:
        return "no-show"
    return "here" if player.present else "missing"


def _files(named: Tournament) -> dict[str, _Rows]:
    return {
        "roster.csv": _roster(named),
        "seats.csv": _seats(named),
        "results.csv": _results(named),
        "standings.csv": _standings(named),
        "stages.csv": _stages(named),
        "log.csv": _log(named),
    }


def _text(rows: _Rows) -> str:
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    for row in rows:
        writer.writerow([_harmless(cell) for cell in row])
    return file.getvalue()


def _write(path: Path, text: str) -> Path:
    # The mark at the beginning tells spreadsheets that the letters are UTF-8.
    path.write_text(text, encoding="utf-8-sig", newline="")
    return path


def _harmless(cell: object) -> object:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def _name(tournament: Tournament, player: PlayerId) -> str:
    return tournament.name(player) or ""


def _roster(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "number", "name", "club", "minor", "consent", "keep until", "standing", "warnings"
    for player in tournament.state.players.values():
        details = None if player.details is None else tournament.book.get(player.details)
        known = details or Details(name="")
        yield (
            player.id,
            known.name,
            known.club,
            "yes" if known.minor else "no",
            "yes" if known.guardian_consents else "no",
            known.keep_until or "",
            presence_of(player),
            len(player.warnings),
        )


def _seats(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "stage", "stage name", "round", "table", "seat", "player", "name"
    for stage in tournament.state.stages:
        for drawn in stage.rounds:
            for table in drawn.tables:
                for letter, player in zip(LETTERS, table.seats, strict=False):
                    name = _name(tournament, player)
                    yield stage.number, stage.stage.name, drawn.number, table.ref.table, letter, player, name


def _results(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "stage", "round", "table", "game", "player", "name", "small", "place", "big", "counted from"
    for stage in tournament.state.stages:
        for drawn in stage.rounds:
            for table in drawn.tables:
                for number, game in enumerate(table.sheet.games if table.sheet else (), 1):
                    for result in game.results:
                        yield (
                            stage.number,
                            drawn.number,
                            table.ref.table,
                            number,
                            result.player,
                            _name(tournament, result.player),
                            result.small,
                            result.place,
                            result.big,
                            "" if result.because is None else result.because.value,
                        )


_STANDING: Final = (
    "place",
    "player",
    "name",
    "big",
    "deducted",
    "small",
    "games",
    "wins",
    "missed",
    "status",
)


def _standings(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "stage", *_STANDING
    for line in final_ranking(tournament.state):
        name = _name(tournament, line.player)
        yield line.stage, line.place, line.player, name, *_figures(tournament.state, line.stage, line.player)


def _stages(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "stage", *_STANDING
    for stage in tournament.state.stages:
        for line in standings_of(tournament.state, stage.number):
            name = _name(tournament, line.player)
            figures = _figures(tournament.state, stage.number, line.player)
            yield stage.number, line.place, line.player, name, *figures


def _figures(state: State, stage: int, player: PlayerId) -> tuple[object, ...]:
    for line in standings_of(state, stage):
        if line.player == player:
            return line.big, line.deducted, line.small, line.games, line.wins, line.missed, line.status.value
    return 0, 0, 0, 0, 0, 0, state.players[player].status.value


def _log(tournament: Tournament) -> Iterator[tuple[object, ...]]:
    yield "event", "undone", "time", "role", "mark", "player", "why", "what", "data"
    undone = undone_in(tournament.log)
    for number, event in enumerate(tournament.log, 1):
        at = dt.datetime.fromtimestamp(event.at / 1000, tz=dt.UTC).isoformat()
        by = event.by
        yield (
            number,
            "yes" if number in undone else "no",
            at,
            by.role.value,
            by.key,
            "" if by.player is None else by.player,
            event.why,
            type(event).__name__,
            encoder.encode(event).decode(),
        )
