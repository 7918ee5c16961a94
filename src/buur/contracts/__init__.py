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
    OBEN,
    OPEN,
    POINT_CONTRACTS,
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
    contract_of,
    known_contract,
    parse_contract,
)
from buur.contracts.modes import RANK_ORDERS
from buur.contracts.special_points import (
    POINT_SCHEMES,
    USUAL,
    PointScheme,
    point_scheme,
    point_scheme_code,
)
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

__all__ = [
    "BUUR_NEVER_FORCED",
    "CONTRACTS",
    "GUMPFS",
    "MISERES",
    "MITTES",
    "NO_CARD",
    "OBEN",
    "ONLY_TRUMPS_FREE",
    "OPEN",
    "POINT_CONTRACTS",
    "POINT_SCHEMES",
    "QUERS",
    "RANK_ORDERS",
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
    "ZIGZAGS",
    "Contract",
    "Direction",
    "IntTable",
    "Kind",
    "PointScheme",
    "Policy",
    "Tables",
    "compile_contract",
    "contract_of",
    "known_contract",
    "parse_contract",
    "point_scheme",
    "point_scheme_code",
]
