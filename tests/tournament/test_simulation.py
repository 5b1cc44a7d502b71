"""Every preset played for every number of players it allows, with and without incidents."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from stolik.core.rulesets import RULESETS, find_ruleset
from stolik.tournament.draws.measure import measure
from stolik.tournament.events import RoundDrawn, Undone
from stolik.tournament.formats.format import TieProcedure
from stolik.tournament.formats.format_files import find_format, preset_keys
from stolik.tournament.log.fold import replay
from stolik.tournament.rankings.ranking import Standing
from stolik.tournament.rankings.results_standings import standings_of_results
from stolik.tournament.rounds.next_draw import as_drawn, draw_by_lot
from stolik.tournament.score_sheets.results_file import RecordedResult
from stolik.tournament.simulation.simulation import Odds, simulate
from stolik.tournament.simulation.trouble import TroubleRates
from stolik.tournament.state import Status
from stolik.tournament.tournament import Tournament

FIELDS = [
    (key, players)
    for key in preset_keys()
    for bracket in find_format(key).brackets
    for players in range(bracket.players[0], bracket.players[1] + 1)
]
EDGES = [
    (key, players)
    for key in preset_keys()
    for bracket in find_format(key).brackets
    for players in sorted({*bracket.players, sum(bracket.players) // 2})
]
SAMPLE = sorted({*EDGES, *((key, players) for key, players in FIELDS if players % 11 == 0 or players < 9)})
OTHERS = [field for field in FIELDS if field not in SAMPLE]
TROUBLE = TroubleRates()
CHAOS = TroubleRates(percent=35, budget=200, keep=0)


def seed_of(*numbers: int) -> bytes:
    """Return a seed for a case."""
    return bytes(number % 256 for number in numbers).ljust(32, b"\0")


def play(key: str, players: int, trouble: TroubleRates | None, case: int = 0) -> Tournament:
    """Play a preset by its own rules."""
    form = find_format(key)
    return simulate(
        form, find_ruleset(form.rules or "pl-forty"), players, seed=seed_of(players, case), trouble=trouble
    )


def check_whole(tournament: Tournament) -> None:
    """Assert what is true of every finished tournament."""
    state = tournament.state
    ranking = tournament.ranking()
    seated = {player for stage in state.stages for player in stage.members}

    assert state.closed
    assert replay(tournament.log) == state
    assert {line.player for line in ranking} == seated
    assert len(ranking) == len(seated)
    check_places(ranking)
    for event in tournament.log:
        if isinstance(event, RoundDrawn):
            sizes = {len(table) for table in event.tables}
            five = sum(map(len, event.tables)) + len(event.resting) == 5
            assert sizes <= {3, 4}
            assert len(event.resting) == five


def check_places(ranking: tuple[Standing, ...]) -> None:
    """Assert that places are consecutive, and that later stages come before earlier ones."""
    for at, line in enumerate(ranking, 1):
        assert line.place <= at
        assert line.place == at or ranking[at - 2].place == line.place
    for better, worse in pairwise(ranking):
        if worse.status is not Status.EXCLUDED:
            assert better.stage >= worse.stage
            assert better.status is not Status.EXCLUDED


def check_calm(tournament: Tournament, players: int) -> None:
    """Assert what is true if nobody left: all are ranked, and nobody shares first place."""
    check_whole(tournament)
    ranking = tournament.ranking()
    podium = tournament.state.format.podium
    assert len(ranking) == players
    assert [line.place for line in ranking[:podium]] == list(range(1, podium + 1))


@pytest.mark.parametrize(("key", "players"), SAMPLE)
def test_a_field_ends_with_one_ranking_of_everybody(key: str, players: int) -> None:
    check_calm(play(key, players, None), players)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players"), OTHERS)
def test_every_other_field_ends_with_one_ranking_of_everybody(key: str, players: int) -> None:
    check_calm(play(key, players, None), players)


@pytest.mark.parametrize(("key", "players"), EDGES)
@pytest.mark.parametrize("trouble", [TROUBLE, CHAOS], ids=["trouble", "chaos"])
def test_trouble_keeps_no_tournament_from_its_end(key: str, players: int, trouble: TroubleRates) -> None:
    check_whole(play(key, players, trouble))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players"), FIELDS)
def test_trouble_in_every_field(key: str, players: int) -> None:
    check_whole(play(key, players, TROUBLE, 1))
    check_whole(play(key, players, CHAOS, 2))


def test_trouble_really_happens() -> None:
    log = play("pl-forty", 64, CHAOS).log

    kinds = {type(event).__name__ for event in log}
    assert {
        "PlayerWithdrawn",
        "NoShowMarked",
        "PlayerExcluded",
        "PointsDeducted",
        "SheetCorrected",
        "DisputeSettled",
        "SeatsSwapped",
        "Undone",
    } <= kinds


@pytest.mark.parametrize("rules", list(RULESETS))
def test_any_ruleset_can_be_played_by_any_format(rules: str) -> None:
    tournament = simulate(find_format("pl-forty"), find_ruleset(rules), 14, seed=seed_of(14), trouble=TROUBLE)

    check_whole(tournament)


def test_many_ties_by_lots() -> None:
    """Hardly any points, so that cuts depend on ties everywhere."""
    form = find_format("knock-out")
    lots = replace(form, ties=TieProcedure.LOTS)
    odds = Odds(exhausted=100, tied_winners=100)

    tournament = simulate(lots, find_ruleset("pl-stacks"), 48, seed=seed_of(1), odds=odds)

    check_whole(tournament)


@pytest.mark.parametrize(("players", "repeats"), [(5, 20), (16, 0), (37, 0), (128, 0)])
def test_the_real_draw_works_through_the_rounds(players: int, repeats: int) -> None:
    """Round by round, each with its own seed, the draw keeps its plan."""
    form = find_format("pl-forty")

    tournament = simulate(form, find_ruleset("pl-forty"), players, seed=seed_of(players), drawer=draw_by_lot)

    check_whole(tournament)
    rounds = [as_drawn(drawn) for drawn in tournament.state.stages[0].rounds]
    assert measure(rounds).repeats == repeats


def test_the_same_seed_plays_the_same_tournament() -> None:
    assert play("pl-minute", 20, TROUBLE).log == play("pl-minute", 20, TROUBLE).log


def test_stages_are_told_as_they_end() -> None:
    form = find_format("pl-forty")
    told: list[int] = []

    simulate(
        form,
        find_ruleset("pl-forty"),
        16,
        seed=seed_of(16),
        on_stage=lambda _, number: told.append(number),
    )

    assert told == [1, 2, 3]


def test_every_prefix_of_a_log_is_a_state_with_standings() -> None:
    tournament = play("pl-forty", 16, TroubleRates(percent=35, budget=200, keep=8))

    states = [replay(tournament.log[:number]) for number in range(1, len(tournament.log) + 1)]

    assert states[-1] == tournament.state
    assert any(isinstance(event, Undone) for event in tournament.log)


@pytest.mark.parametrize("rules", list(RULESETS))
def test_standings_agree_with_those_from_a_file(rules: str) -> None:
    """The same sheets, from a tournament's log and from a file as `stolik standings` reads it."""
    form = find_format("open-four")
    tournament = simulate(form, find_ruleset(rules), 22, seed=seed_of(22))
    rows = [
        RecordedResult(
            round=drawn.number,
            table=table.ref.table,
            game=number,
            player=str(result.player),
            small=result.small,
        )
        for drawn in tournament.state.stages[0].rounds
        for table in drawn.tables
        for number, game in enumerate(table.sheet.games if table.sheet is not None else (), 1)
        for result in game.results
    ]

    ours = tournament.standings(1)
    theirs = {line.player: line for line in standings_of_results(find_ruleset(rules), rows)}

    for line in ours:
        other = theirs[str(line.player)]
        counted = (line.big, line.small, line.games, line.wins)
        assert counted == (other.big, other.small, other.games, other.wins)
        assert line.place >= other.place
