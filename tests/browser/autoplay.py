"""Tables played up to a moment by a program, before a page opens them.

Everything is chosen by a rule, so the same table comes to the same moment every time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Final

from buur.client import Invitation
from buur.client.connection import Connection

NONCE: Final = "07" * 16
"""What the pages of tests give to the shuffle, too."""

MOST: Final = 2000
"""So many steps are gone before the moment counts as missing."""

View = dict[str, Any]
"""A table as its page is shown it: `view` of ``docs/reference/protocol.md``."""
Moment = Callable[[View], bool]


def play_ahead(seats: Sequence[Invitation], is_there: Moment) -> None:
    """Play until a moment has come in which the first of some seats may do something, and leave.

    Args:
        seats: those that bots of the server do not play.
        is_there: tells the moment by what the first of them sees.

    Raises:
        AssertionError: it does not come in this partie.
    """
    with ExitStack() as held:
        lines = [Connection(seat) for seat in seats]
        for line in lines:
            held.callback(line.close)
        for _ in range(MOST):
            view = lines[0].table
            if (may_act(view) or is_over(view)) and is_there(view):
                return
            if is_over(view):
                break
            _step(lines)
    raise AssertionError("the moment does not come")


def _step(lines: Sequence[Connection]) -> None:
    """Do the next act of whoever may act first, and let the others hear of it."""
    for line in lines:
        if not may_act(line.table):
            continue
        act = reply(line.table) or line.ask("hint")["act"]
        answer = line.ask("do", act=act)
        assert answer["t"] == "ok", (act, answer)
        for other in lines:
            while (other.version or 0) < (line.version or 0):
                other.next()
        return
    lines[0].next()


def may_act(view: View) -> bool:
    """Tell whether the table waits for something that the seat may do."""
    return bool(view["legal"].get("hint")) or reply(view) is not None


def reply(view: View) -> dict[str, Any] | None:
    """Return what the seat does; None where it may do nothing, or takes the advice of the table."""
    legal = view["legal"]
    if legal.get("contribute"):
        return {"e": "contributed", "nonce": NONCE}
    if legal.get("cut"):
        return {"e": "cut", "at": legal["cut"]["min"]}
    if legal.get("contracts") and not legal.get("bids") and not legal.get("rows"):
        return {"e": "chosen", "contract": legal["contracts"][0]}
    if legal.get("cards") and view["phase"] == "play":
        return {"e": "played", "card": legal["cards"][0]}
    return {"e": "counted"} if legal.get("count") else None


# Moments.


def to_play(view: View) -> bool:
    """Tell whether a card is to be played, and nothing is asked before."""
    return view["phase"] == "play" and bool(view["legal"].get("cards")) and not asks_melds(view)


def asks_melds(view: View) -> bool:
    """Tell whether melds may be declared with the first card."""
    return view["phase"] == "play" and bool(view["legal"].get("melds"))


def chooses(view: View) -> bool:
    """Tell whether a contract is to be chosen."""
    return bool(view["legal"].get("contracts"))


def cuts(view: View) -> bool:
    """Tell whether the pack is to be cut."""
    return bool(view["legal"].get("cut"))


def is_counted(view: View) -> bool:
    """Tell whether a deal has been counted and the next waits."""
    return bool(view["deals"]) and bool(view["legal"].get("contribute"))


def is_over(view: View) -> bool:
    """Tell whether the partie is over."""
    return view["result"] is not None


def holding(cards: int) -> Moment:
    """Return the moment in which a card is to be played of so many."""
    return lambda view: to_play(view) and len(view["hand"]) == cards


def following(cards: int) -> Moment:
    """Return the moment in which a card is to be played after so many others."""
    return lambda view: to_play(view) and lies(view) == cards


def leading_later(view: View) -> bool:
    """Tell whether one leads to a trick that is not the first."""
    return to_play(view) and lies(view) == 0 and sum(view["taken"]) > 0


def refuses(view: View) -> bool:
    """Tell whether one card may be played and another may not."""
    return to_play(view) and bool(view["legal"].get("why"))


def offers(what: str) -> Moment:
    """Return the moment in which a field of what may be done says something."""
    return lambda view: bool(view["legal"].get(what))


def lies(view: View) -> int:
    """Return how many cards lie in the trick."""
    return len(view["trick"]["cards"]) if view["trick"] else 0
