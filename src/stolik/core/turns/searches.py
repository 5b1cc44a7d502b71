"""Searches that are handed to the core: finding a play is the solver's work, and the core has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn, TypeAlias

from stolik.core.errors import StolikError
from stolik.core.judge import Position
from stolik.core.ruleset import Ruleset
from stolik.core.table import Table
from stolik.core.tiles import Kind

PlayFinder: TypeAlias = Callable[[Ruleset, Position], Table[Kind] | None]
"""Finds a table the player could leave by a legal play; before the opening, by an opening."""


def no_search(rules: Ruleset, _: Position) -> NoReturn:
    """Stand in where the rules let everybody draw; those that do not are an error of the caller."""
    message = (
        f"{rules.key} forbids drawing while a play is possible, and no search was handed in: "
        "pass find_play, for example stolik.find_play"
    )
    raise StolikError(message)
