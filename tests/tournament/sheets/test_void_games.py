"""Void games: a referee declares them, or allows the table to enter them."""

from __future__ import annotations

from stolik.tournament.commands import AllowVoid, ConfirmSheet, EnterSheet
from stolik.tournament.refusals import TournamentCode
from stolik.tournament.score_sheets.sheet import TypedGame
from tests.tournament.refusals.provoking import drawn
from tests.tournament.world import REFEREE, World, as_player


def _typed(world: World, *void: int) -> tuple[TypedGame, ...]:
    return tuple(
        TypedGame(void=True) if number in void else game for number, game in enumerate(world.typed(), 1)
    )


def test_a_table_writes_down_the_void_game_a_referee_has_allowed_and_no_other() -> None:
    world = drawn()
    who, *others = map(as_player, world.seats())
    asked = world.refused(EnterSheet(by=who, table=world.ref(), games=_typed(world, 3)))

    unreasoned = world.code(AllowVoid(by=REFEREE, table=world.ref(), game=3))
    world.do(AllowVoid(by=REFEREE, why="the hall closes", table=world.ref(), game=3))
    other = world.code(EnterSheet(by=who, table=world.ref(), games=_typed(world, 2, 3)))
    world.do(EnterSheet(by=who, table=world.ref(), games=_typed(world, 3)))
    for player in others:
        world.do(ConfirmSheet(by=player, table=world.ref()))
    world.close()

    assert (asked.code, asked.game) == (TournamentCode.VOID_NOT_ALLOWED, 3)
    assert unreasoned is TournamentCode.REASON_NEEDED
    assert other is TournamentCode.VOID_NOT_ALLOWED
    sheet = world.round.tables[0].sheet
    assert sheet is not None
    assert [len(game.results) for game in sheet.games] == [4, 4, 0]


def test_a_game_that_a_referee_wrote_down_as_void_stays_so_when_the_table_goes_on_typing() -> None:
    world = drawn()
    first = TypedGame(void=True)
    world.do(EnterSheet(by=REFEREE, why="tiles lost", table=world.ref(), games=(first,), partial=True))

    world.do(EnterSheet(by=as_player(world.seats()[0]), table=world.ref(), games=_typed(world, 1)))

    sheet = world.round.tables[0].sheet
    assert sheet is not None
    assert [game.typed.void for game in sheet.games] == [True, False, False]
