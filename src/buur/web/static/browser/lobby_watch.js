/**
 * The line to the lobby while its page is shown, with the sound of an arrival.
 */

import { playArrival, prepareArrival } from "./arrival_sound.js";
import { cancel, later } from "./clock.js";
import { checkHealth } from "../net/api.js";
import { sitDown } from "../net/friend_tables.js";
import { LobbySocket } from "../net/lobby_socket.js";
import { heard } from "../model/lobby.js";

/** @import { Actions, Model } from "../model/types.js" */

/** @type {LobbySocket|null} */
let socket = null;

/**
 * Watch the lobby while its page is shown.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function followLobby({ route, lobby, loaded }, actions) {
  if (route.page !== "lobby" || !lobby || !loaded) {
    socket?.close();
    socket = null;
    return;
  }
  socket ??= open(actions);
  socket.wait(lobby.entry);
}

/** @param {Actions} actions @returns {LobbySocket} */
function open(actions) {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/lobby`;
  const environment = { checkHealth, later, cancel, random: Math.random, open: (/** @type {string} */ one) => new WebSocket(one) };
  return new LobbySocket(url, { message: (one) => receive(one, actions), state: (conn, code) => changed(conn, code, actions) }, environment);
}

/** @param {any} message @param {Actions} actions */
function receive(message, actions) {
  if (message.t === "idle" || message.t === "matched") socket?.forget();
  actions.update(({ lobby, settings }) => {
    if (!lobby) return {};
    const next = heard(lobby, message);
    if (settings.sound !== "off" && (message.t === "matched" || next.came > lobby.came)) playArrival();
    return { lobby: next };
  });
  if (message.t === "matched") sitDown(message, actions);
}

/** @param {"open"|"lost"|"refused"} state @param {string|undefined} code @param {Actions} actions */
function changed(state, code, actions) {
  actions.update(({ conn, notice }) => ({
    conn: state === "lost" ? "lost" : "off",
    notice: state === "refused" ? { code: `error-${code}` } : conn === "lost" ? null : notice,
  }));
}

/** Be told when somebody comes, or not any more. @param {Actions} actions @param {boolean} alarm */
export function setAlarm(actions, alarm) {
  if (alarm) prepareArrival();
  const look = () => actions.update(({ lobby }) => (lobby?.came ? { lobby: { ...lobby, came: 0 } } : {}));
  if (alarm) for (const event of ["focus", "pointerdown", "keydown"]) addEventListener(event, look);
  actions.update(({ lobby }) => ({ lobby: lobby && { ...lobby, alarm, came: 0 } }));
}
