"""`stolik draw`: draw a whole stage, or verify a draw."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer
from msgspec.json import encode

from stolik.cli.help.coded_usage import existing_file
from stolik.cli.options import Lang, words_for
from stolik.cli.text.draw_text import draw_text, verification_text
from stolik.core.errors import StolikError
from stolik.core.fairness.chance import SEED_BYTES, commit
from stolik.tournament.csv_rows import decode
from stolik.tournament.draws.draw import draw_rounds
from stolik.tournament.draws.measure import Pair
from stolik.tournament.draws.plan import DrawnRounds, Player
from stolik.tournament.draws.published import publish, read_published
from stolik.tournament.draws.table_sizes import check_field, check_rounds
from stolik.tournament.draws.verification import verify_draw
from stolik.tournament.players.roster_file import read_apart, read_roster
from stolik.words import Words
from stolik.words.mistakes import mistake_text

_SEED: Final = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")

File: TypeAlias = Path | None


def _file(name: str, metavar: str, about: str) -> Any:  # noqa: ANN401 - what typer's Option is typed as
    return typer.Option(name, metavar=metavar, help=about, callback=existing_file)


def draw(
    players: Annotated[int | None, typer.Option("--players", metavar="N", help="option-draw-players")] = None,
    roster: Annotated[File, _file("--roster", "FILE.csv", "option-draw-roster")] = None,
    *,
    rounds: Annotated[int, typer.Option("--rounds", metavar="R", help="option-draw-rounds")] = 3,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed",
            metavar="S",
            help="option-draw-seed",
        ),
    ] = None,
    avoid: Annotated[File, _file("--avoid", "FILE.csv", "option-draw-avoid")] = None,
    verify: Annotated[File, _file("--verify", "FILE.json", "option-draw-verify")] = None,
    only_commit: Annotated[
        bool,
        typer.Option("--commit", help="option-draw-commit"),
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
    lang: Lang = None,
) -> None:
    """Draw who sits where: if possible no pair meets twice, and visits to tables of three are even."""
    words = words_for(lang)
    if verify and seed is None:
        raise typer.BadParameter(words("mistake-seed-needed"), param_hint="--seed")
    secret = secrets.token_bytes(SEED_BYTES) if seed is None else seed_bytes(seed)
    if only_commit:
        revealed = {"seed": secret.hex(), "commitment": commit(secret)}
        typer.echo(
            encode(revealed) if as_json else "\n".join(f"{key}: {text}" for key, text in revealed.items())
        )
        return
    field = _field(players, roster, words)
    apart = _apart(avoid, field, words)

    def again(seed: bytes) -> DrawnRounds:
        return draw_rounds(field, rounds, seed, apart=apart)

    try:
        check_field(len(field))
        check_rounds(rounds)
        if verify:
            _verify(read_published(verify.read_bytes(), field), secret, again, words, as_json=as_json)
            return
        drawn = again(secret)
    except StolikError as error:
        raise typer.BadParameter(mistake_text(words, error)) from None
    if not as_json:
        draw_text(words, drawn, field, apart, secret)
        return
    typer.echo(encode(publish(drawn)))
    if seed is None:
        typer.echo(f"seed: {secret.hex()}", err=True)


def seed_bytes(text: str) -> bytes:
    """Return the seed for a text: 64 hexadecimal digits are used directly, anything else is hashed."""
    return bytes.fromhex(text) if _SEED.fullmatch(text) else hashlib.sha256(text.encode()).digest()


def _field(players: int | None, roster: File, words: Words) -> tuple[Player, ...]:
    if (players is None) == (roster is None):
        raise typer.BadParameter(words("mistake-who-plays"))
    if players is not None:
        try:
            check_field(players)
        except StolikError as error:
            raise typer.BadParameter(mistake_text(words, error), param_hint="--players") from None
        return tuple(range(1, players + 1))
    if roster is None:
        raise AssertionError
    try:
        return read_roster(decode(roster.read_bytes()))
    except StolikError as error:
        message = f"{roster}: {mistake_text(words, error)}"
        raise typer.BadParameter(message, param_hint="--roster") from None


def _apart(avoid: File, field: tuple[Player, ...], words: Words) -> tuple[Pair, ...]:
    if avoid is None:
        return ()
    try:
        return read_apart(decode(avoid.read_bytes()), field)
    except StolikError as error:
        message = f"{avoid}: {mistake_text(words, error)}"
        raise typer.BadParameter(message, param_hint="--avoid") from None


def _verify(
    published: DrawnRounds,
    secret: bytes,
    again: Callable[[bytes], DrawnRounds],
    words: Words,
    *,
    as_json: bool,
) -> None:
    outcome = verify_draw(published, secret, again)
    if as_json:
        typer.echo(encode({"verified": bool(outcome), "differences": outcome.differences}))
    else:
        verification_text(words, outcome)
    raise typer.Exit(0 if outcome else 1)
