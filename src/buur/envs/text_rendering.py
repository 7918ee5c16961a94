"""Text rendering of a state, with every hand open."""

from __future__ import annotations

from buur.cards import CODES, cards_code
from buur.play.model.state import State


def render_text(state: State) -> str:
    """Return the state as lines of text: the contract, the hands, the open trick, the points."""
    deal = state.deal
    if deal is None:
        return "before the first deal"
    contract = "?" if deal.contract is None else deal.contract.code
    waiting = " ".join(map(str, state.waiting)) or "nobody"
    lines = [f"deal {deal.number} · {contract} · {state.phase}: {waiting}"]
    for seat, hand in enumerate(deal.hands):
        lines.append(f"  {seat}: {cards_code(hand)}")
    if deal.lying:
        lines.append(f"trick {len(deal.tricks) + 1}, led by {deal.leader}: {_codes(deal.lying)}")
    elif deal.tricks:
        trick = deal.tricks[-1]
        lines.append(f"trick {len(deal.tricks)} to {trick.winner}: {_codes(trick.cards)}")
    lines.append(f"cards {_numbers(state.card_points)} · slate {_numbers(state.scores)}")
    return "\n".join(lines)


def _codes(cards: tuple[int, ...]) -> str:
    return " ".join(CODES[card] for card in cards)


def _numbers(points: tuple[int, ...]) -> str:
    return " : ".join(map(str, points))
