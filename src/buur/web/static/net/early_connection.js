/**
 * Early socket and deck, which the inline script (../early.js) began to load; else a new socket.
 */

/** @typedef {WebSocket & {heard?: MessageEvent[]}} Socket `heard`: messages to an early socket */

const page = /** @type {{earlySocket?: Socket|null, earlyDeck?: Promise<void>}} */ (globalThis);

/**
 * Return the early socket on the first call, if it is alive; else open a new one.
 *
 * @param {string} url
 * @returns {Socket}
 */
export function openSocket(url) {
  const early = page.earlySocket;
  page.earlySocket = null;
  return early && early.url === url && early.readyState <= 1 ? early : new WebSocket(url);
}

/** @returns {Promise<void>} resolves when the early deck is inserted or has failed */
export async function earlyDeck() {
  await page.earlyDeck;
}
