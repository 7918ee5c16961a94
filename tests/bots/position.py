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
unless ``dealer`` says otherwise. What was said before the play stands in ``before``, as lines of a
record (``"bid 0:100=trump:H 1:pass"``), or just as ``contract`` and ``chooser``. ``tricks`` and
``lying`` start with the seat that led. ``melds`` are declarations by seat, ``held`` are cards that
other seats hold for certain, ``rows`` the rows of the sheet that each line has played. Cards that
the text leaves open are dealt at random, so that everything played was lawful: the view of the
seat is the same whatever they are.

``expect`` lists what is sane, each as `spoken` says it, or as a pattern: ``*=trump:H`` is any bid
in hearts, ``20..40`` a number in between. ``keeps`` are cards that must not be given away.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from buur.bots.advice import Advice
from buur.cards import CardSet, card_code, cards_in, parse_cards
from buur.contracts import parse_contract
from buur.errors import IllegalAction
from buur.melds import melds_in
from buur.notation.line_reader import LineReader
from buur.notation.text_entries import FORMATS
from buur.play.model.deal import Deal, Reign
from buur.play.model.events import (
    Act,
    Bid,
    Called,
    Chosen,
    Cut,
    Dealt,
    Discarded,
    Event,
    Exchanged,
    Joined,
    Opened,
    Played,
    Predicted,
    Pushed,
    Renounced,
)
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.bots.open_cards import fill, plays_of
from tests.chance import seeded
from tests.games.sheets import row_score

FOLDER = Path(__file__).parent / "positions"
TRIES = 4000
_BETWEEN = re.compile(r"(\d+)\.\.(\d+)(.*)")


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
    dealer: int | None = None
    """The last seat, if nothing is said."""
    deal: int = 1
    scores: list[int] = field(default_factory=list)
    turned: str | None = None
    """The open card that names the contract."""
    widow: str = ""
    """The open cards of the widow."""
    hidden: str = ""
    """Hidden cards of the widow that matter."""
    reign: list[int] = field(default_factory=list)
    """The king of a partie, what he promised, and his partner if he has one."""
    before: list[str] = field(default_factory=list)
    contract: str | None = None
    chooser: int = 0
    pushed: bool = False
    tricks: list[str] = field(default_factory=list)
    lying: str = ""
    melds: dict[str, list[str]] = field(default_factory=dict)
    held: dict[str, str] = field(default_factory=dict)
    rows: dict[str, list[int]] = field(default_factory=dict)
    stoeck: bool | None = None
    """Whether the stöck is to be called with the card; not looked at by default."""
    declares: list[str] | None = None
    """The melds to be declared; not looked at by default."""
    keeps: str = ""
    """Cards that are not to be exchanged or discarded."""
    convention: bool = False
    """Whether partners have to have agreed on it: a player who only counts may not know it."""

    @property
    def said(self) -> list[Event]:
        """What happened between the cards and the first trick."""
        return [act for text in self.before for act in _read(text)]


def load_positions() -> list[Position]:
    """Read every position of the folder."""
    return [
        Position(**{"seat": 0, **entry})
        for path in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    ]


def _read(text: str) -> Iterator[Event]:
    """Read a line of a record."""
    line = LineReader(text, 1)
    word = line.keyword()
    read = FORMATS[word].read
    while not line.is_done:
        yield read(line)  # type: ignore[misc]


def view_of(position: Position, seed: int = 0) -> View:
    """Return the view of the seat that is to decide; ``seed`` deals the cards left open."""
    rules = variant(position.rules, {"first": "random_dealer", **position.options})
    dice = seeded(seed)
    problem: Exception | None = None
    for _ in range(TRIES):
        dealt = fill(position, rules, dice)
        if dealt is None:
            continue
        try:
            state = _played_out(position, rules, dealt)
        except IllegalAction as error:
            problem = error
            continue
        return view(state, Seat(position.seat))
    raise ValueError(f"position {position.name}: no deal fits it ({problem})")


def view_where(hand: str, seat: int = 0, **facts: Any) -> View:
    """Return the view of a seat with a hand, other facts being those of a `Position`."""
    return view_of(Position(name="", why="", seat=seat, hand=hand, expect=[], **facts))


def deal_where(hand: str, seat: int = 0, **facts: Any) -> Deal:
    """Return the deal as the seat of `view_where` sees it."""
    return deal_of(view_where(hand, seat, **facts).state)


def _played_out(position: Position, rules: Variant, dealt: Dealt) -> Partie:
    """Return the state in which the seat is to decide."""
    state = _before_the_cards(position, rules).do(dealt)
    if position.pushed and state.phase == "choose":
        state = state.do(Pushed(state.waiting[0]))
    if position.contract and state.phase == "choose":
        state = state.do(Chosen(Seat(position.chooser), parse_contract(position.contract)))
    for event in position.said:
        state = state.do(event)
    for number, play in enumerate(plays_of(position, rules)):
        melds = position.melds.get(str(play.seat), []) if number < rules.seats else []
        declared = tuple(parse_cards(cards) for cards in melds)
        hand = CardSet(0) if state.deal is None else state.deal.hands[play.seat]
        known = [meld.cards for meld in melds_in(hand, rules.meld.rules)]
        if any(cards not in known for cards in declared):
            raise ValueError(f"position {position.name}: seat {play.seat} has no such melds")
        state = state.do(Played(Seat(play.seat), play.card, declared))
    return state


def _before_the_cards(position: Position, rules: Variant) -> Partie:
    """Return the state in which the cards are to be dealt."""
    dealer = Seat(rules.seats - 1 if position.dealer is None else position.dealer)
    scores = tuple(position.scores) or (0,) * rules.lines
    history = tuple(row_score(int(line), row) for line, r in position.rows.items() for row in r)
    state = Partie(variant=rules, scores=scores, history=history).do(Opened(dealer))
    if position.reign:
        king, goal, *partner = position.reign
        state = replace(state, reign=Reign(Seat(king), goal, Seat(partner[0]) if partner else None))
    if position.deal > 1:
        state = replace(state, deal=Deal(number=position.deal, dealer=dealer))
    return state.do(Cut(state.waiting[0], 12)) if state.phase == "cut" else state


def spoken(advice: Advice | None) -> str:
    """Return an act as the files write it: a card, a contract, a bid, or the name of the act."""
    return "silent" if advice is None else act_spoken(advice.act)


def act_spoken(act: Act | None) -> str:
    """Return an act as the files write it, silence for none."""
    match act:
        case None:
            return "silent"
        case Played(_, card):
            return card_code(card)
        case Chosen(_, contract, row):
            return f"{contract.code}#{row}" if row else contract.code
        case Bid(_, height, contract):
            return height if contract is None else f"{height}={contract.code}"
        case Predicted(_, points):
            return str(points)
        case Joined(_, answer):
            return answer
        case Called(_, card):
            return f"call {card_code(card)}"
        case Exchanged(_, cards):
            return "exchange" if cards else "keep"
        case Renounced(_, gives_up):
            return "give up" if gives_up else "go on"
        case Pushed():
            return "push"
        case _:
            return type(act).__name__


def given_away(act: Act | None) -> list[str]:
    """Return the cards that an act exchanges or lays away."""
    cards = act.cards if isinstance(act, Exchanged | Discarded) else None
    return [card_code(card) for card in cards_in(cards or CardSet(0))]


def is_expected(position: Position, act: Act | None) -> bool:
    """Tell whether an act is one of those that the position calls sane."""
    kept = not set(given_away(act)) & set(position.keeps.split())
    return kept and any(_fits(act_spoken(act), pattern) for pattern in position.expect)


def _fits(said: str, pattern: str) -> bool:
    """Tell whether something said is what a pattern of the files means."""
    between = _BETWEEN.fullmatch(pattern)
    if between is None:
        return fnmatchcase(said, pattern)
    low, high, rest = between.groups()
    number, equals, contract = said.partition("=")
    in_range = number.isdecimal() and int(low) <= int(number) <= int(high)
    return in_range and fnmatchcase(equals + contract, rest or "")
