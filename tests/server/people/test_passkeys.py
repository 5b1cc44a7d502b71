"""Passkeys over HTTP, with a device made of code: added, used, renamed, removed, and refused."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text_of

from stolik.play.accounts.profiles import PeopleTrouble
from stolik.server.http.problems import RefusedRequestError
from stolik.server.people.webauthn_checks import relying_party
from tests.server.people.test_own_account import SECRET, page_of
from tests.server.people.test_ratings import account, of
from tests.server.worlds import Caller, World, run, serving

_PRESENT_AND_VERIFIED = 0x05
_WITH_KEY = 0x40


class Device:
    """An authenticator with one key, such as a phone has."""

    def __init__(self, site: str = "localhost") -> None:
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(id(self)).encode()).digest()
        self.uses = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, str]:
        """Return a new passkey for a page."""
        point = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)})
        data = self._data(_WITH_KEY) + bytes(16) + len(self.id).to_bytes(2) + self.id + public
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": text_of(self.id),
            "client_data": self._client_data("webauthn.create", options, origin),
            "attestation": text_of(attested),
        }

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, str]:
        """Return the proof that this device has the key."""
        self.uses += 1
        client_data = self._client_data("webauthn.get", options, origin)
        data = self._data(0)
        padded = client_data + "=" * (-len(client_data) % 4)
        signed = data + hashlib.sha256(urlsafe_b64decode(padded)).digest()
        return {
            "id": text_of(self.id),
            "client_data": client_data,
            "authenticator_data": text_of(data),
            "signature": text_of(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
        }

    def _data(self, more: int) -> bytes:
        flags = _PRESENT_AND_VERIFIED | more
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    @staticmethod
    def _client_data(kind: str, options: dict[str, Any], origin: str) -> str:
        said = {"type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": False}
        return text_of(json.dumps(said).encode())


def at_localhost(caller: Caller) -> str:
    """Let somebody open the server by its name; return the origin of its pages."""
    origin = f"http://localhost:{caller.host.rpartition(':')[2]}"
    caller.http.headers["host"] = origin.removeprefix("http://")
    caller.http.headers["origin"] = origin
    return origin


async def owner(world: World, login: str) -> tuple[Caller, str]:
    caller = await account(world, login)
    return caller, at_localhost(caller)


async def options_for(caller: Caller) -> dict[str, Any]:
    got = await caller.http.post("/api/me/passkeys/options", json={"password": SECRET})
    assert got.status_code == 201, got.text
    options: dict[str, Any] = got.json()["options"]
    return options


async def added(caller: Caller, device: Device, origin: str, name: str = "My phone") -> tuple[int, Any]:
    body = {"name": name, **device.make(await options_for(caller), origin)}
    got = await caller.http.post("/api/me/passkeys", json=body)
    return got.status_code, got.json()


async def entered(world: World, device: Device, *, origin: str | None = None) -> tuple[int, str, Caller]:
    caller = await world.guest()
    here = at_localhost(caller)
    options = (await caller.http.post("/api/session/passkey/options")).json()["options"]
    got = await caller.http.post("/api/session/passkey", json=device.sign(options, origin or here))
    body = got.json()
    if got.status_code == 201:
        caller.http.headers["x-csrftoken"] = body["csrf"]
    return got.status_code, body.get("player", body.get("code")), caller


def test_a_passkey_is_added_used_renamed_and_removed(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, origin = await owner(world, "anna")
            device = Device()
            status, made = await added(anna, device, origin)
            assert (status, made["name"], made["used"]) == (201, "My phone", 0)

            status, player, there = await entered(world, device)

            assert (status, player) == (201, of(anna))
            (seen,) = (await page_of(there))["passkeys"]
            assert seen["used"] >= seen["created"] > 0
            path = f"/api/me/passkeys/{made['id']}"
            stranger = await account(world, "bob")
            at_localhost(stranger)
            assert (await stranger.http.patch(path, json={"name": "Mine"})).status_code == 404
            assert (await stranger.http.delete(path)).status_code == 404
            assert (await there.http.patch(path, json={"name": "Old phone"})).status_code == 204
            assert [each["name"] for each in (await page_of(anna))["passkeys"]] == ["Old phone"]
            export = (await anna.http.get("/api/me/export")).text
            assert "Old phone" in export
            assert "public_key" not in export
            assert (await anna.http.delete(path)).status_code == 204
            assert (await anna.http.delete(path)).json()["code"] == "no_such_passkey"
            assert (await entered(world, device))[:2] == (403, "wrong_passkey")

    run(main)


def test_a_passkey_needs_the_password_and_its_own_challenge(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            anna, origin = await owner(world, "anna")
            bob, _ = await owner(world, "bob")
            wrong = await anna.http.post("/api/me/passkeys/options", json={"password": "wrong"})
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong_password")
            device = Device()
            options = await options_for(anna)
            body = {"name": "x", **device.make(options, origin)}

            # Another's challenge, another site's page, another site's key, and the same challenge twice.
            assert (await bob.http.post("/api/me/passkeys", json=body)).json()["code"] == "wrong_passkey"
            assert (await added(anna, Device(), "https://evil.example"))[1]["code"] == "wrong_passkey"
            assert (await added(anna, Device("evil.example"), origin))[1]["code"] == "wrong_passkey"
            assert (await anna.http.post("/api/me/passkeys", json=body)).status_code == 201
            assert (await anna.http.post("/api/me/passkeys", json=body)).json()["code"] == "wrong_passkey"
            # The same key again, and one that answers for another page.
            assert (await added(anna, device, origin))[1]["code"] == "wrong_passkey"
            assert (await entered(world, device, origin="https://evil.example"))[1] == "wrong_passkey"
            thief = Device()
            thief.id = device.id
            assert (await entered(world, thief))[1] == "wrong_passkey"
            nonsense = {**device.make(options, origin), "client_data": "bm90IGpzb24", "name": "x"}
            assert (await anna.http.post("/api/me/passkeys", json=nonsense)).json()["code"] == "wrong_passkey"
            first, second = await world.guest(), await world.guest()
            here = at_localhost(first)
            at_localhost(second)
            asked = (await first.http.post("/api/session/passkey/options")).json()["options"]
            taken = await second.http.post("/api/session/passkey", json=device.sign(asked, here))
            assert taken.json()["code"] == "wrong_passkey"  # the challenge is another session's

    run(main)


def test_a_bare_address_has_no_passkeys_and_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path / "s.db") as world:
            guest = await world.guest()

            got = await guest.http.post("/api/session/passkey/options")

            assert (got.status_code, got.json()["code"]) == (409, "no_passkeys_here")
            assert "localhost" in got.json()["message"]

    run(main)


@pytest.mark.parametrize(
    ("origin", "site"),
    [
        ("https://play.example", "play.example"),
        ("https://Play.Example:8443", "play.example"),
        ("http://localhost:8000", "localhost"),
        ("http://play.example", None),
        ("https://192.168.1.20", None),
        ("https://[::1]:8000", None),
        ("http://127.0.0.1:8000", None),
        ("null", None),
    ],
)
def test_the_site_of_a_passkey_is_the_name_in_the_address(origin: str, site: str | None) -> None:
    if site is None:
        with pytest.raises(RefusedRequestError) as refused:
            relying_party(origin)
        assert refused.value.code == PeopleTrouble.NO_PASSKEYS_HERE
    else:
        assert relying_party(origin).id == site
