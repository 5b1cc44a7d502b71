"""Work on a tournament: commands of one person, all of them or none."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.fairness.chance import SEED_BYTES, commit
from stolik.tournament.actors import Actor, DetailsId, EventNumber, PlayerId, Role
from stolik.tournament.commands import (
    CheckIn,
    Command,
    CommitDraw,
    CommitLots,
    DrawLots,
    DrawRound,
    NameOfficial,
    Register,
    Rename,
    Undo,
)
from stolik.tournament.events import PlayerRegistered
from stolik.tournament.log.conflicts import check_seen
from stolik.tournament.players.name_book import Details, is_name
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.rounds.repair import current_round, events_of_draw
from stolik.tournament.rounds.wishes import announcement_holds
from stolik.tournament.state import Status, TournamentState
from stolik.tournament.tournament import Tournament

NOBODY: Final = Actor(role=Role.PLAYER)
"""Placeholder in commands until the actor is known."""


class Attempt(Struct, frozen=True, kw_only=True):
    """A copy of a tournament to work on, the secret seeds, and the time."""

    tournament: Tournament
    seeds: dict[str, str]
    now: int


Work: TypeAlias = Callable[[Attempt], TournamentRefusal | None]
"""Executes commands on a tournament in memory; a refusal cancels all of them."""
ActorOf: TypeAlias = Callable[[TournamentState, Command], Actor | None]
"""Returns the actor of a command; None if nobody may give it."""


def giving(*commands: Command, seen: EventNumber | None = None) -> Work:
    """Return the work of giving these commands, until one is refused.

    `seen` is the last event that their author knew: what changed after it is not overwritten.
    """

    def work(attempt: Attempt) -> TournamentRefusal | None:
        known = tuple(attempt.tournament.log)
        for command in commands:
            refusal = check_seen(known, command, seen)
            if refusal is not None:
                return refusal
            decision = attempt.tournament.do(command, now=attempt.now)
            if isinstance(decision, TournamentRefusal):
                return decision
        return None

    return work


class Giver:
    """Gives commands in somebody's name; `why` is the recorded reason."""

    def __init__(self, attempt: Attempt, actor_of: ActorOf, *, why: str = "") -> None:
        self._attempt = attempt
        self._actor_of = actor_of
        self._why = why
        self.tournament: Final = attempt.tournament

    def __call__(self, command: Command) -> TournamentRefusal | None:
        """Give one command."""
        by = self._actor_of(self.tournament.state, command)
        if by is None:
            return refuse(TournamentCode.NOT_ALLOWED)
        decision = self.tournament.do(replace(command, by=by), now=self._attempt.now)
        return decision if isinstance(decision, TournamentRefusal) else None

    def unless_changed(self, command: Command, seen: EventNumber | None) -> TournamentRefusal | None:
        """Give a command, unless it would overwrite what changed after the last seen event."""
        refusal = check_seen(self.tournament.log, command, seen)
        return self(command) if refusal is None else refusal

    def enter(
        self, details: Details, number: PlayerId | None = None, *, here: bool
    ) -> TournamentRefusal | None:
        """Enter a player, by default under the next free number, and check in those who are present."""
        entry = self.note(details)
        refusal = self(Register(by=NOBODY, why=self._why, details=entry, player=number))
        if refusal is not None:
            return refusal
        registered = self.tournament.log[-1]
        if here and isinstance(registered, PlayerRegistered):
            return self(CheckIn(by=NOBODY, player=registered.player))
        return None

    def amend(
        self, player: PlayerId, details: Details, seen: EventNumber | None = None
    ) -> TournamentRefusal | None:
        """Give a player other details."""
        command = Rename(by=NOBODY, why=self._why, player=player, details=self.note(details))
        return self.unless_changed(command, seen)

    def name_official(
        self, official: str, name: str, seen: EventNumber | None = None
    ) -> TournamentRefusal | None:
        """Write an official's name into the book."""
        if not is_name(name):
            return refuse(TournamentCode.BAD_NAME, detail=name)
        entry = self.note(Details(name=name.strip()))
        return self.unless_changed(NameOfficial(by=NOBODY, official=official, details=entry), seen)

    def check_in_all(self) -> TournamentRefusal | None:
        """Check in everybody who is not here yet."""
        missing = [
            player.id
            for player in self.tournament.state.players.values()
            if player.status is Status.ENTERED and not player.plays
        ]
        if not missing:
            return refuse(TournamentCode.ALREADY_SO)
        commands = (CheckIn(by=NOBODY, player=player) for player in missing)
        return next((no for no in map(self, commands) if no is not None), None)

    def announce_draw(self, seed: bytes | None = None) -> TournamentRefusal | None:
        """Commit to a seed, unless the published commitment is still valid for the current players."""
        state, seeds = self.tournament.state, self._attempt.seeds
        pending = state.pending
        if pending is not None and announcement_holds(state):
            known = pending.commitment in seeds if seed is None else pending.commitment == commit(seed)
            if known:
                return None
        secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        refusal = self(CommitDraw(by=NOBODY, why=self._why, commitment=commit(secret)))
        if refusal is None:
            if pending is not None:
                seeds.pop(pending.commitment, None)
            seeds[commit(secret)] = secret.hex()
        return refusal

    def draw(self, seed: bytes | None = None) -> TournamentRefusal | None:
        """Draw the announced round; a seed chosen by the organiser may be unknown here."""
        pending, seeds = self.tournament.state.pending, self._attempt.seeds
        if pending is None:
            return refuse(TournamentCode.NOT_COMMITTED)
        secret = seeds.get(pending.commitment) if seed is None else seed.hex()
        if secret is None:
            return refuse(TournamentCode.NOT_COMMITTED)
        refusal = self(DrawRound(by=NOBODY, why=self._why, seed=secret))
        if refusal is None:
            seeds.pop(pending.commitment, None)
        return refusal

    def redraw(self, stage: int, number: int, why: str) -> TournamentRefusal | None:
        """Undo the draw and all later changes of its seats, and draw everybody who is present now."""
        state = self.tournament.state
        current, drawn = state.current, current_round(state)
        if current is None or drawn is None or (current.number, drawn.number) != (stage, number):
            return refuse(TournamentCode.NO_ROUND)
        for event in reversed(events_of_draw(self.tournament.log)):
            refusal = self(Undo(by=NOBODY, why=why, event=event))
            if refusal is not None:
                return refusal
        refusal = self.announce_draw()
        return self.draw() if refusal is None else refusal

    def draw_lots(self, players: tuple[PlayerId, ...]) -> TournamentRefusal | None:
        """Draw lots among tied players: the commitment first, unless one exists for the same players."""
        pending, seeds = self.tournament.state.lots, self._attempt.seeds
        known = pending is not None and set(pending.players) == set(players)
        seed = seeds.pop(pending.commitment, None) if pending is not None and known else None
        if seed is None:
            fresh = secrets.token_bytes(SEED_BYTES)
            seed = fresh.hex()
            command = CommitLots(by=NOBODY, why=self._why, players=players, commitment=commit(fresh))
            refusal = self(command)
            if refusal is not None:
                return refusal
        return self(DrawLots(by=NOBODY, why=self._why, seed=seed))

    def note(self, details: Details) -> DetailsId:
        """Write details into the book; a refusal removes them with everything else."""
        self.tournament.book, number = self.tournament.book.add(details)
        return number
