"""The REST API: `Api` with the endpoints below ``/api``, and the bodies that they read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from functools import cache
from time import monotonic
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

import buur
from buur.cards import parse_suit
from buur.contracts import contract_of
from buur.errors import ArgumentError, NotationError, RulesError
from buur.i18n.decks import FRENCH, Deck, deck_of
from buur.server.errors import Problem
from buur.server.http import series as card_match
from buur.server.http.device_labels import device_label
from buur.server.http.gathering_tables import GatheringTables
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits, client_address
from buur.server.http.responses import json_response
from buur.server.http.token_buckets import Clock, network_of
from buur.server.page.assets import MEDIA_TYPES, Asset
from buur.server.storage.faults import descriptors_left
from buur.server.storage.models import TableRow, ThinkingTime
from buur.server.tables.friend_tables import FriendTables
from buur.server.tables.guests import Guest, Guests
from buur.server.tables.loader import TableLoader
from buur.server.tables.names import LONGEST, person_name, player_names
from buur.server.tables.registry import TableRegistry
from buur.server.wire import messages
from buur.server.wire import rules as rule_sets
from buur.server.wire.avatars import Avatar
from buur.server.wire.card_order import card_order
from buur.server.wire.encode_view import encode_deal
from buur.variants.model import Variant
from buur.variants.registry import DEFAULT, variant

_T = TypeVar("_T")

Name = Annotated[str, Meta(max_length=LONGEST)]
Lang = Literal["fr", "de", "it", "en"]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]

DEALS_LISTED: Final = 100
"""Maximum number of deals of an answer."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Body of a request for a new table. Its maker gets seat 0, unless teams are drawn."""

    rules: Annotated[str, Meta(max_length=64)] = DEFAULT
    options: dict[str, Any] = {}
    name: Name = ""
    bots: Annotated[list[BotName | None], Meta(max_length=5)] | None = None
    """Bots of the other seats; null for a person, who gets a token. Default: only bots."""
    names: Annotated[list[Name], Meta(max_length=5)] = []
    """Names of the other players, in the order of ``bots``; those of bots are ignored."""
    training: bool = False
    """Whether its maker may take back acts; only where all others are bots."""
    friends: bool = False
    """Whether the table gathers first; null in ``bots``, and no ``bots``, are then open seats."""
    time: ThinkingTime = "normal"
    """How long a person may think at a table for friends before a bot acts for her."""
    avatar: Avatar | None = None
    """The drawing that its maker has chosen, at a table for friends."""
    listed: bool = False
    """Whether the lobby shows a table for friends to everybody."""
    lang: Literal["fr", "de", "it", "en"] | None = None
    """The language that the people at a table for friends speak."""


class SeatTicket(Struct, forbid_unknown_fields=True):
    """A seat that a client claims, with its token."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)]


class PastDealsRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for the scores of counted deals at a table."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=128)] = ""
    """The token of a seat; empty for the seat of the guest."""
    first: Annotated[int, Meta(ge=1, le=2**31)] = msgspec.field(name="from", default=1)
    """Number of the first deal."""


class MyTables(Struct, forbid_unknown_fields=True):
    """Body of a request for the tables of a client."""

    tables: list[SeatTicket]


class RulesRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for the text of a rule set."""

    rules: Annotated[str, Meta(max_length=64)] = DEFAULT
    options: dict[str, Any] = {}
    lang: Lang = "en"
    deck: messages.Short = FRENCH.cards
    mapping: messages.Short = FRENCH.mapping
    names: messages.Short = FRENCH.names
    """The fields of a `Deck`, whose names the text uses."""


class CardOrderRequest(Struct, forbid_unknown_fields=True):
    """Body of a request for the order and the points of the cards in a contract."""

    contract: Annotated[str, Meta(max_length=64)]
    rules: Annotated[str, Meta(max_length=64)] = DEFAULT
    options: dict[str, Any] = {}
    deal: Annotated[int, Meta(ge=1)] = 1
    led: Literal["S", "H", "D", "C"] | None = None
    """Suit of the first card of the deal."""


class Api:
    """The endpoints below ``/api``.

    Args:
        registry: the tables of the server.
        friends: those for friends.
        rate_limits: limits the tables and the computed answers of clients.
        clock: a monotonic clock, in seconds.
    """

    def __init__(
        self,
        registry: TableRegistry,
        friends: FriendTables,
        rate_limits: RateLimits,
        clock: Clock = monotonic,
    ) -> None:
        self._registry = registry
        self._friends = friends
        self._rate_limits = rate_limits
        self.gathering = GatheringTables(friends, registry.settings.gathering_tables, clock)
        """The tables of each address that wait for their players."""
        self._bots_play = asyncio.Lock()

    async def rules(self, request: Request) -> Response:
        """Every preset and every option."""
        return rules_asset().response(request)

    async def health(self, request: Request) -> Response:
        """Status, version, number of live tables and counts of bots; 503 if there is a fault."""
        fault = await self._registry.store.check()
        if fault is None and not descriptors_left():
            fault = "no-descriptors"
        pool = self._registry.bot_pool
        found = {
            "version": buur.__version__,
            "tables": len(self._registry.actors),
            "bots": asdict(pool.state) | dict(pool.counts.by_name),
        }
        return json_response({"status": fault or "ok", **found}, 503 if fault else 200)

    async def create(self, request: Request) -> Response:
        """Create a table; the response contains the token of each person's seat.

        The first seat belongs to the guest, who gets a cookie.
        """
        wanted = await self._read(request, NewTable)
        rules = _wanted_rules(wanted)
        if wanted.friends:
            return await self._create_for_friends(request, wanted, rules)
        bots = self._bots(wanted, rules)
        await self._registry.check_bots([bot for bot in bots if bot is not None])
        if wanted.training and None in bots:
            raise Problem(422, "bad-request", "training is for one person with bots", "training")
        # The tables of characters take a tenth of a second to read.
        names = await asyncio.to_thread(player_names, wanted_names(wanted, bots))
        self._rate_limits.take_table(request)
        guests = self._registry.guests
        guest = await known_guest(guests, request)
        await guests.note_looks(guest.id, names[0])
        table, tickets = await self._registry.create(
            rules, list(zip(names, [None, *bots], strict=True)), guest, training=wanted.training
        )
        seats = [{"seat": ticket.seat, "token": ticket.token} for ticket in tickets]
        response = json_response({"table": table, **seats[0], "others": seats[1:]}, 201)
        set_guest_cookie(response, request, guest.token)
        return response

    async def _create_for_friends(
        self, request: Request, wanted: NewTable, rules: Variant
    ) -> Response:
        """Create a table that gathers; the response contains the invitation to it."""
        if wanted.training or wanted.names:
            raise Problem(422, "bad-request", "friends choose their names themselves, and compete")
        others = [None] * (rules.seats - 1)
        bots = others if wanted.bots is None else self._bots(wanted, rules)
        await self._registry.check_bots([bot for bot in bots if bot is not None])
        name = await asyncio.to_thread(person_name, wanted.name)
        self._rate_limits.take_table(request)
        await self.gathering.check(request)
        guests = self._registry.guests
        guest = await known_guest(guests, request)
        await guests.note_looks(guest.id, name, wanted.avatar)
        made = await self._friends.create(
            *(rules, name, bots, guest, wanted.time, wanted.avatar),
            listed=wanted.listed,
            lang=wanted.lang,
        )
        self._registry.lobby.note_network(made.table, network_of(client_address(request)))
        self.gathering.add(request, made.table)
        response = json_response({**made._asdict(), "others": []}, 201)
        set_guest_cookie(response, request, guest.token)
        return response

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._registry.settings.limits.body)
        return messages.decode_body(body, kind)

    def _bots(self, wanted: NewTable, rules: Variant) -> Sequence[str | None]:
        """Return the bot of each other player; None for a person."""
        bots = wanted.bots
        if bots is None:
            bots = [self._registry.settings.substitute] * (rules.seats - 1)
        if len(bots) != rules.seats - 1:
            raise Problem(
                422, "bad-request", f"{rules.code} needs {rules.seats - 1} entries in bots"
            )
        return bots

    async def explain(self, request: Request) -> Response:
        """The text of a rule set in a language."""
        self._rate_limits.take_computation(request)
        wanted = await self._read(request, RulesRequest)
        rules, deck = _wanted_rules(wanted), _wanted_deck(wanted)
        # The first texts of a language take a tenth of a second to read.
        written = await asyncio.to_thread(rule_sets.rules_text, rules, wanted.lang, deck)
        return json_response(written)

    async def card_order(self, request: Request) -> Response:
        """The order and the points of the cards in a contract."""
        self._rate_limits.take_computation(request)
        wanted = await self._read(request, CardOrderRequest)
        rules = _wanted_rules(wanted)
        led = None if wanted.led is None else parse_suit(wanted.led)
        try:
            contract = contract_of(wanted.contract)
            found = card_order(rules, contract, wanted.deal, led)
        except (ArgumentError, NotationError) as error:
            raise Problem(422, "bad-request", str(error), wanted.contract) from error
        return Response(msgspec.json.encode(found), media_type=MEDIA_TYPES[".json"])

    async def series(self, request: Request) -> Response:
        """Games and ranking of a series, after bots have played the requested games."""
        self._rate_limits.take_computation(request)
        wanted = await self._read(request, card_match.SeriesRequest)
        found = card_match.read_series(wanted)
        if wanted.bots:
            self._rate_limits.take_table(request)
            async with self._bots_play:
                found = await asyncio.to_thread(card_match.play_by_bots, found, wanted.bots)
        return json_response(card_match.series_json(found))

    async def deals(self, request: Request) -> Response:
        """A page of the scores of the counted deals at a table, for its players."""
        self._rate_limits.take_computation(request)
        wanted = await self._read(request, PastDealsRequest)
        guest = guest_token(request)
        await self._registry.check_seat(wanted.table, wanted.token, guest)
        page = await deals_json(self._registry.loader, wanted.table, wanted.first)
        return json_response(page)

    async def mine(self, request: Request) -> Response:
        """Summaries of the tables whose seats the client claims."""
        self._rate_limits.take_computation(request)
        wanted = await self._read(request, MyTables)
        most = self._registry.settings.limits.tables_listed
        if len(wanted.tables) > most:
            raise Problem(422, "bad-request", f"at most {most} tables are listed at once")
        rows = await self._registry.mine([(one.table, one.token) for one in wanted.tables])
        return json_response({"tables": [table_json(row) for row in rows]})


async def known_guest(guests: Guests, request: Request) -> Guest:
    """Return the guest who asks; a new one for a browser that the server does not know."""
    guest = await guests.find(guest_token(request))
    return guest or await guests.create(label_of(request))


def label_of(request: Request) -> str:
    """Return browser and system of who asks."""
    return device_label(request.headers.get("user-agent"))


def wanted_names(wanted: NewTable, bots: Sequence[str | None]) -> list[str | None]:
    """Return the name that a request gives to each player; None for bots."""
    given = [*wanted.names, *([""] * len(bots))]
    others = [None if bot else name for bot, name in zip(bots, given, strict=False)]
    return [wanted.name, *others]


async def deals_json(loader: TableLoader, table: str, first: int) -> dict[str, Any]:
    """Return a page of the scores of counted deals; ``more`` is where the next one begins."""
    scores = await loader.scores(table, first, DEALS_LISTED + 1)
    shown = scores[:DEALS_LISTED]
    more = first + DEALS_LISTED if len(scores) > DEALS_LISTED else None
    return {"deals": [encode_deal(score) for score in shown], "more": more}


async def read_json_body(request: Request, limit: int) -> bytes:
    """Return the body of a request whose content type is JSON.

    A form on another site cannot send this content type without a CORS preflight.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem(415, "bad-content-type", "requests are application/json", kind)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Problem(413, "too-large", f"a request has at most {limit} bytes")
    return bytes(body)


def _wanted_rules(wanted: NewTable | RulesRequest | CardOrderRequest) -> Variant:
    try:
        return variant(wanted.rules, wanted.options)
    except RulesError as error:
        raise Problem.of("bad-rules", error) from error


def _wanted_deck(wanted: RulesRequest) -> Deck:
    try:
        return deck_of(Deck(wanted.deck, wanted.mapping, wanted.names))
    except ArgumentError as error:
        raise Problem(400, "bad-deck", f"{error}.") from error


def table_json(row: TableRow) -> dict[str, Any]:
    """Return the summary of a table as JSON; its time is given to the second."""
    summary = row.summary
    return {
        "table": row.id,
        "rules": row.rules["name"],
        "scores": summary.scores,
        "deal": summary.deal,
        "phase": summary.phase,
        "over": summary.phase == "over",
        "broken": row.broken,
        "ended": row.ended,
        "updated": datetime.fromtimestamp(row.updated / 1000, UTC).isoformat(timespec="seconds"),
    }


@cache
def rules_asset() -> Asset:
    """Return the catalogue of rules; it is encoded once."""
    return Asset(msgspec.json.encode(rule_sets.catalogue()), MEDIA_TYPES[".json"])
