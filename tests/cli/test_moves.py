"""Typed moves change the scratch table as intended, or give an error."""

import pytest

from stolik.cli.game.moves import Mistake, MoveProblem, Scratch, in_order, move
from stolik.core.table import Rack, Table
from stolik.core.tiles import Tile
from stolik.core.turns.identity import identify
from stolik.notation.tiles import parse_kind, parse_rack, parse_table, parse_tile, parse_tile_rack

TABLE = "r3 r4 r5 r6 r7 | k7 b7 o7 r7 | o1 j o3"
RACK = "r10 r11 r12 b7 k2 o2 j r8"


def begin(table: str = TABLE, rack: str = RACK) -> Scratch:
    """Return a turn that begins with this table and rack."""
    tiles = [
        parse_tile(str(kind) + mark) for kind, mark in _marked([*parse_table(table).tiles, *parse_rack(rack)])
    ]
    laid = Table[Tile](identify(parse_table(table), Table(), Rack(tiles)))
    return Scratch.begin(laid, Rack(tile for tile in tiles if tile not in laid.tiles))


def _marked(kinds: list[object]) -> list[tuple[object, str]]:
    return [(kind, "'" if kind in kinds[:i] else "") for i, kind in enumerate(kinds)]


def typed(scratch: Scratch, *lines: str) -> Scratch | Mistake:
    """Type moves one after the other."""
    for line in lines:
        verb, _, rest = line.partition(" ")
        outcome = move(scratch, verb, rest)
        if isinstance(outcome, Mistake):
            return outcome
        scratch = outcome
    return scratch


@pytest.mark.parametrize(
    ("lines", "table"),
    [
        pytest.param(["lay r10 r11 r12"], f"{TABLE} | r10 r11 r12", id="lay"),
        pytest.param(["lay r12, r10, r11"], f"{TABLE} | r10 r11 r12", id="lay in any order"),
        pytest.param(["lay R10 r12 j"], f"{TABLE} | r10 j r12", id="lay with a joker in the gap"),
        pytest.param(["lay k2"], f"{TABLE} | k2", id="lay one tile"),
        pytest.param(["add r8 to 1"], "r3 r4 r5 r6 r7 r8 | k7 b7 o7 r7 | o1 j o3", id="add at the end"),
        pytest.param(["add r8 1"], "r3 r4 r5 r6 r7 r8 | k7 b7 o7 r7 | o1 j o3", id="add without small words"),
        pytest.param(["lay r8 to 1"], "r3 r4 r5 r6 r7 r8 | k7 b7 o7 r7 | o1 j o3", id="lay to a set"),
        pytest.param(
            ["add k2 to 3"], "r3 r4 r5 r6 r7 | k7 b7 o7 r7 | o1 j o3 k2", id="add what does not fit"
        ),
        pytest.param(
            ["take r7 from 2", "add r7 to 1"], "r3 r4 r5 r6 r7 r7 | k7 b7 o7 | o1 j o3", id="take and add"
        ),
        pytest.param(
            ["take r5 from 1"], "r3 r4 | r6 r7 | k7 b7 o7 r7 | o1 j o3 | r5", id="a run falls in two"
        ),
        pytest.param(["take r5"], "r3 r4 | r6 r7 | k7 b7 o7 r7 | o1 j o3 | r5", id="take from where it is"),
        pytest.param(["lay k2", "take k2 from 4"], TABLE, id="an own tile goes back to the rack"),
        pytest.param(["move r7 from 1 to 2"], "r3 r4 r5 r6 | k7 b7 o7 r7 r7 | o1 j o3", id="move"),
        pytest.param(["move r3 to 2"], "r4 r5 r6 r7 | k7 b7 o7 r7 r3 | o1 j o3", id="move from where it is"),
        pytest.param(["split 1 at 2"], "r3 r4 | r5 r6 r7 | k7 b7 o7 r7 | o1 j o3", id="split"),
        pytest.param(["split 1 at 2", "join 2 1"], TABLE, id="join"),
        pytest.param(["swap o2 in 3"], "r3 r4 r5 r6 r7 | k7 b7 o7 r7 | o1 o2 o3 | j", id="swap"),
        pytest.param(
            ["swap o2 in 3", "lay j r11 r12"],
            "r3 r4 r5 r6 r7 | k7 b7 o7 r7 | o1 o2 o3 | j r11 r12",
            id="a loose tile is laid before one from the rack",
        ),
        pytest.param(["table r10 r11 r12"], "r10 r11 r12", id="a whole table"),
        pytest.param(["table "], "", id="an empty table"),
    ],
)
def test_moves(lines: list[str], table: str) -> None:
    """The table is as typed."""
    outcome = typed(begin(), *lines)

    assert isinstance(outcome, Scratch)
    assert str(outcome.table.faces) == table


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        pytest.param("lay r14", MoveProblem.NO_TILE, id="no tile"),
        pytest.param("lay ?", MoveProblem.NO_TILE, id="an unknown tile"),
        pytest.param("lay", MoveProblem.NEEDS_TILES, id="lay nothing"),
        pytest.param("lay r1", MoveProblem.NOT_HELD, id="not on the rack"),
        pytest.param("lay k2 k2", MoveProblem.NOT_HELD, id="twice the same"),
        pytest.param("add to 3", MoveProblem.NEEDS_TILES, id="add nothing"),
        pytest.param("add r8", MoveProblem.NEEDS_SET, id="add nowhere"),
        pytest.param("add r8 to 9", MoveProblem.NO_SET, id="no such set"),
        pytest.param("add r8 to 0", MoveProblem.NO_SET, id="sets count from one"),
        pytest.param("take k7 from 1", MoveProblem.NOT_IN_SET, id="not in that set"),
        pytest.param("take k13", MoveProblem.NOT_IN_SET, id="in no set"),
        pytest.param("move r3", MoveProblem.NEEDS_SET, id="move nowhere"),
        pytest.param("move k13 to 1", MoveProblem.NOT_IN_SET, id="move what is not there"),
        pytest.param("split 1", MoveProblem.BAD_SPLIT, id="split nowhere"),
        pytest.param("split 1 at 5", MoveProblem.BAD_SPLIT, id="split at the end"),
        pytest.param("split r3", MoveProblem.NEEDS_SET, id="split a tile"),
        pytest.param("join 1", MoveProblem.NEEDS_SET, id="join one"),
        pytest.param("join 1 7", MoveProblem.NO_SET, id="join what is not there"),
        pytest.param("swap o2 in 1", MoveProblem.NO_JOKER, id="no joker there"),
        pytest.param("table r1 | | r2", MoveProblem.BAD_TABLE, id="bad notation"),
        pytest.param("table b13 b12 b11", MoveProblem.BAD_TABLE, id="tiles nobody has"),
    ],
)
def test_mistakes(line: str, problem: MoveProblem) -> None:
    """An impossible move gives an error and changes nothing."""
    outcome = typed(begin(), line)

    assert isinstance(outcome, Mistake)
    assert outcome.problem is problem
    assert not outcome


def test_scratch_knows_what_was_laid() -> None:
    """Tiles laid from the rack leave it; tiles of the table do not count as laid."""
    scratch = typed(begin(), "take r7 from 2", "add r8 to 1")

    assert isinstance(scratch, Scratch)
    assert scratch.touched
    assert {tile.kind for tile in scratch.laid} == {parse_kind("r8")}
    assert str(scratch.held.faces) == "r10 r11 r12 b7 k2 o2 j"


@pytest.mark.parametrize(
    ("tiles", "ordered"),
    [
        pytest.param("r7 r6 r5", "r7 r6 r5", id="falling stays falling"),
        pytest.param("r5 r7 r6", "r5 r6 r7", id="a run is sorted"),
        pytest.param("j r12 r13", "j r12 r13", id="a joker that fits stays"),
        pytest.param("r12 r13 j", "j r12 r13", id="nothing follows 13"),
        pytest.param("r5 j r6 r8", "r5 r6 j r8", id="a joker fills the gap"),
        pytest.param("r5 j j' r8", "r5 j j' r8", id="two jokers fill a gap of two"),
        pytest.param("k7 j r7", "k7 j r7", id="a group in any order"),
        pytest.param("r1 k2 o9", "r1 k2 o9", id="no set stays as it came"),
        pytest.param("j j'", "j j'", id="jokers alone"),
    ],
)
def test_tiles_put_themselves_in_order(tiles: str, ordered: str) -> None:
    """I-14: tiles are sorted automatically."""
    assert " ".join(map(str, in_order(parse_tile_rack(tiles).tiles))) == ordered
