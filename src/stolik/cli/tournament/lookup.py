"""Finding players and tables from typed text."""

from __future__ import annotations

import re
from typing import Final

from stolik.cli.tournament.errors import DeskError
from stolik.tournament.actors import PlayerId, TableRef
from stolik.tournament.state import TableState, TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words.names import matching, players_text

_SHOWN: Final = 6
"""Candidates listed if a name fits several."""
_TABLE: Final = re.compile(r"[0-9]{1,4}(\.[0-9]{1,4}){0,2}")


def find_player(tournament: Tournament, typed: str) -> PlayerId:
    """Return the player with a number, a name or a part of a name."""
    text = typed.strip()
    if text.isascii() and text.isdigit() and len(text) <= len("9999"):
        number = PlayerId(int(text))
        if number in tournament.state.players:
            return number
        raise DeskError(key="desk-no-number", typed=text)
    found = matching(tournament, text)
    if not found:
        raise DeskError(key="desk-no-player", typed=text)
    if len(found) > 1:
        more = "…" if len(found) > _SHOWN else ""
        raise DeskError(
            key="desk-many-players", typed=text, players=players_text(tournament, found[:_SHOWN]) + more
        )
    return found[0]


def find_table(state: TournamentState, typed: str) -> TableState:
    """Return the table for ``3`` (of this round), ``2.3`` (of round 2) or ``1.2.3`` (of stage 1)."""
    text = typed.strip()
    current = state.current
    if not _TABLE.fullmatch(text):
        raise DeskError(key="desk-bad-table", typed=text)
    numbers = [int(part) for part in text.split(".")]
    if current is None or (not current.rounds and len(numbers) < len("srt")):
        raise DeskError(key="desk-no-round")
    before = [current.number, len(current.rounds)]
    stage, drawn, table = [*before[: len("srt") - len(numbers)], *numbers]
    found = state.table(TableRef(stage, drawn, table))
    if found is not None:
        return found
    if not 1 <= stage <= len(state.stages):
        raise DeskError(key="desk-stage-not-begun", stage=stage)
    rounds = state.stages[stage - 1].rounds
    if not 1 <= drawn <= len(rounds):
        raise DeskError(key="desk-round-not-drawn", round=drawn, drawn=len(rounds))
    raise DeskError(key="desk-no-table", typed=text, round=drawn, tables=len(rounds[drawn - 1].tables))
