"""`stolik tournament page`, `notice` and `calendar`: what everybody should know before they come."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from msgspec import ValidationError, convert, to_builtins
from msgspec.json import encode

from stolik.cli.help.usage_errors import why_not
from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.errors import DeskError
from stolik.cli.tournament.options import File, Json, Lang
from stolik.cli.tournament.order_options import Order, ordered
from stolik.cli.tournament.tournament_file import write_whole
from stolik.day.event.calendar import calendar_of
from stolik.tournament.actors import EventNumber
from stolik.tournament.commands import Command
from stolik.tournament.event_page.commands import PostNotice, RemoveNotice, SetEventPage, SetLogo
from stolik.tournament.event_page.event_page import LONGEST_NOTICE, EventPage

_SHOWN: Final = (
    *("about", "venue", "address", "fee", "prizes", "terms"),
    *("contact", "sponsor", "website", "photos", "stream"),
)


@ordered
def page(
    *,
    about: Annotated[str | None, typer.Option("--about", help="option-page-about")] = None,
    venue: Annotated[str | None, typer.Option("--venue", help="option-page-venue")] = None,
    address: Annotated[str | None, typer.Option("--address", help="option-page-address")] = None,
    fee: Annotated[str | None, typer.Option("--fee", help="option-page-fee")] = None,
    prizes: Annotated[str | None, typer.Option("--prizes", help="option-page-prizes")] = None,
    terms: Annotated[str | None, typer.Option("--terms", help="option-page-terms")] = None,
    contact: Annotated[str | None, typer.Option("--contact", help="option-page-contact")] = None,
    sponsor: Annotated[str | None, typer.Option("--sponsor", help="option-page-sponsor")] = None,
    website: Annotated[str | None, typer.Option("--website", help="option-page-link")] = None,
    photos: Annotated[str | None, typer.Option("--photos", help="option-page-link")] = None,
    stream: Annotated[str | None, typer.Option("--stream", help="option-page-link")] = None,
    logo: Annotated[
        Path | None, typer.Option("--logo", metavar="FILE.png|FILE.svg", help="option-page-logo")
    ] = None,
    no_logo: Annotated[bool, typer.Option("--no-logo", help="option-page-no-logo")] = False,
    as_json: Json = False,
    order: Order,
) -> None:
    """Write the event page; without options show it."""
    typed = {
        "about": about,
        "venue": venue,
        "address": address,
        "fee": fee,
        "prizes": prizes,
        "terms": terms,
        "contact": contact,
        "sponsor": sponsor,
        "website": website,
        "photos": photos,
        "stream": stream,
    }
    changes = {name: value for name, value in typed.items() if value is not None}
    with order.open() as desk:
        commands: list[Command] = []
        if changes:
            commands.append(SetEventPage(by=desk.by, why=order.why, page=_page(desk.state.page, changes)))
        if logo is not None or no_logo:
            picture = b"" if logo is None else _logo(desk, logo)
            commands.append(SetLogo(by=desk.by, why=order.why, picture=picture))
        if commands:
            desk.do(*commands, command_id=order.command_id, quiet=as_json)
        if as_json:
            typer.echo(encode({"page": desk.state.page, "logo": len(desk.state.logo)}))
        elif not commands:
            _print_page(desk)


def _page(before: EventPage, changes: dict[str, str]) -> EventPage:
    try:
        return convert(to_builtins(before) | changes, EventPage)
    except ValidationError as error:
        raise DeskError(key="page-too-long", field=str(error).rpartition("$.")[2].rstrip("`")) from None


def _logo(desk: ConsoleDesk, file: Path) -> bytes:
    from stolik.paper.pictures import clean_picture  # noqa: PLC0415  paper is an extra

    try:
        raw = file.read_bytes()
    except OSError as error:
        raise DeskError(key="desk-cannot-read", file=str(file), why=why_not(error, desk.words)) from None
    return clean_picture(raw)


def _print_page(desk: ConsoleDesk) -> None:
    own = desk.state.page
    if own == EventPage() and not desk.state.logo:
        desk.tell("page-empty")
        return
    for name in _SHOWN:
        text = getattr(own, name)
        if text:
            desk.say(f"{desk.words(f'page-{name}')}: {text}")
    if desk.state.logo:
        desk.tell("page-logo", kilobytes=-(-len(desk.state.logo) // 1000))


@ordered
def notice(
    text: Annotated[str | None, typer.Argument(metavar="TEXT", help="option-notice-text")] = None,
    *,
    remove: Annotated[
        int | None, typer.Option("--remove", min=1, metavar="N", help="option-notice-remove")
    ] = None,
    as_json: Json = False,
    order: Order,
) -> None:
    """Tell everybody something; without a text list the notices."""
    with order.open() as desk:
        if text is not None and len(text) > LONGEST_NOTICE:
            raise DeskError(key="notice-too-long", most=LONGEST_NOTICE)
        commands: list[Command] = []
        if remove is not None:
            commands.append(RemoveNotice(by=desk.by, why=order.why, notice=EventNumber(remove)))
        if text is not None:
            commands.append(PostNotice(by=desk.by, why=order.why, text=text))
        if commands:
            desk.do(*commands, command_id=order.command_id, quiet=as_json)
        notices = desk.state.notices
        if as_json:
            shown = [{"number": number, "at": each.at, "text": each.text} for number, each in notices.items()]
            typer.echo(encode({"notices": shown}))
        elif not commands:
            if not notices:
                desk.tell("notices-none")
            for number, each in notices.items():
                desk.say(f"#{number}  {each.text}")


def calendar(
    target: Annotated[Path, typer.Argument(metavar="FILE.ics", help="option-calendar-file")],
    *,
    address: Annotated[
        str, typer.Option("--address", metavar="https://…", help="option-calendar-address")
    ] = "",
    file: File = None,
    lang: Lang = None,
) -> None:
    """Write the tournament and its rounds as a calendar file."""
    with open_desk(file, lang) as desk:
        write_whole(target, calendar_of(desk.file.loaded, desk.words, address=address))
        desk.tell("calendar-written", file=str(target))
