"""The words people read, in three languages: Fluent messages behind one small typed door."""

from stolik.words.language import Language, negotiate
from stolik.words.words import Words, WordsError

__all__ = ["Language", "Words", "WordsError", "negotiate"]
