"""Reading results of games from CSV."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from stolik.core.ruleset import SEAT_COUNTS, Ruleset
from stolik.core.scoring import Ending
from stolik.tournament.actors import PlayerId
from stolik.tournament.csv_rows import columns_of, number, read_rows
from stolik.tournament.errors import RowError
from stolik.tournament.score_sheets.judge import judge_game
from stolik.tournament.score_sheets.rack_count import count_racks
from stolik.tournament.score_sheets.sheet import SheetGame, SheetLine, TypedGame

COLUMNS: Final = ("round", "table", "game", "player", "small")

GameKey: TypeAlias = tuple[int, int, int]
"""Round, table and game."""


class RecordedResult(Struct, frozen=True, kw_only=True):
    """The result of one player in one game."""

    round: int
    table: int
    game: int
    player: str
    small: int
    """Small points; the winner's are never below the others'."""

    @property
    def key(self) -> GameKey:
        """The game of this result."""
        return self.round, self.table, self.game


def read_results(text: str, rules: Ruleset | None = None) -> tuple[RecordedResult, ...]:
    """Return the results of a file; a file with any error is refused as a whole."""
    rows = read_rows(text)
    header = next(rows, None)
    if header is None:
        message = f"the file is empty; its first line is {','.join(COLUMNS)}"
        raise RowError(message, line=1, key="file-empty", columns=",".join(COLUMNS))
    at = columns_of(header, COLUMNS)
    lines: list[tuple[int, RecordedResult]] = []
    for row in rows:
        if len(row.cells) != len(COLUMNS):
            missing = [name for name in COLUMNS if at[name] >= len(row.cells)]
            message = f"expected {len(COLUMNS)} cells: found {len(row.cells)}"
            column = missing[0] if missing else str(len(COLUMNS) + 1)
            expected, found = len(COLUMNS), len(row.cells)
            raise RowError(
                message, line=row.line, column=column, key="bad-cells", expected=expected, found=found
            )
        player = row.cells[at["player"]]
        if not player:
            message = "there is no name"
            raise RowError(message, line=row.line, column="player", key="no-name")
        numbers = {name: number(row, at[name], name) for name in COLUMNS if name != "player"}
        for name in ("round", "table", "game"):
            if numbers[name] < 0:
                message = f"below nothing: {numbers[name]}"
                raise RowError(
                    message, line=row.line, column=name, key="below-nothing", typed=str(numbers[name])
                )
        lines.append((row.line, RecordedResult(player=player, **numbers)))
    _check_games(lines)
    if rules is not None:
        _check_figures(rules, lines)
    return tuple(result for _, result in lines)


def _check_figures(rules: Ruleset, lines: Sequence[tuple[int, RecordedResult]]) -> None:
    """Raise an error for games that the rules cannot give; a win may be shared if nobody went out."""
    games: dict[GameKey, list[tuple[int, RecordedResult]]] = {}
    for line, result in lines:
        games.setdefault(result.key, []).append((line, result))
    for found in games.values():
        typed = tuple(
            SheetLine(player=PlayerId(at), small=result.small) for at, (_, result) in enumerate(found, 1)
        )
        endings = (None, Ending.EXHAUSTED)
        if not any(
            isinstance(judge_game(rules, TypedGame(lines=typed, ending=each), count_racks), SheetGame)
            for each in endings
        ):
            figures = ", ".join(str(result.small) for _, result in found)
            message = f"no game under {rules.key} can give these points: {figures}"
            line = found[0][0]
            raise RowError(
                message, line=line, column="small", key="impossible-game", rules=rules.key, figures=figures
            )


def _check_games(lines: Iterable[tuple[int, RecordedResult]]) -> None:
    games: dict[GameKey, dict[str, int]] = {}
    for line, result in lines:
        seen = games.setdefault(result.key, {})
        if result.player in seen:
            message = f"{result.player!r} has a result in this game already, in line {seen[result.player]}"
            name, other = result.player, str(seen[result.player])
            raise RowError(message, line=line, column="player", key="result-twice", name=name, other=other)
        seen[result.player] = line
        if len(seen) > max(SEAT_COUNTS):
            message = f"{_named(result.key)} has more than {max(SEAT_COUNTS)} players"
            raise RowError(message, line=line, column="game", key="game-too-many", most=max(SEAT_COUNTS))
    for key, seen in games.items():
        if len(seen) < min(SEAT_COUNTS):
            message = f"{_named(key)} has only one player"
            raise RowError(message, line=next(iter(seen.values())), column="game", key="game-alone")


def _named(key: GameKey) -> str:
    return "round {}, table {}, game {}".format(*key)
