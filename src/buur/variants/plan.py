"""Plan of a deal: packets to the hands, and the cards that lie apart (§2.4)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from buur.errors import RulesError

WIDOW: Final = "w"
PACKETS_FAULT: Final = "packets"
"""Code of the error about packets that cannot be read."""
_PLAN = re.compile(rf"(?:[1-9]|1[0-8]|{WIDOW})(?:-(?:[1-9]|1[0-8]|{WIDOW}))*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """Packets of a deal. Without a packet of its own, the widow is what remains of the pack."""

    packets: tuple[int, ...]
    """Cards of each round to every seat; 0 where the widow is dealt."""
    up: int
    """Cards of the widow that lie open."""
    down: int
    """Cards of the widow that are hidden."""
    pile: int
    """Cards dealt face down beside each hand, after it."""

    @property
    def hand(self) -> int:
        """Cards dealt to each seat."""
        return sum(self.packets)

    @property
    def widow(self) -> int:
        """Cards that no seat is dealt."""
        return self.up + self.down

    def cards(self, players: int) -> int:
        """Return how many cards the plan takes."""
        return players * (self.hand + self.pile) + self.widow

    def rounds(self) -> Iterator[int]:
        """Give the packets in order, 0 once for the widow, at the end where it has no place."""
        yield from self.packets
        if self.widow and 0 not in self.packets:
            yield 0


@lru_cache(maxsize=256)
def parse_plan(packets: str, up: int = 0, down: int = 0, pile: int = 0) -> Plan:
    """Read packets such as "3-3-3", or "5-w-5" with the widow dealt between the fives.

    Raises:
        RulesError: it is no list of packets.
    """
    if not _PLAN.fullmatch(packets) or packets.split("-").count(WIDOW) > 1:
        raise RulesError(
            f"packets cannot be {packets!r}: expected numbers joined by hyphens such as 3-3-3,"
            f" with one {WIDOW} where a widow is laid",
            PACKETS_FAULT,
        )
    sizes = tuple(0 if size == WIDOW else int(size) for size in packets.split("-"))
    return Plan(packets=sizes, up=up, down=down, pile=pile)
