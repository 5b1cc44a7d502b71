"""`stolik tournament standings`: now or at any past moment, of a stage or of everybody."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.text.grids import print_grid
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.tables.points import shown_text
from stolik.cli.tournament.tables.postpone import print_missing
from stolik.day.files.export_file import standings_json
from stolik.tournament.actors import EventNumber
from stolik.tournament.rankings.cuts import Cut, Hangs, make_cut
from stolik.tournament.rankings.ranking import Standing, final_ranking
from stolik.tournament.rankings.ranking import standings as standings_of
from stolik.tournament.state import Status, TournamentState
from stolik.words.names import player_text, stage_text


def standings(
    *,
    stage: Annotated[
        int | None,
        typer.Option("--stage", metavar="S", help="option-standings-stage"),
    ] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="EVENT", help="option-standings-at")] = None,
    everybody: Annotated[bool, typer.Option("--final", help="option-standings-final")] = False,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Show the standings: big points, small points, shared places, who advances."""
    with open_desk(file, lang) as desk:
        state = _state_at(desk, at)
        if stage is not None and not 1 <= stage <= len(state.stages):
            raise DeskError(key="standings-no-stage", stages=len(state.stages))
        final = everybody or (state.closed and stage is None)
        # A stage that nobody has played in yet has no standings; the one before it has.
        number = stage or max((each.number for each in state.stages if each.rounds), default=0)
        found = final_ranking(state) if final else standings_of(state, number) if number else ()
        if as_json:
            typer.echo(encode(standings_json(desk.tournament, state, found)))
            return
        if not found:
            desk.tell("standings-none")
            return
        title = (
            desk.words("standings-final", name=state.name)
            if final
            else desk.words("standings-title", stage=stage_text(desk.words, state, number))
        )
        cut = Cut() if final else make_cut(state, number)
        print_standings(desk, state, found, title, cut)
        print_missing(desk, state)


def _state_at(desk: ConsoleDesk, at: int | None) -> TournamentState:
    if at is None:
        return desk.state
    if not 1 <= at <= len(desk.tournament.log):
        raise DeskError(key="log-no-event", event=str(at), last=str(len(desk.tournament.log)))
    return desk.tournament.state_at(EventNumber(at))


def print_standings(
    desk: ConsoleDesk, state: TournamentState, found: tuple[Standing, ...], title: str, cut: Cut | None = None
) -> None:
    """Print standings as a table; a mark precedes those who would advance, or are tied at the cut."""
    words = desk.words
    ties = () if cut is None else cut.ties
    tied = {player for tie in ties if tie.hangs is Hangs.CUT for player in tie.players}
    going = set() if cut is None else set(cut.going_on)
    marks = {player: "? " if player in tied else "→ " for player in tied | going}
    deducted = any(line.deducted for line in found)
    staged = len({line.stage for line in found}) > 1
    columns = [
        "place",
        "player",
        *(["stage"] if staged else []),
        "big",
        *(["deducted"] if deducted else []),
        "small",
        "games",
        "wins",
    ]
    grid = Table(title=title, box=SIMPLE_HEAD)
    for column in columns:
        grid.add_column(
            words(f"standings-{column}"), justify="left" if column in {"player", "stage"} else "right"
        )
    grid.add_column("")
    for line in found:
        cells: dict[str, str | Text] = {
            "place": f"{marks.get(line.player, '')}{line.place}",
            "player": Text(player_text(desk.tournament, line.player)),
            "stage": stage_text(words, state, line.stage),
            "big": str(line.net),
            "deducted": f"-{line.deducted}" if line.deducted else "",
            "small": shown_text(state.rules, line.small),
            "games": str(line.games),
            "wins": str(line.wins),
        }
        grid.add_row(*(cells[column] for column in columns), _note(desk, state, line))
    print_grid(desk.console, grid)
    if going:
        desk.tell("standings-going", count=len(going))
    if tied:
        desk.tell("standings-tied")


def _note(desk: ConsoleDesk, state: TournamentState, line: Standing) -> str:
    notes = []
    if line.status is not Status.ENTERED:
        notes.append(desk.words(f"standing-{line.status.value}"))
    elif state.players[line.player].no_show:
        notes.append(desk.words("standing-no-show"))
    if line.missed:
        notes.append(desk.words("standings-missed", games=line.missed))
    return ", ".join(notes)
