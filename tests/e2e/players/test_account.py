"""The account page in the browser, and reports of players with what admins do about them."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.axe import seriously_wrong
from tests.e2e.conftest import Come
from tests.e2e.players.test_lobby import PASSWORD, account
from tests.e2e.players.test_player_home import given_up
from tests.e2e.raw_ids import raw_ids
from tests.e2e.served import Guest, Served

NEXT = "and a short way back"


def card(page: Page, heading: str) -> Locator:
    """Return the card with a heading."""
    return page.locator("section", has=page.get_by_role("heading", name=heading, exact=True))


def log_in(guest: Guest, login: str) -> Page:
    """Log in through the sheet behind the user's name."""
    page = guest.open("/")
    page.locator(".me").click()
    sheet = page.get_by_role("dialog", name="You")
    sheet.get_by_role("radio", name="Log in").check()
    sheet.get_by_label("Login").fill(login)
    sheet.get_by_label("Password").fill(PASSWORD)
    sheet.get_by_role("button", name="Log in").click()
    expect(sheet.get_by_text("You are logged in.")).to_be_visible()
    return page


def test_name_password_and_devices_are_changed_on_one_page(come: Come) -> None:
    anna, phone, thief = come(), come(phone=True), come()
    account(anna, "anna")
    for other in (phone, thief):
        log_in(other, "anna")
    page = anna.open("/")
    page.locator(".me").click()
    page.get_by_role("dialog").get_by_role("link", name="Account and data").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    expect(page.get_by_text("Login: anna")).to_be_visible()

    you = card(page, "You")
    you.get_by_label("Your name at the table").fill("Ania")
    you.get_by_role("button", name="Save").click()
    expect(you.get_by_role("status")).to_contain_text("Saved")
    expect(page.locator(".me .name")).to_have_text("Ania")

    devices = card(page, "Devices")
    expect(devices.get_by_role("listitem")).to_have_count(3)
    expect(devices.get_by_role("listitem").first).to_contain_text("this one")
    assert seriously_wrong(page) == {}
    devices.get_by_role("button", name=re.compile("^End Chrome")).first.click()
    expect(devices.get_by_role("listitem")).to_have_count(2)

    password = card(page, "Password")
    password.get_by_label("Current password").fill("not this one")
    password.get_by_label("New password").fill(NEXT)
    password.get_by_role("button", name="Change the password").click()
    expect(password.get_by_role("alert")).to_contain_text("Wrong password")
    password.get_by_label("Current password").fill(PASSWORD)
    password.get_by_role("button", name="Change the password").click()
    expect(password.get_by_role("status")).to_contain_text("All other devices are logged out")
    expect(devices.get_by_role("listitem")).to_have_count(1)


def test_a_recovery_code_sets_a_new_password_without_mail(come: Come) -> None:
    anna, phone = come(), come(phone=True)
    account(anna, "bella")
    page = anna.open("/account")
    codes = card(page, "Recovery codes")
    codes.get_by_role("button", name="Make ten codes").click()
    codes.get_by_label("Current password").fill(PASSWORD)
    codes.get_by_role("button", name="Make ten codes").click()
    expect(codes.get_by_role("listitem")).to_have_count(10)
    code = codes.get_by_role("listitem").first.inner_text()
    assert seriously_wrong(page) == {}
    codes.get_by_role("button", name="I have kept them").click()
    page.reload()
    expect(codes.get_by_text("10 unused codes are left.")).to_be_visible()
    assert code not in page.content()

    lost = phone.open("/account")
    entrance = card(lost, "Account")
    entrance.get_by_role("radio", name="Log in").check()
    entrance.get_by_role("button", name="Lost your password?").click()
    entrance.get_by_label("Login").fill("bella")
    entrance.get_by_label("Recovery code").fill(code.upper())
    entrance.get_by_label("New password").fill(NEXT)
    entrance.get_by_role("button", name="Set a new password").click()
    expect(lost.get_by_text("Login: bella")).to_be_visible()
    expect(card(lost, "Recovery codes").get_by_text("9 unused codes are left.")).to_be_visible()
    page.reload()
    expect(page.locator(".me .name")).to_have_text(re.compile(r"Guest \d+"))


def test_own_data_is_downloaded_and_erased(come: Come) -> None:
    anna, bob = come(), come(name="Bob")
    account(anna, "celina")
    given_up(anna, bob)
    page = anna.open("/account")
    data = card(page, "Your data")
    with page.expect_download() as file:
        data.get_by_role("link", name="Download my data").click()
    assert file.value.suggested_filename == "stolik-my-data.json"

    data.get_by_role("button", name="Delete me").click()
    expect(data.get_by_text("What remains")).to_be_visible()
    data.get_by_role("button", name="Delete everything").click()

    expect(page.locator(".me .name")).to_have_text(re.compile(r"Guest \d+"))
    expect(page.get_by_text("Login: celina")).to_have_count(0)
    theirs = bob.open("/games")
    expect(theirs.get_by_role("listitem")).to_contain_text(re.compile(r"Player \d+"))


def add_authenticator(page: Page, *, touched: bool) -> None:
    """Give a page a device for passkeys, which somebody touches at once or never."""
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": touched,
    }
    device.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def by_name(served: Served) -> str:
    """Return the server's address with a name: browsers have no passkeys for bare addresses."""
    return served.address.replace("127.0.0.1", "localhost")


def test_a_passkey_is_made_and_logs_in_without_the_password(served: Served, browser: Browser) -> None:
    anna = Guest(browser, by_name(served))
    account(anna, "daria")
    page = anna.open("/account")
    add_authenticator(page, touched=True)
    keys = card(page, "Passkeys")

    keys.get_by_role("button", name="Add a passkey").click()
    keys.get_by_label("Name of the passkey").fill("My laptop")
    keys.get_by_label("Current password").fill(PASSWORD)
    keys.get_by_role("button", name="Add a passkey").click()

    expect(keys.get_by_role("listitem")).to_contain_text("My laptop")
    assert seriously_wrong(page) == {}
    card(page, "You").get_by_role("button", name="Log out").click()
    entrance = card(page, "Account")
    entrance.get_by_role("radio", name="Log in").check()
    entrance.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_text("Login: daria")).to_be_visible()
    keys.get_by_role("button", name="Rename My laptop").click()
    keys.get_by_label("Name of the passkey").fill("Work")
    keys.get_by_role("button", name="Save").click()
    expect(keys.get_by_role("listitem")).to_contain_text("last used")
    keys.get_by_role("button", name="Remove Work").click()
    expect(keys.get_by_role("listitem")).to_have_count(0)
    card(page, "You").get_by_role("button", name="Log out").click()
    entrance.get_by_role("radio", name="Log in").check()
    entrance.get_by_role("button", name="Log in with a passkey").click()
    expect(entrance.get_by_role("alert")).to_contain_text("not accepted")
    assert raw_ids(page) == []
    anna.context.close()


def test_a_device_that_waits_for_a_touch_says_so_and_is_not_waited_for(
    served: Served, browser: Browser
) -> None:
    anna = Guest(browser, by_name(served))
    account(anna, "elena")
    page = anna.open("/account")
    add_authenticator(page, touched=False)
    keys = card(page, "Passkeys")
    for _ in range(2):  # and again after it was cancelled
        keys.get_by_role("button", name="Add a passkey").click()
        keys.get_by_label("Current password").fill(PASSWORD)
        keys.get_by_role("button", name="Add a passkey").click()
        expect(keys.get_by_role("status")).to_contain_text("Your device is asking for you")
        keys.get_by_role("button", name="Cancel").click()
        expect(keys.get_by_role("alert")).to_have_text("No passkey was made.")
    card(page, "You").get_by_role("button", name="Log out").click()

    entrance = card(page, "Account")
    entrance.get_by_role("radio", name="Log in").check()
    entrance.get_by_role("button", name="Log in with a passkey").click()
    expect(entrance.get_by_role("status")).to_contain_text("Your device is asking for you")
    assert seriously_wrong(page) == {}
    entrance.get_by_role("button", name="Use the password instead").click()
    expect(entrance.get_by_role("alert")).to_have_text("No passkey was used.")
    entrance.get_by_label("Login").fill("elena")
    entrance.get_by_label("Password").fill(PASSWORD)
    entrance.get_by_role("button", name="Log in", exact=True).click()
    expect(page.get_by_text("Login: elena")).to_be_visible()
    anna.context.close()


def test_a_player_is_reported_from_the_chat_and_an_admin_suspends_them(come: Come, served: Served) -> None:
    admin, bad, good = come(), come(name="Borys"), come(name="Gosia", phone=True)
    account(admin, "root")
    with closing(sqlite3.connect(served.database)) as database, database:
        database.execute("UPDATE person SET admin = 1 WHERE player = ?", (admin.player,))
    room = bad.make("en-classic")
    good.order(room, do="Join", seed="g")
    bad.order(room, do="Start")
    bad.order(room, do="Say", text="you play like a lamp")
    table = good.sit(room)
    table.get_by_role("button", name="Talk at the table").click()
    table.get_by_text("Whose messages").click()
    table.get_by_role("button", name="Report", exact=True).click()
    form = table.get_by_role("dialog", name="Report Borys")
    form.get_by_label("What happened?").select_option("Insults")
    form.get_by_label("A few words").fill("He calls me a lamp.")
    assert seriously_wrong(table) == {}
    form.get_by_role("button", name="Send the report").click()
    expect(form.get_by_role("status")).to_contain_text("Thank you")

    page = admin.open("/")
    page.locator(".me").click()
    page.get_by_role("dialog").get_by_role("link", name="Reports of players").click()
    one = page.get_by_role("article")
    expect(one).to_contain_text("He calls me a lamp.")
    one.get_by_label("What to do").select_option("Suspend")
    one.get_by_label("For how long").select_option("3 days")
    one.get_by_label("Note for the log").fill("second time")
    assert seriously_wrong(page) == {}
    one.get_by_role("button", name="Do it").click()
    expect(page.get_by_text("No reports here.")).to_be_visible()
    page.get_by_role("radio", name="Log").check()
    expect(page.get_by_role("listitem")).to_contain_text(
        re.compile("Root: Suspend, Borys until .*second time")
    )

    theirs = bad.open("/")
    expect(theirs.get_by_text("You are suspended until")).to_be_visible()
    assert seriously_wrong(theirs) == {}
    stranger = good.open("/admin")
    expect(stranger.get_by_role("alert")).to_contain_text("Only admins see this page")
