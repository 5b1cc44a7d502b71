"""Any command at any moment is answered with events or a refusal."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import RULESETS, find_ruleset
from stolik.core.scoring import Ending, Reason
from stolik.day.files.export_file import read_export, write_export
from stolik.tournament.actors import Actor, DetailsId, EventNumber, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    ChangeFormat,
    CheckIn,
    CheckOut,
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    CommitDraw,
    CommitLots,
    ConfirmSheet,
    CorrectSheet,
    DeductPoints,
    DrawLots,
    DrawRound,
    EnterSheet,
    EraseData,
    Exclude,
    KeepApart,
    LetMeet,
    LockSeat,
    MarkNoShow,
    OpenDispute,
    RecordExtraGame,
    RecordLots,
    Register,
    Rename,
    SettleDispute,
    SwapSeats,
    Undo,
    UnlockSeat,
    Warn,
    Withdraw,
)
from stolik.tournament.formats.format_files import find_format, preset_keys
from stolik.tournament.log.audit import audit
from stolik.tournament.log.fold import replay
from stolik.tournament.rankings.cuts import changed_cuts, open_ties
from stolik.tournament.rankings.ranking import final_ranking
from stolik.tournament.rounds.next_draw import draw_plainly
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.simulation.simulation import simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.tournament import Tournament

SEEDS = [bytes([number]) * 32 for number in range(3)]
SEED_TEXTS = [*(seed.hex() for seed in SEEDS), "", "zz", "00"]
PLAYED = [
    simulate(
        find_format("pl-forty"),
        find_ruleset("pl-forty"),
        players,
        seed=bytes([players]) * 32,
        trouble=TroubleRates(percent=20),
    )
    for players in (3, 5, 9, 13)
]

by = st.sampled_from(
    [
        *(Actor(role=role) for role in Role),
        *(Actor(role=Role.PLAYER, player=PlayerId(number)) for number in (1, 2, 3, 99)),
        Actor(role=Role.HEAD_REFEREE, player=PlayerId(1)),
    ]
)
leaders = st.sampled_from([Actor(role=Role.HEAD_REFEREE), Actor(role=Role.ORGANISER)])
who = st.one_of(leaders, leaders, by)
why = st.sampled_from(["", "because"])
players = st.sampled_from([PlayerId(number) for number in (1, 2, 3, 4, 5, 0, -1, 99)])
pairs = st.tuples(players, players)
letters = st.sampled_from([None, "A", "D", "E"])
some = st.lists(players, max_size=5).map(tuple)
tables = st.builds(TableRef, st.integers(0, 3), st.integers(0, 4), st.integers(0, 5))
events = st.integers(-1, 200).map(EventNumber)
details = st.integers(0, 20).map(DetailsId)
commitments = st.sampled_from([*map(commit, SEEDS), "", "x" * 64])
lines = st.builds(
    SheetLine,
    player=players,
    small=st.none() | st.sampled_from([0, 30, 20, -10, -20, -30, -100, -200]),
    rack=st.none() | st.sampled_from(["", "r7", "j k2", "r10 b10 k10", "?", "x"]),
    opened=st.none() | st.booleans(),
    announced=st.booleans(),
    drawn_last=st.none() | st.sampled_from(["r7", "k2", "q"]),
    because=st.none() | st.sampled_from(Reason),
)
games = st.builds(
    TypedGame,
    lines=st.lists(lines, max_size=5).map(tuple),
    ending=st.none() | st.sampled_from(Ending),
    void=st.booleans(),
)
sheets = st.lists(games, max_size=4).map(tuple)
formats = st.sampled_from([find_format(key) for key in preset_keys()])
rulesets = st.sampled_from(list(RULESETS.values()))

commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(ChangeFormat, by=who, why=why, format=formats, rules=rulesets),
    st.builds(Register, by=who, why=why, details=details, player=st.none() | players),
    st.builds(Rename, by=who, why=why, player=players, details=details),
    st.builds(EraseData, by=who, why=why, player=players),
    st.builds(CheckIn, by=who, why=why, player=players),
    st.builds(CheckOut, by=who, why=why, player=players),
    st.builds(MarkNoShow, by=who, why=why, player=players),
    st.builds(Withdraw, by=who, why=why, player=players),
    st.builds(KeepApart, by=who, why=why, players=pairs),
    st.builds(LetMeet, by=who, why=why, players=pairs),
    st.builds(
        LockSeat, by=who, why=why, player=players, table=st.integers(-1, 9), seat=st.none() | st.just("D")
    ),
    st.builds(UnlockSeat, by=who, why=why, player=players),
    st.builds(CommitDraw, by=who, why=why, commitment=commitments),
    st.builds(DrawRound, by=who, why=why, seed=st.sampled_from(SEED_TEXTS)),
    st.builds(SwapSeats, by=who, why=why, players=pairs),
    st.builds(EnterSheet, by=who, why=why, table=tables, games=sheets, partial=st.booleans()),
    st.builds(ConfirmSheet, by=who, why=why, table=tables),
    st.builds(CloseSheet, by=who, why=why, table=tables),
    st.builds(CorrectSheet, by=who, why=why, table=tables, games=sheets),
    st.builds(Warn, by=who, why=why, player=players),
    st.builds(DeductPoints, by=who, why=why, player=players, points=st.integers(-2, 3)),
    st.builds(Exclude, by=who, why=why, player=players, grave=st.booleans()),
    st.builds(OpenDispute, by=who, why=why, table=st.none() | tables),
    st.builds(SettleDispute, by=who, why=why, dispute=events),
    st.builds(CommitLots, by=who, why=why, players=some, commitment=commitments),
    st.builds(DrawLots, by=who, why=why, seed=st.sampled_from(SEED_TEXTS)),
    st.builds(RecordLots, by=who, why=why, players=some),
    st.builds(RecordExtraGame, by=who, why=why, game=games),
    st.builds(CloseStage, by=who, why=why, early=st.booleans()),
    st.builds(CloseTournament, by=who, why=why),
    st.builds(Undo, by=who, why=why, event=events),
)


@settings(max_examples=150)
@given(played=st.sampled_from(PLAYED), data=st.data())
def test_any_command_at_any_moment_is_answered(played: Tournament, data: st.DataObject) -> None:
    """At any moment of a tournament: no exception, and the log always rebuilds the state."""
    moment = data.draw(st.integers(1, len(played.log)))
    tournament = Tournament(played.log[:moment], played.book, drawer=draw_plainly)

    for command in data.draw(st.lists(commands, min_size=5, max_size=20)):
        before = tournament.state
        if not tournament.do(command, now=0):
            assert tournament.state is before

    assert replay(tournament.log) == tournament.state
    final_ranking(tournament.state)
    open_ties(tournament.state)
    changed_cuts(tournament.state)
    assert audit(tournament.log, drawer=draw_plainly) == ()
    export = read_export(write_export(tournament))
    assert Tournament(export.log, export.book, drawer=draw_plainly).state == tournament.state
