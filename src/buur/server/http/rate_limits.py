"""`RateLimits`: the rate limits of a server, by address, guest and seat."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from buur.server.errors import Problem
from buur.server.http.guest_cookie import guest_token
from buur.server.http.token_buckets import Clock, RateLimiter, network_of
from buur.server.settings import Limits


class RateLimits:
    """The rate limits of a server. They outlive connections, so reconnecting resets none.

    Args:
        limits: the rates.
        clock: the clock for refilling.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self.requests = RateLimiter(limits.requests, clock)
        """Of all requests and new WebSockets, by address."""
        self._tables = RateLimiter(limits.tables, clock)
        self._joins = RateLimiter(limits.joins, clock)
        self._looks = RateLimiter(limits.looks, clock)
        self._contacts = RateLimiter(limits.contacts, clock)
        self._letters = RateLimiter(limits.letters, clock)
        self._exports = RateLimiter(limits.exports, clock)
        self._games = RateLimiter(limits.games, clock)
        self._boards = RateLimiter(limits.boards, clock)
        self._clubs = RateLimiter(limits.clubs, clock)
        self._reports = RateLimiter(limits.reports, clock)
        self._computations = RateLimiter(limits.computations, clock)
        self._seat_messages = RateLimiter(limits.messages, clock)
        self._person_messages = RateLimiter(limits.person_messages, clock)
        self._address_messages = RateLimiter(limits.address_messages, clock)

    def take_table(self, request: HTTPConnection) -> None:
        """Count a new table, or games that bots play.

        Raises:
            Problem: the client's address has none left.
        """
        if not self._tables.take(client_address(request)):
            raise Problem(429, "too-many-tables", "too many tables were made from here: wait a bit")

    def take_game(self, request: HTTPConnection) -> None:
        """Count a request for own parties.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._games, request)
        _take_of_guest(self._games, request)

    def take_join(self, request: HTTPConnection) -> None:
        """Count a request of somebody with an invitation.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._joins, request)
        _take_of_guest(self._joins, request)

    def take_look(self, request: HTTPConnection) -> None:
        """Count a look at a table of somebody with an invitation.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._looks, request)
        _take_of_guest(self._looks, request)

    def take_club(self, request: HTTPConnection) -> None:
        """Count a request about clubs.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._clubs, request)
        _take_of_guest(self._clubs, request)

    def take_board(self, request: HTTPConnection) -> None:
        """Count a request about the boards of a day.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._boards, request)
        _take_of_guest(self._boards, request)

    def take_report(self, address: str, guest: str | None) -> None:
        """Count a report of a player.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        if not self._reports.take(address) or (guest and not self._reports.take(guest)):
            raise Problem(429, "too-many-reports", "enough is reported from here: wait a while")

    def take_contact(self, request: HTTPConnection) -> None:
        """Count a request about friends, devices or keys.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._contacts, request)
        _take_of_guest(self._contacts, request)

    def take_letter(self, request: HTTPConnection) -> None:
        """Count a letter that somebody asks for.

        Raises:
            Problem: the client's address has none left.
        """
        _take(self._letters, request)

    def take_export(self, request: HTTPConnection) -> None:
        """Count an export of a person's data.

        Raises:
            Problem: the client's address or the guest has none left.
        """
        _take(self._exports, request)
        _take_of_guest(self._exports, request)

    def take_computation(self, request: HTTPConnection) -> None:
        """Count an answer that the server computes or looks up.

        Raises:
            Problem: the client's address has none left.
        """
        _take(self._computations, request)

    def forget_old(self) -> None:
        """Forget the addresses that no limit concerns any more."""
        for limiter in vars(self).values():
            if isinstance(limiter, RateLimiter):
                limiter.forget_old()
        network_of.cache_clear()

    def message_delay(self, address: str, guest: str | None, seat: str | None) -> float:
        """Count a message and return the seconds for which it has to wait."""
        delays = [self._address_messages.wait(address)]
        if guest is not None:
            delays.append(self._person_messages.wait(guest))
        if seat is not None:
            delays.append(self._seat_messages.wait(seat))
        return max(delays)


def client_address(connection: HTTPConnection) -> str:
    """Return the address of a client, empty if it is unknown."""
    return connection.client.host if connection.client else ""


def too_many_requests() -> Problem:
    """Return the error for a client that sends requests faster than its limit."""
    return Problem(429, "too-many-requests", "too many requests came from here: wait a bit")


def _take(limiter: RateLimiter, request: HTTPConnection) -> None:
    if not limiter.take(client_address(request)):
        raise too_many_requests()


def _take_of_guest(limiter: RateLimiter, request: HTTPConnection) -> None:
    guest = guest_token(request)
    if guest is not None and not limiter.take(guest):
        raise too_many_requests()
