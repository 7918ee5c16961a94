"""`Plan` of a deal: packets of the hands, the widow and the piles beside hands (§2.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from buur.arguments import excerpt
from buur.errors import RulesError

WIDOW: Final = "w"
MOST_DEALS: Final = 1_000_000
"""The largest number of a deal."""
PACKETS_FAULT: Final = "packets"
"""Code of the error about packets that cannot be parsed."""
_PLAN = re.compile(rf"(?:[1-9]|1[0-8]|{WIDOW})(?:-(?:[1-9]|1[0-8]|{WIDOW}))*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The packets of a deal. A widow without a packet is dealt after them."""

    packets: tuple[int, ...]
    """Number of cards to every seat in each round of dealing; 0 stands for the widow."""
    up: int
    """Number of open cards of the widow."""
    down: int
    """Number of hidden cards of the widow."""
    pile: int
    """Number of cards dealt face down beside each hand, after the packets."""

    @property
    def hand(self) -> int:
        """Number of cards dealt to each seat."""
        return sum(self.packets)

    @property
    def widow(self) -> int:
        """Number of cards of the widow, open and hidden."""
        return self.up + self.down

    def cards(self, players: int) -> int:
        """Return the number of cards that the plan deals to so many players and the widow."""
        return players * (self.hand + self.pile) + self.widow

    def rounds(self) -> Iterator[int]:
        """Yield the packets in order, and 0 for the widow; last if it has no packet."""
        yield from self.packets
        if self.widow and 0 not in self.packets:
            yield 0


@lru_cache(maxsize=256)
def parse_plan(
    packets: str, up: int = 0, down: int = 0, pile: int = 0, *, option: str = "packets"
) -> Plan:
    """Parse packets such as "3-3-3", or "5-w-5" with the widow between two rounds of five.

    Args:
        packets: number of cards in each round of dealing, joined by hyphens.
        up: number of open cards of the widow.
        down: number of hidden cards of the widow.
        pile: number of cards face down beside each hand.
        option: the option that has the packets, for the message of an error.

    Raises:
        RulesError: the text is no list of packets.
    """
    if not _PLAN.fullmatch(packets) or packets.split("-").count(WIDOW) > 1:
        raise RulesError(
            f"{option} cannot be {excerpt(packets)}: expected numbers joined by hyphens such as"
            f" 3-3-3, with one {WIDOW} where a widow is laid",
            PACKETS_FAULT,
        )
    sizes = tuple(0 if size == WIDOW else int(size) for size in packets.split("-"))
    return Plan(packets=sizes, up=up, down=down, pile=pile)
