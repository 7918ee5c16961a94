/**
 * Random nonce: the player's own contribution to the shuffle of a deal.
 */

/** @type {Set<string>} the numbers that this page has made since it was loaded */
export const given = new Set();

/** @returns {string} 128 bits of the player's own randomness */
export function nonce() {
  const made = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  given.add(made);
  return made;
}
