/**
 * The connection to a table that is watched, without a seat.
 */

import { cancel, later } from "./clock.js";
import { checkHealth } from "../net/api.js";
import { Connection } from "../net/connection.js";
import { nonce } from "../net/nonce.js";
import { watched } from "../model/watching.js";

/** @import { Actions, Model } from "../model/types.js" */

/** @type {{key: string, connection: Connection|null}} the table that is watched, "" for none */
let open = { key: "", connection: null };

/** Keep a connection to the table that is watched, and none on other pages. @param {Model} model @param {Actions} actions */
export function followWatch(model, actions) {
  const { route, watching, friends } = model;
  if (route.page === "watch" && watching?.follows && friends?.next) return followRematch(watching, friends.next, actions);
  const key = route.page === "watch" && watching?.id === route.id && !watching.failed ? `${watching.id} ${watching.token}` : "";
  if (open.key === key) return;
  open.connection?.close();
  open = { key, connection: null }; // before it connects: that changes the model
  if (watching && key) open.connection = connect(watching, actions);
}

/**
 * Go on to the table of the rematch, which the same link opens.
 *
 * @param {import("../model/types.js").Watching} watching
 * @param {string} table
 * @param {Actions} actions
 */
function followRematch(watching, table, actions) {
  actions.update(() => ({ watching: { ...watching, follows: false } }));
  queueMicrotask(() => actions.go(`/watch/${table}#${watching.token}`)); // after the change of the model that led here
}

/** @param {import("../model/types.js").Watching} watching @param {Actions} actions @returns {Connection} */
function connect({ id, token }, actions) {
  const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${id}`;
  /** @type {number|null} */
  let version = null;
  const message = (/** @type {any} */ one) => {
    if (one.v !== undefined && one.view) version = one.v;
    actions.update((model) => (model.watching?.id === id ? watched(model, one) : {}));
  };
  const changed = (/** @type {Model["conn"]} */ conn, /** @type {string|undefined} */ code, /** @type {string|undefined} */ reason) =>
    actions.update(({ watching }) => {
      if (watching?.id !== id) return {};
      return conn === "refused" ? { conn, watching: { ...watching, failed: code ?? "no-seat", ...(reason && { reason }) } } : { conn };
    });
  const key = /** @type {any} */ ({ t: "watch", table: id, token });
  const environment = { checkHealth, later, cancel, random: Math.random, open: (/** @type {string} */ to) => new WebSocket(to), id: nonce };
  return new Connection(url, key, { message, refused: () => {}, state: changed, since: () => version }, environment);
}
