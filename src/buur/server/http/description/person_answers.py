"""Types of the answers about persons: friends, devices, keys, statistics."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from buur.server.http.description.answers import Count, Day, SeatNumber
from buur.server.wire.avatars import Avatar


class Person(TypedDict):
    """A person, by her public id."""

    id: str
    name: str
    avatar: Avatar | None


class Friend(Person):
    """A friend."""

    since: Day


class Device(TypedDict):
    """A device of a person."""

    id: str
    label: str
    created: Day
    used: Day
    here: bool


class Me(TypedDict):
    """What a person knows of herself."""

    person: Person | None
    listed: bool
    devices: list[Device]
    friends: list[Friend]
    asking: list[Person]
    asked: NotRequired[list[Person]]


class Met(TypedDict):
    """Somebody with whom a person sat."""

    table: str
    seat: SeatNumber
    name: str
    asked: bool


class FriendsAnswer(TypedDict):
    """Friends, requests and people whom one met."""

    friends: list[Friend]
    asking: list[Person]
    met: list[Met]


class FriendLink(TypedDict):
    """A link that makes friends."""

    link: str
    days: Count


class ClosedLink(TypedDict):
    """A link that is closed."""

    link: None


class LinkMaker(TypedDict):
    """Who made a link."""

    name: str
    avatar: Avatar | None


class NewFriend(TypedDict):
    """The friend whom a link has made."""

    friend: Person


class Passkey(TypedDict):
    """A passkey of a person."""

    id: str
    label: str
    created: Day
    used: Day


class Offers(TypedDict):
    """The keys that a server offers."""

    passkey: bool
    mail: bool


class Keys(TypedDict):
    """The keys of a person."""

    kept: bool
    passkeys: list[Passkey]
    addresses: list[str]
    offers: Offers


class LetterSent(TypedDict):
    """A link is on its way."""

    minutes: Count


class Nobody(TypedDict):
    """The browser is nobody's any more."""

    person: None


class RulesFigures(TypedDict):
    """Figures in the parties of a rule set."""

    rules: str
    played: Count
    won: Count
    deals: Count
    matches: Count
    counted: Count
    points: int | None


class ContractFigures(TypedDict):
    """Figures of a contract."""

    contract: str
    times: Count
    made: Count


class PartnerFigures(TypedDict):
    """Figures with a partner."""

    name: str
    bot: str | None
    friend: str | None
    played: Count
    won: Count


class StatisticsAnswer(TypedDict):
    """Points, contracts and partners over all parties."""

    rules: list[RulesFigures]
    contracts: list[ContractFigures]
    partners: list[PartnerFigures]


class Deletion(TypedDict):
    """What a deletion would delete."""

    confirm: str
    seconds: Count
    parties: Count
    friends: Count
