"""Administration: appointing, banning, new passwords, and every refusal in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from stolik.play.accounts.people import actor_of
from stolik.play.accounts.profiles import PeopleTrouble, Profile, Session
from stolik.play.ports import PlayerId
from stolik.play.rights import Principal
from stolik.words import Language, Words
from tests.play.doors import OTHER, PASSWORD, ROOT, Door, check, no


def test_an_admin_appoints_and_bans() -> None:
    async def story(door: Door) -> None:
        account = await door.account()
        player = account.profile.player

        organiser = await door.people.appoint(ROOT, player, organiser=True)
        both = await door.people.appoint(ROOT, player, admin=True)
        banned = await door.people.ban(ROOT, player, banned=True)

        assert organiser == replace(account.profile, organiser=True)
        assert both == replace(account.profile, organiser=True, admin=True)
        assert isinstance(both, Profile)
        assert actor_of(both) == Principal(player, organiser=True, admin=True, account=True)
        assert isinstance(banned, Profile)
        assert actor_of(banned) == Principal(player, account=True)
        assert await door.people.appoint(ROOT, player, organiser=False, admin=False) == replace(
            account.profile, banned=True
        )

    check(story)


@pytest.mark.parametrize(
    "actor", [Principal(PlayerId("x")), Principal(PlayerId("x"), organiser=True, account=True)]
)
def test_nobody_else_appoints_bans_or_sets_passwords(actor: Principal) -> None:
    async def story(door: Door) -> None:
        account = await door.account()
        player, people = account.profile.player, door.people

        refused = [
            await people.appoint(actor, player, organiser=True),
            await people.appoint(Principal(player), player, admin=True),
            await people.ban(actor, player, banned=True),
            await people.set_password(actor, "anna", OTHER),
        ]

        assert refused == [no(PeopleTrouble.NOT_ALLOWED)] * 4
        assert await people.profile(player) == account.profile

    check(story)


def test_an_admin_neither_bans_nor_dismisses_themselves() -> None:
    async def story(door: Door) -> None:
        account = await door.account()
        made = await door.people.appoint(ROOT, account.profile.player, admin=True)
        assert isinstance(made, Profile)

        banned = await door.people.ban(actor_of(made), made.player, banned=True)
        dismissed = await door.people.appoint(actor_of(made), made.player, admin=False)

        assert banned == dismissed == no(PeopleTrouble.NOT_ALLOWED)
        assert await door.people.profile(made.player) == made

    check(story)


@pytest.mark.parametrize("player", ["zz", "", "\x00", "ż", "\ud800", "x" * 10_000])
def test_what_is_asked_of_nobody_is_refused(player: str) -> None:
    async def story(door: Door) -> None:
        nobody = PlayerId(player)

        refused = [
            await door.people.appoint(ROOT, nobody, organiser=True),
            await door.people.ban(ROOT, nobody, banned=True),
            await door.people.erase(nobody),
            await door.people.change(nobody, name="Anna"),
            await door.people.set_password(ROOT, player, PASSWORD),
        ]

        assert refused == [no(PeopleTrouble.NO_SUCH_PLAYER)] * 5

    check(story)


def test_a_guest_gets_no_office() -> None:
    async def story(door: Door) -> None:
        guest = await door.guest()

        refused = await door.people.appoint(ROOT, guest.profile.player, organiser=True)

        assert refused == no(PeopleTrouble.NEEDS_ACCOUNT)

    check(story)


def test_a_new_password_ends_every_session() -> None:
    async def story(door: Door) -> None:
        account = await door.account()

        weak = await door.people.set_password(ROOT, "anna", "anna")
        done = await door.people.set_password(ROOT, "Anna", OTHER)

        assert weak == no(PeopleTrouble.WEAK_PASSWORD)
        assert done is None
        assert await door.people.recognise(account.token) is None
        assert await door.people.log_in(login="anna", password=PASSWORD) == no(PeopleTrouble.WRONG_LOGIN)
        assert isinstance(await door.people.log_in(login="anna", password=OTHER), Session)

    check(story)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("code", PeopleTrouble)
def test_every_refusal_has_words(code: PeopleTrouble, language: Language) -> None:
    assert Words(language)(f"people-{code.replace('_', '-')}")
