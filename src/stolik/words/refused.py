"""Refusals in words, with the table, the game and the clause."""

from __future__ import annotations

from stolik.tournament.refusals import Refusal
from stolik.tournament.tournament import Tournament
from stolik.words.naming import player_text, table_text
from stolik.words.words import Words


def refusal_text(words: Words, tournament: Tournament | None, refusal: Refusal) -> str:
    """Return why a command was refused."""
    players = ", ".join(
        str(player) if tournament is None else player_text(tournament, player) for player in refusal.players
    )
    text = words(
        key_of(refusal.code),
        players=players or "?",
        expected=_number(refusal.expected),
        found=_number(refusal.found),
        event=_number(refusal.event),
        detail=_detail(words, refusal),
    )
    if refusal.game is not None:
        text = words("refused-in-game", game=refusal.game, text=text)
    if refusal.table is not None and tournament is not None:
        where = table_text(words, tournament.state, refusal.table)
        text = words("desk-where", where=where, text=text)
    clauses = ", ".join(dict.fromkeys(refusal.clauses))
    return f"{text} ({clauses})" if clauses else text


def key_of(code: str) -> str:
    """Return the key of the words for a code."""
    return f"refused-{code.replace('_', '-')}"


def _number(value: int | None) -> str:
    return "?" if value is None else str(value)


def _detail(words: Words, refusal: Refusal) -> str:
    """Return the detail; a code among them is the reason behind the reason."""
    behind = f"because-{refusal.detail.replace('_', '-')}"
    return words(behind) if behind in words else refusal.detail
