"""The hiding of tiles handles every type of event."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import Struct

from stolik.core.events import Corrected, Dealt, Event, TilesDrawn, TilesTaken, TimedOut
from stolik.core.view import SPECTATOR, PublicEvent, redact


def test_every_kind_of_event_is_public_or_hides_tiles() -> None:
    public, hiding = set(get_args(PublicEvent)), {Dealt, TilesDrawn, TimedOut, TilesTaken, Corrected}

    assert public | hiding == set(get_args(Event))
    assert not public & hiding


def test_an_event_that_is_listed_nowhere_is_shown_to_nobody() -> None:
    class TilesWhispered(Struct, frozen=True):
        """A type of event that somebody forgot to list."""

        tiles: str = "r7"

    with pytest.raises(TypeError, match="TilesWhispered"):
        redact(TilesWhispered(), SPECTATOR)  # type: ignore[arg-type]
