"""What a variant is: a frozen value made of records, one per part of the game.

Nothing here knows how a game is played; the records say *which* of the engine's named ways
applies. Presets and house rules differ only in these values. Section numbers are those of
``docs/rules.md``.
"""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, get_args

from buur.cards import PACK, Card, CardSet, Suit, parse_card
from buur.contracts import (
    GUMPFS,
    MITTES,
    OBEN,
    QUERS,
    TRIOS,
    TRUMPS,
    TUTTI,
    TUTTI_OBEN,
    UNTEN,
    ZIGZAGS,
    Contract,
    Policy,
    worth_of,
)
from buur.errors import RulesError
from buur.melds import MeldOrder, MeldRules, MeldValues
from buur.variants.auction import AuctionRules
from buur.variants.checklist import ChecklistRules
from buur.variants.combinations import impossible
from buur.variants.joining import JoinRules
from buur.variants.king import KingRules, king_stages
from buur.variants.marriage import MarriageRules
from buur.variants.options import (
    Option,
    Value,
    choice,
    factors,
    flag,
    number,
    options_of,
    several,
    text,
)
from buur.variants.plan import Plan, parse_plan
from buur.variants.putzes import PutzeRules
from buur.variants.solo import SoloRules
from buur.variants.values import (
    BothOver,
    CardValues,
    Claim,
    ClaimCounts,
    CounterMatch,
    Cut,
    DealerAfterFirst,
    Finish,
    FinishOrder,
    First,
    Leader,
    Match,
    MeldCredit,
    MeldShow,
    MisereMatch,
    Multipliers,
    NextGameDealer,
    Offer,
    OnlyTrumps,
    Prediction,
    PrematureChoice,
    Push,
    Ranking,
    Redealer,
    RevokeRule,
    Route,
    Sharing,
    Short,
    SlalomValues,
    Slate,
    SolderTest,
    StageName,
    StockDeadline,
    Strokes,
    Tie,
    TrioOrder,
    Turned,
    TurnedCard,
    TuttiValues,
    Undertrump,
    UndeValues,
    Write,
    WrongClaim,
)

FACTORS: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "all1": (),
    "spades2": (("S", 2),),
    "schieber123": (("C", 2), ("S", 2), ("oben", 3), ("unten", 3), ("zigzag", 4)),
    "uri": (("C", 2), ("S", 2), ("oben", 2), ("unten", 2), ("zigzag", 2)),
}
"""Named multipliers by suit letter or kind of contract; what is not named counts once (§3.3)."""


OFFERS: Final[dict[str, tuple[Contract, ...]]] = {
    "suits": TRUMPS,
    "oben": (OBEN,),
    "unden": (UNTEN,),
    "slalom": ZIGZAGS,
    "tutti": (TUTTI,),
    "tutti_oben": (TUTTI_OBEN,),
    "mitte": MITTES,
    "gumpf": GUMPFS,
}
"""Contracts by the part of the offer that they belong to (§3.3)."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in play."""

    cards: CardSet = PACK
    copies: int = 1


WHOLE: Final = Pack()
"""The 36 cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRules:
    """Who deals and how (§2)."""

    first: First = choice("holder_D7", get_args(First), "2.2", major=True)
    first_card: str = text("D7", "2.2")
    dealer_after_first: DealerAfterFirst = choice(
        "right_of_dealer", get_args(DealerAfterFirst), "2.2"
    )
    next_game_dealer: NextGameDealer = choice("rotation", get_args(NextGameDealer), "2.2")
    cut: Cut = choice("min3_optional", get_args(Cut), "2.3")
    packets: str = text("3-3-3", "2.4")
    """Cards given to each seat, round by round; w where the widow is laid."""
    packets_later: str = text("", "2.4")
    """Packets from the second deal of a partie on, where they differ; no widow then."""
    widow_up: int = number(0, "2.4", low=0, high=12)
    widow_down: int = number(0, "2.4", low=0, high=18)
    pile: int = number(0, "2.4", low=0, high=4)
    """Cards face down beside each hand, which it may be exchanged for (§3.8)."""
    misdeal_redealer: Redealer = choice("same", get_args(Redealer), "2.5")

    @property
    def opening_card(self) -> Card | None:
        """The card whose holder opens deal 1, None where the dealer's right neighbour does."""
        named = {"holder_D7": "D7", "holder_R7": "H7", "holder_RT": "HT"}
        code = self.first_card if self.first == "holder_card" else named.get(self.first)
        return None if code is None else parse_card(code)

    @property
    def may_knock(self) -> bool:
        """Whether the cutter may knock instead of cutting."""
        return self.cut == "min3_optional"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceRules:
    """How the contract is found (§3)."""

    contracts: str = several("suits", get_args(Offer), "3.3", major=True)
    """What may be named: the parts of `Offer`, joined by plus signs."""
    quer_tricks: int = number(4, "3.3", low=1, high=11)
    trio_order: TrioOrder = choice("free", get_args(TrioOrder), "3.3")
    turned: Turned = choice("suit", get_args(Turned), "3.4")
    turned_card: TurnedCard = choice("dealers_last", get_args(TurnedCard), "3.4")
    turned_stays: bool = flag(False, "3.4")
    """Whether it stays when the same dealer has to deal again."""
    imposed: str = text("", "11.1")
    """Suit letters of the imposed trumps, one per deal, taken in turn."""
    push: Push = choice("yes", get_args(Push), "3.1")
    route: Route = choice("partner", get_args(Route), "3.1")
    push_back: bool = flag(False, "3.1")
    trump_by_lead: bool = flag(False, "3.1")
    premature_choice: PrematureChoice = choice("none", get_args(PrematureChoice), "3.1")
    leader: Leader = choice("forehand", get_args(Leader), "3.2")
    slalom_pushed_leader: Leader = choice("announcer", get_args(Leader), "3.2")
    multipliers: str | tuple[tuple[str, int], ...] = factors(
        "all1", get_args(Multipliers), "3.3", major=True
    )

    @property
    def offered(self) -> tuple[Contract, ...]:
        """The contracts that the chooser may name."""
        parts = self.contracts.split("+")
        modes = [contract for part in parts for contract in self._modes(part)]
        misere = "misere" in parts
        return (*modes, *(replace(mode, misere=True) for mode in modes if misere))

    @property
    def only_contract(self) -> Contract | None:
        """The contract that is played without a choice: the only one, where nobody may push."""
        offered = self.offered
        return offered[0] if len(offered) == 1 and self.push == "no" else None

    def _modes(self, part: str) -> tuple[Contract, ...]:
        """Return the contracts that a part of the offer stands for."""
        if part == "quer":
            return tuple(quer for quer in QUERS if quer.turn == self.quer_tricks)
        if part == "trio":
            middle = self.trio_order == "trump_middle"
            return tuple(trio for trio in TRIOS if trio.order[1] == "t" or not middle)
        return OFFERS.get(part, ())

    def multiplier(self, contract: Contract) -> int:
        """Return what everything in a deal of this contract is multiplied by (§3.3)."""
        table = FACTORS[self.multipliers] if isinstance(self.multipliers, str) else self.multipliers
        return dict(table).get(contract.key, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictRules:
    """Predicting one's points (§3.5)."""

    prediction: Prediction = choice("none", get_args(Prediction), "3.5")
    exact_bonus: bool = flag(False, "3.5")
    dealer_compensation: bool = flag(False, "3.5")


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """Which cards may be played and what they are worth (§1.3, §4)."""

    unde_values: UndeValues = choice("ace11", get_args(UndeValues), "1.3", major=True)
    slalom_values: SlalomValues = choice("start", get_args(SlalomValues), "1.4")
    tutti_values: TuttiValues = choice("all", get_args(TuttiValues), "1.5")
    values: CardValues = choice("jass", get_args(CardValues), "1.6")
    """What counts instead of the usual points, see `buur.contracts.worths`."""
    ranking: Ranking = choice("jass", get_args(Ranking), "1.5")
    """The order and values of all cards."""
    ruff_when_can_follow: bool = flag(True, "4.1")
    undertrump: Undertrump = choice("only_trumps", get_args(Undertrump), "4.2")
    only_trumps: OnlyTrumps = choice("free", get_args(OnlyTrumps), "4.3")
    buur_exempt: bool = flag(True, "4.1")
    buur_never_forced: bool = flag(True, "4.3")
    martinique8: bool = flag(False, "1.3")
    last_trick_view: bool = flag(True, "9.1")

    @property
    def policy(self) -> Policy:
        """The part that contracts are compiled with."""
        return Policy(*(getattr(self, name) for name in Policy._fields if name != "worth"))

    def policy_of(self, deal_no: int) -> Policy:
        """Return the same with what counts in a deal, counted from 1."""
        return self.policy._replace(worth=worth_of(self.values, deal_no))


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldOptions:
    """Melds: what they are, which are best, what becomes of them (§5)."""

    melds: bool = flag(True, "5", major=True)
    meld_values: MeldValues = choice("romand", get_args(MeldValues), "5.1", major=True)
    low_quartets: bool = flag(False, "5.1", major=True)
    cross_meld: bool = flag(False, "5.2", major=True)
    split_runs: bool = flag(True, "5.3")
    meld_order: MeldOrder = choice("romand", get_args(MeldOrder), "5.5")
    meld_show: MeldShow = choice("always", get_args(MeldShow), "5.7")
    meld_credit: MeldCredit = choice("immediate", get_args(MeldCredit), "5.8")
    match_voids_melds: bool = flag(True, "5.8", major=True)
    match_revives_melds: bool = flag(False, "5.8")

    @property
    def rules(self) -> MeldRules:
        """The part that finding and comparing melds needs."""
        return MeldRules(
            values=self.meld_values,
            low_quartets=self.low_quartets,
            cross_meld=self.cross_meld,
            split_runs=self.split_runs,
            order=self.meld_order,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRules:
    """The king and queen of trumps (§6)."""

    stock: bool = flag(True, "6")
    stock_deadline: StockDeadline = choice("trick_turned", get_args(StockDeadline), "6")
    stock_with_meld: bool = flag(True, "6")
    stock_early_finish: bool = flag(True, "6")


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """What tricks bring beside their cards (§7.1, §7.2)."""

    last_trick: int = number(5, "7.1", low=0, high=100)
    match: Match = choice("bonus100", get_args(Match), "7.2", major=True)
    counter_match: CounterMatch = choice("same", get_args(CounterMatch), "7.2")
    misere_match: MisereMatch = choice("none", get_args(MisereMatch), "7.2")
    write: Write = choice("points", get_args(Write), "7.8")


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieRules:
    """How a partie ends and who wins it (§7.3 to §8)."""

    target: int = number(1000, "7.3", low=1, high=100_000, major=True)
    finish: Finish = choice("first_out", get_args(Finish), "7.4", major=True)
    deals: int = number(0, "7.3", low=0, high=1000)
    lowest_wins: bool = flag(False, "7.8")
    tie: Tie = choice("draw", get_args(Tie), "7.8")
    finish_order: FinishOrder = choice("stock-meld-trick", get_args(FinishOrder), "7.5", major=True)
    both_over: BothOver = choice("chronology", get_args(BothOver), "7.5")
    claim: Claim = choice("required", get_args(Claim), "7.4")
    claim_counts: ClaimCounts = choice("turned_only", get_args(ClaimCounts), "7.6")
    wrong_claim: WrongClaim = choice("lose_game", get_args(WrongClaim), "7.6")
    rubicon: Short = choice("rubicon", get_args(Short), "7.7")
    strokes: Strokes = choice("off", get_args(Strokes), "7.7")
    solder_test: SolderTest = choice("literal_opponents", get_args(SolderTest), "8")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Customs of the table that referee and slate go by (§9, §10)."""

    forfeit: int = number(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = number(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    revoke_rule: RevokeRule = choice("r93", get_args(RevokeRule), "9")
    slate: Slate = choice("w25", get_args(Slate), "10")


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A complete set of rules. Equal variants play the same game."""

    code: str
    version: int = 1
    seats: int = 4
    teams: tuple[int, ...] = (0, 1, 0, 1)
    """The line of the slate that each seat writes on; its side, too, where sides are fixed."""
    sharing: Sharing = "lines"
    """Who plays with whom in a deal; no option, since another game belongs to it."""
    dealer_plays: bool = True
    """Whether the dealer has a hand; where he has none he sits out."""
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
        for is_there, code, why in impossible(self):
            if is_there:
                raise RulesError(f"rule set {self.code} is impossible: {why}", code)

    @property
    def phases(self) -> tuple[StageName, ...]:
        """What the first deal of a partie goes through once the cards are dealt."""
        return self.phases_of(1)

    def phases_of(self, number: int) -> tuple[StageName, ...]:
        """Return what a deal goes through once the cards are dealt, by its number from 1."""
        if self.sharing == "king":
            return king_stages(self.king, first=number == 1, widow=bool(self.plan(number).widow))
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

    def plan(self, number: int) -> Plan:
        """Return how a deal is dealt, by its number from 1."""
        rules = self.deal
        if number > 1 and rules.packets_later:
            return parse_plan(rules.packets_later)
        return parse_plan(rules.packets, rules.widow_up, rules.widow_down, rules.pile)

    @property
    def cut_bounds(self) -> tuple[int, int] | None:
        """Fewest and most cards that may be lifted, None without a cut."""
        most = self.pack.cards.bit_count() - 1
        bounds = {"min3_optional": (3, most - 2), "min2_mandatory": (2, most)}
        bounds["min3_mandatory"] = (3, most)
        return bounds.get(self.deal.cut)

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat in the first deal of a partie; without discards, its tricks."""
        return self.plan(1).hand

    @property
    def players(self) -> int:
        """How many seats play a deal, and so the cards of a trick."""
        return self.seats if self.dealer_plays else self.seats - 1

    @property
    def lines(self) -> int:
        """How many lines the slate has: scores, results and history are by line."""
        return max(self.teams) + 1

    @property
    def sides(self) -> int:
        """How many sides a deal has once it is played: credits are by side."""
        return self.lines if self.sharing == "lines" else 2

    def option(self, name: str) -> Value:
        """Return the value of an option."""
        return getattr(getattr(self, find_option(name).group), name)  # type: ignore[no-any-return]

    @property
    def options(self) -> dict[str, Value]:
        """All options with their values."""
        return {name: self.option(name) for name in OPTIONS}

    @property
    def facts(self) -> dict[str, Value]:
        """All options, and what else the written rules depend on."""
        cards = self.pack.cards.bit_count() * self.pack.copies
        alone = self.lines == self.seats and self.sharing == "lines"
        plan = self.plan(1)
        return {
            **self.options,
            "alone": alone,
            "seats": self.seats,
            "cards": cards,
            "sharing": self.sharing,
            "hand": plan.hand,
            "widow_laid": 0 in plan.packets,
            "sits_out": not self.dealer_plays,
        }

    def with_options(
        self,
        changes: dict[str, object],
        *,
        teams: tuple[int, ...] | None = None,
        frame: Mapping[str, Any] | None = None,
    ) -> Variant:
        """Return this rule set with some options changed.

        Args:
            changes: values by option.
            teams: the line of the slate of each seat, where it is another.
            frame: fields of the rule set itself that are no options, where they are others.

        Raises:
            RulesError: an option or value does not exist, or the combination is impossible.
        """
        groups: dict[str, dict[str, Value]] = {}
        for name, value in changes.items():
            option = find_option(name)
            groups.setdefault(option.group, {})[name] = option.parse(value)
        records = {
            group: replace(getattr(self, group), **values) for group, values in groups.items()
        }
        lines = self.teams if teams is None else teams
        return replace(self, **records, teams=lines, seats=len(lines), **(frame or {}))

    def differences(self, base: Variant) -> dict[str, Value]:
        """Return the options that differ from ``base``."""
        return {
            name: self.option(name) for name in OPTIONS if self.option(name) != base.option(name)
        }


def imposed_suit(rules: ChoiceRules, deal_no: int) -> Suit:
    """Return the imposed trump of a deal, counted from 1 (§11.1)."""
    return Suit("SHDC".index(rules.imposed[(deal_no - 1) % len(rules.imposed)]))


_RECORDS: Final = {
    item.name: type(item.default)
    for item in fields(Variant)
    if is_dataclass(item.default) and item.name != "pack"
}

OPTIONS: Final[dict[str, Option]] = {
    name: option
    for group, record in _RECORDS.items()
    for name, option in options_of(group, record).items()
}
"""Every option by name, in the order of the rules."""


def find_option(name: str) -> Option:
    """Return an option by name, or raise `RulesError` with the nearest names."""
    option = OPTIONS.get(name)
    if option is None:
        from difflib import get_close_matches

        near = get_close_matches(name, OPTIONS, 3)
        hint = f"did you mean {' or '.join(near)}?" if near else "`buur rules show` lists them"
        raise RulesError(f"option {name!r} does not exist: {hint}", "unknown-option", name=name)
    return option
