"""What officials see besides: calls, disputes, ties, who is missing, and the log in words."""

from __future__ import annotations

from typing import Final

from stolik.day.sight import CallSeen, Desk, DisputeSeen, LogLine, TieSeen
from stolik.tournament.actors import EventNumber, PlayerId, Role
from stolik.tournament.cuts import changed_cuts, open_ties
from stolik.tournament.drawing import next_field
from stolik.tournament.events import DataErased, TournamentCreated
from stolik.tournament.fold import undone_in
from stolik.tournament.state import State, Status
from stolik.tournament.tournament import Tournament
from stolik.words import Words
from stolik.words.happened import tell_event
from stolik.words.naming import actor_text

_LINES: Final = 300
"""The newest events that a page shows; the whole log is in the export."""


def see_desk(tournament: Tournament, role: Role, official: str, words: Words) -> Desk:
    """Return what an official sees besides the public."""
    state = tournament.state
    pending = state.pending
    return Desk(
        role=role,
        official=official,
        calls=tuple(
            CallSeen(
                number=number,
                table=call.table,
                by=call.by,
                about=call.about,
                at=call.at,
                answered_at=call.answered_at,
            )
            for number, call in state.calls.items()
        ),
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
        ties=tuple(
            TieSeen(stage=tie.stage, players=tie.players, hangs=tie.hangs.value, how=state.format.ties.value)
            for tie in open_ties(state)
        ),
        missing=tuple(
            player.id
            for player in state.players.values()
            if player.status is Status.ENTERED and not player.present
        ),
        next_draw=len(next_field(state)),
        announced=None if pending is None else pending.commitment,
        deducted=_deducted(state),
        officials=state.officials,
        apart=tuple(sorted(state.apart)),
        changed_cuts=changed_cuts(state),
        log=_log(tournament, words),
        format=state.format,
    )


def _deducted(state: State) -> dict[PlayerId, int]:
    total: dict[PlayerId, int] = {}
    for stage in state.stages:
        for player, points in stage.deducted.items():
            total[player] = total.get(player, 0) + points
    return total


def _log(tournament: Tournament, words: Words) -> tuple[LogLine, ...]:
    undone = undone_in(tournament.log)
    first = max(0, len(tournament.log) - _LINES)
    return tuple(
        LogLine(
            number=EventNumber(number),
            at=event.at,
            who=actor_text(words, tournament, event.by),
            text=tell_event(words, tournament, event),
            undone=number in undone,
            # Whether others hang on it is found out when it is tried, and told then.
            may_undo=number not in undone and not isinstance(event, TournamentCreated | DataErased),
        )
        for number, event in enumerate(tournament.log[first:], first + 1)
    )
