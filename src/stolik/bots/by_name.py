"""A bot by its name: one of ours, or ``module:Class`` of somebody else's module."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from stolik.bots import BOTS, SPARRING
from stolik.bots.bot import Bot
from stolik.bots.errors import UnknownBotError

MakeBot: TypeAlias = Callable[[int], Bot]
"""Makes a bot from a seed."""


def find_bot(name: str) -> MakeBot:
    """Return what makes the bot of that name."""
    ours = BOTS | SPARRING
    if name in ours:
        return ours[name]
    module, colon, attribute = name.partition(":")
    if not (colon and module and attribute):
        message = f"no bot {name!r}; there are {', '.join(BOTS)}, and module:Class"
        raise UnknownBotError(message, key="no-bot", typed=name, known=", ".join(BOTS))
    try:
        made: MakeBot = getattr(import_module(module), attribute)
    except ImportError as error:
        message = f"the module {module!r} cannot be imported: {error}"
        raise UnknownBotError(message, key="bot-no-module", module=module, why=str(error)) from error
    except AttributeError:
        message = f"the module {module!r} has no {attribute!r}"
        raise UnknownBotError(message, key="bot-no-class", module=module, name=attribute) from None
    if not callable(getattr(made, "choose", None)):
        message = f"{name!r} is no bot: it has no choose(view)"
        raise UnknownBotError(message, key="bot-no-choose", typed=name)
    return made
