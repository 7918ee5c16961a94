"""Codec between views and the cards, contracts and state of the package ``schieber``."""

from __future__ import annotations

from typing import Final

from peers.wire import Observation

SUITS: Final = {"H": "ROSE", "D": "ACORN", "C": "BELL", "S": "SHIELD"}
"""Its names by our suits. Those that its players take to count twice are the black ones."""
RANKS: Final = {rank: value for value, rank in enumerate("6789TJQKA", start=6)}
_NAMES: Final = dict(zip("TJQKA", ("Banner", "Under", "Ober", "Koennig", "Ass"), strict=True))

TRUMPS: Final = {"oben": "OBE_ABE", "unten": "UNDE_UFE"} | {
    f"trump:{suit}": name for suit, name in SUITS.items()
}
"""Its names by our contracts."""
PUSH: Final = "SCHIEBEN"

_SUIT_OF: Final = {name: suit for suit, name in SUITS.items()}
_CONTRACT_OF: Final = {name: contract for contract, name in TRUMPS.items()}


def card_text(card: str) -> str:
    """Return a card as its status writes it."""
    return f"<{SUITS[card[0]]}:{_NAMES.get(card[1], card[1])}>"


def card_of(suit: str, value: int) -> str:
    """Return our code of a card of theirs."""
    return _SUIT_OF[suit] + "6789TJQKA"[value - 6]


def contract_of(trump: str) -> str | None:
    """Return the code of a contract of theirs; None is a push."""
    return None if trump == PUSH else _CONTRACT_OF[trump]


def history(seen: Observation) -> list[tuple[int, str]]:
    """Return seats and cards as they were played."""
    laid = [(seat, card) for trick in seen["tricks"] for seat, card in trick["cards"]]
    return laid + [(seat, card) for seat, card in seen["trick"]]


def status(seen: Observation, count: int) -> dict[str, object]:
    """Return what its game shows all players once some cards have been played.

    Args:
        seen: the view, at that moment or later.
        count: cards played by then.
    """
    trump = TRUMPS[str(seen["contract"])]
    full, lying = divmod(count, 4)
    return {
        "stiche": [
            {
                "player_id": trick["winner"],
                "trumpf": trump,
                "played_cards": _played(trick["cards"]),
            }
            for trick in seen["tricks"][:full]
        ],
        "trumpf": trump,
        "geschoben": seen["pushed"],
        "point_limit": 1000,
        "table": _played(history(seen)[4 * full : 4 * full + lying]),
        "teams": [
            {
                "points": sum(
                    trick["points"]
                    for trick in seen["tricks"][:full]
                    if trick["winner"] % 2 == team
                )
            }
            for team in (0, 1)
        ],
    }


def _played(cards: list[tuple[int, str]]) -> list[dict[str, object]]:
    return [{"player_id": seat, "card": card_text(card)} for seat, card in cards]


def dealt(seen: Observation) -> list[str]:
    """Return the cards that the seat was dealt, sorted."""
    own = (card for seat, card in history(seen) if seat == seen["seat"])
    return sorted([*seen["hand"], *own])
