/**
 * Entry module and session: the current model, and the only code with effects on everything.
 */

import { Renderer } from "./renderer.js";
import { crossMelds } from "./views/dialogs.js";
import { cancel, later, painted, requestRedraw } from "./browser/clock.js";
import { applySettings, followContrast, loadDeck, sayLater, say } from "./browser/document.js";
import { keyPressed } from "./browser/keyboard.js";
import { AutoAdvance } from "./browser/keyed_timer.js";
import { Playback } from "./browser/playback.js";
import { Sound } from "./browser/sound.js";
import { taps } from "./browser/taps.js";
import { ApiError, api, checkHealth, unreachable } from "./net/api.js";
import { loadCatalogue, saveCookie } from "./net/cache.js";
import { Connection } from "./net/connection.js";
import { openSocket } from "./net/early_connection.js";
import { loadExplanation } from "./net/explanations.js";
import { nonce } from "./net/nonce.js";
import { prepareOffline } from "./net/offline.js";
import { ServerPoll } from "./net/reconnect.js";
import { makeTable, ownSeat, ownTables } from "./net/tables.js";
import { translator } from "./text/i18n.js";
import { narrate } from "./text/narration.js";
import { announcement, errorNotice } from "./text/notices.js";
import { readAgain, describeCardChange, narrateMissed, readAloud } from "./text/screen_reader.js";
import { withDraft, openDialog } from "./model/draft.js";
import { receiveHint, canAskHint } from "./model/hint.js";
import { readLaunchOptions } from "./model/launch_options.js";
import { toggleMeld } from "./model/meld_selection.js";
import { duePlay, release, play, press } from "./model/press.js";
import { automaticAct, pause } from "./model/prompt.js";
import * as device from "./model/settings.js";
import { soundOf, isAudible } from "./model/sounds.js";
import * as state from "./model/state.js";
import { clearTrick } from "./model/trick.js";

/** @typedef {import("./model/types.js").Model} Model */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const decks = /** @type {HTMLElement} */ (document.getElementById("decks"));

/** @type {Model} */
let model = state.initial({ ...device.loadSettings(localStorage, navigator.languages), ...readLaunchOptions(location.hash) });
/** @type {import("./model/types.js").Texts} */
let t = translator("en", { messages: {} });
/** @type {Connection|null} */
let line = null;
let frame = 0;
/** Whether texts and drawings are there; until then nothing is shown and nothing is told. */
let ready = false;
let patience = 0;
/** @type {import("./model/types.js").SecondScript|null} what the second script brings */
let secondScript = null;
/** Milliseconds in which a table that answers is there, so that nothing need be said of waiting. */
const WELCOME = 400;
/** @type {any[]} what the table said before */
const early = [];
/** @type {Set<string>} what this page has done by itself, by kind and deal */
const contributed = new Set();

/** @type {Playback<state.EventMessage>} */
const pace = new Playback(showEvent, later, cancel);
const endings = new AutoAdvance(later, cancel);
const sound = new Sound();
const world = { checkHealth, later, cancel, random: Math.random };
const away = new ServerPoll(world, () => void lookRound());
const scene = new Renderer(root, () => ({ t, model, actions, secondScript }));

/** @type {import("./model/types.js").Actions} */
const actions = {
  press: (card) => pressed(press, card),
  tap: taps((card) => pressed(press, card)),
  play: (card) => pressed(play, card),
  act(one) {
    if (line?.isPending(one)) return; // a second click of the same hand
    act(one);
    become({ ...model, opened: null });
  },
  letGo() {
    const free = release(model);
    announce(describeCardChange({ t, model: free, actions }, model));
    become(free);
  },
  open(what, wish) {
    become(openDialog(model, what));
    if (what) void Promise.all([loadSecondScript(), loadExplanation(model, what, keepWords, loadSecondScript, wish)]).catch(fail);
  },
  hint() {
    pace.flush();
    if (model.hint) become({ ...model, hint: null });
    else if (canAskHint(model)) line?.ask();
  },
  sweep: () => become(clearTrick(model)),
  next: () => become({ ...model, seen: model.view?.deals.length ?? 0 }),
  halt: () => model.halted || become({ ...model, halted: true }),
  tick: (cards) => become(toggleMeld(model, cards, crossMelds(model))),
  declare: (melds) => become({ ...model, declare: melds, opened: null }),
  stoeck: (call) => become({ ...model, stoeck: call }),
  cutAt: (at) => become({ ...model, cutAt: at }),
  draft: (changes) => become(withDraft(model, changes)),
  move(step) {
    model = state.moveFocus(model, step);
    draw();
    scene.focusCard();
  },
  read: (what) => announce(readAloud({ t, model, actions }, what)),
  again(step) {
    const { past, words } = readAgain({ t, model, actions }, step);
    become({ ...model, past });
    announce(words);
  },
  sound() {
    const silent = model.settings.sound === "off";
    actions.set({ sound: silent ? "turn" : "off" });
    announce(t(silent ? "sound-on" : "sound-muted"));
  },
  focus: (slot) => slot !== model.focus && become({ ...model, focus: slot }),
  set: (changes) => void setSettings(changes).catch(fail),
  start: (game) => void start(game),
  resume: (table) => navigate(`/table/${table}`),
  home: () => navigate("/"),
  retake: () => line?.retake(),
};

/**
 * Everything that has happened counts before a press does: the truth never waits for motion.
 *
 * @param {typeof press} how
 * @param {string} card
 */
function pressed(how, card) {
  pace.flush();
  const step = how(model, card);
  announce(describeCardChange({ t, model: step.model, actions }, model));
  become(step.model);
  if (step.act) act(step.act);
}

/**
 * Take a new model and redraw before the next frame.
 *
 * @param {Model} wanted
 */
function become(wanted) {
  if (wanted === model) return;
  const before = model;
  const prepared = duePlay(wanted);
  model = prepared?.model ?? wanted;
  const told = announcement({ t, model, actions }, before);
  if (told) announce(told);
  hear(before);
  if (ready && !frame) frame = requestRedraw(() => frame && draw());
  const own = line && automaticAct(model, nonce);
  const key = `${own?.e}:${model.view?.deal}:${model.v === null ? "" : model.view?.deals.length}`;
  if (own && !contributed.has(key)) {
    contributed.add(key);
    act(own);
  }
  if (prepared?.act) act(prepared.act);
}

/** @param {Model} before */
function hear(before) {
  const found = soundOf(before, model);
  if (found && isAudible(model, found, document.hidden)) sound.make(found);
  if (found === "turn" && model.view?.phase === "play") happened(t("status-you", { phase: "play" }));
}

function draw() {
  frame = 0;
  if (patience && line && !model.view && model.conn !== "refused") return; // the table is all but here
  scene.draw();
  endings.watch(model, actions, () => pace.idle);
}

/**
 * Show one event; the live region tells it.
 *
 * @param {state.EventMessage} message
 * @returns {number} milliseconds it stays alone
 */
function showEvent(message) {
  const next = state.applyEvent(model, message);
  const entry = next.log.at(-1);
  const fresh = entry && next.log !== model.log;
  if (fresh) happened(narrate({ t, model: next, actions }, entry));
  become(next);
  return !fresh || document.hidden ? 0 : pause(model.settings.speed, message.event, entry.trick !== null);
}

/** @param {string} words */
const announce = (words) => void (ready && say(live, words));
/** @param {string} words */
const happened = (words) => void (ready && sayLater(live, words));

/** @param {import("./model/types.js").Act} one */
function act(one) {
  pace.flush();
  line?.send(one);
}

/**
 * @param {Partial<import("./model/types.js").Settings>} changes
 * @param {boolean} [own] whether they were made here, so that the device has to remember them
 */
async function setSettings(changes, own = true) {
  // Texts and drawings come first: until they are there, the page stays as it was.
  const texts = changes.lang && changes.lang !== model.settings.lang && (await loadTexts(changes.lang));
  if (texts || changes.deck) {
    await loadDeck(decks, changes.deck ?? model.settings.deck, texts || ((key) => t(key)));
  }
  if (texts) t = texts;
  const settings = { ...model.settings, ...changes };
  if (own) device.saveSettings(localStorage, settings);
  applySettings(settings);
  become(state.withSettings(model, settings));
  if (texts) void loadExplanation(model, model.opened, keepWords, loadSecondScript).catch(fail);
}

/**
 * Another window of this device has changed the settings.
 *
 * @param {StorageEvent} event
 */
function onStorage({ key }) {
  if (key !== device.SETTINGS) return;
  void setSettings(device.loadSettings(localStorage, navigator.languages), false).catch(fail);
}

/** @param {import("./model/types.js").Lang} lang */
const loadTexts = async (lang) => translator(lang, await loadCatalogue(lang));

async function loadSecondScript() {
  if (secondScript) return secondScript;
  ({ secondScript } = await import("./second_script.js").catch(unreachable));
  become({ ...model }); // there may be something to show now
  return secondScript;
}

/** @param {number} [game] of the series */
async function start(game) {
  if (model.busy) return;
  become({ ...model, busy: true, notice: null });
  const name = model.settings.name.trim() || t("you");
  try {
    const rules = model.rules ?? (await api("/api/rules"));
    const made = game ? secondScript?.makeSeriesTable(game, model.settings, name, rules) : makeTable(model.settings, name, rules);
    navigate(`/table/${await made}`);
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  if (!(error instanceof ApiError)) throw error;
  become({ ...model, busy: false, notice: errorNotice(t, error) });
}

/** @param {string} path */
function navigate(path) {
  history.pushState(null, "", path);
  route();
}

function route() {
  line?.close();
  line = null;
  away.stop();
  pace.clear();
  contributed.clear();
  const id = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
  become(state.go(model, id ? { page: "table", id } : { page: "home" }));
  void (id ? sit(id) : lookRound());
}

/** @param {string} id */
function sit(id) {
  const key = ownSeat(id);
  if (!key) return become({ ...model, conn: "refused", notice: { code: "error-no-seat" } });
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  line = new Connection(
    url,
    key,
    { message: receive, refused, state: connection, since: () => model.v },
    { ...world, open: openSocket, id: () => crypto.randomUUID?.() ?? nonce() },
  );
}

/** @param {any} message */
function receive(message) {
  if (!ready) return void early.push(message);
  if (message.t === "event") return pace.push(message);
  if (message.t === "seats") return become(state.seats(model, message));
  if (message.t === "hint" || message.t === "no") return become(receiveHint(model, message));
  pace.flush();
  const before = model.view && model.v;
  become(state.welcome(model, message));
  if (before !== null) for (const words of narrateMissed({ t, model, actions }, before)) announce(words);
}

/**
 * @param {import("./net/connection.js").Command} sent
 * @param {string} code
 * @param {string} [clause]
 */
function refused(sent, code, clause) {
  if (sent.act.e === "contributed") return;
  const refusal = state.refuse(model, code, clause);
  become(t.has(`reason-${code}`) ? refusal : { ...refusal, notice: { code: "error-server" } });
}

/**
 * @param {"connecting"|"open"|"lost"|"refused"|"replaced"} conn
 * @param {string} [detail]
 */
function connection(conn, detail) {
  if (conn === "connecting" && model.conn === "lost") return;
  if (conn === "lost" && model.conn !== "lost") announce(t("offline"));
  if (conn === "open" && model.conn === "lost") announce(t("online"));
  if (conn === "open" && model.view) void loadRules().catch(() => {}); // they may have been out of reach
  const gone = t.has(`error-${detail}`) ? `error-${detail}` : "error-no-seat";
  const notice = conn === "refused" ? { code: gone } : model.notice;
  // Another window plays on: what was on its way here is not ours any more.
  const held = conn === "replaced" ? { lifted: null, raised: null, prepared: null } : {};
  become({ ...model, ...held, conn, notice });
}

/**
 * @param {string} key
 * @param {import("./model/types.js").Explained|null} explained
 */
function keepWords(key, explained) {
  become({ ...model, explained: { ...model.explained, [key]: explained } });
}

async function loadRules() {
  const [rules] = await Promise.all([model.rules ?? api("/api/rules"), loadSecondScript()]);
  if (rules !== model.rules) become({ ...model, rules });
}

/** What the home page shows beside the button; without a network it waits for one. */
async function lookRound() {
  try {
    // Both at once: what comes in pieces pushes the rest of the page about.
    const [rules, unfinished] = await Promise.all([model.rules ?? api("/api/rules"), ownTables(), loadSecondScript()]);
    become({ ...model, rules, unfinished, conn: line ? model.conn : "off" });
    away.reset();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unreachable") return fail(error);
    if (!line) become({ ...model, conn: "lost" });
    away.start();
  }
}

/** @param {MouseEvent} event */
function onClick({ target }) {
  const card = target instanceof Element && target.closest(".hand button.card");
  if (!card && model.raised) actions.letGo();
}

async function boot() {
  applySettings(model.settings);
  followContrast();
  document.addEventListener("keydown", (event) => keyPressed(model, actions, event));
  document.addEventListener("click", onClick);
  document.addEventListener("submit", () => frame && draw(), true); // its form knows the last key
  for (const kind of ["keydown", "pointerup"]) {
    addEventListener(kind, () => model.settings.sound !== "off" && sound.wake());
  }
  addEventListener("storage", onStorage);
  addEventListener("popstate", route);
  for (const kind of ["online", "offline"]) addEventListener(kind, () => (line ? line.wake() : void lookRound()));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) pace.flush();
    else line?.wake();
    if (frame) draw(); // nobody would call for it any more
  });
  // Texts, drawings and the table all at once; what the table says meanwhile waits.
  const texts = loadTexts(model.settings.lang);
  const drawings = loadDeck(decks, model.settings.deck, texts);
  route();
  [t] = await Promise.all([texts, drawings]);
  if (!line) await loadSecondScript().catch(() => {}); // `lookRound` tries again
  ready = true;
  patience = later(() => (patience = 0) || draw(), WELCOME);
  for (const message of early.splice(0)) receive(message);
  draw();
  const isThere = () => !line || model.conn === "refused" || root.querySelector("main.table");
  while (!isThere()) await painted(); // the table comes first
  await painted();
  if (line) await loadRules().catch(() => {}); // a table is played without them
  prepareOffline(() => saveCookie(model.settings));
}

boot().catch((error) => {
  root.textContent = error instanceof ApiError ? "Buur: " + error.message : String(error);
  throw error;
});
