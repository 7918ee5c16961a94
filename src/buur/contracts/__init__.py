"""Contracts and the lookup tables they compile to.

A contract is a *schedule of modes*, one per trick, and a *point table* for the whole deal. The
mode says which suit is trump and how the ranks order; nothing else in the engine knows a
contract by name.
"""

from __future__ import annotations

from buur.contracts.contract import (
    CONTRACTS,
    GUMPFS,
    MISERES,
    MITTES,
    MODES,
    OBEN,
    QUERS,
    TRIOS,
    TRUMPS,
    TUTTI,
    TUTTI_OBEN,
    UNTEN,
    ZIGZAGS,
    Contract,
    Direction,
    Kind,
    parse_contract,
)
from buur.contracts.modes import ORDERS
from buur.contracts.tables import (
    BUUR_NEVER_FORCED,
    NO_CARD,
    ONLY_TRUMPS_FREE,
    RUFF_FREELY,
    TRICKS,
    UNDERTRUMP_IF_VOID,
    IntTable,
    Policy,
    Tables,
    compile_contract,
)

__all__ = [
    "BUUR_NEVER_FORCED",
    "CONTRACTS",
    "GUMPFS",
    "MISERES",
    "MITTES",
    "MODES",
    "NO_CARD",
    "OBEN",
    "ONLY_TRUMPS_FREE",
    "ORDERS",
    "QUERS",
    "RUFF_FREELY",
    "TRICKS",
    "TRIOS",
    "TRUMPS",
    "TUTTI",
    "TUTTI_OBEN",
    "UNDERTRUMP_IF_VOID",
    "UNTEN",
    "ZIGZAGS",
    "Contract",
    "Direction",
    "IntTable",
    "Kind",
    "Policy",
    "Tables",
    "compile_contract",
    "parse_contract",
]
