"""`stolik tournament roster add`, `late`, `import` and `rename`: adding players to the roster."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from stolik.cli.help.coded_usage import BadValueError
from stolik.cli.help.usage_errors import why_not
from stolik.cli.tournament.desk import ConsoleDesk
from stolik.cli.tournament.errors import DeskError, RefusedError
from stolik.cli.tournament.lookup import find_player
from stolik.cli.tournament.options import Player
from stolik.cli.tournament.order_options import Order, ordered
from stolik.day.files.roster_file import RosterEntry, read_entries
from stolik.day.work import Giver
from stolik.tournament.actors import PlayerId
from stolik.tournament.players.name_book import Details
from stolik.tournament.refusals import TournamentRefusal

Names = Annotated[list[str], typer.Argument(metavar="NAME", help="option-roster-names")]
Club = Annotated[str | None, typer.Option("--club", help="option-roster-club")]
Minor = Annotated[
    bool | None, typer.Option("--minor/--adult", help="option-roster-minor", show_default=False)
]
Consent = Annotated[
    bool | None, typer.Option("--consent/--no-consent", help="option-roster-consent", show_default=False)
]


def _date(text: str | None) -> str | None:
    """Parse a date in the same way as the roster file."""
    if text is None:
        return None
    try:
        return dt.date.fromisoformat(text).isoformat()
    except ValueError:
        key = "because-bad-date"
        raise BadValueError(key, typed=text, expected="") from None


KeepUntil = Annotated[
    str | None,
    typer.Option("--keep-until", metavar="YYYY-MM-DD", help="option-roster-keep-until", callback=_date),
]


@ordered
def add(
    names: Names,
    *,
    number: Annotated[int | None, typer.Option("--number", help="option-roster-number")] = None,
    club: Club = None,
    minor: Minor = None,
    consent: Consent = None,
    keep_until: KeepUntil = None,
    here: Annotated[bool, typer.Option("--here", help="option-roster-here")] = False,
    order: Order,
) -> None:
    """Enter players; after the first draw this is a late entry, if the format allows it."""
    with order.open() as desk:
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
            RosterEntry(line=0, details=replace(details, name=name.strip()), number=number, here=here)
            for name in names
        ]
        enter(desk, entries, why=order.why, command_id=order.command_id)


@ordered
def late(
    name: Annotated[str, typer.Argument(metavar="NAME", help="option-roster-name")],
    *,
    club: Club = None,
    order: Order,
) -> None:
    """Enter and check in a player after play has started; missed games count as the format says."""
    with order.open() as desk:
        details = Details(name=name.strip(), club=club or "")
        enter(
            desk,
            [RosterEntry(line=0, details=details, here=True)],
            why=order.why,
            command_id=order.command_id,
        )
        rule = desk.state.format.late_entry
        if desk.state.started and rule is not None and rule.missed_game:
            desk.tell("roster-late-rule", points=str(rule.missed_game))


def enter(
    desk: ConsoleDesk, entries: list[RosterEntry], *, why: str = "", command_id: str | None = None
) -> None:
    """Enter some players, all or none; for a file, the wrong line is named."""
    lines: list[int] = []

    def orders(give: Giver) -> TournamentRefusal | None:
        for entry in entries:
            number = None if entry.number is None else PlayerId(entry.number)
            refusal = give.enter(entry.details, number, here=entry.here)
            if refusal is not None:
                lines.append(entry.line)
                return refusal
        return None

    try:
        desk.give(orders, why=why, command_id=command_id)
    except RefusedError as error:
        if lines and lines[-1]:
            where = desk.words("desk-line", line=lines[-1], column=desk.words("roster-name"))
            raise RefusedError(error.refusal, where=where) from None
        raise


@ordered
def import_file(
    source: Annotated[Path, typer.Argument(metavar="FILE.csv", help="option-roster-csv")],
    *,
    here: Annotated[bool, typer.Option("--here", help="option-roster-all-here")] = False,
    order: Order,
) -> None:
    """Enter the players of a CSV file: all of them, or none if anything is wrong."""
    with order.open() as desk:
        try:
            raw = source.read_bytes()
        except OSError as error:
            raise DeskError(
                key="desk-cannot-read", file=str(source), why=why_not(error, desk.words)
            ) from None
        found = read_entries(raw, desk.state.date)
        if found.left_out:
            desk.tell("roster-columns-left-out", columns=", ".join(found.left_out))
        entries = [replace(entry, here=entry.here or here) for entry in found.entries]
        enter(desk, entries, why=order.why, command_id=order.command_id)
        desk.tell("roster-imported", count=len(entries))


@ordered
def rename(
    player: Player,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="option-roster-new-name")] = None,
    *,
    club: Club = None,
    minor: Minor = None,
    consent: Consent = None,
    keep_until: KeepUntil = None,
    order: Order,
) -> None:
    """Change a name, a club or the other details of a player."""
    with order.open() as desk:
        who = find_player(desk.tournament, player)

        def orders(give: Giver) -> TournamentRefusal | None:
            number = give.tournament.state.players[who].details
            old = None if number is None else give.tournament.book.get(number)
            base = old or Details(name="?")
            details = Details(
                name=base.name if name is None else name.strip(),
                club=base.club if club is None else club,
                minor=base.minor if minor is None else minor,
                guardian_consents=base.guardian_consents if consent is None else consent,
                keep_until=base.keep_until if keep_until is None else keep_until,
            )
            return give.amend(who, details)

        desk.give(orders, why=order.why, command_id=order.command_id)
