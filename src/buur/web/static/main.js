/**
 * Puts the parts together: model, line to the server, renderer, keys. The only module with effects
 * on everything; whatever can be decided without them is decided elsewhere.
 */

import { look, move } from "./stage/anim.js";
import { ApiError, api } from "./line/api.js";
import { sweep } from "./model/carpet.js";
import { patch } from "./stage/dom.js";
import { dress, loadDeck, say } from "./stage/dress.js";
import { LANGS, translator } from "./words/i18n.js";
import { command } from "./model/keys.js";
import { tell } from "./words/narrate.js";
import { Pace } from "./stage/pace.js";
import { ownAct, pause, playAct } from "./model/prompt.js";
import { read } from "./words/read.js";
import { page, title } from "./parts/render.js";
import { crossMelds } from "./parts/sheets.js";
import { forgetTables, loadSettings, loadTables, rememberTable, saveSettings } from "./model/settings.js";
import { Line } from "./line/socket.js";
import * as state from "./model/state.js";
import { tick } from "./model/ticking.js";
import { readWishes } from "./model/wishes.js";

/** @typedef {import("./model/types.js").Model} Model */
/** @typedef {import("./model/types.js").Actions} Actions */
/** @typedef {import("./model/types.js").Context} Context */
/** @typedef {import("./model/types.js").Texts} Texts */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const live = /** @type {HTMLElement} */ (document.getElementById("live"));
const decks = /** @type {HTMLElement} */ (document.getElementById("decks"));
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const wishes = readWishes(location.hash);

/** @type {Model} */
let model = state.initial({ ...loadSettings(localStorage, navigator.languages), ...wishes.settings });
/** @type {Texts} */
let t = translator("en", { messages: {} });
/** @type {Line|null} */
let line = null;
let frame = 0;
let sweeping = 0;
/** @type {Set<string>} deals to which this page has contributed */
const contributed = new Set();

/** @type {Pace<state.EventMessage>} */
const pace = new Pace(showEvent, later, cancel);

/** @type {Actions} */
const actions = {
  play(card) {
    if (line?.waits) return; // a second click of the same hand
    act(playAct(model, card));
    become(state.lift(model, card));
  },
  act(one) {
    if (line?.waits) return;
    act(one);
    become({ ...model, opened: null });
  },
  say: (card) => become({ ...model, notice: model.view && state.whyNot(model.view, card) }),
  open: (what) => become({ ...model, opened: what }),
  sweep: () => become(sweep(model)),
  next: () => become({ ...model, seen: model.view?.deals.length ?? 0 }),
  tick: (cards) => become(tick(model, cards, crossMelds(model))),
  declare: (melds) => become({ ...model, declare: melds }),
  stoeck: (call) => become({ ...model, stoeck: call }),
  cutAt: (at) => become({ ...model, cutAt: at }),
  focus: (slot) => slot !== model.focus && become({ ...model, focus: slot }),
  set: (changes) => void setSettings(changes).catch(fail),
  start: () => void start(),
  resume: (table) => navigate(`/table/${table}`),
  home: () => navigate("/"),
  retake: () => line?.retake(),
};

/**
 * @param {() => void} run
 * @param {number} ms
 * @returns {number}
 */
function later(run, ms) {
  return setTimeout(run, ms);
}

/** @param {number} timer */
function cancel(timer) {
  clearTimeout(timer);
}

/**
 * Take a new model and redraw before the next frame.
 *
 * @param {Model} next
 */
function become(next) {
  if (next === model) return;
  const noticed = next.notice && next.notice !== model.notice ? t(next.notice.code, next.notice.args) : "";
  model = next;
  if (noticed) announce(noticed);
  if (!frame) frame = requestAnimationFrame(draw);
  const own = line && ownAct(model, nonce);
  const key = `${model.view?.deal}:${model.v === null ? "" : model.view?.deals.length}`;
  if (own && !contributed.has(key)) {
    contributed.add(key);
    act(own);
  }
}

function draw() {
  frame = 0;
  /** @type {Context} */
  const ctx = { t, model, actions };
  const before = look(root);
  const focused = document.activeElement;
  patch(root, page(ctx));
  document.title = title(ctx);
  const { speed } = model.settings;
  move(root, before, calm.matches ? 0 : { slow: 1.5, normal: 1, fast: 0.6, none: 0 }[speed]);
  keepFocus(focused);
  scheduleSweep();
}

let sheetShown = "";
/** @type {Element|null} what had the focus before a dialog opened */
let opener = null;

/**
 * Focus goes to the first control of a sheet that has just appeared, and back to the hand when
 * what held it is gone. It never moves otherwise.
 *
 * @param {Element|null} focused
 */
function keepFocus(focused) {
  const sheet = /** @type {HTMLElement|null} */ (root.querySelector(".felt .sheet"));
  const name = sheet?.dataset.sheet ?? "";
  const appeared = name !== "" && name !== sheetShown;
  sheetShown = name;
  if (root.querySelector("dialog")) return void (opener ??= focused);
  const closed = opener;
  opener = null;
  if (closed?.isConnected && closed !== document.body) focusOn(closed);
  else if (appeared) focusOn(sheet?.querySelector("button.primary") ?? sheet?.querySelector("button, input"));
  else if (focused !== document.activeElement && document.activeElement === document.body) {
    focusOn(root.querySelector(".hand [tabindex='0']"));
  }
}

/** @param {Element|null|undefined} element */
function focusOn(element) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function scheduleSweep() {
  if (!model.trick?.done || sweeping) return;
  const factor = { slow: 1.7, normal: 1, fast: 0.5, none: 0.3 }[model.settings.speed];
  sweeping = setTimeout(() => {
    sweeping = 0;
    if (pace.idle) become(sweep(model));
    else scheduleSweep();
  }, 1300 * factor);
}

/**
 * Show one event; the live region tells it.
 *
 * @param {state.EventMessage} message
 * @returns {number} milliseconds it stays alone
 */
function showEvent(message) {
  const before = model.log;
  become(state.happen(model, message));
  const entry = model.log.at(-1);
  if (!entry || model.log === before) return 0;
  announce(tell({ t, model, actions }, entry));
  return document.hidden ? 0 : pause(model.settings.speed, message.event, entry.trick !== null);
}

/** @param {string} words */
function announce(words) {
  say(live, words);
}

/** @param {import("./model/types.js").Act} one */
function act(one) {
  pace.flush();
  line?.send(one);
}

/** @returns {string} 128 bits of the player's own randomness */
function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** @param {Partial<import("./model/types.js").Settings>} changes */
async function setSettings(changes) {
  // Texts and drawings come first: until they are there, the page stays as it was.
  const texts = changes.lang && (await loadTexts(changes.lang));
  if (texts || changes.deck) {
    await loadDeck(decks, changes.deck ?? model.settings.deck, texts || ((key) => t(key)));
  }
  if (texts) t = texts;
  const settings = { ...model.settings, ...changes };
  saveSettings(localStorage, settings);
  dress(settings);
  become({ ...model, settings });
}

/**
 * @param {import("./model/types.js").Lang} lang
 * @returns {Promise<Texts>}
 */
async function loadTexts(lang) {
  return translator(lang, await api(`/i18n/${LANGS.includes(lang) ? lang : "en"}.json`));
}

async function start() {
  if (model.busy) return;
  become({ ...model, busy: true, notice: null });
  const { rules, options, name } = model.settings;
  try {
    const seat = await api("/api/tables", {
      rules,
      options,
      name: name.trim() || t("you"),
      bots: wishes.bots,
    });
    rememberTable(localStorage, { table: seat.table, token: seat.token });
    navigate(`/table/${seat.table}`);
  } catch (error) {
    fail(error);
  }
}

/** @param {unknown} error */
function fail(error) {
  if (!(error instanceof ApiError)) throw error;
  const code = `error-${error.code}`;
  become({
    ...model,
    busy: false,
    notice: t.has(code) ? { code } : { code: "error-other", args: { message: error.message } },
  });
}

/** @param {string} path */
function navigate(path) {
  history.pushState(null, "", path);
  route();
}

function route() {
  line?.close();
  line = null;
  pace.clear();
  contributed.clear();
  const id = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
  become(state.go(model, id ? { page: "table", id } : { page: "home" }));
  if (id) sit(id);
  else void loadUnfinished().catch(fail);
}

/** @param {string} id */
function sit(id) {
  const key = loadTables(localStorage).find(({ table }) => table === id);
  if (!key) return become({ ...model, conn: "refused", notice: { code: "error-no-seat" } });
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
  line = new Line(
    url,
    key,
    { message: receive, refused, state: connection, since: () => model.v },
    {
      open: (to) => new WebSocket(to),
      later,
      cancel,
      random: Math.random,
      id: () => crypto.randomUUID?.() ?? nonce(),
    },
  );
}

/** @param {any} message */
function receive(message) {
  if (message.t === "event") return pace.push(message);
  if (message.t === "seats") return become(state.seats(model, message));
  pace.flush();
  become(state.welcome(model, message));
}

/**
 * @param {import("./line/socket.js").Command} sent
 * @param {string} code
 */
function refused(sent, code) {
  if (sent.act.e === "contributed") return;
  const refusal = state.refuse(model, code);
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
  const notice =
    conn === "refused"
      ? { code: t.has(`error-${detail}`) ? `error-${detail}` : "error-no-seat" }
      : model.notice;
  become({ ...model, conn, notice });
}

async function loadUnfinished() {
  if (!model.rules) become({ ...model, rules: await api("/api/rules") });
  const keys = loadTables(localStorage);
  if (keys.length === 0) return;
  const { tables } = await api("/api/tables/mine", { tables: keys });
  const known = new Set(tables.map((/** @type {{table:string}} */ one) => one.table));
  forgetTables(
    localStorage,
    keys.map(({ table }) => table).filter((table) => !known.has(table)),
  );
  become({ ...model, unfinished: tables });
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const typing = target?.closest("input:not([type=checkbox]), select, textarea");
  const inDialog = model.opened && target?.closest("dialog"); // one that is closing hears nothing
  if (event.ctrlKey || event.metaKey || event.altKey || typing || inDialog) return;
  const found = command(model, event.key);
  if (!found) return;
  event.preventDefault();
  if (found.do === "play") actions.play(found.card);
  else if (found.do === "say") actions.say(found.card);
  else if (found.do === "open") actions.open(found.what);
  else if (found.do === "act") actions.act(found.act);
  else if (found.do === "melds") actions.declare(null);
  else if (found.do === "next") actions.next();
  else if (found.do === "sweep") actions.sweep();
  else if (found.do === "read") announce(read({ t, model, actions }, found.what));
  else if (found.do === "move") stepFocus(found.step);
}

/** @param {1|-1} step */
function stepFocus(step) {
  model = state.moveFocus(model, step);
  draw();
  focusOn(root.querySelector(".hand [tabindex='0']"));
}

async function boot() {
  dress(model.settings);
  document.addEventListener("keydown", onKey);
  addEventListener("popstate", route);
  addEventListener("online", () => line?.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) pace.flush();
    else line?.wake();
  });
  const texts = loadTexts(model.settings.lang);
  const rules = api("/api/rules");
  t = await texts;
  await loadDeck(decks, model.settings.deck, t);
  route();
  become({ ...model, rules: await rules });
}

boot().catch((error) => {
  root.textContent = error instanceof ApiError ? "Buur: " + error.message : String(error);
  throw error;
});
