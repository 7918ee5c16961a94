"""Quoting and escaping of free text in records."""

from __future__ import annotations

import re
from typing import Final

from buur.errors import NotationError

# Control characters, line and paragraph separators, the byte order mark, and marks that change
# the direction of writing. Records contain them only as escapes.
_UNSAFE: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]"
)
_WORD: Final = re.compile(r"[A-Za-z0-9_.+-]+")
_OPTION: Final = re.compile(r"[A-Za-z0-9_.+,=-]+")
_ESCAPE: Final = re.compile(r"\\(u[0-9A-Fa-f]{4}|.?)")
_NAMED: Final = {"n": "\n", "r": "\r", "t": "\t"}
_LETTERS: Final = {char: letter for letter, char in _NAMED.items()}
_ESCAPABLE: Final = frozenset('\\"/{}')


def fault_in_text(text: str) -> str | None:
    """Return why a text cannot be encoded as UTF-8, None if it can."""
    if text.isascii():
        return None
    try:
        text.encode()
    except UnicodeEncodeError as error:
        return f"the text has half a character at place {error.start + 1}"
    return None


def safe(text: str) -> str:
    """Return JSON text with unsafe characters replaced by ``\\u`` escapes."""
    return _UNSAFE.sub(_unicode_escape, text)


def _unicode_escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"


def _escaped(text: str, special: str) -> str:
    text = "".join("\\" + char if char in special else char for char in text)
    return _UNSAFE.sub(_short_escape, text)


def _short_escape(found: re.Match[str]) -> str:
    letter = _LETTERS.get(found.group())
    return f"\\{letter}" if letter else _unicode_escape(found)


def quoted(text: str) -> str:
    """Return a text in double quotes.

    >>> print(quoted('say "Ciao"'))
    "say \\"Ciao\\""
    """
    return f'"{_escaped(text, special=chr(34) + chr(92))}"'


def word(text: str) -> str:
    """Return a text as one word, without quotes if it has only ASCII letters, digits, ``_.+-``."""
    return text if _WORD.fullmatch(text) else quoted(text)


def option(text: str) -> str:
    """Return the value of an option as one word; ``,`` and ``=`` need no quotes."""
    return text if _OPTION.fullmatch(text) else quoted(text)


def value(text: str, separator: str = "") -> str:
    """Return a text for the rest of a line or up to a separator, quoted only if necessary."""
    bare = (
        text
        and text == text.strip()
        and not text.startswith('"')
        and not _UNSAFE.search(text)
        and not (separator and separator in text)
    )
    return text if bare else quoted(text)


def comment(text: str) -> str:
    """Return a comment in braces.

    >>> print(comment("a {brace}"))
    {a \\{brace\\}}
    """
    inside = _escaped(text, special="{}\\")
    if inside.endswith(" "):
        inside = inside[:-1] + "\\u0020"
    if inside.startswith(" "):
        inside = "\\u0020" + inside[1:]
    return f"{{{inside}}}"


def unescaped(text: str) -> str:
    """Return a text with its escapes decoded.

    Raises:
        NotationError: an escape is unknown, or makes half a character.
    """
    if "\\" not in text:
        return text
    plain = _ESCAPE.sub(_unescape, text)
    try:
        # Two escapes of four digits are a surrogate pair: one character beyond the first 65536.
        return plain.encode("utf-16", "surrogatepass").decode("utf-16")
    except UnicodeDecodeError as error:
        raise NotationError("an escape makes half a character") from error


def _unescape(found: re.Match[str]) -> str:
    code = found.group(1)
    if len(code) == 5:
        return chr(int(code[1:], 16))
    if code in _ESCAPABLE:
        return code
    if code in _NAMED:
        return _NAMED[code]
    raise NotationError(
        f"{found.group()!r} is not an escape: expected a backslash before one of"
        ' \\ / " { } n r t, or before u and four hexadecimal digits'
    )
