"""Every operation below ``/api``: its body, its answers by status, and the errors it may give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from msgspec import Meta

from buur.server.http import (
    api,
    boards,
    clubs,
    friends,
    galleries,
    games,
    keys,
    lobby,
    people,
    personal_data,
    qr_codes,
    replays,
    series,
)
from buur.server.http.description import answers, club_answers, person_answers
from buur.server.http.readiness import Readiness
from buur.server.storage.board_store import RankedBy
from buur.server.wire.card_order import CardOrder


@dataclass(frozen=True, slots=True)
class File:
    """An answer that is no JSON of a known type.

    Args:
        media_types: its media types.
    """

    media_types: tuple[str, ...]


JASS: Final = "text/plain; charset=utf-8"
JSON_LINES: Final = "application/x-ndjson"
FirstDeal = Annotated[int, Meta(ge=1, le=999_999_999)]


@dataclass(frozen=True, slots=True)
class Operation:
    """A request that the server answers.

    Args:
        method: the method of HTTP.
        path: the address, with parameters in braces.
        endpoint: the method that answers it.
        answers: the type of each answer, by status; a tuple has the types of which it is one.
        body: the type of its body; None without one.
        errors: statuses of its errors, beside those of every operation.
        query: the types of the parameters after the question mark.
    """

    method: str
    path: str
    endpoint: Callable[..., Any]
    answers: Mapping[int, Any]
    body: Any = None
    errors: tuple[int, ...] = ()
    query: Mapping[str, Any] = field(default_factory=dict)

    @property
    def statuses(self) -> frozenset[int]:
        """Every status that the operation may answer with."""
        of_body = BODY_ERRORS if self.body is not None else ()
        return frozenset((*self.answers, *self.errors, *COMMON_ERRORS, *of_body))


COMMON_ERRORS: Final = (400, 403, 408, 414, 421, 429, 431, 500, 503)
"""Statuses of errors that every operation may give."""
BODY_ERRORS: Final = (413, 415, 422)
"""Statuses of errors of every operation with a body."""


def operations() -> tuple[Operation, ...]:
    """Return every operation, in the order of the routes."""
    return (*_of_rules(), *_of_tables(), *_of_games(), *_of_people(), *_of_keys(), *_of_others())


def _of_rules() -> Iterator[Operation]:
    own, text = api.Api, answers.RulesText
    yield Operation("GET", "/api/health", own.health, {200: answers.Health, 503: answers.Health})
    ready = {200: answers.Ready, 503: answers.Ready}
    yield Operation("GET", "/api/ready", Readiness.answer, ready)
    yield Operation("GET", "/api/rules", own.rules, {200: answers.Catalogue})
    yield Operation("POST", "/api/explain", own.explain, {200: text}, api.RulesRequest)
    yield Operation(
        "POST", "/api/card-order", own.card_order, {200: CardOrder}, api.CardOrderRequest
    )
    answer = {200: answers.SeriesAnswer}
    yield Operation("POST", "/api/series", own.series, answer, series.SeriesRequest)
    yield Operation(
        "POST",
        "/api/qr",
        qr_codes.QrCodesApi.make,
        {200: answers.QrCode},
        qr_codes.QrCodeRequest,
    )


def _of_tables() -> Iterator[Operation]:
    own, friend = api.Api, friends.FriendsApi
    made = {201: answers.NewTableAnswer}
    yield Operation("POST", "/api/tables", own.create, made, api.NewTable)
    yield Operation("POST", "/api/tables/mine", own.mine, {200: answers.Tables}, api.MyTables)
    page = {200: answers.DealsPage}
    yield Operation("POST", "/api/tables/deals", own.deals, page, api.PastDealsRequest, (404,))
    invited = {200: answers.Invitation}
    yield Operation(
        *("POST", "/api/tables/invitation", friend.invitation),
        invited,
        friends.InvitationRequest,
        (404,),
    )
    errors = (404, 409, 410)
    ticket = {200: answers.Ticket}
    yield Operation("POST", "/api/tables/join", friend.join, ticket, friends.JoinRequest, errors)
    yield Operation("POST", "/api/tables/next", friend.next, ticket, friends.NextRequest, errors)
    watching = {200: answers.WatchAnswer}
    yield Operation(
        *("POST", "/api/tables/watch", galleries.GalleryApi.watch),
        watching,
        galleries.WatchRequest,
        (404, 410),
    )
    yield Operation("POST", "/api/lobby/sit", lobby.LobbyApi.sit, ticket, lobby.SitRequest, errors)
    entry = {200: answers.LobbyEntry}
    yield Operation(
        "POST", "/api/lobby/enter", lobby.LobbyApi.enter, entry, lobby.EnterRequest, (404, 409)
    )
    pair = {200: answers.Pair}
    yield Operation("POST", "/api/lobby/pair", lobby.LobbyApi.pair, pair, lobby.PairRequest, (404,))
    ratings = {200: answers.Ratings}
    yield Operation("POST", "/api/ratings", lobby.LobbyApi.ratings, ratings, lobby.RatingsRequest)
    found = {200: answers.PoolRanking}
    yield Operation("GET", "/api/ranking/{rules}", lobby.LobbyApi.ranking, found, errors=(404,))


def _of_games() -> Iterator[Operation]:
    own, shared = games.GamesApi, replays.ReplaysApi
    path = "/api/games/{table}"
    yield Operation("POST", "/api/games", own.mine, {200: answers.Games}, games.GamesRequest)
    yield Operation("DELETE", "/api/games", own.remove_all, {200: answers.AllRemoved})
    page, steps = {200: answers.GamePage}, {200: answers.Steps}
    query = {"from": FirstDeal}
    yield Operation("GET", path, own.game, page, errors=(404, 422), query=query)
    yield Operation("DELETE", path, own.remove, {200: answers.Removed}, errors=(404, 409))
    yield Operation("GET", path + "/deals/{deal}", own.steps, steps, errors=(404,))
    for ending, media_type in (("jass", JASS), ("jsonl", JSON_LINES)):
        file = {200: File((media_type,))}
        yield Operation("GET", f"{path}/record.{ending}", own.record, file, errors=(404,))
    link, unlink = {200: answers.ReplayLink}, {200: answers.Removed}
    yield Operation("POST", path + "/link", shared.link, link, errors=(404, 409))
    yield Operation("DELETE", path + "/link", shared.unlink, unlink, errors=(404,))
    at, errors = "/api/replays", (403, 404, 409)
    yield Operation("POST", at, shared.game, page, replays.SharedGameRequest, errors)
    yield Operation("POST", f"{at}/deal", shared.steps, steps, replays.SharedDealRequest, errors)
    record = {200: File((JASS, JSON_LINES))}
    wanted = replays.SharedRecordRequest
    yield Operation("POST", f"{at}/record", shared.record, record, wanted, errors)


def _of_people() -> Iterator[Operation]:
    own, data = people.PeopleApi, personal_data.PersonalDataApi
    me, list_of_friends = {200: person_answers.Me}, {200: person_answers.FriendsAnswer}
    yield Operation("GET", "/api/me", own.me, me)
    yield Operation("POST", "/api/me", own.change, me, people.LooksRequest, (404,))
    deleted = {200: person_answers.Nobody}
    wanted = personal_data.DeletionRequest
    yield Operation("DELETE", "/api/me", data.delete, deleted, wanted, (404, 409))
    at = "/api/me/friends"
    yield Operation("GET", at, own.friends, list_of_friends)
    errors = (404, 409)
    yield Operation("POST", f"{at}/ask", own.ask, list_of_friends, people.AskRequest, errors)
    answer = people.AnswerRequest
    yield Operation("POST", f"{at}/answer", own.answer, list_of_friends, answer, errors)
    yield Operation(
        "POST", f"{at}/link", own.new_link, {201: person_answers.FriendLink}, errors=(404,)
    )
    closed = {200: person_answers.ClosedLink}
    yield Operation("DELETE", f"{at}/link", own.close_link, closed, errors=(404,))
    maker, made = {200: person_answers.LinkMaker}, {200: person_answers.NewFriend}
    yield Operation("POST", f"{at}/look", own.look_at_link, maker, people.LinkRequest, (404,))
    yield Operation("POST", f"{at}/follow", own.follow_link, made, people.FollowRequest, errors)
    yield Operation("DELETE", at + "/{person}", own.unfriend, list_of_friends, errors=(404,))
    figures = {200: person_answers.StatisticsAnswer}
    yield Operation("GET", "/api/me/statistics", data.statistics, figures)
    exported = {200: dict[str, Any]}
    yield Operation("GET", "/api/me/export.json", data.export, exported, errors=(404,))
    prepared = {200: person_answers.Deletion}
    yield Operation("POST", "/api/me/deletion", data.prepare, prepared, errors=(404,))


def _of_keys() -> Iterator[Operation]:
    own, found = keys.KeysApi, {200: person_answers.Keys}
    yield Operation("GET", "/api/me/keys", own.keys, found)
    sent = {202: person_answers.LetterSent}
    yield Operation("POST", "/api/me/mail", own.send_link, sent, keys.MailRequest, (404,))
    errors = (404, 409)
    at = "/api/me/mail"
    yield Operation("POST", f"{at}/follow", own.follow_link, found, keys.MailLinkRequest, errors)
    yield Operation("DELETE", at + "/{address}", own.remove_address, found, errors=errors)
    at, options = "/api/me/passkeys", {200: dict[str, Any]}
    yield Operation("POST", f"{at}/new", own.new_passkey, options, errors=(404,))
    added = {201: person_answers.Keys}
    yield Operation("POST", at, own.add_passkey, added, keys.PasskeyRequest, errors)
    yield Operation("DELETE", at + "/{key}", own.remove_passkey, found, errors=errors)
    at = "/api/me/sign-in"
    yield Operation("POST", f"{at}/challenge", own.challenge, options, errors=(404,))
    yield Operation("POST", at, own.sign_in, found, keys.PasskeyRequest, (404,))
    path = "/api/me/devices/{device}"
    yield Operation("DELETE", path, own.remove_device, found, errors=errors)
    gone = {200: person_answers.Nobody}
    yield Operation("POST", "/api/me/sign-out", own.sign_out, gone, keys.SignOutRequest, errors)


def _of_others() -> Iterator[Operation]:
    own, day = boards.BoardsApi, {200: club_answers.BoardsOfDay}
    at = "/api/boards"
    yield Operation("GET", at, own.today, day)
    ticket = {200: answers.Ticket, 201: answers.Ticket}
    yield Operation("POST", f"{at}/play", own.play, ticket, boards.PlayRequest, (409, 410))
    month, query = {200: club_answers.BoardsOfMonth}, {"by": RankedBy}
    errors = (404, 422)
    yield Operation("GET", at + "/months/{month}", own.month, month, errors=(422,), query=query)
    yield Operation("GET", at + "/{day}", own.day, day, errors=errors)
    plays = {200: club_answers.BoardPlays}
    yield Operation("GET", at + "/{day}/{number}", own.board, plays, errors=(403, *errors))
    club, at = clubs.ClubsApi, "/api/clubs"
    yield Operation("GET", at, club.mine, {200: club_answers.Clubs})
    made = {201: club_answers.NewClubAnswer}
    yield Operation("POST", at, club.create, made, clubs.NewClub, (409,))
    invited = {200: club_answers.ClubInvitation}
    wanted = clubs.InvitationRequest
    yield Operation("POST", f"{at}/invitation", club.invitation, invited, wanted, (404, 409))
    yield Operation("GET", at + "/{club}", club.club, {200: club_answers.ClubAnswer}, errors=(404,))
    done = {200: (club_answers.ClubAnswer, club_answers.ClubLeft)}
    yield Operation("POST", at + "/{club}", club.do, done, clubs.Command, (404, 409, 410))
