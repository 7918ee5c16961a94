/**
 * What need not wait for the rest of the page, which takes a phone a second: stands inside the page
 * and calls the table, since a handshake and a welcome take as long; and puts the announced deck in
 * its place. Whoever has the rest takes both over (net/early_connection.js).
 */

import { insertDeck } from "./browser/deck.js";

/**
 * @returns {object|undefined} the ticket for a seat; none where the device may not remember any, or
 *   where the address brings another one behind its #
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

/** @param {object} key */
function call(key) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/ws`);
  /** @type {MessageEvent[]} */
  const heard = [];
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", ...key, since: null }));
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
