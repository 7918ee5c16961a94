"""Client of a server of the Jass Challenge (Zühlke), for a bot of Buur."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import connect

from buur.arena.failures import BotFailure
from buur.bots import Bot
from buur.cards import Card, CardSet, mask_of
from buur.contracts import Contract, compile_contract
from buur.notation.foreign import ForeignError, PartialDeal, view_of_deal, zuehlke
from buur.notation.foreign.hslu_replay import RULES
from buur.play.model.events import Act, Played
from buur.rules.tricks import winner
from buur.seats import Seat, left_of

CONNECTING: Final = 10.0
"""Time limit for connecting to a server, in seconds."""
LONGEST: Final = 1 << 20
"""Largest number of bytes of a message."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Session and team that a bot asks for."""

    session: str | None = None
    """Name of the session; None for any session with a free seat."""
    team: int | None = None
    """Number of the team, 0 or 1; None for either."""
    tournament: bool = False

    @property
    def data(self) -> dict[str, object]:
        """Data of the message to the server."""
        found: dict[str, object] = {
            "sessionChoice": "AUTOJOIN" if self.session is None else "JOIN_EXISTING",
            "sessionType": "TOURNAMENT" if self.tournament else "SINGLE_GAME",
        }
        if self.session is not None:
            found["sessionName"] = self.session
        if self.team is not None:
            found["chosenTeamIndex"] = self.team
        return found


@dataclass(slots=True)
class _Deal:
    """State of a deal by the server's messages."""

    hand: CardSet
    forehand: Seat
    is_pushed: bool = False
    contract: Contract | None = None
    tricks: list[tuple[Seat, list[Card]]] = field(default_factory=list)
    """Leader and cards of each trick, the open one last."""
    refused: set[Act] = field(default_factory=set)
    """Acts that the server refused."""

    def played(self) -> list[tuple[Seat, Card]]:
        """Return the cards played with their seats."""
        return [
            (Seat((leader + turn) % 4), card)
            for leader, cards in self.tricks
            for turn, card in enumerate(cards)
        ]

    def lay(self, cards: list[Card]) -> None:
        """Record the cards of the open trick."""
        if len(cards) == 1 or not self.tricks:
            self.tricks.append((self._leader(), cards))
        else:
            self.tricks[-1] = self.tricks[-1][0], cards

    def _leader(self) -> Seat:
        if not self.tricks or self.contract is None:
            return self.forehand
        leader, cards = self.tricks[-1]
        tables = compile_contract(self.contract, RULES)[len(self.tricks) - 1]
        return Seat((leader + winner(tables, cards)) % 4)


class ZuehlkePlayer:
    """Answers a server's messages with a bot's acts; it keeps the state that questions leave out.

    Args:
        name: the name of the player.
        bot: the bot that chooses the acts.
        choice: the session and the team to ask for.
    """

    def __init__(self, name: str, bot: Bot, choice: Choice) -> None:
        self.name = name
        self._bot = bot
        self._choice = choice
        self._id: object = None
        self._seat = Seat(0)
        self._deals = 0
        self._deal: _Deal | None = None
        self._hearing: dict[str, Callable[[object], None]] = {
            "BROADCAST_SESSION_JOINED": self._joined,
            "SESSION_JOINED": self._joined,
            "BROADCAST_TEAMS": self._seated,
            "DEAL_CARDS": self._dealt,
            "BROADCAST_TRUMPF": self._named,
            "PLAYED_CARDS": self._laid,
            "REJECT_CARD": self._refused,
            "BROADCAST_WINNER_TEAM": self._over,
        }

    def hear(self, text: str | bytes) -> str | None:
        """Process a message, and return the answer if it is a question, else None.

        Raises:
            ForeignError: the message cannot be read, or contradicts earlier messages.
        """
        kind, data = zuehlke.read_message(text)
        found = self._answer(kind, data)
        if found is None and kind in self._hearing:
            self._hearing[kind](data)
        return None if found is None else json.dumps(found)

    def _answer(self, kind: str, data: object) -> dict[str, object] | None:
        match kind:
            case "REQUEST_PLAYER_NAME":
                return zuehlke.message("CHOOSE_PLAYER_NAME", self.name)
            case "REQUEST_SESSION_CHOICE":
                return zuehlke.message("CHOOSE_SESSION", self._choice.data)
            case "REQUEST_TRUMPF":
                deal = self._present()
                deal.is_pushed = data is True
                deal.forehand = Seat((self._seat + 2 * deal.is_pushed) % 4)
                return zuehlke.act_message(self._act(deal))
            case "REQUEST_CARD":
                return zuehlke.act_message(self._act(self._present()))
            case _:
                return None

    def _act(self, deal: _Deal) -> Act:
        """Return the bot's act; after a refusal any other legal act."""
        played = deal.played()
        own = mask_of(card for who, card in played if who == self._seat)
        seen = view_of_deal(
            PartialDeal(
                seat=self._seat,
                hand=CardSet(deal.hand & ~own),
                dealer=left_of(deal.forehand),
                is_pushed=deal.is_pushed,
                contract=deal.contract,
                played=played,
            )
        )
        act = self._bot.choose(seen)
        if act not in deal.refused:
            return act
        return next((other for other in seen.legal if other not in deal.refused), act)

    def _present(self) -> _Deal:
        if self._deal is None:
            raise ForeignError("missing", field="DEAL_CARDS")
        return self._deal

    def _joined(self, data: object) -> None:
        """Record the own seat: the first player that the server reports as joined is this one."""
        player = data.get("player") if isinstance(data, dict) else None
        if self._id is None and isinstance(player, dict):
            self._id = player.get("id")
            self._sit(player)

    def _sit(self, player: dict[object, object]) -> None:
        seat = player.get("seatId", player.get("id"))
        if type(seat) is int and seat in range(4):
            self._seat = Seat(seat)

    def _seated(self, data: object) -> None:
        """Begin a game."""
        self._deals, self._deal = 0, None
        for team in data if isinstance(data, list) else ():
            for player in team.get("players", ()) if isinstance(team, dict) else ():
                if isinstance(player, dict) and player.get("id") == self._id:
                    self._sit(player)

    def _dealt(self, data: object) -> None:
        cards = zuehlke.read_cards(data)
        self._deal = _Deal(mask_of(cards), Seat(self._deals % 4))
        self._deals += 1

    def _named(self, data: object) -> None:
        deal, contract = self._present(), zuehlke.read_contract(data)
        deal.contract = contract
        deal.is_pushed = deal.is_pushed or contract is None
        deal.refused.clear()

    def _laid(self, data: object) -> None:
        deal = self._present()
        deal.lay(zuehlke.read_cards(data))
        deal.refused.clear()

    def _refused(self, data: object) -> None:
        card = zuehlke.read_card(data)
        self._present().refused.add(Played(self._seat, card))

    def _over(self, data: object) -> None:
        self._id = self._deal = None

    def play(self, url: str) -> None:
        """Play until the server closes the connection.

        Raises:
            BotFailure: there is no server, or its messages cannot be read.
        """
        try:
            with connect(url, open_timeout=CONNECTING, max_size=LONGEST, proxy=None) as connection:
                for text in connection:
                    answer = self.hear(text)
                    if answer is not None:
                        connection.send(answer)
        except ConnectionClosed:
            return
        except (OSError, InvalidURI, InvalidHandshake, TimeoutError) as error:
            raise BotFailure("no-server", self.name, f"{url}: {error}") from error
        except ForeignError as error:
            raise BotFailure("bad-server", self.name, str(error)) from error
