/**
 * Random numbers that a published seed determines.
 */

/** @typedef {(text: string) => Promise<Uint8Array>} Hash SHA-256 of a text */

const DIGITS = 13; // hexadecimal: 52 bits

/** @param {string} key @param {Hash} hash @returns {Promise<number>} from 0 to below 1 */
export async function randomNumber(key, hash) {
  return parseInt(hex(await hash(key)).slice(0, DIGITS), 16) / 16 ** DIGITS;
}

/** @param {Uint8Array} bytes @returns {string} */
export function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
