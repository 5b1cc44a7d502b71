"""What only officials see: calls, disputes, ties, who is missing, and the log in words."""

from __future__ import annotations

from typing import Final

from stolik.core.rulesets.conduct import conduct_of
from stolik.day.registration.views import see_registration_desk
from stolik.day.views import CallSeen, Desk, DisputeSeen, LogLine, OfficialSeen, TieSeen
from stolik.tournament.actors import OFFICIALS, EventNumber, PlayerId, Role
from stolik.tournament.events import Event
from stolik.tournament.log.fold import undone_in
from stolik.tournament.log.undo import LASTING
from stolik.tournament.players.name_book import ADULT, Book
from stolik.tournament.rankings.closing import procedures
from stolik.tournament.rankings.cuts import Tie, changed_cuts, ties_so_far
from stolik.tournament.rounds.next_draw import next_field
from stolik.tournament.rounds.repair import left_out
from stolik.tournament.sectors import officials_near, ranges_text
from stolik.tournament.state import Status, TableCall, TournamentState
from stolik.tournament.tournament import Tournament
from stolik.words import Words
from stolik.words.events import describe_event
from stolik.words.names import actor_text

RESTORABLE_DAYS: Final = 7
RESTORABLE_MS: Final = RESTORABLE_DAYS * 24 * 3600 * 1000
"""How long a deleted tournament keeps its names, so that it can be restored."""
_LINES: Final = 300
"""The newest events that a page shows; the whole log is in the export."""


class LogTexts:
    """A cache of log lines in words: the text of an event stays the same until names change."""

    def __init__(self) -> None:
        self._lines: dict[EventNumber, tuple[str, str]] = {}
        self._book: Book | None = None
        self._rest: object = None

    def look(self, tournament: Tournament) -> None:
        """Drop texts that would be different now."""
        state = tournament.state
        rest = (
            state.bracket,
            state.format,
            [player.details for player in state.players.values()],
            state.official_names,
            [each.details for each in state.applications.values()],
        )
        if self._book is not tournament.book or self._rest != rest:
            self._book, self._rest, self._lines = tournament.book, rest, {}

    def line(
        self, words: Words, tournament: Tournament, number: EventNumber, event: Event
    ) -> tuple[str, str]:
        """Return the actor and the text of an event."""
        known = self._lines.get(number)
        if known is None:
            known = actor_text(words, tournament, event.by), describe_event(words, tournament, event)
            self._lines[number] = known
        return known


def see_desk(
    tournament: Tournament, role: Role, official: str, words: Words, log_texts: LogTexts | None = None
) -> Desk:
    """Return what an official sees in addition to the public; `log_texts` is the cache of log texts."""
    state = tournament.state
    pending = state.pending
    return Desk(
        role=role,
        official=official,
        calls=tuple(_call(state, number, call) for number, call in state.calls.items()),
        disputes=tuple(
            DisputeSeen(
                number=number,
                table=dispute.table,
                by=dispute.by,
                about=dispute.about,
                ruling=dispute.ruling,
            )
            for number, dispute in state.disputes.items()
        ),
        ties=tuple(_tie(state, tie) for tie in ties_so_far(state)),
        missing=tuple(
            player.id
            for player in state.players.values()
            if player.status is Status.ENTERED and not player.plays
        ),
        minors_born=int(state.date[:4]) - ADULT + 1,
        left_out=left_out(state),
        next_draw=len(next_field(state)),
        announced=None if pending is None else pending.commitment,
        deducted=_deducted(state),
        officials=state.officials,
        official_names={
            key: name
            for key, details in state.official_names.items()
            if key in state.officials and (name := tournament.book.name(details)) is not None
        },
        sectors=state.sectors,
        also_plays=state.also_plays,
        apart=tuple(sorted(state.apart)),
        locks=dict(sorted(state.locks.items())),
        removed_at=state.removed_at,
        restorable_until=None if state.removed_at is None else state.removed_at + RESTORABLE_MS,
        exclusion=conduct_of(state.rules).exclusion,
        changed_cuts=changed_cuts(state),
        log=_log(tournament, words, log_texts or LogTexts()),
        format=state.format,
        starts=state.starts,
        diplomas=state.diplomas,
        registration=see_registration_desk(tournament, whole=role in OFFICIALS),
        page=state.page,
    )


def _call(state: TournamentState, number: EventNumber, call: TableCall) -> CallSeen:
    table = state.table(call.table)
    near = officials_near(
        call.table.table,
        () if table is None else table.seats,
        officials=state.officials,
        sectors=state.sectors,
        also_plays=state.also_plays,
    )
    return CallSeen(
        number=number,
        table=call.table,
        by=call.by,
        about=call.about,
        at=call.at,
        answered_at=call.answered_at,
        near=near,
        for_all_at=call.at + 1000 * state.settings.call_seconds if near else call.at,
    )


_RANK: Final = (Role.ORGANISER, Role.HEAD_REFEREE, Role.REFEREE, Role.HELPER)


def named_officials(tournament: Tournament) -> tuple[OfficialSeen, ...]:
    """Return the officials who have a name, leaders first."""
    state = tournament.state
    found = [
        OfficialSeen(role=role, name=name, tables=ranges_text(state.sectors.get(key, ())))
        for key, role in state.officials.items()
        if key in state.official_names
        and (name := tournament.book.name(state.official_names[key])) is not None
    ]
    return tuple(sorted(found, key=lambda each: (_RANK.index(each.role), each.name)))


def _tie(state: TournamentState, tie: Tie) -> TieSeen:
    ways = procedures(state, tie)
    return TieSeen(
        stage=tie.stage,
        players=tie.players,
        hangs=tie.hangs.value,
        how=min(ways).value,
        ways=tuple(sorted(way.value for way in ways)),
        early=state.stages[tie.stage - 1].rounds_left > 0,
    )


def _deducted(state: TournamentState) -> dict[PlayerId, int]:
    total: dict[PlayerId, int] = {}
    for stage in state.stages:
        for player, points in stage.deducted.items():
            total[player] = total.get(player, 0) + points
    return total


def _log(tournament: Tournament, words: Words, log_texts: LogTexts) -> tuple[LogLine, ...]:
    undone = undone_in(tournament.log)
    first = max(0, len(tournament.log) - _LINES)
    lines = []
    log_texts.look(tournament)
    for number, event in enumerate(tournament.log[first:], first + 1):
        who, text = log_texts.line(words, tournament, EventNumber(number), event)
        lines.append(
            LogLine(
                number=EventNumber(number),
                at=event.at,
                who=who,
                text=text,
                undone=number in undone,
                # Whether later events depend on it is checked when the undo is tried.
                may_undo=number not in undone and not isinstance(event, LASTING),
            )
        )
    return tuple(lines)
