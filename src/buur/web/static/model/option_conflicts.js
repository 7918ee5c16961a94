/**
 * Conflicts of options: a new value of one option changes the options that contradict it.
 */

import { withOption } from "./rule_choice.js";

/** @import { OptionValue, Preset, Settings } from "./types.js" */

/** Default number of deals of a partie with a fixed number, as in tournaments. */
const DEALS = 16;
/** Default imposed trumps for the deals of a tournament: every suit four times. */
const IMPOSED = "CCCCDDDDHHHHSSSS";

/**
 * The options that change with an option; `now` returns the present value of another option.
 *
 * @type {Record<string, (value: OptionValue, now: (name: string) => OptionValue|undefined) => Record<string, OptionValue|undefined>>}
 */
const FOLLOWERS = {
  finish: (value, now) =>
    value === "deals" ? { deals: now("deals") || DEALS, rubicon: "off" } : { deals: 0 },
  deals: (value, now) => {
    if (value) return { finish: "deals", rubicon: "off" };
    return now("finish") === "deals" ? { finish: "first_out" } : {};
  },
  rubicon: (value, now) =>
    value !== "off" && now("finish") === "deals" ? { finish: "first_out", deals: 0 } : {},
  contracts: (value, now) =>
    value === "imposed"
      ? { imposed: now("imposed") || IMPOSED, push: "no", push_back: false, trump_by_lead: false }
      : {},
  push: (value, now) =>
    value === "no"
      ? { push_back: false }
      : now("contracts") === "imposed"
        ? { contracts: "suits" }
        : {},
  push_back: (value, now) => (value && now("push") === "no" ? { push: "yes" } : {}),
  match_revives_melds: (value) => (value ? { match_voids_melds: true } : {}),
  match_voids_melds: (value) => (value ? {} : { match_revives_melds: false }),
};

/**
 * The differences after one option was set, with the changes of conflicting options.
 *
 * @param {Preset} preset
 * @param {Settings["options"]} differences
 * @param {string} name
 * @param {OptionValue} value
 * @returns {Settings["options"]}
 */
export function setOption(preset, differences, name, value) {
  const now = (/** @type {string} */ one) => differences[one] ?? preset.options[one];
  const follow = FOLLOWERS[name]?.(value, now) ?? {};
  let all = withOption(preset, differences, name, value);
  for (const [other, to] of Object.entries(follow)) {
    if (to !== undefined && other in preset.options) all = withOption(preset, all, other, to);
  }
  return all;
}
