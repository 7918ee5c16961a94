"""Changes that a table sends, folded by clients: at each version the view of their seat."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest

from buur.bots.registry import bot
from buur.client.view_changes import changed_view
from buur.play.model.events import Played
from buur.play.take_back import TakenBack
from buur.play.views import view
from buur.seats import Seat
from buur.server.settings import Settings
from buur.server.storage.models import SeatRow
from buur.server.tables.live_partie import AppliedEvent, LivePartie
from buur.server.tables.seating import Seating
from buur.server.tables.seats import TableSeat
from buur.server.tables.view_feed import ViewFeed
from buur.server.wire import messages
from buur.server.wire.encode_view import encode_view
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import in_turn, shortened
from tests.server.fake_pool import FakePool


@dataclass
class Reader:
    """A client that knows only what it was sent."""

    view: dict[str, Any]
    last: dict[str, Any] = field(default_factory=dict)
    """The last event."""
    is_closed: bool = False

    def send(self, text: str) -> None:
        """Take a message of the table."""
        message = json.loads(text)
        if message["t"] == "event":
            self.view = changed_view(self.view, message)
            self.last = message

    def close(self, code: int) -> None:
        """Be sent away, as one of too many."""
        self.is_closed = True


class Room:
    """A table with its clients and without a server.

    Args:
        rules: the rule set.
        training: whether acts may be taken back.
    """

    def __init__(self, rules: Variant, *, training: bool = False) -> None:
        chance = seeded(3)
        players = [bot("random", chance.getrandbits(32)) for _ in range(rules.seats)]
        rows = [SeatRow(seat, "person", "ABCDEF"[seat], None, None) for seat in range(rules.seats)]
        self.partie = LivePartie("t", rules, players, chance=chance)
        self.seating = Seating(rows, Settings(), FakePool(), now=0)
        self.feed = ViewFeed(self.partie, self.seating, hints=True, training=training)
        self.readers: list[tuple[TableSeat, Reader]] = []

    def join(self, seat: int) -> Reader:
        """Say hello for a seat."""
        whole = msgspec.json.decode(
            msgspec.json.encode(self.feed.whole_view(self.seating[Seat(seat)]))
        )
        reader = Reader(whole)
        self.seating[Seat(seat)].attach(reader)
        self.readers.append((self.seating[Seat(seat)], reader))
        return reader

    def run(self) -> Iterator[AppliedEvent]:
        """Apply the events of the partie, giving each before it is sent."""
        while (event := self.partie.table.next_event()) is not None:
            done = self.partie.apply(event, "bot")
            self.partie.event_log.add(done.entry)
            yield done

    def expect_agreement(self, done: AppliedEvent, *, is_last: bool) -> None:
        """Check that every client has the event and the view of its seat, and nothing else."""
        for table_seat, reader in self.readers:
            if not reader.is_closed:
                seat = table_seat.seat
                takes_back = is_last and self.feed.undoable(seat) > 0
                context = replace(self.feed.context(done.state), takes_back=takes_back)
                whole = encode_view(view(done.state, seat), context, may_act=is_last)
                assert with_last_deal(reader.view) == as_json(whole), (done.entry.version, seat)
                event = done.entry.encoded(seat, done.state.variant)
                assert reader.last["event"] == as_json(event)
                assert reader.last["v"] == done.entry.version


def as_json(value: object) -> dict[str, Any]:
    """Return a value as a client reads it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return found


def with_last_deal(seen: dict[str, Any]) -> dict[str, Any]:
    """Return a view with the last counted deal only; the others are in the sum."""
    earlier, deals = seen["earlier"], [deal["total"] for deal in seen["deals"][:-1]]
    added = [sum(points) for points in zip(earlier, *deals, strict=True)]
    return {**seen, "deals": seen["deals"][-1:], "earlier": added}


@pytest.mark.parametrize("rules", in_turn())
def test_changes_add_up_to_the_whole_view_of_every_version(rules: str) -> None:
    room, chance = Room(shortened(variant(rules))), seeded(5)
    seats = range(room.partie.table.state.variant.seats)
    for seat in seats:
        room.join(seat)
    for number, done in enumerate(room.run()):
        is_last = chance.random() < 0.8
        room.feed.send(done, is_last=is_last)
        room.expect_agreement(done, is_last=is_last)
        if is_last and number % 9 == 0:  # somebody comes back; the earlier client looks on
            room.join(chance.choice(seats))


def test_changes_lead_back_to_the_view_before_an_act_that_is_taken_back() -> None:
    room = Room(variant("schieber"), training=True)
    room.join(0)
    taken = 0
    for done in room.run():
        room.feed.send(done, is_last=True)
        room.expect_agreement(done, is_last=True)
        count = room.feed.undoable(Seat(0))
        if count == 3 and taken < 5:
            back = room.partie.apply(TakenBack(Seat(0), count), "person", Seat(0))
            room.partie.event_log.add(back.entry)
            room.feed.send(back, is_last=True)
            room.expect_agreement(back, is_last=True)
            taken += 1
    assert taken == 5


def test_a_player_who_moves_sees_the_other_seat() -> None:
    room = Room(variant("schieber"))
    for seat in range(4):
        room.join(seat)
    for number, done in enumerate(room.run()):
        if number % 10 == 9:
            room.seating.move([Seat(2), Seat(0), Seat(3), Seat(1)])
        room.feed.send(done, is_last=True)
        room.expect_agreement(done, is_last=True)


@pytest.mark.parametrize("later", ["Zoe", "B"], ids=["stays", "returns"])
def test_a_change_between_events_reaches_those_before_and_after_a_hello(later: str) -> None:
    room = Room(variant("schieber"))
    room.join(0)
    events = room.run()
    for name in ("B", "Zoe", later):
        room.seating[Seat(1)].row = room.seating[Seat(1)].row._replace(name=name)
        if len(room.readers) == 1 and name == "Zoe":
            room.join(2)
        else:
            done = next(events)
            room.feed.send(done, is_last=True)
            room.expect_agreement(done, is_last=True)
    assert [reader.view["names"][1] for _, reader in room.readers] == [later, later]


def test_a_seat_without_clients_misses_nothing() -> None:
    room = Room(variant("schieber"))
    room.join(0)
    for number, done in enumerate(room.run()):
        room.feed.send(done, is_last=True)
        room.expect_agreement(done, is_last=True)
        if number % 7 == 3:
            room.join(2)
        if number % 7 == 5:
            _, reader = room.readers.pop()
            room.seating[Seat(2)].detach(reader, now=0)


def test_an_event_is_small() -> None:
    """A card of a player says what it changes, and not how the whole table stands."""
    room = Room(variant("coiffeur"))
    reader = room.join(0)
    sizes = []
    for done in room.run():
        room.feed.send(done, is_last=True)
        if isinstance(done.entry.event, Played) and done.state.phase == "play":
            sizes.append(len(json.dumps(reader.last)) / len(json.dumps(reader.view)))
    assert sum(sizes) / len(sizes) < 0.25
    assert max(sizes) < 0.5


def test_what_all_seats_share_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[object] = []
    encode_part = messages.encode_part

    def count(value: dict[str, Any]) -> msgspec.Raw:
        encoded.append(value)
        return encode_part(value)

    monkeypatch.setattr(messages, "encode_part", count)
    room = Room(variant("schieber"))
    for seat in range(4):
        room.join(seat)
    for version, done in enumerate(room.run(), start=1):
        room.feed.send(done, is_last=True)
        assert len(encoded) == 2 * version
