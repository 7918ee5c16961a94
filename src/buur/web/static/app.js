/**
 * Application state: the model, texts and connection, and the effects of each change of the model.
 */

import { Renderer } from "./renderer.js";
import { cancel, later, requestRedraw } from "./browser/clock.js";
import { loadLaterStyle, sayLater, say } from "./browser/document.js";
import { AutoAdvance } from "./browser/keyed_timer.js";
import { Playback } from "./browser/playback.js";
import { Sound } from "./browser/sound.js";
import { ApiError, unreachable } from "./net/api.js";
import { loadLaterTexts } from "./net/cache.js";
import { nonce } from "./net/nonce.js";
import { deckNames } from "./text/cards.js";
import { translator } from "./text/i18n.js";
import { narrate } from "./text/narration.js";
import { announcement, errorNotice } from "./text/notices.js";
import { readLaunchOptions } from "./model/launch_options.js";
import { duePlay } from "./model/press.js";
import { automaticAct, paceOf, pause } from "./model/prompt.js";
import { loadSettings } from "./model/settings.js";
import { soundOf, isAudible } from "./model/sounds.js";
import * as state from "./model/state.js";

/** @import { Context, Model } from "./model/types.js" */

export const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));

/**
 * @typedef {object} App
 * @property {Model} model
 * @property {import("./model/types.js").Texts} t
 * @property {import("./net/connection.js").Connection|null} connection to the server, at a table
 * @property {boolean} ready whether texts and drawings are there; before, nothing is drawn or announced
 * @property {number} welcomeTimer a timer; after it the page says that it waits for the table
 * @property {number} frame the redraw that has been requested, or 0
 * @property {import("./model/types.js").SecondScript|null} secondScript
 */

const stored = { ...loadSettings(localStorage, navigator.languages), ...readLaunchOptions(location.hash) };

/** @type {App} */
export const app = {
  model: state.initial(stored),
  t: translator(stored.lang, { messages: {} }),
  connection: null,
  ready: false,
  welcomeTimer: 0,
  frame: 0,
  secondScript: null,
};

/** The functions that the controls of the page call; `actions.js` assigns them. */
export const actions = /** @type {import("./model/types.js").Actions} */ ({});

/** @type {Playback<state.EventMessage>} */
export const playback = new Playback(showEvent, later, cancel, () => app.model.course.shown?.holds === true);
export const renderer = new Renderer(root, () => context());
export const sound = new Sound();
const autoAdvance = new AutoAdvance(later, cancel);

/** @type {Set<string>} automatic acts that the page has sent, by kind and deal */
export const sentByItself = new Set();

/**
 * The common argument of the functions that render or format texts.
 *
 * @param {Model} [model]
 * @returns {Context}
 */
export const context = (model = app.model) => ({ t: app.t, model, actions, secondScript: app.secondScript });

/**
 * Replace the model, with its effects, and redraw before the next frame.
 *
 * @param {Model} wanted
 */
export function become(wanted) {
  if (wanted === app.model) return;
  const before = app.model;
  const prepared = duePlay(wanted);
  const next = prepared?.model ?? wanted;
  const model = (app.model = app.secondScript?.takeLesson(next, before, localStorage) ?? next);
  const told = announcement(context(), before) || app.secondScript?.stepWords(context(), before);
  if (told) announce(told);
  if (app.secondScript?.lacksOrder(model)) actions.explain("values");
  playSound(before);
  if (app.ready && !app.frame) app.frame = requestRedraw(() => app.frame && draw());
  const own = app.connection && automaticAct(model, nonce);
  const key = `${own?.e}:${model.view?.fair.digest}`; // a deal that was dealt anew has another digest
  if (own && !sentByItself.has(key)) {
    sentByItself.add(key);
    act(own);
  }
  if (prepared?.act) act(prepared.act);
  app.secondScript?.follow(model, actions);
  const pace = paceOf(model);
  if (pace !== paceOf(before)) app.connection?.tell({ t: "pace", pace });
}

/** @param {Partial<Model>} changes */
export const update = (changes) => become({ ...app.model, ...changes });

/** @param {Model} before */
function playSound(before) {
  const { model, t } = app;
  const found = soundOf(before, model);
  if (found && isAudible(model, found, document.hidden)) sound.make(found);
  if (found === "turn" && model.view?.phase === "play") announceLater(t("status-you", { phase: "play" }));
}

/** Milliseconds to wait for a page before it says that it waits. */
const WELCOME = 400;

/** Show nothing new until the page has what it needs, for a moment at most. */
export function awaitPage() {
  cancel(app.welcomeTimer);
  app.welcomeTimer = later(() => (app.welcomeTimer = 0) || draw(), WELCOME);
}

export function draw() {
  const { model, connection, welcomeTimer } = app;
  app.frame = 0;
  const waits = connection ? !model.view && model.conn !== "refused" : !model.loaded;
  if (welcomeTimer && waits) return; // the page is all but here
  renderer.draw();
  autoAdvance.watch(model, actions, () => playback.idle && !model.course.shown?.holds);
}

/**
 * Show one event and announce it in the live region.
 *
 * @param {state.EventMessage} message
 * @returns {number} milliseconds before the next event is shown
 */
function showEvent(message) {
  const next = state.applyEvent(app.model, message);
  const entry = next.log.at(-1);
  const fresh = entry && next.log !== app.model.log;
  if (fresh) announceLater(narrate(context(next), entry));
  become(next);
  return !fresh || document.hidden ? 0 : pause({ ...app.model.settings, pace: paceOf(app.model) }, message.event, entry.trick !== null);
}

/** @param {string} words */
export const announce = (words) => void (app.ready && say(live, words));
/** @param {string} words */
const announceLater = (words) => void (app.ready && sayLater(live, words));

/**
 * Send an act, after showing all events that wait in the queue.
 *
 * @param {import("./model/types.js").Act} one
 */
export function act(one) {
  playback.flush();
  app.connection?.send(one);
}

/** @type {any[]} messages of the server that the second script knows, until it is there */
const unheard = [];

/**
 * Change the model by messages of the server; without a message, by those that have waited.
 *
 * @param {...any} messages
 */
export function hear(...messages) {
  unheard.push(...messages);
  if (app.secondScript) for (const one of unheard.splice(0)) become(app.secondScript.hear(app.model, one));
}

/** Forget the messages of a table that is left. */
export const forgetMessages = () => void unheard.splice(0);

export async function loadSecondScript() {
  if (app.secondScript) return app.secondScript;
  const script = import("./second_script.js").catch(unreachable);
  const [{ secondScript }] = await Promise.all([script, loadLaterTexts(app.t.lang), loadLaterStyle()]);
  let texts;
  do {
    texts = app.t;
    texts.extend(await loadLaterTexts(texts.lang));
  } while (texts !== app.t); // another language was chosen meanwhile
  app.secondScript = secondScript;
  nameCards(app.model.settings);
  update({ course: secondScript.loadCourse(localStorage) }); // there may be more to show now
  hear();
  return secondScript;
}

/**
 * Use the texts of a language, with those of the second script if that is there.
 *
 * @param {import("./model/types.js").Texts} texts
 */
export async function useTexts(texts) {
  if (app.secondScript) texts.extend(await loadLaterTexts(texts.lang));
  app.t = texts;
  nameCards(app.model.settings);
}

/** Have the texts call the cards by the deck of these settings. @param {Model["settings"]} settings */
export const nameCards = (settings) => app.t.use(deckNames(settings, app.t));

/** @param {unknown} error */
export function showError(error) {
  if (!(error instanceof ApiError)) throw error;
  update({ busy: false, notice: errorNotice(app.t, error) });
}
