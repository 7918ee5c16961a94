"""`Clubs`: makes clubs, lets people in by a link, and plays their tables and evenings.

Whoever is no member gets the same answer for every club, so that nobody can find out which exist.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from buur.errors import BuurError, RulesError, SeriesError
from buur.server.errors import EntryRefused, Problem
from buur.server.storage.club_store import Club, ClubEvening, ClubStore, ClubTable, Member, Role
from buur.server.storage.models import SeatRow
from buur.server.storage.new_tables import NewTable
from buur.server.tables.club_ranking import ClubGame
from buur.server.tables.friend_seating import TOKEN_BYTES
from buur.server.tables.friend_tables import FriendTables
from buur.server.tables.guests import Guest
from buur.server.tables.names import free_bot_name, person_name, refuse_twice
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.tables.table_calls import Ticket
from buur.server.wire.rules import read_rules, rules_json
from buur.tournament.evenings import FEWEST, MOST, Evening, drawn_pairs, evening_rules
from buur.variants.model import Variant
from buur.variants.registry import variant

MOST_CLUBS: Final = 20
"""Clubs of a person."""
MOST_MEMBERS: Final = 100
MOST_RULES: Final = 12
"""House rules of a club."""
MOST_OPEN: Final = 20
"""Tables of a club that wait for their players."""
MOST_PLANNED: Final = 20
"""Evenings of a club that are not drawn yet."""
_ID_BYTES: Final = 15
_EVENING_BYTES: Final = 9
_BOT: Final = "steady"


class ClubView(NamedTuple):
    """A club as its members see it."""

    club: Club
    own: Member
    members: tuple[Member, ...]
    tables: tuple[ClubTable, ...]
    evenings: tuple[ClubEvening, ...]


class Clubs:
    """The clubs of a server.

    Args:
        registry: all tables.
        friends: those for friends.
    """

    def __init__(self, registry: TableRegistry, friends: FriendTables) -> None:
        self._registry = registry
        self._friends = friends
        self.store = ClubStore(registry.store)
        """The database of clubs."""

    # Clubs and members.

    async def create(self, guest: Guest, title: str, name: str) -> tuple[str, str]:
        """Create a club and return its id with the token of its invitation.

        Raises:
            Problem: the person has too many clubs.
        """
        await self._check_room(guest)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        club = Club(secrets.token_urlsafe(_ID_BYTES), title, [], token_hash(token))
        await self.store.create(club, guest.id, name)
        return club.id, token

    async def view(self, club: str, guest: Guest | None) -> ClubView:
        """Return a club for one of its members.

        Raises:
            Problem: there is no such club, or the person is no member.
        """
        found, own, members = await self._membership(club, guest)
        tables, evenings = await self.store.tables(club), await self.store.evenings(club)
        return ClubView(found, own, members, tables, evenings)

    async def member(self, club: str, guest: Guest | None, *, head: bool = False) -> Member:
        """Return a person as the member of a club.

        Args:
            club: the club's id.
            guest: who she is.
            head: whether she must be a head.

        Raises:
            Problem: there is no such club, or the person is no member or no head.
        """
        _, own, _ = await self._membership(club, guest)
        if head and own.role != "head":
            raise Problem(403, "not-head", "only a head of the club may do this")
        return own

    async def _membership(
        self, club: str, guest: Guest | None
    ) -> tuple[Club, Member, tuple[Member, ...]]:
        # The same queries, whether there is such a club or not.
        found, members = await self.store.club(club), await self.store.members(club)
        own = next((one for one in members if guest and one.guest_id == guest.id), None)
        if found is None or own is None:
            raise no_club()
        return found, own, members

    async def invited(self, club: str, invitation: str) -> tuple[Club, tuple[Member, ...]]:
        """Return a club for somebody with its invitation.

        Raises:
            Problem: there is no such club, or the invitation is not its present one.
        """
        found, members = await self.store.club(club), await self.store.members(club)
        if found is None or found.invitation != token_hash(invitation):
            raise no_club()
        return found, members

    async def join(self, club: str, invitation: str, guest: Guest, name: str) -> None:
        """Make a person a member; who is one already stays it.

        Raises:
            Problem: the invitation is wrong, the club is full, or the name is taken.
        """
        _, members = await self.invited(club, invitation)
        if any(one.guest_id == guest.id for one in members):
            return
        await self._check_room(guest)

        def check(found: Sequence[Member]) -> None:
            if not found:
                raise no_club()  # it was deleted meanwhile
            refuse_twice(name, [one.name for one in found])
            if len(found) >= MOST_MEMBERS:
                raise Problem(409, "club-full", f"a club has at most {MOST_MEMBERS} members")

        await self.store.join(club, guest.id, name, check)

    async def _check_room(self, guest: Guest) -> None:
        if len(await self.store.clubs_of(guest.id)) >= MOST_CLUBS:
            raise Problem(409, "too-many-clubs", f"a person is in at most {MOST_CLUBS} clubs")

    async def renew_invitation(self, club: str) -> str:
        """Return the token of a new invitation; the one before opens nothing any more."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.change(club, invitation=token_hash(token))
        return token

    async def rename_member(self, club: str, own: Member, wanted: str) -> None:
        """Give a member another name.

        Raises:
            Problem: the name is against the policy, or another member has it.
        """
        name = await club_name(wanted)

        def check(members: Sequence[Member]) -> None:
            refuse_twice(name, [one.name for one in members if one.member != own.member])

        await self.store.change_member(club, own.member, check, {"name": name})

    async def set_role(self, club: str, member: str, role: Role) -> None:
        """Make a member a head or not; the last head stays one.

        Raises:
            Problem: there is no such member, or no other head.
        """

        def check(members: Sequence[Member]) -> None:
            if all(one.member != member for one in members):
                raise Problem(404, "no-member", "the club has no such member")
            heads = [one.member for one in members if one.role == "head"]
            if role != "head" and heads == [member]:
                text = "a club needs a head: make another member one first"
                raise Problem(409, "last-head", text)

        await self.store.change_member(club, member, check, {"role": role})

    async def remove_member(self, club: str, member: str) -> None:
        """Remove a member from a club."""
        for one in await self.store.members(club):
            if one.member == member:
                await self.store.leave(club, one.guest_id)

    # Tables.

    async def open_table(self, club: str, own: Member, guest: Guest, house_rule: int) -> str:
        """Make a table for members, and return its id; its host has seat 0.

        Raises:
            Problem: there is no such house rule, or too many tables wait for players.
        """
        waiting = [one for one in await self.store.tables(club) if one.state == "gathering"]
        if len(waiting) >= MOST_OPEN:
            raise Problem(429, "too-many-gathering", "too many tables of the club wait for players")
        rules = await self._house_rules(club, house_rule)
        made = await self._friends.create(rules, own.name, [None] * (rules.seats - 1), guest)
        await self.store.add_table(club, made.table)
        return made.table

    async def join_table(self, club: str, own: Member, guest: Guest, table: str) -> Ticket:
        """Seat a member at a table of her club.

        Raises:
            Problem: the club has no such table, or it has no open seat.
        """
        if not await self.store.has_table(club, table):
            raise no_club()
        try:
            return await self._registry.take_seat(table, guest, own.name)
        except EntryRefused as error:
            raise Problem(410, "table-gone", "this table is gone") from error

    async def _house_rules(self, club: str, number: int) -> Variant:
        found = await self.store.club(club)
        wanted = [] if found is None else found.rules
        if not 0 <= number < len(wanted):
            raise Problem(404, "no-house-rule", "the club has no such house rule", number)
        return house_rules(wanted[number])

    # Evenings.

    async def plan(self, club: str, day: date, title: str, house_rule: int, deals: int) -> None:
        """Plan an evening.

        Raises:
            Problem: the rules do not suit an evening, or too many evenings are planned.
        """
        planned = [one for one in await self.store.evenings(club) if not one.pairs]
        if len(planned) >= MOST_PLANNED:
            raise Problem(409, "too-many-evenings", f"at most {MOST_PLANNED} evenings are planned")
        rules = _rules_of_evening(await self._house_rules(club, house_rule), deals)
        evening = ClubEvening(
            secrets.token_urlsafe(_EVENING_BYTES),
            day.isoformat(),
            title,
            rules_json(rules),
            deals,
            [],
            [],
            {},
        )
        await self.store.add_evening(club, evening)

    async def come(self, club: str, own: Member, evening: str, *, comes: bool) -> None:
        """Note whether a member comes to an evening that is not drawn yet.

        Raises:
            Problem: there is no such evening, or it is drawn or full.
        """

        def change(found: ClubEvening) -> ClubEvening:
            if found.pairs:
                raise Problem(409, "begun", "the pairs are drawn already")
            coming = [one for one in found.coming if one != own.member]
            if comes and len(coming) >= MOST:
                raise Problem(409, "evening-full", f"an evening has at most {MOST} players")
            return found._replace(coming=[*coming, own.member] if comes else coming)

        await self._change_evening(club, evening, change)

    async def draw(self, club: str, evening: str) -> None:
        """Draw the pairs of an evening from the members who come.

        Raises:
            Problem: there is no such evening, it is drawn, or too few come.
        """
        present = {one.member for one in await self.store.members(club)}
        random = secrets.SystemRandom().random

        def change(found: ClubEvening) -> ClubEvening:
            if found.pairs:
                raise Problem(409, "begun", "the pairs are drawn already")
            try:
                pairs = drawn_pairs([one for one in found.coming if one in present], random)
            except SeriesError as error:
                raise Problem(409, "too-few", f"an evening needs {FEWEST} players") from error
            return found._replace(pairs=[list(pair) for pair in pairs])

        await self._change_evening(club, evening, change)

    async def next_round(self, club: str, evening: str) -> None:
        """Make the tables of the next round, once those of the one before are over.

        Raises:
            Problem: the pairs are not drawn, a game is being played, or all are over.
        """
        members = {one.member: one for one in await self.store.members(club)}
        found = next((one for one in await self.store.evenings(club) if one.id == evening), None)
        if found is None:
            raise no_evening()
        if not found.pairs:
            raise Problem(409, "not-drawn", "draw the pairs first")
        series = evening_of(found, {}).series()
        if is_playing(found, await self.store.tables(club)):
            raise Problem(409, "round-open", "a game of this round is being played")
        left = [
            (number, game)
            for number, game in enumerate(series.games, 1)
            if str(number) not in found.tables
        ]
        if not left:
            raise Problem(409, "evening-over", "all games of this evening are played")
        games = [(number, game.pairs) for number, game in left if game.round == left[0][1].round]
        tables = {str(number): self._registry.new_id() for number, _ in games}

        def change(now: ClubEvening) -> ClubEvening:
            if now.tables.keys() & tables.keys():
                raise Problem(409, "changed", "somebody has begun this round")
            return now._replace(tables={**now.tables, **tables})

        new = [_new_table(tables[str(number)], found, pairs, members) for number, pairs in games]
        await self._change_evening(club, evening, change, new)

    async def _change_evening(
        self, club: str, evening: str, change: Any, new: Sequence[NewTable] = ()
    ) -> None:
        if await self.store.change_evening(club, evening, change, new) is None:
            raise no_evening()


def _new_table(
    table: str, evening: ClubEvening, pairs: tuple[int, int], members: Mapping[str, Member]
) -> NewTable:
    """Return a table of an evening: pairs sit across; its people come by their cookies."""
    first, second = (evening.pairs[number] for number in pairs)
    seats: list[SeatRow] = []
    owners: list[tuple[str, int]] = []
    for seat, member in enumerate((first[0], second[0], first[1], second[1])):
        person = None if member is None else members.get(member)
        if person is None:
            name = free_bot_name([row.name for row in seats])
            seats.append(SeatRow(seat, "bot", name, _BOT))
            continue
        token = token_hash(secrets.token_urlsafe(TOKEN_BYTES))
        is_host = not owners
        seats.append(SeatRow(seat, "person", person.name, token_hash=token, is_host=is_host))
        owners.append((person.guest_id, seat))
    invitation = token_hash(secrets.token_urlsafe(TOKEN_BYTES))
    return NewTable(table, evening.rules, seats, invitation, state="playing", owners=owners)


def evening_of(evening: ClubEvening, points: Mapping[int, tuple[int, int]]) -> Evening:
    """Return the pairs and games of an evening that is drawn."""
    pairs = tuple((pair[0] or "", pair[1]) for pair in evening.pairs)
    return Evening(read_rules(evening.rules), pairs, points)


def is_playing(evening: ClubEvening, tables: Sequence[ClubTable]) -> bool:
    """Tell whether a game of an evening is being played; one whose table is gone is not."""
    open_tables = {one.table_id for one in tables if one.phase != "over"}
    return not open_tables.isdisjoint(evening.tables.values())


def played_games(evening: ClubEvening, tables: Sequence[ClubTable]) -> Evening:
    """Return an evening with the points of its games that are over."""
    over = {one.table_id: one.scores for one in tables if one.phase == "over"}
    points = {
        int(number): (over[table][0], over[table][1])
        for number, table in evening.tables.items()
        if len(over.get(table, ())) == 2
    }
    return evening_of(evening, points)


def club_games(view: ClubView) -> tuple[ClubGame, ...]:
    """Return all games of a club's evenings between its members, the first one first."""
    known = {one.member for one in view.members}
    found = []
    for evening in reversed(view.evenings):
        if not evening.pairs:
            continue
        played = played_games(evening, view.tables)
        games = played.series().games
        for number, points in sorted(played.points.items()):
            first, second = (
                tuple(one for one in evening.pairs[pair] if one in known and one is not None)
                for pair in games[number - 1].pairs
            )
            found.append(((first, second), points))
    return tuple(found)


def house_rules(wanted: Mapping[str, Any]) -> Variant:
    """Return the rule set of a house rule.

    Raises:
        Problem: there is no such rule set.
    """
    try:
        return variant(wanted["name"], wanted["options"])
    except RulesError as error:
        raise Problem.of("bad-rules", error) from error
    except BuurError as error:
        raise Problem(422, "bad-request", str(error)) from error


def _rules_of_evening(rules: Variant, deals: int) -> Variant:
    try:
        return evening_rules(rules, deals)
    except RulesError as error:
        raise Problem.of("bad-rules", error) from error
    except SeriesError as error:
        raise Problem.of("bad-series", error) from error


async def club_name(wanted: str) -> str:
    """Return a name by the policy, which must not be empty.

    Raises:
        Problem: it is empty or against the policy.
    """
    # The tables of characters take a tenth of a second to read.
    name = await asyncio.to_thread(person_name, wanted)
    if not name:
        raise Problem(422, "bad-request", "a name is needed")
    return name


def no_club() -> Problem:
    """Return the error for a club that does not exist, or that is somebody else's."""
    return Problem(404, "no-club", "this is none of your clubs")


def no_evening() -> Problem:
    """Return the error for an evening that the club does not have."""
    return Problem(404, "no-evening", "the club has no such evening")
