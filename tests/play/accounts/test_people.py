"""People: guests and accounts, every refusal, and what must never be revealed or stored."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.play.accounts.people import ACCOUNT_LASTS, GUEST_LASTS, digest_of
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from tests.play.doors import PASSWORD, Door, check, no

DAY = 24 * 60 * 60 * 1_000
HOUR = DAY // 24


@pytest.mark.parametrize(
    ("language", "word", "kept"),
    [("en", "Guest", "en"), ("pl-PL", "Gość", "pl"), ("ru", "Гость", "ru"), ("tlh", "Guest", "en")],
)
def test_whoever_has_no_session_is_a_guest_with_a_neutral_name(language: str, word: str, kept: str) -> None:
    async def story(door: Door) -> None:
        session = await door.guest(language)

        first, number = session.profile.name.split()
        assert first == word
        assert len(number) == 4
        assert number.isdigit()
        assert session.fresh
        assert session.lasts == GUEST_LASTS
        assert session.profile == Profile(
            player=session.profile.player, name=session.profile.name, language=kept
        )

    check(story)


def test_a_guest_who_comes_back_is_the_same() -> None:
    async def story(door: Door) -> None:
        session = await door.guest()

        again = await door.people.arrive(session.token, language="pl")
        known = await door.people.recognise(session.token)

        assert again.profile == session.profile
        assert again.token == session.token
        assert not again.fresh
        assert known == again

    check(story)


@pytest.mark.parametrize("token", ["", "nonsense", "0" * 64, "ż" * 20, "\ud800", "x" * 100_000, "a\x00b"])
def test_a_token_that_is_none_makes_a_guest(token: str) -> None:
    async def story(door: Door) -> None:
        session = await door.people.arrive(token, language="en")

        assert session.fresh
        assert session.token != token
        assert await door.people.recognise(token) is None

    check(story)


def test_only_the_digest_of_a_token_is_kept() -> None:
    async def story(door: Door) -> None:
        session = await door.guest()

        assert len(bytes.fromhex(session.token)) == 32
        assert session.token not in repr(vars(door.store))
        assert digest_of(session.token) in repr(vars(door.store))
        assert await door.people.recognise(digest_of(session.token)) is None

    check(story)


def test_tokens_and_hashes_stay_out_of_what_logs_quote() -> None:
    async def story(door: Door) -> None:
        session = await door.account()
        credentials = await door.store.credentials("anna")

        assert credentials is not None
        assert session.token not in f"{session!r} {session}"
        assert credentials.hashed not in f"{credentials!r} {credentials}"
        assert PASSWORD not in repr(vars(door.store))

    check(story)


@pytest.mark.parametrize("lasts", [GUEST_LASTS, ACCOUNT_LASTS])
def test_sessions_end_when_idle_and_are_renewed_when_used(lasts: int) -> None:
    async def story(door: Door) -> None:
        session = await (door.guest() if lasts == GUEST_LASTS else door.account())
        door.now += lasts - 1
        renewed = await door.people.arrive(session.token, language="en")
        door.now += lasts - 1
        again = await door.people.arrive(session.token, language="en")
        door.now += lasts

        late = await door.people.arrive(session.token, language="en")

        assert renewed.fresh
        assert renewed.lasts == lasts
        assert renewed.profile == again.profile == session.profile
        assert late.profile.player != session.profile.player

    check(story)


def test_a_session_is_renewed_once_an_hour_at_most() -> None:
    async def story(door: Door) -> None:
        session = await door.guest()
        door.now += HOUR
        same = await door.people.arrive(session.token, language="en")
        door.now += 1

        renewed = await door.people.arrive(session.token, language="en")

        assert (same.fresh, same.lasts) == (False, GUEST_LASTS - HOUR)
        assert (renewed.fresh, renewed.lasts) == (True, GUEST_LASTS)

    check(story)


def test_an_account_keeps_the_id_and_gets_a_new_token() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest("pl")

        made = await door.people.register(
            guest.profile, login="Anna.K", password=PASSWORD, name="Anna", minor=True
        )

        assert isinstance(made, Session)
        assert made.profile == replace(guest.profile, account=True, name="Anna", minor=True)
        assert made.lasts == ACCOUNT_LASTS
        assert made.token != guest.token
        assert await door.people.recognise(guest.token) is None
        back = await door.people.log_in(login=" anna.k ", password=PASSWORD)
        assert isinstance(back, Session)
        assert back.profile == made.profile

    check(story)


@pytest.mark.parametrize(
    ("language", "called", "login", "shown"),
    [
        pytest.param("en", None, "Ania", "Ania", id="the login becomes the name, as it was typed"),
        pytest.param("pl", None, "ania", "ania", id="whatever language the guest's name was in"),
        pytest.param("en", "Anna K", "ania", "Anna K", id="a name of one's own stays"),
        pytest.param("en", None, "...", None, id="a login that can be no name"),
    ],
)
def test_registering_without_a_name_shows_the_login_instead_of_a_guests_number(
    language: str, called: str | None, login: str, shown: str | None
) -> None:
    async def story(door: Door) -> None:
        guest = await door.people.arrive(None, language=language)
        await door.people.change(guest.profile.player, name=called, language="ru")
        before = await door.people.profile(guest.profile.player)
        assert before is not None

        made = await door.people.register(before, login=login, password=PASSWORD)

        assert isinstance(made, Session)
        assert made.profile.name == (shown or before.name)

    check(story)


@pytest.mark.parametrize(
    ("login", "password", "name", "code"),
    [
        ("anna", PASSWORD, "Anna", PeopleTrouble.LOGIN_TAKEN),
        ("ANNA", PASSWORD, "Anna", PeopleTrouble.LOGIN_TAKEN),
        ("ab", PASSWORD, None, PeopleTrouble.BAD_LOGIN),
        ("a" * 31, PASSWORD, None, PeopleTrouble.BAD_LOGIN),
        ("anna k", PASSWORD, None, PeopleTrouble.BAD_LOGIN),
        ("żaneta", PASSWORD, None, PeopleTrouble.BAD_LOGIN),
        ("anna\n1", PASSWORD, None, PeopleTrouble.BAD_LOGIN),
        ("celina", "", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", "sevenxx", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", "x1y2z3" * 40, None, PeopleTrouble.WEAK_PASSWORD),
        ("celina-celina", "Celina-Celina", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina-z", "Z-ANILEC", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", "Password123", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", "aaaaabbbbb", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", "seven \ud800 tiles", None, PeopleTrouble.WEAK_PASSWORD),
        ("celina", PASSWORD, "", PeopleTrouble.BAD_NAME),
    ],
)
def test_a_registration_is_refused(login: str, password: str, name: str | None, code: PeopleTrouble) -> None:
    async def story(door: Door) -> None:
        await door.account("anna")
        guest = await door.guest()

        refused = await door.people.register(guest.profile, login=login, password=password, name=name)

        assert refused == no(code)
        assert not refused
        assert await door.people.profile(guest.profile.player) == guest.profile
        assert await door.people.recognise(guest.token) is not None

    check(story)


def test_nobody_registers_twice_nor_when_banned_nor_when_erased() -> None:
    async def story(door: Door) -> None:
        guest, account = await door.guest(), await door.account()
        gone = await door.guest()
        await door.people.erase(gone.profile.player)
        register = door.people.register

        twice = await register(account.profile, login="other", password=PASSWORD)
        stale = await register(
            replace(account.profile, account=False), login="other", password=PASSWORD
        )  # another worker created the account meanwhile
        banned = await register(replace(guest.profile, banned=True), login="other", password=PASSWORD)
        erased = await register(gone.profile, login="other", password=PASSWORD)

        assert twice == stale == no(PeopleTrouble.ALREADY_REGISTERED)
        assert banned == no(PeopleTrouble.BANNED)
        assert erased == no(PeopleTrouble.NO_SUCH_PLAYER)

    check(story)


def test_guests_who_cannot_come_back_are_tidied_away() -> None:
    async def story(door: Door) -> None:
        guest, account = await door.guest(), await door.account()
        door.now += GUEST_LASTS

        gone = await door.people.tidy()

        assert gone == 3
        assert await door.people.profile(guest.profile.player) is None
        assert await door.people.profile(account.profile.player) == account.profile

    check(story)
