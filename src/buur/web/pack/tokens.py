"""Tokenizer of JavaScript for the bundler.

Comments, strings, templates and regular expressions may contain text that looks like an import. The
bundler has to know where they begin and end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias, cast

from buur.web.pack.errors import PackError

Kind: TypeAlias = Literal[
    "space", "comment", "string", "template", "regex", "word", "number", "mark"
]


class Token(NamedTuple):
    """One token of a module."""

    kind: Kind
    text: str
    line: int
    """The line on which it begins, from 1."""


_PLAIN: Final = re.compile(
    r"""
      (?P<space>\s+)
    | (?P<comment>//[^\n]* | /\*.*?\*/)
    | (?P<string>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*')
    | (?P<word>\#?[\w$]*[^\W\d][\w$]* | \#?\$[\w$]*)
    | (?P<number>\.?\d[\w.]*)
    | (?P<mark>=>|\?\.|\+\+|--|\.\.\.|[{}()\[\];,<>=!+\-*%&|^~?:.@/])
    """,
    re.VERBOSE | re.DOTALL,
)
_REGEX: Final = re.compile(r"/(?![*/])(?:[^\\/\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_BEFORE_VALUE: Final = re.compile(
    "await|case|delete|do|else|extends|in|instanceof|new|of|return|throw|typeof|void|yield"
)
"""Keywords before a regular expression; a slash after any other name is a division."""


class _Reader:
    """Reader of the tokens of one module, in order."""

    def __init__(self, source: str, name: str) -> None:
        self._source = source
        self._name = name
        self._at = 0
        self._line = 1
        self._value_before = False
        """Whether the last token ends a value, so that a slash would be a division."""

    def next(self) -> Token | None:
        """Return the next token; None at the end."""
        if self._at >= len(self._source):
            return None
        kind, end = self._measure()
        token = Token(kind, self._source[self._at : end], self._line)
        self._line += token.text.count("\n")
        self._at = end
        if kind not in ("space", "comment"):
            self._value_before = _ends_value(token)
        return token

    def _measure(self) -> tuple[Kind, int]:
        """Return kind and end of the next token."""
        source, at = self._source, self._at
        if source[at] == "`":
            return "template", self._template_end()
        may_be_regex = source[at] == "/" and not self._value_before
        if may_be_regex and (found := _REGEX.match(source, at)):
            return "regex", found.end()
        found = _PLAIN.match(source, at)
        if found is None:
            rest = source[at:].partition("\n")[0]
            raise PackError(f"{self._name}:{self._line}: cannot read {rest[:40]!r}")
        kind = cast(Kind, found.lastgroup)
        return kind, found.end()

    def _template_end(self) -> int:
        """Return the end of a template literal, which may contain nested ones."""
        at = self._at + 1
        while at < len(self._source):
            if self._source[at] == "\\":
                at += 2
            elif self._source[at] == "`":
                return at + 1
            elif self._source.startswith("${", at):
                at = self._hole_end(at + 2)
            else:
                at += 1
        raise PackError(f"{self._name}:{self._line}: a template does not end")

    def _hole_end(self, at: int) -> int:
        """Return the end of an expression inside a template literal, by its start."""
        inner = _Reader(self._source, self._name)
        inner._at, inner._line = at, self._line
        depth = 1
        while depth:
            token = inner.next()
            if token is None:
                raise PackError(f"{self._name}:{self._line}: a template does not end")
            if token.kind == "mark":
                depth += (token.text == "{") - (token.text == "}")
        return inner._at


def _ends_value(token: Token) -> bool:
    if token.kind == "word":
        return not _BEFORE_VALUE.fullmatch(token.text)
    return token.kind != "mark" or token.text in (")", "]", "}", "++", "--")


def tokens(source: str, name: str = "module") -> Iterator[Token]:
    """Yield the tokens of a module; joined they are its text.

    A slash right after ``)`` or ``}`` is read as a division, because only the whole grammar tells
    it from a regular expression.

    Raises:
        PackError: a character begins no token, or a template does not end.
    """
    reader = _Reader(source, name)
    while token := reader.next():
        yield token
