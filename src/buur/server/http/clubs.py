"""The endpoints below ``/api/clubs``: clubs, their members, tables and evenings."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from buur.server.errors import Problem
from buur.server.http.api import known_guest, read_json_body
from buur.server.http.guest_cookie import guest_token, set_guest_cookie
from buur.server.http.rate_limits import RateLimits
from buur.server.http.responses import json_response
from buur.server.storage.club_store import ClubEvening, ClubTable, Member, Role
from buur.server.tables.club_ranking import ranking
from buur.server.tables.clubs import (
    MOST_RULES,
    Clubs,
    ClubView,
    club_games,
    club_name,
    house_rules,
    is_playing,
    played_games,
)
from buur.server.tables.guests import Guest
from buur.server.tables.names import LONGEST
from buur.server.tables.registry import TableRegistry
from buur.server.wire import messages
from buur.tournament.evenings import DEALS

_T = TypeVar("_T")
_LONGEST_RULE: Final = 8192
"""Maximum number of bytes of a house rule."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]


class NewClub(Struct, forbid_unknown_fields=True):
    """Body of a request for a new club."""

    title: Name
    name: Name
    """Of its head."""


class InvitationRequest(Struct, forbid_unknown_fields=True):
    """Body of a request of somebody with the link of a club."""

    club: Id
    invitation: Annotated[str, Meta(min_length=1, max_length=128)]
    name: Annotated[str, Meta(max_length=LONGEST)] = ""
    """The name to join by; empty to look only."""


class Rename(Struct, forbid_unknown_fields=True, tag_field="do", tag="title"):
    """The club gets another name."""

    title: Name


class OwnName(Struct, forbid_unknown_fields=True, tag_field="do", tag="name"):
    """The member gets another name."""

    name: Name


class HouseRule(Struct, forbid_unknown_fields=True):
    """A named rule set."""

    title: Name
    name: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}


class SetRules(Struct, forbid_unknown_fields=True, tag_field="do", tag="rules"):
    """The club gets other house rules."""

    rules: Annotated[list[HouseRule], Meta(max_length=MOST_RULES)]


class Invite(Struct, forbid_unknown_fields=True, tag_field="do", tag="invite"):
    """The invitation is renewed."""


class SetRole(Struct, forbid_unknown_fields=True, tag_field="do", tag="role"):
    """A member becomes a head, or no head any more."""

    member: Id
    role: Role


class Remove(Struct, forbid_unknown_fields=True, tag_field="do", tag="remove"):
    """A member is removed."""

    member: Id


class Leave(Struct, forbid_unknown_fields=True, tag_field="do", tag="leave"):
    """The member leaves."""


class Delete(Struct, forbid_unknown_fields=True, tag_field="do", tag="delete"):
    """The club is deleted."""


class OpenTable(Struct, forbid_unknown_fields=True, tag_field="do", tag="table"):
    """A table for members is made."""

    rule: Annotated[int, Meta(ge=0, lt=MOST_RULES)]


class JoinTable(Struct, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """The member sits down at a table of the club."""

    table: Id


class Plan(Struct, forbid_unknown_fields=True, tag_field="do", tag="plan"):
    """An evening is planned."""

    day: Annotated[str, Meta(max_length=10)]
    rule: Annotated[int, Meta(ge=0, lt=MOST_RULES)]
    deals: Literal[4, 8, 12, 16] = DEALS[1]
    title: Annotated[str, Meta(max_length=LONGEST)] = ""


class OfEvening(Struct, forbid_unknown_fields=True, tag_field="do", tag="evening"):
    """Something happens to an evening."""

    evening: Id
    what: Literal["come", "stay-away", "draw", "round", "remove"]


Command = (
    Rename | OwnName | SetRules | Invite | SetRole | Remove | Leave | Delete | OpenTable | JoinTable
    | Plan | OfEvening
)  # fmt: skip
_OF_HEADS: Final = (Rename, SetRules, Invite, SetRole, Remove, Delete, Plan)
"""Commands that only a head may give."""


class ClubsApi:
    """The endpoints below ``/api/clubs``.

    Args:
        registry: the tables of the server.
        clubs: its clubs.
        rate_limits: limits the requests of clients.
    """

    def __init__(self, registry: TableRegistry, clubs: Clubs, rate_limits: RateLimits) -> None:
        self._registry = registry
        self._clubs = clubs
        self._rate_limits = rate_limits

    async def mine(self, request: Request) -> Response:
        """The clubs of the asker."""
        self._rate_limits.take_club(request)
        guest = await self._guest(request)
        found = () if guest is None else await self._clubs.store.clubs_of(guest.id)
        shown = [{"club": club.id, "title": club.name, "role": role} for club, role in found]
        return json_response({"clubs": shown})

    async def create(self, request: Request) -> Response:
        """A new club, whose head is the asker; she gets a cookie."""
        self._rate_limits.take_club(request)
        wanted = await self._read(request, NewClub)
        title, name = await club_name(wanted.title), await club_name(wanted.name)
        self._rate_limits.take_table(request)
        guest = await known_guest(self._registry.guests, request)
        club, token = await self._clubs.create(guest, title, name)
        response = json_response({"club": club, "invitation": token}, 201)
        set_guest_cookie(response, request, guest.token)
        return response

    async def club(self, request: Request) -> Response:
        """A club with all that its members see."""
        self._rate_limits.take_club(request)
        view = await self._clubs.view(request.path_params["club"], await self._guest(request))
        return json_response(club_json(view))

    async def invitation(self, request: Request) -> Response:
        """The name of a club for somebody with its link; with a name she becomes a member."""
        self._rate_limits.take_join(request)
        wanted = await self._read(request, InvitationRequest)
        found, members = await self._clubs.invited(wanted.club, wanted.invitation)
        shown = {"club": found.id, "title": found.name, "members": len(members)}
        guest = await self._guest(request)
        if not wanted.name:
            is_member = any(guest and one.guest_id == guest.id for one in members)
            return json_response({**shown, "joined": is_member})
        name = await club_name(wanted.name)
        guest = guest or await known_guest(self._registry.guests, request)
        await self._clubs.join(wanted.club, wanted.invitation, guest, name)
        response = json_response({**shown, "joined": True})
        set_guest_cookie(response, request, guest.token)
        return response

    async def do(self, request: Request) -> Response:
        """What a member wants of her club; the answer is the club as it then is."""
        self._rate_limits.take_club(request)
        body = await read_json_body(request, self._registry.settings.limits.body)
        wanted: Command = messages.decode_body(body, Command)  # type: ignore[arg-type]
        club, guest = request.path_params["club"], await self._guest(request)
        is_of_head = isinstance(wanted, _OF_HEADS) or (
            isinstance(wanted, OfEvening) and wanted.what in ("draw", "round", "remove")
        )
        own = await self._clubs.member(club, guest, head=is_of_head)
        if guest is None:  # a member is known
            raise Problem(404, "no-club", "this is none of your clubs")
        if isinstance(wanted, OpenTable):
            self._rate_limits.take_table(request)
        more = await self._done(club, own, guest, wanted)
        if isinstance(wanted, Leave | Delete):
            return json_response({"left": club})
        return json_response({**club_json(await self._clubs.view(club, guest)), **more})

    async def _done(
        self, club: str, own: Member, guest: Guest, wanted: Command
    ) -> dict[str, object]:
        """Do what a member wants, and return what the answer says besides the club."""
        clubs = self._clubs
        match wanted:
            case Rename(title):
                await clubs.store.change(club, name=await club_name(title))
            case OwnName(name):
                await clubs.rename_member(club, own, name)
            case SetRules(rules):
                await clubs.store.change(club, rules=[await _checked(one) for one in rules])
            case Invite():
                return {"invitation": await clubs.renew_invitation(club)}
            case SetRole(member, role):
                await clubs.set_role(club, member, role)
            case Remove(member):
                await clubs.remove_member(club, member)
            case Leave():
                await clubs.store.leave(club, guest.id)
            case Delete():
                await clubs.store.delete(club)
            case OpenTable(rule):
                return {"table": await clubs.open_table(club, own, guest, rule)}
            case JoinTable(table):
                entry = await clubs.join_table(club, own, guest, table)
                return {"table": table, "seat": entry.seat}
            case Plan(day, rule, deals, title):
                await clubs.plan(club, _date(day), title and await club_name(title), rule, deals)
            case OfEvening(evening, what):
                await self._of_evening(club, own, evening, what)
        return {}

    async def _of_evening(self, club: str, own: Member, evening: str, what: str) -> None:
        match what:
            case "draw":
                await self._clubs.draw(club, evening)
            case "round":
                await self._clubs.next_round(club, evening)
            case "remove":
                await self._clubs.store.remove_evening(club, evening)
            case _:
                await self._clubs.come(club, own, evening, comes=what == "come")

    async def _guest(self, request: Request) -> Guest | None:
        return await self._registry.guests.find(guest_token(request))

    async def _read(self, request: Request, kind: type[_T]) -> _T:
        body = await read_json_body(request, self._registry.settings.limits.body)
        return messages.decode_body(body, kind)


async def _checked(rule: HouseRule) -> dict[str, Any]:
    """Return a house rule as it is stored.

    Raises:
        Problem: its rule set or its title is wrong, or it is too large.
    """
    found = {"title": await club_name(rule.title), "name": rule.name, "options": rule.options}
    house_rules(found)
    if len(msgspec.json.encode(found)) > _LONGEST_RULE:
        raise Problem(422, "bad-request", "a house rule is too large")
    return found


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Problem(422, "bad-request", "a day is written as 2026-11-27", text) from error


def club_json(view: ClubView) -> dict[str, Any]:
    """Return a club as its members see it."""
    own, names = view.own.member, {one.member: one.name for one in view.members}
    ranks = [
        one._asdict() | {"strength": round(one.strength, 1)} for one in ranking(club_games(view))
    ]
    return {
        "club": view.club.id,
        "title": view.club.name,
        "own": own,
        "role": view.own.role,
        "rules": view.club.rules,
        "members": [
            {"member": one.member, "name": one.name, "role": one.role} for one in view.members
        ],
        "tables": [_table_json(one) for one in view.tables if _is_open(one)],
        "evenings": [_evening_json(one, view, names) for one in view.evenings],
        "ranking": [rank | {"name": names[rank["member"]]} for rank in ranks],
    }


def _is_open(table: ClubTable) -> bool:
    return table.evening is None and table.phase != "over"


def _table_json(table: ClubTable) -> dict[str, Any]:
    return {
        "table": table.table_id,
        "rules": table.rules["name"],
        "state": table.state,
        "names": table.names,
        "open": table.open,
    }


def _evening_json(evening: ClubEvening, view: ClubView, names: dict[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "evening": evening.id,
        "day": evening.day,
        "title": evening.title,
        "rules": evening.rules["name"],
        "deals": evening.deals,
        "coming": [one for one in evening.coming if one in names],
        "pairs": [
            [None if one is None else names.get(one, "") for one in pair] for pair in evening.pairs
        ],
        "games": [],
        "standings": [],
        "over": False,
    }
    if not evening.pairs:
        return found
    played = played_games(evening, view.tables)
    games = [
        {
            "round": game.round,
            "pairs": game.pairs,
            "points": game.points,
            "table": evening.tables.get(str(number)) if _plays(evening, game.pairs, view) else None,
            "begun": str(number) in evening.tables,
        }
        for number, game in enumerate(played.series().games, 1)
    ]
    found["games"] = games
    is_begun = all(game["begun"] for game in games)
    found["over"] = is_begun and not is_playing(evening, view.tables)
    found["standings"] = [
        {
            "rank": one.rank,
            "pair": one.pair,
            "points": one.points,
            "games": one.games,
            "won": one.won,
        }
        for one in played.standings()
    ]
    return found


def _plays(evening: ClubEvening, pairs: tuple[int, int], view: ClubView) -> bool:
    return any(view.own.member in evening.pairs[pair] for pair in pairs)
