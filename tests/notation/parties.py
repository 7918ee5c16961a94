"""Random parties for records: every preset, sealed or not, with everything that may be said."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache, reduce

from hypothesis import strategies as st

from buur.notation import Comment, Entry, Record, record_of
from buur.play.auto_play import table_event
from buur.play.engine import apply
from buur.play.model.events import (
    Contributed,
    Event,
    Finished,
    Misdealt,
    Played,
    Revealed,
    Sealed,
    Soldered,
)
from buur.play.pack.dealing import sealed_deal
from buur.play.pack.draws import is_by_chance
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie as PlayedPartie
from buur.variants.model import Variant
from buur.variants.registry import PRESETS
from tests.chance import seeded
from tests.families import selection, shortened
from tests.tracing import untraced


@dataclass(frozen=True)
class Partie:
    """What happened, and where it led."""

    variant: Variant = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)
    state: PlayedPartie = field(repr=False)


class RandomPlayers:
    """Players of all seats who act at random and also claim out of turn."""

    def __init__(self, rules: Variant, seed: int, *, sealed: bool) -> None:
        self.state = PlayedPartie(variant=rules, scores=(0,) * rules.lines)
        self.random = seeded(seed)
        self.sealed = sealed

    def next_event(self) -> Event | None:
        """Return what happens next, None at the end."""
        state, deal = self.state, self.state.deal
        if state.last_seal is not None and state.last_seal.seed is not None:
            return Revealed(state.last_seal.seed)
        if state.is_over:
            return None
        if self.sealed and (deal is None or not deal.is_dealt):
            event = self._before_sealed_cards()
            if event is not None:
                return event
        return self._remark() or table_event(state, self.random.random) or self._act()

    def _before_sealed_cards(self) -> Event | None:
        state, deal = self.state, self.state.deal
        if deal is None:
            may_seal = state.seal is None and is_by_chance(state.variant)
        else:
            may_seal = deal.seal is None and deal.cut is None
        if may_seal:
            seed = f"{self.random.getrandbits(64):016x}"
            people = self.random.getrandbits(state.variant.seats)
            seats = [seat for seat in range(state.variant.seats) if people >> seat & 1]
            return Sealed(digest_of(seed), seed, seats)
        if state.phase == "seal":
            return Contributed(state.waiting[0], f"{self.random.getrandbits(40):010x}")
        return sealed_deal(state.variant, deal) if deal and state.phase == "deal" else None

    def _remark(self) -> Event | None:
        """Let one of them say something beside the turn: mostly stöck, seldom a wrong end."""
        state = self.state
        if state.phase not in ("play", "count"):
            return None
        fresh = state.deal is not None and not state.deal.lying and not state.deal.tricks
        if fresh and state.phase == "play" and self.random.random() < 0.02:
            return Misdealt("card-shown")
        claims = state.legal_for(self.random.randrange(state.variant.seats)).claims
        return next((act for act in claims if self.random.random() < self._wish(act)), None)

    def _wish(self, act: Event) -> float:
        if isinstance(act, Finished):
            target = self.state.variant.partie.target
            return 0.5 if self.state.running[self.state.team(act.seat)] >= target else 0.0005
        return 0.03 if isinstance(act, Soldered) else 0.3

    def _act(self) -> Event:
        state = self.state
        legal = state.legal_for(self.random.choice(state.waiting))
        act = self.random.choice(list(legal))
        if isinstance(act, Played) and act.melds and self.random.random() < 0.3:
            options = list(legal.declarations)
            return replace(act, melds=self.random.choice(options), stoeck=False)
        if isinstance(act, Played) and act.stoeck and self.random.random() < 0.3:
            return replace(act, stoeck=False)
        return act


@lru_cache(maxsize=512)
def play(
    name: str, seed: int, *, sealed: bool = True, most: int = 100_000, short: bool = False
) -> Partie:
    """Play a random partie by a preset, at most so many events of it.

    Args:
        name: the preset.
        seed: of everything that is random.
        sealed: whether the cards are dealt by a seal.
        most: events after which it breaks off.
        short: whether it is played by the same rules for a few deals.
    """
    rules = PRESETS[name].variant
    players = RandomPlayers(shortened(rules) if short else rules, seed, sealed=sealed)
    events: list[Event] = []
    with untraced():
        while len(events) < most and (event := players.next_event()) is not None:
            players.state = players.state.do(event)
            events.append(event)
    return Partie(players.state.variant, tuple(events), players.state)


def beginning(partie: Partie, length: int) -> Partie:
    """Return a partie cut after a number of events."""
    if length >= len(partie.events):
        return partie
    events = partie.events[:length]
    start = PlayedPartie(variant=partie.variant, scores=(0,) * partie.variant.lines)
    return Partie(partie.variant, events, reduce(apply, events, start))


def with_comments(record: Record, seed: int, texts: list[str]) -> Record:
    """Return a record with comments at random places."""
    random = seeded(seed)
    entries: list[Entry] = list(record.entries)
    for text in texts:
        entries.insert(random.randint(0, len(entries)), Comment(text))
    return replace(record, entries=tuple(entries))


presets = st.sampled_from(selection())
seeds = st.integers(0, 1)
texts = st.text(max_size=20)
tag_names = st.from_regex(r"[A-Za-z_][A-Za-z0-9_-]{0,12}", fullmatch=True).map("x".__add__)


@st.composite
def parties(draw: st.DrawFn) -> Partie:
    """A partie or the beginning of one."""
    most = draw(st.one_of(st.integers(0, 120), st.integers(120, 300), st.just(800)))
    whole = play(draw(presets), draw(seeds), sealed=draw(st.booleans()), short=True)
    return beginning(whole, most)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record with names, tags and comments of every kind."""
    partie = draw(parties())
    seats = partie.variant.seats
    record = record_of(
        partie.events,
        partie.variant,
        names=draw(st.lists(texts, min_size=seats, max_size=seats)),
        tags=draw(st.dictionaries(tag_names, texts, max_size=3)),
        seat=draw(st.sampled_from((None, None, *range(seats)))),
    )
    return with_comments(record, draw(st.integers(0, 99)), draw(st.lists(texts, max_size=4)))
