"""Gymnasium vector environment of card play: thousands of deals at once, compiled.

A deal starts with its contract known and ends with its last card. Melds, stöck and the scoring of
the rule set are left out; the reward is by the points of the tricks.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from buur.arguments import instance, integer, wrong
from buur.bots import Bot, BotLike, bot_of
from buur.bots.features.point_scale import point_scale
from buur.bots.policy.choice_model import policy_arrays
from buur.cards import CODES, PACK_SIZE, CardSet, cards_in
from buur.contracts import Contract
from buur.envs.contracts import contracts_of
from buur.envs.deal_features import layout as layout  # its address in the documentation
from buur.envs.deal_features import observe_cards
from buur.envs.names import full_name, is_card_play, rules_named
from buur.envs.policies import CardPolicyBot, Policy
from buur.envs.step_kernel import (
    COLUMNS,
    CONTRACT,
    KEY,
    LED,
    LEGAL,
    NEXT_DEAL,
    NO_ACTION,
    NOBODY,
    OVER,
    SCRATCH,
    TRICK,
    DealRows,
    Observations,
    StepRules,
    advance,
)
from buur.envs.vector_arguments import (
    Batch,
    BatchPolicy,
    Opponents,
    autoreset_of,
    card_array,
    contract_named,
    opponents_of,
    reset_mask_of,
)
from buur.errors import ArgumentError, BuurError, IllegalAction, RulesError
from buur.kernels.game import Schedule, game_of
from buur.kernels.playout import deal_keys
from buur.play.chance import HIGHEST_SEED
from buur.play.model.deal import Deal
from buur.play.views import View
from buur.rules.bits import WORD
from buur.rules.illegality import CLAUSES, refusal
from buur.seats import Seat, seat_of
from buur.variants.model import Variant
from buur.variants.registry import RulesLike

MOST: Final = 1 << 12
"""Bound of the absolute numbers of an observation."""
MOST_ROWS: Final = 1 << 24
MOST_WORKERS: Final = 1 << 10


class Deals(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """Many deals of a rule set; an episode is a deal, an action a card.

    >>> deals = Deals("schieber", 4, contract="oben", opponents="random")
    >>> seen, infos = deals.reset(seed=7)
    >>> {name: (array.shape, str(array.dtype)) for name, array in seen.items()}
    {'observation': ((4, 349), 'int16'), 'action_mask': ((4, 36), 'int8')}
    >>> seen, rewards, done, truncated, infos = deals.step(seen["action_mask"].argmax(axis=1))
    >>> rewards.tolist(), infos["seat"].tolist()
    ([0.0, 0.0, 0.0, 0.0], [0, 0, 0, 0])

    The deals of a row depend only on the seed and the number of the row, not on the numbers of rows
    and threads. The seats lead in turn.

    For n rows, an observation of m features and s seats, `reset` and `step` return:

    - ``observation``, int16[n, m]: the features of `layout` for the seat to act.
    - ``action_mask``, int8[n, 36]: 1 for each legal card, all zeros once the deal is over.
    - the reward, float64[n], in points: 0 before the last card, then the points of the seat's side
      less the mean of the other sides.
    - terminated and truncated, bool[n]: whether the deal is over; always False.
    - ``infos["seat"]``, int64[n]: the seat to act.
    - ``infos["payoffs"]``, float64[n, s], in points: the reward of each seat.
    - ``infos["final_obs"]`` and ``infos["final_info"]``: see Gymnasium, in ``SAME_STEP`` mode.

    Args:
        rules: the rule set, one with fixed sides, or its name.
        num_envs: the number of rows, which play one deal each at a time.
        contract: the code of the contract; None for a random contract of the rule set.
        opponents: ``self`` asks for every card of every seat. Otherwise those of ``seat`` alone are
            asked for. All others play at ``random``, by the ``rollout`` policy, which imitates the
            steady player, or by a function that returns a card for each row of a batch of
            observations. The batch has only the rows in which an opponent is to act.
        seat: the seat of the learner; the reward is always that of this seat.
        autoreset_mode: the time at which the next deal begins, see Gymnasium.
        workers: the number of threads; None for one per core.
        copy: whether each step returns new arrays; otherwise the next step overwrites them.

    Raises:
        RulesError: the rule set or the contract cannot be played this way.
        ArgumentError: an argument is of another type, out of range or unknown.
    """

    def __init__(
        self,
        rules: RulesLike,
        num_envs: int = 1,
        *,
        contract: str | None = None,
        opponents: Opponents | BatchPolicy = "self",
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        workers: int | None = 1,
        copy: bool = True,
    ) -> None:
        rules = rules_named(rules, "rules")
        if not is_card_play(rules):
            raise RulesError(f"{rules.code} has no fixed sides, contract and aim to play cards for")
        num_envs = integer(num_envs, 1, MOST_ROWS, "num_envs")
        seat, copy = seat_of(seat, rules.seats), instance(copy, bool, "copy", "True or False")
        if workers is not None:
            integer(workers, 1, MOST_WORKERS, "workers")
        named, self._opponents = opponents_of(opponents)
        known = contracts_of(rules) if contract is None else (contract_named(rules, contract),)
        mode = autoreset_of(autoreset_mode)
        self.num_envs, self.rules, self.contracts, self.seat = num_envs, rules, known, seat
        self.metadata = {
            "name": full_name(rules.code),
            "render_modes": [],
            "autoreset_mode": mode,
        }
        self._mode = mode
        self._rules = _stack_contracts(rules, known, seat, named)
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

        Args:
            seed: a seed from 0 to 2^62 - 1. Without one, the rows continue their sequence of deals;
                the first reset without one takes a seed from the system.
            options: may have ``reset_mask``, bool[n]: the rows that begin a new deal.

        Raises:
            ArgumentError: an argument is of another type or out of range.
            BuurError: the function of the opponents returned an illegal card.
        """
        if seed is not None:
            seed = integer(seed, 0, HIGHEST_SEED, "seed")
        super().reset(seed=seed)
        status, mask = self._rows.status, reset_mask_of(options, self.num_envs)
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
        if self._opponents is not None:
            self._play_opponents(self._opponents)
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[np.integer[Any]] | Sequence[int]
    ) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a card in every row.

        With `AutoresetMode.NEXT_STEP`, a row whose deal is over ignores its card and is dealt anew.

        Args:
            actions: a card, 0 to 35, for each row; int64[n] is the fastest.

        Raises:
            IllegalAction: a card is not legal; nothing has changed.
            ArgumentError: it is no array of n cards, or a row has to be reset.
            BuurError: the environment has not been reset, or the function of the opponents returned
                an illegal card.
        """
        cards = self._checked(card_array(actions, self.num_envs, "actions"))
        self._advance(cards)
        if self._opponents is not None:
            self._play_opponents(self._opponents)
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
        """Raise the error of an illegal action, with the reason that the rules give."""
        card, status = int(cards[row]), self._rows.status[row]
        if not status[KEY]:
            raise BuurError("the environment has not been reset: call reset() first")
        if status[OVER]:
            raise wrong("actions", card, f"no card in row {row}, whose deal is over: reset it")
        legal = cards_in(CardSet(int(status[LEGAL])))
        expected = f"expected one of {', '.join(f'{one} ({CODES[one]})' for one in legal)}"
        if not 0 <= card < PACK_SIZE:
            raise wrong(f"actions[{row}]", card, expected.removeprefix("expected "))
        reason, clause = self._reason(row, card)
        sentence = f"action {card} ({CODES[card]}) cannot be played in row {row}: {expected}"
        raise IllegalAction(reason, sentence, clause=clause)

    def _reason(self, row: int, card: int) -> tuple[str, str]:
        """Return the reason code of an illegal card, and the clause that forbids it."""
        status, rules = self._rows.status[row], self.rules
        hand = int(self._rows.hands[row, self._seen.seat[row]])
        if not hand >> card & 1:
            return "not-in-hand", "4.1"
        schedule = rules.compiled(self.contracts[status[CONTRACT]])
        reason = refusal(schedule[status[TRICK]], hand, int(status[LED]), card)
        return reason, CLAUSES[reason]

    def _play_opponents(self, policy: BatchPolicy) -> None:
        """Play the cards of the opponents until the learner is to act in every row, or it is over.

        Rewards and ends of deals stay as they were found, since a row that waits is not touched.
        """
        seen, status = self._seen, self._rows.status
        payoffs, done = seen.payoffs.copy(), seen.done.copy()
        self._turn_final(done)
        while True:
            waits = (seen.seat != self.seat) & (status[:, OVER] == 0)
            rows = np.flatnonzero(waits)
            if not len(rows):
                break
            cards = np.full(self.num_envs, NO_ACTION, np.int64)
            cards[rows] = self._asked(policy, rows)
            self._advance(cards)
            self._turn_final(seen.done)
            payoffs[seen.done] = seen.payoffs[seen.done]
            done |= seen.done
        seen.payoffs[:], seen.done[:] = payoffs, done

    def _asked(self, policy: BatchPolicy, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return the cards of the opponents in some rows, checked."""
        seen, legal = self._seen, self._rows.status[rows, LEGAL]
        found = policy({"observation": seen.row[rows], "action_mask": seen.mask[rows]})
        try:
            cards = card_array(found, len(rows), "cards")
        except ArgumentError as error:
            raise BuurError(f"the function of the opponents returned a fault: {error}") from None
        held = np.clip(cards, 0, PACK_SIZE - 1)
        good = (cards == held) & (legal >> held & 1 != 0)
        if not good.all():
            bad = int(np.argmin(good))
            known = " ".join(CODES[one] for one in cards_in(CardSet(int(legal[bad]))))
            raise BuurError(
                f"the function of the opponents returned {cards[bad]} in row {rows[bad]}:"
                f" expected the number of one of {known}"
            )
        return cards

    def _turn_final(self, done: NDArray[np.bool_]) -> None:
        """Turn the observations of deals that have ended from seat 0 to the learner's seat.

        The kernel observes from seat 0 where every seat is asked.
        """
        if self.seat == 0 or not done.any():
            return
        rows = self._seen.final if self._mode is AutoresetMode.SAME_STEP else self._seen.row
        seats, me, ended = self.rules.seats, self.seat, rows[done]
        for name in ("lying", "played", "leader", "best", "points", "tricks"):
            part = ended[:, self.layout[name]].reshape(len(ended), seats, -1)
            ended[:, self.layout[name]] = np.roll(part, -me, axis=1).reshape(len(ended), -1)
        teams = np.array(self.rules.teams)
        ended[:, self.layout["side"]] = np.roll(teams, -me) == teams[me]
        ended[:, self.layout["seat"]] = np.arange(seats) == me
        rows[done] = ended

    def observe(self, view: View) -> Batch:
        """Return the observation of one seat from its view, without the axis of the rows.

        It is what `step` returns for the same cards, so that a policy that was trained here plays
        anywhere.

        Args:
            view: the view of the seat, while cards are played.

        Returns:
            ``observation``, int16[m], and ``action_mask``, int8[36].

        Raises:
            ArgumentError: the view is of an onlooker, of another rule set or contract, or the cards
                are not being played.
        """
        return observe_cards(view, self.rules, self.contracts)

    def as_bot(self, policy: Policy, others: BotLike = "steady", name: str = "policy") -> Bot:
        """Return a bot that plays its cards by a policy that was trained here.

        >>> import buur
        >>> deals = Deals("schieber")
        >>> first = deals.as_bot(lambda seen: int(seen["action_mask"].argmax()), name="first")
        >>> first.name
        'first'

        Args:
            policy: returns a card, 0 to 35, for the observation of one seat, see `observe`.
            others: a bot, or its name, that makes all other decisions and claims.
            name: the name of the bot.

        Raises:
            BotError: there is no such bot.
            ArgumentError: an argument is of another type.

        The bot raises `BuurError` if the policy returns no legal card.
        """
        return CardPolicyBot(policy, self.observe, bot_of(others, 0, name="others"), name)

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
        has_policy=opponents == "rollout",
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


def make_vector(rules: RulesLike, num_envs: int = 1, **arguments: Any) -> Deals:
    """Return the environment of a rule set by its name; see `Deals` for the arguments."""
    return Deals(rules_named(rules, "rules"), num_envs, **arguments)
