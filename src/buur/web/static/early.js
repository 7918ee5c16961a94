/**
 * Inline script of a table's page: WebSocket and deck drawings, before the main script has arrived.
 *
 * A phone needs a second for the main script; handshake and welcome take as long.
 * `net/early_connection.js` takes over both.
 */

import { insertDeck } from "./browser/deck.js";

/**
 * @returns {{table: string}|undefined} the stored ticket for a seat; undefined without one, or if the
 *   fragment of the address has another ticket
 */
function ticket() {
  const table = /^\/table\/([\w-]+)$/.exec(location.pathname + location.hash)?.[1];
  try {
    return JSON.parse(localStorage.getItem("buur.tables") ?? "[]").find(
      (/** @type {{table:string}} */ one) => one.table === table,
    );
  } catch {
    return undefined;
  }
}

/** @param {{table: string}} key */
function call(key) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws/${key.table}`);
  /** @type {MessageEvent[]} */
  const heard = [];
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", protocol: 2, ...key, since: null }));
  socket.onmessage = (message) => heard.push(message);
  return Object.assign(socket, { heard });
}

async function draw() {
  const link = /** @type {HTMLLinkElement|null} */ (document.querySelector("link[data-deck]"));
  const response = link && (await fetch(link.href).catch(() => null));
  const drawings = response?.ok && (await response.text().catch(() => ""));
  const place = document.getElementById("decks");
  if (place && drawings) insertDeck(place, drawings, link?.dataset.deck ?? "");
}

const key = ticket();
Object.assign(globalThis, { earlySocket: key ? call(key) : null, earlyDeck: draw() });
