/**
 * Rule sets at a table: values of options, goal of the partie, and keys of explained rules.
 */

/** @import { Model, OptionValue, Settings } from "./types.js" */
/** @typedef {Pick<Settings, "deck"|"mapping"|"names">} Deck */

/**
 * The value of an option at the table that is open.
 *
 * @param {Model} model
 * @param {string} name
 * @returns {OptionValue|undefined}
 */
export function option({ rules, view }, name) {
  const own = view?.rules.options[name];
  if (own !== undefined) return own;
  return rules?.presets.find((preset) => preset.name === view?.rules.name)?.options[name];
}

/**
 * The end of the partie at this table: a score, a number of deals or of rows of the checklist; the
 * others are 0.
 *
 * @param {Model} model
 * @returns {{target:number, deals:number, rows:number}}
 */
export function goal(model) {
  const { view } = model;
  const counted = view?.rules.finish ?? option(model, "finish");
  const deals = counted === "deals" ? (view?.rules.deals ?? Number(option(model, "deals"))) : 0;
  return { target: view?.rules.target ?? 0, deals, rows: view?.sheet?.length ?? 0 };
}

/**
 * The rules to explain: those of the table, or those chosen on the home page.
 *
 * @param {Model} model
 * @returns {{rules:string, options:Settings["options"], lang:import("./types.js").Lang} & Deck}
 */
export function wantedRules({ view, settings }) {
  const { name, options } = view?.rules ?? { name: settings.rules, options: settings.options };
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
