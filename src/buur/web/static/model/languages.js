/**
 * The languages of the page, and the choice among them for a new visitor.
 */

/** @import { Lang } from "./types.js" */

/** @type {Lang[]} */
export const LANGS = ["fr", "de", "it", "en"];

/**
 * The language for a new visitor: the first supported one of the browser's languages, else English.
 *
 * @param {readonly string[]} preferences such as navigator.languages
 * @returns {Lang}
 */
export function preferredLang(preferences) {
  for (const preference of preferences) {
    const found = LANGS.find((lang) => preference.toLowerCase().split("-")[0] === lang);
    if (found) return found;
  }
  return "en";
}
