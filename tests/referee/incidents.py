"""Random irregularities in random positions: each one committed, then reported as an incident."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from buur.cards import CardSet, cards_in, mask_of
from buur.contracts import parse_contract
from buur.referee.incident import KINDS, SEATS, TRICKS, Incident, Kind
from buur.referee.position import Position
from buur.seats import Seat, put
from buur.variants.registry import PRESETS

RULES: Final = ("chibre", "reglement-1993", "tournoi-2006", "schieber", "regles-002")
CONTRACTS: Final = ("trump:S", "trump:H", "trump:D", "trump:C", "oben", "unten", "zigzag:oben")


@dataclass(frozen=True)
class Irregularity:
    """A position just after an irregularity was noticed, and its facts."""

    position: Position
    incident: Incident


def random_position(chance: Random) -> Position:
    """Return a deal of which some cards have been played lawfully."""
    pack = list(range(36))
    chance.shuffle(pack)
    hands = tuple(mask_of(pack[9 * seat : 9 * seat + 9]) for seat in range(SEATS))
    position = Position(
        variant=PRESETS[chance.choice(RULES)].variant,
        contract=parse_contract(chance.choice(CONTRACTS)),
        hands=hands,
        leader=Seat(chance.randrange(SEATS)),
    )
    return played_on(position, chance, chance.randrange(36))


def played_on(position: Position, chance: Random, cards: int = 36) -> Position:
    """Return the position some lawful cards later."""
    for _ in range(cards):
        seat = position.turn
        if seat is None:
            break
        position = position.play(chance.choice(cards_in(position.playable(seat))))
    return position


def irregularity(kind: Kind, position: Position, chance: Random) -> Irregularity | None:
    """Return an irregularity of a kind, None if this position has room for none."""
    return _COMMIT[kind](position, chance)


def report(kind: Kind, position: Position, seat: Seat, **facts: object) -> Irregularity:
    """Return an irregularity with the facts that the position shows, and others."""
    incident = Incident(
        kind=kind,
        seat=seat,
        contract=position.contract,
        trick=tuple(one.card for one in position.trick),
        leader=position.trick[0].seat if position.trick else position.leader,
        hands=position.hands,
    )
    return Irregularity(position, replace(incident, **facts))  # type: ignore[arg-type]


def _revoke(position: Position, chance: Random) -> Irregularity | None:
    seat = position.turn
    if seat is None:
        return None
    wrong = cards_in(CardSet(position.hands[seat] & ~position.playable(seat)))
    if not wrong:
        return None
    card, number = chance.choice(wrong), position.number
    trick, leader = position.trick, position.leader
    position = position.play(card)
    if position.trick and chance.random() < 0.5:
        position = played_on(position, chance, chance.randrange(SEATS - len(position.trick)))
        return report("revoke", position, seat, cards=(card,), noticed="in_trick")
    position = played_on(position, chance, SEATS - 1 - len(trick))
    taken = position.tricks[number - 1]
    position = played_on(position, chance, chance.randrange(36))
    after = "after_deal" if position.turn is None else "later"
    facts = {"trick": taken.cards, "leader": leader, "trick_winner": taken.winner}
    facts |= {"cards": (card,), "trick_no": number, "noticed": after}
    return report("revoke", position, seat, **facts)


def _two_cards(position: Position, chance: Random) -> Irregularity | None:
    seat = position.turn
    if seat is None or position.hands[seat].bit_count() < 2:
        return None
    upper = chance.choice(cards_in(position.playable(seat)))
    lower = chance.choice(cards_in(CardSet(position.hands[seat] & ~(1 << upper))))
    seen = chance.random() < 0.5
    return report("two_cards", position, seat, cards=(upper, lower), seen=seen)


def _out_of_turn(position: Position, chance: Random) -> Irregularity | None:
    waiting = [
        Seat(seat)
        for seat in range(SEATS)
        if position.hands[seat]
        and seat != position.turn
        and seat not in [one.seat for one in position.trick]
    ]
    if position.turn is None or not waiting:
        return None
    seat = chance.choice(waiting)
    card = chance.choice(cards_in(position.hands[seat]))
    return report("out_of_turn", position, seat, cards=(card,))


def _missing(position: Position, chance: Random) -> Irregularity | None:
    holders = [Seat(seat) for seat in range(SEATS) if position.hands[seat]]
    if not holders or position.trick:
        return None
    seat = chance.choice(holders)
    card = chance.choice(cards_in(position.hands[seat]))
    hand = CardSet(position.hands[seat] & ~(1 << card))
    position = replace(position, hands=put(position.hands, seat, hand))
    return report("missing_card", position, seat, cards=(card,), noticed="later")


def _surplus(position: Position, chance: Random) -> Irregularity | None:
    """One card of another hand: the deal goes on with ten and eight."""
    if position.tricks or position.trick:
        return None
    giver, taker = chance.sample([Seat(seat) for seat in range(SEATS)], 2)
    card = chance.choice(cards_in(position.hands[giver]))
    hands = put(position.hands, giver, CardSet(position.hands[giver] & ~(1 << card)))
    hands = put(hands, taker, CardSet(hands[taker] | 1 << card))
    position = played_on(replace(position, hands=hands), chance)
    left = cards_in(position.hands[taker])
    winner = position.tricks[-1].winner
    facts = {"cards": left, "trick_winner": winner, "noticed": "after_deal", "trick": ()}
    return report("card_count", position, taker, **facts)


def _solder(position: Position, chance: Random) -> Irregularity | None:
    if position.turn is None or position.trick:
        return None
    return report("wrong_solder", position, position.turn)


def _after_tricks(kind: Kind) -> Callable[[Position, Random], Irregularity | None]:
    """Return what commits an irregularity that needs a trick of before."""

    def commit(position: Position, chance: Random) -> Irregularity | None:
        if not position.tricks:
            return None
        number = chance.randrange(len(position.tricks)) + 1
        seat = Seat(chance.randrange(SEATS))
        if kind == "last_trick_not_turned":
            number = max(1, len(position.tricks) - 1)
            seat = position.tricks[number - 1].winner
        following = position.tricks[number] if number < len(position.tricks) else None
        lying = () if following is None else following.cards
        if kind == "looked_back":
            lying = tuple(one.card for one in position.trick)
        facts = {"trick_no": number, "trick": lying, "leader": seat}
        return report(kind, position, seat, **facts)

    return commit


def _anytime(kind: Kind, *moments: str) -> Callable[[Position, Random], Irregularity | None]:
    """Return what commits an irregularity that every position has room for."""

    def commit(position: Position, chance: Random) -> Irregularity | None:
        seat = Seat(chance.randrange(SEATS))
        noticed = chance.choice(moments) if moments else None
        return report(kind, position, seat, noticed=noticed)

    return commit


def _shown(position: Position, chance: Random) -> Irregularity | None:
    holders = [Seat(seat) for seat in range(SEATS) if position.hands[seat]]
    if not holders:
        return None
    seat = chance.choice(holders)
    card = chance.choice(cards_in(position.hands[seat]))
    return report("card_shown", position, seat, cards=(card,))


_COMMIT: Final[dict[Kind, Callable[[Position, Random], Irregularity | None]]] = {
    "revoke": _revoke,
    "two_cards": _two_cards,
    "missing_card": _missing,
    "card_count": _surplus,
    "out_of_turn": _out_of_turn,
    "looked_back": _after_tricks("looked_back"),
    "remark": _anytime("remark"),
    "stoeck_late": _anytime("stoeck_late", "later", "after_deal"),
    "wrong_solder": _solder,
    "wrong_finish": _anytime("wrong_finish"),
    "last_trick_not_turned": _after_tricks("last_trick_not_turned"),
    "misdeal": _anytime("misdeal", "before_play", "later"),
    "exposed_in_deal": _anytime("exposed_in_deal", "before_play", "later"),
    "wrong_cut": _anytime("wrong_cut", "before_play", "later"),
    "card_shown": _shown,
    "thrown_in": _anytime("thrown_in"),
    "false_meld": _anytime("false_meld", "later", "after_deal"),
}
assert set(_COMMIT) == set(KINDS)
assert TRICKS == 9
