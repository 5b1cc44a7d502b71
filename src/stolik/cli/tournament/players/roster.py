"""`stolik tournament roster`: the entered players, and everything that can happen to an entry."""

from __future__ import annotations

import typer
from msgspec.json import encode
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.help.coded_usage import CommandGroup
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.players.departures import erase, exclude, no_show, withdraw
from stolik.cli.tournament.players.entries import add, import_file, late, rename
from stolik.cli.tournament.players.wishes import apart, lock
from stolik.day.files.csv_files import presence_of
from stolik.tournament.state import PlayerState, Status
from stolik.words.names import player_text

app = CommandGroup()


@app.callback(invoke_without_command=True)
def roster(context: typer.Context, *, file: File = None, lang: Lang = None) -> None:
    """Show the roster, unless a subcommand is given."""
    if context.invoked_subcommand is None:
        show(file=file, lang=lang)


@app.command("list")
def show(*, as_json: Json = False, file: File = None, lang: Lang = None) -> None:
    """List everybody who is entered."""
    with open_desk(file, lang) as desk:
        if as_json:
            typer.echo(encode({"players": [_as_json(desk, each) for each in desk.state.players.values()]}))
            return
        if not desk.state.players:
            desk.tell("roster-empty")
            return
        grid = Table(box=SIMPLE_HEAD)
        for heading in ("number", "name", "club", "standing"):
            grid.add_column(
                desk.words(f"roster-{heading}"), justify="right" if heading == "number" else "left"
            )
        for player in desk.state.players.values():
            details = None if player.details is None else desk.tournament.book.get(player.details)
            name = desk.words("roster-erased") if details is None else details.name
            club = "" if details is None else details.club
            grid.add_row(
                str(player.id), Text(name), Text(club), desk.words(f"standing-{presence_of(player)}")
            )
        desk.console.print(grid)
        print_presence(desk)


def _as_json(desk: ConsoleDesk, player: PlayerState) -> dict[str, object]:
    details = None if player.details is None else desk.tournament.book.get(player.details)
    return {
        "number": player.id,
        "name": None if details is None else details.name,
        "club": None if details is None else details.club,
        "minor": None if details is None else details.minor_on(desk.state.date),
        "standing": presence_of(player),
        "warnings": len(player.warnings),
    }


def print_presence(desk: ConsoleDesk) -> None:
    """Print how many are present, and who is missing."""
    entered = [player for player in desk.state.players.values() if player.status is Status.ENTERED]
    missing = [player.id for player in entered if not player.plays]
    desk.tell("checkin-count", here=len(entered) - len(missing), entered=len(entered))
    if missing and len(missing) < len(entered):
        desk.tell("checkin-missing", players=", ".join(player_text(desk.tournament, one) for one in missing))


app.command("add")(add)
app.command("late")(late)
app.command("import")(import_file)
app.command("rename")(rename)
app.command("withdraw")(withdraw)
app.command("no-show")(no_show)
app.command("exclude")(exclude)
app.command("erase")(erase)
app.command("apart")(apart)
app.command("lock")(lock)
