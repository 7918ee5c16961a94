"""Parties told in a few words, for tests.

`table` gives a deal with the cards where a test wants them and the contract chosen; `play` lays
cards down by their codes. Seat 0 leads unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypedDict, Unpack

from buur.cards import CODES, PACK, CardSet, cards_in, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.errors import IllegalAction
from buur.play.model.deal import Deal
from buur.play.model.events import Chosen, Counted, Cut, Dealt, Declared, Event, Opened, Played
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.scoring import CreditKind, raw_points
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant

SUITS_APART = (
    "S6 S7 S8 S9 ST SJ SQ SK SA",
    "H6 H7 H8 H9 HT HJ HQ HK HA",
    "D6 D7 D8 D9 DT DJ DQ DK DA",
    "C6 C7 C8 C9 CT CJ CQ CK CA",
)
"""Every seat holds one suit: whoever leads his own wins, unless somebody ruffs."""

MIXED = tuple(" ".join(CODES[seat::4]) for seat in range(4))
"""The pack dealt out one by one: both sides take tricks, and nobody has a meld."""


class Setting(TypedDict, total=False):
    """What a table needs beside the hands."""

    rules: str
    scores: tuple[int, ...]
    leader: int
    options: Mapping[str, object]


def rules_of(rules: str = "chibre", options: Mapping[str, object] | None = None) -> Variant:
    """Return rules in which the seat to the dealer's right leads, unless options say otherwise."""
    changes = {"first": "random_dealer", **(options or {})}
    return variant(rules, {name: as_read(value) for name, value in changes.items()})


def as_read(value: object) -> object:
    """Return a value as it comes from a file: a text that is equal to ours, but not the same."""
    return "".join(list(value)) if isinstance(value, str) else value


def seats_filled(hands: Iterable[str]) -> tuple[CardSet, ...]:
    """Return four hands of nine: those named, completed with what is left of the pack."""
    named = [int(parse_cards(hand)) for hand in hands]
    named += [0] * (4 - len(named))
    left = [card for card in cards_in(PACK) if not any(hand >> card & 1 for hand in named)]
    assert sum(hand.bit_count() for hand in named) + len(left) == 36, "a card is in two hands"
    for seat in range(4):
        missing = 9 - named[seat].bit_count()
        for card in left[:missing]:
            named[seat] |= 1 << card
        left = left[missing:]
    return tuple(CardSet(hand) for hand in named)


def opened(**setting: Unpack[Setting]) -> Partie:
    """Return a partie whose first dealer is known."""
    rules = rules_of(setting.get("rules", "chibre"), setting.get("options"))
    state = Partie(variant=rules, scores=setting.get("scores", (0, 0)))
    return state.do(Opened(Seat((setting.get("leader", 0) - 1) % 4)))


def cut(state: Partie) -> Partie:
    """Return the state after the cut, where there is one."""
    return state.do(Cut(state.waiting[0], 9)) if state.phase == "cut" else state


def dealt(*hands: str, **setting: Unpack[Setting]) -> Partie:
    """Return a partie with the cards of the first deal on the hands."""
    return cut(opened(**setting)).do(Dealt(seats_filled(hands)))


def table(*hands: str, contract: str = "trump:D", **setting: Unpack[Setting]) -> Partie:
    """Return a partie in which the first card is to be led."""
    state = dealt(*hands, **setting)
    return state.do(Chosen(state.waiting[0], parse_contract(contract)))


def play(state: Partie, cards: str) -> Partie:
    """Return the state after the seats play these cards in turn; ``+`` calls the stöck."""
    for code in cards.split():
        state = silent(state)
        seat = state.waiting[0]
        state = state.do(Played(seat, parse_card(code.removesuffix("+")), (), code.endswith("+")))
    return silent(state)


def silent(state: Partie) -> Partie:
    """Return the state after nobody declared anything, where melds are declared in turn now."""
    while state.phase == "declare":
        state = state.do(Declared(state.waiting[0]))
    return state


def declare(state: Partie, card: str, *melds: str, stoeck: bool = False) -> Partie:
    """Return the state after the seat on turn plays a card and declares melds with it.

    Where melds are declared after the first lead it leads, and is the first to declare.
    """
    masks, seat = tuple(parse_cards(meld) for meld in melds), state.waiting[0]
    if state.variant.meld.meld_time == "after_first_lead":
        return state.do(Played(seat, parse_card(card))).do(Declared(seat, masks, stoeck))
    return state.do(Played(seat, parse_card(card), masks, stoeck))


def play_out(state: Partie, tricks: int = 9) -> Partie:
    """Return the state after everybody played the lowest lawful card until so many tricks lie."""
    state = silent(state)
    while state.phase == "play" and len(deal(state).tricks) < tricks:
        card = next(iter(state.legal.cards))
        state = silent(state.do(Played(state.waiting[0], card)))
    return state


def lost_match(rules: str, **options: object) -> Partie:
    """Return a deal that seat 0 declares a five in and team 1 takes every trick of."""
    state = table(*SUITS_APART, contract="trump:H", rules=rules, options=options)
    state = declare(state, "S6", "S6 S7 S8 S9 ST")
    return play_out(state)


def deal(state: State) -> Deal:
    """Return the deal in progress."""
    assert state.deal is not None
    return state.deal


def credited(state: State, kind: CreditKind) -> tuple[int, ...]:
    """Return the points of a kind credited so far to either side, before the multiplier."""
    return raw_points(deal(state).credits, 2, kind)


def counted(state: Partie) -> Partie:
    """Return the state with the deal counted."""
    return state.do(Counted())


def dealt_again(state: Partie, *hands: str) -> Partie:
    """Return the state with the next cards on the hands."""
    return cut(state).do(Dealt(seats_filled(hands)))


def next_deal(state: Partie, *hands: str, contract: str = "trump:D") -> Partie:
    """Return the state with the next deal's contract chosen."""
    state = dealt_again(state, *hands)
    return state.do(Chosen(state.waiting[0], parse_contract(contract)))


def refused(state: Partie, event: Event) -> str | None:
    """Return the reason for which an event is refused; None if it may happen."""
    try:
        state.do(event)
    except IllegalAction as error:
        return error.reason
    return None
