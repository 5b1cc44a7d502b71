"""Memory: how often a worker's garbage collector looks, and at what."""

from __future__ import annotations

import gc
from typing import Final

_YOUNG, _MIDDLE, _OLD = 10_000, 5, 50
"""Objects more than before until the youngest are looked at, and looks until the next older ones are.

Rooms and connections live long, and nearly everything goes when the last one lets go of it. With Python's own
numbers a worker with two hundred tables spent a sixth of its time looking, and stood still for 0.16 seconds
now and then while it looked at everything; that grows with the tables. With these looks are rare, and the
full one should come once in minutes of full load.
"""
THRESHOLDS: Final = (_YOUNG, _MIDDLE, _OLD)


def settle() -> None:
    """Take what a started worker is made of out of sight for good, and look at the rest less often."""
    # What imports left behind is little, and looking for it would hold up every start.
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
