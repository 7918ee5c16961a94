"""Earlier versions of presets: what was recorded or begun by them reads and plays on as it was."""

from __future__ import annotations

from buur.notation import Record, RuleSet, dumps, loads
from buur.server.wire.rules import read_rules, rules_json
from buur.variants.registry import variant


def test_records_of_an_earlier_version_read_and_verify_as_they_were_played() -> None:
    """Core §5.7: melds went with the first card in ``regles-002/1``."""
    record = Record(
        rules=RuleSet("regles-002", 1),
        names=("",) * 4,
        entries=(),
    )
    assert record.rules.changes == {"meld_time": "with_first_card"}
    assert record.rules.version == 2
    assert record.variant == variant("regles-002", {"meld_time": "with_first_card"})
    assert RuleSet("regles-002", 2).variant == variant("regles-002")
    text = dumps(record).replace("regles-002/2 meld_time=with_first_card", "regles-002/1")
    assert loads(text).variant == record.variant


def test_tables_of_an_earlier_version_play_on_as_they_began() -> None:
    stored = rules_json(variant("regles-002"))
    old = {name: value for name, value in stored["options"].items() if name != "meld_time"}
    rules = read_rules({"name": "regles-002", "version": 1, "options": old})
    assert rules.meld.meld_time == "with_first_card"
    assert read_rules(stored) == variant("regles-002")
