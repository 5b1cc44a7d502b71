"""Searches passed in by the caller: finding a play is the solver's work, and the core has no solver."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeAlias

from stolik.core.errors import StolikError
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind

PlayFinder: TypeAlias = Callable[[Ruleset, Position], Table[Kind] | None]
"""Finds a legal play and returns the table after it; before the opening, an opening."""


def no_search(rules: Ruleset, _: Position) -> NoReturn:
    """Fail: the default for callers whose rules always allow drawing."""
    message = (
        f"{rules.key} forbids drawing while a play is possible, but no search was given: "
        "pass find_play, for example stolik.find_play"
    )
    raise StolikError(message)
