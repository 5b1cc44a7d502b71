"""Players, stages and tables as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stolik.tournament.actors import Actor, PlayerId, TableRef
from stolik.tournament.players.name_book import plain, same_name
from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.state import TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words.words import Words

_SERVER: Final = "@server"
"""The actor for what online tables report."""


def player_text(tournament: Tournament, player: PlayerId) -> str:
    """Return the number and the name, e.g. ``12 Jan Kowalski``; erased names leave the number."""
    known = tournament.state.players.get(player)
    name = None if known is None else tournament.name(player)
    return f"{player} {name}" if name else str(player)


def players_text(tournament: Tournament, players: Iterable[PlayerId]) -> str:
    """Return several players as a list."""
    return ", ".join(player_text(tournament, player) for player in players)


def matching(tournament: Tournament, typed: str) -> list[PlayerId]:
    """Return the players a text may mean: the exact name, or prefixes of its words, or any part."""
    names = {
        player: name for player in tournament.state.players if (name := tournament.name(player)) is not None
    }
    wanted = plain(typed)
    if not wanted:
        return []
    exact = [player for player, name in names.items() if same_name(name, typed)]
    if exact:
        return exact
    words = [player for player, name in names.items() if _begins(plain(name), wanted)]
    return words or [player for player, name in names.items() if wanted in plain(name)]


def _begins(name: str, wanted: str) -> bool:
    parts = name.split()
    return all(any(part.startswith(word) for part in parts) for word in wanted.split())


def stage_text(words: Words, state: TournamentState, number: int) -> str:
    """Return the name of a stage."""
    bracket = state.bracket or state.format.bracket_for(len(next_field(state)))
    name = bracket.stages[number - 1].name if bracket and number <= len(bracket.stages) else str(number)
    return stage_name(words, name)


def stage_name(words: Words, name: str) -> str:
    """Return the text for a stage's key; an organiser's own key stays as it is."""
    key = f"stage-{name}"
    return words(key) if key in words else name


def table_text(words: Words, state: TournamentState, ref: TableRef) -> str:
    """Return a table with its stage and round."""
    return words("desk-table", stage=stage_text(words, state, ref.stage), round=ref.round, table=ref.table)


def official_text(tournament: Tournament, key: str) -> str:
    """Return the name of an official, or the key if there is no name."""
    details = tournament.state.official_names.get(key)
    name = None if details is None else tournament.book.name(details)
    return name or key


def actor_text(words: Words, tournament: Tournament, by: Actor) -> str:
    """Return who acted."""
    if by.key == _SERVER:
        return words("role-server")
    # The creator's key is the name of the role: once is enough.
    named = official_text(tournament, by.key)
    parts = [words(f"role-{by.role.value}"), "" if named == by.role.value else named]
    if by.player is not None:
        parts.append(player_text(tournament, by.player))
    return " ".join(part for part in parts if part)
