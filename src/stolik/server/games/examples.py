"""Examples for the clauses: data beside them, judged, counted and drawn by the engine when asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from stolik.analysis.steps import find_steps, replay_steps
from stolik.core.judge import Position, Verdict, Violation, judge
from stolik.core.pictures.picture import position_svg, rack_svg, surface_svg, table_svg
from stolik.core.pictures.surface import Placed, read_surface
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets import RULESETS
from stolik.core.scoring import Ending, FinalSeat, Score, score_game
from stolik.core.table import Table
from stolik.core.tiles import F, Face, Kind, Tile
from stolik.core.turns.timeout import Interrupted, TimeoutOutcome, TimeoutResult, resolve_timeout
from stolik.notation.tiles import parse_kind, parse_rack, parse_table, parse_tile_rack, parse_tile_table
from stolik.protocol.rulebook import Example, ExamplePicture
from stolik.words import Language, Words
from stolik.words.breaches import describe_breach
from stolik.words.score_reasons import score_reason
from stolik.words.steps import describe_step

FILE: Final = "examples.json"
_LETTERS: Final = "ABCD"
"""Seats as they are called on paper."""
_COLUMNS: Final = 8
"""Narrow pictures, which fit on a phone."""


class PlayExample(Struct, frozen=True, kw_only=True, tag="play"):
    """A turn that is legal, or not for the reasons given."""

    clauses: tuple[str, ...]
    proposal: str
    table: str = ""
    rack: str
    opened: bool = True
    breaches: tuple[str, ...] = ()
    """What the judge has to find; a test holds it to that."""
    rules: tuple[str, ...] = tuple(RULESETS)
    """The rulesets in which it is so; all, if none are named."""
    worked: bool = False

    def judged(self, rules: Ruleset) -> Verdict:
        """Ask the judge."""
        before = Position(parse_table(self.table), parse_rack(self.rack), self.opened)
        return judge(rules, before, parse_table(self.proposal))

    def in_words(self, rules: Ruleset, words: Words) -> Example:
        """Draw the turn before and after, or step by step, with the judge's answer."""
        before, after = parse_table(self.table), parse_table(self.proposal)
        verdict = self.judged(rules)
        if verdict:
            text = words("example-right")
        else:
            text = " ".join(_breach(each, after, rules, words) for each in verdict.violations)
        return Example(
            clauses=self.clauses,
            right=bool(verdict),
            text=text,
            pictures=tuple(self._pictures(before, after, words, steps=bool(verdict))),
            worked=self.worked,
        )

    def _pictures(
        self, before: Table[Kind], after: Table[Kind], words: Words, *, steps: bool
    ) -> Iterator[ExamplePicture]:
        rack = parse_rack(self.rack)
        if before.melds or self.worked:
            yield _position(before, rack, words("example-before"))
        if not self.worked:
            yield ExamplePicture(
                svg=table_svg(after, columns=_COLUMNS), tiles=str(after), text=words("example-after")
            )
            return
        lying, held = before, list(rack)
        for step in find_steps(before, after) if steps else ():
            lying = replay_steps(lying, [step])
            if not step.source:
                for tile in step.tiles:
                    held.remove(tile)
            yield _position(lying, held, describe_step(step, words))


class TimeUpExample(Struct, frozen=True, kw_only=True, tag="time-out"):
    """A turn whose time ran out."""

    clauses: tuple[str, ...]
    rules: tuple[str, ...]
    table: str
    rack: str
    now: str
    opened: bool = True
    in_hand: str = ""
    late: bool = False
    """Whether tiles were touched after time."""
    remembered: bool = True
    """Whether the former layout can be restored."""
    outcome: TimeoutOutcome
    draws: int
    worked: bool = False

    def resolved(self, rules: Ruleset) -> TimeoutResult[Tile]:
        """Ask what becomes of the turn."""
        turn = Interrupted(
            table=parse_tile_table(self.table),
            rack=parse_tile_rack(self.rack),
            opened=self.opened,
            now=parse_tile_table(self.now),
            in_hand=parse_tile_rack(self.in_hand).tiles,
        )
        return resolve_timeout(rules, turn, touched_late=self.late, restorable=self.remembered)

    def in_words(self, rules: Ruleset, words: Words) -> Example:
        """Draw the table before, when the time is up, and after."""
        found = self.resolved(rules)
        start, now = parse_tile_table(self.table), parse_tile_table(self.now)
        rack = parse_tile_rack(self.rack)
        laid = {*now.tiles, *parse_tile_rack(self.in_hand)}
        held = [tile for tile in rack if tile not in laid]
        moments = (
            (start, rack.tiles, "before"),
            (now, held, "time-up-hand" if self.in_hand else "time-up"),
            (found.table, found.rack.tiles, "afterwards"),
        )
        return Example(
            clauses=self.clauses,
            right=found.outcome is TimeoutOutcome.STANDS,
            text=words(
                f"example-{found.outcome.replace('_', '-')}{'-late' if self.late else ''}", count=found.draws
            ),
            pictures=tuple(
                _position(table, tiles, words(f"example-{moment}", tiles=self.in_hand))
                for table, tiles, moment in moments
            ),
            worked=self.worked,
        )


class CountExample(Struct, frozen=True, kw_only=True, tag="score"):
    """A game that is over, with what everybody records."""

    clauses: tuple[str, ...]
    rules: tuple[str, ...]
    racks: tuple[str, ...]
    ending: Ending = Ending.OUT
    unopened: tuple[int, ...] = ()
    """Seats that never opened, counted from 0."""
    announced: dict[int, str] = {}
    """Seats that announced their opening, with the tile they had drawn."""
    small: tuple[int, ...]
    """What the engine has to count."""
    worked: bool = False

    def counted(self, rules: Ruleset) -> Score:
        """Ask for the score."""
        seats = [
            FinalSeat(
                rack=parse_rack(rack).tiles,
                opened=seat not in self.unopened,
                announced=seat in self.announced,
                drawn_last=parse_kind(self.announced[seat]) if seat in self.announced else None,
            )
            for seat, rack in enumerate(self.racks)
        ]
        return score_game(rules, self.ending, seats)

    def in_words(self, rules: Ruleset, words: Words) -> Example:
        """Draw the racks, each with what it costs and why."""
        score = self.counted(rules)
        return Example(
            clauses=self.clauses,
            right=True,
            text=words("example-out" if self.ending is Ending.OUT else "example-exhausted"),
            pictures=tuple(
                ExamplePicture(
                    svg=rack_svg(parse_rack(rack)),
                    tiles=rack,
                    text=words(
                        "example-records",
                        seat=_LETTERS[seat],
                        points=_signed(score.seats[seat].small * rules.shown_sign),
                        why=score_reason(score, rules, seat, words),
                    ),
                )
                for seat, rack in enumerate(self.racks)
            ),
            worked=self.worked,
        )


class SurfaceExample(Struct, frozen=True, kw_only=True, tag="surface"):
    """Tiles on a table, which are one set or not, depending on how far apart they lie."""

    clauses: tuple[str, ...]
    rules: tuple[str, ...]
    places: tuple[tuple[str, float, float], ...]
    """Tiles with their left and top edges, in widths and heights of a tile."""
    sets: tuple[str, ...]
    """What the engine has to read."""
    worked: bool = False

    def read(self) -> tuple[str, ...]:
        """Ask which sets lie there."""
        return tuple(" ".join(map(str, meld)) for meld in read_surface(self._placed, width=1, height=1))

    def in_words(self, _: Ruleset, words: Words) -> Example:
        """Draw the tiles where they lie."""
        together = len(self.read()) == 1
        picture = ExamplePicture(
            svg=surface_svg(self._placed),
            tiles=" | ".join(self.read()),
            text=words("example-on-the-table"),
        )
        text = words("example-one-set" if together else "example-gap")
        return Example(
            clauses=self.clauses, right=together, text=text, pictures=(picture,), worked=self.worked
        )

    @property
    def _placed(self) -> list[Placed[Kind]]:
        return [Placed(parse_kind(tile), x, y) for tile, x, y in self.places]


Case: TypeAlias = PlayExample | TimeUpExample | CountExample | SurfaceExample


@cache
def cases() -> tuple[Case, ...]:
    """Return the data."""
    text = files("stolik.server").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=tuple[Case, ...])


@cache
def examples(key: str, language: Language) -> tuple[Example, ...]:
    """Return the examples of one ruleset, in the order of the data."""
    words = Words(language)
    return tuple(case.in_words(RULESETS[key], words) for case in cases() if key in case.rules)


def _position(table: Table[F], rack: Iterable[F], text: str) -> ExamplePicture:
    held = list(rack)
    tiles = "; ".join(filter(None, (str(table), " ".join(map(str, held)))))
    return ExamplePicture(svg=position_svg(table, held, columns=_COLUMNS), tiles=tiles, text=text)


def _breach(violation: Violation, proposal: Table[Kind], rules: Ruleset, words: Words) -> str:
    return describe_breach(violation, proposal, rules, words, tiles_text=_plain, numbered=False)


def _plain(tiles: Sequence[Face]) -> str:
    return " ".join(str(tile.kind) for tile in tiles)


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"
