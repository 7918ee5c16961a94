"""`QuickMatch`: waves that seat the people who wait, four at a table or as the rules demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from ipaddress import ip_address
from typing import Final, Literal, NamedTuple, Protocol

from buur.errors import BuurError
from buur.server.errors import Problem, ServerError
from buur.server.storage.models import SeatRow
from buur.server.storage.new_tables import NewTable
from buur.server.storage.rating_store import pair_of
from buur.server.tables.friend_seating import TOKEN_BYTES
from buur.server.tables.matching import Party, Places, next_table, seats_pairs
from buur.server.tables.names import plain
from buur.server.tables.ratings import Ratings, pool_of
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import Connection, token_hash
from buur.server.tables.waiting_people import Entry, Pair, Person, Pool, WaitingPeople
from buur.server.wire import lobby_messages as wire
from buur.server.wire.rules import rules_json
from buur.variants.model import Variant
from buur.variants.registry import variant

_LOG = logging.getLogger(__name__)

WAVE_SECONDS: Final = 5.0
"""Time between two waves."""


class Entered(NamedTuple):
    """The right to wait, which its person gets once."""

    token: str
    """The token of the entry."""
    pool: Pool
    link: str | None = None
    """The token of the link for a partner."""


PairWord = Literal["own", "full", "open"]
"""Whether a pair is the asker's own, has its two people, or has room for her."""


class PairState(NamedTuple):
    """How a pair stands."""

    state: PairWord
    name: str
    """The name of who has made the link."""
    pool: Pool


class Matchmaker(Protocol):
    """What clients use of a quick match, at this node or another one; see `QuickMatch`."""

    async def enter(self, person: Person, pool: Pool, *, as_pair: bool = False) -> Entered:
        """Give a person the right to wait in a pool."""
        ...

    async def enter_pair(self, person: Person, key: str) -> Entered:
        """Give a person the right to wait as one of a pair."""
        ...

    async def pair(self, key: str, guest: str | None) -> PairState:
        """Return how a pair stands, for somebody with its link."""
        ...

    def wait(self, key: str, connection: Connection) -> None:
        """Have a person wait with an entry, as long as her socket is open."""
        ...

    def quit(self, connection: Connection) -> None:
        """Have a person wait no more."""
        ...

    def leave(self, connection: Connection) -> None:
        """Note that the socket of a person is closed."""
        ...

    def note_line(self, connection: Connection, *, is_slow: bool) -> None:
        """Note that the line to a person has become bad, or good again."""
        ...

    async def close(self) -> None:
        """Seat nobody any more."""
        ...


class QuickMatch:
    """The people who wait on a server, and the waves that seat them.

    Args:
        registry: all tables.
        ratings: the strength of people.
    """

    def __init__(self, registry: TableRegistry, ratings: Ratings) -> None:
        self._registry = registry
        self._ratings = ratings
        self._lobby = registry.lobby
        self._lobby.queues = lambda: self.queues
        self._lobby.tell_waiting = self._tell_waiting
        self.people = WaitingPeople(self._now)
        """Who waits."""
        self.may_seat: Callable[[], Awaitable[bool]] = _always
        """Tells whether a wave may seat people now; it forgets those whose node is gone."""
        self._waves: asyncio.Task[None] | None = None
        self._storing = asyncio.Lock()
        """Held while seats are found and stored."""

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # Requests.

    @staticmethod
    def check(pool: Pool, *, as_pair: bool = False) -> Variant:
        """Return the rules of a pool.

        Raises:
            Problem: there are none, or they know no pairs.
        """
        rules = rules_of(pool)
        if as_pair and not seats_pairs(lines_of(rules)):
            raise Problem(422, "no-pairs", "by these rules nobody has a partner", pool.rules)
        return rules

    async def enter(self, person: Person, pool: Pool, *, as_pair: bool = False) -> Entered:
        """Give a person the right to wait in a pool.

        Args:
            person: who it is; the name is by the policy.
            pool: the rule set and the pace.
            as_pair: whether a partner is to come by a link.

        Raises:
            Problem: the rules know no pairs, or too many people wait.
        """
        rules = self.check(pool, as_pair=as_pair)
        await self._until_stored()
        person = self._counted(person)
        if not as_pair:
            return Entered(await self._enter(person, pool, rules), pool)
        link, pair = self.people.make_pair(person, pool, rules)
        return Entered(await self._enter(person, pool, rules, pair), pool, link)

    async def enter_pair(self, person: Person, key: str) -> Entered:
        """Give a person the right to wait as one of a pair.

        Args:
            person: who it is; the name is by the policy.
            key: hash of the token in the link of the pair.

        Raises:
            Problem: the link leads to no pair, or to two others.
        """
        await self._until_stored()
        pair = self.people.pair(key)
        entry = await self._enter(self._counted(person), pair.pool, pair.rules, pair)
        return Entered(entry, pair.pool)

    async def pair(self, key: str, guest: str | None) -> PairState:
        """Return how a pair stands, for somebody with its link.

        Args:
            key: hash of the token in the link.
            guest: who asks; None for somebody unknown.

        Raises:
            Problem: the link leads to no pair.
        """
        pair = self.people.pair(key)
        is_full = len(pair.guests) == 2
        state: PairWord = "own" if guest in pair.guests else "full" if is_full else "open"
        return PairState(state, pair.maker if state != "full" else "", pair.pool)

    async def _enter(
        self, person: Person, pool: Pool, rules: Variant, pair: Pair | None = None
    ) -> str:
        token, entry = self.people.enter(person, pool, rules, pair)
        key = pool_of(rules)
        entry.strength = await self._ratings.strength(key, person.guest)
        entry.apart = await self._registry.talk_store.apart(person.guest)
        if pair is not None and len(pair.guests) == 2:
            pair.strength = await self._ratings.strength(key, pair_of(*pair.guests))
        return token

    async def _until_stored(self) -> None:
        """Wait for seats that are being stored: who enters anew may have one of them."""
        async with self._storing:
            pass

    def wait(self, key: str, connection: Connection) -> None:
        """Have a person wait with an entry, as long as her socket is open.

        Args:
            key: hash of the token of the entry.
            connection: her socket.
        """
        entry = self.people.entry(key)
        if entry is None:
            connection.send(wire.encode(wire.Idle("unknown")))
            return
        other = self.people.of(connection)
        if other is not None and other is not entry:
            self.leave(connection)
        replaced = self.people.attach(entry, connection)
        if replaced is not None:
            replaced.send(wire.encode(wire.Idle("elsewhere")))
        if entry.matched is not None:
            connection.send(wire.encode(entry.matched))
            return
        self._lobby.change()
        others = [one for one in self.people if one.pool == entry.pool and one.is_here]
        self._tell_all([entry], others)
        if self._waves is None or self._waves.done():
            self._waves = asyncio.create_task(self._run(), name="waves of the quick match")

    def quit(self, connection: Connection) -> None:
        """Have a person wait no more."""
        entry = self.people.of(connection)
        if entry is not None:
            self.people.end(entry, "quit")
            self._lobby.change()

    def leave(self, connection: Connection) -> None:
        """Note that the socket of a person is closed; she leaves the queue."""
        entry = self.people.of(connection)
        if entry is not None:
            self.people.detach(entry)
            self._lobby.change()

    def note_line(self, connection: Connection, *, is_slow: bool) -> None:
        """Note that the line to a person has become bad, or good again."""
        entry = self.people.of(connection)
        if entry is not None:
            entry.is_slow = is_slow
            self._lobby.change()

    # Waves.

    async def _run(self) -> None:
        """Seat people in waves, as long as somebody waits."""
        while any(entry.connection is not None and entry.matched is None for entry in self.people):
            await asyncio.sleep(WAVE_SECONDS)
            with self._registry.faults.survived("a wave of the quick match has failed"):
                try:
                    await self.wave()
                except ServerError:  # the log has a line of the store; people wait on
                    _LOG.warning("a wave of the quick match could not be stored")

    async def wave(self) -> None:
        """Seat all who can be seated now."""
        if not await self.may_seat():
            return
        self.people.prune()
        await self._forget_deleted()
        async with self._storing:
            await self._tell_seated()
        for pool in dict.fromkeys(entry.pool for entry in self.people if entry.is_ready):
            is_seated = True
            while is_seated:  # others have their turn while a table is stored
                async with self._storing:
                    is_seated = await self._seat_next(pool)
        for entry in self.people:
            if entry.is_ready:
                entry.waves += 1
        self._lobby.change()

    async def _forget_deleted(self) -> None:
        """End the entries of people who are deleted: no table with them could be stored.

        Their partners wait no more: the link of a pair is for these two alone.
        """
        waiting = {entry.person.guest for entry in self.people if entry.is_here}
        partners = {guest for pair in self.people.pairs for guest in pair.guests}
        gone = await self._registry.guests.store.missing(waiting | partners)
        for entry in self.people:
            if entry.person.guest in gone:
                self.people.end(entry, "unknown")
        for pair in self.people.pairs:
            if not gone.isdisjoint(pair.guests):
                self.people.part(pair)

    async def _tell_seated(self) -> None:
        """Tell people their seats that were stored although nobody was told of them.

        The database has one seat for each entry. A node may have died after it had stored a table,
        or may not know whether the database has it.
        """
        ready = {entry.key: entry for entry in self.people if entry.is_ready}
        tokens = {key: secrets.token_urlsafe(TOKEN_BYTES) for key in ready}
        hashes = {key: token_hash(token) for key, token in tokens.items()}
        found = await self._registry.friend_store.open_found_seats(hashes)
        for key, seat in found.items():
            if seat is None:
                self.people.end(ready[key], "unknown")
            else:
                ready[key].matched = wire.Matched(*seat, tokens[key])
                self._tell_seat(ready[key])

    async def _seat_next(self, pool: Pool) -> bool:
        """Seat people of a pool at one table; return whether there were enough."""
        ready = [entry for entry in self.people if entry.pool == pool and entry.is_ready]
        if not ready:
            return False
        rules = ready[0].rules
        places = next_table(_parties(ready), lines_of(rules))
        if places is None:
            return False
        await self._seat(places, rules, pool)
        return True

    async def _seat(self, places: Places[Entry], rules: Variant, pool: Pool) -> None:
        """Make a table for people, and tell each her seat."""
        entries = _entries_at(places)
        table = self._registry.new_id()
        tokens = [secrets.token_urlsafe(TOKEN_BYTES) for _ in entries]
        names = _different_names([entry.person.name for entry in entries])
        # Before the database answers, so that nobody gets two seats.
        for seat, (entry, token) in enumerate(zip(entries, tokens, strict=True)):
            entry.matched, entry.touched = wire.Matched(table, seat, token), self._now()
        rows = [
            SeatRow(
                *(seat, "person", name),
                token_hash=token_hash(token),
                avatar=entry.person.avatar,
            )
            for seat, (name, token, entry) in enumerate(zip(names, tokens, entries, strict=True))
        ]
        new = NewTable(
            table,
            rules_json(rules),
            rows,
            None,
            "playing",
            pool.time,
            [(entry.person.guest, seat) for seat, entry in enumerate(entries)],
            pool=pool_of(rules),
            pairs=[seat for seat, entry in enumerate(entries) if entry.pair is not None],
            entries=[entry.key for entry in entries],
        )
        try:
            await self._registry.friend_store.create(new)
        except BaseException:
            for entry in entries:
                entry.matched = None
            raise
        for entry in entries:
            self._tell_seat(entry)

    def _tell_seat(self, entry: Entry) -> None:
        """Tell a person the seat that was found for her, if she is there."""
        entry.touched = self._now()
        if entry.connection is not None and entry.matched is not None:
            entry.connection.send(wire.encode(entry.matched))

    # What people see.

    @property
    def queues(self) -> tuple[wire.Queue, ...]:
        """The pools in which people wait, each with their number."""
        count = Counter(entry.pool for entry in self.people if entry.is_here)
        return tuple(wire.Queue(*pool, people) for pool, people in sorted(count.items()))

    def _tell_waiting(self) -> None:
        """Tell everybody who waits how she does, if that has changed."""
        by_pool: dict[Pool, list[Entry]] = {}
        for entry in self.people:
            if entry.is_here:
                by_pool.setdefault(entry.pool, []).append(entry)
        for entries in by_pool.values():
            self._tell_all(entries, entries)

    def _tell_all(self, told: Iterable[Entry], entries: Sequence[Entry]) -> None:
        """Tell some of the people in a pool how they wait."""
        networks = Counter(entry.person.network for entry in entries)
        guests = {entry.person.guest: entry for entry in entries}
        for entry in told:
            near = networks[entry.person.network] - 1 if entry.person.network else 0
            avoided = (guests[one] for one in entry.apart.muted if one in guests)
            apart = near + sum(not _are_near(entry, one) for one in avoided)
            self._tell(entry, len(entries), apart)

    def _tell(self, entry: Entry, people: int, apart: int) -> None:
        """Tell a person how she waits.

        Args:
            entry: her entry.
            people: how many wait in the pool.
            apart: how many of them may not sit at her table, but for a partner.
        """
        partner = entry.partner
        has_partner = partner is not None and partner.is_here
        if has_partner and _is_apart(entry, partner):
            apart -= 1
        message = wire.Waiting(
            rules=entry.pool.rules,
            time=entry.pool.time,
            seats=entry.rules.seats,
            people=people,
            apart=max(0, apart),
            partner=partner.person.name if partner is not None and has_partner else None,
            pair=entry.pair is not None,
            ready=entry.is_ready,
        )
        text = wire.encode(message)
        if entry.connection is not None and text != entry.told:
            entry.told = text
            entry.connection.send(text)

    def _counted(self, person: Person) -> Person:
        """Return a person with the network of which only one may sit at a table, else without."""
        is_counted = self._registry.settings.one_of_network and not _is_local(person.network)
        return person if is_counted else person._replace(network="")

    async def close(self) -> None:
        """Seat nobody any more."""
        if self._waves is not None:
            self._waves.cancel()
            await asyncio.gather(self._waves, return_exceptions=True)


async def _always() -> bool:
    return True


def lines_of(rules: Variant) -> tuple[int, ...]:
    """Return by seat the line of the slate for even teams; where roles decide, each has her own."""
    if rules.sharing == "king":
        return tuple(range(rules.seats))
    return tuple(int(line) for line in rules.teams)


def rules_of(pool: Pool) -> Variant:
    """Return the rules of a pool; the match decides the teams, and no cards do.

    Raises:
        Problem: there is no such preset.
    """
    try:
        rules = variant(pool.rules)
        return variant(rules, {"teams_drawn": False}) if rules.deal.teams_drawn else rules
    except BuurError as error:
        raise Problem(422, "bad-rules", str(error), pool.rules) from error


def _parties(entries: Sequence[Entry]) -> list[Party[Entry]]:
    """Return who waits in a pool: persons and pairs, in order of arrival."""
    found: dict[int, Party[Entry]] = {}
    for entry in entries:
        pair = entry.pair
        together = (entry,) if pair is None else tuple(pair.entries.values())
        party = Party(
            together,
            entry.strength if pair is None else pair.strength,
            frozenset(one.person.network for one in together if one.person.network),
            min(one.waves for one in together),
            frozenset(one.person.guest for one in together),
            frozenset[str]().union(*(part for one in together for part in one.apart)),
        )
        found.setdefault(id(pair or entry), party)
    return list(found.values())


def _entries_at(places: Places[Entry]) -> list[Entry]:
    """Return the person at each seat."""
    left = {id(party): [*party.people] for party in places}
    return [left[id(party)].pop(0) for party in places]


def _different_names(names: Sequence[str]) -> list[str]:
    """Return names of people who have not chosen each other: later ones get a number.

    >>> _different_names(["Anna", "", "anna", "Anna"])
    ['Anna', '', 'anna 2', 'Anna 3']
    """
    count: Counter[str] = Counter()
    found = []
    for name in names:
        count[plain(name)] += 1
        number = count[plain(name)]
        found.append(f"{name[:38]} {number}" if name and number > 1 else name)
    return found


def _are_near(one: Entry, other: Entry | None) -> bool:
    return other is not None and one.person.network == other.person.network != ""


def _is_apart(one: Entry, other: Entry | None) -> bool:
    return _are_near(one, other) or (other is not None and other.person.guest in one.apart.muted)


def _is_local(network: str) -> bool:
    """Tell whether a network says nothing of where a person is: this machine, or none known."""
    try:
        return ip_address(network.partition("/")[0]).is_loopback
    except ValueError:
        return True
