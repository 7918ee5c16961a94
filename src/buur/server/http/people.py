"""The endpoints below ``/api/me``: a person's name and avatar, her devices and friends."""

from __future__ import annotations

import asyncio
import secrets
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.seats import MAX_SEATS
from buur.server.errors import Problem
from buur.server.http.api import Name, known_guest, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.friendship_store import (
    LINK_DAYS,
    FriendshipStore,
    Met,
    no_friend_link,
)
from buur.server.storage.models import Device, Friendship, Person
from buur.server.tables.friend_seating import TOKEN_BYTES
from buur.server.tables.guests import Guest
from buur.server.tables.names import person_name
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.wire import messages
from buur.server.wire.avatars import Avatar

_T = TypeVar("_T")


class LooksRequest(Struct, forbid_unknown_fields=True):
    """Body of a request to change name, avatar, and who sees the name; what is null stays."""

    name: Name | None = None
    avatar: Avatar | Literal[""] | None = None
    """The id of an avatar; empty for none."""
    listed: bool | None = None
    """Whether the rankings of quick matches show the name."""


class AskRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for the friendship of who sits at a seat of a table for friends."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]


class AnswerRequest(Struct, forbid_unknown_fields=True):
    """Body of an answer to a request for one's friendship."""

    person: Annotated[str, Meta(max_length=32)]
    accepts: bool


class LinkRequest(Struct, forbid_unknown_fields=True):
    """Body of a request with a link that makes friends."""

    link: Annotated[str, Meta(min_length=1, max_length=128)]


class FollowRequest(LinkRequest, forbid_unknown_fields=True):
    """Body of a request to become a friend by a link."""

    name: Name = ""


class PeopleApi:
    """The endpoints below ``/api/me``.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, rate_limits: RateLimits) -> None:
        self._settings = registry.settings
        self._guests = registry.guests
        self._friendships = FriendshipStore(registry.store)
        self._rate_limits = rate_limits

    async def me(self, request: Request) -> Response:
        """The person, her devices and her friends; nulls and empty lists without one."""
        self._rate_limits.take_game(request)
        guest = await self._guests.find(guest_token(request))
        return await self._answer(request, guest)

    async def change(self, request: Request) -> Response:
        """Change name and avatar for the next table, and whether rankings show the name."""
        self._rate_limits.take_game(request)
        wanted = await self._read(request, LooksRequest)
        guest, _ = await self._person(request)
        values: dict[str, object] = {}
        if wanted.name is not None:
            # The tables of characters take a tenth of a second to read.
            values["name"] = await asyncio.to_thread(person_name, wanted.name)
        if wanted.avatar is not None:
            values["avatar"] = wanted.avatar or None
        if wanted.listed is not None:
            values["listed"] = wanted.listed
        await self._guests.people.change(guest.id, values)
        return await self._answer(request, guest)

    # Friends.

    async def friends(self, request: Request) -> Response:
        """The person's friends, requests to her, and people whom she met."""
        self._rate_limits.take_game(request)
        guest = await self._guests.find(guest_token(request))
        if guest is None:
            return json_response({**friends_json(()), "met": []})
        return await self._friends_answer(guest)

    async def ask(self, request: Request) -> Response:
        """Ask somebody with whom the person sat for her friendship."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, AskRequest)
        guest, _ = await self._person(request)
        await self._friendships.ask(guest.id, wanted.table, wanted.seat)
        return await self._friends_answer(guest)

    async def answer(self, request: Request) -> Response:
        """Answer a request for the person's friendship."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, AnswerRequest)
        guest, _ = await self._person(request)
        await self._friendships.answer(guest.id, wanted.person, accepts=wanted.accepts)
        return await self._friends_answer(guest)

    async def unfriend(self, request: Request) -> Response:
        """End a friendship."""
        self._rate_limits.take_contact(request)
        guest, _ = await self._person(request)
        await self._friendships.remove(guest.id, request.path_params["person"])
        return await self._friends_answer(guest)

    async def new_link(self, request: Request) -> Response:
        """A new link that makes friends, in place of the person's earlier one."""
        self._rate_limits.take_contact(request)
        guest, _ = await self._person(request)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._friendships.renew_link(guest.id, token_hash(token))
        return json_response({"link": token, "days": LINK_DAYS}, 201)

    async def close_link(self, request: Request) -> Response:
        """Close the person's link."""
        self._rate_limits.take_contact(request)
        guest, _ = await self._person(request)
        await self._friendships.close_link(guest.id)
        return json_response({"link": None})

    async def look_at_link(self, request: Request) -> Response:
        """Who made a link that makes friends."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, LinkRequest)
        maker = await self._friendships.maker(token_hash(wanted.link))
        if maker is None:
            raise no_friend_link()
        return json_response({"name": maker.name, "avatar": maker.avatar})

    async def follow_link(self, request: Request) -> Response:
        """Become the friend of who made a link; a new browser becomes known by it."""
        self._rate_limits.take_contact(request)
        wanted = await self._read(request, FollowRequest)
        name = await asyncio.to_thread(person_name, wanted.name)
        if await self._friendships.maker(token_hash(wanted.link)) is None:
            raise no_friend_link()
        guest = await known_guest(self._guests, request)
        friend = await self._friendships.follow_link(guest.id, token_hash(wanted.link))
        await self._guests.note_looks(guest.id, name)
        response = json_response({"friend": person_json(friend)})
        set_guest_cookie(response, request, guest.token)
        return response

    async def _friends_answer(self, guest: Guest) -> Response:
        friendships = await self._guests.people.friendships(guest.id)
        met = await self._friendships.met(guest.id)
        found = friends_json(friendships)
        return json_response({**found, "met": [_met_json(one) for one in met]})

    # Parts.

    async def _answer(self, request: Request, guest: Guest | None) -> Response:
        """Return what a person knows of herself, and renew her cookie."""
        person = None if guest is None else await self._guests.person(guest.id)
        if guest is None or person is None:
            return json_response(_NOBODY)
        people = self._guests.people
        devices = await people.devices(guest.id)
        here = await people.device(token_hash(guest.token))
        friendships = await people.friendships(guest.id)
        response = json_response(
            {
                "person": person_json(person),
                "listed": person.is_listed,
                "devices": [_device_json(one, here) for one in devices],
                **friends_json(friendships),
            }
        )
        set_guest_cookie(response, request, guest.token)
        return response

    async def _person(self, request: Request) -> tuple[Guest, Person]:
        guest = await self._guests.find(guest_token(request))
        person = None if guest is None else await self._guests.person(guest.id)
        if guest is None or person is None:
            raise nobody()
        return guest, person

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._settings.limits.body)
        return messages.decode_body(body, kind)


_NOBODY: Final[dict[str, Any]] = {
    "person": None,
    "listed": False,
    "devices": [],
    "friends": [],
    "asking": [],
    "asked": [],
}


def nobody() -> Problem:
    """Return the error for a browser that the server does not know."""
    return Problem(404, "nobody", "take a seat first: this server does not know you yet")


def person_json(person: Person) -> dict[str, Any]:
    """Return a person as JSON, without her internal id."""
    return {"id": person.public_id, "name": person.name, "avatar": person.avatar}


def friends_json(friendships: tuple[Friendship, ...]) -> dict[str, Any]:
    """Return friends, and requests by others and to others, as JSON."""
    found: dict[str, Any] = {"friends": [], "asking": []}
    for one in friendships:
        if one.state == "friends":
            found["friends"].append(person_json(one.person) | {"since": day(one.created)})
        elif one.state == "asked" and one.is_asker:
            found["asking"].append(person_json(one.person))
    return found


def _met_json(met: Met) -> dict[str, Any]:
    return {"table": met.table, "seat": met.seat, "name": met.name, "asked": met.is_asked}


def day(milliseconds: int) -> str:
    """Return the day of a time as ``2026-11-27``."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def _device_json(device: Device, here: str | None) -> dict[str, Any]:
    times = {"created": day(device.created), "used": day(device.used)}
    return {"id": device.id, "label": device.label, **times, "here": device.id == here}
