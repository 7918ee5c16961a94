/**
 * The languages of the page, and the choice among them for a new visitor.
 */

/** @import { Lang } from "./types.js" */

/** @type {Lang[]} */
export const LANGS = ["fr", "de", "it", "en"];

/** The nearest language for some that have no texts, as the server has them. */
const NEIGHBOURS = /** @type {Record<string, string>} */ ({ gsw: "de", rm: "de", lmo: "it", frp: "fr" });

/**
 * The language for a new visitor: the first supported one of the browser's languages, else English.
 *
 * @param {readonly string[]} preferences such as navigator.languages
 * @returns {Lang}
 */
export function preferredLang(preferences) {
  for (const preference of preferences) {
    const [wanted = ""] = preference.toLowerCase().split("-");
    const found = LANGS.find((lang) => lang === (NEIGHBOURS[wanted] ?? wanted));
    if (found) return found;
  }
  return "en";
}
