"""What everybody sees of a season, built from its board."""

from __future__ import annotations

from fractions import Fraction

from stolik.day.federation.season_board import BoardEvent, SeasonBoard
from stolik.day.federation.season_statistics import SeasonStatistics
from stolik.day.federation.season_tables import StandingsPart, all_parts, public_name
from stolik.protocol.federation.seasons import (
    EarnedSeen,
    EventStage,
    FinalistSeen,
    GroupEventSeen,
    ReachSeen,
    SeasonEventSeen,
    SeasonFigures,
    SeasonFinal,
    SeasonGroup,
    SeasonPerson,
    SeasonPlace,
    SeasonSeen,
    SeasonStandingsSeen,
    SkippedSeen,
    UndecidedSeen,
)
from stolik.season.counted_season import CountedSeason
from stolik.season.qualification import qualify
from stolik.season.ranking import Earned
from stolik.season.reach import reach
from stolik.season.refusals import SeasonRefusal
from stolik.season.season import SeasonEvent
from stolik.words import Words


def see_season(board: SeasonBoard, words: Words) -> SeasonSeen:
    """Return the whole page of a season; names are those of tournament pages."""
    counted, season = board.counted, board.kept.season
    at = {event.name: number for number, event in enumerate(season.events)}
    parts = all_parts(words, counted)
    people = sorted(counted.ranking.people)
    named = set(people) | set(season.qualified)
    return SeasonSeen(
        id=board.kept.stream,
        mark=board.mark,
        name=season.name,
        points=season.points,
        best=season.best,
        minimum=season.minimum,
        final_bonus=float(Fraction(season.final_bonus)),
        ties=season.ties,
        events=tuple(_event(*each) for each in zip(season.events, board.events, strict=True)),
        people=tuple(
            SeasonPerson(
                person=person,
                name=public_name(words, counted, person),
                club=counted.club(person),
                earned=tuple(_earned(one, at) for one in counted.ranking.explain(person)),
            )
            for person in sorted(named)
        ),
        standings=tuple(_standings(part, at, counted) for part in parts),
        final=_final(board) if season.quotas else None,
        reach=_reach(board),
    )


def see_figures(board: SeasonBoard, found: SeasonStatistics, words: Words) -> SeasonFigures:
    """Return the statistics of a season with the names of the people in them."""
    people = {winner.person for winner in found.winners}
    people |= {each.person for each in (found.best_game, found.biggest_climb) if each is not None}
    people |= set(() if found.closest_table is None else found.closest_table.persons)
    return SeasonFigures(
        statistics=found, names={one: public_name(words, board.counted, one) for one in sorted(people)}
    )


def _event(event: SeasonEvent, now: BoardEvent) -> SeasonEventSeen:
    stage = EventStage.OVER if now.over else EventStage.PLAYING if now.playing else EventStage.PLANNED
    return SeasonEventSeen(
        name=event.name,
        date=now.date,
        tournament=now.tournament,
        places=now.places is not None,
        stage=stage,
        field=now.field,
        weight=float(Fraction(event.weight)),
        always=event.always,
        unlinked=now.unlinked,
    )


def _earned(one: Earned, at: dict[str, int]) -> EarnedSeen:
    return EarnedSeen(
        event=at[one.event],
        place=one.place,
        base=float(one.base),
        bonus=float(one.bonus),
        points=float(one.points),
        counted=one.counted,
        excluded=one.excluded,
    )


def _standings(part: StandingsPart, at: dict[str, int], counted: CountedSeason) -> SeasonStandingsSeen:
    return SeasonStandingsSeen(
        key=part.key,
        title=part.title,
        people=tuple(
            SeasonPlace(
                place=line.place, person=line.person, points=float(line.points), attended=line.attended
            )
            for line in part.people
        ),
        groups=tuple(
            SeasonGroup(
                place=group.place,
                name=group.name,
                points=float(group.points),
                events=tuple(
                    GroupEventSeen(
                        event=at[one.event],
                        points=float(one.points),
                        # The club of a minor is not shown: neither beside the name nor from the club's side.
                        persons=tuple(person for person in one.persons if counted.shows_club(person)),
                    )
                    for one in group.events
                ),
            )
            for group in part.groups
        ),
    )


def _final(board: SeasonBoard) -> SeasonFinal:
    found = qualify(board.kept.season, board.counted.ranking, board.counted.members)
    return SeasonFinal(
        qualified=tuple(
            FinalistSeen(person=each.person, of=each.of, place=each.place) for each in found.qualified
        ),
        skipped=tuple(
            SkippedSeen(person=each.person, of=each.of, why=each.why) for each in found.passed_over
        ),
        undecided=tuple(
            UndecidedSeen(of=each.of, places=each.places, persons=each.persons) for each in found.open
        ),
    )


def _reach(board: SeasonBoard) -> tuple[ReachSeen, ...]:
    found = reach(board.kept.season, board.counted.ranking)
    if isinstance(found, SeasonRefusal):
        return ()
    return tuple(
        ReachSeen(
            person=each.person,
            points=float(each.points),
            most=float(each.most),
            best_place=each.best_place,
            worst_place=each.worst_place,
            exact=each.exact,
        )
        for each in found
    )
