"""A tournament's results kept outside the pages: counted by hand, and by the engine alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from stolik.core.fairness.chance import commit
from stolik.core.rulesets import find_ruleset
from stolik.core.scoring import Ending
from stolik.tournament.actors import Actor, PlayerId, Role, TableRef
from stolik.tournament.commands import (
    CheckIn,
    CloseSheet,
    CloseStage,
    CloseTournament,
    Command,
    CommitDraw,
    CorrectSheet,
    DeductPoints,
    DrawRound,
    EnterSheet,
    RecordExtraGame,
    RecordLots,
    SeatPlayer,
    Withdraw,
)
from stolik.tournament.decide import create_tournament
from stolik.tournament.formats.format import Format
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details
from stolik.tournament.score_sheets.sheet import SheetLine, TypedGame
from stolik.tournament.tournament import Tournament

BY: Final = Actor(role=Role.ORGANISER, key="paper")
BIG: Final = {
    "pl-minute": {2: (4, 0), 3: (4, 2, 0), 4: (4, 2, 1, 0)},
    "pl-forty": {3: (1, 0, 0), 4: (1, 0, 0, 0)},
    "pl-stacks": {2: (1, 0), 3: (1, 0, 0), 4: (1, 0, 0, 0)},
}
"""Big points by place at tables of two, three and four, from the sources."""
MISSED: Final = -100
"""What a player records for every missed game."""


class Row(NamedTuple):
    """A line of the public ranking."""

    place: int
    name: str
    big: int
    small: int
    wins: int
    games: int


@dataclass(frozen=True)
class Rack:
    """The tiles left on a rack, and how they are entered."""

    counts: int
    opened: bool = True
    tiles: tuple[str, ...] = ()
    """Entered tile by tile, if there are any."""


OUT: Final = Rack(0)


@dataclass(frozen=True)
class Ended:
    """How a game ended: what everybody has left, in seat order."""

    racks: Mapping[str, Rack]
    bank_empty: bool = False
    absent: tuple[str, ...] = ()
    """Players with a seat who did not play."""

    def smalls(self) -> dict[str, int]:
        """Count by hand: losers record the difference to the lowest rack, the winner the sum."""
        lowest = min(rack.counts for rack in self.racks.values())
        losses = {name: rack.counts - lowest for name, rack in self.racks.items()}
        return {name: -loss or sum(losses.values()) for name, loss in losses.items()}


def changed(form: Format, rounds: int, games: int) -> Format:
    """Return a format with other numbers of rounds in its first stage and of games in every round."""
    first, *rest = form.brackets[0].stages
    stages = (replace(first, rounds=rounds, games=games), *(replace(each, games=games) for each in rest))
    return replace(form, brackets=(replace(form.brackets[0], stages=stages),))


def invent(dice: Random, names: Sequence[str], kind: str = "numbers") -> Ended:
    """Return a game without equal racks."""
    order = dice.sample(names, len(names))
    racks = dict(zip(order, map(Rack, dice.sample(range(1, 80), len(names))), strict=True))
    if kind != "bank empty":
        racks[order[0]] = OUT
    if kind == "not opened":
        racks[order[1]] = Rack(100, opened=False)
    elif kind == "could have opened":
        racks[order[1]] = Rack(200, opened=False)
    elif kind == "tiles":
        # The losers in turn: two tiles, a joker, a rack that could have opened and did not.
        given = (Rack(13, tiles=("r5", "b8")), Rack(50, tiles=("j",)))
        unopened = Rack(200, opened=False, tiles=("k10", "k11", "k12"))
        racks.update(zip(order[1:], (*given, unopened), strict=False))
    return Ended({name: racks[name] for name in names}, bank_empty=kind == "bank empty")


@dataclass
class Paper:
    """Every sheet of a tournament, the engine's ranking of them, and a count by hand."""

    form: str
    preset: str = ""
    """The format, if its key differs from the rules."""
    rounds: int | None = None
    games: int | None = None
    """The changed format, if any."""
    names: dict[str, PlayerId] = field(default_factory=dict)
    sheets: dict[TableRef, tuple[Ended, ...]] = field(default_factory=dict)
    stages: list[list[str]] = field(default_factory=list)
    """Who was seated in each stage."""
    deducted: dict[str, int] = field(default_factory=dict)
    withdrawn: set[str] = field(default_factory=set)
    late: set[str] = field(default_factory=set)
    extra: dict[tuple[int, str], int] = field(default_factory=dict)
    """By stage and name: the place in the extra game of a tie, from 0."""

    def __post_init__(self) -> None:
        form = find_format(self.preset or self.form)
        if self.rounds and self.games:
            form = changed(form, self.rounds, self.games)
        rules = find_ruleset(self.form)
        created = create_tournament(
            name="Paper", form=form, rules=rules, date="2026-11-15", languages=("en",), by=BY
        )
        self.engine = Tournament([created])

    def must(self, command: Command) -> None:
        """Execute a command that must be accepted by the engine."""
        done = self.engine.do(command, now=0)
        assert done, done

    def enter(self, names: Iterable[str], *, late: bool = False, missing: Collection[str] = ()) -> None:
        """Enter players, checked in except for the missing ones."""
        for name in names:
            assert self.engine.register(Details(name=name), by=BY, now=0)
            self.names[name] = max(self.engine.state.players)
            if name not in missing:
                self.must(CheckIn(by=BY, player=self.names[name]))
            if late:
                self.late.add(name)

    def draw(self, seed: str) -> dict[int, list[str]]:
        """Draw the next round from its published seed; return who sits where."""
        self.must(CommitDraw(by=BY, commitment=commit(bytes.fromhex(seed))))
        self.must(DrawRound(by=BY, seed=seed))
        return self._seats()

    def seat_left_out(self, name: str) -> dict[int, list[str]]:
        """Give a player who checks in after the draw a free seat; return who sits where."""
        self.must(CheckIn(by=BY, player=self.names[name]))
        self.must(SeatPlayer(by=BY, player=self.names[name]))
        return self._seats()

    def _seats(self) -> dict[int, list[str]]:
        called = {player: name for name, player in self.names.items()}
        stage = self.engine.state.stages[-1]
        tables = {
            table.ref.table: [called[player] for player in table.seats] for table in stage.rounds[-1].tables
        }
        seated = [name for seats in tables.values() for name in seats]
        if len(self.stages) < stage.number:
            self.stages.append([])
        self.stages[-1] += [name for name in seated if name not in self.stages[-1]]
        return tables

    def round_name(self) -> str:
        """Return the name of the current round."""
        stage = self.engine.state.stages[-1]
        return f"{stage.stage.name.capitalize()}, round {stage.rounds[-1].number}"

    def ref(self, table: int) -> TableRef:
        """Return a table of the current round."""
        stage = self.engine.state.stages[-1]
        return TableRef(stage.number, stage.rounds[-1].number, table)

    def write(self, table: int, games: tuple[Ended, ...]) -> None:
        """Enter the closed sheet of a table."""
        ref = self.ref(table)
        self.sheets[ref] = games
        self.must(EnterSheet(by=BY, table=ref, games=tuple(map(self._typed, games))))
        self.must(CloseSheet(by=BY, why="on paper", table=ref))

    def correct(self, ref: TableRef, games: tuple[Ended, ...]) -> None:
        """Correct a sheet."""
        self.sheets[ref] = games
        self.must(CorrectSheet(by=BY, why="typed wrong", table=ref, games=tuple(map(self._typed, games))))

    def deduct(self, name: str, points: int) -> None:
        """Deduct big points from a player."""
        self.deducted[name] = points
        self.must(DeductPoints(by=BY, why="M-19", player=self.names[name], points=points))

    def withdraw(self, name: str) -> None:
        """Withdraw a player."""
        self.withdrawn.add(name)
        self.must(Withdraw(by=BY, player=self.names[name]))

    def play_out(self, smalls: Mapping[str, int]) -> None:
        """Settle a tie by an extra game."""
        self._settled(sorted(smalls, key=lambda name: -smalls[name]))
        lines = tuple(SheetLine(player=self.names[name], small=small) for name, small in smalls.items())
        self.must(RecordExtraGame(by=BY, game=TypedGame(lines=lines)))

    def play_out_at_tables(self, games: Sequence[Mapping[str, int]]) -> list[str]:
        """Settle a tie of more than one table by a game at each of several tables; return the best first."""
        keys = {
            name: (-BIG[self.form][len(smalls)][place], -small)
            for smalls in games
            for place, (name, small) in enumerate(sorted(smalls.items(), key=lambda each: -each[1]))
        }
        best_first = sorted(keys, key=keys.__getitem__)
        self._settled(best_first)
        first, *others = (
            TypedGame(
                lines=tuple(SheetLine(player=self.names[name], small=small) for name, small in game.items())
            )
            for game in games
        )
        self.must(RecordExtraGame(by=BY, game=first, others=tuple(others)))
        return best_first

    def draw_lots(self, best_first: Sequence[str]) -> None:
        """Settle a tie by lots drawn elsewhere."""
        self._settled(best_first)
        self.must(RecordLots(by=BY, players=tuple(self.names[name] for name in best_first)))

    def _settled(self, best_first: Sequence[str]) -> None:
        self.extra.update(((len(self.stages), name), at) for at, name in enumerate(best_first))

    def close_stage(self) -> None:
        """Make the cut."""
        self.must(CloseStage(by=BY))

    def close(self) -> None:
        """Close the tournament."""
        self.must(CloseTournament(by=BY))

    def _typed(self, game: Ended) -> TypedGame:
        lines = (SheetLine(player=self.names[name], small=small) for name, small in game.smalls().items())
        return TypedGame(
            lines=tuple(lines),
            ending=Ending.EXHAUSTED if game.bank_empty else Ending.OUT,
            absent=tuple(self.names[name] for name in game.absent),
        )

    def by_engine(self) -> list[Row]:
        """Return the engine's ranking of these sheets."""
        called = {player: name for name, player in self.names.items()}
        return [
            Row(line.place, called[line.player], line.net, line.small, line.wins, line.games)
            for line in self.engine.ranking()
        ]

    def by_hand(self) -> list[Row]:
        """Return the ranking counted by hand: the last stage first, then points."""
        rows: list[Row] = []
        for number in range(len(self.stages), 0, -1):
            lines, done = self._stage(number), {row.name for row in rows}
            keys = {
                name: (
                    name in self.withdrawn,
                    -lines[name][0],
                    -lines[name][1],
                    self.extra.get((number, name)),
                )
                for name in self.stages[number - 1]
                if name not in done
            }
            order = sorted(keys, key=lambda name: (keys[name][:3], keys[name][3] or 0, self.names[name]))
            # Players who are equal in everything share the better place.
            first = {keys[name]: at for at, name in reversed(list(enumerate(order, len(rows) + 1)))}
            rows += [Row(first[keys[name]], name, *lines[name]) for name in order]
        return rows

    def _stage(self, number: int) -> dict[str, tuple[int, int, int, int]]:
        """Return big and small points, games won and games played of a stage."""
        big: dict[str, int] = defaultdict(int)
        small: dict[str, int] = defaultdict(int)
        wins: dict[str, int] = defaultdict(int)
        played: dict[str, int] = defaultdict(int)
        for ref, games in self.sheets.items():
            for game in games if ref.stage == number else ():
                smalls = game.smalls()
                for name, points in smalls.items():
                    place = sum(other > points for other in smalls.values())
                    big[name] += BIG[self.form][len(smalls)][place]
                    small[name] += points
                    wins[name] += place == 0
                    played[name] += 1
                for name in game.absent:
                    small[name] += MISSED
        if number == 1:
            games_a_round = len(next(iter(self.sheets.values())))
            for name in self.late:
                small[name] += MISSED * games_a_round
            for name, points in self.deducted.items():
                big[name] -= points
        return {name: (big[name], small[name], wins[name], played[name]) for name in self.stages[number - 1]}
