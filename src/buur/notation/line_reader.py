"""`LineReader`: a cursor that reads one line of the text notation from left to right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NoReturn, TypeVar

from buur.errors import ArgumentError, NotationError, RulesError
from buur.notation.quoting import unescaped

_SPACES: Final = re.compile(r"[^\S\n]*")
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_COMMENT: Final = re.compile(r"\{((?:[^}\\]|\\.)*)\}")
_WORD: Final = re.compile(r"[A-Za-z0-9_.+-]+")
_KEYWORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*(?![^\s{])")
_NUMBER: Final = re.compile(r"-?[0-9]+")
_MOST_DIGITS: Final = 9
_TOKEN: Final = re.compile(r"[^\s{}\[\]|]+|.?")

_T = TypeVar("_T")
_Word = TypeVar("_Word", bound=str)


class LineReader:
    """A cursor over a line. Methods consume the text that they return; errors have a column."""

    __slots__ = ("at", "number", "text")

    def __init__(self, text: str, number: int) -> None:
        self.text = text.rstrip()
        self.number = number
        self.at = 0
        self.skip()

    def skip(self) -> None:
        """Move to the next character that is no space."""
        found = _SPACES.match(self.text, self.at)
        self.at = found.end() if found else self.at

    @property
    def column(self) -> int:
        """The column of the next character, from 1."""
        return self.at + 1

    @property
    def is_done(self) -> bool:
        """Whether the end of the line is reached."""
        return self.at >= len(self.text)

    def sees(self, text: str) -> bool:
        """Tell whether ``text`` comes next."""
        return self.text.startswith(text, self.at)

    def error(self, message: str, at: int | None = None) -> NotationError:
        """Return an error at the next character, or at index ``at``."""
        column = (self.at if at is None else at) + 1
        return NotationError(message, line=self.number, column=column)

    def unexpected(self, expected: str) -> NoReturn:
        """Raise an error about the next token, with a description of the expected one."""
        found = _TOKEN.match(self.text, self.at)
        token = found.group()[:60] if found else ""
        what = repr(token) if token else "the end of the line"
        raise self.error(f"{what} is not expected here: expected {expected}")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Read and return the match of a pattern, None if it does not match."""
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def expect(self, pattern: re.Pattern[str], expected: str) -> str:
        """Read and return the text that a pattern matches; raise an error if it does not match."""
        found = self.take(pattern)
        if found is None:
            self.unexpected(expected)
        return found.group()

    def eat(self, text: str) -> bool:
        """Read ``text`` if it comes next; tell whether it did."""
        if not self.sees(text):
            return False
        self.at += len(text)
        return True

    def accept(self, text: str) -> bool:
        """Read ``text`` and the spaces after it if it comes next; tell whether it did."""
        found = self.eat(text)
        if found:
            self.skip()
        return found

    def separated(self, separator: str, read: Callable[[], _T]) -> tuple[_T, ...]:
        """Read one item or more with a separator between them."""
        items = [read()]
        while self.accept(separator):
            items.append(read())
        return tuple(items)

    def parsed(self, parse: Callable[[str], _T], text: str, at: int) -> _T:
        """Return the result of ``parse``; its errors get the column of index ``at``."""
        try:
            return parse(text)
        except (ArgumentError, NotationError, RulesError) as error:
            raise self.error(str(error), at) from error

    def peek_keyword(self) -> str:
        """Return the keyword at the current position without consuming it; empty if there is none.

        A keyword ends before white space, ``{`` or the end of the text.
        """
        found = _KEYWORD.match(self.text, self.at)
        return found.group() if found else ""

    def keyword(self) -> str:
        """Read a keyword and the spaces after it; empty if there is none."""
        found = self.peek_keyword()
        self.at += len(found)
        self.skip()
        return found

    def word(self, expected: str) -> str:
        """Read a word, quoted or bare, and the spaces after it."""
        start = self.at
        quoted = self.take(_QUOTED)
        if quoted is not None:
            found = self.parsed(unescaped, quoted.group(1), start)
        else:
            found = self.expect(_WORD, expected)
        self.skip()
        return found

    def one_of(self, words: Sequence[_Word], fault: str) -> _Word:
        """Read one of ``words``; ``fault`` follows another word in the error's message."""
        start, expected = self.at, "one of " + " ".join(words)
        word = self.word(expected)
        for known in words:
            if word == known:
                return known
        raise self.error(f"{word[:60]!r} {fault}: expected {expected}", start)

    def whole_number(self, expected: str) -> int:
        """Read a whole number and the spaces after it."""
        if not _NUMBER.match(self.text, self.at):
            self.unexpected(expected)
        return next(self.whole_numbers())

    def whole_numbers(self) -> Iterator[int]:
        """Yield whole numbers until something else comes next."""
        while (found := self.take(_NUMBER)) is not None:
            digits = found.group()
            if len(digits.removeprefix("-")) > _MOST_DIGITS:
                expected = f"expected {_MOST_DIGITS} digits at most"
                raise self.error(f"the number is too large: {expected}", found.start())
            self.skip()
            yield int(digits)

    def comment(self) -> str:
        """Read a comment in braces; the opening brace is at the current position."""
        start = self.at
        found = self.take(_COMMENT)
        if found is None:
            raise self.error("a comment does not end on its line: expected a closing brace")
        self.skip()
        # Spaces at either end that belong to the text are written as escapes.
        return self.parsed(unescaped, found.group(1).strip(" \t"), start)

    def value(self, separator: str = "") -> str:
        """Read a text, quoted or up to a separator or the end of the line."""
        start = self.at
        if self.sees('"'):
            quoted = self.take(_QUOTED)
            if quoted is None:
                raise self.error("a quoted text does not end on its line")
            self.skip()
            return self.parsed(unescaped, quoted.group(1), start)
        end = self.text.find(separator, start) if separator else -1
        self.at = len(self.text) if end < 0 else end
        return self.text[start : self.at].strip()
