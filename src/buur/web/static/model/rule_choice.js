/**
 * Choice of a rule set: the preset, differences from it, relevant options.
 */

/** @import { Model, Need, Option, OptionValue, Preset, Settings } from "./types.js" */

/**
 * The preset chosen on the home page; the first preset if that one no longer exists.
 *
 * @param {Model} model
 * @returns {Preset|null}
 */
export function chosenPreset({ rules, settings }) {
  return rules?.presets.find(({ name }) => name === settings.rules) ?? rules?.presets[0] ?? null;
}

/**
 * The differences after one option was set; a value equal to the preset's is no difference.
 *
 * @param {Preset} preset
 * @param {Settings["options"]} differences
 * @param {string} name
 * @param {OptionValue} value
 * @returns {Settings["options"]}
 */
export function withOption(preset, differences, name, value) {
  const rest = { ...differences };
  delete rest[name];
  return same(preset.options[name], value) ? rest : { ...rest, [name]: value };
}

/**
 * @param {OptionValue|undefined} a
 * @param {OptionValue|undefined} b
 * @returns {boolean}
 */
function same(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Values of an option, as words, that turn a mechanism of the game off. */
const OFF = new Set(["none", "off", "no", "0"]);

/**
 * Whether the value of an option has, or could have, an effect in the chosen rules. In each clause
 * of its needs, one literal has to hold.
 *
 * @param {Preset} preset
 * @param {Settings["options"]} differences
 * @param {Option} one
 * @returns {boolean}
 */
export function matters(preset, differences, one) {
  /** @type {Record<string, unknown>} */
  const facts = { ...preset.facts, ...preset.options, ...differences };
  return (one.needs ?? []).every((clause) => clause.some((need) => holds(need, facts[need.name])));
}

/**
 * @param {Need} need
 * @param {unknown} value
 * @returns {boolean}
 */
function holds(need, value) {
  const words = wordsOf(value);
  const found = need.words.length ? words.some((word) => need.words.includes(word)) : !words.every((word) => OFF.has(word));
  return found === need.holds;
}

/**
 * The words of a value, such as the parts of a set, the rows of a checklist or packets. A plus sign
 * is a word, too, if there is more than one part.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
function wordsOf(value) {
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  const rows = String(value).split(/\s+/).map((row) => row.split(":")[0]);
  return rows.flatMap((row) => row.split(/(\+)|-/)).filter(Boolean);
}

/**
 * The options that can be set here: the major ones, and the rest by group.
 *
 * @param {Option[]} options
 * @returns {{major: Option[], groups: [string, Option[]][]}}
 */
export function groupOptions(options) {
  const settable = options.filter(isSettable);
  /** @type {Map<string, Option[]>} */
  const groups = new Map();
  for (const one of settable.filter(({ major }) => !major)) {
    groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  }
  return { major: settable.filter(({ major }) => major), groups: [...groups] };
}

/**
 * Whether the page can set an option; not if it has a single value.
 *
 * @param {Option} one
 * @returns {boolean}
 */
function isSettable({ kind, values }) {
  return ["flag", "number", "text"].includes(kind) || (values ?? []).length > 1;
}
