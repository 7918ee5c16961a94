"""`Partie`, a state with methods for legal acts, moves and views; `start` creates it."""

from __future__ import annotations

from typing import Literal, SupportsIndex, overload

from buur.arguments import wrong
from buur.cards import CardLike
from buur.contracts import Contract
from buur.play.auto_play import settle
from buur.play.chance import Chance, Random, chance_of
from buur.play.engine import do
from buur.play.legal import LegalActs
from buur.play.model.events import Event
from buur.play.model.state import State
from buur.play.views import PublicView, View, view
from buur.variants.registry import DEFAULT, RulesLike, rules_of


class Partie(State):
    """An immutable partie. `start` creates one; `do` returns the one after an event.

    >>> partie = start("chibre", 7).push().choose("trump:S")
    >>> partie.phase, partie.turn, len(partie.legal)
    ('play', 0, 9)
    """

    __slots__ = ()

    @property
    def legal(self) -> LegalActs:
        """The legal acts of the seat on turn, as a lazy view: iterable, ``in``-testable, truthy."""
        return LegalActs(self, self.turn)

    def legal_for(self, seat: SupportsIndex) -> LegalActs:
        """Return the legal acts of a seat, its turn or not.

        Raises:
            ArgumentError: there is no such seat.
        """
        return LegalActs(self, seat)

    def do(self, event: Event) -> Partie:
        """Return the state after an event.

        >>> from buur.play.model.events import Chosen
        >>> start("chibre", 7).do(Chosen(0, "trump:H")).phase
        'play'

        Raises:
            IllegalAction: the rules refuse it.
            ArgumentError: it is no event, such as the code of a card.
        """
        return do(self, event)

    def play(self, card: CardLike) -> Partie:
        """Return the state after the seat on turn plays a card.

        With the first card its best melds are declared, and the stöck is called when it is due;
        use `do` with a `Played` of your own for anything else.

        >>> start("chibre", 7).choose("trump:H").play("HQ")
        <Partie chibre: deal 1, trump:H, trick 1, seat 1 to play, 0:0>

        Args:
            card: its code or number.

        Raises:
            IllegalAction: the rules refuse it, or no seat is on turn.
            NotationError: there is no such code.
            ArgumentError: it is no number of a card.
        """
        return self.do(self.legal.played(card))

    def choose(self, contract: Contract | str) -> Partie:
        """Return the state after the seat on turn names a contract.

        >>> start("chibre", 7).choose("trump:H")
        <Partie chibre: deal 1, trump:H, trick 1, seat 0 to play, 0:0>

        Args:
            contract: a contract or its code; ``#`` after the code adds the row of the checklist.

        Raises:
            IllegalAction: the rules refuse it, or no seat is on turn.
            NotationError: there is no such contract.
        """
        return self.do(self.legal.chosen(contract))

    def push(self) -> Partie:
        """Return the state after the seat on turn pushes the choice to its partner.

        >>> start("chibre", 7).push()
        <Partie chibre: deal 1, seat 2 to choose, 0:0>

        Raises:
            IllegalAction: the rules refuse it, or no seat is on turn.
        """
        return self.do(self.legal.pushed())

    def deal_cards(self, random: Random = None) -> Partie:
        """Return the state after all automatic events, such as cut, deal and count.

        >>> Partie(variant=rules_of("schieber")).deal_cards(7).hand(0)
        Hand('S8 SJ HT D6 D7 DT DK DA CQ')

        Args:
            random: a seed, a generator, or a function that gives floats in [0, 1); by default the
                generator of the operating system. A seed deals the same cards at each call, so
                give one generator to all calls of a partie.

        Raises:
            ArgumentError: it is none of them.
        """
        return settle(self, random)

    @overload
    def view(self, seat: SupportsIndex | Literal["turn"] = "turn") -> View: ...

    @overload
    def view(self, seat: SupportsIndex | Literal["turn"] | None) -> PublicView: ...

    def view(self, seat: SupportsIndex | Literal["turn"] | None = "turn") -> PublicView:
        """Return the view of a seat.

        >>> partie = start("chibre", 7)
        >>> partie.view().seat, str(partie.view(1).hand), partie.view(None).seat
        (0, 'S8 S9 SJ SA HT D6 DJ DA C7', None)

        Args:
            seat: the seat, by default the one on turn; None for an onlooker.

        Raises:
            ArgumentError: there is no such seat, or not exactly one seat is on turn.
        """
        if seat == "turn":
            seat = self.turn
            if seat is None:
                waiting = " and ".join(map(str, self.waiting)) or "none"
                raise wrong("seat", "turn", f"a number: the seats on turn are {waiting}")
        return view(self, seat)


def start(rules: RulesLike = DEFAULT, chance: Chance = None) -> Partie:
    """Return a partie with the first cards dealt.

    >>> partie = start("chibre", 7)
    >>> partie.turn, str(partie.hand(0))
    (0, 'S7 SK H7 H9 HQ D7 DT DK C9')

    Args:
        rules: the name of a preset, or rules of your own.
        chance: a seed or a seeded generator for a reproducible partie; the system's by default.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: an argument is of another type.
    """
    chosen = rules_of(rules)
    fresh = Partie(variant=chosen, scores=(0,) * chosen.lines)
    return settle(fresh, chance_of(chance).random)
