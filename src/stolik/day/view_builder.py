"""Building what a page may see of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from stolik.core.ruleset import Announcement, EarlyClock, WinnerRecords
from stolik.day.badges import Badge, is_official, role_of
from stolik.day.cache import LoadedTournament
from stolik.day.desk_view import LogTexts, named_officials, see_desk
from stolik.day.event.views import see_notices, see_page
from stolik.day.plan import next_plan, pace_at, planned_stages, timetable_of
from stolik.day.registration.views import see_registration
from stolik.day.views import (
    Day,
    GameLine,
    GameSeen,
    PersonSeen,
    PostponedSeen,
    RoundSeen,
    SheetStep,
    StageSeen,
    TableSeen,
)
from stolik.tournament.actors import OFFICIALS, PlayerId
from stolik.tournament.formats.format import chosen
from stolik.tournament.formats.schedule import PlannedStage
from stolik.tournament.halls import hall_of
from stolik.tournament.players.name_book import Details
from stolik.tournament.rankings.cuts import make_cut
from stolik.tournament.rankings.ranking import Standing, final_ranking, standings
from stolik.tournament.rounds.timetable import DayPlan, RoundPlan, plan_days
from stolik.tournament.score_sheets.entry import unconfirmed
from stolik.tournament.score_sheets.sheet import SheetGame
from stolik.tournament.state import (
    PlayerState,
    Postponement,
    RoundState,
    StageState,
    TableState,
    TournamentState,
)
from stolik.words import Words


class Common(Struct, frozen=True, kw_only=True):
    """What follows from the results and is the same for everybody; computed once for many pages."""

    standings: tuple[tuple[Standing, ...], ...]
    goes_on: tuple[tuple[PlayerId, ...], ...]
    """Both by stage."""
    ranking: tuple[Standing, ...]
    planned: tuple[PlannedStage, ...]
    timetable: tuple[RoundPlan, ...]
    days: tuple[DayPlan, ...]


def common_of(state: TournamentState) -> Common:
    """Compute what everybody may see."""
    timetable = timetable_of(state)
    return Common(
        standings=tuple(standings(state, stage.number) for stage in state.stages),
        goes_on=tuple(
            stage.going_on if stage.closed else make_cut(state, stage.number).going_on
            for stage in state.stages
        ),
        ranking=final_ranking(state) if state.stages else (),
        planned=planned_stages(state),
        timetable=timetable,
        days=plan_days(timetable, pace_at(state)),
    )


def see_more(public: Day, loaded: LoadedTournament, badge: Badge, *, now: int) -> Day:
    """Return what a table or a player may see: the public view, and what was typed at their table."""
    state = loaded.tournament.state
    return replace(
        public,
        now=now,
        stages=tuple(
            replace(stage, drawn=tuple(_with_own(state, stage.number, drawn, badge) for drawn in stage.drawn))
            for stage in public.stages
        ),
    )


def _with_own(state: TournamentState, stage: int, seen: RoundSeen, badge: Badge) -> RoundSeen:
    drawn = state.stages[stage - 1].rounds[seen.number - 1]
    tables = tuple(
        _table(state, table, typed=True) if _own(badge, table) else shown
        for table, shown in zip(drawn.occupied, seen.tables, strict=True)
    )
    return replace(seen, tables=tables)


def see_day(
    loaded: LoadedTournament,
    badge: Badge | None,
    *,
    now: int,
    words: Words,
    common: Common | None = None,
    log_texts: LogTexts | None = None,
) -> Day:
    """Return what the owner of a badge may see; without a badge, the public view.

    `common` and `log_texts` are cached results and texts, if the caller has them.
    """
    tournament = loaded.tournament
    counted = common_of(tournament.state) if common is None else common
    state = tournament.state
    official = is_official(state, badge)
    role = role_of(state, badge)
    return Day(
        tournament=loaded.stream,
        seq=loaded.seq,
        now=now,
        name=state.name,
        date=state.date,
        languages=state.languages,
        rules=state.rules.key,
        ruleset=state.rules,
        format=state.format.key,
        reconstruction=state.format.reconstruction,
        turn_seconds=state.settings.turn_seconds or state.rules.turn_seconds,
        round_seconds=state.settings.round_seconds or state.rules.round_seconds,
        sign=state.rules.shown_sign,
        winner_sums=state.rules.winner_records is WinnerRecords.SUM,
        big_points=state.rules.has_big_points,
        announcements=state.rules.announcement is not Announcement.NOTHING,
        early_clock=state.rules.early_clock is not EarlyClock.NOTHING,
        settings=state.settings,
        people=_people(loaded, official=official, whole=role in OFFICIALS),
        stages=_stages(state, badge, counted, official=official),
        ranking=counted.ranking,
        closed=state.closed,
        waiting=tuple(call.table for call in state.calls.values() if call.answered_at is None),
        page=see_page(tournament),
        notices=see_notices(tournament),
        registration=see_registration(tournament),
        halls=state.halls,
        timetable=counted.timetable,
        days=counted.days,
        coming=next_plan(state, counted.timetable),
        officials=named_officials(tournament) if state.settings.show_officials else (),
        desk=see_desk(tournament, role, badge.official, words, log_texts)
        if official and badge and role
        else None,
    )


def _details(loaded: LoadedTournament, player: PlayerState) -> Details | None:
    return None if player.details is None else loaded.tournament.book.get(player.details)


def _people(loaded: LoadedTournament, *, official: bool, whole: bool = False) -> tuple[PersonSeen, ...]:
    """Return everybody; namesakes are distinguished by club, or by number if that is hidden.

    `official` for everybody at the desk; `whole` for those among them who are not only helpers.
    """
    state = loaded.tournament.state
    people = [
        _person(player, _details(loaded, player), state, official=official, whole=whole)
        for _, player in sorted(state.players.items())
    ]
    names = Counter(person.name for person in people)
    return tuple(
        person if not person.name or names[person.name] == 1 else _distinguished(person, people)
        for person in people
    )


def _distinguished(person: PersonSeen, people: Sequence[PersonSeen]) -> PersonSeen:
    clubs = [each.club for each in people if each.name == person.name]
    mark = person.club if person.club and clubs.count(person.club) == 1 else f"{person.player}"
    name = f"{person.name} ({mark})"
    return replace(person, name=name, full_name=name if person.full_name else "")


def _person(
    player: PlayerState, details: Details | None, state: TournamentState, *, official: bool, whole: bool
) -> PersonSeen:
    if details is None:
        return PersonSeen(player=player.id, name="", status=player.status, present=player.present)
    # The public never sees the whole name of a minor.
    minor = details.minor_on(state.date)
    seen = PersonSeen(
        player=player.id,
        name=details.short if (state.settings.short_names or minor) and not official else details.name,
        club="" if minor and not official else details.club,
        status=player.status,
        present=player.present,
        no_show=player.no_show,
    )
    if not official:
        return seen
    return replace(
        seen,
        warnings=len(player.warnings),
        surname=details.family,
        # Who checks people in has to know whether a guardian's consent is there, and no more.
        born=details.born if whole else None,
        minor=minor,
        guardian_consents=details.guardian_consents,
        keep_until=details.keep_until if whole else None,
        note=details.note if whole else "",
        full_name=details.name,
        plain_name=details.name,
    )


def public_names(loaded: LoadedTournament) -> dict[PlayerId, str]:
    """Return the public names of all players; empty where erased."""
    return {person.player: person.name for person in _people(loaded, official=False)}


def short_name(name: str) -> str:
    """Return a name as the public may see it.

    >>> short_name("Anna Maria Kowalska")
    'Anna K.'
    """
    return Details(name=name).short


def _stages(
    state: TournamentState, badge: Badge | None, common: Common, *, official: bool
) -> tuple[StageSeen, ...]:
    reached = tuple(_stage(state, stage, badge, common, official=official) for stage in state.stages)
    return reached + tuple(
        StageSeen(
            number=number,
            name=planned.stage.name,
            rounds=planned.rounds,
            games=chosen(planned.stage.games),
            players=planned.players,
            tables=len(planned.sizes),
        )
        for number, planned in enumerate(common.planned, 1)
        if number > len(reached)
    )


def _stage(
    state: TournamentState, stage: StageState, badge: Badge | None, common: Common, *, official: bool
) -> StageSeen:
    shown = tuple(drawn for drawn in stage.rounds if official or is_public(drawn))
    return StageSeen(
        number=stage.number,
        name=stage.stage.name,
        rounds=chosen(stage.stage.rounds),
        games=chosen(stage.stage.games),
        players=len(stage.members) or len(stage.entrants),
        tables=len(stage.rounds[-1].occupied) if shown and stage.rounds else 0,
        reached=True,
        closed=stage.closed,
        entrants=stage.entrants,
        drawn=tuple(_round(state, drawn, badge, official=official) for drawn in shown),
        standings=common.standings[stage.number - 1],
        goes_on=common.goes_on[stage.number - 1],
    )


def is_public(drawn: RoundState) -> bool:
    """Return whether everybody may see the seats: they were published, or play has started."""
    return drawn.published or drawn.clock is not None or any(table.sheet for table in drawn.tables)


def _round(state: TournamentState, drawn: RoundState, badge: Badge | None, *, official: bool) -> RoundSeen:
    return RoundSeen(
        number=drawn.number,
        tables=tuple(
            _table(state, table, typed=official or _own(badge, table), official=official)
            for table in drawn.occupied
        ),
        resting=drawn.resting,
        sitting_out=drawn.sitting_out,
        published=is_public(drawn),
        over=drawn.over,
        clock=drawn.clock,
        commitment=drawn.commitment,
        seed=drawn.seed,
    )


def _own(badge: Badge | None, table: TableState) -> bool:
    """Return whether a badge belongs to a table: those who may go on typing see what was typed."""
    if badge is None:
        return False
    return badge.table == table.ref.table or badge.player in table.seats


def _table(state: TournamentState, table: TableState, *, typed: bool, official: bool = False) -> TableSeen:
    sheet = table.sheet
    return TableSeen(
        ref=table.ref,
        seats=table.seats,
        games=state.games_at(table.ref),
        sheet=_step(state, table),
        played=() if sheet is None else tuple(_game(game, typed=typed) for game in sheet.games),
        confirmed=() if sheet is None else sheet.confirmed,
        corrected=sheet is not None and bool(sheet.corrections),
        extra_seconds=table.extra_seconds,
        announced=table.announced,
        voids=table.voids,
        # Nobody is waited for in the room of a postponed table.
        rooms={} if table.outstanding else table.rooms,
        hall=hall_of(state.halls, table.ref.table),
        postponed=_postponed(table.postponed, official=official),
    )


def _postponed(postponed: Postponement | None, *, official: bool) -> PostponedSeen | None:
    if postponed is None:
        return None
    why = postponed.why if official else ""
    return PostponedSeen(date=postponed.date, time=postponed.time, why=why)


def _step(state: TournamentState, table: TableState) -> SheetStep:
    sheet = table.sheet
    if sheet is None:
        return SheetStep.NONE
    if sheet.closed:
        return SheetStep.CLOSED
    if len(sheet.games) < state.games_at(table.ref):
        return SheetStep.PARTIAL
    return SheetStep.ENTERED if unconfirmed(state, table, sheet) else SheetStep.CONFIRMED


def _game(game: SheetGame, *, typed: bool) -> GameSeen:
    return GameSeen(
        lines=tuple(
            GameLine(
                player=line.player, small=line.small, big=line.big, place=line.place, because=line.because
            )
            for line in game.results
        ),
        void=game.typed.void,
        typed=game.typed if typed else None,
    )
