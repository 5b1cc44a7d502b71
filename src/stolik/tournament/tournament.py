"""Tournament: the log, the name book and the resulting state."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from stolik.tournament.actors import Actor, ApplicationId, DetailsId, EventNumber, PlayerId
from stolik.tournament.commands import Command, EraseData, Register, Rename
from stolik.tournament.decide import Decision, decide
from stolik.tournament.events import Event, PlayerRegistered, PlayerRenamed, TournamentCreated, Undone
from stolik.tournament.log.checkpoints import Checkpoints
from stolik.tournament.log.fold import apply, first_affected, replay
from stolik.tournament.players.name_book import Book, Details
from stolik.tournament.rankings.ranking import Standing, final_ranking, standings
from stolik.tournament.refusals import TournamentRefusal
from stolik.tournament.registration.commands import EraseApplication
from stolik.tournament.registration.events import ApplicationChanged, ApplicationReceived
from stolik.tournament.rounds.next_draw import Drawer, draw_by_lot
from stolik.tournament.score_sheets.rack_count import Count, count_racks
from stolik.tournament.state import TournamentState


def entries_of(log: Iterable[Event], player: PlayerId) -> frozenset[DetailsId]:
    """Return every entry of the book that a log ever gave a player, undone ones too.

    If the player registered before the day, the entries of that application belong to them.
    """
    own: set[DetailsId] = set()
    applied: dict[ApplicationId, set[DetailsId]] = {}
    for event in log:
        if isinstance(event, PlayerRegistered | PlayerRenamed) and event.player == player:
            own.add(event.details)
        elif isinstance(event, ApplicationReceived | ApplicationChanged):
            applied.setdefault(event.application, set()).add(event.details)
    return frozenset(own.union(*(entries for entries in applied.values() if entries & own)))


def entries_of_application(log: Iterable[Event], application: ApplicationId) -> frozenset[DetailsId]:
    """Return every entry of the book that a log ever gave an application, undone ones too."""
    return frozenset(
        event.details
        for event in log
        if isinstance(event, ApplicationReceived | ApplicationChanged) and event.application == application
    )


class Tournament:
    """One tournament in memory; the caller stores the events that `do` returns."""

    def __init__(
        self,
        log: Iterable[Event],
        book: Book | None = None,
        *,
        drawer: Drawer = draw_by_lot,
        count: Count = count_racks,
    ) -> None:
        self.log: list[Event] = list(log)
        self.book = book or Book()
        self._checkpoints = Checkpoints()
        self.state: TournamentState = replay(self.log, self._checkpoints)
        self._drawer = drawer
        self._count = count

    def copy(self) -> Tournament:
        """Return a copy in the same state, to try things out on."""
        other = copy(self)
        other.log = list(self.log)
        other._checkpoints = self._checkpoints.copy()  # noqa: SLF001  one of us
        return other

    def add(self, event: Event) -> None:
        """Add an event that was stored elsewhere."""
        self._add(event)

    def do(self, command: Command, *, now: int) -> Decision:
        """Execute a command: return the events added to the log, or a refusal."""
        decision = decide(
            self.state,
            command,
            now=now,
            log=self.log,
            checkpoints=self._checkpoints,
            book=self.book,
            drawer=self._drawer,
            count=self._count,
        )
        if isinstance(decision, TournamentRefusal):
            return decision
        for event in decision:
            self._add(event)
        if isinstance(command, EraseData):
            self.book = self.book.erase(entries_of(self.log, command.player))
        if isinstance(command, EraseApplication):
            self.book = self.book.erase(entries_of_application(self.log, command.application))
        return decision

    def _add(self, event: Event) -> None:
        if isinstance(event, Undone):
            self._checkpoints.forget(first_affected(self.log, event))
        self.log.append(event)
        number = EventNumber(len(self.log))
        if isinstance(event, Undone):
            self.state = replay(self.log, self._checkpoints)
        elif not isinstance(event, TournamentCreated):
            self.state = apply(self.state, event, number)
            self._checkpoints.note(number, self.state)

    def register(self, details: Details, *, by: Actor, now: int, why: str = "") -> Decision:
        """Add a player to the book and the roster; if refused, the book does not change."""
        before = self.book
        self.book, number = before.add(details)
        decision = self.do(Register(by=by, why=why, details=number), now=now)
        if not decision:
            self.book = before
        return decision

    def rename(self, player: PlayerId, details: Details, *, by: Actor, now: int, why: str = "") -> Decision:
        """Give a player other details; if refused, the book does not change."""
        before = self.book
        self.book, number = before.add(details)
        decision = self.do(Rename(by=by, why=why, player=player, details=number), now=now)
        if not decision:
            self.book = before
        return decision

    def name(self, player: PlayerId) -> str | None:
        """Return a player's name, or None if it was erased."""
        details = self.state.players[player].details
        return None if details is None else self.book.name(details)

    def state_at(self, number: EventNumber) -> TournamentState:
        """Return the state after event `number`."""
        return replay(self.log[:number])

    def standings(
        self, stage: int | None = None, *, after: EventNumber | None = None
    ) -> tuple[Standing, ...]:
        """Return the standings of a stage, now or after an earlier event."""
        return standings(self.state if after is None else self.state_at(after), stage)

    def ranking(self) -> tuple[Standing, ...]:
        """Return everybody, by the last stage reached."""
        return final_ranking(self.state)
