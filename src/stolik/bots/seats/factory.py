"""Creates the bots of one name, and holds what they share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from stolik.bots import BOTS, SPARRING
from stolik.bots.errors import BotFailedError, UnknownBotError, place_of
from stolik.bots.player import Player
from stolik.bots.seats.seated import SeatedBot
from stolik.bots.style import PLAIN, Style, parse_style


class BotFactory:
    """Creates bots of one class, each with its own seed.

    If the class has `load_model()`, it is called once, and its result is passed to every bot as ``model``: a
    network that takes a second to load is loaded once per process, not once per game.
    """

    def __init__(self, name: str, bot_class: Callable[..., Any], style: Style = PLAIN) -> None:
        self.name = name
        self._style = style
        self._class = bot_class
        load = getattr(bot_class, "load_model", None)
        try:
            self._shared: dict[str, Any] = {} if load is None else {"model": load()}
        except Exception as error:
            raise _not_made(name, error) from error

    def make(self, seed: int, *, hands: int | None = None) -> SeatedBot:
        """Return a new bot for one seat of one game; `hands` limits the tiles it touches in a turn."""
        try:
            bot = self._class(seed, **self._shared)
        except Exception as error:
            raise _not_made(self.name, error) from error
        if isinstance(bot, Player):
            bot.style = self._style
        return SeatedBot(self.name, bot, hands=hands, seed=seed)


@cache
def bot_factory(name: str) -> BotFactory:
    """Return the factory of a name: one of ours, or ``module:Class``; always the same one.

    Ours may have a style, such as ``lurker+yield=3``.
    """
    ours = BOTS | SPARRING
    if name.partition("+")[0] in ours:
        base, style = parse_style(name)
        return BotFactory(name, ours[base], style)
    module, colon, attribute = name.partition(":")
    if not (colon and module and attribute):
        message = f"no bot {name!r}; there are {', '.join(BOTS)}, and module:Class"
        raise UnknownBotError(message, key="no-bot", typed=name, known=", ".join(BOTS))
    return BotFactory(name, _class_in(module, attribute, name))


def _class_in(module: str, attribute: str, name: str) -> Callable[..., Any]:
    try:
        found: Callable[..., Any] = getattr(import_module(module), attribute)
    except ImportError as error:
        message = f"the module {module!r} cannot be imported: {error}"
        raise UnknownBotError(message, key="bot-no-module", module=module, why=str(error)) from error
    except AttributeError:
        message = f"the module {module!r} has no {attribute!r}"
        raise UnknownBotError(message, key="bot-no-class", module=module, name=attribute) from None
    except Exception as error:
        why = place_of(error)
        message = f"the module {module!r} fails when it is imported: {why}"
        raise UnknownBotError(message, key="bot-bad-module", module=module, why=why) from error
    if not callable(getattr(found, "choose", None)):
        message = f"{name!r} is no bot: it has no choose(view)"
        raise UnknownBotError(message, key="bot-no-choose", typed=name)
    return found


def _not_made(name: str, error: Exception) -> BotFailedError:
    why = place_of(error)
    message = f"the bot {name} cannot be made with a seed: {why}"
    return BotFailedError(message, key="bot-not-made", bot=name, why=why)
