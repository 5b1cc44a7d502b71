"""The event page, its links and its logo, and the notices."""

from __future__ import annotations

import pytest

from stolik.day.event.views import see_notices, see_page
from stolik.tournament.commands import Command, Undo
from stolik.tournament.event_page.commands import PostNotice, RemoveNotice, SetEventPage, SetLogo
from stolik.tournament.event_page.event_page import MOST_LOGO, MOST_NOTICES, PNG, EventPage, host_of
from stolik.tournament.events import decoder, encoder
from stolik.tournament.log.fold import replay
from stolik.tournament.refusals import TournamentCode
from tests.tournament.world import HEAD, ORGANISER, REFEREE, World, as_player

HALL = EventPage(venue=" Club house ", address="Market Square 1", photos="https://photos.example/album")


def test_a_page_is_tidied_stored_and_undone() -> None:
    """As every event."""
    world = World()
    number = world.do(SetEventPage(by=ORGANISER, page=HALL))
    again = [decoder.decode(encoder.encode(event)) for event in world.log]

    assert replay(again) == world.state
    seen = see_page(world.tournament)
    assert (seen.venue, seen.links[0].kind, seen.links[0].host) == ("Club house", "photos", "photos.example")
    world.do(Undo(by=ORGANISER, event=number))
    assert world.state.page == EventPage()


@pytest.mark.parametrize(
    "link",
    [
        "http://photos.example",
        "javascript:alert(1)",
        "https:photos.example",
        "https://",
        "https://known.example@evil.example",
        "https://photos.example/a b",
        "https://photos.example:port",
        "https:\\\\photos.example",
        "//photos.example",
        "data:text/html,x",
    ],
)
def test_only_safe_links_are_kept(link: str) -> None:
    """They are shown with their host, which must be the real one."""
    assert host_of(link) is None
    refusal = World().refused(SetEventPage(by=ORGANISER, page=EventPage(stream=link)))
    assert (refusal.code, refusal.detail) == (TournamentCode.BAD_SETTING, "bad_link")


@pytest.mark.parametrize("picture", [b"<svg/>", b"GIF89a", PNG + bytes(MOST_LOGO)])
def test_only_our_own_pictures_are_logos(picture: bytes) -> None:
    """An imported log may hold anything."""
    refusal = World().refused(SetLogo(by=ORGANISER, picture=picture))

    assert refusal.detail == "bad_logo"


def test_a_logo_is_set_and_removed() -> None:
    """The page has its digest, so that browsers notice another one."""
    world = World()
    world.do(SetLogo(by=ORGANISER, picture=PNG + b"1"))
    first = see_page(world.tournament).logo
    world.do(SetLogo(by=ORGANISER, picture=PNG + b"2"))

    assert first != see_page(world.tournament).logo != ""
    world.do(SetLogo(by=ORGANISER, picture=b""))
    assert see_page(world.tournament).logo == ""


def test_notices_come_newest_first_and_are_taken_down() -> None:
    """Also after the tournament is closed: results and photos are announced then."""
    world = World("match", 4)
    first = world.do(PostNotice(by=ORGANISER, text=" Lunch at one "))
    world.do(PostNotice(by=HEAD, text="Round two is late"))
    assert [each.text for each in see_notices(world.tournament)] == ["Round two is late", "Lunch at one"]

    world.do(RemoveNotice(by=ORGANISER, notice=first))
    assert world.refused(RemoveNotice(by=ORGANISER, notice=first)).code is TournamentCode.NO_SUCH_EVENT
    world.play_out()
    world.do(PostNotice(by=ORGANISER, text="Thank you"))
    world.do(SetEventPage(by=ORGANISER, page=HALL))
    assert len(see_notices(world.tournament)) == 2


def test_notices_are_bounded() -> None:
    """An empty one says nothing."""
    world = World()
    assert world.refused(PostNotice(by=ORGANISER, text="  ")).detail == "empty_notice"
    for at in range(MOST_NOTICES):
        world.do(PostNotice(by=ORGANISER, text=f"Notice {at}"))

    assert world.refused(PostNotice(by=ORGANISER, text="More")).detail == "many_notices"


@pytest.mark.parametrize(
    "command",
    [
        SetEventPage(by=REFEREE, page=HALL),
        SetLogo(by=REFEREE, picture=PNG),
        PostNotice(by=REFEREE, text="x"),
        RemoveNotice(by=as_player(1), notice=2),  # type: ignore[arg-type]
        PostNotice(by=as_player(1), text="x"),
    ],
)
def test_only_leaders_write_them(command: Command) -> None:
    """Neither referees nor players."""
    assert World().refused(command).code is TournamentCode.NOT_ALLOWED
