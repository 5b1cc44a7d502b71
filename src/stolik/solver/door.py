"""The solver's interface: tiles in, answers out; uses the kernel if it was built, otherwise plain Python."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from stolik.core.judge import Position
from stolik.core.melds import read_meld
from stolik.core.table import Rack, Table
from stolik.core.tiles import JOKER, Kind
from stolik.solver.backend import arrange, arrange_many
from stolik.solver.errors import SolverError, error_of
from stolik.solver.question import TILES, Question
from stolik.solver.search_types import Goal, Melds, Reply, SearchOptions, Tiles

_NUMBER: Final = attrgetter("number")


class Answer(NamedTuple):
    """A play: the tiles it lays, and the table after it."""

    tiles: int
    points: int
    """Face values of the tiles laid; a joker counts 0."""
    play: Tiles
    """The rack tiles laid."""
    table: Table[Kind]
    settled: bool
    """Whether no equally good play is known to touch fewer sets; False if patience ran out."""


class Opening(NamedTuple):
    """The most points a rack can open with."""

    worth: int
    """The value of its sets, with jokers at what they stand for (X-5)."""
    play: Tiles
    table: Table[Kind]
    """The sets alone."""


Asked: TypeAlias = Position | tuple[Table[Kind], Rack[Kind], bool] | tuple[Table[Kind], Rack[Kind]]
"""A position of a batch; a `Position` also says whether the player has opened."""


class _Position(NamedTuple):
    """One position of a batch, and its question."""

    table: Table[Kind]
    rack: Rack[Kind]
    question: Question

    def as_backends_take_it(self, *, out: bool) -> tuple[Melds, Tiles, Tiles]:
        """Return the sets, the tiles that must be laid and those that may be."""
        tiles = self.rack.tiles
        if out:
            return self.table.melds, tiles, ()
        return self.table.melds, (), _without_jokers(tiles) if self.question.keep_jokers else tiles


def best_play(table: Table[Kind], rack: Rack[Kind], question: Question = TILES) -> Answer:
    """Return the best play; if there is none, a play of no tiles and the table as it was."""
    may = rack.tiles
    if question.keep_jokers and JOKER in may:
        out = _read(arrange(table.melds, may, (), question.options), table)
        if out is not None:
            return out
        may = _without_jokers(may)
    return _read(arrange(table.melds, (), may, question.options), table) or Answer(
        0, 0, (), table, settled=True
    )


def best_plays(
    positions: Iterable[Asked], question: Question | Iterable[Question] = TILES, *, threads: int = 1
) -> list[Answer | SolverError]:
    """Return the best play for each position, or what is wrong with it; the kernel uses `threads` threads.

    A position is a table and a rack, or a `Position`, which also says whether the player has opened.
    `question` is one question for all, or one for each.
    """
    questions = _questions(positions, question)
    answers: list[Answer | SolverError | None] = [None] * len(questions)
    # If jokers are kept, first check whether the whole rack can be laid, as `best_play` does.
    keeping = [i for i, (_, rack, asked) in enumerate(questions) if asked.keep_jokers and JOKER in rack.tiles]
    _answer_some(questions, keeping, answers, threads, out=True)
    _answer_some(
        questions, [i for i, answer in enumerate(answers) if answer is None], answers, threads, out=False
    )
    return [
        Answer(0, 0, (), table, settled=True) if answer is None else answer
        for answer, (table, _, _) in zip(answers, questions, strict=True)
    ]


def best_opening(rack: Rack[Kind]) -> Opening:
    """Return the most points the rack's own sets can make, with jokers at what they stand for."""
    options = SearchOptions(Goal.OPENING_WORTH, 0, 0, opening=True, new_set=False, patience=0)
    answer = _read(arrange((), (), rack.tiles, options), Table())
    if answer is None:  # pragma: no cover: no set at all is an answer too
        raise AssertionError(rack)
    return Opening(_worth(answer.table), answer.play, answer.table)


def can_open(rack: Rack[Kind], threshold: int = 30) -> bool:
    """Return whether the rack's own sets can reach the threshold (S-19: jokers count)."""
    return best_opening(rack).worth >= threshold


def can_lay(table: Table[Kind], tiles: Iterable[Kind], question: Question = TILES) -> Answer | None:
    """Return how exactly these rack tiles can be laid, or None if they cannot."""
    must = tuple(tiles)
    if not must:
        return None
    return _read(arrange(table.melds, must, (), question.options), table)


def can_go_out(table: Table[Kind], rack: Rack[Kind], question: Question = TILES) -> Answer | None:
    """Return how the whole rack can be laid, or None if it cannot."""
    return can_lay(table, rack.tiles, question)


def best_within(table: Table[Kind], must: Tiles, may: Tiles, question: Question = TILES) -> Answer | None:
    """Return the best play that lays all of `must` and any of `may`, or None if there is none."""
    return _read(arrange(table.melds, must, may, question.options), table)


def any_play(table: Table[Kind], rack: Rack[Kind], question: Question = TILES) -> bool:
    """Return whether any tile of the rack can be laid."""
    return best_play(table, rack, question.hastily()).tiles > 0


def _without_jokers(tiles: Tiles) -> Tiles:
    return tuple(kind for kind in tiles if kind is not JOKER)


def _worth(table: Table[Kind]) -> int:
    readings = map(read_meld, table)
    return sum(reading.value for reading in readings if reading is not None)


def _read(reply: Reply, table: Table[Kind]) -> Answer | None:
    if reply is None:
        return None
    if len(reply) == 2:  # noqa: PLR2004  a refusal is a pair, an arrangement a triple
        raise error_of(reply)
    laid, melds, settled = reply
    if melds is table.melds:
        return Answer(len(laid), sum(map(_NUMBER, laid)), laid, table, settled)
    # Bypasses the constructor, which would copy what is already a tuple of tuples.
    new: Table[Kind] = Table.__new__(Table)
    new.melds = melds
    new._text = None  # noqa: SLF001  not written yet, as the constructor says
    return Answer(len(laid), sum(map(_NUMBER, laid)), laid, new, settled)


def _questions(positions: Iterable[Asked], question: Question | Iterable[Question]) -> list[_Position]:
    asked = list(positions)
    questions = [question] * len(asked) if isinstance(question, Question) else list(question)
    if len(questions) != len(asked):
        message = f"give one question for all positions or one for each: {len(questions)} for {len(asked)}"
        raise SolverError(message, code="bad_option")
    return [
        _Position(one[0], one[1], each if len(one) == 2 else each.when(opened=one[2]))  # noqa: PLR2004
        for one, each in zip(asked, questions, strict=True)
    ]


def _answer_some(
    questions: Sequence[_Position],
    which: Iterable[int],
    answers: list[Answer | SolverError | None],
    threads: int,
    *,
    out: bool,
) -> None:
    """Fill in the answers to some of the questions, grouped by their options.

    With `out` only plays of the whole rack count.
    """
    by_options: dict[SearchOptions, list[int]] = {}
    for i in which:
        by_options.setdefault(questions[i].question.options, []).append(i)
    for options, group in by_options.items():
        replies = arrange_many(
            [questions[i].as_backends_take_it(out=out) for i in group], options, threads=max(1, threads)
        )
        for i, reply in zip(group, replies, strict=True):
            answers[i] = _read_or_error(reply, questions[i].table)


def _read_or_error(reply: Reply, table: Table[Kind]) -> Answer | SolverError | None:
    try:
        return _read(reply, table)
    except SolverError as error:
        return error
