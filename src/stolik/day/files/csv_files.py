"""The CSV files of an export, for spreadsheets: roster, seats, results, standings and log.

Headings and separators are those of a language, and small points have the sign that people write under the
ruleset (I-4): these files are for reading. Programs should read the JSON export.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator
from pathlib import Path

from stolik.core.ruleset import Ruleset
from stolik.day.errors import SaidError
from stolik.day.files.csv_text import CsvRows, csv_text, headings, yes_or_no
from stolik.day.registration.list_csv import registration_rows
from stolik.tournament.actors import PlayerId
from stolik.tournament.draws.plan import LETTERS
from stolik.tournament.events import encoder
from stolik.tournament.log.fold import undone_in
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.rankings.ranking import Standing, final_ranking
from stolik.tournament.rankings.ranking import standings as standings_of
from stolik.tournament.state import PlayerState, Status
from stolik.tournament.tournament import Tournament
from stolik.words import Language, Words
from stolik.words.names import stage_text


def write_csv_files(
    folder: Path, tournament: Tournament, language: Language, *, names: bool = True
) -> list[Path]:
    """Write the files into a folder, creating it if necessary; return their paths."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        texts = csv_texts(tournament, language, names=names)
        return [_write(folder / name, text) for name, text in texts.items()]
    except OSError as error:
        raise SaidError(key="desk-cannot-write", file=str(folder), why=error.strerror or "?") from None


def csv_texts(tournament: Tournament, language: Language, *, names: bool = True) -> dict[str, str]:
    """Return the files as text, by name."""
    named = tournament if names else Tournament(tournament.log, Book(given=tournament.book.given))
    words = Words(language)
    return {name: csv_text(rows, words) for name, rows in _files(named, words).items()}


def presence_of(player: PlayerState) -> str:
    """Return a player's status in one word."""
    if player.status is not Status.ENTERED:
        return player.status.value
    if player.no_show:
        return "no-show"
    return "here" if player.present else "missing"


def _files(named: Tournament, words: Words) -> dict[str, CsvRows]:
    return {
        "roster.csv": _roster(named, words),
        "seats.csv": _seats(named, words),
        "results.csv": _results(named, words),
        "standings.csv": _standings(named, words),
        "stages.csv": _stages(named, words),
        "log.csv": _log(named, words),
        **({"registration.csv": registration_rows(named, words)} if named.state.applications else {}),
    }


def _write(path: Path, text: str) -> Path:
    # The byte order mark tells spreadsheets that the file is UTF-8.
    path.write_text(text, encoding="utf-8-sig", newline="")
    return path


def _name(tournament: Tournament, player: PlayerId) -> str:
    return tournament.name(player) or ""


def _roster(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(
        words, "number", "name", "club", "born", "minor", "consent", "keep-until", "standing", "warnings"
    )
    for player in tournament.state.players.values():
        details = None if player.details is None else tournament.book.get(player.details)
        known = details or Details(name="")
        yield (
            player.id,
            known.name,
            known.club,
            known.born or "",
            yes_or_no(words, known.minor_on(tournament.state.date)),
            yes_or_no(words, known.guardian_consents),
            known.keep_until or "",
            words(f"standing-{presence_of(player)}"),
            len(player.warnings),
        )


def _seats(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(words, "stage", "stage-name", "round", "table", "seat", "player", "name")
    for stage in tournament.state.stages:
        title = stage_text(words, tournament.state, stage.number)
        for drawn in stage.rounds:
            for table in drawn.tables:
                for letter, player in zip(LETTERS, table.seats, strict=False):
                    name = _name(tournament, player)
                    yield stage.number, title, drawn.number, table.ref.table, letter, player, name


def _results(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    rules = tournament.state.rules
    big = ("big",) if rules.has_big_points else ()
    yield headings(
        words, "stage", "round", "table", "game", "player", "name", "small", "place", *big, "counted-from"
    )
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
                            rules.shown_sign * result.small,
                            result.place,
                            *((result.big,) if big else ()),
                            "" if result.because is None else words(f"csv-{key_part(result.because)}"),
                        )


def key_part(code: str) -> str:
    """Return a code as part of a message key."""
    return code.replace("_", "-")


def _standing_columns(rules: Ruleset) -> tuple[str, ...]:
    big = ("big", "deducted") if rules.has_big_points else ()
    return ("stage", "place", "player", "name", *big, "small", "games", "wins", "missed", "status")


def _standings(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(words, *_standing_columns(tournament.state.rules))
    for line in final_ranking(tournament.state):
        yield _line(tournament, words, line)


def _stages(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(words, *_standing_columns(tournament.state.rules))
    for stage in tournament.state.stages:
        for line in standings_of(tournament.state, stage.number):
            yield _line(tournament, words, line)


def _line(tournament: Tournament, words: Words, line: Standing) -> tuple[object, ...]:
    """Return a line of standings; the big points are those after deductions (M-19)."""
    rules = tournament.state.rules
    return (
        line.stage,
        line.place,
        line.player,
        _name(tournament, line.player),
        *((line.net, line.deducted) if rules.has_big_points else ()),
        rules.shown_sign * line.small,
        line.games,
        line.wins,
        line.missed,
        words(f"standing-{line.status.value}"),
    )


def _log(tournament: Tournament, words: Words) -> Iterator[tuple[object, ...]]:
    yield headings(words, "event", "undone", "time", "role", "mark", "player", "why", "what", "data")
    undone = undone_in(tournament.log)
    for number, event in enumerate(tournament.log, 1):
        at = dt.datetime.fromtimestamp(event.at / 1000, tz=dt.UTC).isoformat()
        by = event.by
        yield (
            number,
            yes_or_no(words, number in undone),
            at,
            by.role.value,
            by.key,
            "" if by.player is None else by.player,
            event.why,
            type(event).__name__,
            encoder.encode(event).decode(),
        )
