"""Buur, the complete Jass: rules, records, bots and analysis for the Swiss national card game.

>>> import buur
>>> table = buur.Table("chibre", ["steady", "easy", "steady", "easy"], chance=7)
>>> events = list(table.run())
>>> table.state.is_over, max(table.state.scores) >= 1000
(True, True)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from buur import answers as answers
    from buur import arena as arena
    from buur import bots as bots
    from buur import client as client
    from buur import envs as envs
    from buur import kernels as kernels
    from buur import melds as melds
    from buur import notation as notation
    from buur import referee as referee
    from buur import rulebook as rulebook
    from buur import slate as slate
    from buur import solver as solver
    from buur import tournament as tournament
    from buur.answers import (
        CardPoints,
        FinishClaim,
        Melds,
        best_melds,
        card_points,
        compare_melds,
        finish_claim,
        legal,
        may_solder,
        refusals,
        trick,
        why_not,
    )
    from buur.arena.duels import duel
    from buur.bots.beliefs.probabilities import Beliefs, beliefs
    from buur.bots.table import Table
    from buur.cards import Card, CardSet, Hand, Suit, card_code, parse_card
    from buur.contracts import Contract, parse_contract
    from buur.errors import (
        BuurError,
        Conflict,
        IllegalAction,
        NotationError,
        RecordError,
        RulesError,
    )
    from buur.play.legal import LegalActs
    from buur.play.model.deal import Deal, Trick
    from buur.play.model.events import Act, Event, Played
    from buur.play.model.result import DealScore, Result
    from buur.play.model.state import State
    from buur.play.partie import Partie, start
    from buur.play.players import Bot
    from buur.play.positions import position
    from buur.play.random_deals import count_deals, deals, random_hands
    from buur.play.views import PublicView, View, view
    from buur.seats import Seat, Team
    from buur.solver.results import solve
    from buur.variants.model import Variant
    from buur.variants.registry import (
        HouseRules,
        dumps_house_rules,
        loads_house_rules,
        presets,
        variant,
    )

__version__ = "0.1.0"

_EXPORTS = {
    "buur.answers": "CardPoints FinishClaim Melds best_melds card_points compare_melds finish_claim"
    " legal may_solder refusals trick why_not",
    "buur.arena.duels": "duel",
    "buur.bots.beliefs.probabilities": "Beliefs beliefs",
    "buur.bots.table": "Table",
    "buur.cards": "Card CardSet Hand Suit card_code parse_card",
    "buur.contracts": "Contract parse_contract",
    "buur.errors": "BuurError Conflict IllegalAction NotationError RecordError RulesError",
    "buur.play.model.deal": "Deal Trick",
    "buur.play.model.events": "Act Event Played",
    "buur.play.legal": "LegalActs",
    "buur.play.players": "Bot",
    "buur.play.model.result": "DealScore Result",
    "buur.play.partie": "Partie start",
    "buur.play.positions": "position",
    "buur.play.random_deals": "count_deals deals random_hands",
    "buur.play.model.state": "State",
    "buur.play.views": "PublicView View view",
    "buur.seats": "Seat Team",
    "buur.solver.results": "solve",
    "buur.variants.model": "Variant",
    "buur.variants.registry": "HouseRules dumps_house_rules loads_house_rules presets variant",
}
"""Public names by the module that defines them; a module is loaded when a name of it is used."""

_PACKAGES = (
    "answers",
    "arena",
    "bots",
    "client",
    "envs",
    "kernels",
    "melds",
    "notation",
    "referee",
    "rulebook",
    "slate",
    "solver",
    "tournament",
)
"""Public packages, which are loaded when they are used as attributes of this one."""

_NEED_EXTRAS = frozenset({"Beliefs", "beliefs", "envs", "kernels", "solve", "solver"})
"""Names that a bare installation lacks."""

_MODULE_OF = {name: module for module, names in _EXPORTS.items() for name in names.split()}

__all__ = [
    "Act",
    "Beliefs",
    "Bot",
    "BuurError",
    "Card",
    "CardPoints",
    "CardSet",
    "Conflict",
    "Contract",
    "Deal",
    "DealScore",
    "Event",
    "FinishClaim",
    "Hand",
    "HouseRules",
    "IllegalAction",
    "LegalActs",
    "Melds",
    "NotationError",
    "Partie",
    "Played",
    "PublicView",
    "RecordError",
    "Result",
    "RulesError",
    "Seat",
    "State",
    "Suit",
    "Table",
    "Team",
    "Trick",
    "Variant",
    "View",
    "__version__",
    "beliefs",
    "best_melds",
    "card_code",
    "card_points",
    "compare_melds",
    "count_deals",
    "deals",
    "duel",
    "dumps_house_rules",
    "finish_claim",
    "legal",
    "loads_house_rules",
    "may_solder",
    "parse_card",
    "parse_contract",
    "position",
    "presets",
    "random_hands",
    "refusals",
    "solve",
    "start",
    "trick",
    "variant",
    "view",
    "why_not",
]


if not TYPE_CHECKING:  # a type checker would take every misspelled name for one of these

    def __getattr__(name: str) -> object:
        if name in _PACKAGES:
            return import_module(f"buur.{name}")
        if name not in _MODULE_OF:
            raise AttributeError(f"module 'buur' has no attribute {name!r}")
        value = getattr(import_module(_MODULE_OF[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    from importlib.util import find_spec

    names = {*__all__, *_PACKAGES}
    if find_spec("numba") is None:  # help(buur) loads every name that it finds here
        names -= _NEED_EXTRAS
    return sorted(names)
