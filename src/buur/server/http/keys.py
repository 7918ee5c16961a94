"""The endpoints of keys and devices: passkeys, links by mail, signing in and out."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any, Final, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.i18n.texts import texts
from buur.server.errors import Problem
from buur.server.http.api import Lang, known_guest, read_json_body
from buur.server.http.device_labels import device_label
from buur.server.http.guest_cookie import delete_guest_cookie, guest_token, set_guest_cookie
from buur.server.http.people import day, nobody
from buur.server.http.rate_limits import RateLimits, too_many_requests
from buur.server.http.responses import json_response
from buur.server.http.token_buckets import Clock, RateLimiter
from buur.server.mail import LONGEST_ADDRESS, Letter, MailRelay, mail_address
from buur.server.settings import Limits
from buur.server.storage.identity_store import (
    LINK_MINUTES,
    IdentityStore,
    MailLink,
    OwnKey,
)
from buur.server.storage.person_merge import Browser
from buur.server.tables.guests import Guest
from buur.server.tables.passkeys import Passkeys
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.wire import messages

_T = TypeVar("_T")
_TOKEN_BYTES: Final = 32


class MailRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for a link by mail."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS + 20)]
    lang: Lang = "en"


class MailLinkRequest(Struct, forbid_unknown_fields=True):
    """Body of a request with a link that came by mail."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]


class PasskeyRequest(Struct, forbid_unknown_fields=True):
    """Body of an answer of an authenticator."""

    credential: dict[str, Any]


class SignOutRequest(Struct, forbid_unknown_fields=True):
    """Body of a request to sign this browser out."""

    anyway: bool = False
    """Whether a person without a key wants to lose her parties by it."""


class KeysApi:
    """The endpoints of keys and devices.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
        relay: sends letters; None without a relay.
        clock: the clock of limits and challenges.
    """

    def __init__(
        self,
        registry: TableRegistry,
        rate_limits: RateLimits,
        relay: MailRelay | None,
        clock: Clock,
    ) -> None:
        self._settings = registry.settings
        self._guests = registry.guests
        self._rate_limits = rate_limits
        self._relay = relay
        self._store = IdentityStore(registry.store)
        self._passkeys = Passkeys(clock, registry.bus)
        self.challenges = self._passkeys.challenges
        self.letters = LetterLimits(registry.settings.limits, clock)
        """The limits of letters."""

    async def keys(self, request: Request) -> Response:
        """The person's keys, and those that this server offers."""
        self._rate_limits.take_game(request)
        guest = await self._guests.find(guest_token(request))
        return await self._answer(guest)

    # Mail.

    async def send_link(self, request: Request) -> Response:
        """Send a link to a mail address; the answer is the same for every address."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, MailRequest)
        relay = self._relay
        if relay is None:
            raise Problem(404, "no-mail", "this server sends no mail")
        address = mail_address(wanted.address)
        if address is None:
            raise Problem(422, "bad-address", "this is no mail address", wanted.address)
        self._rate_limits.take_letter(request)
        guest = await known_guest(self._guests, request)
        self.letters.take_person(guest.id)
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        link = MailLink(token_hash(token), address, guest.id, token_hash(guest.token))
        await self._store.add_mail_link(link)
        # Nobody learns that somebody else has asked for letters to an address.
        if self.letters.take_address(address):
            relay.send(_letter(relay.settings.page, address, token, wanted.lang))
        response = json_response({"minutes": LINK_MINUTES}, 202)
        set_guest_cookie(response, request, guest.token)
        return response

    async def follow_link(self, request: Request) -> Response:
        """Keep the person by an address, or sign this browser in."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, MailLinkRequest)
        browser, token = _browser(request)
        person = await self._store.follow_mail_link(token_hash(wanted.link), browser)
        return await self._signed_in(request, Guest(person, token))

    async def remove_address(self, request: Request) -> Response:
        """Take a mail address from the person."""
        self._rate_limits.take_contact(request)
        guest = await self._guest(request)
        await self._store.remove_address(guest.id, request.path_params["address"])
        return await self._answer(guest)

    # Passkeys.

    async def new_passkey(self, request: Request) -> Response:
        """The options with which the browser makes a passkey."""
        self._rate_limits.take_contact(request)
        origin = self._origin(request)
        guest = await self._guest(request)
        person = await self._guests.person(guest.id)
        known = await self._store.credentials(guest.id)
        name = "" if person is None else person.name
        return json_response(await self._passkeys.registration(guest.id, name, origin, known))

    async def add_passkey(self, request: Request) -> Response:
        """Store the passkey that the browser has made."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, PasskeyRequest)
        guest = await self._guest(request)
        key = await self._passkeys.registered(guest.id, wanted.credential)
        label = device_label(request.headers.get("user-agent"))
        await self._store.add_passkey(key, label)
        return await self._answer(guest, 201)

    async def challenge(self, request: Request) -> Response:
        """The options with which the browser signs with a passkey."""
        self._rate_limits.take_contact(request)
        return json_response(await self._passkeys.authentication(self._origin(request)))

    async def sign_in(self, request: Request) -> Response:
        """Sign this browser in by a passkey."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, PasskeyRequest)
        named = wanted.credential.get("id")
        key = await self._store.passkey(named if isinstance(named, str) else "")
        count = await self._passkeys.signed(key, wanted.credential)
        assert key is not None  # noqa: S101 - `signed` has refused it
        browser, token = _browser(request)
        await self._store.sign_in_by_passkey(key, count, browser)
        return await self._signed_in(request, Guest(key.guest_id, token))

    async def remove_passkey(self, request: Request) -> Response:
        """Take a passkey from the person."""
        self._rate_limits.take_contact(request)
        guest = await self._guest(request)
        await self._store.remove_passkey(guest.id, request.path_params["key"])
        return await self._answer(guest)

    # Devices.

    async def remove_device(self, request: Request) -> Response:
        """Sign another device of the person out."""
        self._rate_limits.take_contact(request)
        guest = await self._guest(request)
        await self._store.remove_device(guest.id, request.path_params["device"])
        return await self._answer(guest)

    async def sign_out(self, request: Request) -> Response:
        """Sign this browser out."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, SignOutRequest)
        guest = await self._guest(request)
        await self._store.sign_out(guest.id, token_hash(guest.token), anyway=wanted.anyway)
        response = json_response({"person": None})
        delete_guest_cookie(response)
        return response

    # Parts.

    async def _signed_in(self, request: Request, guest: Guest) -> Response:
        response = await self._answer(guest)
        set_guest_cookie(response, request, guest.token)
        return response

    async def _answer(self, guest: Guest | None, status: int = 200) -> Response:
        """Return the keys of a person, none for nobody."""
        keys = () if guest is None else await self._store.passkeys(guest.id)
        addresses = () if guest is None else await self._store.addresses(guest.id)
        return json_response(
            {
                "kept": bool(keys or addresses),
                "passkeys": [_key_json(one) for one in keys],
                "addresses": list(addresses),
                "offers": {"passkey": Passkeys.is_offered(), "mail": self._relay is not None},
            },
            status,
        )

    async def _guest(self, request: Request) -> Guest:
        guest = await self._guests.find(guest_token(request))
        if guest is None:
            raise nobody()
        return guest

    def _origin(self, request: Request) -> str:
        """Return the origin of the page, which the middleware has compared with the host."""
        origin = request.headers.get("origin", "")
        if not origin or not Passkeys.is_offered():
            raise Problem(404, "no-passkeys", "passkeys need a page of this server")
        return origin

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._settings.limits.body)
        return messages.decode_body(body, kind)


class LetterLimits:
    """The limits of letters, by person and mail address.

    Args:
        limits: the rates.
        clock: the clock for refilling.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._people = RateLimiter(limits.person_letters, clock)
        self._addresses = RateLimiter(limits.person_letters, clock)

    def take_person(self, guest: str) -> None:
        """Count a letter that a person asks for.

        Raises:
            Problem: she has none left.
        """
        if not self._people.take(guest):
            raise too_many_requests()

    def forget_old(self) -> None:
        """Forget people and mail addresses that were not used for a day."""
        for limiter in (self._people, self._addresses):
            limiter.forget_old()

    def take_address(self, address: str) -> bool:
        """Count a letter to a mail address; tell whether it may be sent."""
        return self._addresses.take(hashlib.sha256(address.encode()).hexdigest())


def _browser(request: Request) -> tuple[Browser, str]:
    """Return the browser that signs in, and the token that it gets."""
    before, token = guest_token(request), secrets.token_urlsafe(_TOKEN_BYTES)
    hashed = "" if before is None else token_hash(before)
    return Browser(
        hashed, token_hash(token), device_label(request.headers.get("user-agent"))
    ), token


def _letter(page: str, address: str, token: str, lang: str) -> Letter:
    said = texts(lang)
    text = said.format("mail-text", page=page, link=f"{page}/keep#{token}", minutes=LINK_MINUTES)
    return Letter(address, said.format("mail-subject"), text)


def _key_json(key: OwnKey) -> dict[str, Any]:
    return {
        "id": key.id,
        "label": key.label,
        "created": day(key.created),
        "used": day(key.used),
    }
