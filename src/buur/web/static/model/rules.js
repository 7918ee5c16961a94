/**
 * Rule sets at a table: values of options, goal of the partie, and keys of explained rules.
 */

/** @import { Model, OptionValue, Settings } from "./types.js" */

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
 * How long the partie at this table is: up to a score, a number of deals, or a checklist (0 for
 * what it is not).
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
 * The rules that can be read now: those of the table, or those chosen on the home page.
 *
 * @param {Model} model
 * @returns {{rules:string, options:Settings["options"], lang:import("./types.js").Lang}}
 */
export function wantedRules({ view, settings }) {
  const { name, options } = view?.rules ?? { name: settings.rules, options: settings.options };
  return { rules: name, options, lang: settings.lang };
}

/**
 * @param {Model} model
 * @returns {string} under which the words for these rules are kept
 */
export function rulesKey(model) {
  return JSON.stringify(wantedRules(model));
}

/**
 * @param {Pick<Model, "settings">} model
 * @returns {string} under which the referee of this language is kept
 */
export function refereeKey({ settings }) {
  return `referee-${settings.lang}`;
}
