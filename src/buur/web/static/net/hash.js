/**
 * SHA-256 of texts by the browser, which offers it over HTTPS and on this computer only.
 */

/** @returns {boolean} */
export const canHash = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} text @returns {Promise<Uint8Array>} */
export async function sha256(text) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
