"""Dialogue about melds in the first trick; seats say only what decides it (core §5.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from types import NoneType
from typing import Literal, NamedTuple, get_args

from buur.arguments import instance, integer, one_of, wrong
from buur.cards import Suit
from buur.melds.comparison import (
    Order,
    Stage,
    answer,
    best_in,
    checked_melds,
    comparison,
    shape_of,
)
from buur.melds.detection import Meld, MeldOrder
from buur.seats import MAX_SEATS, Seat, seat_of

Said = Literal["value", "shape", "count", "top", "trump", "good", "back"]
"""A stage of the comparison. With ``good`` the seat acknowledges another one's meld; with ``back``
it takes back all that it has said."""

# Below this the value alone identifies the kind of meld: 20 is a run of three cards, 50 of four.
_AMBIGUOUS_FROM = 100


@dataclass(frozen=True, slots=True)
class Utterance:
    """An utterance of a seat about its melds.

    >>> Utterance(Seat(1), "value", 50).detail
    50

    Raises:
        ArgumentError: there is no such seat or stage, or the detail is of another type.
    """

    seat: Seat
    """The seat that speaks."""
    stage: Said
    """The question that it answers, ``good`` or ``back``."""
    detail: int | str | None = None
    """By stage: points, `Shape`, number of cards, rank, whether in trumps; None for the others."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seat", seat_of(self.seat, MAX_SEATS))
        one_of(self.stage, get_args(Said), "stage")
        if not isinstance(self.detail, (int, str, NoneType)):
            raise wrong("detail", self.detail, "points, a shape, a number, a rank or None")


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """The best meld said so far. Its facts beyond ``disclosed`` are known to its owner only.

    >>> Standing(seats=(Seat(1),), meld=Meld("S6 S7 S8", 20), disclosed=1).meld.points
    20

    Raises:
        ArgumentError: a field is of another type or out of range.
    """

    seats: tuple[Seat, ...]
    """The seats that hold it: several only on a full tie that lets both sides score."""
    meld: Meld
    disclosed: int
    """Number of facts about it that have been said."""

    def __post_init__(self) -> None:
        seats = instance(self.seats, tuple, "seats", "a tuple of seats")
        object.__setattr__(self, "seats", tuple(seat_of(seat, MAX_SEATS) for seat in seats))
        instance(self.meld, Meld, "meld")
        integer(self.disclosed, 0, len(get_args(Stage)), "disclosed")


class _Fact(NamedTuple):
    stage: Stage
    detail: int | str
    height: int


def speak(
    standing: Standing | None,
    seat: Seat,
    melds: Sequence[Meld],
    order: MeldOrder,
    trump: Suit | str | None,
    *,
    upside_down: bool,
) -> tuple[tuple[Utterance, ...], Standing | None]:
    """Let a seat declare on its turn; fold this over the seats in playing order.

    >>> said, standing = speak(
    ...     None, Seat(1), [Meld("S6 S7 S8", 20)], "german", None, upside_down=False
    ... )
    >>> said
    (Utterance(seat=1, stage='value', detail=20),)
    >>> speak(standing, Seat(2), [], "german", None, upside_down=False)[0]
    ()

    A seat says nothing when it has no meld or when what was said beats its best one, so silence
    does not tell these apart. Facts that follow from what was said are left out.

    Args:
        standing: the best meld so far, None before the first.
        seat: the seat on turn.
        melds: the melds that it declares; the dialogue is about the strongest only.
        order: the order of comparison, a key of `ORDERS`.
        trump: the trump suit by its number or letter, None without.
        upside_down: whether low ranks beat high ones.

    Returns:
        The utterances of the seat and the holder in turn, and the best meld from then on.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    if standing is not None:
        instance(standing, Standing, "standing", "a Standing, or None before the first meld")
    seat = seat_of(seat, MAX_SEATS)
    by, suit, upside_down = way = comparison(order, trump, upside_down)
    best = best_in(checked_melds(melds), way)
    if best is None:
        return (), standing
    own = _facts(best, by, suit, upside_down)
    if standing is None:
        return _say(seat, own[:1]), Standing(seats=(seat,), meld=best, disclosed=1)
    held = _facts(standing.meld, by, suit, upside_down)
    known = standing.disclosed
    for stage, (mine, theirs) in enumerate(zip(own[:known], held[:known], strict=False), 1):
        if mine.height < theirs.height:
            return (), standing
        if mine.height > theirs.height:
            return _say(seat, own[:stage]), Standing(seats=(seat,), meld=best, disclosed=stage)
    if known == len(held):
        return _settle_tie(standing, seat, own, by)
    return _challenge(standing, seat, best, own, held, by)


def may_be_of(
    said: Sequence[Utterance], meld: Meld, order: MeldOrder, trump: Suit | str | None
) -> bool:
    """Tell whether ``meld`` may be the best meld of a seat that made these utterances.

    >>> may_be_of([Utterance(Seat(1), "value", 50)], Meld("S6 S7 S8 S9", 50), "german", None)
    True

    False without utterances, or if the seat acknowledged another's meld or took its own back.

    Args:
        said: the utterances of the seat.
        meld: the meld.
        order: the order of comparison, a key of `ORDERS`.
        trump: the trump suit by its number or letter, None without.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    said = _utterances(said)
    instance(meld, Meld, "meld", "a Meld, such as melds_in returns")
    by, suit, _ = comparison(order, trump, False)
    return bool(said) and all(
        one.stage != "good"
        and one.stage != "back"
        and one.detail == _detail(one.stage, meld, by, suit)
        for one in said
    )


def not_taken_back(said: Sequence[Utterance]) -> tuple[Utterance, ...]:
    """Return the utterances that their speakers have not taken back since.

    >>> not_taken_back([Utterance(Seat(1), "value", 50), Utterance(Seat(1), "back")])
    ()

    Raises:
        ArgumentError: these are no utterances.
    """
    said = _utterances(said)
    last = {one.seat: index for index, one in enumerate(said) if one.stage == "back"}
    return tuple(one for index, one in enumerate(said) if index > last.get(one.seat, -1))


def _utterances(said: Iterable[Utterance]) -> tuple[Utterance, ...]:
    """Return utterances as a tuple, or raise `ArgumentError`."""
    if isinstance(said, (str, bytes)) or not isinstance(said, Iterable):
        raise wrong("said", said, "a collection of utterances")
    found = tuple(said)
    for one in found:
        instance(one, Utterance, "said", "utterances")
    return found


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
