"""The pages of the rulebook, one a language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stolik.words import Language

DOCS: Final = Path(__file__).parents[2] / "docs"


def page_of(language: Language) -> str:
    """Return the page in `language`; the English one has no language in its name."""
    name = "rulebook.md" if language is Language.ENGLISH else f"rulebook.{language.value}.md"
    return (DOCS / name).read_text(encoding="utf-8")
