"""Passkeys in the terms of browsers: what to ask a device, and whether its answer is right."""

# py_webauthn brings much code and few people use it, so it is imported when it is first needed.

from __future__ import annotations

import json
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from stolik.play.accounts.passkeys import Passkey
from stolik.play.accounts.profiles import PeopleTrouble
from stolik.play.ports import PlayerId
from stolik.protocol.account import NewPasskey, PasskeyProof
from stolik.server.http.problems import RefusedRequestError

_NAME: Final = "Stolik"
_LOCAL: Final = "localhost"


class RelyingParty(NamedTuple):
    """The site that a passkey belongs to."""

    id: str
    """The host name; browsers offer a passkey only there."""
    origin: str


class CheckedKey(NamedTuple):
    """A key that a device has proven to have."""

    id: str
    public_key: bytes
    uses: int


def relying_party(origin: str) -> RelyingParty:
    """Return the site of a page; browsers have no passkeys for bare addresses and without encryption."""
    parts = urlsplit(origin)
    name = (parts.hostname or "").lower()
    secure = parts.scheme == "https" or name == _LOCAL or name.endswith(f".{_LOCAL}")
    if not name or not secure or _is_address(name):
        raise RefusedRequestError(PeopleTrouble.NO_PASSKEYS_HERE)
    return RelyingParty(name, origin)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def creation_options(
    site: RelyingParty, challenge: bytes, player: PlayerId, login: str, known: Sequence[Passkey]
) -> dict[str, Any]:
    """Return what a device is asked for a new passkey; devices that have one are left out."""
    from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415
    from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

    options = generate_registration_options(
        rp_id=site.id,
        rp_name=_NAME,
        user_name=login,
        user_id=player.encode(),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known
        ],
    )
    written: dict[str, Any] = json.loads(options_to_json(options))
    return written


def request_options(site: RelyingParty, challenge: bytes) -> dict[str, Any]:
    """Return what a device is asked at a login; it knows itself which passkeys it has here."""
    from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
    from webauthn.helpers import structs  # noqa: PLC0415

    options = generate_authentication_options(
        rp_id=site.id, challenge=challenge, user_verification=structs.UserVerificationRequirement.REQUIRED
    )
    written: dict[str, Any] = json.loads(options_to_json(options))
    return written


def challenge_in(client_data: str) -> bytes:
    """Return the challenge that a device has signed."""
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        return base64url_to_bytes(json.loads(base64url_to_bytes(client_data))["challenge"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise RefusedRequestError(PeopleTrouble.WRONG_PASSKEY) from None


def check_new(site: RelyingParty, challenge: bytes, made: NewPasskey) -> CheckedKey:
    """Return the key of a device that has answered the challenge."""
    from webauthn import verify_registration_response  # noqa: PLC0415
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    try:
        found = verify_registration_response(
            credential=_credential(
                made.id, clientDataJSON=made.client_data, attestationObject=made.attestation
            ),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001  whatever a library of many formats raises, the answer was wrong
        raise RefusedRequestError(PeopleTrouble.WRONG_PASSKEY) from None
    return CheckedKey(bytes_to_base64url(found.credential_id), found.credential_public_key, found.sign_count)


def check_proof(site: RelyingParty, challenge: bytes, proof: PasskeyProof, known: Passkey) -> int:
    """Return how often a key was used, if the device has proven to have it."""
    from webauthn import verify_authentication_response  # noqa: PLC0415

    try:
        found = verify_authentication_response(
            credential=_credential(
                proof.id,
                clientDataJSON=proof.client_data,
                authenticatorData=proof.authenticator_data,
                signature=proof.signature,
            ),
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.count,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001  as above
        raise RefusedRequestError(PeopleTrouble.WRONG_PASSKEY) from None
    return found.new_sign_count


def _credential(key: str, **response: str) -> dict[str, Any]:
    return {"id": key, "rawId": key, "type": "public-key", "response": response}
