/**
 * The socket that was opened before the page was there.
 */

/**
 * Take over the early socket, once; open a new one where there is none that lives.
 *
 * @param {string} url
 * @returns {WebSocket}
 */
export function openSocket(url) {
  const page = /** @type {{earlySocket?: WebSocket|null}} */ (globalThis);
  const early = page.earlySocket;
  page.earlySocket = null; // a late early.js must not call a second time
  return early && early.url === url && early.readyState <= 1 ? early : new WebSocket(url);
}
