"""Fuzz target of the files of house rules."""

from __future__ import annotations

import contextlib
import io
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from buur.cli.ruleset import load_house
from buur.cli.session import Session
from buur.cli.user_errors import USAGE, UserError, report
from buur.errors import RulesError
from buur.variants.registry import dumps_house_rules, loads_house_rules
from tests.fuzz.parsers.sentences import check_sentence


@contextlib.contextmanager
def opened() -> Iterator[Callable[[bytes], None]]:
    """Give the function that reads house rules from a file, as commands do."""
    with tempfile.TemporaryDirectory() as folder:
        path, session = Path(folder) / "house.toml", Session("fr")

        def examine(data: bytes) -> None:
            """Read house rules and write them again, or say in one sentence why not."""
            path.write_bytes(data)
            said, code = io.StringIO(), 0
            try:
                house = load_house(path)
            except (RulesError, UserError) as error:
                with contextlib.redirect_stderr(said):
                    code = report(error, session)
            else:
                again = loads_house_rules(dumps_house_rules(house))
                assert (again.name, again.base) == (house.name, house.base)
                assert again.differences == house.differences
            if code:
                assert code == USAGE
                check_sentence(said.getvalue().replace(str(path), ""))

        yield examine
