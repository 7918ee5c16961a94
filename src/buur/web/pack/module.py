"""Parser of one JavaScript module: its imports, its exports and the rest of its code.

It accepts imports at the top, declarations with ``export`` before them, and ``import("…")`` of the
module that is loaded later. It refuses everything else that modules may contain.
"""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, field
from typing import Final, NoReturn

from buur.web.pack.errors import PackError
from buur.web.pack.tokens import Token, tokens

LATER: Final = 'import("\ue001")'
"""Placeholder of the dynamic import; no source of the page contains its character."""
_DECLARATIONS: Final = frozenset({"const", "function", "class", "async"})


@dataclass(slots=True)
class Import:
    """``import {…} from "…"``, or ``import * as … from "…"``."""

    module: str
    """Path of the imported module inside the page's folder."""
    names: list[tuple[str, str]] = field(default_factory=list)
    """Pairs of an exported and a local name."""
    whole: str | None = None
    """The local name of the whole module, for ``import * as``."""


@dataclass(slots=True)
class Module:
    """A parsed module."""

    name: str
    imports: list[Import]
    exports: list[str]
    code: str
    """The source without imports and the keyword ``export``, with `LATER` for dynamic imports."""
    later: str | None = None
    """The module that is imported dynamically, if there is one."""


def parse_module(name: str, source: str) -> Module:
    """Parse a module.

    Args:
        name: the path of the module inside the page's folder.
        source: the text of the module.

    Raises:
        PackError: the module contains syntax that the bundler does not support.
    """
    return _Parser(name, source).parse()


class _Parser:
    def __init__(self, name: str, source: str) -> None:
        self._name = name
        self._tokens = list(tokens(source, name))
        self._at = 0
        self._module = Module(name, [], [], "")

    def parse(self) -> Module:
        code: list[str] = []
        depth = 0
        before = ""
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if token.kind == "word" and before not in (".", "?."):
                self._refuse_unknown(token, depth)
                if token.text == "import" and self._peek(1).text == "(":
                    self._import_later()
                    code.append(LATER)
                    before = ")"
                    continue
                if depth == 0 and token.text == "import":
                    if any(part.strip() for part in code):
                        self._fail(token, "imports stand at the top")
                    self._import()
                    continue
                if depth == 0 and token.text == "export":
                    self._export()
                    continue
            depth += _opens(token)
            self._at += 1
            code.append(_blank(token) if token.kind == "comment" else token.text)
            if token.kind not in ("space", "comment"):
                before = token.text
        self._module.code = "".join(code).strip()
        return self._module

    def _refuse_unknown(self, token: Token, depth: int) -> None:
        following = self._peek(1)
        if token.text in ("import", "export") and following.text == ":":
            return  # a key of an object
        if token.text == "import" and following.text == ".":
            self._fail(token, "a module does not know where it comes from")
        if token.text == "import" and following.text == "(":
            return
        if token.text in ("import", "export") and depth:
            self._fail(token, f"{token.text} stands outside of all brackets")
        if token.text == "await" and depth == 0:
            self._fail(token, "a module does not wait for anything while it loads")

    def _import(self) -> None:
        start = self._take()
        found = Import("")
        if self._peek().text == "*":
            self._take()
            self._expect("as")
            found.whole = self._word()
        elif self._peek().text == "{":
            found.names = self._names()
        else:
            self._fail(start, "an import names what it takes: import {…}, or import * as …")
        self._expect("from")
        found.module = self._address()
        self._module.imports.append(found)

    def _import_later(self) -> None:
        start = self._take()
        self._expect("(")
        name = self._address()
        self._expect(")")
        if self._module.later not in (None, name):
            self._fail(start, "one module is loaded later; it imports the others")
        self._module.later = name

    def _names(self) -> list[tuple[str, str]]:
        names = []
        self._expect("{")
        while self._peek().text != "}":
            name = own = self._word()
            if self._peek().text == "as":
                self._take()
                own = self._word()
            names.append((name, own))
            if self._peek().text != "}":
                self._expect(",")
        self._expect("}")
        return names

    def _address(self) -> str:
        token = self._take()
        path = token.text[1:-1]
        if token.kind != "string" or not path.startswith("."):
            self._fail(token, "modules are imported by a path that begins with a dot")
        if self._peek().text == ";":
            self._take()
        return posixpath.normpath(posixpath.join(posixpath.dirname(self._name), path))

    def _export(self) -> None:
        start = self._take()
        rest = [token.text for token in self._tokens[self._at :] if token.kind != "comment"]
        words = [text for text in rest[:8] if not text.isspace()]
        if words[0] not in _DECLARATIONS:
            self._fail(start, "only a const, function or class is exported, where it is declared")
        place = next(n for n, text in enumerate(words) if text not in {*_DECLARATIONS, "*"})
        if not words[place].isidentifier():
            self._fail(start, "one name is exported at a time")
        self._module.exports.append(words[place])

    def _peek(self, ahead: int = 0) -> Token:
        """Return the token at a distance from the next, without counting space and comments."""
        for token in self._tokens[self._at :]:
            if token.kind not in ("space", "comment"):
                if ahead == 0:
                    return token
                ahead -= 1
        return Token("mark", "", self._tokens[-1].line)

    def _take(self) -> Token:
        token = self._peek()
        while self._at < len(self._tokens):
            self._at += 1
            if self._tokens[self._at - 1] is token:
                break
        return token

    def _word(self) -> str:
        token = self._take()
        if token.kind != "word":
            self._fail(token, f"a name was expected, not {token.text!r}")
        return token.text

    def _expect(self, text: str) -> None:
        token = self._take()
        if token.text != text:
            self._fail(token, f"{text!r} was expected, not {token.text!r}")

    def _fail(self, token: Token, reason: str) -> NoReturn:
        raise PackError(f"{self._name}:{token.line}: {reason}")


def _blank(comment: Token) -> str:
    """Return the white space that replaces a comment; a line break may end a statement."""
    return "\n" if "\n" in comment.text else " "


def _opens(token: Token) -> int:
    """Return the change of the bracket depth at a token: 1, 0 or -1."""
    if token.kind != "mark":
        return 0
    return (token.text in ("(", "[", "{")) - (token.text in (")", "]", "}"))
