/**
 * Resources inside the HTML, and what the browser caches of them.
 *
 * The server puts into the HTML what a first visitor would request next. A cookie tells it which of
 * that the browser has cached.
 */

import { api, versioned } from "./api.js";
import { LANGS } from "../model/languages.js";

/** @import { Lang } from "../model/types.js" */

/**
 * The texts of a language: those in the page, or those that the server has.
 *
 * @param {Lang} lang
 * @returns {Promise<any>}
 */
export async function loadCatalogue(lang) {
  const carried = document.getElementById("texts");
  if (carried?.lang === lang) return JSON.parse(carried.textContent ?? "");
  return api(versioned(`/i18n/${LANGS.includes(lang) ? lang : "en"}.json`));
}

/**
 * Tell the server, at the next visit, what will be asked for together with the page and which
 * version of it is here.
 *
 * @param {{lang: string, deck: string}} settings
 */
export function saveCookie({ lang, deck }) {
  const { kept } = document.documentElement.dataset;
  const taste = [lang, deck, kept].filter(Boolean).join(".");
  document.cookie = `buur=${taste}; path=/; max-age=31536000; samesite=lax`;
}

/** Have the browser cache the files packed with the page: the next visit omits them. */
export async function cachePage() {
  const packed = [...document.querySelectorAll("[data-path]")].map((one) => one.getAttribute("data-path"));
  const answers = await Promise.all(packed.map((path) => fetch(path ?? "")));
  // Read to the end, or the browser would keep nothing.
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  const { dataset } = document.documentElement;
  if (answers.every(({ ok }) => ok)) dataset.kept = dataset.version;
}
