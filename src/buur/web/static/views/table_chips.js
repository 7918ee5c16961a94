/**
 * Chips above the hand that the first hand does not need: false melds, and the tap that bots wait for.
 */

import { h } from "../browser/dom.js";
import { canLayRest, waitsForTap } from "../model/prompt.js";
import { claimChips } from "./false_meld_dialog.js";

/** @import { Context, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {import("../browser/dom.js").Child[]}
 */
export function tableChips(ctx, view) {
  return [claimChips(ctx, view), restChip(ctx), proceedChip(ctx)];
}

/**
 * The button that lays the rest of the deal down, where nothing is left to decide.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function restChip({ t, model, actions }) {
  if (!canLayRest(model)) return null;
  return h("button.chip.rest", { key: "rest", type: "button", on: { click: () => actions.rest() } }, t("lay-rest"));
}

/**
 * The button for the tap that a bot, or a complete trick, waits for.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function proceedChip({ t, model, actions }) {
  if (model.settings.pace !== "tap" || !waitsForTap(model)) return null;
  return h("button.chip.proceed", { key: "proceed", type: "button", on: { click: () => actions.sweep() } }, t("proceed"));
}
