"""Sealed deals of every rule set as a person's page gets their events, with all hands dealt."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Final

from buur.bots.registry import bot
from buur.cards import CODES, cards_in
from buur.play.model.events import Dealt, Revealed, Sealed
from buur.play.pack.dealing import is_drawn
from buur.play.pack.draws import is_by_chance
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.tables.event_log import LogEntry
from buur.server.tables.live_partie import previous_seats_of
from buur.server.wire.shuffle_facts import shuffle_facts
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded

FIRST: Final = Seat(0)
"""The person's seat, until partners are drawn."""
MORE: Final = (
    ("chibre", {"cut": "none"}),
    ("chibre", {"cut": "min3_mandatory", "first": "random_dealer"}),
    ("chibre", {"first": "draw_high"}),
    ("chibre", {"first": "draw_low", "teams_drawn": True}),
    ("schieber", {"first": "draw_high", "teams_drawn": True}),
    ("chibre", {"first": "random_dealer", "teams_drawn": True}),
    ("chibre", {"first": "scribe", "teams_drawn": True}),
)
"""Rule sets whose packs are shuffled or cut in another way."""
SEEDS: Final = (0, 6, 10)
"""Seeds of draws of cards; with 6 some tie for partners, with 10 one for the dealer."""


class PersonsTable(Table):
    """Table of bots that asks one of them to contribute, as if a person sat there."""

    @property
    def person(self) -> Seat:
        """The seat of the player who began at seat 0."""
        (seat,) = [seat for seat, bot in enumerate(self.players) if bot is self._person]
        return Seat(seat)

    def __init__(self, rules: Variant, players: list[Bot | None], chance: Random) -> None:
        super().__init__(rules, players, chance=chance)
        self._person = players[FIRST]

    def _seals_the_draw(self) -> bool:
        return self.state.seal is None and is_by_chance(self.state.variant)

    def _sealed(self) -> Sealed:
        return replace(super()._sealed(), contributors=(self.person,))


def fair_deals() -> list[dict[str, Any]]:
    """Return for each rule set the log up to the published seed of a deal, and the hands dealt."""
    chosen = [(name, variant(name, {})) for name in PRESETS]
    chosen += [(f"{name} {options}", variant(name, options)) for name, options in MORE]
    return [
        {"name": name, **_deal(rules, seed)}
        for name, rules in chosen
        for seed in (SEEDS if is_drawn(rules.deal) else SEEDS[:1])
    ]


def _deal(rules: Variant, seed: int) -> dict[str, Any]:
    players: list[Bot | None] = [bot("random", seat) for seat in range(rules.seats)]
    table = PersonsTable(rules, players, seeded(f"fair {rules.code}{seed or ''}"))
    names = [f"player {seat}" for seat in range(rules.seats)]
    log: list[dict[str, Any]] = []
    hands: list[list[str]] = []
    before = table.state
    for event in table.run():
        entry = LogEntry(
            version=table.version, event=event, by="bot", facts=shuffle_facts(before, event)
        )
        deal = table.state.current_deal.number if table.state.deal else 0
        shown = entry.encoded(table.person, rules)
        log.append({"v": entry.version, "deal": deal, "event": shown, "names": names})
        names = [names[seat] for seat in previous_seats_of(event) or range(rules.seats)]
        if isinstance(event, Dealt):
            hands = [[CODES[card] for card in cards_in(hand or 0)] for hand in event.hands]
        if isinstance(event, Revealed) and hands:
            break
        before = table.state
    view: dict[str, Any] = {"seat": table.person, "names": names}
    if rules.deal.teams_drawn:
        opened = next(entry["event"] for entry in log if entry["event"]["e"] == "opened")
        view["drawn"] = opened["drawn"]
    return {"log": log, "view": view, "hands": hands}
