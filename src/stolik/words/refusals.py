"""Refusals in words, with the table, the game and the clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.core.ruleset import Ruleset, WinnerRecords
from stolik.tournament.refusals import TournamentCode, TournamentRefusal
from stolik.tournament.tournament import Tournament
from stolik.words.events import describe_event
from stolik.words.names import actor_text, player_text, table_text
from stolik.words.words import Words

_CODED: Final = frozenset(
    {TournamentCode.NEEDED_LATER, TournamentCode.CANNOT_DRAW, TournamentCode.BAD_SETTING}
)
"""Refusals with a second code, which is translated or left out."""


_SMALLS: Final = frozenset(
    {
        TournamentCode.NOT_ZERO_SUM,
        TournamentCode.LOSER_NOT_NEGATIVE,
        TournamentCode.POINTS_TOO_MANY,
        TournamentCode.PENALTY_FOR_OPENED,
        TournamentCode.UNOPENED_WITHOUT_PENALTY,
        TournamentCode.NO_SUCH_PENALTY,
        TournamentCode.WRONG_PENALTY,
        TournamentCode.COUNT_DIFFERS,
    }
)
"""Refusals whose numbers are small points: they are shown with the signs of the ruleset (I-4)."""


def refusal_text(words: Words, tournament: Tournament | None, refusal: TournamentRefusal) -> str:
    """Return why a command was refused."""
    players = ", ".join(
        str(player) if tournament is None else player_text(tournament, player) for player in refusal.players
    )
    rules = None if tournament is None else tournament.state.rules
    sign = rules.shown_sign if rules is not None and refusal.code in _SMALLS else 1
    named = {
        "players": players or "?",
        "expected": _number(refusal.expected, sign),
        "found": _number(refusal.found, sign),
        "event": _number(refusal.event),
        "typed": refusal.typed,
    }
    if refusal.code is TournamentCode.CHANGED_MEANWHILE and tournament is not None and refusal.event:
        changed = tournament.log[refusal.event - 1]
        who = actor_text(words, tournament, changed.by)
        named["typed"] = f"{describe_event(words, tournament, changed).removesuffix('.')} ({who})"
    behind = _behind(words, refusal, named)
    nobody = refusal.code is TournamentCode.ALREADY_SO and not players
    key = key_of(refusal.code) + _convention(words, rules, refusal.code)
    text = words(
        f"{key}-plain" if behind == "" or nobody else key,
        **named,
        detail=refusal.detail if behind is None else behind,
    )
    if refusal.game is not None:
        text = words("refused-in-game", game=refusal.game, text=text)
    if refusal.table is not None and tournament is not None:
        where = table_text(words, tournament.state, refusal.table)
        text = words("desk-where", where=where, text=text)
    clauses = ", ".join(dict.fromkeys(refusal.clauses))
    return f"{text} ({clauses})" if clauses else text


def key_of(code: str) -> str:
    """Return the message key of a code."""
    return f"refused-{code.replace('_', '-')}"


def _convention(words: Words, rules: Ruleset | None, code: TournamentCode) -> str:
    """Return the suffix of the key if a refusal is about signs, which depend on the ruleset."""
    nothing = rules is not None and rules.winner_records is WinnerRecords.NOTHING
    minus = rules is not None and rules.shown_sign < 0
    ending = "-nothing" if nothing else "-minus" if minus else ""
    return ending if f"{key_of(code)}{ending}" in words else ""


def _number(value: int | None, sign: int = 1) -> str:
    return "?" if value is None else str(sign * value)


def _behind(words: Words, refusal: TournamentRefusal, named: Mapping[str, str]) -> str | None:
    """Return the message of the second code, empty if it has none; None if it is not a code.

    A bare code is never shown.
    """
    key = f"because-{refusal.detail.replace('_', '-')}"
    if key in words:
        return words(key, **named)
    return "" if refusal.code in _CODED else None
