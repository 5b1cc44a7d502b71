"""The trained value networks (docs/training.md): each estimates the value of a position after a move."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from stolik.bots._mind import Network

MARGINS: Final = {"gen1": 0.02, "gen2": 0.02, "gen3": 0.02, "gen4": 0.02}
"""By how much a play must be better than the lurker's: the margin that measured best for each network."""

LATEST: Final = max(MARGINS)
"""The network that the bots at tables use."""


@cache
def network_named(name: str) -> tuple[Network, float]:
    """Return a network and its margin; the file is read only once."""
    from stolik.bots._mind import Network  # noqa: PLC0415  it may not be compiled

    file = files("stolik.bots").joinpath("weights", f"{name}.net")
    return Network(file.read_bytes()), MARGINS[name]
