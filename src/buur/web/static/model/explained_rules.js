/**
 * Rules to explain in words: those that are meant, and the keys of their cached texts.
 */

/** @import { Model, Settings } from "./types.js" */
/** @typedef {Pick<Settings, "deck"|"mapping"|"names">} Deck */

/**
 * The rules to explain: those of the table or of an invitation, or those chosen on the home page.
 *
 * @param {Model} model
 * @returns {{rules:string, options:Settings["options"], lang:import("./types.js").Lang} & Deck}
 */
export function wantedRules({ view, invited, settings }) {
  const { name, options } = view?.rules ?? invited?.rules ?? { name: settings.rules, options: settings.options };
  return { rules: name, options, ...words(settings) };
}

/**
 * The language of the text, and the cards that it names.
 *
 * @param {Settings} settings
 * @returns {{lang:import("./types.js").Lang} & Deck}
 */
const words = ({ lang, deck, mapping, names }) => ({ lang, deck, mapping, names });

/**
 * The rules to explain on the page of a game: those of the preset.
 *
 * @param {Pick<Model, "settings">} model
 * @param {string} name
 * @returns {ReturnType<typeof wantedRules>}
 */
export function pageRules({ settings }, name) {
  return { rules: name, options: {}, ...words(settings) };
}

/**
 * @param {Model} model
 * @returns {string} the key of the cached text of these rules
 */
export function rulesKey(model) {
  return JSON.stringify(wantedRules(model));
}

/**
 * @param {Pick<Model, "settings">} model
 * @returns {string} the key of the cached referee in this language
 */
export function refereeKey({ settings }) {
  return `referee-${settings.lang}`;
}
