"""A change of the schema expands first and contracts a release later.

While nodes are renewed one after another, the old version still reads and writes a database that
the new one has upgraded. A step may therefore add tables, columns with defaults and indexes. What
the old version uses may go only in a step whose name begins with ``_contract_``, of a release in
which no node of the version before needs it.
"""

import ast
import inspect
from collections.abc import Iterator

import pytest

from buur.server.storage import migrations

FORBIDDEN = {"drop_column", "drop_table", "drop_index", "alter_column", "rename_table", "execute"}
"""Operations that an old version may not survive; others of them change rows by their own rules."""
BEFORE_THE_RULE = {"_add_people"}
"""Steps from before several nodes could share a database."""
SOURCE = ast.parse(inspect.getsource(migrations))
FUNCTIONS = {node.name: node for node in SOURCE.body if isinstance(node, ast.FunctionDef)}
STEPS = [step.__name__ for step in migrations.STEPS]


def calls(name: str, seen: frozenset[str] = frozenset()) -> Iterator[ast.Call]:
    """Yield the calls of a step and of the functions of the module that it calls."""
    for node in ast.walk(FUNCTIONS[name]):
        if isinstance(node, ast.Call):
            yield node
            called = node.func.id if isinstance(node.func, ast.Name) else ""
            if called in FUNCTIONS and called not in seen:
                yield from calls(called, seen | {name})


def faults(name: str) -> list[str]:
    """Return what a step does that an old version may not survive."""
    found = []
    for call in calls(name):
        operation = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        if operation in FORBIDDEN:
            found.append(operation)
        if operation == "add_column":
            found += [text for column in call.args[1:] if (text := _without_default(column))]
    return found


def _without_default(column: ast.expr) -> str:
    text = ast.unparse(column)
    is_bare = "nullable=False" in text and "server_default" not in text
    return f"a column that an old version does not fill: {text}" if is_bare else ""


@pytest.mark.parametrize("name", STEPS)
def test_a_step_takes_nothing_that_an_old_version_uses(name: str) -> None:
    if name not in BEFORE_THE_RULE and not name.startswith("_contract_"):
        assert faults(name) == []


def test_a_step_that_takes_something_is_found() -> None:
    assert "drop_column" in faults("_add_people")


def test_the_list_of_old_steps_does_not_grow() -> None:
    assert STEPS.index("_add_people") < STEPS.index("_add_nodes")
    assert set(STEPS) >= BEFORE_THE_RULE == {"_add_people"}
