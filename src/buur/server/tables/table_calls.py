"""Questions to a live table beside its sockets, with answers: a seat for somebody, and its state.

Their answers go over the bus where another node owns the table. No token does: who asks makes the
token of a seat, and sends its hash. So a question that got no answer is asked again, and whoever
sits already gets the same seat.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from buur.seats import Seat
from buur.server.bus.codec import Codec
from buur.server.errors import EntryRefused, Problem, no_seat
from buur.server.tables.actor import TableActor
from buur.server.tables.requests import Enter
from buur.server.wire import messages
from buur.server.wire.table_view import RulesView


class Refusal(msgspec.Struct, tag="refused", frozen=True):
    """A `Problem`, as nodes send it to each other."""

    status: int
    code: str
    message: str
    source: Any = None
    why: tuple[str, dict[str, Any]] | None = None
    is_final: bool = False
    """Whether it is an `EntryRefused`."""

    @classmethod
    def of(cls, problem: Problem) -> Refusal:
        """Return a problem as nodes send it."""
        why = None if problem.why is None else (problem.why[0], dict(problem.why[1]))
        is_final = isinstance(problem, EntryRefused)
        parts = (problem.status, problem.code, problem.message, problem.source)
        return cls(*parts, why, is_final)

    @property
    def problem(self) -> Problem:
        """The problem."""
        kind = EntryRefused if self.is_final else Problem
        return kind(self.status, self.code, self.message, self.source, self.why)


class TakeSeat(msgspec.Struct, tag="take-seat", frozen=True):
    """Somebody wants a seat at a table for friends, or comes again; see `Enter`."""

    name: str
    guest: str
    guest_hash: str
    token_hash: str
    refusal: Refusal | None = None
    avatar: str | None = None


class AskFriends(msgspec.Struct, tag="ask-friends", frozen=True):
    """Asks how a table for friends stands."""


class SeatTaken(msgspec.Struct, tag="seat-taken", frozen=True):
    """The seat that somebody has."""

    seat: int


class FriendsState(msgspec.Struct, tag="friends-state", frozen=True):
    """How a table for friends stands."""

    view: messages.Friends
    rules: RulesView


TableCall: TypeAlias = TakeSeat | AskFriends
CallAnswer: TypeAlias = SeatTaken | FriendsState

ANSWERS: Final = Codec[CallAnswer | Refusal](CallAnswer | Refusal)


class TableEnded(Exception):  # noqa: N818 - names what has happened
    """A table has ended before it answered; its next owner answers."""


class Ticket(NamedTuple):
    """The right to a seat. The token is returned once; only its hash is stored."""

    seat: Seat
    token: str


async def answer_call(actor: TableActor, call: TableCall) -> CallAnswer:
    """Return the answer of a table of this node.

    Raises:
        Problem: the table refuses.
        TableEnded: it has ended before it answered.
    """
    if isinstance(call, TakeSeat):
        return SeatTaken(await _take_seat(actor, call))
    if actor.friends is None:
        raise no_seat()
    return FriendsState(actor.friends.view, actor.friends.rules)


async def _take_seat(actor: TableActor, call: TakeSeat) -> Seat:
    answer: asyncio.Future[Seat] = asyncio.get_running_loop().create_future()
    refusal = None if call.refusal is None else call.refusal.problem
    name, guest, guest_hash, token_hash = call.name, call.guest, call.guest_hash, call.token_hash
    actor.submit(Enter(name, guest, guest_hash, token_hash, refusal, answer, call.avatar))
    both: set[asyncio.Future[Any]] = {answer, actor.task}
    await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    if not answer.done():
        raise TableEnded(actor.id)
    return answer.result()


async def encoded_answer(actor: TableActor, call: TableCall) -> bytes:
    """Return the answer of a table of this node to another one.

    Raises:
        TableEnded: it has ended before it answered.
    """
    try:
        return ANSWERS.encode(await answer_call(actor, call))
    except Problem as problem:
        return ANSWERS.encode(Refusal.of(problem))
