"""Players made of code. They get a view of the game, as a person at the table does, never its state."""

from typing import Final

from stolik.bots.bot import Bot
from stolik.bots.casual import Casual
from stolik.bots.novice import Novice

BOTS: Final[dict[str, type[Novice | Casual]]] = {"novice": Novice, "casual": Casual}
"""Every bot by the name people ask for; made with a seed."""

__all__ = ["BOTS", "Bot", "Casual", "Novice"]
