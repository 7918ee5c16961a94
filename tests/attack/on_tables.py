"""Attacks by players: rule sets, options, names, tokens, long parties, and fairness."""

from __future__ import annotations

import json
import statistics
import time
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tests.attack.outcome import Checkout, Outcome, attack
from tests.attack.seat import SeatClient
from tests.attack.victim import Victim

DEALS: Final = 40
"""Deals of a long partie."""
UNPLAYABLE: Final = (
    ("mise", {"call": "apart"}),
    ("pomme-2", {"turned": "six_ace"}),
    ("pomme-3", {"turned": "six_ace"}),
)
STRANGE: Final[tuple[dict[str, Any], ...]] = ({"imposed": "x"}, {"contracts": [[[]]]})
UNSEEN: Final = "\u061c\u115f\u3164\u180e\u206a\U000e0041\u2800"
"""Characters that nobody sees."""


@attack(4, "rule sets that cannot be played", is_quick=True)
def unplayable_rules(checkout: Checkout) -> Outcome:
    """Make tables of rule sets that break them, and play until they do or a deal is over."""
    with checkout.server() as server:
        found = [_fate(server, rules, options) for rules, options in UNPLAYABLE]
    return Outcome("; ".join(found), all(one.startswith(("422", "played")) for one in found))


def _fate(server: Victim, rules: str, options: dict[str, str]) -> str:
    body = {"rules": rules, "options": options, "bots": _bots(server, rules)}
    status, ticket = server.post("/api/tables", body)
    if status != 201:
        return f"{status} {ticket['error']['code']}"
    codes: list[int] = []
    while len(codes) < 3:
        with SeatClient(server, ticket) as seat:
            try:
                seat.hello()
                seat.play_until(lambda view: view["deal"] > 6 or bool(view["result"]))
            except TimeoutError:
                return "201, then stuck"
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd else 1006)
            else:
                return "played"
    return f"201, then {codes[0]} for ever"


def _bots(server: Victim, rules: str) -> list[str]:
    """Return as many bots as the rules have other seats."""
    for count in (3, 2, 1, 4):
        bots = ["random"] * count
        if server.post("/api/tables", {"rules": rules, "bots": bots})[0] == 201:
            return bots
    raise AssertionError(rules)


@attack(6, "options of strange shapes", is_quick=True)
def strange_options(checkout: Checkout) -> Outcome:
    """Send options that no rule set has, over HTTP, in house rules and in questions."""
    with checkout.server() as server:
        paths = ("/api/tables", "/api/explain")
        statuses = [
            server.post(path, {"options": options})[0] for path in paths for options in STRANGE
        ]
    house = checkout.folder / "house.toml"
    codes = []
    for options in STRANGE:
        lines = "".join(f"{name} = {json.dumps(value)}\n" for name, value in options.items())
        house.write_text(f"base = 'chibre'\n[options]\n{lines}")
        codes.append(checkout.buur("rules", "show", str(house)).returncode)
    asked = checkout.python(
        "import json, sys\n"
        "from buur.answers.json_lines import answer_line\n"
        "from buur.variants.registry import variant\n"
        "for options in json.loads(sys.argv[1]):\n"
        "    line = json.dumps({'ask': 'slate', 'points': 98, 'options': options}).encode()\n"
        "    print(answer_line(line, variant('chibre'))['error']['code'])\n",
        json.dumps(STRANGE),
    ).stdout.split() or ["raised"]
    figure = f"HTTP {' '.join(map(str, statuses))}, exit codes {codes[0]} {codes[1]}"
    figure += f", ask {' '.join(asked)}"
    fine = set(statuses) == {422} and codes == [2, 2] and not {"internal", "raised"} & set(asked)
    return Outcome(figure, fine)


@attack(7, f"messages after {DEALS} deals")
def long_partie(checkout: Checkout) -> Outcome:
    """Play a long partie, and compare the events of its second and its last deal."""
    body = {"options": {"target": 100_000}, "bots": ["random"] * 3}
    with checkout.server() as server:
        _, ticket = server.post("/api/tables", body)
        with SeatClient(server, ticket) as seat:
            seat.hello()
            seat.play_until(lambda view: view["deal"] > DEALS)
            sizes = {
                deal: statistics.median(size for of, size in seat.sizes if of == deal)
                for deal in (2, DEALS)
            }
    figure = f"an event {sizes[2] / 1000:.1f} KB, then {sizes[DEALS] / 1000:.1f} KB"
    return Outcome(figure, sizes[DEALS] < 1.2 * sizes[2])


@attack(5, "a bot's cut chosen after the seed", is_quick=True)
def chosen_cut(checkout: Checkout) -> Outcome:
    """Let a table choose a bot's cut among those that `buur check` passes."""
    done = checkout.python(CHOSEN_CUT)
    assert done.returncode == 0, done.stderr
    passed, points = done.stdout.split()
    figure = f"{passed} cuts of a deal pass, {points} of 120 points for the side"
    return Outcome(figure, passed == "1.0")


CHOSEN_CUT: Final = """
import importlib, pkgutil, random
from dataclasses import replace
import buur.play
from buur.errors import BuurError
from buur.notation import record_of, verify
from buur.variants.registry import variant

def find(name):
    for one in pkgutil.walk_packages(buur.play.__path__, "buur.play."):
        found = getattr(importlib.import_module(one.name), name, None)
        if found is not None:
            return found

apply, sealed_deal, digest_of = find("apply"), find("sealed_deal"), find("digest_of")
Contributed, Cut, Opened, Sealed = map(find, ("Contributed", "Cut", "Opened", "Sealed"))
try:
    start = find("Partie")(variant=variant("chibre"), scores=(0, 0))
except TypeError:
    start = find("State")(variant=variant("chibre"))
chance, deals, passed, points = random.Random(1), 40, 0, 0
low, high = start.variant.cut_bounds

def seal(seed):
    try:
        return Sealed(digest_of(seed), seed, [0])
    except TypeError:
        return Sealed(digest_of(seed), seed)

def worth(hands):
    held = hands[1] | hands[3]
    return sum((0, 0, 0, 0, 10, 2, 3, 4, 11)[card % 9] for card in range(36) if held >> card & 1)

def is_passed(events):
    try:
        problems = verify(record_of(events, start.variant)).problems
    except BuurError:
        return False
    return all(one.code == "draw-unsealed" for one in problems)  # the draw is left out here

for _ in range(deals):
    events = [Opened(0), seal(f"{chance.getrandbits(256):064x}")]
    state = apply(apply(start, events[0]), events[1])
    while state.phase == "seal":
        events.append(Contributed(state.waiting[0], f"{chance.getrandbits(64):016x}"))
        state = apply(state, events[-1])
    found = []
    for at in range(low, high + 1):
        cut = Cut(3, at)
        after = apply(state, cut)
        dealt = sealed_deal(start.variant, after.deal)
        if is_passed([*events, cut, dealt]):
            found.append(worth(dealt.hands))
    passed, points = passed + len(found), points + max(found)
print(f"{passed / deals:.1f} {points / deals:.1f}")
"""


@attack(14, "a token tried at tables live and unknown")
def tokens_tried(checkout: Checkout) -> Outcome:
    """Compare the time of the refusal at a live table with that at an unknown one."""
    with checkout.server() as server:
        _, ticket = server.post("/api/tables", {"bots": ["random"] * 3})
        with SeatClient(server, ticket) as seat:
            seat.hello()
            times: dict[str, list[float]] = {ticket["table"]: [], "abcdefghjk": []}
            answers = set()
            for _ in range(150):
                for table, taken in times.items():
                    with SeatClient(server, {"table": table, "token": "x" * 32}) as stranger:
                        begun = time.perf_counter()
                        answers.add(json.dumps(stranger.hello()))
                        taken.append(time.perf_counter() - begun)
    live, unknown = (1e6 * statistics.median(taken) for taken in times.values())
    figure = f"{live:.0f} µs live, {unknown:.0f} µs unknown, {len(answers)} answer"
    return Outcome(figure, len(answers) == 1 and max(live, unknown) < 1.6 * min(live, unknown))


@attack(15, "the same table twice among the own ones", is_quick=True)
def table_twice(checkout: Checkout) -> Outcome:
    """Ask for a table with its token, and then with a wrong one."""
    with checkout.server() as server:
        _, ticket = server.post("/api/tables", {})
        right = {"table": ticket["table"], "token": ticket["token"]}
        wrong = right | {"token": "x"}
        counts = [
            len(server.post("/api/tables/mine", {"tables": tables})[1]["tables"])
            for tables in ([right, wrong], [wrong, right])
        ]
    return Outcome(f"{counts[0]} and {counts[1]} listed", counts == [1, 1])


@attack(16, "tricks that nobody may look at again", is_quick=True)
def looking_back(checkout: Checkout) -> Outcome:
    """Take the seat anew in a deal, and count the cards of tricks that are turned."""
    with checkout.server() as server:
        _, ticket = server.post("/api/tables", {"rules": "chibre", "bots": ["random"] * 3})
        with SeatClient(server, ticket) as seat:
            seat.hello()
            seat.play_until(lambda view: _tricks(seat, view) >= 4)
        with SeatClient(server, ticket) as again:
            welcome = again.hello()
        played = [one["event"] for one in welcome["events"] if one["event"]["e"] == "played"]
        shown = sum(one["card"] is not None for one in played[: 4 * (len(played) // 4 - 1)])
    return Outcome(f"{shown} cards of covered tricks shown", shown == 0)


def _tricks(seat: SeatClient, view: dict[str, Any]) -> int:
    """Return the number of own cards played in this deal."""
    return 9 - len(view["hand"]) if view.get("contract") and view["hand"] is not None else 0


@attack(17, "names with unseen characters, names of bots", is_quick=True)
def strange_names(checkout: Checkout) -> Outcome:
    """Sit down under names that deceive."""
    with checkout.server() as server:
        kept = sum(_names(server, f"A{one}b")[0] not in ("", "Ab") for one in UNSEEN)
        accents = _names(server, "e" + "\u0301" * 8)[0].count("\u0301")
        is_bot = _names(server, "Vreni").count("Vreni") > 1
    figure = f"{kept} of {len(UNSEEN)} unseen characters and {accents} accents kept"
    figure += f", a person and a bot {'have one name' if is_bot else 'have two names'}"
    return Outcome(figure, kept == 0 and accents <= 2 and not is_bot)


def _names(server: Victim, name: str) -> list[str]:
    """Return the names at a table for a person's name, empty ones if it is refused."""
    status, ticket = server.post("/api/tables", {"name": name, "bots": ["random"] * 3})
    if status != 201:
        return [""]
    with SeatClient(server, ticket) as seat:
        names: list[str] = seat.hello()["view"]["names"]
        return names
