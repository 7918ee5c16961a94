"""The messages of a watcher, which no card depends on that is hidden from everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from buur.bots.registry import bot
from buur.play.model.deal import Deal
from buur.play.model.events import Dealt, Revealed, Sealed
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.server.storage.models import WatchMode
from buur.server.tables.gallery import Gallery
from buur.server.tables.live_partie import AppliedEvent, LivePartie
from buur.server.tables.watchers import Watcher, Watchers
from buur.server.wire.encode_view import TableContext, encode_rules
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.families import shortened
from tests.server.harness import FakeConnection

ONE = Watcher(None, "192.0.2.1")


class Seen:
    """A partie of bots, and what somebody is sent who watches it.

    Args:
        rules: the rule set.
        watch: when hands are shown.
        chance: source of randomness.
    """

    def __init__(self, rules: Variant, watch: WatchMode, chance: random.Random) -> None:
        players = [bot("random", seed) for seed in range(rules.seats)]
        self.partie = LivePartie("table", rules, players, chance=chance, gap=64)
        self.watch = watch
        self.rules = rules

    def gallery(self) -> tuple[Gallery, FakeConnection]:
        """Return a gallery of the partie, and the connection of its one watcher."""
        watchers, connection = Watchers(1, 1), FakeConnection()
        watchers.add(connection, ONE)
        return Gallery(self.partie, watchers, self._context, 64), connection

    def _context(self, state: State, deals: int) -> TableContext:
        log = self.partie.event_log
        seats = self.rules.seats
        return TableContext(
            names=("",) * seats,
            kinds=tuple(["bot"] * seats),
            rules=encode_rules(self.rules),
            deals=log.deals(state, deals),
            earlier=log.earlier(state, deals),
            fair=log.fair,
            drawn=log.drawn,
            hints=True,
        )

    def play(self) -> Iterator[AppliedEvent]:
        """Play to the end, and give every event."""
        table = self.partie.table
        while (event := table.next_event()) is not None:
            done = self.partie.apply(event, "bot")
            self.partie.event_log.add(done.entry)
            yield done


def exchanged(state: Partie, chance: random.Random) -> Partie:
    """Return a state in which two seats, or a seat and the widow, have changed hidden cards."""
    deal = state.deal
    if deal is None or deal.solder is not None or state.is_over:
        return state
    places = [*deal.hands, 0 if deal.widow.taken else deal.widow.down]
    held = [place for place, cards in enumerate(places) if cards]
    if len(held) < 2:
        return state
    one, two = chance.sample(held, 2)
    mine, yours = (_some(int(places[place]), chance) for place in (one, two))
    changed = int(mine | yours)
    places[one] ^= changed
    places[two] ^= changed
    down = type(deal.widow.down)(places.pop())
    widow = deal.widow if deal.widow.taken else replace(deal.widow, down=down)
    hands = tuple(type(deal.hands[0])(cards) for cards in places)
    return replace(state, deal=_with_hands(deal, hands, widow=widow))


def _with_hands(deal: Deal, hands: tuple[int, ...], **more: object) -> Deal:
    return replace(deal, hands=hands, dealt=hands, **more)  # type: ignore[arg-type]


def _some(cards: int, chance: random.Random) -> int:
    """Return one of some cards."""
    return 1 << chance.choice([card for card in range(cards.bit_length()) if cards >> card & 1])


def with_other_hands(done: AppliedEvent, chance: random.Random) -> AppliedEvent:
    """Return the same event in a deal whose hidden cards are others."""
    state = exchanged(done.state, chance)
    event = done.entry.event
    if isinstance(event, Dealt) and state.deal is not None:
        hands = tuple(state.deal.hands)
        event = replace(event, hands=hands, down=state.deal.widow.down)
    if isinstance(event, Sealed):
        event = replace(event, seed="f" * 64)
    return replace(done, entry=replace(done.entry, event=event), state=state)


@pytest.mark.parametrize("rules", PRESETS)
def test_hidden_cards_change_nothing_that_a_watcher_is_sent(rules: str) -> None:
    chance = seeded(rules)
    seen = Seen(
        shortened(variant(rules)), chance.choice(("after", "late")), seeded(f"{rules}-deal")
    )
    true, first = seen.gallery()
    other, second = seen.gallery()
    differing = 0
    for done in seen.play():
        twin = with_other_hands(done, chance)
        differing += twin.state != done.state
        true.send(done, seen.watch)
        other.send(twin, seen.watch)
        assert first.texts[-1] == second.texts[-1], done.entry.event
    assert differing > 20
    assert len(first.texts) == seen.partie.table.version


@pytest.mark.parametrize("rules", ["chibre", "schieber", "pandur", "sidi", "misere", "mise"])
def test_hidden_cards_change_nothing_of_a_welcome(rules: str) -> None:
    chance = seeded(rules)
    seen = Seen(shortened(variant(rules)), "late", seeded(f"{rules}-deal"))
    for number, _ in enumerate(seen.play()):
        if number % 11:
            continue
        texts = []
        table, state = seen.partie.table, seen.partie.table.state
        for shown in (state, exchanged(state, chance)):
            table.resume(shown, table.version)
            gallery, connection = seen.gallery()
            gallery.welcome(connection, None, seen.watch)
            texts += connection.texts
        table.resume(state, table.version)
        assert texts[0] == texts[1]
        assert '"hand":[]' in texts[0]
        assert '"seat":-1' in texts[0]


@pytest.mark.parametrize("watch", ["after", "late"])
def test_the_seed_of_a_deal_is_shown_when_its_hands_are(watch: WatchMode) -> None:
    seen = Seen(shortened(variant("chibre")), watch, seeded(4))
    gallery, connection = seen.gallery()
    seeds: list[tuple[str, str, bool]] = []
    for done in seen.play():
        gallery.send(done, watch)
        if isinstance(done.entry.event, Revealed):
            seeds.append((done.entry.event.seed, connection.texts[-1], done.state.is_over))
    assert len(seeds) > 2
    for seed, text, is_over in seeds:
        assert (seed in text) == (watch == "after" or is_over)
    _, fresh = seen.gallery()
    gallery.welcome(fresh, None, watch)
    assert seeds[-1][0] in fresh.texts[-1]


def test_a_deal_in_progress_is_never_without_a_digest() -> None:
    seen = Seen(shortened(variant("chibre")), "late", seeded(4))
    gallery, connection = seen.gallery()
    sealed = [done for done in seen.play() if isinstance(done.entry.event, Sealed)]
    gallery.send(sealed[-1], "late")
    event = sealed[-1].entry.event
    assert isinstance(event, Sealed)
    assert event.seed is not None
    assert event.seed not in connection.texts[-1]
    assert event.digest in connection.texts[-1]


def test_a_log_of_a_gallery_begins_at_the_version_that_its_client_knows() -> None:
    seen = Seen(shortened(variant("chibre")), "after", seeded(4))
    for _ in zip(range(20), seen.play(), strict=False):
        pass
    gallery, connection = seen.gallery()
    gallery.welcome(connection, 17, "after")
    assert '"snapshot":false' in connection.texts[-1]
