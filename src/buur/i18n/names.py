"""Names of cards, contracts, options, values and rows for the codes of the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from buur.arguments import instance, one_of, text
from buur.i18n.languages import DEFAULT_LANGUAGE
from buur.i18n.source import entries
from buur.i18n.texts import Argument, Texts

if TYPE_CHECKING:
    from buur.cards import CardLike


def card_name(t: Texts, code: CardLike) -> str:
    """Return the name of a card, such as "neuf de pique" for ``S9``.

    >>> from buur.i18n import texts
    >>> card_name(texts("fr"), "S9")
    'neuf de pique'

    Args:
        t: the texts of a language.
        code: the code or the number of the card.

    Raises:
        NotationError: there is no such card.
        ArgumentError: an argument is of another type.
    """
    instance(t, Texts, "t", "the texts of a language, such as texts('en')")
    from buur.cards import card_code  # 1 ms, which the start of the program can do without

    code = card_code(code)
    return t.format("card-name", suit=t.deck.suit(code[0]), rank=code[1])


def suit_name(t: Texts, letter: str) -> str:
    """Return the name of the suit S, H, D or C, such as "pique" for ``S``."""
    return t.format("suit-name", suit=t.deck.suit(letter))


def contract_name(t: Texts, code: str) -> str:
    """Return the name of a contract by its code, such as ``trump:S`` or ``zigzag:oben``.

    >>> from buur.i18n import texts
    >>> contract_name(texts("de"), "trump:S")
    'Trumpf Schaufel'

    Raises:
        MissingText: there is no such contract.
        ArgumentError: an argument is of another type.
    """
    instance(t, Texts, "t", "the texts of a language, such as texts('en')")
    text(code, "code", "the code of a contract, such as 'trump:S'")
    kind, *rest = code.split(":")
    match kind, rest:
        case "misere", _:
            inner = contract_name(t, code.removeprefix("misere:"))
            return t.format("contract-misere", contract=inner)
        case (("trump" | "gumpf"), [suit]):
            return t.format(f"contract-{kind}", suit=t.deck.suit(suit))
        case "quer", [start, tricks]:
            return t.format(f"contract-quer-{start}", tricks=int(tricks))
        case "trio", [order, suit]:
            parts = (contract_name(t, _PARTS[letter] + suit * (letter == "t")) for letter in order)
            return t.format("contract-trio", parts=", ".join(parts))
        case _:
            return t.format("contract-" + code.replace(":", "-"))


_PARTS: Final = {"t": "trump:", "o": "oben", "u": "unten"}
"""The code of the contract for each letter of a trio; trumps need their suit, too."""


def reason_text(t: Texts, reason: str) -> str:
    """Return the sentence for the reason code of a refused act, such as ``must-follow-suit``.

    >>> import buur
    >>> from buur.i18n import texts
    >>> reason = buur.why_not("trump:D", "CA D9 ST", "ST", trick="C6")
    >>> reason_text(texts("en"), reason)
    'You must follow the suit that was led as long as you have it.'

    Args:
        t: the texts of a language.
        reason: the code, as `buur.why_not` and `buur.IllegalAction.reason` have it.

    Raises:
        ArgumentError: there is no such code, or an argument is of another type.
    """
    instance(t, Texts, "t", "the texts of a language, such as texts('en')")
    key = "reason-" + text(reason, "reason", "a code such as 'must-follow-suit'")
    if not t.has(key):
        one_of(reason, _reasons(), "reason")
    return t.format(key)


def _reasons() -> tuple[str, ...]:
    """Return the codes that have a sentence."""
    keys = (entry.id.name for entry in entries(DEFAULT_LANGUAGE))
    return tuple(sorted(key.removeprefix("reason-") for key in keys if key.startswith("reason-")))


def rules_fault(t: Texts, code: str, values: Mapping[str, Argument]) -> str:
    """Return the message for the code and the values of a `RulesError`."""
    args = dict(values)
    if "option" in args:
        args["option"] = option_name(t, str(args["option"]))
    return t.format(f"rules-{code}", **args)


def option_name(t: Texts, option: str) -> str:
    """Return the name of an option."""
    return t.format(f"option-{option}")


def value_name(t: Texts, option: str, value: object) -> str:
    """Return a value of an option as text.

    Yes and no have the same word for every option; numbers and free texts have no translation.
    """
    if isinstance(value, bool):
        return t.format("value-yes" if value else "value-no")
    if isinstance(value, int):
        return t.format("value-number", n=value)
    if not isinstance(value, str):
        return factors_text(t, value)
    keys = [value_key(option, part) for part in value.split("+")]
    return ", ".join(map(t.format, keys)) if all(map(t.has, keys)) else value


def row_name(t: Texts, key: str) -> str:
    """Return the name of a checklist row by its key, such as ``S``, ``oben`` or ``joker``."""
    if len(key) == 1:
        return suit_name(t, key)
    return t.format("row-joker" if key == "joker" else value_key("contracts", key))


def row_text(t: Texts, key: str, factor: int) -> str:
    """Return the name of a row, with its factor if it has one."""
    name = row_name(t, key)
    return name if factor == 1 else t.format("row-factor", row=name, factor=factor)


def value_key(option: str, value: str) -> str:
    """Return the key of the text of a value, or of a part of a set.

    >>> value_key("contracts", "oben")
    'value-contracts-oben'
    """
    return f"value-{option}-{value}"


def factors_text(t: Texts, factors: object) -> str:
    """Return multipliers as text.

    Args:
        t: the texts of a language.
        factors: a mapping of contract to factor, or such pairs.
    """
    pairs = dict(factors)  # type: ignore[call-overload]
    return ", ".join(f"{_factor_name(t, key)} ×{factor}" for key, factor in pairs.items())


def _factor_name(t: Texts, key: str) -> str:
    return suit_name(t, key) if len(key) == 1 else t.format(f"contract-{key}")
