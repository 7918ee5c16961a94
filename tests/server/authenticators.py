"""An authenticator in software, which makes passkeys and signs with them as browsers do."""

import hashlib
import json
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.chance import seeded

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40
_IDS: Final = seeded(27)


class Authenticator:
    """A device with one passkey.

    Args:
        origin: the page's origin, which the browser writes into each answer.
    """

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = origin.partition("://")[2].rpartition(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = _IDS.randbytes(32)
        self.count = 0
        self.is_verified = True
        """Whether the person has shown that it is she."""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for a new passkey."""
        length = len(self.id).to_bytes(2, "big")
        attested = bytes(16) + length + self.id + cbor2.dumps(self._public_key())
        data = self._data(_ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"])
        answer = {"attestationObject": made, "clientDataJSON": client}
        return self._credential(answer)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to the options for a signature."""
        self.count += 1
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data(0)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        answer = {"authenticatorData": data, "clientDataJSON": client, "signature": signature}
        return self._credential(answer)

    def _credential(self, answer: dict[str, bytes]) -> dict[str, Any]:
        response = {name: bytes_to_base64url(part) for name, part in answer.items()}
        own = bytes_to_base64url(self.id)
        shape = {"id": own, "rawId": own, "type": "public-key", "response": response}
        return shape | {"clientExtensionResults": {}}

    def _data(self, flags: int) -> bytes:
        found = _PRESENT | flags | (_VERIFIED if self.is_verified else 0)
        return (
            hashlib.sha256(self.host.encode()).digest()
            + bytes([found])
            + self.count.to_bytes(4, "big")
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        base64url_to_bytes(challenge)
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _public_key(self) -> dict[int, Any]:
        numbers = self.key.public_key().public_numbers()
        return {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
