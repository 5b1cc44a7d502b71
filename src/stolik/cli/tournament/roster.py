"""`stolik tournament roster`: who is entered, and everything that happens to an entry."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec.json import encode
from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from stolik.cli.tournament.desk import Desk, do_all, open_desk
from stolik.cli.tournament.errors import DeskError, RefusedError
from stolik.cli.tournament.finding import find_player
from stolik.cli.tournament.options import By, File, Id, Json, Lang, Why, Yes
from stolik.day.csv_files import presence_of
from stolik.day.roster_file import Entry, read_entries
from stolik.tournament.actors import PlayerId, Role
from stolik.tournament.commands import (
    CheckIn,
    EraseData,
    Exclude,
    KeepApart,
    LetMeet,
    LockSeat,
    MarkNoShow,
    Register,
    Rename,
    UnlockSeat,
    Withdraw,
)
from stolik.tournament.people import Details
from stolik.tournament.refusals import Refusal
from stolik.tournament.state import PlayerState, Status
from stolik.tournament.tournament import Tournament
from stolik.words.naming import player_text

app = typer.Typer(
    rich_markup_mode=None,
    add_completion=False,
)

Player = Annotated[str, typer.Argument(metavar="PLAYER", help="option-player")]
Other = Annotated[str, typer.Argument(metavar="OTHER", help="option-roster-other")]
Names = Annotated[list[str], typer.Argument(metavar="NAME", help="option-roster-names")]
Club = Annotated[str | None, typer.Option("--club", help="option-roster-club")]
Minor = Annotated[
    bool | None, typer.Option("--minor/--adult", help="option-roster-minor", show_default=False)
]
Consent = Annotated[
    bool | None, typer.Option("--consent/--no-consent", help="option-roster-consent", show_default=False)
]
KeepUntil = Annotated[
    str | None, typer.Option("--keep-until", metavar="YYYY-MM-DD", help="option-roster-keep-until")
]


@app.callback(invoke_without_command=True)
def roster(context: typer.Context, *, file: File = None, lang: Lang = None) -> None:
    """Show the roster, where nothing else is asked for."""
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
        tell_presence(desk)


def _as_json(desk: Desk, player: PlayerState) -> dict[str, object]:
    details = None if player.details is None else desk.tournament.book.get(player.details)
    return {
        "number": player.id,
        "name": None if details is None else details.name,
        "club": None if details is None else details.club,
        "minor": None if details is None else details.minor,
        "standing": presence_of(player),
        "warnings": len(player.warnings),
    }


def tell_presence(desk: Desk) -> None:
    """Say how many are here, and who is missing."""
    entered = [player for player in desk.state.players.values() if player.status is Status.ENTERED]
    missing = [player.id for player in entered if not player.plays]
    desk.tell("checkin-count", here=len(entered) - len(missing), entered=len(entered))
    if missing and len(missing) < len(entered):
        desk.tell("checkin-missing", players=", ".join(player_text(desk.tournament, one) for one in missing))


@app.command("add")
def add(
    names: Names,
    *,
    number: Annotated[int | None, typer.Option("--number", help="option-roster-number")] = None,
    club: Club = None,
    minor: Minor = None,
    consent: Consent = None,
    keep_until: KeepUntil = None,
    here: Annotated[bool, typer.Option("--here", help="option-roster-here")] = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Enter players; after the first draw this is a late entry, where the format allows it."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        if number is not None and len(names) > 1:
            raise DeskError(key="roster-one-number")
        details = Details(
            name="",
            club=club or "",
            minor=bool(minor),
            guardian_consents=bool(consent),
            keep_until=keep_until,
        )
        entries = [
            Entry(line=0, details=replace(details, name=name.strip()), number=number, here=here)
            for name in names
        ]
        enter(desk, entries, why=why, command_id=command_id)


@app.command("late")
def late(
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-roster-name")],
    *,
    club: Club = None,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Enter and check in a player when play has begun; games missed count as the format says."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        details = Details(name=name.strip(), club=club or "")
        enter(desk, [Entry(line=0, details=details, here=True)], why=why, command_id=command_id)
        rule = desk.state.format.late_entry
        if desk.state.started and rule is not None and rule.missed_game:
            desk.tell("roster-late-rule", points=str(rule.missed_game))


def enter(desk: Desk, entries: list[Entry], *, why: str = "", command_id: str | None = None) -> None:
    """Enter some players, all or none; of a file, the line that is wrong is named."""
    lines: list[int] = []

    def work(tournament: Tournament) -> Refusal | None:
        for entry in entries:
            tournament.book, details = tournament.book.add(entry.details)
            number = entry.number or max(tournament.state.players, default=0) + 1
            command = Register(by=desk.by, why=why, details=details, player=PlayerId(number))
            arrival = [CheckIn(by=desk.by, player=PlayerId(number))] if entry.here else []
            refusal = do_all(tournament, command, *arrival)
            if refusal is not None:
                lines.append(entry.line)
                return refusal
        return None

    try:
        desk.perform(work, command_id=command_id)
    except RefusedError as error:
        if lines and lines[-1]:
            where = desk.words("desk-line", line=lines[-1], column=desk.words("roster-name"))
            raise RefusedError(error.refusal, where=where) from None
        raise


@app.command("import")
def import_file(
    source: Annotated[Path, typer.Argument(metavar="FILE.csv", help="option-roster-csv")],
    *,
    here: Annotated[bool, typer.Option("--here", help="option-roster-all-here")] = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Enter the players of a CSV file: all of them, or none where anything is wrong."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        try:
            raw = source.read_bytes()
        except OSError as error:
            raise DeskError(key="desk-cannot-read", file=str(source), why=error.strerror or "?") from None
        found = read_entries(raw)
        if found.left_out:
            desk.tell("roster-columns-left-out", columns=", ".join(found.left_out))
        entries = [replace(entry, here=entry.here or here) for entry in found.entries]
        enter(desk, entries, why=why, command_id=command_id)
        desk.tell("roster-imported", count=len(entries))


@app.command("rename")
def rename(
    player: Player,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="option-roster-new-name")] = None,
    *,
    club: Club = None,
    minor: Minor = None,
    consent: Consent = None,
    keep_until: KeepUntil = None,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Change a name, a club or the other details of a player."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)

        def work(tournament: Tournament) -> Refusal | None:
            number = tournament.state.players[who].details
            old = None if number is None else tournament.book.get(number)
            base = old or Details(name="?")
            details = Details(
                name=base.name if name is None else name.strip(),
                club=base.club if club is None else club,
                minor=base.minor if minor is None else minor,
                guardian_consents=base.guardian_consents if consent is None else consent,
                keep_until=base.keep_until if keep_until is None else keep_until,
            )
            tournament.book, entry = tournament.book.add(details)
            return do_all(tournament, Rename(by=desk.by, why=why, player=who, details=entry))

        desk.perform(work, command_id=command_id)


@app.command("withdraw")
def withdraw(
    player: Player,
    *,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Take a player out for good, at the own wish; results stay."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)
        desk.do(Withdraw(by=desk.by, why=why, player=who), command_id=command_id)


@app.command("no-show")
def no_show(
    player: Player,
    *,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Note that a player who has a seat did not come; checking in ends it."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)
        desk.do(MarkNoShow(by=desk.by, why=why, player=who), command_id=command_id)


@app.command("exclude")
def exclude(
    player: Player,
    *,
    grave: Annotated[bool, typer.Option("--grave", help="option-roster-grave")] = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Exclude a player: the head referee's decision, with its reason."""
    with open_desk(file, lang, by, Role.HEAD_REFEREE, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)
        desk.do(Exclude(by=desk.by, why=why, player=who, grave=grave), command_id=command_id)


@app.command("erase")
def erase(
    player: Player,
    *,
    yes: Yes = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Forget who a player is, on request; results stay under the number. This cannot be undone."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)
        question = desk.words("roster-erase-ask", player=player_text(desk.tournament, who))
        desk.confirm(question, yes=yes)
        desk.do(EraseData(by=desk.by, why=why, player=who), command_id=command_id)


@app.command("apart")
def apart(
    player: Player,
    other: Other,
    *,
    end: Annotated[bool, typer.Option("--end", help="option-roster-meet")] = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Keep two players (family, club mates) from one table in draws by lot."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        pair = find_player(desk.tournament, player), find_player(desk.tournament, other)
        command = LetMeet if end else KeepApart
        desk.do(command(by=desk.by, why=why, players=pair), command_id=command_id)


@app.command("lock")
def lock(
    player: Player,
    place: Annotated[str, typer.Argument(metavar="PLACE", help="option-roster-place")] = "",
    *,
    end: Annotated[bool, typer.Option("--end", help="option-roster-unlock")] = False,
    file: File = None,
    by: By = None,
    why: Why = "",
    command_id: Id = None,
    lang: Lang = None,
) -> None:
    """Give a player a certain table or seat in every draw by lot."""
    with open_desk(file, lang, by, command_id=command_id) as desk:
        who = find_player(desk.tournament, player)
        if end:
            desk.do(UnlockSeat(by=desk.by, why=why, player=who), command_id=command_id)
            return
        table, seat = place.rstrip("ABCDabcd"), place.lstrip("0123456789").upper()
        if not (table.isascii() and table.isdigit()):
            raise DeskError(key="desk-bad-place", typed=place)
        command = LockSeat(by=desk.by, why=why, player=who, table=int(table), seat=seat or None)
        desk.do(command, command_id=command_id)
