"""Notes that nodes share, and what people begin at one node and end at another."""

from __future__ import annotations

import asyncio

from buur.server.bus.memory import MemoryBus
from buur.server.bus.shared_notes import SharedNotes
from buur.server.http.personal_data import Deletions
from buur.server.tables.passkeys import Passkeys
from tests.server.authenticators import Authenticator
from tools.waiting import until

ORIGIN = "https://jass.example"


class Clock:
    """A clock that stands still."""

    now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


async def shared(bus: MemoryBus, clock: Clock, most: int = 3) -> SharedNotes:
    """Return the notes of a node."""
    notes = SharedNotes(bus, "test", most=most, clock=clock)
    await notes.start()
    return notes


async def delivered() -> None:
    """Have the bus deliver what was published."""
    for _ in range(3):
        await asyncio.sleep(0)


async def test_every_node_has_a_note_and_one_uses_it() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = await shared(bus, clock), await shared(bus, clock)
    here.put("a", "one", 60.0)
    await until(lambda: there.get("a") == "one")
    assert there.pop("a") == "one"
    await until(lambda: here.get("a") is None)


async def test_a_note_that_is_used_at_once_stays_away() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = await shared(bus, clock), await shared(bus, clock)
    here.put("a", "one", 60.0)
    assert here.pop("a") == "one"
    await delivered()
    assert [*here, *there] == []


async def test_a_node_that_starts_gets_the_notes_of_others() -> None:
    bus, clock = MemoryBus(), Clock()
    here = await shared(bus, clock)
    here.put("old", "one", 60.0)
    clock.now = 50.0
    here.put("a", "two", 60.0)
    there = await shared(bus, clock)
    await until(lambda: [*there] == ["old", "a"])
    clock.now = 61.0
    assert (there.get("old"), there.get("a")) == (None, "two")


async def test_a_node_keeps_the_latest_notes() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = await shared(bus, clock), await shared(bus, clock)
    for key in "abcd":
        here.put(key, key, 60.0)
    await until(lambda: [*there] == ["b", "c", "d"])
    assert [*here] == ["b", "c", "d"]


async def test_nonsense_of_another_node_changes_nothing() -> None:
    bus, clock = MemoryBus(), Clock()
    here = await shared(bus, clock)
    here.put("a", "one", 60.0)
    for content in (b"", b"[]", b'{"type":"put"}', b"\xff"):
        bus.publish("buur.notes.test", content)
    await delivered()
    assert here.get("a") == "one"


async def test_a_passkey_is_made_at_one_node_and_stored_at_another() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = Passkeys(clock, bus), Passkeys(clock, bus)
    for one in (here, there):
        await one.challenges.start()
    device = Authenticator(f"{ORIGIN}:443")
    answer = device.make(await here.registration("g", "Anna", f"{ORIGIN}:443", []))
    await until(lambda: [*there.challenges])
    assert (await there.registered("g", answer)).guest_id == "g"
    await until(lambda: not [*here.challenges])


async def test_a_deletion_is_prepared_at_one_node_and_confirmed_at_another() -> None:
    bus, clock = MemoryBus(), Clock()
    here, there = Deletions(clock, bus), Deletions(clock, bus)
    for one in (here, there):
        await one.prepared.start()
    token = here.prepare("g")
    await until(lambda: [*there.prepared])
    there.confirm("g", token)
    await until(lambda: not [*here.prepared])
