/**
 * Entry module of the second script: dialogs and pages that the first cards do not need.
 */

import { keyPressed } from "./browser/keyboard.js";
import { watchUnsent } from "./browser/act_delay.js";
import { followInvitation } from "./browser/invitation_watch.js";
import { followLobby } from "./browser/lobby_watch.js";
import { heldBack } from "./model/unsent.js";
import { loadExplanation, loadRulesPage } from "./net/explanations.js";
import { loadInvited, takeOwnSeat } from "./net/friend_tables.js";
import { keepLinks } from "./net/invitations.js";
import { loadClub } from "./net/clubs.js";
import { loadBoards } from "./net/boards.js";
import { loadGame, loadUnfinished } from "./net/games.js";
import { loadLobby } from "./net/lobby.js";
import { loadRanking } from "./net/ranking.js";
import { loadFriendLink, loadKeep, loadPerson } from "./net/people.js";
import { loadEarlierDeals } from "./net/earlier_deals.js";
import { restoreDeal } from "./net/past_deals.js";
import { makeTable } from "./net/new_table.js";
import { makeSeriesTable } from "./net/series.js";
import { beginLesson, loadCourse, takeLesson } from "./model/course.js";
import { hear } from "./model/messages.js";
import { lessonTable } from "./model/first_visit.js";
import { friendsWords } from "./text/friends.js";
import { hintWords } from "./text/hints.js";
import { lessonWords } from "./text/lessons.js";
import { lobbyWords } from "./text/lobby.js";
import { tapWords } from "./text/tap_prompt.js";
import { lacksOrder } from "./model/card_order.js";
import { cardOrderDialog, trickWorth } from "./views/card_order.js";
import { lessonBubble, withLesson } from "./views/lesson.js";
import { withPlayed } from "./model/game_choice.js";
import { plateParts } from "./views/plates.js";
import { qrDialog } from "./views/qr.js";
import { seatDialog } from "./views/seat_dialog.js";
import { seatSentence, seatWords } from "./text/seat_news.js";
import { arrangeNext, presentOnce } from "./net/arrange.js";
import { keepLooks } from "./net/own_looks.js";
import { leadToRematch } from "./net/rematch.js";
import { warnInTime } from "./browser/turn_warning.js";
import { stageDialog } from "./views/stage_dialogs.js";
import { hintNote, withHint } from "./views/hint_note.js";
import { helpDialog } from "./views/help_dialog.js";
import { settingsDialog } from "./views/menu_dialogs.js";
import { claimLink } from "./views/false_meld_dialog.js";
import { refusedTable, unknown } from "./views/pages/dead_ends.js";
import { friends } from "./views/pages/friends.js";
import { club } from "./views/pages/club.js";
import { boards } from "./views/pages/boards.js";
import { game } from "./views/pages/game.js";
import { gathering } from "./views/pages/gathering.js";
import { watch } from "./views/pages/watch.js";
import { followWatch } from "./browser/watching.js";
import { loadWatch } from "./net/watching.js";
import { keepWatchLink } from "./net/watch_links.js";
import { findEvening } from "./net/evening_tables.js";
import { watchSayings } from "./browser/saying_timers.js";
import { talkWords } from "./text/talk.js";
import { saying, talkButton, talkDialog } from "./views/talk.js";
import { home } from "./views/pages/home.js";
import { account } from "./views/pages/account.js";
import { lobby } from "./views/pages/lobby.js";
import { join } from "./views/pages/join.js";
import { me } from "./views/pages/me.js";
import { myFriends } from "./views/pages/my_friends.js";
import { friendLink, keep } from "./views/pages/person_links.js";
import { privacy } from "./views/pages/privacy.js";
import { ranking } from "./views/pages/ranking.js";
import { rules } from "./views/pages/rules.js";
import { wordsPage } from "./views/pages/words.js";
import { refereeDialog } from "./views/referee_dialog.js";
import { rulesDialog } from "./views/rules_dialog.js";
import { endDialog } from "./views/end_dialog.js";
import { eventLog, logDialog } from "./views/event_log.js";
import { fairDialog } from "./views/fair_dialog.js";
import { gamesDialog } from "./views/games_dialog.js";
import { slateDialog, summaryDialog } from "./views/score_dialogs.js";
import { seriesDialog } from "./views/series_dialog.js";
import { tableChips } from "./views/table_chips.js";
import { tricksDialog } from "./views/tricks_dialog.js";
import { wayFields } from "./views/ways.js";
import { dialogWithWords, withWords, wordSheet } from "./views/words.js";

/** @import { Component, Model, OptionalComponent } from "./model/types.js" */
/** @import { Route } from "./model/routes.js" */

/** @type {Partial<Record<Route["page"], Component>>} the pages besides the table */
const pages = { account, boards, club, friend: friendLink, friends, game, home, join, keep, lobby, me, people: myFriends, privacy, ranking, rules, unknown, watch, words: wordsPage };

/** @type {Partial<Record<Route["page"], (route: Route, model: Model) => Promise<Partial<Model>>>>} the requests of a page */
const loaders = {
  boards: (route) => loadBoards(route.id, location.hash),
  club: (route) => loadClub(route.id, history.state?.join),
  game: (route) => loadGame(route.id, location.hash),
  home: loadUnfinished,
  account: loadPerson,
  friend: loadFriendLink,
  join: loadInvited,
  keep: loadKeep,
  lobby: loadLobby,
  me: loadPerson,
  people: loadPerson,
  ranking: (route, model) => loadRanking(route.id || model.settings.rules),
  rules: loadRulesPage,
  watch: (route) => loadWatch(route.id, location.hash),
  words: async () => ({ namedWord: location.hash.slice(1) }),
};

/**
 * What has changed at a table for friends, what a hint or a step of a lesson says, or that the game waits for a tap.
 *
 * @param {import("./model/types.js").Context} ctx
 * @param {Model} before
 * @returns {string}
 */
const stepWords = (ctx, before) =>
  seatWords(ctx, before) ||
  friendsWords(ctx, before) ||
  hintWords(ctx, before) ||
  lobbyWords(ctx, before) ||
  lessonWords(ctx, before) ||
  talkWords(ctx, before) ||
  tapWords(ctx, before);

/**
 * A dialog of the game with what a hint and a lesson say of it.
 *
 * @param {import("./model/types.js").Context} ctx
 * @param {import("./browser/dom.js").VNode} dialog
 * @returns {import("./browser/dom.js").VNode}
 */
const withNotes = (ctx, dialog) => withLesson(ctx, withHint(ctx, dialog));

/** What follows each change of the model. @param {Model} model @param {import("./model/types.js").Actions} actions */
function follow(model, actions) {
  watchUnsent(model, actions);
  followLobby(model, actions);
  followInvitation(model, actions);
  restoreDeal(model, actions);
  loadEarlierDeals(model, actions);
  keepLinks(model, actions);
  arrangeNext(model, actions);
  takeOwnSeat(model, actions);
  warnInTime(model, actions);
  leadToRematch(model, actions);
  presentOnce(model, actions);
  keepLooks(model, actions);
  followWatch(model, actions);
  watchSayings(model, actions);
  keepWatchLink(model, actions);
  findEvening(model, actions);
}

/** @type {Record<string, OptionalComponent>} dialogs that cover the page, by what is opened; that of the slate needs a view */
const modals = {
  fair: fairDialog,
  games: gamesDialog,
  help: helpDialog,
  log: logDialog,
  qr: qrDialog,
  referee: refereeDialog,
  rules: rulesDialog,
  seat: seatDialog,
  series: seriesDialog,
  settings: settingsDialog,
  talk: talkDialog,
  tricks: tricksDialog,
  values: cardOrderDialog,
};

export const secondScript = {
  follow,
  pages,
  loaders,
  modals,
  plateParts,
  seatSentence,
  keyPressed,
  refusedTable,
  gathering,
  saying,
  talkButton,
  stageDialog,
  endDialog,
  eventLog,
  slateDialog,
  summaryDialog,
  tableChips,
  claimLink,
  dialogWithWords,
  beginLesson,
  lessonBubble,
  lessonTable,
  stepWords,
  loadCourse,
  takeLesson,
  withNotes,
  hintNote,
  hear,
  lacksOrder,
  trickWorth,
  loadExplanation,
  makeSeriesTable,
  makeTable,
  wayFields,
  withPlayed,
  withWords,
  heldBack,
  wordSheet,
};
