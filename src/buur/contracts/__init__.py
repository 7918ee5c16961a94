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
    OPEN,
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
    UNDERTRUMP_TO_MARRY,
    IntTable,
    Policy,
    Tables,
    compile_contract,
)
from buur.contracts.worths import USUAL, VALUES, Worth, aim_of, worth_of

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
    "OPEN",
    "ORDERS",
    "QUERS",
    "RUFF_FREELY",
    "TRICKS",
    "TRIOS",
    "TRUMPS",
    "TUTTI",
    "TUTTI_OBEN",
    "UNDERTRUMP_IF_VOID",
    "UNDERTRUMP_TO_MARRY",
    "UNTEN",
    "USUAL",
    "VALUES",
    "ZIGZAGS",
    "Contract",
    "Direction",
    "IntTable",
    "Kind",
    "Policy",
    "Tables",
    "Worth",
    "aim_of",
    "compile_contract",
    "parse_contract",
    "worth_of",
]
