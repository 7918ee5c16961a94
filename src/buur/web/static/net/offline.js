/**
 * Preparation for offline use: cached page and service worker, when the browser is idle.
 */

import { cachePage } from "./cache.js";

/**
 * Cache the page, and register the service worker unless the browser forbids it, as on plain HTTP.
 *
 * @param {() => void} kept called when the next visit can do with less
 */
export function prepareOffline(kept) {
  // Fetch preloaded resources even if the settings do not need them: browsers warn about unused
  // ones. The others come from the cache.
  for (const link of document.querySelectorAll("link[rel=preload]")) {
    void fetch(/** @type {HTMLLinkElement} */ (link).href).catch(() => {});
  }
  const atLeisure = async () => {
    await cachePage().then(kept, () => {}); // without a network there is another time
    await navigator.serviceWorker?.register("/sw.js").catch(() => {});
  };
  if ("requestIdleCallback" in window) requestIdleCallback(() => void atLeisure(), { timeout: 5_000 });
  else setTimeout(() => void atLeisure(), 1_000);
}
