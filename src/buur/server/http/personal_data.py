"""The endpoints of a person's own data: export, deletion and statistics."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

import buur
from buur.server.bus.bus import Bus
from buur.server.bus.memory import MemoryBus
from buur.server.bus.shared_notes import SharedNotes
from buur.server.errors import Problem
from buur.server.http.api import read_json_body
from buur.server.http.guest_cookie import delete_guest_cookie, guest_token
from buur.server.http.people import nobody
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.http.token_buckets import Clock
from buur.server.storage.personal_export import PersonalExport, meaning
from buur.server.storage.statistics_store import RulesFigures, Statistics, StatisticsStore
from buur.server.tables.guests import Guest
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.wire import messages

CONFIRM_SECONDS: Final = 600.0
"""Seconds for which a prepared deletion waits for its second step."""
_MOST_WAITING: Final = 1000
_TOKEN_BYTES: Final = 16


class DeletionRequest(Struct, forbid_unknown_fields=True):
    """Body of the second step of a deletion."""

    confirm: Annotated[str, Meta(min_length=1, max_length=64)]


class Deletions:
    """Prepared deletions, which stay in memory.

    Args:
        clock: a monotonic clock, in seconds.
        bus: tells other nodes of them, which may get the confirmations.
    """

    def __init__(self, clock: Callable[[], float], bus: Bus | None = None) -> None:
        self.prepared = SharedNotes(
            bus or MemoryBus(), "deletions", most=_MOST_WAITING, clock=clock
        )
        """The hash of each token, by the id of its person."""

    def prepare(self, guest: str) -> str:
        """Return the token that confirms the deletion of a person; earlier ones end."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        self.prepared.put(guest, token_hash(token), CONFIRM_SECONDS)
        return token

    def confirm(self, guest: str, token: str) -> None:
        """Take a token.

        Raises:
            Problem: it is too old, or not that of this person.
        """
        if self.prepared.get(guest) != token_hash(token):
            raise Problem(409, "not-confirmed", "look again at what would be deleted")
        self.prepared.pop(guest)


_NOTHING: Final = Statistics((), (), ())


class PersonalDataApi:
    """The endpoints of a person's own data.

    Args:
        registry: the tables of the server.
        rate_limits: limits the requests of clients.
        clock: the clock of prepared deletions.
    """

    def __init__(self, registry: TableRegistry, rate_limits: RateLimits, clock: Clock) -> None:
        self._registry = registry
        self._guests = registry.guests
        self._rate_limits = rate_limits
        self._export = PersonalExport(registry.store)
        self._statistics = StatisticsStore(registry.store)
        self._deletions = Deletions(clock, registry.bus)
        self.prepared = self._deletions.prepared

    async def export(self, request: Request) -> Response:
        """Everything that is stored about the person, as a file."""
        self._rate_limits.take_export(request)
        guest = await self._guest(request)
        made = datetime.now(UTC)
        content = {
            "made": made.isoformat(timespec="seconds"),
            "version": buur.__version__,
            "meaning": meaning(),
            **await self._export.read(guest.id),
        }
        body = msgspec.json.format(msgspec.json.encode(content), indent=2)
        name = f"buur-{made.date().isoformat()}.json"
        headers = {
            "cache-control": "no-store",
            "content-disposition": f'attachment; filename="{name}"',
        }
        return Response(body, headers=headers, media_type="application/json")

    async def statistics(self, request: Request) -> Response:
        """Points, contracts and partners over all parties of the person."""
        self._rate_limits.take_game(request)
        guest = await self._guests.find(guest_token(request))
        found = _NOTHING if guest is None else await self._statistics.of(guest.id)
        return json_response(
            {
                "rules": [_rules_json(one) for one in found.rules],
                "contracts": [one._asdict() for one in found.contracts],
                "partners": [one._asdict() for one in found.partners],
            }
        )

    async def prepare(self, request: Request) -> Response:
        """What the deletion of the person would delete, and a token that confirms it."""
        self._rate_limits.take_contact(request)
        guest = await self._guest(request)
        return json_response(
            {
                "confirm": self._deletions.prepare(guest.id),
                "seconds": int(CONFIRM_SECONDS),
                "parties": len(await self._guests.store.tables(guest.id)),
                "friends": len(await self._guests.people.friends(guest.id)),
            }
        )

    async def delete(self, request: Request) -> Response:
        """Delete the person."""
        self._rate_limits.take_contact(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted = messages.decode_body(body, DeletionRequest)
        guest = await self._guest(request)
        self._deletions.confirm(guest.id, wanted.confirm)
        await self._registry.delete_person(guest.id)
        response = json_response({"person": None})
        delete_guest_cookie(response)
        return response

    async def _guest(self, request: Request) -> Guest:
        guest = await self._guests.find(guest_token(request))
        if guest is None:
            raise nobody()
        return guest


def _rules_json(one: RulesFigures) -> dict[str, Any]:
    return one._asdict() | {"points": one.points if one.counted else None}
