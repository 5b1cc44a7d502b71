"""The five published rulesets, and how to find one by its key."""

from __future__ import annotations

from typing import Final

from stolik.core.errors import RulesetError
from stolik.core.ruleset import Ruleset
from stolik.core.rulesets.en_classic import EN_CLASSIC
from stolik.core.rulesets.pl_forty import PL_FORTY
from stolik.core.rulesets.pl_minute import PL_MINUTE
from stolik.core.rulesets.pl_stacks import PL_STACKS
from stolik.core.rulesets.ru_championship import RU_CHAMPIONSHIP

RULESETS: Final = {
    rules.key: rules for rules in (PL_MINUTE, PL_FORTY, PL_STACKS, RU_CHAMPIONSHIP, EN_CLASSIC)
}

DEFAULT: Final = PL_FORTY
"""The ruleset of tournaments and questions that name none."""
USUAL: Final = {"pl": PL_FORTY, "ru": RU_CHAMPIONSHIP, "en": EN_CLASSIC}
"""By language: the rules that its speakers most likely know."""

__all__ = [
    "DEFAULT",
    "EN_CLASSIC",
    "PL_FORTY",
    "PL_MINUTE",
    "PL_STACKS",
    "RULESETS",
    "RU_CHAMPIONSHIP",
    "USUAL",
    "find_ruleset",
]


def find_ruleset(key: str) -> Ruleset:
    """Return the published ruleset called `key`."""
    try:
        return RULESETS[key]
    except KeyError:
        message = f"no ruleset {key!r}; there are {', '.join(RULESETS)}"
        raise RulesetError(
            message, offender=key, key="unknown-ruleset", typed=key, known=", ".join(RULESETS)
        ) from None
