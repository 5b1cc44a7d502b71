"""Refusals of registers and seasons as problems, in the reader's language."""

from __future__ import annotations

from typing import TypeVar

from stolik.core.errors import StolikError
from stolik.people.refusals import PeopleRefusal
from stolik.season.refusals import SeasonCode, SeasonRefusal
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.identity import AnyRequest, language_of
from stolik.words import Words
from stolik.words.mistakes import mistake_text

T = TypeVar("T")


def register_text(words: Words, refusal: PeopleRefusal) -> str:
    """Return why a register refuses something; a page has its own text where options are named."""
    key = f"register-{refusal.code.replace('_', '-')}"
    return words(f"{key}-page" if f"{key}-page" in words else key, **refusal.parts)


def accept(request: AnyRequest, answer: T | PeopleRefusal, *, where: str = "") -> T:
    """Return an answer that is not a refusal; a refusal ends the request."""
    if isinstance(answer, PeopleRefusal):
        text = register_text(Words(language_of(request)), answer)
        raise RefusedRequestError(answer.code, said=f"{where}: {text}" if where else text)
    return answer


def season_problem(request: AnyRequest, refusal: SeasonRefusal) -> RefusedRequestError:
    """Return why a season refuses something, as a problem of the request."""
    words, key = Words(language_of(request)), f"season-refused-{refusal.code.replace('_', '-')}"
    said = words(f"{key}-page" if f"{key}-page" in words else key, **refusal.parts)
    return RefusedRequestError(refusal.code, said=said)


def file_problem(request: AnyRequest, error: StolikError) -> RefusedRequestError:
    """Return what is wrong in a file that was sent, as a sentence."""
    said = mistake_text(Words(language_of(request)), error)
    return RefusedRequestError(SeasonCode.BAD_FILE, said=said[:1].upper() + said[1:])
