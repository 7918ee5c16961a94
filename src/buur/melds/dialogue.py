"""Dialogue about melds in the first trick; seats say only what decides it (core §5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from buur.cards import Suit
from buur.melds.comparison import ORDERS, Order, Stage, answer, best_meld, shape_of
from buur.melds.detection import Meld, MeldOrder
from buur.seats import Seat

Said = Literal["value", "shape", "count", "top", "trump", "good", "back"]
"""A stage of the comparison. With ``good`` the seat acknowledges another one's meld; with ``back``
it takes back all that it has said."""

# Below this the value alone identifies the kind of meld: 20 is a run of three cards, 50 of four.
_AMBIGUOUS_FROM = 100


@dataclass(frozen=True, slots=True)
class Utterance:
    """An utterance of a seat about its melds."""

    seat: Seat
    stage: Said
    detail: int | str | None = None
    """By stage: points, `Shape`, number of cards, rank, whether in trumps; None for the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The best meld said so far. Its facts beyond ``disclosed`` are known to its owner only."""

    seats: tuple[Seat, ...]
    """The seats that hold it: several only on a full tie that lets both sides score."""
    meld: Meld
    disclosed: int
    """Number of facts about it that have been said."""


class _Fact(NamedTuple):
    stage: Stage
    detail: int | str
    height: int


def speak(
    standing: Standing | None,
    seat: Seat,
    melds: Sequence[Meld],
    order: MeldOrder,
    trump: Suit | None,
    *,
    upside_down: bool,
) -> tuple[tuple[Utterance, ...], Standing | None]:
    """Let a seat declare on its turn; fold this over the seats in playing order.

    A seat says nothing when it has no meld or when what was said beats its best one, so silence
    does not tell these apart. Facts that follow from what was said are left out.

    Args:
        standing: the best meld so far, None before the first.
        seat: the seat on turn.
        melds: the melds that it declares; the dialogue is about the strongest only.
        order: the order of comparison.
        trump: the trump suit, None without.
        upside_down: whether low ranks beat high ones.

    Returns:
        The utterances of the seat and the holder in turn, and the best meld from then on.
    """
    by = ORDERS[order]
    best = best_meld(melds, order, trump, upside_down=upside_down)
    if best is None:
        return (), standing
    own = _facts(best, by, trump, upside_down)
    if standing is None:
        return _say(seat, own[:1]), Standing(seats=(seat,), meld=best, disclosed=1)
    held = _facts(standing.meld, by, trump, upside_down)
    known = standing.disclosed
    for stage, (mine, theirs) in enumerate(zip(own[:known], held[:known], strict=False), 1):
        if mine.height < theirs.height:
            return (), standing
        if mine.height > theirs.height:
            return _say(seat, own[:stage]), Standing(seats=(seat,), meld=best, disclosed=stage)
    if known == len(held):
        return _settle_tie(standing, seat, own, by)
    return _challenge(standing, seat, best, own, held, by)


def may_be_of(said: Sequence[Utterance], meld: Meld, order: MeldOrder, trump: Suit | None) -> bool:
    """Tell whether ``meld`` may be the best meld of a seat that made these utterances.

    False without utterances, or if the seat acknowledged another's meld or took its own back.
    """
    return bool(said) and all(
        one.stage != "good"
        and one.stage != "back"
        and one.detail == _detail(one.stage, meld, ORDERS[order], trump)
        for one in said
    )


def not_taken_back(said: Sequence[Utterance]) -> tuple[Utterance, ...]:
    """Return the utterances that their speakers have not taken back since."""
    last = {one.seat: index for index, one in enumerate(said) if one.stage == "back"}
    return tuple(one for index, one in enumerate(said) if index > last.get(one.seat, -1))


def _settle_tie(
    standing: Standing, seat: Seat, own: tuple[_Fact, ...], by: Order
) -> tuple[tuple[Utterance, ...], Standing]:
    """Return the answer to a meld that is fully disclosed and equal to the seat's best one."""
    if by.tie == "position":
        return (), standing
    return _say(seat, own), replace(standing, seats=(*standing.seats, seat))


def _challenge(
    standing: Standing,
    seat: Seat,
    best: Meld,
    own: tuple[_Fact, ...],
    held: tuple[_Fact, ...],
    by: Order,
) -> tuple[tuple[Utterance, ...], Standing]:
    """Compare two melds that are equal by all that was said: the holder answers first."""
    known = standing.disclosed
    holder = standing.seats[0]
    said = list(_say(seat, own[:known]))
    for stage, (mine, theirs) in enumerate(zip(own[known:], held[known:], strict=True), known + 1):
        said += _say(holder, (theirs,))
        is_last = stage == len(held)
        if mine.height < theirs.height or (
            mine.height == theirs.height and is_last and by.tie == "position"
        ):
            return (*said, Utterance(seat, "good")), replace(standing, disclosed=stage)
        said += _say(seat, (mine,))
        if mine.height > theirs.height:
            return tuple(said), Standing(seats=(seat,), meld=best, disclosed=stage)
    tied = replace(standing, seats=(*standing.seats, seat), disclosed=len(held))
    return tuple(said), tied


def _say(seat: Seat, facts: Sequence[_Fact]) -> tuple[Utterance, ...]:
    return tuple(Utterance(seat, fact.stage, fact.detail) for fact in facts)


def _facts(meld: Meld, by: Order, trump: Suit | None, upside_down: bool) -> tuple[_Fact, ...]:
    """Return the facts of a meld, in the order of the comparison."""
    return tuple(
        _Fact(stage, _detail(stage, meld, by, trump), answer(stage, meld, by, trump, upside_down))
        for stage in by.stages
        if not _is_implied(stage, meld, by, trump)
    )


def _detail(stage: Stage, meld: Meld, by: Order, trump: Suit | None) -> int | str:
    match stage:
        case "value":
            return meld.points
        case "shape":
            return shape_of(meld, by)
        case "count":
            return meld.count
        case "top":
            return meld.top
        case "trump":
            return meld.suit == trump


def _is_implied(stage: Stage, meld: Meld, by: Order, trump: Suit | None) -> bool:
    """Tell whether a fact follows from the contract or from the stages before it.

    It depends on those alone, so that two melds equal so far have the same stages left.
    """
    ladder_first = by.stages[0] == "shape"
    match stage:
        case "trump":
            return trump is None
        case "count":
            return meld.points < _AMBIGUOUS_FROM or (ladder_first and meld.kind == "four")
        case "shape":
            return not ladder_first and meld.points < _AMBIGUOUS_FROM
        case "value" | "top":
            return False
