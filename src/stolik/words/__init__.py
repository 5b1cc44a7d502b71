"""The texts people read, in three languages: Fluent messages behind a small typed interface."""

from stolik.words.language import Language, negotiate
from stolik.words.words import Words, WordsError

__all__ = ["Language", "Words", "WordsError", "negotiate"]
