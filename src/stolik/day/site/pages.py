"""All files of a published tournament."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from stolik.day.cache import LoadedTournament
from stolik.day.event.calendar import calendar_of
from stolik.day.site.checks_page import checks_page
from stolik.day.site.event_page import event_page, has_event
from stolik.day.site.frame import (
    CALENDAR,
    CHECKS,
    DATA,
    EVENT,
    LOGO,
    START,
    STATISTICS,
    STYLE,
    Site,
    front_door,
    round_file,
    stage_file,
)
from stolik.day.site.round_page import round_page
from stolik.day.site.standings_page import ranking_page, stage_page
from stolik.day.site.statistics_page import statistics_page
from stolik.day.statistics import statistics_of
from stolik.day.view_builder import see_day
from stolik.words import Language, Words

_DATA_INDENT: Final = 1


def site_files(loaded: LoadedTournament) -> dict[str, bytes]:
    """Return the files by path: what everybody may see, and nothing else."""
    languages = tuple(Language)
    # The same view that the live page gets, at no moment in particular: the same results give the same bytes.
    day = see_day(loaded, None, now=0, words=Words(languages[0]))
    tournament = loaded.tournament
    statistics = statistics_of(tournament.state, tournament.log)
    found = {
        START: front_door(day, languages),
        STYLE: files(__package__).joinpath(STYLE).read_bytes(),
        DATA: msgspec.json.format(msgspec.json.encode(day), indent=_DATA_INDENT) + b"\n",
    }
    if tournament.state.logo:
        found[LOGO] = tournament.state.logo
    if has_event(day):
        found[CALENDAR] = calendar_of(loaded, Words(Language(day.languages[0])))
    for language in languages:
        site = Site(
            day=day,
            statistics=statistics,
            words=Words(language),
            event=has_event(day),
            calendar=CALENDAR in found,
        )
        found |= {f"{language}/{file}": raw for file, raw in _pages(site).items()}
    return found


def _pages(site: Site) -> dict[str, bytes]:
    pages = {START: ranking_page(site), CHECKS: checks_page(site)}
    if site.event:
        pages[EVENT] = event_page(site)
    if site.statistics.games:
        pages[STATISTICS] = statistics_page(site)
    for stage in site.day.stages:
        if stage.reached:
            pages[stage_file(stage)] = stage_page(site, stage)
        for drawn in stage.drawn:
            pages[round_file(stage, drawn)] = round_page(site, stage, drawn)
    return pages
