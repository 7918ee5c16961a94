"""`rematch_of`: the table of the next partie, with the same people and bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from buur.play.model.state import State
from buur.play.pack.dealing import rematch_dealer
from buur.seats import Seat
from buur.server.storage.models import SeatRow
from buur.server.storage.new_tables import NewTable
from buur.server.tables.friend_table import FriendTable
from buur.server.tables.seats import token_hash
from buur.server.wire.rules import rules_json
from buur.variants.model import Variant
from buur.variants.registry import variant

_TOKEN_BYTES: Final = 24


class NewSeat(NamedTuple):
    """A person's seat at the next table. The token is told once; only its hash is stored."""

    seat: Seat
    token: str


class Rematch(NamedTuple):
    """The table of the next partie."""

    table: NewTable
    invitation: str
    """The token of its invitation."""
    tickets: Mapping[Seat, NewSeat]
    """By seat at the table before."""

    @property
    def keys(self) -> tuple[str | None, ...]:
        """By seat at the table before: the hash of the person's token, None for bots."""
        found = (self.tickets.get(Seat(seat)) for seat in range(len(self.table.seats)))
        return tuple(None if one is None else token_hash(one.token) for one in found)


def rematch_of(
    table: str,
    last: str,
    before: FriendTable,
    state: State,
    owners: Iterable[tuple[str, int]],
    drawn: Variant | None = None,
) -> Rematch:
    """Return the table of the next partie.

    The players keep their order around the table. Seat 0 goes to the first dealer, who is the next
    one by the rules. Where teams are drawn anew, the draw also names the first dealer.

    Args:
        table: its id.
        last: the id of the table of the partie that is over. Who may watch it, may watch the next
            one by the same link.
        before: the table of the partie that is over.
        state: the end of that partie.
        owners: the guests who own a seat of it, each with the seat.
        drawn: the rules by which teams are drawn anew; None if the players keep their places.
    """
    first = 0 if drawn is not None else _next_dealer(state)
    count = len(before.seats)
    places = {seat: (seat - first) % count for seat in range(count)}
    tickets = {
        seat: NewSeat(Seat(places[seat]), secrets.token_urlsafe(_TOKEN_BYTES))
        for seat in before.people
    }
    rows = [_row(row, places[row.seat], tickets.get(Seat(row.seat))) for row in before.seats]
    host = before.host
    rows = [row._replace(is_host=host is not None and row.seat == places[host]) for row in rows]
    invitation = secrets.token_urlsafe(_TOKEN_BYTES)
    new = NewTable(
        table,
        rules_json(drawn or _following_rules(state.variant)),
        sorted(rows, key=lambda row: row.seat),
        token_hash(invitation),
        "playing",
        before.friends.time,
        [(guest, places[seat]) for guest, seat in owners if Seat(seat) in tickets],
        watch=before.friends.watch,
        watched_as=None if before.friends.watch == "off" else last,
    )
    return Rematch(new, invitation, tickets)


def _next_dealer(state: State) -> int:
    """Return the seat that deals first in the next partie."""
    dealer = Seat(0) if state.deal is None else state.deal.dealer
    return rematch_dealer(state.variant, dealer, state.winner)


def _following_rules(rules: Variant) -> Variant:
    """Return the rules of a partie whose first dealer follows from the one before: seat 0."""
    options = {"first": "scribe", "dealer_after_first": "right_of_dealer", "teams_drawn": False}
    return variant(rules, options)


def _row(row: SeatRow, seat: int, ticket: NewSeat | None) -> SeatRow:
    hashed = None if ticket is None else token_hash(ticket.token)
    return row._replace(seat=seat, token_hash=hashed, is_open=False, is_host=False)
