"""The cached messages for the pages of a tournament, one for all viewers who may see the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec
from msgspec.structs import replace

from stolik.day.badges import Badge, BadgeKind, is_official
from stolik.day.cache import LoadedTournament
from stolik.day.desk_view import LogTexts
from stolik.day.round_clock import make_good
from stolik.day.view_builder import Common, common_of, see_day, see_more
from stolik.day.views import Day
from stolik.notation.json_splice import NumberSlot, number_slot
from stolik.play.ports import Outage, StreamId
from stolik.protocol.day import DayNow
from stolik.words import Language, Words

_KEPT: Final = 256
_COUNTED: Final = 16


class DayPages:
    """Builds messages for pages, once for all viewers who may see the same."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[object, ...], NumberSlot] = OrderedDict()
        """With a placeholder for the current time."""
        self._log_texts: OrderedDict[tuple[StreamId, Language], LogTexts] = OrderedDict()
        self._counted: OrderedDict[tuple[StreamId, int], tuple[Common, Day]] = OrderedDict()

    def text(
        self,
        loaded: LoadedTournament,
        badge: Badge | None,
        language: Language,
        now: int,
        outages: tuple[Outage, ...] = (),
    ) -> str:
        """Return the day as a message; time that `outages` took from a round's clock is given back."""
        key = (loaded.stream, loaded.seq, outages, *_audience(loaded, badge, language))
        text = self._texts.get(key)
        if text is None:
            day = make_good(self._day(loaded, badge, language, now), outages)
            text = self._texts[key] = number_slot(msgspec.json.encode(DayNow(day=day)), "now", now)
            while len(self._texts) > _KEPT:
                self._texts.popitem(last=False)
        # Pages set their clocks by it, so it differs for every message.
        return text.fill(now)

    def _day(self, loaded: LoadedTournament, badge: Badge | None, language: Language, now: int) -> Day:
        key = (loaded.stream, loaded.seq)
        counted = self._counted.get(key)
        if counted is None:
            common = common_of(loaded.tournament.state)
            public = see_day(loaded, None, now=now, words=Words(language), common=common)
            counted = self._counted[key] = common, public
            while len(self._counted) > _COUNTED:
                self._counted.popitem(last=False)
        common, public = counted
        if badge is not None and is_official(loaded.tournament.state, badge):
            log_texts = self._log_texts.setdefault((loaded.stream, language), LogTexts())
            if len(self._log_texts) > _COUNTED:
                self._log_texts.popitem(last=False)
            return see_day(loaded, badge, now=now, words=Words(language), common=common, log_texts=log_texts)
        return replace(public, now=now) if badge is None else see_more(public, loaded, badge, now=now)


def _audience(loaded: LoadedTournament, badge: Badge | None, language: Language) -> tuple[object, ...]:
    """Return the key that separates viewers who may see different things."""
    if badge is None:
        return ("public",)
    if badge.kind is BadgeKind.OFFICIAL:
        official = is_official(loaded.tournament.state, badge)
        return ("desk", badge.official, language) if official else ("public",)
    return (badge.kind, badge.subject)
