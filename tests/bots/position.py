"""Positions for bots, written as a player would tell them, turned into real views.

A file of `positions/` holds tables like this one::

    [[position]]
    name = "ten-on-partners-ace"
    why = "The ace of the partner wins, so the ten goes on it."
    contract = "trump:S"
    chooser = 0
    seat = 2
    hand = "DT D6 H7 H8 C7 C8 C9 S7 S8"
    lying = "0: DA D8"
    expect = ["DT"]

``rules`` is a preset (chibre by default), ``options`` what differs from it; seat 0 is forehand
unless ``dealer`` says otherwise. ``tricks`` and ``lying`` start with the seat that led. ``melds``
are declarations by seat. Cards that the text leaves open are dealt at random, so that everything
played was lawful: the view of the seat is the same whatever they are.
"""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from buur.bots.advice import Advice
from buur.cards import PACK, Card, CardSet, card_code, cards_in, mask_of, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.errors import IllegalAction
from buur.melds import melds_in
from buur.play.deal import Deal
from buur.play.events import Chosen, Cut, Dealt, Opened, Played, Pushed
from buur.play.state import State
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.registry import variant

FOLDER = Path(__file__).parent / "positions"
TRIES = 4000


@dataclass(frozen=True, kw_only=True)
class Position:
    """One position of the files, see above."""

    name: str
    why: str
    seat: int
    hand: str
    expect: list[str]
    rules: str = "chibre"
    options: dict[str, Any] = field(default_factory=dict)
    dealer: int = 3
    deal: int = 1
    scores: list[int] = field(default_factory=lambda: [0, 0])
    contract: str | None = None
    chooser: int = 0
    pushed: bool = False
    tricks: list[str] = field(default_factory=list)
    lying: str = ""
    melds: dict[str, list[str]] = field(default_factory=dict)
    stoeck: bool | None = None
    """Whether the stöck is to be called with the card; not looked at by default."""
    declares: list[str] | None = None
    """The melds to be declared; not looked at by default."""


def load_positions() -> list[Position]:
    """Read every position of the folder."""
    return [
        Position(**{"seat": 0, **entry})
        for path in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]


@dataclass(frozen=True)
class Play:
    """A card that a position says was played."""

    seat: int
    card: Card
    led: int


def plays_of(position: Position) -> list[Play]:
    """Return the cards played before the decision, in order."""
    found = []
    for text in [*position.tricks, *([position.lying] if position.lying else [])]:
        leader, _, cards = text.partition(":")
        codes = [parse_card(code) for code in cards.split()]
        for turn, card in enumerate(codes):
            found.append(Play((int(leader) + turn) % 4, card, codes[0] // 9))
    return found


def view_of(position: Position, seed: int = 0) -> View:
    """Return the view of the seat that is to decide; ``seed`` deals the cards left open."""
    dice = random.Random(seed)
    problem: Exception | None = None
    for _ in range(TRIES):
        hands = _some_deal(position, dice)
        if hands is None:
            continue
        try:
            state = _played_out(position, hands)
        except IllegalAction as error:
            problem = error
            continue
        return view(state, Seat(position.seat))
    raise ValueError(f"position {position.name}: no deal fits it ({problem})")


def _some_deal(position: Position, dice: random.Random) -> tuple[CardSet, ...] | None:
    """Deal the open cards at random, obeying who could not follow; None where it got stuck."""
    plays = plays_of(position)
    hands = [mask_of(play.card for play in plays if play.seat == seat) for seat in range(4)]
    hands[position.seat] = CardSet(hands[position.seat] | parse_cards(position.hand))
    for seat, melds in position.melds.items():
        for cards in melds:
            hands[int(seat)] = CardSet(hands[int(seat)] | parse_cards(cards))
    barred = [_barred(position, plays, seat) for seat in range(4)]
    rest = list(cards_in(CardSet(PACK & ~hands[0] & ~hands[1] & ~hands[2] & ~hands[3])))
    dice.shuffle(rest)
    rest.sort(key=lambda card: -sum(barred[seat] >> card & 1 for seat in range(4)))
    for card in rest:
        free = [s for s in range(4) if hands[s].bit_count() < 9 and not barred[s] >> card & 1]
        if not free:
            return None
        taker = dice.choice(free)
        hands[taker] = CardSet(hands[taker] | 1 << card)
    return tuple(hands)


def _barred(position: Position, plays: list[Play], seat: int) -> int:
    """Return the cards that a seat cannot have left, judged by the suits it did not follow."""
    contract = parse_contract(position.contract) if position.contract else None
    trump = -1 if contract is None or contract.suit is None else int(contract.suit)
    barred = 0
    for play in plays:
        follows = play.card // 9 in (play.led, trump)
        if play.seat == seat and not follows:
            buur = 1 << 9 * trump + 5 if play.led == trump else 0
            barred |= 0x1FF << 9 * play.led & ~buur
    return barred


def _played_out(position: Position, hands: tuple[CardSet, ...]) -> State:
    """Return the state in which the seat is to decide."""
    rules = variant(position.rules, {"first": "random_dealer", **position.options})
    state = State(variant=rules, scores=tuple(position.scores)).do(Opened(Seat(position.dealer)))
    if position.deal > 1:
        state = replace(state, deal=Deal(number=position.deal, dealer=Seat(position.dealer)))
    if state.phase == "cut":
        state = state.do(Cut(state.waiting[0], 12))
    state = state.do(Dealt(hands))
    if position.pushed and state.phase == "choose":
        state = state.do(Pushed(state.waiting[0]))
    if position.contract and state.phase == "choose":
        state = state.do(Chosen(Seat(position.chooser), parse_contract(position.contract)))
    for number, play in enumerate(plays_of(position)):
        melds = position.melds.get(str(play.seat), []) if number < 4 else []
        declared = tuple(parse_cards(cards) for cards in melds)
        known = [meld.cards for meld in melds_in(hands[play.seat], rules.meld.rules)]
        if any(cards not in known for cards in declared):
            raise ValueError(f"position {position.name}: seat {play.seat} has no such melds")
        state = state.do(Played(Seat(play.seat), play.card, declared))
    return state


def spoken(advice: Advice | None) -> str:
    """Return an act as the files write it: a card, a contract, or the name of a claim."""
    if advice is None:
        return "silent"
    match advice.act:
        case Played(_, card):
            return card_code(card)
        case Chosen(_, contract):
            return contract.code
        case Pushed():
            return "push"
        case act:
            return type(act).__name__
