"""Seat of a duel whose bot is connected to a table of the Jass Challenge (Zühlke)."""

from __future__ import annotations

from buur.arena.failures import BotFailure, InvalidAnswer
from buur.arena.zuehlke_table import ChallengeConnection, Session, ZuehlkeTable
from buur.cards import Card, cards_in
from buur.contracts import TRICKS
from buur.notation.foreign import ForeignError, is_askable, zuehlke
from buur.play.model.deal import NO_SEAT, Deal
from buur.play.model.events import Act, Played
from buur.play.views import View

_SCHIEBER = (0, 1, 0, 1)


class ZuehlkeBot:
    """A seat's bot that sends a bot of the Challenge the messages of its seat, and asks it.

    The messages are derived from the seat's view. The seats of the duel are rotated so that the
    forehand is at the seat where the Challenge expects it.
    """

    def __init__(self, table: ZuehlkeTable) -> None:
        self.name = table.name
        self._table = table
        self._partie = table.next_partie()
        self._messages: _DealMessages | None = None
        table.wait()

    def choose(self, view: View) -> Act:
        """Return the bot's act for a view whose seat is on turn."""
        if view.state.phase == "declare":
            return next(iter(view.legal))  # the protocol does not know melds
        if not is_askable(view):
            raise BotFailure("other-game", self.name, view.state.variant.code)
        messages, deal = self._follow(view), view.deal
        if messages is None:
            raise BotFailure("other-game", self.name, view.state.variant.code)
        is_card = view.state.phase == "play"
        kind = "REQUEST_CARD" if is_card else "REQUEST_TRUMPF"
        data: object = zuehlke.cards_json(deal.lying) if is_card else deal.pushes > 0
        answer = messages.connection.ask(kind, data, self._table.timeout)
        try:
            act = zuehlke.read_act(answer, view)
        except ForeignError as error:
            messages.connection.send("BAD_MESSAGE", str(error))
            raise InvalidAnswer(str(error)) from error
        if act not in view.legal:
            _refuse(messages.connection, act)
        return act

    def interject(self, view: View) -> Act | None:
        """Return None, and send the bot the messages since the last call."""
        self._follow(view)
        return None

    def _follow(self, view: View) -> _DealMessages | None:
        """Send the bot all new messages, if it knows the game."""
        deal, seat = view.deal, view.seat
        if view.state.variant.teams != _SCHIEBER:
            return None
        if deal.forehand == NO_SEAT or not (deal.hands[seat] or deal.tricks):
            return None
        if self._messages is None or self._messages.number != deal.number:
            theirs = (deal.forehand - seat) % 2 == 0
            session, first = self._table.deal(self._partie, deal.number, theirs)
            self._messages = _DealMessages(session, deal.number, (first - deal.forehand) % 4, seat)
        self._messages.send_new(deal)
        return self._messages


def _refuse(connection: ChallengeConnection, act: Act) -> None:
    """Tell a bot that the rules refuse its act; it is not asked again."""
    if isinstance(act, Played):
        connection.send("REJECT_CARD", zuehlke.card_json(act.card))
    else:
        contract = getattr(act, "contract", None)
        connection.send("REJECT_TRUMPF", zuehlke.contract_json(contract))


class _DealMessages:
    """Sends a bot the messages of a deal, each once."""

    def __init__(self, session: Session, number: int, turned: int, seat: int) -> None:
        self.number = number
        self.connection = session.connections[(seat + turned) % 4]
        self._session = session
        self._turned = turned
        """Offset from a seat of the duel to the seat of the session."""
        self._seat = seat
        self._has_cards = self._knows_push = self._knows_contract = False
        self._cards = 0

    def send_new(self, deal: Deal) -> None:
        """Send the messages of the events since the last call."""
        if not self._has_cards:
            self._has_cards = True
            self.connection.send("DEAL_CARDS", zuehlke.cards_json(self._dealt(deal)))
        if deal.pushes and not self._knows_push:
            self._knows_push = True
            self.connection.send("BROADCAST_TRUMPF", zuehlke.contract_json(None))
        if deal.contract is None:
            return
        if not self._knows_contract:
            self._knows_contract = True
            self.connection.send("BROADCAST_TRUMPF", zuehlke.contract_json(deal.contract))
        played = 4 * len(deal.tricks) + len(deal.lying)
        for count in range(self._cards, played):
            self._send_card(deal, count)
        self._cards = played

    def _dealt(self, deal: Deal) -> list[Card]:
        """Return the cards that the seat was dealt."""
        played = [
            card
            for leader, cards in [
                *((trick.leader, trick.cards) for trick in deal.tricks),
                (deal.leader, deal.lying),
            ]
            for turn, card in enumerate(cards)
            if (leader + turn) % 4 == self._seat
        ]
        return sorted([*cards_in(deal.hands[self._seat]), *played])

    def _send_card(self, deal: Deal, count: int) -> None:
        number, turn = divmod(count, 4)
        cards = deal.tricks[number].cards if number < len(deal.tricks) else deal.lying
        self.connection.send("PLAYED_CARDS", zuehlke.cards_json(cards[: turn + 1]))
        if turn == 3:
            self._send_trick(deal, number)

    def _send_trick(self, deal: Deal, number: int) -> None:
        if deal.contract is None:
            return
        trick = deal.tricks[number]
        winner = (trick.winner + self._turned) % 4
        tricks = [((one.winner + self._turned) % 2, one.cards) for one in deal.tricks[: number + 1]]
        points = zuehlke.points_of(deal.contract, tricks)
        teams = self._session.teams(winner % 2, points)
        cards = {"playedCards": zuehlke.cards_json(trick.cards), "teams": teams}
        self.connection.send("BROADCAST_STICH", {**self._session.player(winner), **cards})
        if number + 1 == TRICKS:
            self.connection.send("BROADCAST_GAME_FINISHED", teams)
