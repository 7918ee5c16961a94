/**
 * Calls the table while the page is still on its way: a script of its own, since a handshake takes a
 * phone as long as the rest of the page. Whoever has the rest takes the line over (line/early.js).
 */

const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];

/** @returns {string} what the device remembers of its seats; nothing where it may not remember */
function seats() {
  try {
    return localStorage.getItem("buur.tables") ?? "";
  } catch {
    return "";
  }
}

// Where the rest was there first, it has called the table itself and says so by this very name.
if (table && !("earlySocket" in globalThis) && seats().includes(`"${table}"`)) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  Object.assign(globalThis, { earlySocket: new WebSocket(`${scheme}://${location.host}/ws`) });
}
