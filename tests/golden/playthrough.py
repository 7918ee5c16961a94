"""One partie per rule set, always the same, and how it is written down.

The players know the rules and nothing else: they choose by a seeded generator, declare and call
what they have, and claim the end when it is theirs. A change in any rule, default or event shows
as a difference in the text.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from buur.cards import NO_CARDS, card_code, cards_code
from buur.play.acts.partie_claim import claim_winner
from buur.play.codec import event_json
from buur.play.model import events as e
from buur.play.model.deal import Deal, Trick
from buur.play.model.events import Act, Event, Played
from buur.play.model.result import DealScore
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.chance import seeded

_T = TypeVar("_T")

SEED = 1798
"""Chosen once; another would do as well."""
FOLDER = Path(__file__).parent
DETAILED = 2
"""Deals of which every trick is written out."""


def path_of(name: str) -> Path:
    """Return the file of a rule set."""
    return FOLDER / f"{name}.txt"


class Player:
    """A player that plays at random and claims rightly."""

    name = "golden"

    def __init__(self, source: random.Random) -> None:
        self._source = source
        self.table: Table | None = None

    def choose(self, view: View) -> Act:
        """Return any lawful act; a contract is left to the partner every other time."""
        legal, seat = view.legal, view.state.waiting[0]
        if view.state.phase == "claim":
            return e.Insisted(seat, True)
        if view.state.phase == "choose":
            if legal.may_push and self._chance() < 0.5:
                return e.Pushed(seat)
            return self._any_of(legal.choices)
        if view.state.phase == "bid":
            return self._call(view, seat)
        if view.state.phase in ("join", "exchange", "widow", "call", "renounce"):
            return self._any_of(list(legal))
        if view.state.phase == "predict":
            acts = list(legal)
            return self._any_of(acts[: len(acts) // 2 + 1])
        if view.state.phase == "declare":
            return next(iter(legal))
        return legal.played(self._any_of(list(legal.cards)))

    def _call(self, view: View, seat: Seat) -> Act:
        """Pass half of the time, double now and then, else bid one of the lowest three."""
        legal = view.legal
        if legal.may_double and self._chance() < 0.2:
            return e.Doubled(seat)
        if not legal.bids or self._chance() < 0.5:
            return e.Passed(seat)
        rung = self._any_of(legal.bids[:3])
        contract = self._any_of(legal.contracts) if legal.contracts else None
        return e.Bid(seat, rung.height, contract)

    def interject(self, view: View) -> Act | None:
        """Claim the end as soon as it is won; the whole state is asked, for brevity."""
        rules = view.state.variant
        if self.table is None or self.table.state.deal is None:
            return None
        if not (rules.partie.claim == "required" or rules.choice.rob):
            return None
        state, seat = self.table.state, view.seat
        for claim in view.legal.claims:
            if isinstance(claim, e.Finished) and claim_winner(state, seat) == state.team(seat):
                return claim
            if isinstance(claim, (e.BergCalled, e.Robbed)):
                return claim
        return None

    def _chance(self) -> float:
        return self._source.random()

    def _any_of(self, things: Sequence[_T]) -> _T:
        return things[int(self._chance() * len(things))]


@cache
def playthrough(name: str) -> tuple[Partie, list[Event]]:
    """Return a complete partie of a rule set: its end and its events."""
    source = seeded(SEED)
    rules = PRESETS[name].variant
    players = [Player(source) for _ in range(rules.seats)]
    table = Table(rules, players, chance=source)
    for player in players:
        player.table = table
    events = list(table.run())
    return table.state, events


def digest(events: list[Event]) -> str:
    """Return one number for all events, by their JSON."""
    lines = "\n".join(json.dumps(event_json(event)) for event in events)
    return sha256(lines.encode()).hexdigest()


def written(name: str) -> str:
    """Return the text of a playthrough."""
    state, events = playthrough(name)
    result = state.result
    assert result is not None
    head = [
        f"rules {name}, seed {SEED}",
        f"events {len(events)}, sha256 {digest(events)}",
        f"result winner {result.winner}, {result.reason}, scores {_numbers(result.scores)}, "
        f"short {result.short}, strokes {_numbers(result.strokes)}",
    ]
    details = _details(name, events)
    body = []
    for number, score in enumerate(state.history, 1):
        body += ["", *_score_lines(score), *details.get(number, [])]
    return "\n".join([*head, *body]) + "\n"


def _numbers(values: tuple[int, ...]) -> str:
    return ":".join(map(str, values))


def _score_lines(score: DealScore) -> list[str]:
    pushed = " pushed" if score.pushed else ""
    kinds = ("tricks", "cards", "last_trick", "match", "melds", "stoeck")
    parts = {kind.removesuffix("_trick"): getattr(score, kind) for kind in kinds}
    stake = score.stake
    bid = ""
    if stake is not None:
        bid = f", bid {stake.height} x{stake.factor} {'made' if stake.made else 'failed'}"
    shown = ", ".join(f"{part} {_numbers(points)}" for part, points in parts.items() if any(points))
    return [
        f"deal {score.deal}: dealer {score.dealer}, {score.contract} by {score.chooser}{pushed}, "
        f"x{score.multiplier}{f', row {score.category}' if score.category else ''}{bid}",
        f"  {shown} = {_numbers(score.total)}",
    ]


def _details(name: str, events: list[Event]) -> dict[int, list[str]]:
    """Return the hands and tricks of the first deals."""
    found: dict[int, list[str]] = {}
    rules = PRESETS[name].variant
    state = Partie(variant=rules, scores=(0,) * rules.lines)
    for event in events:
        before = state.deal
        state = state.do(event)
        deal = state.deal
        if before is None or deal is None:
            continue
        if deal.number > DETAILED:
            break
        lines = found.setdefault(deal.number, [])
        if deal.is_dealt and not before.is_dealt:
            lines += [f"  {seat} holds {cards_code(hand)}" for seat, hand in enumerate(deal.dealt)]
        lines += _said(event)
        if len(deal.tricks) > len(before.tricks):
            lines.append(_trick_line(deal, deal.tricks[-1]))
    return found


def _said(event: Event) -> list[str]:
    """Return the line of an act, none for one that is seen in its trick."""
    text = _act_text(event)
    return [f"  {text}"] if text else []


def _act_text(event: Event) -> str:
    match event:
        case e.Bid(seat, height, contract):
            return f"{seat} bids {height} {contract or ''}".rstrip()
        case e.Passed(seat):
            return f"{seat} passes"
        case e.Doubled(seat):
            return f"{seat} doubles"
        case e.Joined(seat, answer):
            return f"{seat} answers {answer}"
        case e.Exchanged(seat, cards):
            return f"{seat} puts away {cards_code(cards or NO_CARDS) or 'nothing'}"
        case e.Discarded(seat, cards):
            return f"{seat} lays away {cards_code(cards or NO_CARDS)}"
        case e.Called(seat, card):
            return f"{seat} calls {card_code(card)}"
        case e.Owned(seat):
            return f"{seat} holds it"
        case e.Renounced(seat, gives_up):
            return f"{seat} {'gives the deal up' if gives_up else 'plays'}"
        case e.Robbed(seat):
            return f"{seat} takes the turned card"
        case Played() | e.Declared() if event.melds or event.stoeck:
            stoeck = ("stoeck",) if event.stoeck else ()
            melds = "; ".join(map(cards_code, event.melds))
            return f"{event.seat} declares {', '.join(filter(None, (melds, *stoeck)))}"
        case _:
            return ""


def _trick_line(deal: Deal, trick: Trick) -> str:
    cards = " ".join(card_code(card) for card in trick.cards)
    number, won = len(deal.tricks), f"{trick.winner} wins {trick.points}"
    return f"  trick {number}: {trick.leader} leads {cards}, {won}"
