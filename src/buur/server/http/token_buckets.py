"""Rate limits: a token bucket, and a limiter with one bucket per client."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from buur.server.settings import Rate

FORGOTTEN_SECONDS: Final = 79_200.0
"""Seconds after the last use for which an address is remembered at most."""

Clock = Callable[[], float]
"""Monotonic clock, in seconds."""


class TokenBucket:
    """A token bucket, full at first."""

    __slots__ = ("_at", "_clock", "_rate", "_tokens")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._at = clock()

    @property
    def used(self) -> float:
        """The time of its last use."""
        return self._at

    @property
    def is_full(self) -> bool:
        """Whether it is as a new one is."""
        return self._tokens_at(self._clock()) >= self._rate.burst

    def _tokens_at(self, now: float) -> float:
        passed = max(0.0, now - self._at)  # a clock that goes back takes nothing away
        return min(self._rate.burst, self._tokens + passed * self._rate.per_second)

    def _refill(self) -> None:
        now = self._clock()
        self._tokens = self._tokens_at(now)
        self._at = now

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait(self, count: int = 1) -> float:
        """Take tokens, even future ones, and return the seconds until they are available.

        The debt is bounded, so that a client which was refused patience soon is served again.
        """
        self._refill()
        most = max(self._rate.burst, self._rate.per_second)
        self._tokens = max(-most, self._tokens - count)
        return max(0.0, -self._tokens / self._rate.per_second)


class RateLimiter:
    """One token bucket per client; above ``most`` the least recently used is dropped.

    Args:
        rate: size and refill of each bucket.
        clock: the clock for refilling.
        most: maximum number of buckets.
    """

    def __init__(self, rate: Rate, clock: Clock, *, most: int = 10_000) -> None:
        self._rate = rate
        self._clock = clock
        self._most = most
        self._by_key: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take a token for an address or another name of a client; tell whether there was one."""
        return self._bucket(client).take()

    def wait(self, client: str) -> float:
        """Take a token, even a future one, and return the seconds until it is available."""
        return self._bucket(client).wait()

    def forget_old(self) -> None:
        """Drop the buckets that are full again, and those that were not used for a day."""
        limit = self._clock() - FORGOTTEN_SECONDS
        buckets = self._by_key.items()
        for key in [key for key, one in buckets if one.is_full or one.used < limit]:
            del self._by_key[key]

    def _bucket(self, client: str) -> TokenBucket:
        key = network_of(client)
        bucket = self._by_key.pop(key, None) or TokenBucket(self._rate, self._clock)
        self._by_key[key] = bucket
        if len(self._by_key) > self._most:
            self._by_key.popitem(last=False)
        return bucket


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network that counts as one client: an IPv4 address, or an IPv6 /64 network.

    >>> network_of("2001:db8::1") == network_of("2001:db8::2")
    True
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))
