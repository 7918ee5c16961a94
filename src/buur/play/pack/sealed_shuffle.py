"""Provably fair shuffles by commitment to a seed, contributions of people, and reveal.

Before a deal the table publishes the digest of a secret seed. Every person then adds randomness of
their own. Seed and contributions together determine the shuffle, so neither side alone decides it.
The seed alone determines each choice that the table makes for a seat. After the deal the seed is
published, and anybody can repeat the shuffle and compare. See ``docs/fairness.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from buur.cards import PACK, Card, CardSet, cards_in

SEED_BYTES = 32
_NUMBER_DIGITS: Final = 13
"""Hexadecimal digits of a number in [0, 1): 52 bits, which a float holds exactly."""


def digest_of(seed: str) -> str:
    """Return the commitment to a seed: the SHA-256 of its text, as hexadecimal."""
    return sha256(f"buur-seed:{seed}".encode()).hexdigest()


def is_nonce(text: str) -> bool:
    """Tell whether a text may be a contribution: 8 to 64 lower-case hexadecimal digits."""
    return 8 <= len(text) <= 64 and set(text) <= set("0123456789abcdef")


def substitute_nonce(seed: str, seat: int) -> str:
    """Return the contribution for an absent person, which the seed determines."""
    return sha256(f"buur-substitute:{seed}:{seat}".encode()).hexdigest()[:32]


def draw_numbers(seed: str, nonces: Sequence[str]) -> Callable[[], float]:
    """Return the random numbers of the draw before the first deal."""
    return _numbers(f"buur-draw:{seed}:{','.join(nonces)}")


def cut_numbers(seed: str, seat: int) -> Callable[[], float]:
    """Return the random numbers of a cut that the table makes for a seat."""
    return _numbers(f"buur-cut:{seed}:{seat}")


def _numbers(key: str) -> Callable[[], float]:
    """Return a source of numbers in [0, 1): the first 52 bits of ``SHA-256(key ":" counter)``."""

    def values() -> Iterator[float]:
        counter = 0
        while True:
            digest = sha256(f"{key}:{counter}".encode()).hexdigest()
            yield int(digest[:_NUMBER_DIGITS], 16) / 16**_NUMBER_DIGITS
            counter += 1

    return values().__next__


def shuffled_pack(seed: str, nonces: Sequence[str], cards: CardSet = PACK) -> tuple[Card, ...]:
    """Return the shuffled pack, top card first, for a seed and contributions.

    Fisher-Yates over the cards of the pack by number, from the last place down, with bytes of
    ``SHA-256("buur-deck:" seed ":" nonces joined by "," ":" counter)``. Bytes that would bias the
    choice of a place are skipped.
    """
    stream = _bytes(f"buur-deck:{seed}:{','.join(nonces)}")
    pack = list(cards_in(cards))
    for place in range(len(pack) - 1, 0, -1):
        other = _below(place + 1, stream)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def _bytes(key: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from sha256(f"{key}:{counter}".encode()).digest()
        counter += 1


def _below(bound: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % bound
    return next(byte for byte in stream if byte < fair) % bound
