"""`Table`: a partie in progress with its players, people and bots.

The table owns the only secret, the seeds of sealed deals. It makes the events that no seat can
make: it opens the partie, seals, deals, counts and reveals. It performs no I/O; its caller
stores and sends the events that it returns.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeAlias, TypeVar

from buur.arguments import excerpt, instance, integer, wrong
from buur.completion import PublicNames
from buur.errors import ArgumentError, IllegalAction, PlayerError
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.deal_count import count_event
from buur.play.auto_play import random_cut
from buur.play.chance import Chance, chance_of
from buur.play.model.events import (
    ACTS,
    Act,
    Contributed,
    Cut,
    Event,
    Finished,
    Misdealt,
    Opened,
    Revealed,
    Ruled,
    Sealed,
)
from buur.play.model.meant import EXPECTED, code_meant
from buur.play.model.state import cutter_of, deal_of
from buur.play.pack import dealing, draws
from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.pack.sealed_shuffle import SEED_BYTES, digest_of, substitute_nonce
from buur.play.partie import Partie
from buur.play.players import Bot, is_bot
from buur.play.queries.bids import target_crossings
from buur.play.queries.objections import penalises
from buur.play.queries.stoeck import stoeck_refusal
from buur.play.take_back import TakenBack, last_act
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of

_T = TypeVar("_T")
_ACTS: Final = frozenset(ACTS)

MOST_EVENTS: Final = 2**53
"""Maximum version of a table."""


def entries(rules: Variant, players: Sequence[_T]) -> list[_T]:
    """Return the entries of the seats, after a check of their number.

    Raises:
        ArgumentError: there are more or fewer entries than seats, or it is no sequence.
    """
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise wrong("players", players, f"a list of {rules.seats} entries, one per seat")
    if len(players) != rules.seats:
        needed = f"{rules.code} needs {rules.seats} players, not {len(players)}"
        raise ArgumentError(needed, "players")
    return [*players]


def name_of(bot: Bot) -> str:
    """Return the name of a bot, or of its class if it has none."""
    return str(getattr(bot, "name", type(bot).__name__))


def _player(player: object) -> Bot | None:
    if player is None or is_bot(player):
        return player
    expected = "None for a person, or a bot with name, choose and interject"
    raise wrong("players", player, expected)


def _named(bot: Bot | None, seat: Seat) -> str:
    return f"bot {name_of(bot)!r} at seat {seat}" if bot else f"the person at seat {seat}"


def _no_act(bot: Bot, seat: Seat, answer: object) -> PlayerError:
    """Return the error of an answer that is no act, with the code that was meant."""
    code = code_meant(answer)
    near = f"; did you mean view.legal.act({code!r})?" if code else ""
    given = f"{_named(bot, seat)} answered {excerpt(answer)}"
    return PlayerError(f"{given}: expected {EXPECTED}, one of view.legal{near}")


@dataclass(frozen=True, slots=True)
class BotQuery:
    """A question of a table to one of its bots."""

    bot: Bot
    """The bot."""
    seat: Seat
    """Its seat."""
    view: View
    """What the seat may know."""
    is_on_turn: bool
    """Whether the bot must act; otherwise it may act or keep silent."""

    def answer(self) -> Act | None:
        """Ask the bot, and return its answer.

        Raises:
            PlayerError: the bot raises an error.
        """
        ask = self.bot.choose if self.is_on_turn else self.bot.interject
        try:
            return ask(self.view)
        except PlayerError:
            raise
        except Exception as error:
            told = f"{_named(self.bot, self.seat)} failed: {type(error).__name__}: {error}"
            raise PlayerError(told) from error


Queries: TypeAlias = Generator[BotQuery, Act | None, Act | None]
"""Questions to bots, which get their answers; in the end the act that follows from them."""


class Table(PublicNames):
    """A partie with its players; None stands for a person, who acts through `do`.

    >>> import buur
    >>> from buur.bots import bot
    >>> players = [bot("steady", seed=seat) for seat in range(4)]
    >>> table = Table(buur.variant("chibre"), players, chance=3)
    >>> events = list(table.run())
    >>> table.state.is_over, table.version == len(events)
    (True, True)

    `buur.Table` also takes the names of bots, and functions.

    Args:
        rules: the name of a preset, or rules of your own.
        players: one entry per seat. Where partners are drawn and people play, the draw seats them
            anew; with ``events`` of an earlier draw they sit as it left them.
        chance: source of randomness; the operating system's by default, the only one fit for
            people. A seed or a seeded generator makes a reproducible partie.
        events: the events so far of a partie that is resumed.
        rule: function that rules on an objection, such as `buur.referee.at_table.ruled`; required
            if irregular cards are penalised and people play.
        prepared: the first deal, where other tables play the same one; nobody contributes to it.

    Raises:
        RulesError: there is no such preset.
        IllegalAction: the rules refuse one of the events.
        ArgumentError: an argument is of another type, or there are more or fewer players than
            seats.
    """

    def __init__(
        self,
        rules: RulesLike,
        players: Sequence[Bot | None],
        *,
        chance: Chance = None,
        events: Iterable[Event] = (),
        rule: Callable[[Partie], Ruled] | None = None,
        prepared: PreparedDeal | None = None,
    ) -> None:
        variant = rules_of(rules)
        self.players: list[Bot | None] = [*map(_player, entries(variant, players))]
        self._is_for_people = None in self.players
        self.events: list[Event] = []
        """The events that stand, without those before `forget` or `resume`."""
        self._version = 0
        self.state = Partie(variant=variant, scores=(0,) * variant.lines)
        self._base = self.state
        """The state before the first one of `events`."""
        self._chance = chance_of(chance)
        if rule is not None and not callable(rule):
            raise wrong("rule", rule, "a function that rules on an objection")
        self._rule = rule
        self._prepared = prepared
        self._answer: tuple[Seat, Event] | None = None
        """The last answer of a bot, with its seat."""
        if isinstance(events, str) or not isinstance(events, Iterable):
            raise wrong("events", events, "the events of a partie")
        for event in events:
            self.replay(event)

    def __repr__(self) -> str:
        names = [None if bot is None else name_of(bot) for bot in self.players]
        return f"<Table {names}: {self.state!r}>"

    @property
    def version(self) -> int:
        """The number of events so far, with those taken back and each `take_back`."""
        return self._version

    def do(self, event: Event) -> None:
        """Apply an event; a draw that seats the players anew moves `players`.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            PlayerError: the rules refuse the answer of a bot.
            ArgumentError: it is no event.
        """
        self.replay(event)
        if isinstance(event, Opened) and event.previous_seats is not None:
            self.players = [self.players[seat] for seat in event.previous_seats]

    def replay(self, event: Event) -> None:
        """Apply an event of the past; `players` sit already where it seated them.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            PlayerError: the rules refuse the answer of a bot.
            ArgumentError: it is no event.
        """
        try:
            self.state = self.state.do(event)
        except IllegalAction as error:
            if self._answer is None or self._answer[1] is not event:
                raise
            seat = self._answer[0]
            told = f"{_named(self.players[seat], seat)} answered {event!r}: {error}"
            raise PlayerError(told) from error
        self.events.append(event)
        self._version += 1

    def take_back(self, wanted: TakenBack) -> None:
        """Return to the state before a seat's last act.

        Raises:
            ArgumentError: it is no `TakenBack`, or the seat may not take back exactly these events.
        """
        instance(wanted, TakenBack, "wanted")
        if self.state.is_over or last_act(self.events, wanted.seat) != wanted.count:
            raise wrong("wanted", wanted, "the last act of the seat in the deal in progress")
        del self.events[-wanted.count :]
        self.state = self._base
        for event in self.events:
            self.state = self.state.do(event)
        self._answer = None
        self._version += 1

    def forget(self) -> None:
        """Forget the events so far, none of which can then be taken back.

        A table of many deals that calls it between deals needs no more memory than one of few.

        >>> table = Table("chibre", [None] * 4, chance=3)
        >>> events = list(table.run())
        >>> table.forget()
        >>> table.events, table.version == len(events) > 0
        ([], True)
        """
        self.events.clear()
        self._base = self.state

    def resume(self, state: Partie, version: int) -> None:
        """Go on from an earlier state of this table, without the events that led to it.

        >>> table, copy = (Table("chibre", [None] * 4, chance=3) for _ in "ab")
        >>> events = list(table.run())
        >>> copy.resume(table.state, table.version)
        >>> copy.state == table.state, copy.version == len(events), copy.events
        (True, True, [])

        Args:
            state: the state, of the rules of this table.
            version: the number of events that led to it.

        Raises:
            ArgumentError: it is no `Partie`, or one of other rules.
        """
        instance(state, Partie, "state")
        if state.variant != self.state.variant:
            raise wrong("state", state, f"a partie of {self.state.variant.code}")
        self._version = integer(version, 0, MOST_EVENTS, "version")
        self.state = state
        self._answer = None
        self.forget()

    def change_rules(self, rules: RulesLike) -> None:
        """Play by other rules of as many seats; only before the first event.

        >>> table = Table("chibre", [None] * 4)
        >>> table.change_rules("oben-abe")
        >>> table.state.variant.code
        'oben-abe'

        Args:
            rules: the name of a preset, or rules of your own.

        Raises:
            RulesError: there is no such preset.
            ArgumentError: the partie has begun, or the rules need more or fewer seats.
        """
        variant = rules_of(rules)
        entries(variant, self.players)
        if self._version:
            raise wrong("rules", rules, "nothing, as the partie has begun")
        self.state = self._base = Partie(variant=variant, scores=(0,) * variant.lines)

    def as_it_is(self, players: Sequence[Bot | None]) -> Self:
        """Return a new table in the same state with other players, without the past events.

        Raises:
            ArgumentError: there are more or fewer players than seats, or one is no bot.
        """
        table = type(self)(self.state.variant, players, chance=self._chance, rule=self._rule)
        table._prepared = self._prepared
        table.state = self.state
        return table

    def run(self) -> Iterator[Event]:
        """Apply and yield events until a person must act or the partie is over.

        Raises:
            PlayerError: a bot raises an error, or its answer is no legal act.
        """
        while (event := self.next_event()) is not None:
            self.do(event)
            yield event

    def next_event(self) -> Event | None:
        """Return the next event that needs no person; None if a person must act, or at the end.

        Raises:
            PlayerError: a bot raises an error, or its answer is no act of its seat.
        """
        queries, answer = self.consult(), None
        while True:
            try:
                query = queries.send(answer)
            except StopIteration as end:
                event: Event | None = end.value
                return event
            answer = query.answer()

    def consult(self) -> Generator[BotQuery, Act | None, Event | None]:
        """Yield each question to a bot, get its answer, and return what `next_event` returns.

        >>> from buur.bots import bot
        >>> table = Table("chibre", [bot("steady", seed=seat) for seat in range(4)], chance=3)
        >>> while table.state.phase != "choose":
        ...     table.do(table.next_event())
        >>> queries = table.consult()
        >>> query = next(queries)
        >>> query.seat in table.state.waiting, query.is_on_turn
        (True, True)
        >>> try:
        ...     queries.send(query.bot.choose(query.view))
        ... except StopIteration as end:
        ...     end.value == table.next_event()
        True

        A caller that has bots answer elsewhere drops the generator if the table changes meanwhile.

        Raises:
            PlayerError: an answer is no act of the seat.
        """
        return (yield from self._interjection()) or self._table_event() or (yield from self._act())

    def _interjection(self) -> Queries:
        if self.state.phase not in ("bid", "play", "count"):
            return None
        for seat, bot in enumerate(self.players):
            if bot is not None:
                act = yield from self._asked(bot, Seat(seat), is_on_turn=False)
                if act is not None and not self._leaves_to_person(act):
                    return act
        return None

    def _leaves_to_person(self, act: Act) -> bool:
        """Tell whether a bot leaves a claim of the end to a person of its side.

        It does so until its turn. The others come no closer by then: a trick has its card, too.
        """
        state, seat = self.state, act.seat
        if not isinstance(act, Finished) or state.phase != "play" or seat in state.waiting:
            return False
        deal = deal_of(state)
        if seat in deal.open_players[: len(deal.lying)]:
            return False
        people = (Seat(one) for one, bot in enumerate(self.players) if bot is None)
        return any(state.team(one) == state.team(seat) for one in people)

    def _asked(self, bot: Bot, seat: Seat, *, is_on_turn: bool) -> Queries:
        """Ask a bot, and return its answer: an act of its seat, or None if it may keep silent."""
        act = yield BotQuery(bot, seat, view(self.state, seat), is_on_turn)
        if act is None and not is_on_turn:
            return None
        if act is None or type(act) not in _ACTS:
            raise _no_act(bot, seat, act)
        if act.seat != seat:
            raise PlayerError(f"{_named(bot, seat)} answered {act!r}, an act of another seat")
        self._answer = seat, act
        return act

    def _table_event(self) -> Event | None:
        state, deal = self.state, self.state.deal
        if state.last_seal is not None and state.last_seal.seed is not None:
            return Revealed(state.last_seal.seed)
        match state.phase:
            case "open" if self._prepared is not None:
                return Opened(self._prepared.dealer)
            case "open" if self._seals_the_draw():
                return self._sealed()
            case "open":
                drawn = (
                    None if state.seal is None else draws.sealed_opening(state.variant, state.seal)
                )
                return drawn or draws.opening_draw(state.variant, self._chance.random)
            case "cut" | "deal" if deal is not None and deal.seal is None:
                return self._sealed()
            case "cut" if not state.waiting and deal is not None:
                return self._cut(cutter_of(state))
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

    def _seals_the_draw(self) -> bool:
        state = self.state
        return self._is_for_people and state.seal is None and draws.is_by_chance(state.variant)

    def _sealed(self) -> Sealed:
        """Return the commitment to a new seed, to which the people at the table contribute.

        Bots alone keep the first protocol, so that a seed of ``chance`` gives the same parties.
        """
        deal = self.state.deal
        if self._prepared is not None and deal is not None and deal.number == 1:
            return Sealed(digest_of(self._prepared.seed), self._prepared.seed, ())
        seed = f"{self._chance.getrandbits(8 * SEED_BYTES):0{2 * SEED_BYTES}x}"
        people = [Seat(seat) for seat, bot in enumerate(self.players) if bot is None]
        return Sealed(digest_of(seed), seed, people if self._is_for_people else None)

    def _cut(self, seat: Seat) -> Cut:
        """Return the cut of a seat that does not choose it, from the seed where there is one."""
        state = self.state
        at = draws.sealed_cut(state.variant, deal_of(state).seal, seat)
        return random_cut(state, seat, self._chance.random) if at is None else Cut(seat, at)

    def _contribution(self, seat: Seat) -> Contributed:
        """Return the contribution for an absent person, from the seed where it is known."""
        seal = self.state.seal or deal_of(self.state).seal
        if seal is None or seal.seed is None or seal.contributors is None:
            return Contributed(seat, f"{self._chance.getrandbits(64):016x}")
        return Contributed(seat, substitute_nonce(seal.seed, seat))

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

    def _act(self) -> Generator[BotQuery, Act | None, Event | None]:
        state = self.state
        for seat in state.waiting:
            bot = self.players[seat]
            if bot is None:
                continue
            if state.phase == "seal":
                return self._contribution(seat)
            if state.phase == "cut":
                return self._cut(seat)
            return (yield from self._asked(bot, seat, is_on_turn=True))
        return None
