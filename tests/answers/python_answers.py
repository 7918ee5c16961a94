"""Questions of `buur ask` put to the functions of Python, with their answers as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import buur
from buur.cards import CODES
from buur.errors import IllegalAction
from buur.scoring import Credit

Fields = dict[str, object]
Asked = Mapping[str, Any]


def python_answer(kind: str, fields: Asked) -> Fields:
    """Return the answer of Python in the form of `buur ask`; of a refusal its code."""
    rules = buur.variant(fields.get("rules", "chibre"), fields.get("options", {}))
    try:
        return _KINDS[kind](fields, rules)
    except IllegalAction as error:
        return {"error": error.reason}


def _common(fields: Asked) -> dict[str, Any]:
    """Return the keyword arguments that most functions have."""
    names = {"trick_no": "number", "deal_no": "deal_no", "first_led": "first_led"}
    return {new: fields[old] for old, new in names.items() if old in fields}


def _without_number(fields: Asked) -> dict[str, Any]:
    return {name: value for name, value in _common(fields).items() if name != "number"}


def _legal(fields: Asked, rules: buur.Variant) -> Fields:
    contract, hand, trick = fields["contract"], buur.Hand(fields["hand"]), fields["trick"]
    legal = buur.legal(contract, hand, trick, rules, **_common(fields))
    refused = buur.refusals(contract, hand, trick, rules, **_common(fields))
    reasons = {
        CODES[card]: buur.why_not(contract, hand, card, trick, rules, **_common(fields))
        for card in hand
    }
    assert {code: reason for code, reason in reasons.items() if reason} == refused
    return {"legal": [CODES[card] for card in legal], "why": refused}


def _trick(fields: Asked, rules: buur.Variant) -> Fields:
    found = buur.trick(fields["contract"], fields["trick"], rules, **_common(fields))
    return {"winner": found.winner, "points": found.points}


def _values(fields: Asked, rules: buur.Variant) -> Fields:
    found = buur.card_points(fields["contract"], rules, **_common(fields))
    trick = {"trick": found.trick} if found.trick else {}
    return {"points": found.points, **trick, "total": found.total}


def _melds(fields: Asked, rules: buur.Variant) -> Fields:
    deal_no = fields.get("deal_no")
    found = buur.best_melds(fields["hand"], fields["contract"], rules, deal_no=deal_no)
    melds = [
        {"kind": meld.kind, "cards": str(buur.Hand(meld.cards)).split(), "points": meld.points}
        for meld in found
    ]
    return {"melds": melds, "points": found.points}


def _compare(fields: Asked, rules: buur.Variant) -> Fields:
    a, b, contract = fields["a"], fields["b"], fields["contract"]
    better = buur.compare_melds(a, b, contract, rules, deal_no=fields.get("deal_no"))
    return {"better": better}


def _solder(fields: Asked, rules: buur.Variant) -> Fields:
    hands = (fields["claimer"], fields["opponents"], fields["partner"])
    return {"valid": buur.may_solder(fields["contract"], *hands, rules, **_common(fields))}


def _finish(fields: Asked, rules: buur.Variant) -> Fields:
    credits = [
        Credit(one["team"], one["kind"], one["points"], one["trick"]) for one in fields["credits"]
    ]
    names = ("turned", "trick", "leader", "boss", "last", "stoeck", "rival_stoeck")
    more = {name: fields[name] for name in names if name in fields}
    claim = buur.finish_claim(
        fields["contract"],
        fields["team"],
        fields["scores"],
        fields["tricks"],
        rules,
        credits=credits,
        **more,
        **_without_number(fields),
    )
    insist = {"may_insist": True} if claim.may_insist else {}
    found = {"correct": claim.correct, "winner": claim.winner, "points": list(claim.points)}
    return {**found, **insist}


_KINDS: Final[dict[str, Callable[[Asked, buur.Variant], Fields]]] = {
    "legal": _legal,
    "trick": _trick,
    "values": _values,
    "melds": _melds,
    "compare": _compare,
    "solder": _solder,
    "finish": _finish,
}
