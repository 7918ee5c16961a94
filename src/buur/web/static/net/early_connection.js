/**
 * Takes over the socket and the deck that the inline script (../early.js) began to load.
 */

/** @typedef {WebSocket & {heard?: MessageEvent[]}} Socket one that has said hello holds what it heard */

const page = /** @type {{earlySocket?: Socket|null, earlyDeck?: Promise<void>}} */ (globalThis);

/**
 * Take over the early socket, once; open a new one where there is none that lives.
 *
 * @param {string} url
 * @returns {Socket}
 */
export function openSocket(url) {
  const early = page.earlySocket;
  page.earlySocket = null;
  return early && early.url === url && early.readyState <= 1 ? early : new WebSocket(url);
}

/** @returns {Promise<void>} when the announced deck is in its place, if it comes at all */
export async function earlyDeck() {
  await page.earlyDeck;
}
