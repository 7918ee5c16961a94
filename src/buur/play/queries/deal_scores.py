"""Account of a deal, and its score by line of the slate, by option ``write`` (§7.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import sub
from typing import Final

from buur.play.model.account import Account, AccountLine, LineWhat
from buur.play.model.state import State, by_line, deal_of
from buur.play.queries.bids import counted_credits, is_played, stake_of
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.play.queries.putzes import putzes_by_line
from buur.play.queries.ranks import extreme_strokes, middle_strokes
from buur.play.queries.solo import bid_worth, sitter_worth
from buur.scoring import TENS, Credit, CreditKind, raw_points, totals
from buur.seats import ByTeam, Seat

EXACT_BONUS: Final = 10
COMPENSATION_STEP: Final = 5
"""The dealer loses one point less per five by which the sum of all predictions is wrong."""
_LATER: Final[tuple[CreditKind, ...]] = ("match", "melds", "stoeck")
"""Credits that are added to the points of cards and last trick."""
_STRUCK: Final[Mapping[CreditKind, LineWhat]] = {"melds": "struck_melds"}
"""Credits whose points may be taken back; these stand on a line of their own."""


def points_by_line(state: State) -> ByTeam[int]:
    """Return the score of each line of the slate for a played deal."""
    return account_of(state)[-1].points


def account_of(state: State) -> tuple[AccountLine, ...]:
    """Return the account of a played deal; its last line is the score of each line of the slate."""
    account = Account(state.variant.sides)
    WAYS[state.variant.score.write](state, account)
    account.total("total")
    return tuple(account.lines)


def _points(state: State, account: Account) -> None:
    _multiplied(state, account, deal_of(state).credits)
    account.carry(by_line(state, account.sums))


def _multiplied(
    state: State,
    account: Account,
    credits: Sequence[Credit],
    more: Sequence[tuple[LineWhat, ByTeam[int]]] = (),
) -> None:
    """Write the credits of a deal, then the points for its bid, and the multiplier."""
    sides, multiplier = state.variant.sides, deal_of(state).multiplier
    account.add("cards", raw_points(credits, sides, "cards"), always=True)
    account.add("last_trick", raw_points(credits, sides, "last_trick"))
    later = _later(credits, sides)
    added = [(what, points) for what, points in (*later, *more) if any(points)]
    if added or multiplier != 1:
        account.total("base")
    for what, points in added:
        account.add(what, points)
    if multiplier != 1:
        if added:
            account.total("raw")
        account.times(multiplier)


def _later(credits: Sequence[Credit], sides: int) -> Iterator[tuple[LineWhat, ByTeam[int]]]:
    """Yield the lines after the points of tricks; what is taken back stands after its source."""
    for kind in _LATER:
        struck = _STRUCK.get(kind)
        if struck is None:
            yield kind, raw_points(credits, sides, kind)
        else:
            yield kind, raw_points([one for one in credits if one.raw > 0], sides, kind)
            yield struck, raw_points([one for one in credits if one.raw < 0], sides, kind)


def _bid(state: State, account: Account) -> None:
    """Write the points with those of the bid; what a failed bid moves stands on a line (§7.9)."""
    sides, credits, stake = state.variant.sides, deal_of(state).credits, stake_of(state)
    counted = counted_credits(state)
    bid = raw_points(counted, sides, "bid")
    tricks = map(sub, totals(counted, sides, 1), bid)
    moved = tuple(map(sub, tricks, totals(credits, sides, 1)))
    factor = 1 if stake is None else stake.factor
    single = tuple(points // factor for points in bid)
    _multiplied(
        state,
        account,
        credits,
        (
            ("failed" if is_played(deal_of(state)) else "held", moved),
            ("bid", single),
            ("doubled", tuple(map(sub, bid, single))),
        ),
    )
    account.carry(by_line(state, account.sums))


def _declarers(state: State, account: Account) -> None:
    """Write the points of the line that chose the contract, 0 for the others (variants §1.13)."""
    _multiplied(state, account, deal_of(state).credits)
    chooser = deal_of(state).chooser
    own = None if chooser is None else state.line(chooser)
    points = by_line(state, account.sums)
    account.begin(state.variant.lines)
    account.add(
        "chosen", [made if line == own else 0 for line, made in enumerate(points)], always=True
    )


def _tens(state: State, account: Account) -> None:
    """Write the points in tens, rounded to the nearest, five upwards (variants §1.7)."""
    _multiplied(state, account, deal_of(state).credits)
    points = by_line(state, account.sums)
    account.begin(state.variant.lines)
    account.add("tens", [(made + TENS // 2) // TENS for made in points], always=True)


def _cards(state: State, account: Account) -> None:
    """Write the card points with the bonus of the last trick, which `State.card_points` sums."""
    credits, sides = deal_of(state).credits, state.variant.sides
    account.add("cards", raw_points(credits, sides, "cards"), always=True)
    account.add("last_trick", raw_points(credits, sides, "last_trick"))
    account.total("made")
    account.begin(state.variant.lines)


def _difference(state: State, account: Account) -> None:
    """Write the difference between each seat's points and its prediction (variants §1.4)."""
    deal, rules = deal_of(state), state.variant.predict
    _cards(state, account)
    account.tell("predicted", deal.told_predictions)
    missed = [
        abs(predicted - made)
        for predicted, made in zip(deal.told_predictions, state.card_points, strict=True)
    ]
    account.add("missed", missed, always=True)
    if rules.exact_bonus:
        exact = (gap == 0 and _earns_bonus(state, Seat(seat)) for seat, gap in enumerate(missed))
        account.add("exact", [-EXACT_BONUS * earned for earned in exact])
    if rules.dealer_compensation:
        less = _compensation(state)
        account.add("compensation", [-less * (seat == deal.dealer) for seat in range(len(missed))])


def _earns_bonus(state: State, seat: Seat) -> bool:
    """Tell whether an exact prediction earns the bonus; one of 0 requires a trick taken."""
    deal = deal_of(state)
    took = any(trick.winner == seat for trick in deal.tricks)
    return deal.predictions[seat] != 0 or took


def _compensation(state: State) -> int:
    """Return the points subtracted from the difference of the dealer, who predicts last."""
    whole = all_points(state) + last_bonus(state)
    return abs(sum(deal_of(state).told_predictions) - whole) // COMPENSATION_STEP


def _extremes(state: State, account: Account) -> None:
    _cards(state, account)
    account.add("extremes", extreme_strokes(state), always=True)


def _middle(state: State, account: Account) -> None:
    _cards(state, account)
    account.add("middle", middle_strokes(state), always=True)


def _putzes(state: State, account: Account) -> None:
    """Write the points, then the putzes and pommes that they give (§7.10)."""
    _multiplied(state, account, deal_of(state).credits)
    account.total("made")
    account.begin(state.variant.lines)
    marks = putzes_by_line(state)
    account.add("putzes", [max(0, mark) for mark in marks], always=True)
    account.add("pommes", [min(0, mark) for mark in marks])


def _worth(state: State, account: Account) -> None:
    """Write the points that the bid needs, then its worth for the players who get it (§7.11)."""
    credits, sides = deal_of(state).credits, state.variant.sides
    for kind in ("cards", "last_trick", *_LATER):
        account.add(kind, raw_points(credits, sides, kind), always=kind == "cards")
    account.total("made")
    account.begin(state.variant.lines)
    single, doubled = bid_worth(state)
    account.add("bid", single, always=True)
    account.add("doubled", doubled)
    account.add("sitter", sitter_worth(state))


WAYS: Final[dict[str, Callable[[State, Account], None]]] = {
    "points": _points,
    "tens": _tens,
    "extremes": _extremes,
    "middle": _middle,
    "difference": _difference,
    "bid": _bid,
    "putzes": _putzes,
    "declarers": _declarers,
    "worth": _worth,
}
"""Functions that write the account of a deal, by option ``write``."""
