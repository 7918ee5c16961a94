/**
 * Launch options: settings that `buur play` passes to the page in the URL fragment.
 *
 * An example is `#rules=schieber&options={…}&lang=de`.
 */

import { LANGS } from "./languages.js";

/** @import { Settings } from "./types.js" */

const LONGEST_NAME = 40;
const MOST_OTHERS = 5;

/**
 * Parse launch options from a URL fragment; invalid ones are ignored.
 *
 * @param {string} hash
 * @returns {Partial<Settings>}
 */
export function readLaunchOptions(hash) {
  const wanted = new URLSearchParams(hash.replace(/^#/, ""));
  /** @type {Partial<Settings>} */
  const settings = {};
  const lang = LANGS.find((one) => one === wanted.get("lang"));
  if (lang) settings.lang = lang;
  const rules = wanted.get("rules");
  if (rules) Object.assign(settings, { rules, options: {} });
  const options = readOptions(wanted.get("options"));
  if (options) settings.options = options;
  const bots = (wanted.get("bots") ?? "").split(",").filter((name) => name && name.length <= LONGEST_NAME);
  const kinds = bots.every((name) => name === bots[0]) ? bots.slice(0, 1) : bots;
  if (kinds.length > 0 && bots.length <= MOST_OTHERS) settings.bots = kinds.join(",");
  if (Object.keys(settings).length > 0) settings.asked = true; // whoever knows what to play is not asked
  return settings;
}

/** @param {string|null} text @returns {Settings["options"]|null} */
function readOptions(text) {
  try {
    const found = JSON.parse(text ?? "null");
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
