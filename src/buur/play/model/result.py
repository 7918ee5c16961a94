"""`DealScore`, a deal as it was written on the slate, and `Result`, the result of a partie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.completion import PublicNames
from buur.contracts import Contract
from buur.play import html
from buur.play.model.account import AccountLine
from buur.play.model.auction import Stake
from buur.scoring import CreditKind
from buur.seats import BySeat, ByTeam, Seat, Team


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class DealScore(PublicNames):
    """A deal as it was written on the slate.

    >>> from buur.arena import play_deals
    >>> score = play_deals("chibre", ["steady"] * 4, seed=1, deals=1).state.history[0]
    >>> score.contract.code, score.tricks, score.total
    ('trump:C', (3, 6), (14, 143))

    Tricks and points are by side of the deal and before the multiplier. ``total`` is by line of the
    slate.
    """

    deal: int
    dealer: Seat
    contract: Contract | None
    chooser: Seat | None
    pushed: bool
    multiplier: int
    tricks: ByTeam[int]
    cards: ByTeam[int]
    last_trick: ByTeam[int]
    match: ByTeam[int]
    melds: ByTeam[int]
    stoeck: ByTeam[int]
    total: ByTeam[int]
    """The points written on each line, multiplied."""
    matched: Team | None = None
    """The side that took every trick."""
    sides: BySeat[Team] = ()
    """The side of each seat."""
    declarer: Seat | None = None
    """The seat that played against the rest."""
    predictions: BySeat[int] = ()
    """The prediction of each seat, if the rules ask for one."""
    stake: Stake | None = None
    """The bid that the deal was played for, if there was one."""
    category: int = 0
    """Number of the checklist row, 0 without a checklist."""
    chalked: ByTeam[int] = ()
    """The points of melds and stöck on each line before the count, multiplied (§10.1)."""
    account: tuple[AccountLine, ...] = ()
    """The lines that add up to ``total``, the last one."""

    def __repr__(self) -> str:
        chooser = "" if self.chooser is None else f" by seat {self.chooser}"
        contract = "" if self.contract is None else f"{self.contract}{chooser}, "
        return f"<DealScore {self.deal}: {contract}{':'.join(map(str, self.total))}>"

    def _repr_html_(self) -> str:
        return html.deal_score_html(self)


Reason = Literal["out", "claim", "wrong-claim", "gap", "deals", "checklist", "pommes"]


@dataclass(frozen=True, slots=True)
class Reached:
    """The moment of the last deal at which a line reached its target."""

    team: Team
    """The line."""
    kind: CreditKind
    """The source of the points that reached it."""
    trick: int
    """The number of tricks complete at that moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(PublicNames):
    """The result of a partie.

    >>> from buur.arena import play_deals
    >>> result = play_deals("chibre", ["steady"] * 4, seed=1, deals=None).state.result
    >>> result.winner, result.reason, result.scores
    (1, 'claim', (759, 1001))
    """

    winner: Team | None
    """None for a draw."""
    reason: Reason
    scores: ByTeam[int]
    short: bool
    """Whether the loser stayed below half of the target (rubicon, Schneider)."""
    strokes: ByTeam[int]
    worth: int = 1
    """The factor of the partie: doubled by a Schneider and by each double of the king's
    bid (§3.6, §7.7)."""
    claimer: Seat | None = None
    """The seat whose claim, right or wrong, ended the partie."""
    reached: tuple[Reached, ...] = ()
    """The lines that reached their targets in the last deal, in the order of counting."""

    def _repr_html_(self) -> str:
        return html.result_html(self)
