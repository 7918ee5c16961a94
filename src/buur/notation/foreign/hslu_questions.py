"""Codec of the HSLU jass-kit's questions to agents over HTTP, in both dialects.

A question is a deal in progress with one hand. In version V0.2 the field ``forehand`` says whether
the choice was pushed, and ``currentPlayer`` whose turn it is. The older dialect has ``tss`` for a
push; the turn follows from the tricks and the hand that is given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

from buur.cards import PACK, Card, CardSet
from buur.contracts import Contract
from buur.notation.foreign.hslu import (
    CARD_CODES,
    CONTRACTS,
    NO_PLAYER,
    PUSH,
    SCHIEBER,
    VERSION,
    bad_value,
    card_codes,
    cards_played,
    contract_number,
    player_of,
    read_hand,
    read_list,
    read_player,
    read_trick,
    read_whole,
    seat_of,
)
from buur.notation.foreign.partial_deal import PartialDeal, view_of_deal
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Chosen, Played, Pushed
from buur.play.views import View
from buur.seats import Seat

Dialect = Literal["V0.2", "old"]
Json = Mapping[str, object]

OLD_KIND: Final = "SCHIEBER_2500"
_NOT_YET: Final = -1


def is_askable(seen: View) -> bool:
    """Tell whether the format can express a view: a Schieber, before a contract or a card."""
    variant, deal = seen.state.variant, seen.state.deal
    if deal is None or variant.teams != (0, 1, 0, 1) or variant.pack.cards != PACK:
        return False
    if seen.state.phase == "play":
        return deal.contract is not None and contract_number(deal.contract) is not None
    choices = seen.legal.choices
    return bool(choices) and all(
        contract_number(one.contract) is not None and not one.category for one in choices
    )


def question_json(seen: View, dialect: Dialect) -> dict[str, object]:
    """Return the question for a view that `is_askable`."""
    deal = seen.deal
    hands: list[dict[str, object]] = [{"hand": []} for _ in range(4)]
    hands[player_of(seen.seat)] = {"hand": card_codes(seen.hand.mask)}
    found: dict[str, object] = {
        "dealer": player_of(deal.dealer),
        "tricks": list(_tricks_json(deal, dialect)) if seen.state.phase == "play" else [],
        "player": hands,
    }
    trump = None if deal.contract is None else contract_number(deal.contract)
    if dialect == "old":
        return found | _old_fields(deal, trump)
    forehand = int(not deal.pushes) if trump is not None else (0 if deal.pushes else _NOT_YET)
    return found | {
        "version": VERSION,
        "trump": _NOT_YET if trump is None else trump,
        "currentPlayer": player_of(seen.seat),
        "playerView": player_of(seen.seat),
        "forehand": forehand,
        "jassTyp": SCHIEBER,
        "gameId": 0,
    }


def _old_fields(deal: Deal, trump: int | None) -> dict[str, object]:
    found: dict[str, object] = {"jassTyp": OLD_KIND, "tss": int(deal.pushes > 0)}
    return found if trump is None else found | {"trump": trump}


def _tricks_json(deal: Deal, dialect: Dialect) -> Iterator[dict[str, object]]:
    for trick in deal.tricks:
        cards = [CARD_CODES[card] for card in trick.cards]
        winner = player_of(trick.winner)
        first = player_of(trick.leader)
        yield {"cards": cards, "points": trick.points, "win": winner, "first": first}
    lying: dict[str, object] = {"cards": [CARD_CODES[card] for card in deal.lying]}
    if dialect == "old":
        lying |= {"points": 0, "win": player_of(deal.leader)}
    yield lying | {"first": player_of(deal.leader)}


def read_answer(answer: Json, seen: View) -> Act:
    """Return the act that an agent answers, legal or not.

    Raises:
        ForeignError: the answer is no act.
    """
    seat = seen.seat
    if seen.state.phase == "choose":
        number = read_whole(answer, "trump", range(PUSH + 1), "0–5, 10")
        if number == PUSH:
            return Pushed(seat)
        if number not in range(len(CONTRACTS)):
            raise bad_value("trump", number, "0–5, 10")
        return Chosen(seat, CONTRACTS[number])
    code = answer.get("card")
    if not isinstance(code, str) or code not in CARD_CODES:
        raise bad_value("card", code, "D6 … CA")
    card = CARD_CODES.index(code)
    cards = [act for act in seen.legal if isinstance(act, Played)]
    return next((act for act in cards if act.card == card), Played(seat, Card(card)))


def answer_json(act: Act) -> dict[str, object]:
    """Return the agent's answer for an act."""
    match act:
        case Pushed():
            return {"trump": PUSH}
        case Chosen(_, contract) if contract_number(contract) is not None:
            return {"trump": contract_number(contract)}
        case Played(_, card):
            return {"card": CARD_CODES[card]}
        case _:
            raise ValueError(f"{type(act).__name__} has no place in this protocol")


def view_of_question(question: Json) -> View:
    """Return the view of the player who is asked.

    Raises:
        ForeignError: the question does not describe a deal in progress.
    """
    seat, hand = _asked_player(question)
    known = PartialDeal(
        seat=seat,
        hand=hand,
        dealer=read_player(question, "dealer"),
        is_pushed=question.get("tss") == 1 or question.get("forehand") == 0,
        contract=_named_contract(question),
        played=cards_played(map(read_trick, read_list(question, "tricks"))),
    )
    return view_of_deal(known)


def _asked_player(question: Json) -> tuple[Seat, CardSet]:
    """Return the player who is asked and his hand, the only one in the question."""
    hands = [read_hand(one) for one in read_list(question, "player")]
    held = [player for player, hand in enumerate(hands) if hand]
    if len(hands) != 4 or len(held) != 1:
        raise bad_value("player", len(held), "1 × hand")
    (player,) = held
    if question.get("playerView", player) not in (player, NO_PLAYER):
        raise bad_value("playerView", question.get("playerView"), str(player))
    return seat_of(player), hands[player]


def _named_contract(question: Json) -> Contract | None:
    if question.get("trump") in (None, _NOT_YET):
        return None
    return CONTRACTS[read_whole(question, "trump", range(6), "0–5")]
