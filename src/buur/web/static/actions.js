/**
 * Actions of the controls: each changes the model, or sends a request or an act to the server.
 */

import { act, actions, announce, app, become, context, draw, loadSecondScript, nameCards, playback, renderer, showError, update, useTexts } from "./app.js";
import { loadPage, navigate } from "./session.js";
import { crossMelds } from "./views/dialogs.js";
import { applySettings, loadDeck } from "./browser/document.js";
import { taps } from "./browser/taps.js";
import { api } from "./net/api.js";
import { loadCatalogue } from "./net/cache.js";
import { nonce } from "./net/nonce.js";
import { translator } from "./text/i18n.js";
import { readAgain, describeCardChange, readAloud } from "./text/screen_reader.js";
import { withDraft, openDialog } from "./model/draft.js";
import { canAskHint } from "./model/hint.js";
import { toggleMeld } from "./model/meld_selection.js";
import { release, play, press } from "./model/press.js";
import { DECKS, saveSettings } from "./model/settings.js";
import * as state from "./model/state.js";
import { clearTrick } from "./model/trick.js";

export const decks = /** @type {HTMLElement} */ (document.getElementById("decks"));

/** @type {import("./model/types.js").Actions} */
const implemented = {
  press: (card) => pressed(press, card),
  tap: taps((card) => pressed(press, card)),
  play: (card) => pressed(play, card),
  act(one) {
    if (app.connection?.isPending(one)) return; // a second click of the same hand
    const unsent = app.secondScript?.heldBack(app.model, one);
    if (!unsent) act(one);
    update({ opened: null, ...(unsent && { unsent }) });
  },
  confirm() {
    playback.flush();
    const { unsent } = app.model;
    if (!unsent || unsent.sent) return;
    act(unsent.act);
    update({ unsent: app.model.unsent && { ...unsent, sent: true } });
  },
  takeBack: () => update({ unsent: null }),
  letGo() {
    const free = release(app.model);
    announce(describeCardChange(context(free), app.model));
    become(free);
  },
  open(what, change) {
    become(openDialog(app.model, what));
    if (what) void explain(what, change).catch(showError);
  },
  hint() {
    playback.flush();
    if (app.model.hint) return update({ hint: null });
    if (!canAskHint(app.model)) return;
    const question = nonce();
    update({ question });
    app.connection?.tell({ t: "hint", id: question });
  },
  word: (word) => update({ word }),
  sweep() {
    const { v, held } = app.model;
    become(clearTrick(app.model));
    if (held === v) app.connection?.tell({ t: "proceed", v });
  },
  rest: () => update({ resting: app.model.view?.deal ?? null }),
  next: () => update({ seen: app.model.view?.counted ?? 0 }),
  halt: () => app.model.halted || update({ halted: true }),
  tick: (cards) => become(toggleMeld(app.model, cards, crossMelds(app.model))),
  declare: (melds) => update({ declare: melds, opened: null }),
  stoeck: (call) => update({ stoeck: call }),
  cutAt: (at) => update({ cutAt: at }),
  draft: (changes) => become(withDraft(app.model, changes)),
  move(step) {
    app.model = state.moveFocus(app.model, step);
    draw();
    renderer.focusCard();
  },
  read: (what) => announce(readAloud(context(), what)),
  again(step) {
    const { past, words } = readAgain(context(), step);
    update({ past });
    announce(words);
  },
  sound() {
    const silent = app.model.settings.sound === "off";
    actions.set({ sound: silent ? "turn" : "off" });
    announce(app.t(silent ? "sound-on" : "sound-muted"));
  },
  focus: (slot) => slot !== app.model.focus && update({ focus: slot }),
  set: (changes) => void setSettings(changes).catch(showError),
  start: (game, own) => void start(game, own),
  learn: (changes = {}) => void learn(changes).catch(showError),
  course: (course) => update({ course }),
  explain: (what) => void explain(what).catch(showError),
  drawDecks: () => void Promise.all(DECKS.map((deck) => loadDeck(decks, deck, app.t))).catch(() => {}),
  resume: (table) => navigate(`/table/${table}`),
  home: () => navigate("/"),
  go: navigate,
  request: (command) => app.connection?.request(command),
  update: (change) => update(change(app.model)),
  load: (loading) => void loading.then((change) => update(change(app.model))).catch(showError),
  retake: () => app.connection?.retake(),
};
Object.assign(actions, implemented);

/**
 * Handles a press on a card after all events that wait in the playback queue.
 *
 * @param {typeof press} how
 * @param {string} card
 */
function pressed(how, card) {
  playback.flush();
  const step = how(app.model, card);
  announce(describeCardChange(context(step.model), app.model));
  become(step.model);
  if (step.act) act(step.act);
}

/**
 * @param {Partial<import("./model/types.js").Settings>} changes
 * @param {boolean} [own] whether the change was made in this window, which then stores it
 */
export async function setSettings(changes, own = true) {
  // The page stays unchanged until texts and drawings are loaded.
  const { lang, deck } = app.model.settings;
  const texts = changes.lang && changes.lang !== lang && (await loadTexts(changes.lang));
  if (texts || changes.deck) await loadDeck(decks, changes.deck ?? deck, texts || ((key) => app.t(key)));
  if (texts) await useTexts(texts);
  const settings = { ...app.model.settings, ...changes };
  if (own) saveSettings(localStorage, settings);
  applySettings(settings);
  nameCards(settings);
  become(state.withSettings(app.model, settings));
  if (app.model.opened) void explain(app.model.opened).catch(showError);
  if (!own && app.model.route.page === "rules") void loadPage();
}

/** @param {import("./model/types.js").Lang} lang */
export const loadTexts = async (lang) => translator(lang, await loadCatalogue(lang));

/**
 * Load the explanation that a dialog shows.
 *
 * @param {import("./model/types.js").OpenedDialog} what
 * @param {import("./model/types.js").SeriesChange} [change] a change of the series
 */
async function explain(what, change) {
  const { loadExplanation } = await loadSecondScript();
  await loadExplanation(app.model, what, storeExplanation, change);
}

/** @param {string} key @param {import("./model/types.js").Explained|null} explained */
function storeExplanation(key, explained) {
  update({ explained: { ...app.model.explained, [key]: explained } });
}

/** @param {Partial<import("./model/types.js").Settings>} changes */
async function learn(changes) {
  const { beginLesson, lessonTable } = await loadSecondScript();
  await setSettings(changes);
  const before = location.pathname;
  await start(0, lessonTable(app.model.settings));
  // The lesson belongs to the table that is opened next: not to the one that is left.
  if (location.pathname !== before) update({ course: beginLesson(app.model.course, "first-deal") });
}

/** @param {number} [game] of the series @param {import("./model/types.js").Settings} [own] other settings for the table */
async function start(game, own) {
  if (app.model.busy) return;
  update({ busy: true, notice: null });
  const name = app.model.settings.name.trim();
  try {
    const [rules, { makeTable, makeSeriesTable, withPlayed }] = await Promise.all([app.model.rules ?? api("/api/rules"), loadSecondScript()]);
    const settings = own ?? app.model.settings;
    if (!own) await setSettings(withPlayed(settings));
    navigate(`/table/${await (game ? makeSeriesTable(game, settings, name, rules) : makeTable(settings, name, rules))}`);
  } catch (error) {
    showError(error);
  }
}
