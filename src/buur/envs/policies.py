"""Policies as bots, and bots as policies.

A policy maps an observation to the number of an action; a `Bot` maps a `View` to an act.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, Protocol, TypeAlias

from buur.arguments import excerpt, instance, integer, text, wrong
from buur.bots import Bot, BotLike, bot_of
from buur.cards import NO_CARDS, CardSet, HandLike, cards_in, set_of
from buur.envs.actions import UNCHOSEN, actions_of, legal_act, listed
from buur.envs.features import layout
from buur.envs.names import rules_named
from buur.envs.observation import Observation, observation
from buur.errors import ArgumentError, BuurError
from buur.play.acts.marriage import showable_marriages
from buur.play.model.events import Act, Discarded, Doubled, Exchanged, Robbed, SeatAct
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import RulesLike

Policy: TypeAlias = Callable[[Observation], int]
"""Returns the number of a legal action for an observation."""
OWN_ACTIONS: Final = (Doubled, Robbed)
"""Claims for which the environments have an action."""


class Viewed(Protocol):
    """Environment that shows the `View` of an agent, such as that of `make_aec`."""

    terminations: Mapping[str, bool]

    @property
    def aside(self) -> CardSet:
        """The cards that the agent on turn has named so far."""
        ...

    def view(self, agent: str) -> View:
        """Return the view of an agent."""
        ...


class BotPolicy:
    """Policy that plays like a bot. It needs the view of the agent, not only its observation.

    >>> from buur.envs import make_aec
    >>> env, policy = make_aec("buur/chibre-v0"), BotPolicy("steady", 1)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     env.step(policy(env, agent))
    >>> env.agents
    []

    The environment declares the best melds and makes no claims, whatever the bot would do.

    Args:
        bot: the bot, or its name.
        seed: the seed of a bot that is given by its name; None draws one.

    Raises:
        BotError: there is no such bot.
        ArgumentError: an argument is of another type.
    """

    def __init__(self, bot: BotLike, seed: int | None = None) -> None:
        self.bot = bot_of(bot, seed)
        self._pending: Act | None = None

    @property
    def name(self) -> str:
        """The name of the bot."""
        return self.bot.name

    def __call__(self, env: Viewed, agent: str) -> int | None:
        """Return the action of an agent, None for one whose episode has ended.

        Raises:
            ArgumentError: there is no such agent, or the environment shows no views.
            BuurError: no action of the environment stands for the act of the bot.
        """
        if not all(hasattr(env, part) for part in ("view", "aside", "terminations")):
            raise wrong("env", env, "an environment that shows views, such as that of make_aec")
        view = env.view(agent)
        return None if env.terminations[agent] else self.number(view, env.aside)

    def number(self, view: View, aside: HandLike = NO_CARDS) -> int:
        """Return the number of the action that the bot chooses.

        Args:
            view: the view of the seat on turn.
            aside: the cards that the seat has named so far, to discard or to exchange them.

        Raises:
            BuurError: no action of the environment stands for the act of the bot.
        """
        instance(view, View, "view", "the view of a seat")
        named = set_of(aside, "aside")
        if not named or not _names_cards(self._pending, view.seat):
            self._pending = self._chosen(view)
        act = self._pending
        if not isinstance(act, SeatAct) or act.seat != view.seat:
            raise self._fault(view, act)
        try:
            return actions_of(view.state.variant).number(act, named)
        except ArgumentError:
            raise self._fault(view, act) from None

    def _chosen(self, view: View) -> Act:
        if view.state.phase == "play" and view.state.variant.choice.rob:
            said = self.bot.interject(view)
            if isinstance(said, Robbed):
                return said
        return self.bot.choose(view)

    def _fault(self, view: View, act: object) -> BuurError:
        return BuurError(
            f"bot {self.name!r} returned {excerpt(act)} for seat {view.seat}:"
            " expected one of view.legal"
        )


def _names_cards(act: Act | None, seat: Seat) -> bool:
    """Tell whether an act of a seat names several cards, one of which has been named already."""
    return isinstance(act, Discarded | Exchanged) and act.seat == seat and bool(act.cards)


def from_bot(bot: BotLike, seed: int | None = None) -> BotPolicy:
    """Return the policy of a bot; see `BotPolicy`.

    >>> from_bot("easy", 1).name
    'easy'
    """
    return BotPolicy(bot, seed)


class PolicyBot:
    """Bot that plays by a policy; see `as_bot`."""

    def __init__(
        self, policy: Policy | BotPolicy, rules: RulesLike, name: str, claims: Bot | None
    ) -> None:
        self.policy, self.name, self.claims = checked_policy(policy), text(name, "name"), claims
        self.rules = rules_named(rules, "rules")

    def choose(self, view: View) -> Act:
        """Return the act of the action that the policy chooses."""
        rules = instance(view, View, "view", "the view of a seat").state.variant
        if rules is not self.rules and not _are_alike(rules, self.rules):
            raise BuurError(
                f"policy {self.name!r} plays {self.rules.code}, but {rules.code} here has other"
                " actions or features: expected rules with the same contracts, bids and melds"
            )
        if view.state.phase in UNCHOSEN:
            return next(iter(view.legal))
        act = ask(self.policy, view, NO_CARDS, self.name)
        while isinstance(act, int):
            act = ask(self.policy, view, CardSet(act), self.name)
        return act

    def interject(self, view: View) -> Act | None:
        """Return a marriage that may be shown, or a claim of the bot that makes claims."""
        instance(view, View, "view", "the view of a seat")
        if view.state.variant.marriage.marriages:
            shown = next(showable_marriages(view.state, view.seat), None)
            if shown is not None:
                return shown
        said = None if self.claims is None else self.claims.interject(view)
        return None if isinstance(said, OWN_ACTIONS) else said


@lru_cache(maxsize=64)
def _are_alike(rules: Variant, others: Variant) -> bool:
    """Tell whether observations and actions of two rule sets have the same meaning."""
    same_actions = actions_of(rules).names == actions_of(others).names
    return same_actions and layout(rules) == layout(others) and rules.teams == others.teams


def as_bot(
    policy: Policy | BotPolicy,
    rules: RulesLike,
    name: str = "policy",
    *,
    claims: BotLike | None = None,
) -> Bot:
    """Return a bot that plays by a policy, for tables, duels and tournaments.

    >>> import buur
    >>> first = as_bot(lambda seen: int(seen["action_mask"].argmax()), "chibre", "first")
    >>> partie = buur.start("chibre", 7)
    >>> first.choose(partie.view(partie.waiting[0]))
    Pushed(0)

    The bot does what the environment does: it declares the best melds, calls the stöck with the
    card that completes it and shows marriages. Cards that are discarded or exchanged together are
    asked for one after the other.

    Args:
        policy: returns the number of an action for an observation, see `observe`; or a `BotPolicy`.
        rules: the rule set that the policy plays, or the name of its environment. The bot also
            plays every rule set with the same actions and features, such as another target.
        name: the name of the bot.
        claims: a bot, or its name, that makes the claims for which there is no action, such as the
            end of the partie; None claims nothing.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of this name.
        ArgumentError: an argument is of another type.

    The bot raises `BuurError` if the policy returns anything but a legal action.
    """
    speaker = None if claims is None else bot_of(claims, 0, name="claims")
    return PolicyBot(policy, rules, name, speaker)


class CardPolicyBot:
    """Bot that plays cards by a policy, while another bot makes all other decisions.

    Args:
        policy: returns a card, 0 to 35, for an observation.
        observe: makes the observation from a view whose seat is to play a card.
        others: makes the other decisions, and claims.
        name: the name of the bot.
    """

    def __init__(
        self, policy: Policy, observe: Callable[[View], Observation], others: Bot, name: str
    ) -> None:
        self.policy, self.name = checked_policy(policy), text(name, "name")
        self._observe, self._others = observe, others

    def choose(self, view: View) -> Act:
        """Return the card of the policy, or another act of the other bot."""
        instance(view, View, "view", "the view of a seat")
        if view.state.phase != "play":
            return self._others.choose(view)
        legal = list(view.legal.cards)
        card = checked_number(self.policy(self._observe(view)), legal, view, self.name)
        return view.legal.played(cards_in(CardSet(1 << card))[0])

    def interject(self, view: View) -> Act | None:
        """Return the claim of the other bot, None to keep silent."""
        return self._others.interject(view)


def ask(policy: Policy | BotPolicy, view: View, aside: CardSet, name: str) -> Act | CardSet:
    """Return the act of a policy's action, or the cards named so far if more have to follow.

    Args:
        policy: the policy.
        view: the view of the seat on turn.
        aside: the cards that the seat has named so far.
        name: the name of the policy for error messages.

    Raises:
        BuurError: the policy returned no legal action.
    """
    actions = actions_of(view.state.variant)
    legal = actions.legal(view, aside)
    if isinstance(policy, BotPolicy):
        found: Any = policy.number(view, aside)
    else:
        found = policy(observation(view, view.seat, aside, legal))
    return legal_act(actions, view, checked_number(found, legal, view, name), aside)


def checked_number(found: object, legal: list[int] | list[Any], view: View, name: str) -> int:
    """Return the number of a legal action, or raise an error that names the policy."""
    actions = actions_of(view.state.variant)
    try:
        number = integer(found, 0, len(actions) - 1, "action")
    except ArgumentError:
        number = -1
    if number not in legal:
        known = 0 <= number < len(actions)
        said = listed(actions, [number]) if known else excerpt(found)
        raise BuurError(
            f"policy {name!r} returned {said} for seat {view.seat} in phase {view.state.phase}:"
            f" expected one of {listed(actions, legal)}"
        )
    return number


def checked_policy(policy: Any, name: str = "policy") -> Any:
    """Return a policy, or raise an error if the argument is none."""
    if not callable(policy) or isinstance(policy, type):
        raise wrong(name, policy, "a function that returns an action for an observation")
    return policy


def opponent_of(value: Any, seed: int, name: str) -> Policy | BotPolicy:
    """Return the policy of an opponent.

    Args:
        value: the name of a bot, a `Bot`, or a policy.
        seed: the seed of a bot that is given by its name.
        name: the name of the argument for error messages.

    Raises:
        BotError: there is no such bot.
        ArgumentError: the value is nothing of the kind.
    """
    if isinstance(value, BotPolicy):
        return value
    if isinstance(value, str) or hasattr(value, "choose"):
        return BotPolicy(bot_of(value, seed, name=name))
    if not callable(value) or isinstance(value, type):
        raise wrong(name, value, "the name of a bot, a Bot, or a policy")
    policy: Policy = value
    return policy
