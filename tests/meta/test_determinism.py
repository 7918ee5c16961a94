"""Refusal of tests that judge the clock, luck or the machine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

TESTS: Final = Path(__file__).resolve().parents[1]
SOURCE_OF_CHANCE: Final = TESTS / "chance.py"
ATTACKS: Final = TESTS / "attack"
EXPIRES: Final = "# expires:"
"""Marks a limit that the test wants to run out; the reason follows."""

SECONDS: Final = 30
"""A limit ends a hang; a shorter one judges how fast the machine is."""


class Finding(NamedTuple):
    """A line that may not stand in a test, and the remedy."""

    line: int
    remedy: str


CLOCK: Final = (
    "reads the clock: count calls, nodes, bytes or modules instead,"
    " and measure figures in `buur bench`"
)
SLEEP: Final = "waits for a duration: wait for the condition itself, or drive the clock by hand"
CHANCE: Final = "draws unseeded numbers: take them from `tests.chance.seeded`"
SHORT: Final = (
    f"gives up within {SECONDS} s: a limit only ends a hang; where it is meant to run out,"
    f" say why with `{EXPIRES} …`"
)
AGAIN: Final = "tries again what failed: find out why it failed"

CLOCKS: Final = frozenset(
    f"time.{name}{unit}"
    for name in ("time", "perf_counter", "monotonic", "process_time", "thread_time")
    for unit in ("", "_ns")
)
SLEEPS: Final = frozenset({"time.sleep"})
RANDOM: Final = re.compile(
    r"random\.[a-z]\w*|random\.SystemRandom|secrets\.\w+|os\.urandom|uuid\.uuid[14]"
)
REPEATS: Final = frozenset({"flaky", "rerun", "reruns", "retry"})
LIMITED: Final = frozenset({"asyncio.wait_for", "asyncio.timeout", "asyncio.wait"})

SCRIPT_RULES: Final = (
    (re.compile(r"\b(performance|Date)\.now\(\)|\bnew Date\(\)"), CLOCK),
    (re.compile(r"\bsetTimeout\([^;]*,\s*[1-9]"), SLEEP),
    (re.compile(r"\bMath\.random\("), CHANCE),
)
"""For scripts of the page's tests, and for those that stand in strings of Python."""


def findings(source: str) -> list[Finding]:
    """Return what may not stand in a test module, in the order of lines."""
    tree = ast.parse(source)
    names = imported(tree)
    lines = source.splitlines()
    found = [finding for node in ast.walk(tree) for finding in judge(node, names)]
    return sorted({one for one in found if not (one.remedy == SHORT and is_meant(lines, one))})


def is_meant(lines: list[str], finding: Finding) -> bool:
    """Tell whether the line says why its limit runs out."""
    return EXPIRES in lines[finding.line - 1]


def imported(tree: ast.Module) -> dict[str, str]:
    """Return the full names of what a module imports, by the names that it uses."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {one.asname or one.name: one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return names


def judge(node: ast.AST, names: dict[str, str]) -> Iterator[Finding]:
    """Yield what is wrong with a node itself."""
    if isinstance(node, ast.Name | ast.Attribute):
        yield from judge_name(node, full_name(node, names))
    elif isinstance(node, ast.Call):
        yield from judge_call(node, full_name(node.func, names))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from judge_script(node.value, node.lineno)


def full_name(node: ast.expr, names: dict[str, str]) -> str:
    """Return the dotted name of an expression, empty if it has none."""
    if isinstance(node, ast.Name):
        return names.get(node.id, "")
    if isinstance(node, ast.Attribute):
        owner = full_name(node.value, names)
        return f"{owner}.{node.attr}" if owner else f".{node.attr}"
    return ""


def judge_name(node: ast.Name | ast.Attribute, name: str) -> Iterator[Finding]:
    """Yield what is wrong with using a name."""
    if name in CLOCKS:
        yield Finding(node.lineno, CLOCK)
    if name in SLEEPS or name.endswith(".wait_for_timeout"):
        yield Finding(node.lineno, SLEEP)
    if RANDOM.fullmatch(name):
        yield Finding(node.lineno, CHANCE)
    if name.rpartition(".")[2] in REPEATS:
        yield Finding(node.lineno, AGAIN)


def judge_call(node: ast.Call, name: str) -> Iterator[Finding]:
    """Yield what is wrong with a call's arguments."""
    if name in ("asyncio.sleep", "anyio.sleep") and value_of(node.args[0]) != 0:
        yield Finding(node.lineno, SLEEP)
    if name == "random.Random" or (name.endswith("random.default_rng") and not node.args):
        yield Finding(node.lineno, CHANCE)
    limits = [one.value for one in node.keywords if one.arg == "timeout"]
    if name in LIMITED:
        limits += node.args[-1:]
    for limit in limits:
        if is_short(value_of(limit)):
            yield Finding(limit.lineno, SHORT)


def value_of(node: ast.expr) -> object:
    """Return a literal's value, None for anything else."""
    return node.value if isinstance(node, ast.Constant) else None


def is_short(limit: object) -> bool:
    """Tell whether a limit is short; Playwright counts in milliseconds, which are many."""
    if isinstance(limit, bool) or not isinstance(limit, int | float):
        return False
    return 0 < (limit / 1000 if limit >= 1000 else limit) < SECONDS


def judge_script(text: str, first: int) -> Iterator[Finding]:
    """Yield what is wrong in a script, whose first line has a number."""
    for number, line in enumerate(text.splitlines(), start=first):
        for pattern, remedy in SCRIPT_RULES:
            if pattern.search(line):
                yield Finding(number, remedy)


def test_no_test_judges_clock_luck_or_patience() -> None:
    """See ``CONTRIBUTING.md`` for what a good test does instead."""
    faults = []
    for path in sorted(TESTS.rglob("*")):
        text = path.read_text(encoding="utf-8") if path.suffix in (".py", ".js", ".mjs") else ""
        if path in (SOURCE_OF_CHANCE, Path(__file__).resolve()) or not text:
            continue
        if ATTACKS in path.parents:  # they measure a server from outside, beside the suite
            continue
        found = findings(text) if path.suffix == ".py" else judge_script(text, 1)
        faults += [f"{path.relative_to(TESTS)}:{one.line} {one.remedy}" for one in found]
    assert not faults, "\n".join(faults)


REFUSED: Final = {
    "import time\ntime.sleep(1)": SLEEP,
    "from time import sleep\nsleep(1)": SLEEP,
    "import asyncio\nasync def f(): await asyncio.sleep(0.1)": SLEEP,
    "async def f(page): await page.wait_for_timeout(100)": SLEEP,
    "wait = '() => new Promise((done) => setTimeout(done, 20))'": SLEEP,
    "import time\nassert time.perf_counter() < 3": CLOCK,
    "from time import monotonic as now\nbegun = now()": CLOCK,
    "script = 'window.then = performance.now()'": CLOCK,
    "import random\nrandom.shuffle([])": CHANCE,
    "import random\nchance = random.Random()": CHANCE,
    "from random import randrange\nrandrange(3)": CHANCE,
    "import secrets\nsecrets.token_hex()": CHANCE,
    "import numpy as np\nnp.random.default_rng()": CHANCE,
    "script = 'Math.random()'": CHANCE,
    "def f(process): process.wait(timeout=5)": SHORT,
    "def f(page): page.click('a', timeout=5_000)": SHORT,
    "import asyncio\nasync def f(task): await asyncio.wait_for(task, 2)": SHORT,
    "import pytest\n@pytest.mark.flaky\ndef test_it(): pass": AGAIN,
}


@pytest.mark.parametrize(("source", "remedy"), REFUSED.items(), ids=lambda text: text[-30:])
def test_it_is_refused(source: str, remedy: str) -> None:
    assert [one.remedy for one in findings(source)] == [remedy]


@pytest.mark.parametrize(
    "source",
    [
        "import asyncio\nasync def f(): await asyncio.sleep(0)",
        "from tests.chance import seeded\nseeded(1).random()",
        "def f(process): process.wait(timeout=60)",
        "def f(page): page.click('a', timeout=60_000)",
        "def f(bot): bot.ask(timeout=0.1)  # expires: the bot never answers",
        "script = 'setTimeout(done)'",
        "def f(chance): chance.random()",
        "import random\ndef f(chance: random.Random): chance.random()",
    ],
    ids=lambda text: text[-30:],
)
def test_it_may_stand(source: str) -> None:
    assert findings(source) == []
