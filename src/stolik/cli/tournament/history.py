"""`stolik tournament log` and `undo`: every change with who, when and why; any of them can be undone."""

from __future__ import annotations

import datetime as dt
from typing import Annotated

import typer
from msgspec.json import encode

from stolik.cli.tournament.desk import open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang, Yes
from stolik.cli.tournament.order_options import Order, ordered
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import Undo
from stolik.tournament.events import Event, TournamentCreated, Undone
from stolik.tournament.log.fold import undone_in
from stolik.words.events import describe_event
from stolik.words.names import actor_text


def log(
    *,
    last: Annotated[int | None, typer.Option("--last", "-n", metavar="N", help="option-log-last")] = None,
    as_json: Json = False,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Show the log: each event with its number, time, person and reason; undone ones are marked."""
    with open_desk(file, lang) as desk:
        events = desk.tournament.log
        undone = undone_in(events)
        first = 0 if last is None else max(len(events) - last, 0)
        for number, event in enumerate(events[first:], first + 1):
            if as_json:
                typer.echo(encode({"number": number, "undone": number in undone, "event": event}))
                continue
            mark = "✗" if number in undone else " "
            who = actor_text(desk.words, desk.tournament, event.by)
            text = describe_event(desk.words, desk.tournament, event)
            style = "dim" if number in undone else None
            desk.say(f"{mark}#{number:<4} {time_text(event)}  {who}: {text}", style=style)


def time_text(event: Event) -> str:
    """Return the local time of an event."""
    return dt.datetime.fromtimestamp(event.at / 1000).astimezone().strftime("%Y-%m-%d %H:%M:%S")


@ordered
def undo(
    number: Annotated[int | None, typer.Argument(metavar="EVENT", help="option-undo-event")] = None,
    *,
    yes: Yes = False,
    order: Order,
) -> None:
    """Undo an event of the log, which may be an undo itself; events that depend on it are named."""
    with order.open() as desk:
        events = desk.tournament.log
        wanted = _last_counting(events) if number is None else number
        if not 1 <= wanted <= len(events):
            raise DeskError(key="log-no-event", event=str(wanted), last=str(len(events)))
        if number is None:
            text = describe_event(desk.words, desk.tournament, events[wanted - 1])
            desk.confirm(desk.words("undo-ask", event=str(wanted), text=text), yes=yes)
        desk.do(Undo(by=desk.by, why=order.why, event=EventNumber(wanted)), command_id=order.command_id)


def _last_counting(events: list[Event]) -> int:
    undone = undone_in(events)
    for number in range(len(events), 0, -1):
        if number not in undone and not isinstance(events[number - 1], TournamentCreated | Undone):
            return number
    raise DeskError(key="undo-nothing")
