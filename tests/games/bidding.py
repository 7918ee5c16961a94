"""Auctions told in a few words, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Unpack

from buur.contracts import parse_contract
from buur.play.model.events import Act, Bid, Counted, Doubled, Passed
from buur.play.partie import Partie
from buur.scoring import Credit
from buur.seats import Seat, Team
from tests.rules.scenario import MIXED, Setting, deal, dealt, play_out


def bidding(*hands: str, **setting: Unpack[Setting]) -> Partie:
    """Return a partie in which seat 0 is to speak first, of coinche if nothing else is said."""
    setting.setdefault("rules", "coinche")
    return dealt(*(hands or MIXED), **setting)


def call(state: Partie, word: str, seat: int | None = None) -> Act:
    """Return an act of the seat on turn, or of another: ``pass``, ``double``, ``80=trump:H``."""
    who = state.waiting[0] if seat is None else Seat(seat)
    if word in ("pass", "double"):
        return Passed(who) if word == "pass" else Doubled(who)
    height, _, code = word.partition("=")
    return Bid(who, height, parse_contract(code) if code else None)


def say(state: Partie, words: str) -> Partie:
    """Return the state after the seats speak in turn; ``2:double`` is said by seat 2."""
    for word in words.split():
        seat, colon, rest = word.partition(":")
        if colon and seat.isdigit():
            state = state.do(call(state, rest, int(seat)))
        else:
            state = state.do(call(state, word))
    return state


def finished(state: Partie, own: int) -> Partie:
    """Return the deal counted as if the bidder's side had taken so many points of 157.

    Without points on a side, it took no trick.
    """
    state = play_out(state)
    side = state.team(deal(state).auction.top.seat)  # type: ignore[union-attr]
    parts = {side: own, Team(1 - side): 157 - own}
    last = max(parts, key=parts.__getitem__)
    credits = [
        Credit(team, "cards", points - 5 * (team == last), 9)
        for team, points in parts.items()
        if points
    ]
    changed = replace(deal(state), credits=(*credits, Credit(last, "last_trick", 5, 9)))
    return replace(state, deal=changed).do(Counted())


def written(state: Partie, own: int) -> tuple[int, int]:
    """Return what is written for the bidder's side and for the other after such a deal."""
    side = state.team(deal(state).auction.top.seat)  # type: ignore[union-attr]
    total = finished(state, own).history[-1].total
    return total[side], total[1 - side]
