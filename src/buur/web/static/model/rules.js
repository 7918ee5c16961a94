/**
 * Rule sets at a table: values of options, and the goal of the partie.
 */

/** @import { Model, OptionValue } from "./types.js" */

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
