"""Orders as work on a tournament: commands one after the other, all of them or none."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from stolik.analysis.questions import read_rules
from stolik.core.errors import RulesetError, StolikError, VariantError
from stolik.core.fairness.chance import SEED_BYTES, commit
from stolik.day.badges import Badge, actor_for, role_of
from stolik.day.orders import (
    Amend,
    AnnounceDraw,
    CheckInAll,
    DayOrder,
    Do,
    Draw,
    Enter,
    Entry,
    Invite,
    Lots,
    Name,
    Redraw,
    Reform,
)
from stolik.tournament.actors import LEADERS, Actor, PlayerId, Role
from stolik.tournament.commands import (
    ChangeFormat,
    CheckIn,
    ClaimPlace,
    Command,
    CommitDraw,
    CommitLots,
    DrawLots,
    DrawRound,
    InviteOfficial,
    KeepBadge,
    NameOfficial,
    Register,
    Rename,
    Undo,
)
from stolik.tournament.events import PlayerRegistered
from stolik.tournament.formats.format_files import find_format
from stolik.tournament.players.name_book import Details, is_name
from stolik.tournament.refusals import Code, Refusal, refuse
from stolik.tournament.rounds.repair import current_round, events_of_draw
from stolik.tournament.rounds.wishes import announcement_holds
from stolik.tournament.state import Status
from stolik.tournament.tournament import Tournament

_NOBODY = Actor(role=Role.PLAYER)
"""Stands in commands until it is known who gives them."""


class Speaker(Struct, frozen=True, kw_only=True):
    """A tournament to work on, the seeds that are still secret, and the time."""

    tournament: Tournament
    seeds: dict[str, str]
    now: int


Work: TypeAlias = Callable[[Speaker], Refusal | None]
"""Carries out commands on a tournament in memory; a refusal takes all of them back."""


def giving(*commands: Command) -> Work:
    """Return the work of giving these commands, until one is refused."""

    def work(speaker: Speaker) -> Refusal | None:
        for command in commands:
            decision = speaker.tournament.do(command, now=speaker.now)
            if isinstance(decision, Refusal):
                return decision
        return None

    return work


def work_for(order: DayOrder, badge: Badge | None, session: str | None = None) -> Work:  # noqa: C901  one case an order
    """Return what an order comes to when the holder of a badge gives it."""

    def work(speaker: Speaker) -> Refusal | None:  # noqa: C901, PLR0912  one case an order
        give = _Giving(speaker, badge, session)
        match order:
            case Do(command=ClaimPlace() | KeepBadge()):
                return refuse(Code.NOT_ALLOWED)  # whose session or account it is, the server knows
            case Do(command=command):
                return give(command)
            case Enter(entries=entries):
                return next((no for no in map(give.enter, entries) if no is not None), None)
            case Amend(player=player, details=details):
                return give.amend(player, details)
            case CheckInAll():
                return give.check_in_all()
            case AnnounceDraw():
                return give.announce_draw()
            case Draw():
                refusal = give.announce_draw()
                return give.draw() if refusal is None else refusal
            case Redraw():
                return give.redraw(order)
            case Lots(players=players):
                return give.lots(players)
            case Reform():
                return give.reform(order)
            case Invite():
                return give.invite(order)
            case Name(official=official, name=name):
                return give.name(official, name)
            case _:
                assert_never(order)

    return work


class _Giving:
    """Gives commands in somebody's name."""

    def __init__(self, speaker: Speaker, badge: Badge | None, session: str | None) -> None:
        self._speaker = speaker
        self._badge = badge
        self._session = session
        self._tournament = speaker.tournament

    def __call__(self, command: Command) -> Refusal | None:
        by = actor_for(self._tournament.state, self._badge, command, self._session)
        if by is None:
            return refuse(Code.NOT_ALLOWED)
        decision = self._tournament.do(replace(command, by=by), now=self._speaker.now)
        return decision if isinstance(decision, Refusal) else None

    def enter(self, entry: Entry) -> Refusal | None:
        before = self._tournament.book
        self._tournament.book, number = before.add(entry.details)
        refusal = self(Register(by=_NOBODY, details=number, player=entry.number))
        if refusal is not None:
            self._tournament.book = before
            return refusal
        registered = self._tournament.log[-1]
        if entry.here and isinstance(registered, PlayerRegistered):
            return self(CheckIn(by=_NOBODY, player=registered.player))
        return None

    def amend(self, player: PlayerId, details: Details) -> Refusal | None:
        before = self._tournament.book
        self._tournament.book, number = before.add(details)
        refusal = self(Rename(by=_NOBODY, player=player, details=number))
        if refusal is not None:
            self._tournament.book = before
        return refusal

    def invite(self, order: Invite) -> Refusal | None:
        refusal = self(InviteOfficial(by=_NOBODY, official=order.official, role=order.role))
        return self.name(order.official, order.name) if refusal is None and order.name.strip() else refusal

    def name(self, official: str, name: str) -> Refusal | None:
        """Write an official's name into the book."""
        if not is_name(name):
            return refuse(Code.BAD_NAME, detail=name)
        before = self._tournament.book
        self._tournament.book, number = before.add(Details(name=name.strip()))
        refusal = self(NameOfficial(by=_NOBODY, official=official, details=number))
        if refusal is not None:
            self._tournament.book = before
        return refusal

    def check_in_all(self) -> Refusal | None:
        missing = [
            player.id
            for player in self._tournament.state.players.values()
            if player.status is Status.ENTERED and not player.plays
        ]
        if not missing:
            return refuse(Code.ALREADY_SO)
        commands = (CheckIn(by=_NOBODY, player=player) for player in missing)
        return next((no for no in map(self, commands) if no is not None), None)

    def announce_draw(self) -> Refusal | None:
        """Commit to a seed, where there is no commitment yet that holds for those who play now."""
        state, seeds = self._tournament.state, self._speaker.seeds
        pending = state.pending
        if pending is not None and announcement_holds(state) and pending.commitment in seeds:
            return None
        seed = secrets.token_bytes(SEED_BYTES)
        refusal = self(CommitDraw(by=_NOBODY, commitment=commit(seed)))
        if refusal is None:
            if pending is not None:
                seeds.pop(pending.commitment, None)
            seeds[commit(seed)] = seed.hex()
        return refusal

    def draw(self) -> Refusal | None:
        pending = self._tournament.state.pending
        seed = None if pending is None else self._speaker.seeds.get(pending.commitment)
        if pending is None or seed is None:
            return refuse(Code.NOT_COMMITTED)
        refusal = self(DrawRound(by=_NOBODY, seed=seed))
        if refusal is None:
            del self._speaker.seeds[pending.commitment]
        return refusal

    def redraw(self, order: Redraw) -> Refusal | None:
        """Undo the draw and what was done to its seats since, and draw everybody who is here now."""
        state = self._tournament.state
        if role_of(state, self._badge) not in LEADERS:
            return refuse(Code.NOT_ALLOWED)
        stage, drawn = state.current, current_round(state)
        if stage is None or drawn is None or (stage.number, drawn.number) != (order.stage, order.round):
            return refuse(Code.NO_ROUND)
        for number in reversed(events_of_draw(self._tournament.log)):
            refusal = self(Undo(by=_NOBODY, event=number, why=order.why))
            if refusal is not None:
                return refusal
        refusal = self.announce_draw()
        return self.draw() if refusal is None else refusal

    def lots(self, players: tuple[PlayerId, ...]) -> Refusal | None:
        seed = secrets.token_bytes(SEED_BYTES)
        refusal = self(CommitLots(by=_NOBODY, players=players, commitment=commit(seed)))
        return self(DrawLots(by=_NOBODY, seed=seed.hex())) if refusal is None else refusal

    def reform(self, order: Reform) -> Refusal | None:
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
            return refuse(Code.BAD_SETTING, detail=error.code, typed=typed)
        return self(ChangeFormat(by=_NOBODY, format=form, rules=rules))
