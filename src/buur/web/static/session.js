/**
 * Session: navigation to the page that the address names, and the messages of the server.
 */

import { actions, announce, app, awaitPage, become, context, forgetMessages, hear, loadSecondScript, playback, sentByItself, showError, update } from "./app.js";
import { cancel, later } from "./browser/clock.js";
import { api, checkHealth } from "./net/api.js";
import { Connection } from "./net/connection.js";
import { openSocket } from "./net/early_connection.js";
import { nonce } from "./net/nonce.js";
import { ServerPoll } from "./net/server_poll.js";
import { ownSeat } from "./net/tables.js";
import { narrateMissed } from "./text/screen_reader.js";
import { routeOf } from "./model/routes.js";
import { loadTables } from "./model/settings.js";
import { paceOf } from "./model/prompt.js";
import * as state from "./model/state.js";

/** Milliseconds for which a lost connection is a moment: a server that hands a table over needs no more. */
const MOMENT = 2_000;

const environment = { checkHealth, later, cancel, random: Math.random };
const serverPoll = new ServerPoll(environment, () => void loadPage());

/** @type {number|null} the end of the moment */ let momentTimer = null;

/** @type {any[]} messages received before texts and drawings were loaded */
const early = [];

/** @param {string} path @param {boolean} [replaces] the present page, to which nobody shall come back */
export function navigate(path, replaces = false) {
  history[replaces ? "replaceState" : "pushState"](null, "", path);
  scrollTo(0, 0);
  route();
}

/** Show the page that the address names. */
export function route() {
  if (app.model.settings.confirm === "undo") actions.confirm(); // leaving the table is an answer
  app.connection?.close();
  app.connection = null;
  endMoment();
  serverPoll.stop();
  playback.clear();
  sentByItself.clear();
  forgetMessages();
  const wanted = routeOf(location.pathname);
  const invitation = joinToken();
  if (wanted.page === "table" && invitation && !ownSeat(wanted.id)) Object.assign(wanted, { page: "join", invitation });
  // Unfinished parties stand first on the home page: they would push the rest down.
  const loaded = wanted.page !== "home" || loadTables(localStorage).length === 0;
  become({ ...state.go(app.model, wanted), loaded });
  if (app.ready && !loaded) awaitPage();
  if (wanted.page === "table") connect(wanted.id);
  else void loadPage();
}

/** The token of an invitation, which goes from the address into the state of this page: a reload keeps it. */
function joinToken() {
  const token = new URLSearchParams(location.hash.slice(1)).get("join");
  if (token) history.replaceState({ join: token }, "", location.pathname);
  return history.state?.join;
}

/** @param {string} id */
function connect(id) {
  const key = ownSeat(id) ?? { table: id, token: "" }; // the cookie of a guest may open a seat
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`;
  app.connection = new Connection(
    url,
    key,
    { message: receive, refused, state: connectionChanged, since: () => app.model.v },
    { ...environment, open: openSocket, id: () => crypto.randomUUID?.() ?? nonce() },
  );
}

/** @param {any} message */
function receive(message) {
  if (!app.ready) return void early.push(message);
  const named = message.view ?? message;
  if (named.names) named.names = named.names.map((/** @type {string} */ name, /** @type {number} */ seat) => name || app.t("guest-name", { no: seat + 1 }));
  if (message.t === "event") {
    if (message.event.e === "taken-back") sentByItself.clear();
    return playback.push(message);
  }
  if (message.t !== "welcome") return hear(message);
  playback.flush();
  const before = app.model.view && app.model.v;
  become(state.welcome(app.model, message));
  if (before !== null) for (const words of narrateMissed(context(), before)) announce(words);
}

/** Handle the messages received before the page was ready. */
export function receiveEarly() {
  for (const message of early.splice(0)) receive(message);
}

/**
 * @param {import("./model/types.js").Act} act
 * @param {string} code
 * @param {string} [clause]
 */
function refused(act, code, clause) {
  if (act.e === "contributed") return;
  const refusal = state.refuse(app.model, code, clause);
  become(app.t.has(`reason-${code}`) ? refusal : { ...refusal, notice: { code: "error-server" } });
}

/** @param {"connecting"|"open"|"lost"|"refused"|"replaced"} conn @param {string} [detail] @param {string} [reason] the operator's */
function connectionChanged(conn, detail, reason) {
  if (conn === "refused") return void closeTable(detail, reason);
  const { model, t } = app;
  if (conn === "connecting" && model.conn === "lost") return;
  if (conn === "lost" && model.conn !== "lost") beginMoment();
  if (conn !== "lost") endMoment();
  if (conn === "open" && model.conn === "lost") announce(t("online"));
  if (conn === "open") app.connection?.tell({ t: "pace", pace: paceOf(model) });
  if (conn === "open" && model.view) void loadRules().catch(() => {}); // they may have been out of reach
  // Another window has taken the seat: this one drops its unanswered act and its prepared card.
  const held = conn === "replaced" ? { lifted: null, raised: null, prepared: null } : {};
  update({ ...held, conn, away: detail });
}

/**
 * Leave a table that is closed to this page, once there are the texts that say why.
 *
 * @param {string|undefined} detail
 * @param {string|undefined} reason the operator's
 */
async function closeTable(detail, reason) {
  playback.flush();
  endMoment();
  const { connection } = app;
  await loadSecondScript().catch(showError);
  if (app.connection !== connection) return; // another page is shown meanwhile
  const lost = connection?.key.token ? "error-seat-gone" : "error-no-seat";
  const code = detail !== "no-seat" && app.t.has(`error-${detail}`) ? `error-${detail}` : lost;
  update({ conn: "refused", away: detail, notice: { code, ...(reason && { args: { reason } }) }, view: null });
}

/** The connection is lost: say so only if it is not back in a moment. */
function beginMoment() {
  announce(app.t("loading"));
  momentTimer = later(() => {
    momentTimer = null;
    announce(app.t("offline"));
    update({ moment: false });
  }, MOMENT);
  update({ moment: true });
}

function endMoment() {
  if (momentTimer !== null) cancel(momentTimer);
  momentTimer = null;
}

export async function loadRules() {
  const [rules] = await Promise.all([app.model.rules ?? api("/api/rules"), loadSecondScript()]);
  if (rules !== app.model.rules) update({ rules });
}

/** Load what a page besides the table shows; without a network, wait for one. */
export async function loadPage() {
  const { route } = app.model;
  let { rules } = app.model;
  try {
    const [found, { loaders }] = await Promise.all([rules ?? api("/api/rules"), loadSecondScript()]);
    rules = found;
    // All at once: what comes in pieces pushes the rest of the page about.
    const loaded = await loaders[route.page]?.(route, { ...app.model, rules });
    if (app.model.route !== route) return; // the visitor has gone on
    update({ rules, ...loaded, loaded: true, conn: app.connection ? app.model.conn : "off" });
    serverPoll.reset();
  } catch (error) {
    const { code } = /** @type {import("./net/api.js").ApiError} */ (error);
    if (code !== "unreachable" && code !== "unavailable") {
      if (app.model.route === route) update({ rules, loaded: true }); // the page without its lists
      return showError(error);
    }
    if (!app.connection) update({ conn: "lost", away: code, loaded: true });
    serverPoll.start();
  }
}
