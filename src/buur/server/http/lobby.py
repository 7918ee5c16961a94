"""The endpoints of the lobby: a seat at an open table, quick match, pairs, ratings, rankings."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.errors import Problem
from buur.server.http.api import Name, known_guest, label_of, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits, client_address
from buur.server.http.responses import json_response
from buur.server.http.token_buckets import network_of
from buur.server.storage.models import ThinkingTime
from buur.server.storage.ranking_store import LEAST_PARTIES, Ranking
from buur.server.storage.rating_store import PAIR_MARK, OwnRating, StoredRating
from buur.server.tables.friend_tables import FriendTables
from buur.server.tables.guests import Guest
from buur.server.tables.matching import seats_pairs
from buur.server.tables.names import person_name
from buur.server.tables.pool_results import is_provisional, shown_number
from buur.server.tables.quick_match import Matchmaker, QuickMatch, lines_of
from buur.server.tables.ratings import pool_of
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.tables.waiting_people import Person, Pool
from buur.server.wire import messages
from buur.server.wire.avatars import Avatar
from buur.variants.registry import DEFAULT

_T = TypeVar("_T")

Link = Annotated[str, Meta(min_length=1, max_length=128)]


class SitRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for a seat at an open table."""

    table: Annotated[str, Meta(max_length=64)]
    name: Name = ""
    avatar: Avatar | None = None


class EnterRequest(Struct, forbid_unknown_fields=True):
    """Body of a request to wait for a table."""

    rules: Annotated[str, Meta(max_length=64)] = DEFAULT
    time: ThinkingTime = "normal"
    name: Name = ""
    avatar: Avatar | None = None
    pair: bool = False
    """Whether a partner is to come by a link."""
    link: Link | None = None
    """The link of a pair, whose rules and pace count then."""


class PairRequest(Struct, forbid_unknown_fields=True):
    """Body of a request of somebody with the link of a pair."""

    link: Link


class RatingsRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for one's own ratings."""


class LobbyApi:
    """The endpoints of the lobby.

    Args:
        registry: the tables of the server.
        friends: those for friends.
        quick: the people who wait.
        rate_limits: limits the requests of clients.
    """

    def __init__(
        self,
        registry: TableRegistry,
        friends: FriendTables,
        quick: Matchmaker,
        rate_limits: RateLimits,
    ) -> None:
        self._registry = registry
        self._friends = friends
        self._quick = quick
        self._rate_limits = rate_limits

    async def sit(self, request: Request) -> Response:
        """A seat at an open table, for anybody, who gets a cookie."""
        wanted = await self._read(request, SitRequest)
        name = await asyncio.to_thread(person_name, wanted.name)
        guest = await self._registry.guests.find(guest_token(request))
        label = label_of(request)
        entry, guest = await self._friends.sit(wanted.table, name, guest, wanted.avatar, label)
        await self._registry.guests.note_looks(guest.id, name, wanted.avatar)
        ticket = {"table": wanted.table, "seat": entry.seat, "token": entry.token}
        return _with_cookie(ticket, request, guest)

    async def enter(self, request: Request) -> Response:
        """The right to wait for a table, for anybody, who gets a cookie."""
        wanted = await self._read(request, EnterRequest)
        if wanted.pair and wanted.link is not None:
            raise Problem(422, "bad-request", "a pair has one link", "link")
        name = await asyncio.to_thread(person_name, wanted.name)
        pool = Pool(wanted.rules, wanted.time)
        if wanted.link is None:
            QuickMatch.check(pool, as_pair=wanted.pair)
        else:
            await self._quick.pair(token_hash(wanted.link), None)
        guests = self._registry.guests
        guest = await known_guest(guests, request)
        network = network_of(client_address(request))
        person = Person(guest.id, name, network, wanted.avatar)
        if wanted.link is not None:
            found = await self._quick.enter_pair(person, token_hash(wanted.link))
        else:
            found = await self._quick.enter(person, pool, as_pair=wanted.pair)
        await guests.note_looks(guest.id, name, wanted.avatar)
        pool, link = found.pool, wanted.link or found.link
        answer = {"entry": found.token, "rules": pool.rules, "time": pool.time, "link": link}
        return _with_cookie(answer, request, guest)

    async def pair(self, request: Request) -> Response:
        """Who waits for a partner, for somebody with the link."""
        wanted = await self._read(request, PairRequest)
        guest = await self._registry.guests.find(guest_token(request))
        asker = None if guest is None else guest.id
        state, name, pool = await self._quick.pair(token_hash(wanted.link), asker)
        return json_response({"state": state, "name": name, **pool._asdict()})

    async def ratings(self, request: Request) -> Response:
        """The ratings of the guest, alone and in pairs."""
        self._rate_limits.take_game(request)
        await self._body(request, RatingsRequest)
        guest = await self._registry.guests.find(guest_token(request))
        store = self._registry.ratings.store
        found = () if guest is None else await store.of_guest(guest.id)
        return json_response({"ratings": [rating_json(one) for one in found]})

    async def ranking(self, request: Request) -> Response:
        """The ranking of the quick matches by a rule set: who is listed, and the guest herself."""
        self._rate_limits.take_game(request)
        name = request.path_params["rules"]
        try:
            rules = QuickMatch.check(Pool(name, "normal"))
        except Problem as error:
            raise Problem(404, "no-ranking", "there is no such preset", name) from error
        guest = await self._registry.guests.find(guest_token(request))
        store = self._registry.ratings.rankings
        found = await store.read(pool_of(rules), None if guest is None else guest.id)
        has_pairs = seats_pairs(lines_of(rules))
        return json_response(
            {
                "rules": rules.code,
                "least": LEAST_PARTIES,
                "listed": found.is_listed,
                "people": _ranking_json(found.people),
                "pairs": _ranking_json(found.pairs) if has_pairs else None,
            }
        )

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        self._rate_limits.take_join(request)
        return await self._body(request, kind)

    async def _body(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._registry.settings.limits.body)
        return messages.decode_body(body, kind)


def rating_json(own: OwnRating) -> dict[str, Any]:
    """Return a rating as JSON: the conservative number, and how sure it is."""
    return {"pool": own.pool, "pair": PAIR_MARK in own.player, **_number_json(own.rating)}


def _number_json(rating: StoredRating) -> dict[str, Any]:
    return {
        "number": shown_number(rating),
        "provisional": is_provisional(rating),
        "parties": rating.parties,
    }


def _ranking_json(ranking: Ranking) -> dict[str, Any]:
    lines = [
        {"rank": one.rank, "names": one.names, "own": one.is_own, **_number_json(one.rating)}
        for one in ranking.lines
    ]
    return {"players": ranking.players, "lines": lines}


def _with_cookie(answer: dict[str, Any], request: Request, guest: Guest) -> Response:
    response = json_response(answer)
    set_guest_cookie(response, request, guest.token)
    return response
