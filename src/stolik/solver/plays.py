"""All plays of a position, best first: every distinct choice of rack tiles that can be laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, islice
from typing import NamedTuple

from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.solver.door import Answer, best_within, can_go_out, can_lay
from stolik.solver.question import TILES, Objective, Question
from stolik.solver.search_types import Tiles


class _Box(NamedTuple):
    """Plays that lay all of `must` and any of `may`, and the best of them."""

    rank: tuple[int, ...]
    order: int
    """A tie-breaker for boxes of equal rank."""
    must: Tiles
    may: Tiles
    best: Tiles


def all_plays(
    table: Table[Kind], rack: Rack[Kind], question: Question = TILES, *, limit: int = 100
) -> list[Answer]:
    """Return up to `limit` plays, best first, each choice of rack tiles once."""
    return list(islice(each_play(table, rack, question), limit))


def each_play(table: Table[Kind], rack: Rack[Kind], question: Question = TILES) -> Iterator[Answer]:
    """Yield the plays one by one, best first; each is looked for when it is asked for."""
    may = rack.tiles
    if question.keep_jokers and JOKER in may:
        if out := can_go_out(table, rack, question):
            yield out
        may = tuple(kind for kind in may if kind is not JOKER)
    for laid in _choices(table, may, question):
        if laid and (answer := can_lay(table, laid, question)):
            yield answer


def _choices(table: Table[Kind], may: Tiles, question: Question) -> Iterator[Tiles]:
    """Yield every choice that can be laid, best first.

    The best play of a box is taken out and the rest is cut into smaller boxes, so that each play is in
    exactly one; the box with the best play comes first.
    """
    hasty = question.hastily()
    order = count()
    boxes: list[_Box] = []

    def offer(must: Tiles, may: Tiles) -> None:
        best = best_within(table, must, may, hasty)
        if best is not None:
            rank = tuple(-part for part in _rank(best.play, question))
            heappush(boxes, _Box(rank, next(order), must, may, best.play))

    offer((), may)
    while boxes:
        box = heappop(boxes)
        yield box.best
        for must, rest in _remainder(box):
            offer(must, rest)


def _remainder(box: _Box) -> Iterator[tuple[Tiles, Tiles]]:
    """Cut the rest of a box without its best play into boxes: one kind after the other differs."""
    laid = Counter(box.best) - Counter(box.must)
    open_kinds = Counter(box.may)
    must = box.must
    for kind, most in sorted(open_kinds.items()):
        del open_kinds[kind]
        later = tuple(open_kinds.elements())
        if laid[kind]:
            yield must, (*later, *(kind,) * (laid[kind] - 1))
        if laid[kind] < most:
            more = laid[kind] + 1
            yield (*must, *(kind,) * more), (*later, *(kind,) * (most - more))
        must = (*must, *(kind,) * laid[kind])


def _rank(play: Tiles, question: Question) -> tuple[int, ...]:
    points = sum(kind.number for kind in play)
    match question.objective:
        case Objective.TILES:
            return len(play), points
        case Objective.POINTS:
            return points, len(play)
        case Objective.RACK:
            return points + question.joker_penalty * play.count(JOKER), len(play)
