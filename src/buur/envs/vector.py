"""Gymnasium vector environment of card play: thousands of deals at once, compiled.

A deal starts with its contract known and ends with its last card. Melds, stöck and the scoring of
the rule set are left out; the reward is by the points of the tricks.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from buur.bots.features.point_scale import point_scale
from buur.bots.policy.choice_model import policy_arrays
from buur.cards import CODES, PACK_SIZE
from buur.contracts import Contract, parse_contract
from buur.envs.contracts import contracts_of
from buur.envs.names import full_name, is_card_play, rules_named
from buur.envs.step_kernel import (
    COLUMNS,
    KEY,
    LEGAL,
    NEXT_DEAL,
    NO_ACTION,
    NOBODY,
    OVER,
    SCRATCH,
    DealRows,
    Observations,
    StepRules,
    advance,
)
from buur.errors import IllegalAction, RulesError
from buur.kernels.game import Schedule, game_of
from buur.kernels.playout import deal_keys
from buur.play.model.deal import Deal
from buur.rules.bits import WORD
from buur.seats import Seat
from buur.variants.model import Variant

Opponents = Literal["self", "random", "habits"]
Batch = dict[str, NDArray[Any]]
MOST: Final = 1 << 12
"""Bound of the absolute numbers of an observation."""


def layout(rules: Variant, contracts: int) -> dict[str, slice]:
    """Return by name the slice of each feature; features by seat are counted from the observer."""
    seats, found, start = rules.seats, {}, 0
    sizes = {"hand": PACK_SIZE, "lying": seats * PACK_SIZE, "played": seats * PACK_SIZE}
    sizes |= dict.fromkeys(("leader", "best", "side", "points", "tricks", "seat"), seats)
    for name, size in (sizes | {"contract": contracts}).items():
        found[name] = slice(start, start + size)
        start += size
    return found


class Deals(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """Many deals of a rule set; an episode is a deal, an action a card.

    The deals of a row depend only on the seed and the number of the row, not on the numbers of rows
    and threads. The seats lead in turn.

    Args:
        rules: the rule set, one with fixed sides.
        num_envs: the number of rows, which play one deal each at a time.
        contract: the code of the contract; None for a random contract of the rule set.
        opponents: ``self`` asks for every card of every seat; otherwise those of ``seat`` alone are
            asked for, while all others play at ``random`` or by the rollout
            policy (``habits``), which imitates the steady player.
        seat: the seat of the learner; the reward is always that of this seat.
        autoreset_mode: the time at which the next deal begins, see Gymnasium.
        workers: the number of threads; None for one per core.
        copy: whether each step returns new arrays; otherwise the next step overwrites them.

    Raises:
        RulesError: the rule set or the contract cannot be played this way.
    """

    def __init__(
        self,
        rules: Variant,
        num_envs: int = 1,
        *,
        contract: str | None = None,
        opponents: Opponents = "self",
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        workers: int | None = 1,
        copy: bool = True,
    ) -> None:
        if not is_card_play(rules):
            raise RulesError(f"{rules.code} has no fixed sides, contract and aim to play cards for")
        if seat not in range(rules.seats) or opponents not in get_args(Opponents):
            raise RulesError(f"seat {seat} against {opponents!r} cannot be played")
        if num_envs < 1:
            raise RulesError(f"at least 1 deal is played at once, not {num_envs}")
        known = contracts_of(rules) if contract is None else (parse_contract(contract),)
        self.num_envs, self.rules, self.contracts, self.seat = num_envs, rules, known, seat
        self.metadata = {
            "name": full_name(rules.code),
            "render_modes": [],
            "autoreset_mode": AutoresetMode(autoreset_mode),
        }
        self._mode = AutoresetMode(autoreset_mode)
        self._rules = _stack_contracts(rules, known, seat, opponents)
        self._workers, self._copy = workers or os.cpu_count() or 1, copy
        self._pool: ThreadPoolExecutor | None = None
        self.layout = layout(rules, len(known))
        size = max(part.stop for part in self.layout.values())
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (PACK_SIZE,), np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(PACK_SIZE)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = _empty_rows(num_envs, rules.seats)
        self._seen = _empty_observations(
            num_envs, rules.seats, size, final=self._mode is AutoresetMode.SAME_STEP
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        """Begin a new deal in all rows, or in those of ``options["reset_mask"]``.

        Without a seed, the rows continue their sequence of deals. The first reset without one takes
        a seed from the system.
        """
        super().reset(seed=seed)
        status, mask = self._rows.status, (options or {}).get("reset_mask")
        begun = status[:, KEY].any()
        wanted = np.ones(self.num_envs, np.bool_)
        if mask is not None and begun:
            wanted[:] = mask
        if seed is not None or not begun:
            root = int(self.np_random.integers(1 << WORD)) if seed is None else seed
            keys = np.empty(self.num_envs, np.int64)
            deal_keys(root & (1 << WORD) - 1, 0, keys)
            status[wanted] = 0
            status[wanted, KEY] = keys[wanted]
        self._advance(np.where(wanted, NEXT_DEAL, NO_ACTION))
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a card in every row.

        With `AutoresetMode.NEXT_STEP`, a row whose deal is over ignores its card and is dealt anew.

        Raises:
            IllegalAction: a card is not legal, or its row has to be reset; nothing has changed.
        """
        cards = np.ascontiguousarray(actions, np.int64)
        if cards.shape != (self.num_envs,):
            raise IllegalAction(
                "not-legal", f"{self.num_envs} cards are played at once", clause="4.1"
            )
        cards = self._checked(cards)
        self._advance(cards)
        seen = self._seen
        infos, done = self._infos(), seen.done.copy()
        if self._mode is AutoresetMode.SAME_STEP and done.any():
            infos |= self._finals(done)
        rewards = seen.payoffs[:, self.seat].copy()
        return self._observed(), rewards, done, np.zeros_like(done), infos

    def _checked(self, cards: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the action of each row for the kernel, or raise for the first illegal card."""
        status, held = self._rows.status, np.clip(cards, 0, PACK_SIZE - 1)
        legal = (cards == held) & (status[:, LEGAL] >> held & 1 != 0)
        if self._mode is AutoresetMode.NEXT_STEP:
            over = status[:, OVER] != 0
            cards, legal = np.where(over, NEXT_DEAL, cards), legal | over
        if not legal.all():
            self._refuse(int(np.argmin(legal)), cards)
        return cards

    def _refuse(self, row: int, cards: NDArray[np.int64]) -> None:
        card, over = int(cards[row]), self._rows.status[row, OVER]
        name = CODES[card] if 0 <= card < PACK_SIZE else "no card"
        why = "its deal is through: reset it" if over else "it is not legal"
        sentence = f"action {card} ({name}) cannot be played in row {row}: {why}"
        raise IllegalAction("not-legal", sentence, clause="4.1")

    def _observed(self) -> Batch:
        row, mask = self._seen.row, self._seen.mask
        if self._copy:
            row, mask = row.copy(), mask.copy()
        return {"observation": row, "action_mask": mask}

    def _infos(self) -> dict[str, Any]:
        """Return by row the seat to act and the reward of each seat."""
        seat, payoffs = self._seen.seat, self._seen.payoffs
        if self._copy:
            seat, payoffs = seat.copy(), payoffs.copy()
        return {"seat": seat, "payoffs": payoffs}

    def _finals(self, done: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observations of the finished deals, in the form of Gymnasium."""
        info = {"payoffs": self._seen.payoffs.copy(), "_payoffs": done.copy()}
        finals = np.full(self.num_envs, None, object)
        nothing = np.zeros(PACK_SIZE, np.int8)
        for at in np.flatnonzero(done):
            finals[at] = {"observation": self._seen.final[at].copy(), "action_mask": nothing}
        return {
            "final_obs": finals,
            "_final_obs": done.copy(),
            "final_info": info,
            "_final_info": done.copy(),
        }

    def _advance(self, cards: NDArray[np.int64]) -> None:
        """Play the cards in threads, each with its own rows; the kernel releases the GIL."""
        each = -(-self.num_envs // self._workers)
        parts = [slice(at, at + each) for at in range(0, self.num_envs, each)]
        same_step = self._mode is AutoresetMode.SAME_STEP

        def work(at: slice) -> None:
            rows = DealRows(*(array[at] for array in self._rows))
            seen = Observations(*(array[at] for array in self._seen))
            advance(self._rules, rows, seen, at.start, same_step, cards[at])

        if len(parts) == 1:
            work(parts[0])
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(len(parts))
        for _ in self._pool.map(work, parts):
            pass

    def close_extras(self, **_: Any) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


def _stack_contracts(
    rules: Variant, contracts: tuple[Contract, ...], seat: int, opponents: Opponents
) -> StepRules:
    """Return the constants of the step kernel, with the tables of all contracts."""
    games = [game_of(rules, contract) for contract in contracts]
    sign = -1 if rules.partie.lowest_wins else 1
    columns = zip(*(game.schedule for game in games), strict=True)
    return StepRules(
        schedule=Schedule(*(np.concatenate(column) for column in columns)),
        last=np.array([game.frame.last for game in games], np.int64),
        trump_first=np.array([game.frame.trump_first for game in games], np.int64),
        signs=np.array([-sign if contract.misere else sign for contract in contracts], np.int64),
        shares=games[0].shares,
        sides=np.array(rules.teams, np.int64),
        pack=games[0].frame.pack,
        tricks=games[0].tricks,
        seats=rules.seats,
        contracts=len(games),
        learner=NOBODY if opponents == "self" else seat,
        has_policy=opponents == "habits",
        policy=policy_arrays(),
        scaled_points=np.array(
            [_scaled_points(rules, contract) for contract in contracts], np.int64
        ),
    )


def _scaled_points(rules: Variant, contract: Contract) -> list[int]:
    """Return the points by card, then those of every trick, on the usual scale."""
    schedule = rules.compiled(contract)
    tables = point_scale(rules, Deal(number=1, dealer=Seat(0), schedule=schedule)).schedule[0]
    return [*tables.points, tables.trick]


def _empty_rows(count: int, seats: int) -> DealRows:
    return DealRows(
        status=np.zeros((count, COLUMNS), np.int64),
        hands=np.zeros((count, seats), np.int64),
        points=np.zeros((count, seats), np.int64),
        taken=np.zeros((count, seats), np.int64),
        played=np.zeros((count, seats * PACK_SIZE), np.int8),
        scratch=np.zeros((count, SCRATCH), np.int64),
    )


def _empty_observations(count: int, seats: int, size: int, *, final: bool) -> Observations:
    return Observations(
        row=np.zeros((count, size), np.int16),
        mask=np.zeros((count, PACK_SIZE), np.int8),
        seat=np.zeros(count, np.int64),
        payoffs=np.zeros((count, seats), np.float64),
        done=np.zeros(count, np.bool_),
        final=np.zeros((count, size if final else 0), np.int16),
    )


def make_vector(rules: str, num_envs: int = 1, **arguments: Any) -> Deals:
    """Return the environment of a rule set by its name; see `Deals` for the arguments."""
    return Deals(rules_named(rules), num_envs, **arguments)
