"""Message ids that a page shows instead of their words."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from playwright.sync_api import Error, Page

from tests.e2e.served import ROOT, WEB

_SHOWN: Final = """() => {
  const told = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) told.push(texts.currentNode.data);
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    told.push(one.ariaLabel ?? '', one.title ?? '', one.placeholder ?? '');
  return told;
}"""


@cache
def known_ids() -> frozenset[str]:
    """Return the ids of all messages with more than one word; a single word may be a real word."""
    files = [*(WEB / "src" / "words").glob("*/*.ftl"), *(ROOT / "src" / "stolik" / "words").glob("*/*.ftl")]
    texts = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return frozenset(re.findall(r"^([a-z]\w*(?:-\w+)+) =", texts, re.MULTILINE))


def raw_ids(page: Page) -> list[str]:
    """Return the ids that a page shows."""
    try:
        shown: list[str] = page.evaluate(_SHOWN)
    except Error:
        return []  # a page that is being left shows nothing
    return sorted(known_ids() & {word.strip("·:.,()") for text in shown for word in text.split()})
