"""The clauses about tournaments: M-10 to M-20, F-11 to F-13, S-21 to S-28, E-9 and their interpretations."""

from __future__ import annotations

import pytest

from stolik.core.rulesets import EN_CLASSIC, PL_FORTY, PL_MINUTE, PL_STACKS, RU_CHAMPIONSHIP, find_ruleset
from stolik.core.scoring import Ending
from stolik.tournament.actors import Role, TableRef
from stolik.tournament.commands import (
    CloseSheet,
    CloseStage,
    CommitDraw,
    CorrectSheet,
    DeductPoints,
    EnterSheet,
    Exclude,
    OpenDispute,
    SettleDispute,
    SwapSeats,
    Warn,
)
from stolik.tournament.draws.measure import measure
from stolik.tournament.formats.format import Advance, SeatingMethod, chosen
from stolik.tournament.formats.format_files import choose, find_format, parse_format, preset_text
from stolik.tournament.formats.schedule import plan_stages
from stolik.tournament.formats.terms import TermKey, terms
from stolik.tournament.rankings.ranking import final_ranking, standings
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.rounds.next_draw import as_drawn, draw_by_lot
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, as_player, game, player


@pytest.mark.clause("M-10")
@pytest.mark.parametrize(
    ("small", "big"),
    [
        pytest.param({1: 60, 2: -10, 3: -20, 4: -30}, {1: 4, 2: 2, 3: 1, 4: 0}, id="four"),
        pytest.param({1: 30, 2: -10, 3: -20}, {1: 4, 2: 2, 3: 0}, id="three"),
    ],
)
def test_big_points_by_place(small: dict[int, int], big: dict[int, int]) -> None:
    world = World("pl-forty", len(small), rules=PL_MINUTE)
    world.draw()

    world.do(EnterSheet(by=REFEREE, table=world.ref(), games=(game(small),), partial=True))

    assert {line.player: line.big for line in standings(world.state)} == big


@pytest.mark.clause("M-11")
def test_equal_small_points_share_the_better_place() -> None:
    """The source's own example: two at minus nine are both second, and the next is fourth."""
    world = World("pl-forty", 4, rules=PL_MINUTE)
    world.draw()

    world.do(
        EnterSheet(by=REFEREE, table=world.ref(), games=(game({1: 48, 2: -9, 3: -9, 4: -30}),), partial=True)
    )

    sheet = world.round.tables[0].sheet
    assert sheet is not None
    assert [(result.place, result.big) for result in sheet.games[0].results] == [
        (1, 4),
        (2, 2),
        (2, 2),
        (4, 0),
    ]
    assert [line.place for line in standings(world.state)] == [1, 2, 2, 4]


@pytest.mark.clause("M-12", "F-12")
@pytest.mark.parametrize(("key", "players", "games"), [("pl-minute", 16, 2), ("pl-forty", 16, 3)])
def test_a_sheet_has_the_games_of_a_round(key: str, players: int, games: int) -> None:
    world = World(key, players)
    world.draw()
    one = world.typed()[0]

    for wrong in (games - 1, games + 1):
        refusal = world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=(one,) * wrong))
        assert (refusal.code, refusal.expected) == (TournamentCode.WRONG_GAMES, games)
    world.sheet(games=(one,) * games)

    top = standings(world.state)[0]
    assert top.small == games * max(line.small or 0 for line in one.lines)


@pytest.mark.clause("M-13")
@pytest.mark.parametrize("players", range(16, 37))
def test_eliminations_are_three_rounds_of_two_games(players: int) -> None:
    first = plan_stages(find_format("pl-minute"), players)[0]

    assert (first.rounds, first.games) == (3, 6)
    assert set(first.sizes) <= {3, 4}
    assert sum(first.sizes) == players


@pytest.mark.clause("M-13")
@pytest.mark.parametrize("players", [15, 37])
def test_other_fields_are_refused(players: int) -> None:
    world = World("pl-minute", 0)
    for _ in range(min(players, 36)):
        world.enter()

    if players > 36:
        assert not world.register()
    else:
        assert world.code(CommitDraw(by=ORGANISER, commitment="0" * 64)) is TournamentCode.NO_BRACKET


@pytest.mark.clause("M-14")
def test_every_round_is_drawn_by_lot_and_may_be_corrected() -> None:
    world = World("pl-minute", 18, drawer=draw_by_lot)

    for _ in range(3):
        world.play_round()

    assert world.stage.stage.seats is SeatingMethod.LOT
    assert measure([as_drawn(drawn) for drawn in world.stage.rounds]).repeats == 0
    assert all(len(table.seats) in {3, 4} for drawn in world.stage.rounds for table in drawn.tables)


@pytest.mark.clause("M-14")
def test_the_draw_may_be_corrected_by_hand() -> None:
    world = World("pl-minute", 18)
    world.draw()
    one, other = player(world.seats(1)[0]), player(world.seats(5)[0])

    world.do(SwapSeats(by=ORGANISER, why="both came together", players=(one, other)))

    assert other in world.seats(1)
    assert one in world.seats(5)


@pytest.mark.clause("M-15")
@pytest.mark.parametrize("count", [8, 6])
def test_the_best_eight_or_six_go_on(count: int) -> None:
    world = World(choose(find_format("pl-minute"), "eliminations", n=count), 20)

    world.play_stage()

    first = standings(world.state, 1)
    assert world.stage.entrants == tuple(line.player for line in first[:count])
    keys = [(-line.big, -line.small) for line in first]
    assert keys == sorted(keys)


@pytest.mark.clause("M-16", "I-27")
@pytest.mark.parametrize(
    ("count", "tables"),
    [
        pytest.param(8, [{1, 3, 5, 7}, {2, 4, 6, 8}], id="eight"),
        pytest.param(6, [{1, 3, 5}, {2, 4, 6}], id="six"),
    ],
)
def test_semi_final_tables_by_place(count: int, tables: list[set[int]]) -> None:
    world = World(choose(find_format("pl-minute"), "eliminations", n=count), 20)
    world.play_stage()
    places = {who: at for at, who in enumerate(world.stage.entrants, 1)}

    world.draw()

    assert [{places[who] for who in table.seats} for table in world.round.tables] == tables
    assert chosen(world.stage.stage.games) == 2


@pytest.mark.clause("M-17")
def test_two_best_of_each_semi_final_table_play_the_final() -> None:
    world = World("pl-minute", 16)
    world.play_stage()
    world.draw()
    seats = [table.seats for table in world.round.tables]
    for table in (1, 2):
        world.sheet(table)
        world.close(table)

    world.do(CloseStage(by=ORGANISER))
    world.draw()

    best = {who for table in seats for who in sorted(table)[:2]}
    assert set(world.stage.members) == best
    assert len(world.round.tables) == 1
    assert chosen(world.stage.stage.games) == 2


@pytest.mark.clause("M-18")
@pytest.mark.parametrize("stage", ["semi-final", "final"])
def test_the_order_is_by_big_points_then_small(stage: str) -> None:
    world = World("pl-minute", 16)
    while not world.state.started or world.stage.stage.name != stage:
        world.play_stage()
    world.draw()
    a, b, c, d = sorted(world.seats())

    world.sheet(games=[game({a: 60, b: -10, c: -20, d: -30}), game({b: 9, a: -2, c: -3, d: -4})])

    here = [line for line in standings(world.state) if line.player in {a, b, c, d}]
    assert [(line.player, line.big, line.small) for line in here] == [
        (a, 6, 58),
        (b, 6, -1),
        (c, 2, -23),
        (d, 0, -34),
    ]


@pytest.mark.clause("M-18")
def test_a_stage_starts_from_zero() -> None:
    world = World("pl-minute", 16)
    world.play_stage()

    world.draw()

    assert {(line.big, line.small, line.place) for line in standings(world.state)} == {(0, 0, 1)}


@pytest.mark.clause("M-19")
def test_big_points_are_deducted_and_shown_apart() -> None:
    world = World("pl-minute", 16)
    world.play_round()
    leader = standings(world.state)[0]

    world.do(DeductPoints(by=HEAD, why="vulgar language", player=leader.player, points=leader.big))

    line = next(line for line in standings(world.state) if line.player == leader.player)
    assert (line.big, line.deducted, line.net) == (leader.big, leader.big, 0)
    assert line.place > 1
    assert line.small == leader.small


@pytest.mark.clause("M-19")
def test_whoever_goes_on_is_excluded() -> None:
    world = World("pl-minute", 16)
    world.play_round()
    world.do(Warn(by=REFEREE, why="disturbs play", player=player(1)))
    world.do(DeductPoints(by=REFEREE, why="disturbs play", player=player(1), points=1))

    world.do(Exclude(by=HEAD, why="goes on", player=player(1)))
    world.play_round()

    assert player(1) not in set(world.round.seated)
    assert standings(world.state)[-1].player == 1


@pytest.mark.clause("M-19")
def test_any_breach_can_exclude_at_once() -> None:
    world = World("pl-minute", 16)

    world.do(Exclude(by=HEAD, why="tiles in the sleeve", player=player(1), grave=True))

    assert not world.state.players[player(1)].plays


@pytest.mark.clause("M-20")
@pytest.mark.parametrize("key", ["pl-minute", "pl-forty", "open-four"])
def test_the_terms_allow_photos(key: str) -> None:
    found = terms(find_format(key), PL_MINUTE, 20)

    assert [term.clauses for term in found if term.key is TermKey.PHOTOS] == [("M-20",)]


@pytest.mark.clause("F-11")
def test_one_big_point_for_the_win() -> None:
    world = World("pl-forty", 4)
    world.draw()

    world.sheet(
        games=[
            game({1: 9, 2: -2, 3: -3, 4: -4}),
            game({1: 9, 2: -2, 3: -3, 4: -4}),
            game({1: -300, 2: 700, 3: -200, 4: -200}),
        ]
    )

    lines = standings(world.state)
    assert [(line.player, line.big) for line in lines] == [(1, 2), (2, 1), (3, 0), (4, 0)]
    assert lines[0].small < lines[1].small


@pytest.mark.clause("F-13", "I-10")
@pytest.mark.parametrize("players", [3, 5, 7, 12, 13, 24, 25, 31, 32, 64, 65, 128])
def test_every_field_up_to_128_has_a_scheme(players: int) -> None:
    form = find_format("pl-forty")

    stages = plan_stages(form, players)

    assert stages[0].players == players
    assert stages[-1].stage.go_on is None
    assert stages[-1].players in {3, 4, 5}


@pytest.mark.clause("F-13")
@pytest.mark.parametrize(
    ("players", "sizes"), [(12, [12, 4]), (24, [24, 8, 4]), (64, [64, 16, 8, 4]), (128, [128, 32, 16, 8, 4])]
)
def test_the_four_schemes_of_the_source(players: int, sizes: list[int]) -> None:
    assert [stage.players for stage in plan_stages(find_format("pl-forty"), players)] == sizes


@pytest.mark.clause("I-10")
def test_the_schemes_are_data_and_say_that_they_are_ours() -> None:
    """An organiser edits the file; the program knows no format by name."""
    text = preset_text("pl-forty")
    own = parse_format(text.replace('key = "pl-forty"', 'key = "our-cup"').replace("games = 3", "games = 2"))

    assert find_format("pl-forty").reconstruction
    assert {chosen(stage.games) for bracket in own.brackets for stage in bracket.stages} == {2}
    assert TermKey.RECONSTRUCTION in {term.key for term in terms(own, PL_FORTY, 20)}
    assert own.brackets[2].stages[0].go_on is not None
    assert own.brackets[2].stages[0].go_on.who is Advance.BEST


@pytest.mark.clause("S-21")
@pytest.mark.parametrize("ending", [Ending.EXHAUSTED, Ending.ROUND_TIME])
def test_every_tied_winner_gets_the_big_point(ending: Ending) -> None:
    world = World("open-four", 8)
    world.draw()
    a, b, c, d = world.seats()

    world.sheet(games=(game({a: 12, b: 12, c: -5, d: -7}, ending),) * 3)

    lines = {line.player: line for line in standings(world.state)}
    assert world.state.rules == PL_STACKS
    assert (lines[player(a)].big, lines[player(b)].big) == (3, 3)
    assert (lines[player(a)].wins, lines[player(b)].wins) == (3, 3)


@pytest.mark.clause("S-22")
def test_one_big_point_for_the_win_and_none_for_the_rest() -> None:
    world = World("open-four", 8)
    world.draw()

    world.sheet(1)

    assert sorted(line.big for line in standings(world.state)) == [0] * 7 + [3]


@pytest.mark.clause("S-25")
def test_a_dispute_holds_the_sheet_until_the_referee_has_spoken() -> None:
    world = World("open-four", 8)
    world.draw()
    world.sheet()
    dispute = world.do(OpenDispute(by=as_player(world.seats()[0]), why="the gap", table=world.ref()))

    held = world.refused(CloseSheet(by=REFEREE, why="signed", table=world.ref()))
    world.do(SettleDispute(by=REFEREE, why="one set", dispute=dispute))
    world.close()

    assert (held.code, held.event) == (TournamentCode.DISPUTE_OPEN, dispute)
    assert world.state.disputes[dispute].ruling == "one set"


@pytest.mark.clause("S-29")
def test_the_terms_ask_for_good_manners() -> None:
    assert terms(find_format("open-four"), PL_STACKS, 20)[-1].key is TermKey.MANNERS


@pytest.mark.clause("S-27")
def test_a_warning_comes_first_and_the_head_referee_excludes() -> None:
    world = World("open-four", 8)

    first = world.refused(Exclude(by=HEAD, why="unsporting", player=player(1)))
    world.do(Warn(by=REFEREE, why="reported by the table", player=player(1)))
    not_his = world.refused(Exclude(by=REFEREE, why="unsporting", player=player(1)))
    world.do(Exclude(by=HEAD, why="unsporting", player=player(1)))

    assert (first.code, first.clauses) == (TournamentCode.WARNING_FIRST, ("S-27",))
    assert not_his.code is TournamentCode.NOT_ALLOWED
    assert world.state.players[player(1)].warnings


@pytest.mark.clause("S-28")
def test_the_head_referee_corrects_anything_and_it_is_on_record() -> None:
    world = World("open-four", 8)
    world.play_out()
    before = final_ranking(world.state)[0].player
    final = TableRef(2, 1, 1)
    order = sorted(world.seats(), reverse=True)

    unexplained = world.refused(CorrectSheet(by=HEAD, table=final, games=world.typed(best=order)))
    world.do(CorrectSheet(by=HEAD, why="the set was not valid", table=final, games=world.typed(best=order)))

    assert unexplained.code is TournamentCode.REASON_NEEDED
    assert final_ranking(world.state)[0].player == order[0] != before
    last = world.log[-1]
    assert (last.by.role, last.why) == (Role.HEAD_REFEREE, "the set was not valid")


@pytest.mark.clause("E-9", "I-17")
def test_a_match_is_won_by_games_then_by_points() -> None:
    world = World("match", 3, rules=EN_CLASSIC)
    world.draw()

    world.sheet(
        games=[
            game({1: 10, 2: -4, 3: -6}),
            game({1: 10, 2: -4, 3: -6}),
            game({2: 90, 1: -40, 3: -50}),
            game({3: 30, 1: -15, 2: -15}),
        ]
    )

    lines = standings(world.state)
    assert [(line.player, line.wins, line.big) for line in lines] == [(1, 2, 2), (2, 1, 1), (3, 1, 1)]
    assert lines[1].small > lines[2].small


@pytest.mark.clause("I-16")
def test_without_big_points_the_fewest_penalty_points_rank_first() -> None:
    world = World("pl-forty", 3, rules=RU_CHAMPIONSHIP)
    world.draw()

    world.sheet(
        games=[game({1: 0, 2: -50, 3: -1}), game({1: 0, 2: -50, 3: -1}), game({1: -120, 2: 0, 3: -1})]
    )

    assert [(line.player, line.big, line.small) for line in standings(world.state)] == [
        (3, 0, -3),
        (2, 0, -100),
        (1, 0, -120),
    ]


@pytest.mark.clause("I-8")
@pytest.mark.parametrize("key", ["pl-minute", "pl-forty", "pl-stacks", "en-classic"])
def test_tied_winners_each_record_the_full_sum(key: str) -> None:
    world = World("pl-forty", 4, rules=find_ruleset(key))
    world.draw()
    full = game({1: 12, 2: 12, 3: -5, 4: -7}, Ending.EXHAUSTED)
    split = game({1: 6, 2: 6, 3: -5, 4: -7}, Ending.EXHAUSTED)

    refusal = world.refused(EnterSheet(by=REFEREE, table=world.ref(), games=(split,) * 3))
    world.sheet(games=(full,) * 3)

    assert (refusal.code, refusal.expected) == (TournamentCode.NOT_ZERO_SUM, 12)


@pytest.mark.clause("I-4")
def test_a_sheet_is_kept_winner_positive() -> None:
    world = World("pl-minute", 16)
    world.draw()
    a, b, c, d = world.seats()

    refusal = world.refused(
        EnterSheet(by=REFEREE, table=world.ref(), games=(game({a: -60, b: 10, c: 20, d: 30}),) * 2)
    )

    assert (refusal.code, refusal.clauses) == (TournamentCode.SIGNS_TURNED, ("I-4",))
