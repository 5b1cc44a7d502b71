"""A tournament goes into a file and comes back; a file that cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from stolik.core.chance import commit
from stolik.core.rulesets import find_ruleset
from stolik.tournament.actors import EventNumber
from stolik.tournament.archive import ArchiveError, read_archive, write_archive
from stolik.tournament.audit import Doubt, audit
from stolik.tournament.commands import CommitLots, DrawLots
from stolik.tournament.drawing import draw_by_lot, draw_plainly
from stolik.tournament.events import Event, RoundDrawn, SheetEntered, TieSettled, Undone
from stolik.tournament.format import TieProcedure
from stolik.tournament.format_files import find_format
from stolik.tournament.simulate import simulate
from stolik.tournament.tournament import Tournament
from stolik.tournament.trouble import Trouble
from tests.tournament.world import HEAD, SEED, World, game, player


def played(players: int = 9) -> Tournament:
    """Return a tournament with some trouble in it."""
    form = find_format("pl-forty")
    return simulate(form, find_ruleset("pl-forty"), players, seed=SEED, trouble=Trouble(percent=30))


def index_of(log: list[Event], kind: type[Event]) -> int:
    """Return where the first event of a kind stands."""
    return next(at for at, event in enumerate(log) if isinstance(event, kind))


def test_an_archive_comes_back_as_it_went() -> None:
    tournament = played()

    read = read_archive(write_archive(tournament), drawer=draw_plainly)

    assert read.log == tournament.log
    assert read.book == tournament.book
    assert read.state == tournament.state
    assert read.ranking() == tournament.ranking()


def test_the_archive_says_what_it_is() -> None:
    data = msgspec.json.decode(write_archive(played()))

    assert (data["format"], data["version"]) == ("stolik-tournament", 1)


def test_the_real_draw_is_drawn_again() -> None:
    form = find_format("pl-forty")
    tournament = simulate(form, find_ruleset("pl-forty"), 16, seed=SEED, drawer=draw_by_lot)

    assert audit(tournament.log) == ()


Damage = Callable[[bytes], bytes]


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda _: b"", id="empty"),
        pytest.param(lambda data: data[: len(data) // 2], id="cut off"),
        pytest.param(lambda data: data.replace(b"stolik-tournament", b"stolik-game"), id="another file"),
        pytest.param(lambda data: data.replace(b'"version": 1', b'"version": 9'), id="a later version"),
        pytest.param(lambda data: data.replace(b"RoundDrawn", b"RoundLost"), id="an unknown event"),
        pytest.param(lambda data: b"\xff\xfe" + data, id="not text"),
        pytest.param(lambda data: data.replace(b'"player": 3', b'"player": 4'), id="another player"),
        pytest.param(lambda _: b'{"format": "stolik-tournament", "version": 1, "log": []}', id="no event"),
    ],
)
def test_a_damaged_archive_is_refused(damage: Damage) -> None:
    with pytest.raises(ArchiveError):
        read_archive(damage(write_archive(played())), drawer=draw_plainly)


def test_a_sheet_altered_by_hand_is_found() -> None:
    tournament = played()
    at = index_of(tournament.log, SheetEntered)
    entered = tournament.log[at]
    assert isinstance(entered, SheetEntered)
    first = entered.games[0]
    forged = replace(first, results=tuple(replace(result, big=9) for result in first.results))
    tournament.log[at] = replace(entered, games=(forged, *entered.games[1:]))

    findings = audit(tournament.log, drawer=draw_plainly)

    assert [(finding.event, finding.doubt) for finding in findings] == [(at + 1, Doubt.NO_GROUND)]


def test_seats_altered_by_hand_are_found() -> None:
    tournament = played()
    at = index_of(tournament.log, RoundDrawn)
    drawn = tournament.log[at]
    assert isinstance(drawn, RoundDrawn)
    tournament.log[at] = replace(drawn, tables=(drawn.tables[0][::-1], *drawn.tables[1:]))

    findings = audit(tournament.log[: at + 1], drawer=draw_plainly)

    assert [(finding.event, finding.doubt) for finding in findings] == [(at + 1, Doubt.OTHER_DRAW)]


def test_lots_altered_by_hand_are_found() -> None:
    world = World(replace(find_format("match"), ties=TieProcedure.LOTS), 3)
    world.draw()
    games = [game({1: 30, 2: -20, 3: -10}), game({1: -20, 2: 30, 3: -10})]
    world.sheet(games=games * 2)
    world.close()
    world.do(CommitLots(by=HEAD, players=(player(1), player(2)), commitment=commit(SEED)))
    world.do(DrawLots(by=HEAD, seed=SEED.hex()))
    settled = world.log[-1]
    assert isinstance(settled, TieSettled)
    assert audit(world.log, drawer=draw_plainly) == ()

    forged = [*world.log[:-1], replace(settled, players=settled.players[::-1])]

    assert [finding.doubt for finding in audit(forged, drawer=draw_plainly)] == [Doubt.OTHER_LOTS]


def test_a_second_creation_and_an_undo_without_ground_are_found() -> None:
    world = World()
    undo = Undone(at=0, by=HEAD, number=EventNumber(1))

    assert [each.doubt for each in audit([*world.log, world.log[0]])] == [Doubt.SECOND_CREATION]
    assert [each.doubt for each in audit([*world.log, undo])] == [Doubt.NO_GROUND]
