"""Nine play under the Russian championship's rules online: from the roster to the final ranking.

Everything that follows happens on the pages; the others of the nine play with a program of their own.

- two players of the same name, told apart by their clubs, and a minor, of whom the public reads an initial
- one player is checked in after the draw, and is drawn in with the others before the seats are published
- at one table two never come (no-shows), and the third stays alone: the desk is asked, and closes the
  sheet with a win; the no-shows are reinstated with one press each
- a player calls the referee: desk and referee see and hear it at once, the game stops, the referee lets it
  go on, and the table gets its time back
- sheets are corrected, and a point is deducted
- one of the reinstated does not come to the second round either: the others at the table play without them
- the server is killed in the middle of the second round, and everybody goes on where they were
- five are tied at the cut for four places in the final, and lots decide
- whoever plays on a page finds the way from each game to the next seat there
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from stolik.day.files.export_file import read_export
from stolik.tournament.rankings.ranking import totals
from stolik.tournament.state import TableState
from stolik.tournament.tournament import Tournament
from tests.e2e.conftest import Come
from tests.e2e.halls.hall_paper import Row
from tests.e2e.halls.online_day import HER, PEOPLE, Drawing, OnlineDay
from tests.e2e.halls.online_trouble import (
    call_the_referee,
    come_after_the_draw,
    die_and_come_back,
    follow,
    play_final,
    reinstate,
    settle_the_cut,
    shown_at_desk,
    stay_alone,
)
from tests.e2e.players.at_home import AtHome
from tests.e2e.served import Served

pytestmark = pytest.mark.slow
LOST = 35
"""What a corrected sheet takes from the last at its table."""


class Cast(NamedTuple):
    """Who is who, as the first draw has it."""

    tables: dict[int, list[int]]
    own: int
    """The table of whoever plays on a page."""
    left: int
    """The table to which two do not come."""
    other: int

    @property
    def stays(self) -> int:
        """Who is there alone."""
        return self.tables[self.left][0]

    @property
    def comes_back(self) -> int:
        """Who comes to the second round."""
        return self.tables[self.left][1]

    @property
    def absent(self) -> int:
        """Who does not come to the second round either."""
        return self.tables[self.left][2]

    @property
    def guilty(self) -> int:
        """Who loses a point."""
        return next(player for player in self.tables[self.own] if player != HER)

    @property
    def loser(self) -> int:
        """Who loses by a correction."""
        return self.tables[self.other][-1]


def test_nine_play_online_through_a_call_a_walkover_and_a_dead_server(come: Come, served: Served) -> None:
    day = OnlineDay(come, served)
    her = day.open(day.links[HER])
    expect(her.get_by_text("You are checked in.")).to_be_visible()
    come_after_the_draw(day)
    tables = day.publish()
    own = next(table for table, seats in tables.items() if HER in seats)
    cast = Cast(tables, own, *sorted(set(tables) - {own}))

    with AtHome(served.address, day.desk.tournament) as home:
        first_round(day, home, her, cast)
        day.draw()
        second = day.publish()
        follow(her)
        day.start()
        die_and_come_back(day, her)
        Drawing(her).play_to_the_end()
        day.expect_closed(3)
        for table, seats in second.items():
            gone = {cast.absent} & {*seats}
            day.correct(table, dict.fromkeys({*seats} - gone, 0), absent=gone)
        four = settle_the_cut(day)
        day.desk.make_cut()
        play_final(day, her, four)

    expect(day.public.page.get_by_text("The tournament is over")).to_be_visible()
    engine = engine_of(day)
    assert day.public.ranking() == rows_of(engine)
    rounds = engine.state.stages[0].rounds
    first = {table.ref.table: table for table in rounds[0].tables}
    assert results_of(first[cast.left]) == {cast.stays: (1, 0)}
    assert results_of(first[cast.other])[cast.loser] == (3, -LOST)
    without = next(table for table in rounds[1].tables if cast.absent in table.seats)
    assert results_of(without) == {player: (1, 0) for player in without.seats if player != cast.absent}
    standing = {int(player): line for player, line in totals(engine.state, 1).items()}
    assert [standing[who].missed for who in (cast.stays, cast.comes_back, cast.absent)] == [0, 1, 2]
    assert standing[cast.guilty].deducted == 1
    tied = [player for player in PEOPLE if standing[player].key == standing[HER].key]
    assert len(tied) == 5
    assert {*four} <= {*tied}


def first_round(day: OnlineDay, home: AtHome, her: Page, cast: Cast) -> None:
    """Play the first round, put right what went wrong, and let those come who play from now on."""
    for player in {*cast.tables[cast.own], *cast.tables[cast.other]} - {HER}:
        home.come(player, day.badge(player))
    alone = day.open(day.links[cast.stays])
    for page in (her, alone):
        page.get_by_role("link", name="To the table").click()
        expect(page.get_by_text("has not started the round yet")).to_be_visible()
    day.start()
    stay_alone(day, alone, cast.left)
    call_the_referee(day, her, cast.own)
    Drawing(her).play_to_the_end()
    day.expect_closed(3)
    day.correct(cast.own, dict.fromkeys(cast.tables[cast.own], 0))
    day.correct(cast.other, {**dict.fromkeys(cast.tables[cast.other], 0), cast.loser: LOST})
    day.referee.deduct(shown_at_desk(cast.guilty), 1, "talked about the rack")
    reinstate(day, cast.comes_back, cast.absent)
    home.come(cast.stays, day.badge(cast.stays))  # from another device, which takes the seat over
    home.come(cast.comes_back, day.badge(cast.comes_back))


def engine_of(day: OnlineDay) -> Tournament:
    """Return the tournament as the engine folds it from the export that the desk saves."""
    day.desk.turn_to("Print and files")
    with day.desk.page.expect_download() as saved:
        day.desk.page.get_by_role("link", name=re.compile(r"^Everything \(JSON\)")).click()
    archive = read_export(saved.value.path().read_bytes())
    return Tournament(archive.log, archive.book)


def rows_of(engine: Tournament) -> list[Row]:
    """Return the engine's ranking as the public is to read it."""
    return [
        Row(line.place, shown(line.player), line.net, line.small, line.wins, line.games)
        for line in engine.ranking()
    ]


def shown(player: int) -> str:
    """Return a name as the public reads it: of a minor the initial."""
    name, _, minor = PEOPLE[player]
    first, _, last = name.partition(" ")
    return f"{first} {last[0]}." if minor else shown_at_desk(player)


def results_of(table: TableState) -> dict[int, tuple[int, int]]:
    """Return place and small points of everybody who has a line in the one game of a table."""
    assert table.sheet is not None
    (game,) = table.sheet.games
    return {each.player: (each.place, each.small) for each in game.results}
