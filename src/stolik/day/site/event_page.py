"""The event page of a published tournament: where, when, how much, and who."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from stolik.day.event.views import EventPageSeen
from stolik.day.site.elements import Child, element, table
from stolik.day.site.frame import CALENDAR, EVENT, LOGO, Site
from stolik.day.views import Day
from stolik.words.figures import date_in_words
from stolik.words.names import stage_name


def event_page(site: Site) -> bytes:
    """Return the page."""
    page, words = site.day.page, site.words
    parts: list[Element] = []
    if page.about:
        parts.append(_text(page.about))
    parts.append(element("dl", *_facts(site)))
    if site.calendar:
        parts.append(element("p", element("a", words("site-calendar"), href=f"../{CALENDAR}")))
    parts += _timetable(site)
    for name, text in (("prizes", page.prizes), ("terms", page.terms)):
        if text:
            parts += [element("h2", words(f"page-{name}")), _text(text)]
    if site.day.notices:
        parts.append(element("h2", words("site-notices")))
        parts.append(element("ul", *(element("li", each.text) for each in site.day.notices)))
    parts += _sponsor(site, page)
    return site.page(EVENT, words("site-event"), *parts)


def has_event(day: Day) -> bool:
    """Return whether there is anything to say."""
    page = day.page
    said = (page.about, page.venue, page.address, page.fee, page.prizes, page.terms, page.contact)
    return bool(any(said) or page.logo or page.links or day.officials or day.notices or day.timetable)


def _text(text: str) -> Element:
    return element("p", text, class_="text")


def _facts(site: Site) -> Iterator[Element]:
    page, words = site.day.page, site.words
    place = ", ".join(filter(None, (page.venue, page.address)))
    rows: list[tuple[str, Child]] = [
        (words("site-date"), date_in_words(words, site.day.date)),
        (words("page-venue"), place),
        (words("page-fee"), page.fee),
        (words("page-contact"), page.contact),
        *((words(f"site-role-{each.role.value}"), each.name) for each in site.day.officials),
        *(
            (words(f"page-{link.kind}"), element("a", link.host, href=link.address, rel="noopener nofollow"))
            for link in page.links
        ),
    ]
    for name, value in rows:
        if not isinstance(value, str) or value:
            yield element("dt", name)
            yield element("dd", value)


def _timetable(site: Site) -> Iterator[Element]:
    words = site.words
    rows = [
        (
            words("draw-title", stage=stage_name(words, plan.name), round=plan.round),
            date_in_words(words, plan.date),
            plan.time if plan.given or not plan.time else words("timetable-estimated", time=plan.time),
            words("timetable-estimated", time=plan.ends) if plan.ends else "",
        )
        for plan in site.day.timetable
    ]
    if rows:
        heads = [words(f"timetable-{name}") for name in ("round", "date", "starts", "ends")]
        yield table(words("site-timetable"), heads, rows, numbers=0)


def _sponsor(site: Site, page: EventPageSeen) -> Iterator[Element]:
    words = site.words
    if page.sponsor:
        yield element("p", f"{words('page-sponsor')}: {page.sponsor}")
    if page.logo:
        yield element("p", element("img", src=f"../{LOGO}", alt=page.sponsor or words("site-logo")))
