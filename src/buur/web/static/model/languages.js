/**
 * The languages of the page, and the choice among them for a new visitor.
 */

/** @import { Lang } from "./types.js" */

/** @type {Lang[]} */
export const LANGS = ["fr", "de", "it", "en"];

/**
 * The language for a new visitor: the first supported one of the browser's languages, else English.
 *
 * @param {readonly string[]} wishes such as navigator.languages
 * @returns {Lang}
 */
export function preferredLang(wishes) {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}
