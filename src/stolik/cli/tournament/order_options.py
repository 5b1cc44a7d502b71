"""Order: the options that all orders to a tournament share, as one parameter."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple

from stolik.cli.tournament.desk import ConsoleDesk, open_desk
from stolik.cli.tournament.options import By, File, Id, Lang, Why
from stolik.tournament.actors import Role
from stolik.words import Language

_SHARED: Final[tuple[tuple[str, Any, object], ...]] = (
    ("file", File, None),
    ("by", By, None),
    ("why", Why, ""),
    ("command_id", Id, None),
    ("lang", Lang, None),
)
"""The options of an order's fields, with their defaults."""


class Order(NamedTuple):
    """The tournament, who decides and why, an id for scripts, and the language of the answer."""

    file: Path | None
    by: str | None
    why: str
    command_id: str | None
    lang: Language | None

    def open(self, role: Role = Role.ORGANISER) -> AbstractContextManager[ConsoleDesk]:
        """Open the tournament for the actor, by default with that role."""
        return open_desk(self.file, self.lang, self.by, role, command_id=self.command_id)


def ordered(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of an order, passed together as `order`."""
    signature = inspect.signature(command, eval_str=True)
    own = [parameter for parameter in signature.parameters.values() if parameter.name != "order"]
    shared = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=option)
        for name, option, default in _SHARED
    ]

    def run(**given: Any) -> None:  # noqa: ANN401  what the command takes
        order = Order(**{name: given.pop(name) for name in Order._fields})
        command(**given, order=order)

    # Typer reads a command's parameters from its signature and annotations.
    parameters = [*own, *shared]
    vars(run)["__signature__"] = signature.replace(parameters=parameters)
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    return run
