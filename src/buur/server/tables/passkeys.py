"""`Passkeys`: makes the challenges of WebAuthn and verifies what authenticators answer.

``webauthn`` is imported with the first challenge, since it takes a tenth of a second.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import importlib.util
import json
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from buur.server.bus.bus import Bus
from buur.server.bus.codec import Codec
from buur.server.bus.memory import MemoryBus
from buur.server.bus.shared_notes import SharedNotes
from buur.server.storage.identity_store import Passkey, bad_passkey

_T = TypeVar("_T")

CHALLENGE_SECONDS: Final = 300.0
"""Seconds for which a challenge waits for its answer."""
MOST_CHALLENGES: Final = 10_000
"""Challenges that wait; above, the oldest is dropped."""
_NAME: Final = "Buur"


class Challenge(NamedTuple):
    """A challenge that waits for its answer."""

    guest: str | None
    """Who adds a passkey; None where somebody signs in."""
    origin: str
    """The origin of the page that asked for it."""


_CHALLENGES: Final = Codec[Challenge](Challenge)


class Passkeys:
    """The challenges of a server. They stay in memory, and each is answered once.

    Args:
        clock: a monotonic clock, in seconds.
        bus: tells other nodes of them, which may get the answers.
    """

    def __init__(self, clock: Callable[[], float] = monotonic, bus: Bus | None = None) -> None:
        self.challenges = SharedNotes(
            bus or MemoryBus(), "challenges", most=MOST_CHALLENGES, clock=clock
        )
        """Those that wait for their answers."""

    @staticmethod
    def is_offered() -> bool:
        """Tell whether the library is installed."""
        return importlib.util.find_spec("webauthn") is not None

    async def registration(
        self, guest: str, name: str, origin: str, known: Sequence[str]
    ) -> dict[str, Any]:
        """Return the options with which a browser makes a passkey.

        Args:
            guest: the internal id of who adds it.
            name: her name.
            origin: the origin of the page.
            known: the credential ids of her passkeys.
        """

        def work() -> tuple[bytes, str]:
            import webauthn
            from webauthn.helpers import structs

            selection = structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            )
            options = webauthn.generate_registration_options(
                rp_id=host_of(origin),
                rp_name=_NAME,
                user_name=name or _NAME,
                # The internal id itself never leaves the server.
                user_id=hashlib.sha256(guest.encode()).digest(),
                authenticator_selection=selection,
                exclude_credentials=[
                    structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one))
                    for one in known
                ],
            )
            return options.challenge, webauthn.options_to_json(options)

        return await self._options(work, guest, origin)

    async def authentication(self, origin: str) -> dict[str, Any]:
        """Return the options with which a browser signs with any passkey of this site."""

        def work() -> tuple[bytes, str]:
            import webauthn
            from webauthn.helpers import structs

            options = webauthn.generate_authentication_options(
                rp_id=host_of(origin),
                user_verification=structs.UserVerificationRequirement.REQUIRED,
            )
            return options.challenge, webauthn.options_to_json(options)

        return await self._options(work, None, origin)

    async def registered(self, guest: str, answer: Mapping[str, Any]) -> Passkey:
        """Return the passkey that an authenticator has made.

        Raises:
            Problem: the answer is not valid, or the challenge was not for this guest.
        """
        challenge, found = self._take(answer)
        if found.guest != guest:
            raise bad_passkey()

        def work() -> Passkey:
            import webauthn
            from webauthn.helpers import bytes_to_base64url

            made = webauthn.verify_registration_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=host_of(found.origin),
                expected_origin=found.origin,
                require_user_verification=True,
            )
            return Passkey(
                bytes_to_base64url(made.credential_id),
                guest,
                bytes_to_base64url(made.credential_public_key),
                made.sign_count,
            )

        return await _verified(work)

    async def signed(self, key: Passkey | None, answer: Mapping[str, Any]) -> int:
        """Return the counter of a passkey after it has signed.

        Args:
            key: the passkey that the answer names; None if there is no such one.
            answer: the answer of the authenticator.

        Raises:
            Problem: the signature or the challenge is not valid.
        """
        challenge, found = self._take(answer)
        if found.guest is not None or key is None:
            raise bad_passkey()

        def work() -> int:
            import webauthn

            made = webauthn.verify_authentication_response(
                credential=dict(answer),
                expected_challenge=challenge,
                expected_rp_id=host_of(found.origin),
                expected_origin=found.origin,
                credential_public_key=webauthn.base64url_to_bytes(key.public_key),
                credential_current_sign_count=key.sign_count,
                require_user_verification=True,
            )
            return made.new_sign_count

        return await _verified(work)

    async def _options(
        self, work: Callable[[], tuple[bytes, str]], guest: str | None, origin: str
    ) -> dict[str, Any]:
        challenge, text = await asyncio.to_thread(work)
        note = _CHALLENGES.encode(Challenge(guest, origin)).decode()
        self.challenges.put(challenge.hex(), note, CHALLENGE_SECONDS)
        options: dict[str, Any] = msgspec.json.decode(text)
        return options

    def _take(self, answer: Mapping[str, Any]) -> tuple[bytes, Challenge]:
        """Return the challenge of an answer, which no other answer can use.

        Raises:
            Problem: there is none, or it waited too long.
        """
        challenge = _challenge_of(answer)
        note = self.challenges.pop(challenge.hex())
        found = None if note is None else _CHALLENGES.decode(note)
        if found is None:
            raise bad_passkey()
        return challenge, found


def host_of(origin: str) -> str:
    """Return the host of an origin, to which passkeys belong.

    >>> host_of("https://jass.example:8443")
    'jass.example'
    """
    return urlsplit(origin).hostname or ""


def _challenge_of(answer: Mapping[str, Any]) -> bytes:
    """Return the challenge that a browser says it has answered; the library verifies it."""
    try:
        text = answer["response"]["clientDataJSON"]
        data = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        said = data["challenge"]
        return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
    except (KeyError, TypeError, ValueError, RecursionError, binascii.Error) as error:
        raise bad_passkey() from error


async def _verified(work: Callable[[], _T]) -> _T:
    """Return the result of the library, whose errors are those of the answer."""
    try:
        return await asyncio.to_thread(work)
    except Exception as error:
        # Damaged CBOR, keys and certificates raise errors of several libraries.
        raise bad_passkey() from error
