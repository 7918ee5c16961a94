"""Names of players: `player_names` applies the policy of ``docs/reference/names.md``.

PRECIS (RFC 8264) decides which characters a name has, UTS 39 which names look alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from buur.server.errors import Problem

if TYPE_CHECKING:
    from precis_i18n.profile import Profile

LONGEST: Final = 40
"""Maximum number of characters of a name."""
MOST_MARKS: Final = 2
"""Maximum number of marks above and below one letter, after composition."""

BOT_NAMES: Final = ("Vreni", "Ueli", "Heidi", "Reto", "Ladina")
"""Names of bots in the order of the seats, without those of people at their table."""
_ALL_BOT_NAMES: Final = (*BOT_NAMES, "Gion")
"""They suffice for six seats, whatever the people are called; the last one has no portrait."""

_EMPTY_SYMBOLS: Final = frozenset("\u2800\ufffc\U0001d159")
"""Symbols without a picture, which PRECIS allows because they are symbols."""
_VARIANTS: Final = frozenset("\ufe0e\ufe0f")
"""Selectors that keyboards add to a symbol; without them it is the same symbol."""
_INVISIBLE: Final = frozenset(
    {
        "controls",
        "old_hangul_jamo",
        "precis_ignorable_properties",
        "zero_width_joiner",
        "zero_width_nonjoiner",
    }
)
"""Classes of PRECIS whose characters cannot be seen, or turn the direction of a text."""
_TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA", "LATIN"}),
    frozenset({"BOPOMOFO", "HAN", "LATIN"}),
    frozenset({"HAN", "HANGUL", "LATIN"}),
)
"""Scripts that one name may mix: the level "highly restrictive" of UTS 39."""
_DIRECTION: Final = "\u200e"
"""Stands around letters from right to left in the table of lookalikes."""
_NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED", "Unknown"})


def player_names(people: Sequence[str | None]) -> tuple[str, ...]:
    """Return the names of the players of a table.

    >>> player_names(["Anna", None, " Heidi ", None])
    ('Anna', 'Vreni', 'Heidi', 'Ueli')

    Args:
        people: the wanted name of each player, empty for none; None for a bot, which gets a name
            that nobody at the table has.

    Raises:
        Problem: a name is against the policy, or two people have the same one.
    """
    names = [None if name is None else person_name(name) for name in people]
    taken: set[str] = set()
    for name in filter(None, names):
        refuse_twice(name, taken)
        taken.add(plain(name))
    free = (name for name in _ALL_BOT_NAMES if plain(name) not in taken)
    return tuple(next(free) if name is None else name for name in names)


def refuse_twice(name: str, others: Iterable[str]) -> None:
    """Raise a `Problem` if a person's name is that of another person."""
    if name and plain(name) in map(plain, others):
        raise _refusal("twice", "two people at this table have this name", {"name": name})


def free_bot_name(names: Iterable[str]) -> str:
    """Return the name of a bot that nobody at the table has.

    >>> free_bot_name(["Anna", "vreni"])
    'Ueli'
    """
    taken = {plain(name) for name in names}
    return next(name for name in _ALL_BOT_NAMES if plain(name) not in taken)


def person_name(name: str) -> str:
    """Return a name as it is shown, normalized; empty for a name of spaces.

    >>> person_name("  Ｊean-Luc   d’Arc ")
    'Jean-Luc d’Arc'

    Raises:
        Problem: it is against the policy.
    """
    symbols = "".join(_without_variants(name.strip()))
    if not symbols:
        return ""
    found = _enforced(symbols)
    if len(found) > LONGEST:
        raise _refusal("long", f"a name has at most {LONGEST} characters", {"most": LONGEST})
    _check_signs(found)
    _check_scripts(found)
    bot = imitated_bot(found)
    if bot is not None:
        raise _refusal("lookalike", f"the name looks like that of the bot {bot}", {"bot": bot})
    return found


def plain(name: str) -> str:
    """Return a name without case and accents, for comparisons.

    >>> plain("RÉTO") == plain("Reto")
    True
    """
    return _without_accents(name).casefold()


def imitated_bot(name: str) -> str | None:
    """Return the bot whose name is written in letters that look like its own, None without one.

    A person may have the name of a bot, with its own letters: the bot then gets another one.

    >>> imitated_bot("Н\u0435\u0456\u0501\u0456"), imitated_bot("Ue1i"), imitated_bot("Heidi")
    ('Heidi', 'Ueli', None)
    """
    signs = plain(name)
    looks = [_looks_like(sign) for sign in _without_accents(name)]
    for bot in _ALL_BOT_NAMES:
        letters = plain(bot)
        if letters == signs or len(letters) != len(looks):
            continue
        if all(letter in look for letter, look in zip(letters, looks, strict=True)):
            return bot
    return None


def _without_accents(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _without_variants(name: str) -> Iterator[str]:
    before = ""
    for sign in name:
        if sign not in _VARIANTS or not unicodedata.category(before or "a").startswith("S"):
            yield sign
            before = sign


def _enforced(name: str) -> str:
    try:
        return _profile().enforce(name)
    except UnicodeEncodeError as error:
        sign = error.object[max(0, error.start) : error.start + 1]
        is_format = unicodedata.category(sign or "a") == "Cf"
        is_unseen = is_format or error.reason.rpartition("/")[2] in _INVISIBLE
        code = "invisible" if is_unseen else "sign"
        raise _sign_refusal(code, sign) from error


def _check_signs(name: str) -> None:
    marks = MOST_MARKS
    for sign in name:
        if sign in _EMPTY_SYMBOLS:
            raise _sign_refusal("invisible", sign)
        category = unicodedata.category(sign)
        if category == "Me":
            raise _sign_refusal("sign", sign)
        if category != "Mn":
            marks = MOST_MARKS if sign == " " else 0
            continue
        marks += 1
        if marks > MOST_MARKS:
            raise _refusal("accents", "accents are stacked on a letter, or have none", {})


def _check_scripts(name: str) -> None:
    from confusable_homoglyphs import categories

    scripts = categories.unique_aliases(name) - _NO_SCRIPT
    if len(scripts) > 1 and not any(scripts <= group for group in _TOGETHER):
        words = " and ".join(sorted(script.title() for script in scripts))
        raise _refusal("scripts", f"the name mixes letters of {words}", {})


def _sign_refusal(code: str, sign: str) -> Problem:
    number = f"U+{ord(sign):04X}"
    if code == "invisible":
        return _refusal(code, f"the name has an invisible character, {number}", {"sign": number})
    shown = sign if sign.isprintable() and not unicodedata.combining(sign) else number
    return _refusal(code, f"the character {number} cannot stand here in a name", {"sign": shown})


def _refusal(code: str, message: str, values: Mapping[str, object]) -> Problem:
    return Problem(422, "bad-name", message, why=(code, values))


@cache
def _profile() -> Profile:
    from precis_i18n import get_profile

    return get_profile("NicknameCasePreserved")


def _looks_like(sign: str) -> frozenset[str]:
    """Return the letters of bots' names that a character looks like."""
    table = _lookalikes()
    found: frozenset[str] = frozenset()
    for form in {sign, sign.casefold()}:
        found |= table.get(form, frozenset()) | frozenset(form)
    return found


@cache
def _lookalikes() -> Mapping[str, frozenset[str]]:
    """Return for each character the letters of bots' names, in lower case, that it looks like."""
    from confusable_homoglyphs.utils import load

    # The library would keep its whole table in memory.
    table: dict[str, list[dict[str, str]]] = load("confusables.json")
    letters = {form for name in _ALL_BOT_NAMES for form in (*name.lower(), *name.upper())}
    found: dict[str, set[str]] = {}
    for letter in letters:
        near = {glyph["c"] for glyph in table.get(letter, [])}
        further = {glyph["c"] for sign in near for glyph in table.get(sign, [])}
        for sign in near | further:
            found.setdefault(sign.strip(_DIRECTION), set()).add(letter.lower())
    return {sign: frozenset(likes) for sign, likes in found.items() if len(sign) == 1}
