"""Encoding of a view as `TableView`, and of events and scores as JSON.

Cards and seats become codes; nothing is added that the view does not contain.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from buur.cards import PACK_SIZE, RANKS, SUITS, Card, card_code, cards_in
from buur.contracts import point_scheme_code
from buur.melds import Utterance
from buur.play.codec import event_json
from buur.play.model.auction import Stake
from buur.play.model.deal import NO_SEAT, Deal, Trick
from buur.play.model.events import Bid, Dealt, Doubled, Event, Passed, Ruled
from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.play.queries.bids import stake_of
from buur.play.queries.checklist import row_points
from buur.play.queries.solo import rung_worth
from buur.play.queries.trick_sides import taking_sides
from buur.play.views import PublicView, redact
from buur.referee.at_table import article_at
from buur.scoring import STOECK
from buur.seats import Seat
from buur.server.wire import legal_actions, table_view
from buur.server.wire.encode_actions import card_codes, legal_fields
from buur.server.wire.rules import options_json
from buur.variants.model import Variant
from buur.variants.registry import PRESETS

_Struct = TypeVar("_Struct", bound=Struct)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableContext:
    """Parts of a table view that are the same for all seats, and not part of a view."""

    names: tuple[str, ...]
    kinds: tuple[table_view.PlayerKind, ...]
    rules: table_view.RulesView
    deals: tuple[table_view.DealView, ...]
    """The last counted deals."""
    fair: table_view.FairView
    hints: bool
    """Whether the table allows hints."""
    drawn: tuple[Card, ...] = ()
    """The cards drawn before the first deal, by seat."""
    training: bool = False
    """Whether acts may be taken back at this table."""
    board: table_view.BoardView | None = None
    """The board of a day that the table plays."""
    earlier: tuple[int, ...] = ()
    """The points of the deals before ``deals``, by line; empty for none."""
    takes_back: bool = False
    """Whether the seat may take back an act now."""


def encode_view(view: PublicView, context: TableContext, *, may_act: bool) -> table_view.TableView:
    """Return the table view of a seat or an onlooker.

    Args:
        view: the view of the seat, or of an onlooker.
        context: the parts that are the same for all seats.
        may_act: whether the view follows the last event of a step. Earlier views offer no acts,
            since these would come too late.
    """
    legal = legal_fields(view, hints=context.hints, takes_back=context.takes_back)
    return table_view.TableView(
        **public_fields(view, context),
        **own_fields(view),
        legal=legal_actions.LegalActions(**legal) if may_act else _NOTHING,
    )


def own_fields(view: PublicView) -> dict[str, Any]:
    """Return the fields of a table view that differ between seats, without the legal acts.

    Args:
        view: the view of the seat, or of an onlooker.
    """
    deal = view.state.deal or _NO_DEAL
    return {
        "seat": -1 if view.seat is None else view.seat,
        "predictions": deal.predictions,
        "widow": _widow(deal),
        "hand": card_codes(view.hand),
    }


def public_fields(view: PublicView, context: TableContext) -> dict[str, Any]:
    """Return the fields of a table view that are the same for every seat and for an onlooker.

    Args:
        view: the view of any seat, or of an onlooker.
        context: the parts that are not part of a view.
    """
    state = view.state
    deal = state.deal or _NO_DEAL
    taken, points = _deal_points(state)
    return {
        "names": context.names,
        "kinds": context.kinds,
        "rules": context.rules,
        "phase": state.phase,
        "turn": state.turn,
        "waiting": state.waiting,
        "deal": deal.number,
        "dealer": _seat(deal.dealer),
        "forehand": _seat(deal.forehand),
        "leader": _seat(deal.leader),
        "contract": None if deal.contract is None else deal.contract.code,
        "chooser": deal.chooser,
        "category": deal.category or None,
        "pushed": deal.is_pushed,
        "auction": _auction(state, deal),
        "multiplier": deal.multiplier,
        "turned": None if deal.turned is None else card_code(deal.turned),
        "aim": point_scheme_code(state.variant.play.values, deal.number),
        "married": tuple([(seat, card_codes(cards_in(cards))) for seat, cards in deal.married]),
        "sides": deal.sides,
        "answers": deal.answers,
        "took": deal.exchange.took,
        "robber": deal.exchange.robber,
        "declarer": deal.declarer,
        "partner": deal.partner,
        "called": card_codes(deal.called),
        "renounced": deal.renounced,
        "lines": tuple([state.line(seat) for seat in range(state.variant.seats)]),
        "targets": state.targets,
        "counts": view.counts or (0,) * state.variant.seats,
        "trick": _trick(state, deal),
        "last": _last(state, deal),
        "taken": taken,
        "points": points,
        "melds": _melds(view, deal),
        "stoeck": _stoeck(deal),
        "solder": _solder(deal),
        "claimer": deal.claimer,
        "berg": state.berg,
        "drawn": card_codes(context.drawn) if state.variant.deal.teams_drawn else [],
        "scores": state.running,
        "chalked": state.chalked,
        "counted": state.history[-1].deal if state.history else 0,
        "deals": context.deals,
        "earlier": context.earlier or (0,) * state.variant.lines,
        "sheet": _sheet(state),
        "result": _result(state),
        "fair": context.fair,
        "training": context.training,
        "board": context.board,
    }


def fields_of_card(state: State) -> dict[str, Any]:
    """Return the fields of `public_fields` that a plain card may change, see `is_plain_card`.

    Args:
        state: the state after the card, of which only the public part is read.
    """
    deal = state.current_deal
    return {
        "turn": state.turn,
        "waiting": state.waiting,
        "counts": tuple([hand.bit_count() for hand in deal.hands]),
        "trick": _trick(state, deal),
        "last": None,
    }


def _worth(rules: Variant, stake: Stake) -> int:
    """Return the points at stake for a bid."""
    return rung_worth(rules, stake) if rules.score.write == "worth" else stake.worth


def _auction(state: State, deal: Deal) -> table_view.AuctionView | None:
    auction, stake = deal.auction, stake_of(state)
    if auction is None:
        return None
    top = auction.top
    return table_view.AuctionView(
        calls=tuple(map(_call, auction.calls)),
        top=None if top is None else _call(top),
        factor=auction.factor,
        worth=0 if stake is None else _worth(state.variant, stake),
        made=stake is not None and stake.made,
    )


def _call(call: Bid | Passed | Doubled) -> table_view.CallView:
    match call:
        case Bid(seat, height, contract):
            named = None if contract is None else contract.code
            return table_view.CallView(seat, "bid", height, named)
        case Passed(seat):
            return table_view.CallView(seat, "pass")
        case Doubled(seat):
            return table_view.CallView(seat, "double")


def _from_attributes(kind: type[_Struct], source: object, **changed: object) -> _Struct:
    """Return a struct: fields in ``changed`` as given, the others from attributes of ``source``."""
    names = [name for name in kind.__struct_fields__ if name not in changed]
    return kind(**{name: getattr(source, name) for name in names}, **changed)


_NO_DEAL = Deal(number=0, dealer=NO_SEAT)


def _seat(seat: Seat) -> int | None:
    return None if seat == NO_SEAT else seat


def encode_rules(variant: Variant) -> table_view.RulesView:
    """Return a rule set as its name and the options that differ."""
    differences = variant.differences(PRESETS[variant.code].variant)
    partie, write = variant.partie, variant.score.write
    return table_view.RulesView(
        variant.code,
        options_json(differences),
        partie.target,
        write=write,
        finish=partie.finish,
        deals=partie.deals if partie.finish == "deals" else 0,
        lowest=partie.lowest_wins,
        chalk=variant.table.slate != "numeric" and write in ("points", "bid", "declarers"),
    )


def _laid(
    deal: Deal, number: int, leader: int, cards: tuple[Card, ...]
) -> tuple[table_view.PlayedCard, ...]:
    seats = deal.players_of(number, leader)
    return tuple([(card_code(card), seat) for card, seat in zip(cards, seats, strict=False)])


def _widow(deal: Deal) -> table_view.WidowView | None:
    widow = deal.widow
    if not widow.up and not widow.count:
        return None
    return table_view.WidowView(
        open=card_codes(cards_in(widow.up)),
        hidden=widow.count,
        taken=widow.taken,
        shown=card_codes(cards_in(widow.down)),
        laid=card_codes(cards_in(widow.laid)),
    )


def _trick(state: State, deal: Deal) -> table_view.TrickView | None:
    if deal.contract is None or (deal.turn == NO_SEAT and not deal.lying):
        return None
    return table_view.TrickView(
        no=len(deal.tricks) + 1,
        leader=deal.leader,
        cards=_laid(deal, len(deal.tricks) + 1, deal.leader, deal.lying),
        winning=deal.best_seat if deal.lying else None,
    )


def _last(state: State, deal: Deal) -> table_view.LastTrick | None:
    """Return the last trick if it may be seen: while no card is on the table (§9.1)."""
    if not deal.tricks or deal.lying or not state.variant.play.last_trick_view:
        return None
    return _last_trick(deal, deal.tricks[-1])


def _last_trick(deal: Deal, trick: Trick) -> table_view.LastTrick:
    return table_view.LastTrick(
        no=len(deal.tricks),
        leader=trick.leader,
        cards=_laid(deal, len(deal.tricks), trick.leader, trick.cards),
        winner=trick.winner,
        points=trick.points,
    )


def _deal_points(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return tricks and card points of each side in this deal, or the last one of the partie."""
    if state.result is not None and state.history:
        score = state.history[-1]
        cards = zip(score.cards, score.last_trick, strict=True)
        return score.tricks, tuple(map(sum, cards))
    taken = [0] * state.variant.sides
    for side in () if state.deal is None else taking_sides(state):
        taken[side] += 1
    return tuple(taken), state.card_points


def _melds(view: PublicView, deal: Deal) -> table_view.MeldsView:
    points = [0] * view.state.variant.sides
    for meld in view.described:
        points[view.state.team(meld.seat)] += meld.points
    teams = deal.meld_teams or ()
    return table_view.MeldsView(
        said=encode_utterances(deal.said),
        winner=teams[0] if len(teams) == 1 else None,
        described=tuple(
            _from_attributes(
                table_view.DescribedMeld,
                meld,
                top=RANKS[meld.top],
                suit=None if meld.suit is None else SUITS[meld.suit],
            )
            for meld in view.described
        ),
        shown=tuple(
            table_view.ShownMeld(meld.seat, card_codes(cards_in(meld.cards)), meld.points)
            for meld in view.described
            if meld.cards is not None
        ),
        points=tuple(points),
        wrong=tuple(
            table_view.ShownMeld(seat, card_codes(cards_in(meld.cards)), meld.points)
            for seat, meld in deal.false_melds
        ),
    )


def encode_utterances(utterances: tuple[Utterance, ...]) -> tuple[table_view.UtteranceView, ...]:
    """Return utterances about melds as structs."""
    return tuple([_utterance(one) for one in utterances])


@lru_cache(maxsize=1024)
def _utterance(one: Utterance) -> table_view.UtteranceView:
    detail = one.detail
    match one.stage:
        case "value" if isinstance(detail, int):
            return table_view.UtteranceView(one.seat, one.stage, value=detail)
        case "count" if isinstance(detail, int):
            return table_view.UtteranceView(one.seat, one.stage, count=detail)
        case "top" if isinstance(detail, int):
            return table_view.UtteranceView(one.seat, one.stage, rank=RANKS[detail])
        case "shape":
            return table_view.UtteranceView(one.seat, one.stage, shape=str(detail))
        case "trump":
            return table_view.UtteranceView(one.seat, one.stage, trump=bool(detail))
        case _:
            return table_view.UtteranceView(one.seat, one.stage)


def _stoeck(deal: Deal) -> tuple[table_view.StoeckView, ...]:
    called = deal.stoeck_called
    return () if called is None else (table_view.StoeckView(called, STOECK),)


def _solder(deal: Deal) -> table_view.SolderView | None:
    solder = deal.solder
    if solder is None:
        return None
    return table_view.SolderView(
        solder.seat, solder.valid, tuple([card_codes(cards_in(hand)) for hand in solder.hands])
    )


def encode_deal(score: DealScore) -> table_view.DealView:
    """Return the score of a deal as a struct."""
    stake = score.stake
    return _from_attributes(
        table_view.DealView,
        score,
        contract=None if score.contract is None else score.contract.code,
        category=score.category or None,
        account=tuple(
            [_from_attributes(table_view.AccountLineView, line) for line in score.account]
        ),
        stake=None if stake is None else _from_attributes(table_view.StakeView, stake),
    )


def _sheet(state: State) -> tuple[table_view.RowView, ...]:
    """Return the checklist rows with the scores of each line."""
    if not state.variant.checklist.rows:
        return ()
    lines, written = range(state.variant.lines), row_points(state)
    return tuple(
        table_view.RowView(
            row.number,
            row.key,
            row.factor,
            tuple(written.get((line, row.number)) for line in lines),
        )
        for row in state.variant.checklist.rows
    )


def _result(state: State) -> table_view.ResultView | None:
    result = state.result
    if result is None:
        return None
    reached = tuple(table_view.ReachedView(*astuple(one)) for one in result.reached)
    return _from_attributes(table_view.ResultView, result, rubicon=result.short, reached=reached)


_NOTHING = legal_actions.LegalActions()


def visible_card_count(state: State) -> int:
    """Return how many of the last cards of this deal may be seen (§9.1)."""
    deal = state.deal
    if deal is None or state.phase not in ("play", "declare", "claim", "count"):
        return PACK_SIZE
    return len(deal.lying) or deal.at_play * (_last(state, deal) is not None)


def encode_event(
    event: Event,
    utterances: tuple[Utterance, ...],
    seat: Seat | None,
    *,
    rules: Variant | None = None,
    covered: bool = False,
) -> dict[str, object]:
    """Return an event as a seat may see it, with the utterances about melds that it caused.

    Args:
        event: the event to encode.
        utterances: the utterances about melds that the event caused.
        seat: the seat that receives it; None for an onlooker.
        rules: the rules of the table, which determine the article behind a ruling.
        covered: whether the event plays a card that may not be seen again; then the card is null.
    """
    found: dict[str, object] = dict(event_json(redact(event, seat)))
    if isinstance(event, Dealt):
        found["counts"] = [0 if hand is None else hand.bit_count() for hand in event.hands]
    if isinstance(event, Ruled) and rules is not None:
        article = article_at(rules, event)
        found |= {"effect": article.effect, "clause": article.clause}
    if covered:
        found["card"] = None
    if utterances:
        found["said"] = encode_utterances(utterances)
    return found
