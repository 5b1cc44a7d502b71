"""What the pages of a tournament are sent, made once for all that may know the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from stolik.day.badges import Badge, Kind, is_official
from stolik.day.loading import Loaded
from stolik.day.seeing import see_day
from stolik.protocol.day import DayNow
from stolik.words import Language, Words

_KEPT: Final = 256


class DayPages:
    """What pages are sent, made once for all that may know the same."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[object, ...], str] = OrderedDict()

    def text(self, loaded: Loaded, badge: Badge | None, language: Language, now: int) -> str:
        """Return the day as a message."""
        key = (loaded.stream, loaded.seq, *_audience(loaded, badge, language))
        text = self._texts.get(key)
        if text is None:
            day = see_day(loaded, badge, now=now, words=Words(language))
            text = self._texts[key] = msgspec.json.encode(DayNow(day=day)).decode()
            while len(self._texts) > _KEPT:
                self._texts.popitem(last=False)
        return text


def _audience(loaded: Loaded, badge: Badge | None, language: Language) -> tuple[object, ...]:
    """Return what tells apart those who may know different things."""
    if badge is None:
        return ("public",)
    if badge.kind is Kind.OFFICIAL:
        official = is_official(loaded.tournament.state, badge)
        return ("desk", badge.official, language) if official else ("public",)
    return (badge.kind, badge.subject)
