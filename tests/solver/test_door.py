"""The public functions of the solver: what they refuse, and what each answers."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest

from stolik.core.judge import Position
from stolik.core.ruleset import JokerReuse
from stolik.core.table import Rack, Table
from stolik.core.tiles import BAG, JOKER, KINDS, UNKNOWN, Kind
from stolik.solver import (
    Answer,
    Objective,
    Question,
    SolverError,
    all_plays,
    any_play,
    best_opening,
    best_play,
    best_plays,
    can_go_out,
    can_lay,
    can_open,
    door,
    search_types,
)
from stolik.solver import plain as plain_solver
from stolik.solver.backend import arrange_many
from tests.solver.agree import rack_of, table_of
from tests.solver.generate import generate

NEW_SET = Question(joker_reuse=JokerReuse.NEW_SET)


@pytest.mark.parametrize(
    ("table", "rack", "code"),
    [
        pytest.param("r3 r4", "r5", "invalid_table", id="two tiles"),
        pytest.param("r3 r4 r6", "r5", "invalid_table", id="a gap"),
        pytest.param("r12 r13 r1", "r5", "invalid_table", id="13 is last"),
        pytest.param("r12 r13 j", "r5", "invalid_table", id="nothing follows 13"),
        pytest.param("r5 r7 r6", "r5", "invalid_table", id="out of order"),
        pytest.param("r5 b5 r5", "k5", "invalid_table", id="a colour twice"),
        pytest.param("j j", "k5", "invalid_table", id="two jokers alone"),
        pytest.param("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1", "k5", "invalid_table", id="fourteen"),
        pytest.param("j j r5", "j", "too_many_tiles", id="three jokers"),
        pytest.param("r5 r6 r7", "r7 r7", "too_many_tiles", id="three of a kind"),
        pytest.param("", "r7 r7 r7 r7 r7 r7 r7 r7", "too_many_tiles", id="eight red sevens"),
        pytest.param("", " ".join(["r7"] * 300), "too_many_tiles", id="three hundred"),
        pytest.param(" | ".join(["r5 b5"] * 70), "", "too_many_tiles", id="seventy sets"),
    ],
)
def test_refuses(table: str, rack: str, code: str) -> None:
    """Bad input is a coded error in both solvers, never a crash or a hang."""
    position = table_of(table), rack_of(rack)

    with pytest.raises(SolverError) as caught:
        best_play(*position)
    refused = plain_solver.arrange(position[0].melds, (), position[1].tiles, Question().options)
    (batch,) = best_plays([position])

    # A far too large table may be refused for its sets before its tiles are counted.
    assert caught.value.code in {code, "invalid_table"}
    assert refused is not None
    assert len(refused) == 2
    assert isinstance(batch, SolverError)


def test_refuses_tiles_nobody_knows() -> None:
    """A hidden tile cannot be counted."""
    with pytest.raises(SolverError, match="no tile") as caught:
        best_play(Table(), Rack([UNKNOWN]))

    assert caught.value.code == "unknown_tile"


@pytest.mark.parametrize("option", [{"threshold": -1}, {"threshold": 256}, {"joker_penalty": 2000}])
def test_refuses_options_out_of_range(option: dict[str, int]) -> None:
    """Values that the kernel cannot count are refused before they reach it."""
    with pytest.raises(SolverError) as caught:
        Question(**option)  # type: ignore[arg-type]  # which field it is, is the parameter

    assert caught.value.code == "bad_option"


def test_physical_tiles_count_as_their_kinds() -> None:
    """A physical tile counts as its kind."""
    tiles = Rack(BAG[2 * index] for index in (0, 1, 2))

    answer = best_play(Table(), tiles)  # type: ignore[arg-type]  # kinds are what the types ask for

    assert answer.tiles == 3


@pytest.mark.parametrize(
    ("table", "rack", "tiles", "points"),
    [
        pytest.param("", "", 0, 0, id="nothing at all"),
        pytest.param("", "j", 0, 0, id="a joker alone"),
        pytest.param("", "j j", 0, 0, id="two jokers alone"),
        pytest.param("r3 r4 r5", "j", 1, 0, id="a joker to a run"),
        pytest.param("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13", "j", 1, 0, id="a joker within a full run"),
        pytest.param("r7 b7 k7 o7", "j", 0, 0, id="no room in a full group"),
        pytest.param("r3 r4 r5 | k7 b7 o7", "r6 r7 k2", 2, 13, id="a longer run"),
        pytest.param("r5 b5 j", "k5", 1, 5, id="beside a joker"),
        pytest.param("r3 r4 r5 j", "b6 k6", 2, 12, id="a superfluous joker serves"),
    ],
)
def test_best_play(table: str, rack: str, tiles: int, points: int) -> None:
    """Positions a person can check."""
    answer = best_play(table_of(table), rack_of(rack))

    assert (answer.tiles, answer.points) == (tiles, points)


def test_untouched_sets_lie_as_they_lay() -> None:
    """A falling run and an unsorted group keep their order."""
    table = table_of("r7 r6 r5 | k7 o7 b7")

    answer = best_play(table, rack_of("k1 k2 k3"))

    assert answer.table.melds[:2] == table.melds


def test_objectives_differ() -> None:
    """Most tiles and most points are not always the same play."""
    points = Question(objective=Objective.POINTS)
    positions = [generate(seed, "medium") for seed in range(200)]

    plays = [(best_play(*position), best_play(*position, points)) for position in positions]

    assert any(most.tiles > dear.tiles and most.points < dear.points for most, dear in plays)


def test_jokers_are_kept_unless_they_end_the_game() -> None:
    """With `keep_jokers` a joker is spent only if the rack becomes empty."""
    keep = Question(keep_jokers=True)

    stays = best_play(table_of("r3 r4 r5"), rack_of("r6 j k13"), keep)
    goes = best_play(table_of("r3 r4 r5"), rack_of("r6 j"), keep)

    assert [str(kind) for kind in stays.play] == ["r6"]
    assert goes.tiles == 2


@pytest.mark.clause("X-5")
@pytest.mark.parametrize(
    ("rack", "worth"),
    [
        pytest.param("r10 b10 k10", 30, id="three tens"),
        pytest.param("r10 r12 j", 33, id="a joker at what it stands for"),
        pytest.param("j j r9", 30, id="two jokers, read high"),
        pytest.param("j j r13", 39, id="two jokers as a group"),
        pytest.param("r1 r2 r3 k5", 6, id="too little"),
        pytest.param("r1 b5 k9", 0, id="no set"),
        pytest.param("r11 r12 r13 j j", 55, id="below the run: 9 and 10"),
    ],
)
def test_best_opening(rack: str, worth: int) -> None:
    """The highest value of sets from the rack."""
    opening = best_opening(rack_of(rack))

    assert opening.worth == worth
    assert can_open(rack_of(rack)) == (worth >= 30)


@pytest.mark.clause("X-5")
def test_opening_leaves_the_table_alone() -> None:
    """The best opening is from the rack alone and reaches the threshold."""
    table, rack = table_of("r9 r10 r11"), rack_of("r12 k10 b10 o10 r1 r2 r3")

    answer = best_play(table, rack, Question(opened=False))
    dear = best_play(table, rack, Question(opened=False, threshold=40))

    assert answer.tiles == 6
    assert answer.table.melds[0] == table.melds[0]
    assert dear == Answer(0, 0, (), table, settled=True)


@pytest.mark.clause("R-11", "E-8", "I-11")
@pytest.mark.parametrize(
    ("table", "rack", "anywhere", "new_set"),
    [
        pytest.param("r3 r4 j | b7 b8 b9", "r5", 1, 1, id="kept: the joker moves up with its run"),
        pytest.param("r3 j r5 | b7 b8 b9", "r4", 1, 1, id="freed, and kept beside the others"),
        pytest.param("r1 j r3 | b7 b8 b9 b10", "r2 b11", 2, 2, id="kept at the end of its own run"),
        pytest.param("j r12 r13 | k1 k2 k3", "r11", 1, 1, id="freed into its own former set"),
        pytest.param("r5 b5 k5 j | k1 k2 k3", "o5", 1, 0, id="freed, with nowhere new to go"),
        pytest.param("r5 b5 k5 j | k10 k11 k12 k13", "o5", 1, 0, id="a longer run is a whole set as well"),
        pytest.param("r5 b5 k5 j | k1 k2 k3 k4 k5 k6", "o5", 1, 1, id="half of a split run is new"),
    ],
)
def test_freed_jokers(table: str, rack: str, anywhere: int, new_set: int) -> None:
    """I-11: under `new-set` a freed joker does not extend an old set."""
    position = table_of(table), rack_of(rack)

    assert best_play(*position).tiles == anywhere
    assert best_play(*position, NEW_SET).tiles == new_set


def test_can_lay_exactly_these() -> None:
    """All of the named tiles, or None."""
    table = table_of("r3 r4 r5")

    assert can_lay(table, rack_of("r6 r7")) is not None
    assert can_lay(table, rack_of("r7")) is None
    assert can_lay(table, ()) is None
    assert can_go_out(table, rack_of("r6 r2")) is not None
    assert not any_play(table, rack_of("k1 k13"))


def test_all_plays_are_all_plays() -> None:
    """Every subset of the rack that can be laid, once each and best first."""
    for seed in range(12):
        table, rack = generate(seed, "small", jokers=(0, 1))
        rack = Rack(rack.tiles[-7:])
        laid = {
            tuple(sorted(tiles))
            for bits in range(1, 1 << len(rack))
            if can_lay(table, tiles := [kind for i, kind in enumerate(rack) if bits >> i & 1])
        }

        plays = all_plays(table, rack, limit=1000)

        assert [play.play for play in plays] == [tuple(sorted(play.play)) for play in plays]
        assert {play.play for play in plays} == laid
        assert len(plays) == len(laid)
        ranks = [(play.tiles, play.points) for play in plays]
        assert ranks == sorted(ranks, reverse=True)


def test_many_threads_get_the_same_answers() -> None:
    """The kernel shares no state between threads."""
    positions = [generate(seed, "medium") for seed in range(60)]
    alone = [best_play(*position) for position in positions]

    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda position: best_play(*position), positions * 4))

    assert together == alone * 4
    assert best_plays(positions, threads=4) == alone


def test_a_batch_that_keeps_jokers_uses_the_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers equal those one by one, and every call gets all threads."""
    ask = Question(keep_jokers=True)
    positions = [generate(seed, "medium") for seed in range(60)]
    given: list[int] = []

    def counted(
        positions: Iterable[search_types.Position], options: search_types.SearchOptions, threads: int
    ) -> list[search_types.Reply]:
        given.append(threads)
        return arrange_many(positions, options, threads)

    monkeypatch.setattr(door, "arrange_many", counted)

    answers = best_plays(positions, ask, threads=3)

    assert any(JOKER in rack.tiles for _, rack in positions)
    assert answers == [best_play(*position, ask) for position in positions]
    assert given == [3, 3]


@pytest.mark.parametrize("keep_jokers", [False, True])
def test_a_batch_mixes_openings_and_later_positions(keep_jokers: bool) -> None:  # noqa: FBT001  a parameter
    positions = [Position(*generate(seed, "medium"), opened=seed % 3 > 0) for seed in range(30)]
    asks = [Question(opened=opened, keep_jokers=keep_jokers) for _, _, opened in positions]
    alone = [best_play(table, rack, ask) for (table, rack, _), ask in zip(positions, asks, strict=True)]

    assert best_plays(positions, Question(keep_jokers=keep_jokers), threads=2) == alone
    assert best_plays([(table, rack) for table, rack, _ in positions], asks, threads=2) == alone


def test_a_batch_refuses_another_number_of_questions() -> None:
    with pytest.raises(SolverError) as caught:
        best_plays([(Table[Kind](), rack_of("r1"))], [Question(), Question()])

    assert caught.value.code == "bad_option"


def test_all_tiles_at_once() -> None:
    """The whole bag on one rack is a position too."""
    rack: Rack[Kind] = Rack((*KINDS, *KINDS, JOKER, JOKER))

    assert best_play(Table(), rack).tiles == 106
    assert best_opening(rack).worth > 700
