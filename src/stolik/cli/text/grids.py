"""Tables of numbers: on a narrow terminal names and headings are wrapped, and no number is cut."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

_ANY_WIDTH: Final = 10_000
_LEAST: Final = 2
"""The narrowest readable heading; wider ones would leave no room for the names."""


def print_grid(console: Console, grid: Table) -> None:
    """Print a table; right-aligned columns contain numbers, and are never cut."""
    wanted = Measurement.get(console, console.options.update(max_width=_ANY_WIDTH), grid).maximum
    if wanted > console.width:
        for column in grid.columns:
            column.overflow = "fold"
            if column.justify == "right":
                column.width = max(_LEAST, *(len(str(cell)) for cell in column.cells), 0)
        # Without padding the numbers fit into the narrowest terminals.
        grid.padding = (0, 1, 0, 0)
    console.print(grid)
