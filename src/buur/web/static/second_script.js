/**
 * Entry module of the second script: dialogs and pages that the first cards do not need.
 */

import { keyPressed } from "./browser/keyboard.js";
import { watchUnsent } from "./browser/act_delay.js";
import { heldBack } from "./model/unsent.js";
import { loadExplanation, loadRulesPage } from "./net/explanations.js";
import { loadBoards } from "./net/boards.js";
import { loadGame, loadUnfinished } from "./net/games.js";
import { loadFriendLink, loadKeep, loadPerson } from "./net/people.js";
import { loadEarlierDeals } from "./net/earlier_deals.js";
import { restoreDeal } from "./net/past_deals.js";
import { makeTable } from "./net/new_table.js";
import { makeSeriesTable } from "./net/series.js";
import { beginLesson, loadCourse, takeLesson } from "./model/course.js";
import { hear } from "./model/messages.js";
import { lessonTable } from "./model/first_visit.js";
import { hintWords } from "./text/hints.js";
import { lessonWords } from "./text/lessons.js";
import { tapWords } from "./text/tap_prompt.js";
import { lacksOrder } from "./model/card_order.js";
import { cardOrderDialog, trickWorth } from "./views/card_order.js";
import { lessonBubble, withLesson } from "./views/lesson.js";
import { withPlayed } from "./model/game_choice.js";
import { portraitsOf } from "./model/portraits.js";
import { stageDialog } from "./views/stage_dialogs.js";
import { hintNote, withHint } from "./views/hint_note.js";
import { helpDialog } from "./views/help_dialog.js";
import { settingsDialog } from "./views/menu_dialogs.js";
import { claimLink } from "./views/false_meld_dialog.js";
import { refusedTable, unknown } from "./views/pages/dead_ends.js";
import { boards } from "./views/pages/boards.js";
import { game } from "./views/pages/game.js";
import { gathering } from "./views/pages/gathering.js";
import { home } from "./views/pages/home.js";
import { account } from "./views/pages/account.js";
import { me } from "./views/pages/me.js";
import { myFriends } from "./views/pages/my_friends.js";
import { friendLink, keep } from "./views/pages/person_links.js";
import { privacy } from "./views/pages/privacy.js";
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

/** @import { Component, Model } from "./model/types.js" */
/** @import { Route } from "./model/routes.js" */

/** @type {Partial<Record<Route["page"], Component>>} the pages besides the table */
const pages = { boards, game, home, me, account, people: myFriends, keep, friend: friendLink, privacy, rules, unknown, words: wordsPage };

/** @type {Partial<Record<Route["page"], (route: Route, model: Model) => Promise<Partial<Model>>>>} the requests of a page */
const loaders = {
  boards: (route) => loadBoards(route.id, location.hash),
  game: (route) => loadGame(route.id, location.hash),
  home: loadUnfinished,
  me: loadPerson,
  account: loadPerson,
  people: loadPerson,
  keep: loadKeep,
  friend: loadFriendLink,
  rules: loadRulesPage,
  words: async () => ({ namedWord: location.hash.slice(1) }),
};

/**
 * What a hint or a step of a lesson says, or that the game waits for a tap.
 *
 * @param {import("./model/types.js").Context} ctx
 * @param {Model} before
 * @returns {string}
 */
const stepWords = (ctx, before) => hintWords(ctx, before) || lessonWords(ctx, before) || tapWords(ctx, before);

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
  restoreDeal(model, actions);
  loadEarlierDeals(model, actions);
}

/** @type {Record<string, Component>} dialogs that cover the page, by what is opened; that of the slate needs a view */
const modals = {
  fair: fairDialog,
  games: gamesDialog,
  help: helpDialog,
  log: logDialog,
  referee: refereeDialog,
  rules: rulesDialog,
  series: seriesDialog,
  settings: settingsDialog,
  tricks: tricksDialog,
  values: cardOrderDialog,
};

export const secondScript = {
  follow,
  pages,
  loaders,
  modals,
  portraitsOf,
  keyPressed,
  refusedTable,
  gathering,
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
