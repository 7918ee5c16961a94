/**
 * Normalized text for searching; `buur/text_search.py` does the same.
 */

/**
 * A text in lower case without accents, its words separated by single blanks.
 *
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  const small = text.toLocaleLowerCase().replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/ß/g, "ss").replace(/×/g, "x");
  const plain = small.normalize("NFKD").replace(/\p{M}/gu, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
}

/**
 * Whether a text contains every word of a search, in any order.
 *
 * @param {string} text
 * @param {string} wanted
 * @returns {boolean}
 */
export function finds(text, wanted) {
  const folded = fold(text);
  return fold(wanted).split(" ").every((word) => folded.includes(word));
}
