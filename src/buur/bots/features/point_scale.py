"""`PointScale`: the tables of a deal, with points scaled to the sum of a usual deal."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from buur.contracts import Tables, point_scheme
from buur.play.model.deal import Deal
from buur.variants.model import Variant

USUAL_POINTS = 152


class PointScale(NamedTuple):
    """Tables of a deal with points on the usual scale: they sum to about `USUAL_POINTS`."""

    schedule: tuple[Tables, ...]
    last_trick: int
    factor: float = 1.0
    """Factor that the points were multiplied by; negative where card points are negative."""


def point_scale(rules: Variant, deal: Deal) -> PointScale:
    """Return the tables of a deal with points on the usual scale and of the usual sign."""
    if rules.sharing == "declarer" and _is_about_tricks(rules, deal):
        return _scaled(tuple(map(_by_tricks, deal.schedule)), 0)
    worth = point_scheme(rules.play.values, deal.number)
    if worth.usual:
        return PointScale(deal.schedule, rules.score.last_trick)
    return _scaled(deal.schedule, rules.score.last_trick)


def _is_about_tricks(rules: Variant, deal: Deal) -> bool:
    """Tell whether the bid that stands is to take no trick, or all."""
    top = None if deal.auction is None else deal.auction.top
    rung = None if top is None else rules.auction.rung(top.height)
    return rung is not None and rung.goal == "match"


def _by_tricks(tables: Tables) -> Tables:
    return tables._replace(points=(0,) * len(tables.points), trick=1, last=0)


@lru_cache(maxsize=64)
def _scaled(schedule: tuple[Tables, ...], last_trick: int) -> PointScale:
    tables, last = schedule[0], schedule[-1].last + last_trick
    whole = sum(tables.points) + tables.trick * len(schedule) + last
    factor = USUAL_POINTS / whole
    sized = tuple(_sized(each, factor) for each in schedule)
    return PointScale(sized, round(last * factor), factor)


def _sized(tables: Tables, factor: float) -> Tables:
    points = tuple(round(factor * points) for points in tables.points)
    return tables._replace(points=points, trick=round(factor * tables.trick), last=0)
