"""Deals that nobody can bend: the shuffle is a function of seed and contributions."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from buur.cards import PACK, card_code, cards_in
from buur.play.pack.sealed_shuffle import digest_of, is_nonce, shuffled_pack
from tests.evenness import width

SEED = "00" * 32


def test_digest_is_that_of_the_seed() -> None:
    """Anybody can compute it with a standard tool."""
    assert digest_of(SEED) == sha256(f"buur-seed:{SEED}".encode()).hexdigest()
    assert digest_of(SEED) != digest_of("01" * 32)


def test_shuffle_is_reproducible() -> None:
    """The order written down here is the one that every version must give."""
    pack = shuffled_pack(SEED, ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"])
    assert sorted(pack) == list(range(36))
    assert " ".join(card_code(card) for card in pack[:9]) == "HJ C9 SA C7 ST H9 CT DQ HK"
    assert pack == shuffled_pack(SEED, ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"])


def test_shuffle_follows_its_description() -> None:
    """Fisher-Yates from the last place down, with hashed bytes; unfair bytes are thrown away."""
    stream = iter(
        byte
        for counter in range(99)
        for byte in sha256(f"buur-deck:{SEED}:aa,bb:{counter}".encode()).digest()
    )
    pack = list(range(36))
    for place in range(35, 0, -1):
        byte = next(byte for byte in stream if byte < 256 // (place + 1) * (place + 1))
        other = byte % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    assert shuffled_pack(SEED, ["aa", "bb"]) == tuple(pack)


def test_every_contribution_matters() -> None:
    """Each contribution and the seed change the shuffle: nobody decides alone."""
    nonces = ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]
    base = shuffled_pack(SEED, nonces)
    for seat in range(4):
        other = [*nonces[:seat], "00000000", *nonces[seat + 1 :]]
        assert shuffled_pack(SEED, other) != base
    assert shuffled_pack("11" * 32, nonces) != base


@pytest.mark.untraced
def test_shuffle_is_even() -> None:
    """Every card comes out on top about equally often."""
    shuffles = 36 * 400
    tops = Counter(shuffled_pack(f"{number:064x}", [])[0] for number in range(shuffles))
    most = width(shuffles, 1 / 36, 36)
    counts = {card: tops[card] for card in cards_in(PACK)}
    assert {card: count for card, count in counts.items() if abs(count - 400) > most} == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("01234567", True),
        ("f" * 64, True),
        ("0123456", False),
        ("0" * 65, False),
        ("0123456G", False),
        ("ABCDEF01", False),
    ],
)
def test_contribution_format(text: str, expected: bool) -> None:
    """8 to 64 lower-case hexadecimal digits."""
    assert is_nonce(text) is expected
