"""How pytest-xdist distributes the tests."""

from __future__ import annotations

import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.sharing import Shares, read_durations


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    """Distributes units of tests in the order of collection."""

    def __init__(self, config: pytest.Config, log: object) -> None:
        # Its default begins with the files of the most tests, which are the shortest.
        config.option.loadscopereorder = False
        self._shares = Shares(read_durations())
        super().__init__(config, log)

    def _split_scope(self, nodeid: str) -> str:
        return self._shares.unit(nodeid)
