"""Artificial players. They get a view of the game, as a person at the table does, never its state."""

from typing import Final

from stolik.bots.bot import AnyBot, Bot, SimpleBot
from stolik.bots.casual import Casual
from stolik.bots.club import Club, Habits
from stolik.bots.errors import BotFailedError, IllegalMoveError
from stolik.bots.exact import Exact, Keeper
from stolik.bots.hoarder import Hoarder
from stolik.bots.legal import legal_commands
from stolik.bots.lurker import Lurker
from stolik.bots.master import GENERATIONS, Master, Searcher, Swift
from stolik.bots.novice import Novice
from stolik.bots.player import Player

BOTS: Final[dict[str, type[Player]]] = {
    "novice": Novice,
    "casual": Casual,
    "club": Club,
    "exact": Exact,
    "keeper": Keeper,
    "hoarder": Hoarder,
    "lurker": Lurker,
    "swift": Swift,
    "master": Master,
}
"""Every bot by its name, the weakest first; created with a seed."""
SPARRING: Final[dict[str, type[Player]]] = {"searcher": Searcher, **GENERATIONS}
"""Bots used only to measure others; they are not offered at tables."""

__all__ = [
    "BOTS",
    "SPARRING",
    "AnyBot",
    "Bot",
    "BotFailedError",
    "Casual",
    "Club",
    "Exact",
    "Habits",
    "Hoarder",
    "IllegalMoveError",
    "Keeper",
    "Lurker",
    "Master",
    "Novice",
    "Player",
    "Searcher",
    "SimpleBot",
    "Swift",
    "legal_commands",
]
