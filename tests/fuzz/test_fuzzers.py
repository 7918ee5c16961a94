"""Each parser that faces outside: its corpus, and a number of seeded mutations of it."""

from __future__ import annotations

import importlib.util
import itertools
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.chance import seeded
from tests.fuzz.mutation import mutations
from tests.fuzz.targets import CORPUS, TARGETS, Examine, corpus

EXECUTIONS = {
    "ask": 2000,
    "bus": 150,
    "connection": 150,
    "foreign": 500,
    "friends_table": 60,
    "house_rules": 1000,
    "http_bodies": 500,
    "http_requests": 300,
    "lobby": 200,
    "records": 200,
    "websocket": 60,
}
"""Mutations for each parser, about half a second of them."""
MINUTES = 10
"""Time of each fuzzer in the slow run."""
MANY = 1000
"""Times as many mutations in the slow run where there is no Atheris."""


@pytest.fixture(scope="module", params=sorted(TARGETS))
def parser(request: pytest.FixtureRequest) -> str:
    """The name of a parser."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def examine(parser: str) -> Iterator[Examine]:
    """The function that feeds an input to the parser."""
    with TARGETS[parser].opened() as function:
        yield function


def test_every_parser_has_its_corpus() -> None:
    assert (
        sorted(folder.name for folder in CORPUS.iterdir()) == sorted(TARGETS) == sorted(EXECUTIONS)
    )


def test_the_corpus_is_read_without_a_fault(parser: str, examine: Examine) -> None:
    for name, data in corpus(parser).items():
        try:
            examine(data)
        except Exception as error:
            error.add_note(f"corpus/{parser}/{name}")
            raise


def test_mutations_are_read_without_a_fault(parser: str, examine: Examine) -> None:
    _examine_mutations(parser, examine, EXECUTIONS[parser], seed=1)


@pytest.mark.slow
def test_fuzzing_finds_no_fault(parser: str, examine: Examine) -> None:
    if importlib.util.find_spec("atheris") is None:
        _examine_mutations(parser, examine, MANY * EXECUTIONS[parser], seed=2)
        return
    command = [sys.executable, "-m", "tests.fuzz.run", parser, "--seconds", str(60 * MINUTES)]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert run.returncode == 0, run.stdout[-8000:].decode(errors="replace")


def _examine_mutations(parser: str, examine: Examine, count: int, seed: int) -> None:
    seeds, pieces = list(corpus(parser).values()), TARGETS[parser].pieces
    for data in itertools.islice(mutations(seeds, pieces, seeded(seed)), count):
        try:
            examine(data)
        except Exception as error:
            error.add_note(f"input: {data!r}")
            raise
