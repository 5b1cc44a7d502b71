"""A typed game of a sheet: small points or racks, from seat A on.

25 -5 -12 -8        small points as on the sheet, with the signs that the ruleset writes
25 5 12 8           without signs: one number is the sum of the others
w 5 12 8            the winner's points are counted
w 5 100u 8          u: had not opened; o: had opened
25 -5 . -20         a dot for a player who was not there
12 12 -24 bank      the bank ran out (bank) or the round's time (time)
/ r7 k13 / j u / b1 racks, a stroke between the seats; nothing for the one who went out
void                not played
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from stolik.cli.tournament.errors import DeskError
from stolik.core.ruleset import Ruleset, TiedWinners, WinnerRecords
from stolik.core.scoring import Ending, Reason
from stolik.tournament.actors import PlayerId
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.state import TableState, TournamentState

VOID: Final = frozenset({"void", "x"})
ABSENT: Final = "."
WINNER: Final = "w"
STROKE: Final = "/"
_LAST: Final = "last="
_ENDINGS: Final = {
    "out": Ending.OUT,
    "bank": Ending.EXHAUSTED,
    "time": Ending.ROUND_TIME,
}
_NUMBER: Final = re.compile(r"([+-]?)([0-9]{1,6})([uoc]*)")
_MARK: Final = re.compile(r"(w)([uoc]*)")
_MINUSES: Final = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", ",": " ", ";": " "})
_LEAST_PLAYERS: Final = 2


class _Cell(Struct, frozen=True, kw_only=True):
    """The typed text for one player."""

    wins: bool = False
    signed: bool = False
    small: int = 0
    marks: str = ""


def read_game(text: str, state: TournamentState, table: TableState) -> TypedGame:
    """Return the typed game for a table."""
    tokens = text.casefold().translate(_MINUSES).split()
    if len(tokens) == 1 and tokens[0] in VOID:
        return TypedGame(void=True)
    ending = _ENDINGS.get(tokens[-1]) if tokens else None
    if ending is not None:
        text = text.strip()[: -len(tokens[-1])]
        del tokens[-1]
    if STROKE in text:
        parts = [part.split() for part in text.split(STROKE)]
        players = _players(state, table, [part != [ABSENT] for part in parts])
        return TypedGame(ending=ending, lines=_racks(parts, players))
    if not tokens:
        raise DeskError(key="points-nothing")
    players = _players(state, table, [token != ABSENT for token in tokens])
    cells = [_cell(token) for token in tokens if token != ABSENT]
    smalls = _counted(state.rules, cells)
    return TypedGame(
        ending=ending,
        lines=tuple(
            _line(player, small, cell.marks)
            for player, small, cell in zip(players, smalls, cells, strict=True)
        ),
    )


def _players(state: TournamentState, table: TableState, there: Sequence[bool]) -> list[PlayerId]:
    """Return the players of the cells: all seats, or only those who are still in play."""
    here = [player for player in table.seats if state.players[player].plays]
    if len(there) == len(table.seats):
        return [player for player, played in zip(table.seats, there, strict=True) if played]
    if len(there) == len(here) and all(there):
        return here
    raise DeskError(key="points-wrong-count", expected=len(table.seats), found=len(there))


def _cell(token: str) -> _Cell:
    mark = _MARK.fullmatch(token)
    if mark:
        return _Cell(wins=True, marks=mark[2])
    number = _NUMBER.fullmatch(token)
    if not number:
        raise DeskError(key="points-no-number", typed=token)
    size = int(number[2])
    return _Cell(signed=bool(number[1]), small=-size if number[1] == "-" else size, marks=number[3])


def _counted(rules: Ruleset, cells: Sequence[_Cell]) -> list[int]:
    """Return the small points with their signs; a winner who was only marked gets the right number."""
    smalls = [cell.small for cell in cells]
    winners = sum(cell.wins for cell in cells)
    if winners:
        losses = [abs(small) for small in smalls]
        due = _due(rules, sum(losses), winners)
        return [due if cell.wins else -loss for cell, loss in zip(cells, losses, strict=True)]
    if len(cells) > _LEAST_PLAYERS and not any(cell.signed for cell in cells):
        return _with_signs(rules, smalls)
    shown = [rules.shown_sign * small for small in smalls]
    # With three or more players one alone wins, so the signs are clear whatever the rules say.
    return smalls if len(cells) > _LEAST_PLAYERS and _one_wins(smalls) and not _one_wins(shown) else shown


def _one_wins(smalls: Sequence[int]) -> bool:
    return sum(small > 0 for small in smalls) == 1


def _due(rules: Ruleset, losses: int, winners: int) -> int:
    if rules.winner_records is WinnerRecords.NOTHING:
        return 0
    return losses // winners if rules.tied_winners is TiedWinners.SPLIT else losses


def _with_signs(rules: Ruleset, smalls: list[int]) -> list[int]:
    """Return numbers without signs as on a sheet, if only one of them can be the winner's."""
    due = 0 if rules.winner_records is WinnerRecords.NOTHING else None
    winners = [small for small in smalls if small == (sum(smalls) - small if due is None else due)]
    if len(winners) != 1:
        return smalls
    return [small if small == winners[0] else -small for small in smalls]


def _line(player: PlayerId, small: int, marks: str) -> SheetLine:
    opened = False if "u" in marks else True if "o" in marks or "c" in marks else None
    # c: the rack was counted, and happens to be worth just as much as a penalty.
    return SheetLine(player=player, small=small, opened=opened, because=Reason.RACK if "c" in marks else None)


def _racks(parts: Sequence[Sequence[str]], players: Sequence[PlayerId]) -> tuple[SheetLine, ...]:
    there = [part for part in parts if part != [ABSENT]]
    return tuple(_rack_line(player, part) for player, part in zip(players, there, strict=True))


def _rack_line(player: PlayerId, tokens: Sequence[str]) -> SheetLine:
    last = next((token.removeprefix(_LAST) for token in tokens if token.startswith(_LAST)), None)
    marks = {token for token in tokens if token in {"u", "a"}}
    tiles = [token for token in tokens if token not in marks and not token.startswith(_LAST)]
    return SheetLine(
        player=player,
        rack="" if tiles == ["-"] else " ".join(tiles),
        opened=not marks,
        announced="a" in marks,
        drawn_last=last,
    )


def game_text(rules: Ruleset, game: TypedGame, table: TableState) -> str:
    """Return a game as text that parses to the same points."""
    if game.void:
        return "void"
    lines = {line.player: line for line in game.lines}
    if any(line.rack is not None for line in game.lines):
        return f" {STROKE} ".join(
            lines[player].rack or "-" if player in lines else ABSENT for player in table.seats
        )
    return " ".join(
        shown_text(rules, lines[player].small or 0) if player in lines else ABSENT for player in table.seats
    )


def shown_text(rules: Ruleset, small: int) -> str:
    """Return small points with the sign that people write under these rules (I-4)."""
    return f"{rules.shown_sign * small:+d}" if small else "0"
