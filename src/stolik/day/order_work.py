"""Orders as work on a tournament, given by the owner of a badge."""

from __future__ import annotations

from typing import assert_never

from stolik.analysis.questions import read_rules
from stolik.core.errors import RulesetError, StolikError, VariantError
from stolik.day.badges import Badge, actor_for, role_of
from stolik.day.orders import (
    AddApplication,
    Amend,
    AnnounceDraw,
    CheckInAll,
    DayOrder,
    Do,
    DrawNextRound,
    Enter,
    EnterApplications,
    Invite,
    Lots,
    Name,
    Redraw,
    Reform,
)
from stolik.day.registration.work import apply_for_place, asked_only, enter_applications
from stolik.day.work import NOBODY, Attempt, Giver, Work
from stolik.tournament.actors import LEADERS, Actor
from stolik.tournament.commands import ChangeFormat, ClaimPlace, Command, InviteOfficial, KeepBadge
from stolik.tournament.event_page.commands import SetLogo
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.refusals import TournamentCode, TournamentRefusal, refuse
from stolik.tournament.state import TournamentState


def work_for(order: DayOrder, badge: Badge | None, session: str | None = None) -> Work:  # noqa: C901  one case an order
    """Return the work for an order from the owner of a badge."""

    def actor_of(state: TournamentState, command: Command) -> Actor | None:
        return actor_for(state, badge, command, session)

    def work(attempt: Attempt) -> TournamentRefusal | None:  # noqa: C901, PLR0912  one case an order
        give = Giver(attempt, actor_of)
        match order:
            case Do(command=ClaimPlace() | KeepBadge() | SetLogo()):
                # The server knows the session and the account, and draws pictures again.
                return refuse(TournamentCode.NOT_ALLOWED)
            case Do(command=command, seen=seen):
                return give.unless_changed(command, seen)
            case Enter(entries=entries):
                entered = (give.enter(entry.details, entry.number, here=entry.here) for entry in entries)
                return next((no for no in entered if no is not None), None)
            case Amend(player=player, details=details, seen=seen):
                return give.amend(player, details, seen)
            case CheckInAll():
                return give.check_in_all()
            case AddApplication(details=details):
                # Without a personal code, which the desk can make afterwards.
                return apply_for_place(give, asked_only(attempt.tournament.state.registration, details), "")
            case EnterApplications(applications=chosen, why=why):
                if role_of(attempt.tournament.state, badge) not in LEADERS:
                    return refuse(TournamentCode.NOT_ALLOWED)
                return enter_applications(give, chosen, why=why)
            case AnnounceDraw():
                return give.announce_draw()
            case DrawNextRound():
                refusal = give.announce_draw()
                return give.draw() if refusal is None else refusal
            case Redraw(stage=stage, round=number, why=why):
                if role_of(attempt.tournament.state, badge) not in LEADERS:
                    return refuse(TournamentCode.NOT_ALLOWED)
                return give.redraw(stage, number, why)
            case Lots(players=players):
                return give.draw_lots(players)
            case Reform():
                return _reform(give, order)
            case Invite():
                return _invite(give, order)
            case Name(official=official, name=name, seen=seen):
                return give.name_official(official, name, seen)
            case _:
                assert_never(order)

    return work


def _invite(give: Giver, order: Invite) -> TournamentRefusal | None:
    refusal = give(InviteOfficial(by=NOBODY, official=order.official, role=order.role))
    return (
        give.name_official(order.official, order.name) if refusal is None and order.name.strip() else refusal
    )


def _reform(give: Giver, order: Reform) -> TournamentRefusal | None:
    try:
        form = find_format(order.format) if isinstance(order.format, str) else order.format
        rules = read_rules(order.rules)
    except StolikError as error:
        match error:
            case RulesetError():
                typed = error.offender
            case VariantError():
                typed = str(error.parts.get("rule") or error.parts.get("typed", ""))
            case _:
                typed = str(order.format)
        return refuse(TournamentCode.BAD_SETTING, detail=error.code, typed=typed)
    return give(ChangeFormat(by=NOBODY, format=form, rules=rules))
