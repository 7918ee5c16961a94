/**
 * Resources inside the HTML, and their copies in the browser's cache.
 *
 * The server puts into the HTML the resources that a first visitor would request next. A cookie
 * tells the server which version of them the browser has cached.
 */

import { api, versioned } from "./api.js";
import { LANGS } from "../model/languages.js";

/** @import { Lang } from "../model/types.js" */

/**
 * The catalogue of a language, from the HTML if it is there, else from the server.
 *
 * @param {Lang} lang
 * @returns {Promise<any>}
 */
export async function loadCatalogue(lang) {
  const carried = document.getElementById("texts");
  if (carried?.lang === lang) return JSON.parse(carried.textContent ?? "");
  return api(versioned(`/i18n/${LANGS.includes(lang) ? lang : "en"}.json`));
}

/** @type {Map<string, Promise<any>>} texts of the second script, by language */
const later = new Map();

/**
 * The texts of a language that the second script needs; a failed request is made again.
 *
 * @param {string} lang
 * @returns {Promise<any>}
 */
export function loadLaterTexts(lang) {
  const known = later.get(lang) ?? api(versioned(`/i18n/${lang}.later.json`));
  later.set(lang, known);
  known.catch(() => later.delete(lang));
  return known;
}

/**
 * Set the cookie for the next visit: language, deck and the version of cached resources.
 *
 * @param {{lang: string, deck: string}} settings
 */
export function saveCookie({ lang, deck }) {
  const { kept } = document.documentElement.dataset;
  const taste = [lang, deck, kept].filter(Boolean).join(".");
  document.cookie = `buur=${taste}; path=/; max-age=31536000; samesite=lax`;
}

/** Fetch the resources of the HTML into the browser's cache; the next page comes without them. */
export async function cachePage() {
  const packed = [...document.querySelectorAll("[data-path]")].map((one) => one.getAttribute("data-path"));
  const answers = await Promise.all(packed.map((path) => fetch(path ?? "")));
  // Browsers cache only answers that are read to the end.
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const { dataset } = document.documentElement;
  if (answers.every(({ ok }) => ok)) dataset.kept = dataset.version;
}
