"""The cached messages of season pages, one for all readers of a language."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from stolik.day.federation.season_board import SeasonBoard
from stolik.server.federation.season_view import see_season
from stolik.words import Language, Words

_TEXTS: Final = 64


class SeasonTexts:
    """The messages of season pages, one for all readers of a language."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[str, str, Language], bytes] = OrderedDict()

    def text(self, board: SeasonBoard, language: Language) -> bytes:
        """Return the page of a season as JSON."""
        key = board.kept.stream, board.mark, language
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = msgspec.json.encode(see_season(board, Words(language)))
            while len(self._texts) > _TEXTS:
                self._texts.popitem(last=False)
        return text
