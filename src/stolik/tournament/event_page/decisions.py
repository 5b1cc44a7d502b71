"""The event page, its logo and the notices: what follows from their commands, and what is refused."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from stolik.tournament.actors import EventNumber
from stolik.tournament.event_page.commands import PageCommand, PostNotice, RemoveNotice, SetEventPage, SetLogo
from stolik.tournament.event_page.event_page import (
    MOST_LOGO,
    MOST_NOTICES,
    PNG,
    Notice,
    check_page,
    tidy_page,
)
from stolik.tournament.event_page.events import EventPageSet, LogoSet, NoticePosted, NoticeRemoved, PageEvent
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.state import TournamentState


def decide_page(command: PageCommand, *, now: int) -> PageEvent:
    """Return the event for `command`."""
    at, by, why = now, command.by, command.why
    match command:
        case SetEventPage(page=page):
            return EventPageSet(at=at, by=by, why=why, page=tidy_page(page))
        case SetLogo(picture=picture):
            return LogoSet(at=at, by=by, why=why, picture=picture)
        case PostNotice(text=text):
            return NoticePosted(at=at, by=by, why=why, text=text.strip())
        case RemoveNotice(notice=notice):
            return NoticeRemoved(at=at, by=by, why=why, notice=notice)
        case _:
            assert_never(command)


def check_page_event(state: TournamentState, event: PageEvent) -> TournamentRefusal | None:
    """Return why `event` is not possible in `state`."""
    match event:
        case EventPageSet(page=page):
            refusal = check_page(page)
            if refusal is not None:
                return refusal
            return refuse(TournamentCode.ALREADY_SO) if page == state.page else None
        case LogoSet(picture=picture):
            # Pictures are drawn again before they come here; an imported log might hold anything.
            if picture and (len(picture) > MOST_LOGO or not picture.startswith(PNG)):
                return refuse(TournamentCode.BAD_SETTING, detail="bad_logo", expected=MOST_LOGO // 1000)
            return refuse(TournamentCode.ALREADY_SO) if picture == state.logo else None
        case NoticePosted(text=text):
            if not text:
                return refuse(TournamentCode.BAD_SETTING, detail="empty_notice")
            if len(state.notices) >= MOST_NOTICES:
                return refuse(TournamentCode.BAD_SETTING, detail="many_notices", expected=MOST_NOTICES)
            return None
        case NoticeRemoved(notice=notice):
            return None if notice in state.notices else refuse(TournamentCode.NO_SUCH_EVENT, event=notice)
        case _:
            assert_never(event)


def fold_page(state: TournamentState, event: PageEvent, number: EventNumber) -> TournamentState:
    """Return the state after `event`. The event is trusted: judging came before."""
    match event:
        case EventPageSet(page=page):
            return replace(state, page=page)
        case LogoSet(picture=picture):
            return replace(state, logo=picture)
        case NoticePosted(at=at, text=text):
            return replace(state, notices={**state.notices, number: Notice(at=at, text=text)})
        case NoticeRemoved(notice=notice):
            left = {key: each for key, each in state.notices.items() if key != notice}
            return replace(state, notices=left)
        case _:
            assert_never(event)
