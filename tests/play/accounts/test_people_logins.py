"""Logging in: what the answer reveals, what it costs, and what it changes."""

from __future__ import annotations

import asyncio
import unicodedata

from stolik.play.accounts.profiles import PeopleTrouble, Session
from tests.play.doors import OTHER, PASSWORD, ROOT, Door, Watched, check, no, quick


def test_logging_in_begins_a_session_and_ends_the_one_before() -> None:
    async def story(door: Door) -> None:
        account, guest = await door.account(), await door.guest()

        session = await door.people.log_in(login="anna", password=PASSWORD, token=guest.token)

        assert isinstance(session, Session)
        assert session.fresh
        assert session.profile == account.profile
        assert session.token not in {account.token, guest.token}
        assert await door.people.recognise(account.token) is not None
        assert await door.people.recognise(guest.token) is None

    check(story)


def test_an_unknown_login_and_a_wrong_password_are_answered_alike_and_cost_the_same() -> None:
    async def story(door: Door) -> None:
        account = await door.account()
        wrong_password = await door.people.log_in(login="anna", password=OTHER)
        asked = [list(door.passwords.asked)]
        for login in ("nobody", "not a login at all", "\x00", ""):
            door.passwords.asked.clear()

            unknown = await door.people.log_in(login=login, password=OTHER)

            assert unknown == wrong_password == no(PeopleTrouble.WRONG_LOGIN)
            asked.append(list(door.passwords.asked))
        # One hash is verified each time, with the same parameters.
        assert [len(each) for each in asked] == [1] * 5
        assert {each[0].rsplit("$", 2)[0] for each in asked} == {"$argon2id$v=19$m=8,t=1,p=1"}
        assert {len(each[0]) for each in asked} == {len(asked[0][0])}
        await door.people.erase(account.profile.player)
        assert await door.people.log_in(login="anna", password=PASSWORD) == wrong_password

    check(story)


def test_the_banned_are_told_only_when_the_password_is_right() -> None:
    async def story(door: Door) -> None:
        account = await door.account()
        await door.people.ban(ROOT, account.profile.player, banned=True)

        right = await door.people.log_in(login="anna", password=PASSWORD)
        wrong = await door.people.log_in(login="anna", password=OTHER)
        renamed = await door.people.change(account.profile.player, name="Somebody else")
        session = await door.people.recognise(account.token)

        assert right == renamed == no(PeopleTrouble.BANNED)
        assert wrong == no(PeopleTrouble.WRONG_LOGIN)
        assert session is not None
        assert session.profile.banned
        await door.people.ban(ROOT, account.profile.player, banned=False)
        assert isinstance(await door.people.log_in(login="anna", password=PASSWORD), Session)

    check(story)


def test_a_hash_of_old_parameters_is_made_anew_at_the_next_login() -> None:
    async def story(door: Door) -> None:
        await door.account()
        before = await door.store.credentials("anna")
        door.passwords = Watched(quick(time_cost=2))
        people = door.worker()

        wrong = await people.log_in(login="anna", password=OTHER)
        kept = await door.store.credentials("anna")
        right = await people.log_in(login="anna", password=PASSWORD)
        after = await door.store.credentials("anna")

        assert wrong == no(PeopleTrouble.WRONG_LOGIN)
        assert isinstance(right, Session)
        assert before is not None
        assert kept == before
        assert after is not None
        assert "t=2" in after.hashed
        assert isinstance(await people.log_in(login="anna", password=PASSWORD), Session)

    check(story)


def test_one_letter_written_in_two_ways_is_one_password() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()
        composed, apart = (unicodedata.normalize(form, "zażółć gęślą") for form in ("NFC", "NFD"))
        assert composed != apart
        await door.people.register(guest.profile, login="anna", password=composed)

        back = await door.people.log_in(login="anna", password=apart)

        assert isinstance(back, Session)

    check(story)


def test_hashing_is_bounded_and_the_rest_is_told_to_ask_again() -> None:
    async def story(door: Door) -> None:
        account = await door.account()

        answers = await asyncio.gather(
            *(door.people.log_in(login="anna", password=PASSWORD) for _ in range(100))
        )

        assert no(PeopleTrouble.BUSY) in answers
        sessions = [answer for answer in answers if isinstance(answer, Session)]
        assert len(sessions) == 64
        assert len({session.token for session in sessions} | {account.token}) == 65
        assert isinstance(await door.people.log_in(login="anna", password=PASSWORD), Session)

    check(story)


def test_logging_out_ends_one_session() -> None:
    async def story(door: Door) -> None:
        first = await door.account()
        second = await door.people.log_in(login="anna", password=PASSWORD)
        assert isinstance(second, Session)

        await door.people.log_out(first.token)

        assert await door.people.recognise(first.token) is None
        assert await door.people.recognise(second.token) is not None

    check(story)
