"""The input of a draw as numbers: who plays, what happened before, who must not meet, who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stolik.core.fairness.chance import shuffled
from stolik.tournament.draws.locks import Held, held_places
from stolik.tournament.draws.measure import Pair, players_of
from stolik.tournament.draws.plan import LETTERS, DrawnRound, Lock, Player
from stolik.tournament.draws.search import Rounds, Slot
from stolik.tournament.draws.table_sizes import table_sizes
from stolik.tournament.errors import Apart, FieldError, SeparationError


class Field:
    """Everything a draw needs; the current players are the first slots, those who left follow."""

    def __init__(
        self,
        players: Sequence[Player],
        *,
        played: Sequence[DrawnRound],
        apart: Iterable[Pair],
        locks: Iterable[Lock],
        first: int,
        rounds: int,
    ) -> None:
        self.players = tuple(players)
        self.first = first
        self.rounds = rounds
        self.sizes = table_sizes(len(players))
        self._slot_of = {player: slot for slot, player in enumerate(players)}
        if len(self._slot_of) < len(players):
            twice = next(player for slot, player in enumerate(players) if self._slot_of[player] != slot)
            message = f"{twice!r} is in the field twice"
            raise FieldError(message, key="player-twice", name=str(twice))
        everybody = dict(self._slot_of)
        for player in players_of(played):
            everybody.setdefault(player, len(everybody))
        self.slots = len(everybody)
        self.played: Rounds = [
            [[everybody[player] for player in table.seats] for table in drawn.tables] for drawn in played
        ]
        self.letters = _letters_had(played, everybody)
        self.rested = _rests(played, everybody)
        self.foes = self._foes(apart)
        self.held: list[Held] = held_places(
            locks, self._slot_of, range(first, first + rounds), sizes=self.sizes
        )

    def broken(self, drawn: Rounds) -> list[tuple[int, Slot, Slot]]:
        """Return the pairs that meet although they should be kept apart, with the number of the round."""
        return [
            (number, a, b)
            for number, tables in enumerate(drawn, self.first)
            for table in tables
            for a in table
            for b in table
            if a < b and b in self.foes.get(a, ())
        ]

    def adapted(self, planned: Sequence[DrawnRound], chance: Iterator[int]) -> Rounds:
        """Return an earlier plan without the players who left, with new ones in the gaps."""
        coming = {drawn.number: drawn for drawn in planned}
        rounds: Rounds = []
        for number in range(self.first, self.first + self.rounds):
            tables = coming[number].tables if number in coming else ()
            kept = sorted(
                ([self._slot_of[p] for p in table.seats if p in self._slot_of] for table in tables),
                key=len,
                reverse=True,
            )
            rounds.append(self._refilled(kept, chance))
        return rounds

    def _refilled(self, kept: list[list[Slot]], chance: Iterator[int]) -> list[list[Slot]]:
        tables = [
            table[:size] for table, size in zip(kept + [[] for _ in self.sizes], self.sizes, strict=False)
        ]
        seated = {slot for table in tables for slot in table}
        waiting = list(shuffled((slot for slot in range(len(self.players)) if slot not in seated), chance))
        for table, size in zip(tables, self.sizes, strict=True):
            while len(table) < size:
                table.append(waiting.pop())
        return tables

    def _foes(self, apart: Iterable[Pair]) -> dict[Slot, set[Slot]]:
        foes: dict[Slot, set[Slot]] = {}
        for pair in apart:
            if len(pair) != 2:  # noqa: PLR2004 - a pair
                message = f"two different players can be kept apart: {sorted(map(str, pair))}"
                raise SeparationError(message, why=Apart.SAME_PLAYER, players=tuple(pair))
            a, b = sorted(self._slot_of.get(player, -1) for player in pair)
            if a >= 0:  # a player who does not play meets nobody
                foes.setdefault(a, set()).add(b)
                foes.setdefault(b, set()).add(a)
        return foes


def _letters_had(played: Sequence[DrawnRound], slots: dict[Player, Slot]) -> dict[Slot, list[int]]:
    had = {slot: [0] * len(LETTERS) for slot in slots.values()}
    for drawn in played:
        for table in drawn.tables:
            for letter, player in enumerate(table.seats):
                had[slots[player]][letter] += 1
    return had


def _rests(played: Sequence[DrawnRound], slots: dict[Player, Slot]) -> dict[Slot, int]:
    rests = dict.fromkeys(slots.values(), 0)
    for drawn in played:
        for player in drawn.resting:
            rests[slots[player]] += 1
    return rests
