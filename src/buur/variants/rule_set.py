"""`RuleSet`: the options for each part of a game, and the properties derived from them.

An option only names a behaviour, which the engine implements outside this package. Section numbers
are those of ``docs/explanation/rules.md``.
"""

# ruff: noqa: RUF009 - these calls return frozen records
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from operator import attrgetter
from typing import Any, Final, SupportsIndex, get_args

from buur.arguments import excerpt, instance, integer, one_of, similar, text, wrong
from buur.errors import RulesError
from buur.seats import MAX_SEATS
from buur.variants.option_groups.auction import AuctionRules
from buur.variants.option_groups.checklist import ChecklistRules
from buur.variants.option_groups.choice import ChoiceRules
from buur.variants.option_groups.deal import WHOLE, DealRules, Pack
from buur.variants.option_groups.join import JoinRules
from buur.variants.option_groups.king import KingRules, king_stages
from buur.variants.option_groups.marriage import MarriageRules
from buur.variants.option_groups.meld import MeldOptions, StockRules
from buur.variants.option_groups.partie import PartieRules
from buur.variants.option_groups.play import PlayRules
from buur.variants.option_groups.prediction import PredictRules
from buur.variants.option_groups.putzes import PutzeRules
from buur.variants.option_groups.score import ScoreRules
from buur.variants.option_groups.solo import SoloRules
from buur.variants.option_groups.table import TableRules
from buur.variants.options import Option, Value, options_of
from buur.variants.plan import MOST_DEALS, Plan, parse_plan
from buur.variants.values import Sharing, StageName


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """A value for every option, and fields that are no options. The combination is not checked.

    Raises:
        ArgumentError: a field is of another type or out of range.
    """

    code: str
    version: int = 1
    seats: int = 4
    teams: tuple[int, ...] = (0, 1, 0, 1)
    """The line of the slate for each seat; where sides are fixed, a line is a side."""
    sharing: Sharing = "lines"
    """The sides of a deal. This is no option: each value belongs to different games."""
    dealer_plays: bool = True
    """Whether the dealer has a hand; without one the dealer sits out."""
    pack: Pack = WHOLE
    deal: DealRules = DealRules()
    choice: ChoiceRules = ChoiceRules()
    auction: AuctionRules = AuctionRules()
    checklist: ChecklistRules = ChecklistRules()
    predict: PredictRules = PredictRules()
    join: JoinRules = JoinRules()
    play: PlayRules = PlayRules()
    meld: MeldOptions = MeldOptions()
    stoeck: StockRules = StockRules()
    score: ScoreRules = ScoreRules()
    putze: PutzeRules = PutzeRules()
    marriage: MarriageRules = MarriageRules()
    solo: SoloRules = SoloRules()
    king: KingRules = KingRules()
    partie: PartieRules = PartieRules()
    table: TableRules = TableRules()

    def __post_init__(self) -> None:
        text(self.code, "code", "the name of a rule set")
        integer(self.version, 1, MOST_VERSIONS, "version")
        integer(self.seats, 2, MAX_SEATS, "seats")
        if not _are_lines(self.teams, self.seats):
            raise wrong("teams", self.teams, f"the line of each of {self.seats} seats, from 0")
        one_of(self.sharing, get_args(Sharing), "sharing")
        instance(self.dealer_plays, bool, "dealer_plays", "True or False")
        instance(self.pack, Pack, "pack")
        for group, record in _RECORDS.items():
            instance(getattr(self, group), record, group)

    @property
    def phases(self) -> tuple[StageName, ...]:
        """The stages of the first deal of a partie."""
        return self.phases_of(1)

    def phases_of(self, number: SupportsIndex) -> tuple[StageName, ...]:
        """Return the stages of a deal after dealing; deals are numbered from 1.

        >>> RuleSet(code="mine").phases_of(1)
        ('choose', 'play')

        Raises:
            ArgumentError: the number is not a whole number from 1.
        """
        deal = integer(number, 1, MOST_DEALS, "number")
        if self.sharing == "king":
            return king_stages(self.king, first=deal == 1, widow=bool(self.plan(deal).widow))
        found: dict[str, StageName] = {
            "imposed": "impose",
            "turned": "turn",
            "first_discard": "reveal",
        }
        source = found.get(self.choice.contracts, "choose")
        if self.choice.only_contract is not None and not self.checklist.rows:
            source = "impose"
        stages: dict[StageName, bool] = {
            "exchange": self.deal.pile > 0,
            "join": self.join.join,
            "predict": self.predict.prediction != "none",
        }
        sources: tuple[StageName, ...] = (source,)
        if self.auction.is_held:
            sources = ("bid", "choose") if self.auction.named == "after" else ("bid",)
        return (*sources, *(name for name, is_there in stages.items() if is_there), "play")

    def plan(self, number: SupportsIndex) -> Plan:
        """Return the plan of a deal; deals are numbered from 1.

        >>> RuleSet(code="mine").plan(1).packets
        (3, 3, 3)

        Raises:
            ArgumentError: the number is not a whole number from 1.
        """
        rules = self.deal
        if integer(number, 1, MOST_DEALS, "number") > 1 and rules.packets_later:
            return parse_plan(rules.packets_later, option="packets_later")
        return parse_plan(rules.packets, rules.widow_up, rules.widow_down, rules.pile)

    @property
    def cut_bounds(self) -> tuple[int, int] | None:
        """The fewest and the most cards that the cutter may lift; None without a cut."""
        most = self.pack.cards.bit_count() - 1
        bounds = {"min3_optional": (3, most - 2), "min2_mandatory": (2, most)}
        bounds["min3_mandatory"] = (3, most)
        return bounds.get(self.deal.cut)

    @property
    def hand_size(self) -> int:
        """Number of cards dealt to each seat in the first deal of a partie.

        Without discards it is also the number of tricks. Later deals have no smaller hands, since
        they have no widow.
        """
        return self.plan(1).hand

    @property
    def players(self) -> int:
        """Number of seats that play a deal, and of the cards of a trick."""
        return self.seats if self.dealer_plays else self.seats - 1

    @property
    def lines(self) -> int:
        """Number of lines of the slate: scores, results and history are by line."""
        return max(self.teams) + 1

    @property
    def sides(self) -> int:
        """Number of sides of a deal once it is played: credits are by side."""
        return self.lines if self.sharing == "lines" else 2

    def option(self, name: str) -> Value:
        """Return the value of an option.

        >>> RuleSet(code="mine").option("target")
        1000

        Raises:
            RulesError: there is no such option; the message names the nearest.
            ArgumentError: the name is no text.
        """
        option = find_option(name)
        value: Value = getattr(getattr(self, option.group), option.name)
        return value

    @property
    def options(self) -> dict[str, Value]:
        """All options with their values."""
        return dict(zip(OPTIONS, _values(self), strict=True))

    def changed_groups(self, changes: Mapping[str, object]) -> dict[str, Any]:
        """Return the groups of options in which some options get another value, by name.

        Raises:
            RulesError: an option or value does not exist.
            ArgumentError: the changes are no mapping.
        """
        groups: dict[str, dict[str, Value]] = {}
        for name, value in parse_options(changes, "changes").items():
            groups.setdefault(OPTIONS[name].group, {})[name] = value
        return {group: replace(getattr(self, group), **values) for group, values in groups.items()}

    @property
    def facts(self) -> dict[str, Value]:
        """All options, and the other facts that needs may name."""
        alone = self.lines == self.seats and self.sharing == "lines"
        plan = self.plan(1)
        return {
            **self.options,
            "alone": alone,
            "seats": self.seats,
            "lines": self.lines,
            "cards": self.pack.cards.bit_count(),
            "sharing": self.sharing,
            "hand": plan.hand,
            "widow_laid": 0 in plan.packets,
            "sits_out": not self.dealer_plays,
        }


_RECORDS: Final = {
    item.name: type(item.default)
    for item in fields(RuleSet)
    if is_dataclass(item.default) and item.name != "pack"
}

OPTIONS: Final[dict[str, Option]] = {
    name: option
    for group, record in _RECORDS.items()
    for name, option in options_of(group, record).items()
}
"""Every option by name, in the order of the rules."""

_SECOND_NAMES: Final = {
    name.replace("stock", "stoeck"): option
    for name, option in OPTIONS.items()
    if option.group == "stoeck"
}
"""The options of the stöck by names with ``stoeck``, as it is called elsewhere."""

MOST_VERSIONS: Final = 1_000_000

_values: Final = attrgetter(*(f"{option.group}.{name}" for name, option in OPTIONS.items()))


def _are_lines(teams: object, seats: int) -> bool:
    """Tell whether these are lines of the slate, numbered from 0 without a gap, one a seat."""
    if not isinstance(teams, tuple) or not all(type(line) is int for line in teams):
        return False
    return len(teams) == seats and set(teams) == set(range(max(teams) + 1))


def is_option(name: str) -> bool:
    """Tell whether an option has this name."""
    return name in OPTIONS or name in _SECOND_NAMES


def find_option(name: str) -> Option:
    """Return an option by name, or raise `RulesError` with the nearest names.

    The options of the stöck have a second name each.

    >>> find_option("stoeck_deadline").name
    'stock_deadline'

    Raises:
        RulesError: there is no such option.
        ArgumentError: the name is no text.
    """
    text(name, "option", "the name of an option, such as 'target'")
    option = OPTIONS.get(name) or _SECOND_NAMES.get(name)
    if option is None:
        near = similar(name, OPTIONS, 3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`buur rules show` lists them"
        raise RulesError(
            f"option {excerpt(name)} does not exist: {hint}", "unknown-option", name=name
        )
    return option


def parse_options(options: Mapping[str, object], argument: str) -> dict[str, Value]:
    """Return values by option in their normal form, each under the first name of its option.

    >>> parse_options({"stoeck": "no", "target": 500}, "options")
    {'stock': False, 'target': 500}

    Args:
        options: values by name of an option.
        argument: the name of the argument, for the messages of errors.

    Raises:
        RulesError: an option or value does not exist, or an option has two values.
        ArgumentError: the options are no mapping.
    """
    if not isinstance(options, Mapping):
        raise wrong(argument, options, "values by option, such as {'target': 500}")
    parsed: dict[str, Value] = {}
    for name, value in options.items():
        option = find_option(name)
        if option.name in parsed:
            raise RulesError(f"option {option.name} is given twice, also as {name!r}")
        parsed[option.name] = option.parse(value)
    return parsed
