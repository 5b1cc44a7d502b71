"""Data about an event for search engines (schema.org), as JSON-LD."""

from __future__ import annotations

from typing import Any

from stolik.day.cache import LoadedTournament
from stolik.day.event.calendar import days_of
from stolik.day.event.views import logo_digest
from stolik.day.plan import timetable_of
from stolik.day.registration.views import see_registration
from stolik.tournament.settings import Place


def event_data(loaded: LoadedTournament, *, address: str) -> dict[str, Any]:
    """Return the event; `address` is that of its page."""
    tournament = loaded.tournament
    state = tournament.state
    rounds = timetable_of(state)
    first, last = days_of(state, rounds)
    start = next((f"{plan.date}T{plan.time}" for plan in rounds if plan.time), first.isoformat())
    online = state.settings.place is Place.ONLINE
    mode = "OnlineEventAttendanceMode" if online else "OfflineEventAttendanceMode"
    data: dict[str, Any] = {
        "@context": "https://schema.org",
        "@type": "Event",
        "name": state.name,
        "startDate": start,
        "endDate": last.isoformat(),
        "eventStatus": "https://schema.org/EventScheduled",
        "eventAttendanceMode": f"https://schema.org/{mode}",
        "url": address,
        "inLanguage": list(state.languages),
    }
    page = state.page
    if online:
        data["location"] = {"@type": "VirtualLocation", "url": address}
    elif page.venue or page.address:
        data["location"] = {
            "@type": "Place",
            "name": page.venue or page.address,
            "address": page.address or page.venue,
        }
    if page.about:
        data["description"] = page.about
    if state.logo:
        data["image"] = (
            f"{address.partition('/tournaments/')[0]}/api/tournaments/{loaded.stream}/logo"
            f"?v={logo_digest(state.logo)}"
        )
    seen = see_registration(tournament)
    if seen.accepting:
        full = seen.limit is not None and seen.places >= seen.limit
        data["offers"] = {
            "@type": "Offer",
            "url": f"{address}/register",
            "availability": f"https://schema.org/{'SoldOut' if full else 'InStock'}",
            **({"description": page.fee} if page.fee else {}),
        }
    if seen.limit is not None:
        data["maximumAttendeeCapacity"] = seen.limit
        data["remainingAttendeeCapacity"] = max(0, seen.limit - seen.places)
    return data
