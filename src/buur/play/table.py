"""`Table`: a partie in progress with its players, people and bots.

The table owns the only secret, the seeds of sealed deals. It makes the events that no seat can
make: it opens the partie, seals, deals, counts and reveals. It performs no I/O; its caller
stores and sends the events that it returns.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator, Sequence

from buur.completion import PublicNames
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.deal_count import count_event
from buur.play.auto_play import draw_dealer, random_cut
from buur.play.model.events import Contributed, Event, Misdealt, Revealed, Ruled, Sealed
from buur.play.pack import dealing
from buur.play.pack.sealed_shuffle import SEED_BYTES, digest_of
from buur.play.partie import Partie
from buur.play.players import Bot
from buur.play.queries.bids import target_crossings
from buur.play.queries.objections import penalises
from buur.play.queries.stoeck import stoeck_refusal
from buur.play.views import view
from buur.seats import Seat
from buur.variants.model import Variant


class Table(PublicNames):
    """A partie with its players; None stands for a person, who acts through `do`.

    >>> import buur
    >>> from buur.bots import bot
    >>> players = [bot("steady", seed=seat) for seat in range(4)]
    >>> table = Table(buur.variant("chibre"), players, chance=random.Random(3))
    >>> events = list(table.run())
    >>> table.state.is_over, table.version == len(events)
    (True, True)

    Args:
        variant: the rules.
        players: one entry per seat.
        chance: source of randomness; the operating system's by default, the only one fit for
            people. A seeded `random.Random` makes a reproducible partie.
        events: the events so far of a partie that is resumed.
        rule: function that rules on an objection, such as `buur.referee.at_table.ruled`; required
            if irregular cards are penalised and people play.
    """

    def __init__(
        self,
        variant: Variant,
        players: Sequence[Bot | None],
        *,
        chance: random.Random | None = None,
        events: Sequence[Event] = (),
        rule: Callable[[Partie], Ruled] | None = None,
    ) -> None:
        if len(players) != variant.seats:
            raise ValueError(f"{variant.code} needs {variant.seats} players, not {len(players)}")
        self.players = list(players)
        self.events: list[Event] = []
        self.state = Partie(variant=variant, scores=(0,) * variant.lines)
        self._chance = chance or secrets.SystemRandom()
        self._rule = rule
        for event in events:
            self.do(event)

    @property
    def version(self) -> int:
        """The number of events so far."""
        return len(self.events)

    def do(self, event: Event) -> None:
        """Apply an event.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        self.state = self.state.do(event)
        self.events.append(event)

    def as_it_is(self, players: Sequence[Bot | None]) -> Table:
        """Return a new table in the same state with other players, without the past events."""
        table = Table(self.state.variant, players, chance=self._chance, rule=self._rule)
        table.state = self.state
        return table

    def run(self) -> Iterator[Event]:
        """Apply and yield events until a person must act or the partie is over."""
        while (event := self.next_event()) is not None:
            self.do(event)
            yield event

    def next_event(self) -> Event | None:
        """Return the next event that needs no person; None if a person must act, or at the end."""
        return self._interjection() or self._table_event() or self._bot_act()

    def prompt_event(self) -> Event | None:
        """Return the next event of the table, if no bot may speak before it; else None.

        A caller that asks bots in threads applies it first: a deal is sealed before the cut.
        """
        return None if self._may_interject() else self._table_event()

    def _may_interject(self) -> bool:
        return self.state.phase in ("bid", "play", "count")

    def _interjection(self) -> Event | None:
        if not self._may_interject():
            return None
        for seat, bot in enumerate(self.players):
            if bot is not None:
                act = bot.interject(view(self.state, Seat(seat)))
                if act is not None:
                    return act
        return None

    def _table_event(self) -> Event | None:
        state, deal = self.state, self.state.deal
        if state.last_seal is not None and state.last_seal.seed is not None:
            return Revealed(state.last_seal.seed)
        match state.phase:
            case "open":
                return draw_dealer(state.variant, self._chance.random)
            case "cut" | "deal" if deal is not None and deal.seal is None:
                seed = f"{self._chance.getrandbits(8 * SEED_BYTES):0{2 * SEED_BYTES}x}"
                return Sealed(digest_of(seed), seed)
            case "deal" if deal is not None:
                return dealing.sealed_deal(state.variant, deal)
            case "ruling" if self._rule is not None:
                return self._rule(state)
            case "count" if not self.person_may_speak():
                return count_event(state)
            case "bid" if is_passed_out(state):
                return Misdealt("all-passed")
            case _:
                return None

    def person_may_speak(self) -> bool:
        """Tell whether a person still has something to call before the deal is counted.

        A person may object, call the stöck, or claim the end. The claim matters only if both sides
        have reached the target and the last trick does not decide between them. `count` ends the
        wait.
        """
        partie = self.state.variant.partie
        people = [Seat(seat) for seat, bot in enumerate(self.players) if bot is None]
        if people and penalises(self.state):
            return True  # people judge for themselves whether a card was wrong
        out = {crossing.team for crossing in target_crossings(self.state)}
        claims = partie.ends_by_claim and partie.both_over != "last_trick" and len(out) > 1
        return any(
            stoeck_refusal(self.state, seat) is None or (claims and self.state.team(seat) in out)
            for seat in people
        )

    def count(self) -> None:
        """Count the deal, even if a person may still call something."""
        self.do(count_event(self.state))

    def _bot_act(self) -> Event | None:
        state = self.state
        for seat in state.waiting:
            bot = self.players[seat]
            if bot is None:
                continue
            if state.phase == "seal":
                return Contributed(seat, f"{self._chance.getrandbits(64):016x}")
            if state.phase == "cut":
                return random_cut(state, seat, self._chance.random)
            return bot.choose(view(state, seat))
        return None
