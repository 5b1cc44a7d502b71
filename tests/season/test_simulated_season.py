"""A season through the real commands: played, corrected, merged, erased. `bench.days.season` plays more."""

from __future__ import annotations

from pathlib import Path

from tests.season.federation import Federation, names
from tests.season.scenario import check_season, play_events

PEOPLE = names(18)
# Other sizes of a field take seconds to draw.
EVENTS = (("pl-forty", 16), ("knock-out", 9), ("knock-out", 16))


def test_a_season_from_the_first_event_to_an_erased_person(tmp_path: Path) -> None:
    federation = Federation(tmp_path)
    files = play_events(federation, PEOPLE, EVENTS, best=2)

    assert check_season(federation, PEOPLE, files, best=2) == len(PEOPLE)
