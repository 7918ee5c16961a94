/**
 * The sentence for screen readers where a bot, or a complete trick, waits for a tap.
 */

import { waitsForTap } from "../model/prompt.js";

/** @import { Context, Model } from "../model/types.js" */

/**
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} "" where nothing waits, or waited already
 */
export function tapWords({ t, model }, before) {
  const cause = waiting(model);
  return cause && cause !== waiting(before) ? t("proceed-how") : "";
}

/**
 * What waits for a tap: a complete trick, or the bot after a version.
 *
 * @param {Model} model
 * @returns {string} "" for nothing
 */
function waiting(model) {
  const { settings, trick, v } = model;
  if (settings.pace !== "tap" || !waitsForTap(model)) return "";
  return trick?.done ? `trick-${trick.no}` : `bot-${v}`;
}
