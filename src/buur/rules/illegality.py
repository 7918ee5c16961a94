"""Illegal cards: the reason why `legal_cards` leaves a card out."""

from typing import Literal

from buur.contracts import RUFF_FREELY, Tables

Refusal = Literal[
    "must-follow-suit", "must-follow-trump", "cannot-ruff", "undertrump", "must-overtrump"
]


def refusal(tables: Tables, hand: int, led: int, card: int) -> Refusal:
    """Return why ``card``, which ``hand`` holds, is not among the legal cards (core §4.1)."""
    trump_mask = tables.trump_mask
    if trump_mask >> 9 * led & 1:
        return "must-follow-trump"
    follows = hand & (0x1FF << 9 * led) & ~tables.jack_mask
    if not trump_mask >> card & 1:
        return "must-follow-suit"
    if follows and not tables.policy & RUFF_FREELY:
        return "cannot-ruff"
    return "undertrump" if hand & ~trump_mask else "must-overtrump"


CLAUSES: dict[Refusal, str] = {
    "must-follow-suit": "4.1",
    "must-follow-trump": "4.1",
    "cannot-ruff": "4.3",
    "undertrump": "4.2",
    "must-overtrump": "4.3",
}
