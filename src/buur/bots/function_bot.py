"""`from_function`: a bot whose acts a Python function chooses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from operator import index
from typing import Final

from buur.arguments import excerpt, is_integral, text, wrong
from buur.cards import card_of
from buur.contracts import Contract
from buur.errors import BuurError, PlayerError
from buur.play.act_codes import act_code
from buur.play.legal import LegalActs
from buur.play.model.events import Act, Played, SeatAct
from buur.play.views import View
from buur.variants.option_groups.auction import Rung

Choose = Callable[[View], object]
"""A function that chooses an act: it gets the view of a seat on turn."""
DEFAULT_NAME: Final = "mine"
MAX_EXAMPLES: Final = 9
"""Largest number of legal acts that an error message lists."""


class IllegalAnswer(PlayerError, ValueError):  # noqa: N818 - names what happened
    """The answer of a function is no legal act; the message names the bot, seat and answer."""


class FunctionBot:
    """A bot that asks a function for its acts; it never makes claims.

    Args:
        choose: the function, see `from_function`.
        name: the name of the bot.
    """

    __slots__ = ("_choose", "name")

    def __init__(self, choose: Choose, name: str = DEFAULT_NAME) -> None:
        self._choose = choose
        self.name = name

    def __repr__(self) -> str:
        return f"from_function({self._choose!r}, {self.name!r})"

    def choose(self, view: View) -> Act:
        """Return the act that the function chooses for a view whose seat is on turn.

        Raises:
            IllegalAnswer: the answer is no legal act.
        """
        answer = self._choose(view)
        act = _act_of(view.legal, answer)
        if act is None:
            raise _illegal(self.name, view, answer)
        return act

    def interject(self, view: View) -> Act | None:
        """Return None: the function is asked on turn only."""
        return None


def from_function(choose: Choose, name: str = DEFAULT_NAME) -> FunctionBot:
    """Return a bot whose acts a function chooses.

    >>> import buur
    >>> first = from_function(lambda view: next(iter(view.legal)), name="first")
    >>> partie = buur.start("schieber", 7)
    >>> first.choose(partie.view(partie.turn)) in partie.legal
    True

    The bot makes no claims out of turn. A wrong answer raises a `BuurError` that names the bot, its
    seat, the answer and the legal answers; a duel counts it and plays the first legal act instead.

    Args:
        choose: gets the view of a seat on turn and returns an act of ``view.legal`` or its code,
            see `LegalActs.act`: a card such as ``SA``, a contract such as ``trump:S`` (with ``#``
            and the row of a checklist), or a word such as ``push`` or ``pass``. A `Contract`
            stands for its code, one of ``view.legal.bids`` for a bid that names no contract, a
            number for a card, or for points where they are predicted. A card is played with the
            best melds and the stöck.
        name: the name of the bot.

    Raises:
        ArgumentError: ``choose`` is no function, or the name no text.
    """
    if not callable(choose) or isinstance(choose, type):
        raise wrong("choose", choose, "a function that returns an act of view.legal")
    return FunctionBot(choose, text(name, "name"))


def _act_of(legal: LegalActs, answer: object) -> Act | None:
    """Return the legal act that an answer stands for; None if there is none."""
    try:
        if isinstance(answer, SeatAct):
            return answer if answer in legal else None  # type: ignore[return-value]
        if isinstance(answer, str | Contract):
            return legal.act(str(answer))
        if isinstance(answer, Rung):
            return legal.act(f"bid:{answer.height}")
        if is_integral(answer):
            return legal.act(f"predict:{index(answer)}" if legal.predictions else answer)
    except Exception:  # noqa: BLE001 - an act made of nonsense, at which no rule can look
        return None
    return None


def _illegal(name: str, view: View, answer: object) -> IllegalAnswer:
    """Return the error of an answer that is no legal act."""
    reason = _reason(view, answer)
    given = f"bot {name!r} at seat {view.seat} answered {excerpt(answer)}"
    return IllegalAnswer(f"{given}{reason}: expected {_expected(view)}")


def _reason(view: View, answer: object) -> str:
    """Return in brackets why a card of the seat may not be played, or what a bid lacks."""
    if isinstance(answer, Rung):
        return _reason_of_bid(view.legal, answer)
    try:
        card = answer.card if isinstance(answer, Played) else card_of(answer)  # type: ignore[arg-type]
        reason = view.legal.why_not(card) if card in view.hand else None
    except BuurError:
        return ""
    return f" ({reason})" if reason else ""


def _reason_of_bid(legal: LegalActs, bid: Rung) -> str:
    """Return in brackets the code of a bid with a contract, if it has to name one."""
    if bid not in legal.bids or not legal.contracts:
        return ""
    code = act_code(legal.bid(bid.height, legal.contracts[0]))
    return f" (a bid names its contract: {code})"


def _expected(view: View) -> str:
    """Return the legal answers, as the end of a sentence."""
    found = [*map(act_code, islice(view.legal, MAX_EXAMPLES + 1))]
    if not found:
        return f"no answer, as the seat is not on turn in phase {view.state.phase}"
    listed = " ".join([*found[:MAX_EXAMPLES], *["…"][: len(found) - MAX_EXAMPLES]])
    return f"an act of view.legal or its code, one of {listed}"
