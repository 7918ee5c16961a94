"""Ratings after a partie of a pool: Plackett-Luce of OpenSkill, and the rules of absence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from buur.server.storage.models import EventActor
from buur.server.storage.rating_store import (
    FinishedPartie,
    Ratings,
    SeatEnd,
    StoredRating,
    player_of,
)
from buur.server.wire.rules import read_rules

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

START: Final = StoredRating(25.0, 25.0 / 3)
"""What is assumed of somebody unknown."""
SURE: Final = 4.0
"""A rating is provisional while its sigma is larger."""
_ZERO: Final = 1000
_UNIT: Final = 40
_DEVIATIONS: Final = 3


class _Seat(NamedTuple):
    """A person at a seat at the end of a partie."""

    player: str
    line: int
    has_left: bool


def shown_number(rating: StoredRating) -> int:
    """Return the conservative number of a rating: the strength that is nearly certain.

    >>> shown_number(START), shown_number(StoredRating(30.0, 2.0))
    (1000, 1960)
    """
    return round(_ZERO + _UNIT * (rating.mu - _DEVIATIONS * rating.sigma))


def is_provisional(rating: StoredRating) -> bool:
    """Tell whether a rating rests on too few parties.

    >>> is_provisional(START), is_provisional(StoredRating(30.0, 2.0))
    (True, False)
    """
    return rating.sigma > SURE


def rate_partie(partie: FinishedPartie, known: Ratings) -> dict[str, StoredRating]:
    """Return the ratings of a partie's players after it; none if it does not count.

    Somebody who has left takes the result or a loss, whichever is worse; her partner loses nothing.

    Args:
        partie: a partie that is over.
        known: the ratings before, without those of new players.
    """
    seats = _people(partie)
    if seats is None:
        return {}
    before = {one.player: known.get(one.player, START) for one in seats}
    ranks = _ranks(partie)
    played = _rated(seats, before, ranks)
    found: dict[str, StoredRating] = {}
    for one in seats:
        rating = played[one.player]
        mates = [other for other in seats if other.line == one.line]
        if any(other.has_left for other in mates if other.player == one.player):
            lost = _rated(seats, before, [*ranks], loser=one.line)[one.player]
            rating = min(rating, lost, key=lambda which: which.mu)
        elif any(other.has_left for other in mates) and rating.mu < before[one.player].mu:
            rating = before[one.player]
        if all(one.player.split("+")):  # else somebody has deleted herself meanwhile
            found[one.player] = rating._replace(parties=before[one.player].parties + 1)
    return found


def _people(partie: FinishedPartie) -> list[_Seat] | None:
    """Return the people of a partie with their lines, None if it does not count."""
    began = {one.seat: one for one in partie.people}
    found = []
    for number, end in enumerate(partie.seats):
        if number not in began or end.line is None:
            return None
        player = player_of(began[number], partie.people)
        found.append(_Seat(player, end.line, _has_left(end)))
    sizes = Counter(one.line for one in found)
    if len({*sizes.values()}) > 1 or len(sizes) < 2:
        return None  # roles make sides of unequal size, which cannot be compared
    absent = sum(_is_mostly_absent(end.authors) for end in partie.seats)
    return None if 2 * absent > len(found) else found


def _has_left(end: SeatEnd) -> bool:
    """Tell whether a person has given up her seat, or was away when the partie ended."""
    was_away = bool(end.last_authors) and "person" not in end.last_authors
    return end.kind == "bot" or was_away or _is_mostly_absent(end.authors)


def _is_mostly_absent(authors: Sequence[EventActor]) -> bool:
    """Tell whether others have made most acts of a seat: a bot, or a deputy."""
    return 2 * sum(author == "person" for author in authors) < len(authors)


def _ranks(partie: FinishedPartie) -> list[float]:
    """Return the rank of each line, 0 for the winner; the same ranks for a draw."""
    lines, winner = len(partie.scores), partie.winner
    if winner is None:
        return [0.0] * lines
    if lines == 2:
        return [float(line != winner) for line in range(lines)]
    sign = 1 if read_rules(partie.rules).partie.lowest_wins else -1
    behind = sorted({sign * score for score in partie.scores})
    ranks = [1.0 + behind.index(sign * score) for score in partie.scores]
    ranks[winner] = 0.0
    return ranks


def _rated(
    seats: Sequence[_Seat],
    before: Mapping[str, StoredRating],
    ranks: Sequence[float],
    loser: int | None = None,
) -> dict[str, StoredRating]:
    """Return the ratings after a result; a pair counts as two players of its strength.

    Args:
        seats: the people.
        before: their ratings.
        ranks: the rank of each line.
        loser: a line that is taken to have lost; None for the real result.
    """
    model = _model()
    lines = sorted({one.line for one in seats})
    teams = [[one.player for one in seats if one.line == line] for line in lines]
    places = [max(ranks) + 1 if line == loser else ranks[line] for line in lines]
    ratings = [[_open_skill(before[player]) for player in team] for team in teams]
    rated = model.rate(ratings, ranks=places)
    return {
        player: StoredRating(float(rating.mu), float(rating.sigma))
        for team, after in zip(teams, rated, strict=True)
        for player, rating in zip(team, after, strict=True)
    }


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START.mu, sigma=START.sigma)


def _open_skill(rating: StoredRating) -> PlackettLuceRating:
    return _model().rating(mu=rating.mu, sigma=rating.sigma)
