"""Fuzz target of the files of house rules."""

from __future__ import annotations

from buur.errors import RulesError
from buur.variants.registry import dumps_house_rules, loads_house_rules
from tests.fuzz.parsers.sentences import check_sentence


def examine(data: bytes) -> None:
    """Read house rules and write them again; the only error is `RulesError`."""
    try:
        source = data.decode()
    except UnicodeDecodeError:
        return  # the command line says so, before it reads the rules
    try:
        house = loads_house_rules(source)
    except RulesError as error:
        check_sentence(str(error))
        return
    assert loads_house_rules(dumps_house_rules(house)) == house
