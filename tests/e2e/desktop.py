"""A desktop with notifications: a browser that sleeps as a user's does, and the service that shows them.

Playwright keeps every page visible, and the small Chromium of the other tests refuses notifications. Here a
whole Chromium runs with its own defaults; its notifications come to a D-Bus service, which can press them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from jeepney import DBusAddress, HeaderFields, Message, MessageType, new_method_return, new_signal
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browser import FLAGS, close_lent_browser, find_browser

_NAME: Final = "org.freedesktop.Notifications"
_SERVICE: Final = DBusAddress("/org/freedesktop/Notifications", bus_name=_NAME, interface=_NAME)
_PATIENCE: Final = 60.0
_DISMISSED: Final = 2
_CLOSED_BY_CALL: Final = 3


class Shown(NamedTuple):
    """A notification as the desktop got it."""

    number: int
    title: str
    body: str


class Desktop:
    """Shows notifications, and presses them for the test."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.now: dict[int, Shown] = {}
        """What is on the screen."""
        self._last = 0
        self._line: DBusConnection = open_dbus_connection(bus=address)
        self._line.send_and_get_reply(message_bus.RequestName(_NAME))
        self._served = threading.Thread(target=self._serve, daemon=True)
        self._served.start()

    def wait_for(self, title: str) -> Shown:
        """Return the notification with this title, as soon as it is shown."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            for each in list(self.now.values()):
                if each.title == title:
                    return each
            time.sleep(0.05)
        pytest.fail(f"no notification {title!r}; there are {self.now}")

    def wait_until_empty(self) -> None:
        """Wait until no notification is left."""
        until = time.monotonic() + _PATIENCE
        while self.now:
            assert time.monotonic() < until, self.now
            time.sleep(0.05)

    def press(self, shown: Shown) -> None:
        """Press a notification."""
        self._line.send(new_signal(_SERVICE, "ActionInvoked", "us", (shown.number, "default")))

    def dismiss_all(self) -> None:
        """Wipe everything off the screen."""
        for number in list(self.now):
            self.now.pop(number, None)
            self._closed(number, _DISMISSED)

    def close(self) -> None:
        """Give the line up, after the bus has ended."""
        self._served.join()
        self._line.close()

    def _serve(self) -> None:
        while True:
            try:
                call = self._line.receive()
            except (ConnectionError, OSError):
                return  # the bus has ended
            if call.header.message_type is MessageType.method_call:
                self._answer(call)

    def _answer(self, call: Message) -> None:
        match call.header.fields.get(HeaderFields.member):
            case "GetCapabilities":
                answer = new_method_return(call, "as", (["actions", "body"],))
            case "GetServerInformation":
                answer = new_method_return(call, "ssss", ("Stolik", "Stolik", "1", "1.2"))
            case "Notify":
                _, replaced, _, title, body, *_ = call.body
                self._last += not replaced
                number = replaced or self._last
                self.now[number] = Shown(number, title, body)
                answer = new_method_return(call, "u", (number,))
            case "CloseNotification":
                (number,) = call.body
                self.now.pop(number, None)
                self._closed(number, _CLOSED_BY_CALL)
                answer = new_method_return(call)
            case _:
                answer = new_method_return(call)
        self._line.send(answer)

    def _closed(self, number: int, why: int) -> None:
        self._line.send(new_signal(_SERVICE, "NotificationClosed", "uu", (number, why)))


@contextmanager
def open_desktop() -> Iterator[Desktop]:
    """Start a message bus with a notification service; skip the test if there is no bus."""
    program = shutil.which("dbus-daemon")
    if program is None:
        pytest.skip("needs dbus-daemon, which carries notifications to the desktop")
    command = [program, "--session", "--nofork", "--nopidfile", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as bus:
        assert bus.stdout is not None
        desktop = Desktop(bus.stdout.readline().strip())
        try:
            yield desktop
        finally:
            bus.terminate()
            bus.wait()
            desktop.close()


@contextmanager
def open_whole_browser(desktop: Desktop, profile: Path) -> Iterator[Browser]:
    """Start a browser whose first context is a user's own: tabs hide each other and may sleep."""
    close_lent_browser()  # Playwright allows one at a time
    program, environment = find_browser()
    process = subprocess.Popen(
        [
            program,
            "--headless",
            *FLAGS,
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            "about:blank",
        ],
        env={**os.environ, **environment, "DBUS_SESSION_BUS_ADDRESS": desktop.address},
        stderr=subprocess.DEVNULL,
    )
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.connect_over_cdp(
                f"http://127.0.0.1:{_port(profile)}", no_defaults=True
            )
            yield browser
            browser.close()
    finally:
        process.terminate()
        process.wait()


def _port(profile: Path) -> str:
    """Return the port of the browser's protocol, which it writes into its profile."""
    file, until = profile / "DevToolsActivePort", time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        if file.exists() and len(lines := file.read_text().split()) > 1:
            return lines[0]
        time.sleep(0.05)
    pytest.fail("the browser did not start in time")
