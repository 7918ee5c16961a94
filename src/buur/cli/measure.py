"""The measurements of ``buur bench``.

Each takes the best of several rounds, since noise only adds. What runs in this process is measured
in the processor's time, which other programs do not stretch; start-ups are measured by the clock.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from buur.play.events import Event
    from buur.play.state import State

SEED: Final = 20
ROUNDS: Final = 5
STARTS: Final = 11


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One thing to measure."""

    name: str
    """Its text is ``cli-bench-{name}``."""
    unit: str
    measure: Callable[[bool], float]
    """Returns the value; True asks for a rough one."""
    goal: float | None = None

    def written(self, value: float) -> str:
        """Return a value with its unit."""
        return f"{value:,.0f} {self.unit}" if value >= 100 else f"{value:.3g} {self.unit}"

    @property
    def goal_text(self) -> str:
        """The goal with its sign: rates are to be higher, times lower."""
        if self.goal is None:
            return ""
        return f"{'≥' if self.unit.endswith('/s') else '≤'} {self.written(self.goal)}"


IMPORT_CODE: Final = (
    "import time; begun = time.perf_counter(); import buur; print(time.perf_counter() - begun)"
)

PROGRAM: Final = (sys.executable, "-c", "import sys; from buur.cli import main; sys.exit(main())")


def best(rounds: int, measured: Callable[[], float]) -> float:
    """Return the smallest of several measurements."""
    return min(measured() for _ in range(rounds))


def act_seconds(acts: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one act through the public API, with a view for every seat.

    Recorded random parties are replayed, so that choosing the acts is not measured.
    """
    chance = random.Random(SEED)
    parties: list[list[Event]] = []
    while sum(map(len, parties)) < acts:
        parties.append(list(_random_partie(chance)))

    def measured() -> float:
        begun = process_time()
        for events in parties:
            state = _empty()
            for event in events:
                state = state.do(event)
                for seat in range(4):
                    state.view(seat)
        return (process_time() - begun) / sum(map(len, parties))

    return best(rounds, measured)


def _empty() -> State:
    from buur.play.state import State
    from buur.variants.registry import variant

    return State(variant=variant())


def _random_partie(chance: random.Random) -> Iterator[Event]:
    """Give the events of a partie of random acts."""
    from buur.play.chance import table_event

    state = _empty()
    while not state.is_over:
        event = table_event(state, chance.random) or chance.choice(list(state.legal))
        yield event
        state = state.do(event)


def deal_seconds(deals: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one random deal of the bare rules, dealing included."""
    from buur.contracts import Policy, compile_contract, parse_contract
    from buur.play.chance import shuffled
    from buur.rules.bits import WORD
    from buur.rules.playout import play_random_deal

    schedule = compile_contract(parse_contract("trump:S"), Policy())
    chance = random.Random(SEED)

    def random_word(number: int) -> int:
        return chance.getrandbits(WORD)

    def measured() -> float:
        begun = process_time()
        for _ in range(deals):
            pack = shuffled(chance.random)
            hands = [sum(1 << card for card in pack[9 * seat : 9 * seat + 9]) for seat in range(4)]
            play_random_deal(schedule, hands, 0, random_word)
        return (process_time() - begun) / deals

    return best(rounds, measured)


def kernel_seconds(contract: str, deals: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one random deal in a compiled kernel, dealing included, on one core."""
    from buur.kernels import make_game, random_deals

    game = make_game(contract)
    random_deals(game, 1, SEED)

    def measured() -> float:
        begun = process_time()
        random_deals(game, deals, SEED)
        return (process_time() - begun) / deals

    return best(rounds, measured)


def rest_seconds(rounds: int = ROUNDS) -> float:
    """Return the seconds of one end of a deal, five tricks long, of a thousand in one call.

    That is what a bot asks that guesses hands.
    """
    import numpy as np

    from buur.kernels import Positions, make_game, play_out
    from buur.rules.chance import deal_key
    from buur.rules.playout import random_hands

    game, guesses = make_game("trump:S"), 1000
    hands = [random_hands(deal_key(SEED, index), 4, 5) for index in range(guesses)]
    positions = Positions(hands=np.array(hands), leaders=1, taken=4)

    def measured() -> float:
        begun = process_time()
        for _ in range(100):
            play_out(game, positions, SEED)
        return (process_time() - begun) / guesses / 100

    return best(rounds, measured)


def solve_seconds(contract: str, cards: int, deals: int, share: float = 0.5) -> float:
    """Return the seconds of the exact value of a random deal, on one core.

    Every deal is solved from nothing known, once: a search differs more from deal to deal than from
    round to round.

    Args:
        contract: what is played.
        cards: in each hand.
        deals: how many.
        share: of the deals that take no longer than what is returned.
    """
    from buur.rules.chance import deal_key
    from buur.rules.playout import random_hands
    from buur.solver import Position, Solver

    solver = Solver(contract, tricks=cards)
    times = []
    solver.value(Position(random_hands(deal_key(SEED + 1, 0), 4, cards), 0))
    for index in range(deals):
        position = Position(random_hands(deal_key(SEED, index), 4, cards), index % 4)
        begun = process_time()
        solver.value(position)
        times.append(process_time() - begun)
    return sorted(times)[min(int(share * deals), deals - 1)]


def kernel_start_seconds(folder: str | None = None) -> float:
    """Return the processor's seconds until a fresh interpreter has every kernel.

    Args:
        folder: where compiled code is kept; None for the usual place.
    """
    code = "import time; from buur.kernels import prepare; prepare(); print(time.process_time())"
    environment = os.environ if folder is None else {**os.environ, "BUUR_KERNELS": folder}
    command = [sys.executable, "-c", code]
    return float(subprocess.check_output(command, text=True, env=environment))


def compile_seconds() -> float:
    """Return the processor's seconds of compiling every kernel anew."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        return kernel_start_seconds(folder)


def answer_seconds(questions: int, rounds: int = ROUNDS) -> float:
    """Return the seconds of one answer of ``buur ask``."""
    from buur.cli.ask import answer_line
    from buur.variants.registry import DEFAULT, PRESETS

    line = b'{"ask":"legal","contract":"trump:D","trick":["C6","DT"],"hand":["CA","D9","D6","ST"]}'
    base = PRESETS[DEFAULT].variant

    def measured() -> float:
        begun = process_time()
        for _ in range(questions):
            answer_line(line, base)
        return (process_time() - begun) / questions

    return best(rounds, measured)


def import_seconds() -> float:
    """Return the seconds that ``import buur`` takes in a fresh interpreter."""
    command = [sys.executable, "-c", IMPORT_CODE]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def start_seconds(*arguments: str) -> float:
    """Return the seconds from calling the program to its end, in a process of its own."""
    begun = perf_counter()
    subprocess.run([*PROGRAM, *arguments], capture_output=True, check=True)
    return perf_counter() - begun


def _starts(quick: bool) -> int:
    return 1 if quick else STARTS


def _kernel_rate(contract: str, quick: bool) -> float:
    deals, rounds = (20_000, 3) if quick else (200_000, 4 * ROUNDS)
    return 1 / kernel_seconds(contract, deals, rounds)


def _solve_time(contract: str, cards: int, deals: int, share: float, quick: bool) -> float:
    return 1e3 * solve_seconds(contract, cards, max(deals // 40, 2) if quick else deals, share)


def _start_of(*arguments: str) -> Callable[[bool], float]:
    return lambda quick: 1e3 * best(_starts(quick), lambda: start_seconds(*arguments))


def auto_seconds(deals: int) -> float:
    """Return the seconds of one deal of four bots of the default kind, on a whole table."""
    from buur.cli.auto import Amount, play_parties, seated
    from buur.cli.ruleset import load_rules

    rules = load_rules("chibre")
    names = seated((), rules.variant.seats)
    begun = process_time()
    for _ in play_parties(rules, names, SEED, Amount(deals=deals)):
        pass
    return (process_time() - begun) / deals


def foreign_seconds(deals: int, rounds: int = ROUNDS) -> float:
    """Return the seconds in which one line of the HSLU is read and its deal replayed."""
    from buur.bots import bot
    from buur.notation import record_of
    from buur.notation.foreign import hslu_deals, hslu_faults, hslu_line, parse_hslu
    from buur.play.table import Table
    from buur.variants.registry import PRESETS

    rules = PRESETS["schieber-2500"].variant
    table = Table(rules, [bot("random", seat) for seat in range(4)], chance=random.Random(SEED))
    for _ in table.run():
        pass
    lines = [hslu_line(deal).encode() for deal in hslu_deals(record_of(table.events, rules))]
    lines = (lines * (deals // len(lines) + 1))[:deals]

    def measured() -> float:
        begun = process_time()
        for line in lines:
            if hslu_faults(parse_hslu(line)):
                raise RuntimeError("a deal of our own bots is not true")
        return (process_time() - begun) / deals

    return best(rounds, measured)


def page_seconds() -> float:
    """Return the seconds from calling ``buur play`` until its page answers."""
    import tempfile
    import urllib.request

    with tempfile.TemporaryDirectory() as folder:
        arguments = ["play", "--no-browser", "--port", "0", "--lang", "en"]
        command = [*PROGRAM, *arguments, "--database", f"{folder}/bench.db"]
        begun = perf_counter()
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            try:
                line = process.stdout.readline() if process.stdout else ""
                url = next(word for word in line.split() if word.startswith("http"))
                with urllib.request.urlopen(url, timeout=10) as answer:
                    answer.read()
                return perf_counter() - begun
            finally:
                process.terminate()


FIGURES: Final = (
    Figure(
        name="act",
        unit="µs",
        measure=lambda quick: 1e6 * (act_seconds(500, 1) if quick else act_seconds(10_000)),
        goal=100,
    ),
    Figure(
        name="deals",
        unit="/s",
        measure=lambda quick: 1 / (deal_seconds(500, 1) if quick else deal_seconds(5_000)),
        goal=5_000,
    ),
    *(
        Figure(
            name=f"kernel-{name}",
            unit="/s",
            measure=partial(_kernel_rate, contract),
            goal=2_500_000,
        )
        for name, contract in (("trump", "trump:S"), ("oben", "oben"), ("zigzag", "zigzag:oben"))
    ),
    *(
        Figure(
            name=f"solve-{name}",
            unit="ms",
            measure=partial(_solve_time, contract, cards, deals, share),
            goal=goal,
        )
        for name, contract, cards, deals, share, goal in (
            ("trump-6", "trump:S", 6, 400, 0.5, 0.7),
            ("trump-7", "trump:S", 7, 400, 0.5, 4),
            ("trump-8", "trump:S", 8, 100, 0.5, 20),
            ("trump-9", "trump:S", 9, 40, 0.5, 150),
            ("trump-9-95", "trump:S", 9, 40, 0.95, 1000),
            ("oben-9", "oben", 9, 100, 0.5, 10),
            ("zigzag-9", "zigzag:oben", 9, 40, 0.5, None),
        )
    ),
    Figure(
        name="kernel-rest",
        unit="/s",
        measure=lambda quick: 1 / rest_seconds(1 if quick else 4 * ROUNDS),
    ),
    Figure(
        name="kernel-start",
        unit="s",
        measure=lambda quick: best(1 if quick else ROUNDS, kernel_start_seconds),
        goal=1,
    ),
    Figure(name="kernel-compile", unit="s", measure=lambda quick: compile_seconds(), goal=60),
    Figure(
        name="ask",
        unit="µs",
        measure=lambda quick: 1e6 * (answer_seconds(500, 1) if quick else answer_seconds(5_000)),
    ),
    Figure(name="auto", unit="ms", measure=lambda quick: 1e3 * auto_seconds(3 if quick else 50)),
    Figure(
        name="foreign",
        unit="/s",
        measure=lambda quick: 1 / (foreign_seconds(200, 1) if quick else foreign_seconds(5_000)),
        goal=2_000,
    ),
    Figure(
        name="import",
        unit="ms",
        measure=lambda quick: 1e3 * best(_starts(quick), import_seconds),
        goal=50,
    ),
    Figure(name="start-version", unit="ms", measure=_start_of("--version"), goal=150),
    Figure(name="start-help", unit="ms", measure=_start_of("--help"), goal=150),
    Figure(name="start-rules", unit="ms", measure=_start_of("rules", "list")),
    Figure(
        name="start-play",
        unit="ms",
        measure=lambda quick: 1e3 * best(1 if quick else ROUNDS, page_seconds),
    ),
)
"""What is measured, in order."""
