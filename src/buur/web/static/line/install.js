/**
 * Has the browser keep the page for times without a network, once it has nothing better to do.
 */

/** Where service workers are not allowed, as on plain HTTP from elsewhere, nothing happens. */
export function install() {
  // What was announced for other settings than these is taken all the same: browsers complain
  // about what nobody takes. The rest they have kept.
  for (const link of document.querySelectorAll("link[rel=preload]")) {
    void fetch(/** @type {HTMLLinkElement} */ (link).href).catch(() => {});
  }
  const register = () => void navigator.serviceWorker?.register("/sw.js").catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 5_000 });
  else setTimeout(register, 1_000);
}
