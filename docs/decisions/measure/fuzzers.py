"""Executions a second and branches reached by Atheris, Hypothesis and seeded mutations.

``PYTHONPATH=src:. python docs/decisions/measure/fuzzers.py``, with Atheris installed. Each makes
inputs for some seconds, then coverage.py counts the branches of ``buur`` that they reach.
"""

import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import coverage
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from buur.answers.codec import KINDS
from buur.variants.rule_set import OPTIONS
from tests.chance import seeded
from tests.fuzz.mutation import mutations
from tests.fuzz.targets import TARGETS, corpus

SECONDS = 20
WORDS = st.sampled_from(["SA", "H9", "trump:S", "oben", "chibre", "schieber", "1993", "yes", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 2000) | WORDS,
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=9,
)
FIELDS = st.sampled_from(
    ["contract", "trick", "hand", "hands", "rules", "options", "points", "seat", "leader", "given"]
)
LINES = st.sampled_from(
    ["opened 3", "cut 2:9", "deal 1", "choice 0:push", "choice 0:trump:S", "play 0:SA", "counted",
     "hands ?? | ?? | ?? | ??", "claim total 5 4", "stoeck 3", "finish 0", "result won 0"]
)  # fmt: skip


def question(kind: str, fields: dict[str, object]) -> bytes:
    """Return a question as JSON."""
    return json.dumps({"ask": kind, **fields}).encode()


def record(lines: list[str], text: str) -> bytes:
    """Return a record with some lines."""
    return "\n".join(["format 1", "rules chibre/1", "seats A; B; C; D", *lines, text]).encode()


def house(options: dict[str, object]) -> bytes:
    """Return house rules with some options."""
    lines = [f"{name} = {str(value).lower()!r}" for name, value in options.items()]
    return "\n".join(["base = 'chibre'", "[options]", *lines]).encode()


STRATEGIES = {
    "ask": st.builds(question, st.sampled_from(list(KINDS)), st.dictionaries(FIELDS, VALUES)),
    "records": st.builds(record, st.lists(LINES, max_size=20), st.text(max_size=20)),
    "house_rules": st.builds(house, st.dictionaries(st.sampled_from(list(OPTIONS)), VALUES)),
}


def by_mutations(parser: str) -> Iterator[bytes]:
    """Yield mutations of the corpus."""
    yield from mutations(list(corpus(parser).values()), TARGETS[parser].pieces, seeded(1))


def by_hypothesis(parser: str) -> Iterator[bytes]:
    """Yield values of the parser's strategy."""
    for number in itertools.count():
        made: list[bytes] = []

        @seed(number)
        @settings(max_examples=500, database=None, deadline=None,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(STRATEGIES[parser])
        def collect(data: bytes) -> None:
            made.append(data)  # noqa: B023 - it is called at once

        collect()
        yield from made


def by_atheris(parser: str, grown: Path) -> tuple[int, list[bytes]]:
    """Return the number of executions, and the inputs that reached something new."""
    command = ["-m", "tests.fuzz.run", parser, "--seconds", str(SECONDS), "--grown", str(grown)]
    run = subprocess.run([sys.executable, *command], capture_output=True, text=True)
    [count] = [line for line in run.stderr.splitlines() if "number_of_executed_units" in line]
    return int(count.split()[-1]), [path.read_bytes() for path in grown.iterdir()]


def executions(parser: str, source: Iterator[bytes]) -> int:
    """Return how many inputs are made and examined in the time."""
    count, end = 0, time.perf_counter() + SECONDS
    with TARGETS[parser].opened() as examine:
        while time.perf_counter() < end:
            examine(next(source))
            count += 1
    return count


def branches(parser: str, inputs: Iterable[bytes]) -> int:
    """Return the number of branches of the library that inputs reach, beside the corpus."""
    measured = coverage.Coverage(branch=True, source_pkgs=["buur"], data_file=None)
    with TARGETS[parser].opened() as examine:
        measured.start()
        for data in (*corpus(parser).values(), *inputs):
            examine(data)
        measured.stop()
    found = measured.get_data()
    return sum(len(found.arcs(name) or ()) for name in found.measured_files())


for parser in STRATEGIES:
    branches(parser, ())  # the first time some modules are imported
    start = branches(parser, ())
    print(f"{parser}: corpus {start} branches")
    for name, source in (("mutations", by_mutations), ("hypothesis", by_hypothesis)):
        count = executions(parser, source(parser))
        more = branches(parser, itertools.islice(source(parser), count)) - start
        print(f"{parser}: {name} {count / SECONDS:.0f} a second, {more:+d} branches", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        count, inputs = by_atheris(parser, Path(folder))
        more = branches(parser, inputs) - start
        print(f"{parser}: atheris {count / SECONDS:.0f} a second, {more:+d} branches", flush=True)
