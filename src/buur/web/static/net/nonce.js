/**
 * Random nonce: the player's own contribution to the shuffle of a deal.
 */

/** @returns {string} 128 bits of the player's own randomness */
export function nonce() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
