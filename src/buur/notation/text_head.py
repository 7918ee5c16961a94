"""Parser of the head of the text notation: format, rules, names of the seats, tags."""

from __future__ import annotations

import re
from typing import Final

from buur.notation.line_reader import LineReader
from buur.notation.record import FORMAT, HEAD_WORDS, names_fault, tag_fault
from buur.notation.rule_set import RuleSet, parse_option
from buur.variants.options import Value
from buur.variants.rule_set import find_option

_FORMAT: Final = re.compile(r"format[^\S\n]+([0-9]{1,9})")
_RULE_SET: Final = re.compile(r"([A-Za-z0-9_-]+)/([0-9]{1,9})")
_OPTION: Final = re.compile(r"([A-Za-z0-9_]+)=")
_OPTION_VALUE: Final = re.compile(r'[^\s"]+')


def read_format(line: LineReader) -> None:
    """Read the first line, which names the format."""
    found = line.take(_FORMAT)
    if found is None:
        line.unexpected(f"'format {FORMAT}', the first line of every record")
    if int(found.group(1)) != FORMAT:
        raise line.error(
            f"format {found.group(1)} is not known: this program reads format {FORMAT}",
            found.start(1),
        )
    line.skip()
    if not line.is_done:
        line.unexpected("the end of the line")


class Head:
    """Parser state of the head: the lines before the first event."""

    def __init__(self) -> None:
        self.rules: RuleSet | None = None
        self.names: tuple[str, ...] | None = None
        self.tags: dict[str, str] = {}
        self._names_line = LineReader("", 1)

    def read(self, line: LineReader) -> None:
        """Read a line of the head from its first word on."""
        start = line.at
        name = line.keyword()
        if not name:
            line.unexpected("rules, seats, or the name of a tag")
        if name == "rules":
            self._read_rules(line, start)
        elif name == "seats":
            self._read_seats(line, start)
        elif name in HEAD_WORDS:
            raise line.error(f"{name} stands in the first line only", start)
        else:
            self._read_tag(line, name, start)
        if not line.is_done:
            line.unexpected("the end of the line")

    def close(self, line: LineReader) -> None:
        """Raise an error if the head is incomplete; ``line`` is the first line after it."""
        for name, found in (("rules", self.rules), ("seats", self.names)):
            if found is None:
                raise line.error(f"the line {name!r} is missing before this", 0)
        if self.rules is not None and self.names is not None:
            fault = names_fault(self.names, self.rules.variant)
            if fault:
                self.names = None
                raise self._names_line.error(fault, 0)

    def _read_rules(self, line: LineReader, start: int) -> None:
        if self.rules is not None:
            raise line.error("the rules stand here twice", start)
        at = line.at
        found = line.take(_RULE_SET)
        if found is None:
            line.unexpected("a rule set with its version, such as chibre/1")
        line.skip()
        changes: dict[str, Value] = {}
        while not line.is_done:
            _read_option(line, changes)
        name, version = found.groups()
        self.rules = line.parsed(lambda name: RuleSet(name, int(version), changes), name, at)

    def _read_seats(self, line: LineReader, start: int) -> None:
        if self.names is not None:
            raise line.error("the seats stand here twice", start)
        self.names = line.separated(";", lambda: line.value(";"))
        self._names_line = line

    def _read_tag(self, line: LineReader, name: str, start: int) -> None:
        fault = tag_fault(name)
        if fault is None and name in self.tags:
            fault = f"tag {name} stands here twice"
        if fault:
            raise line.error(fault, start)
        self.tags[name] = line.value()


def _read_option(line: LineReader, changes: dict[str, Value]) -> None:
    start = line.at
    found = line.take(_OPTION)
    if found is None:
        line.unexpected("an option such as target=500")
    name = line.parsed(find_option, found.group(1), start).name
    if name in changes:
        raise line.error(f"option {name} stands here twice", start)
    bare = line.take(_OPTION_VALUE)
    text = line.word("a value") if bare is None else bare.group()
    line.skip()
    changes[name] = line.parsed(lambda text: parse_option(name, text), text, start)
