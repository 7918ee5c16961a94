/**
 * End of a partie in sentences: who ended it and by what, and the deal that moved the score most.
 */

import { contractName } from "./cards.js";
import { who } from "./narration.js";
import { formatNumber } from "./numbers.js";
import { lineName } from "./standings.js";
import { lineOf, party, seatsOf } from "../model/lines.js";
import { leadAtEnd, turningDeal } from "../model/partie_course.js";
import { option } from "../model/rules.js";

/** @import { Context, View } from "../model/types.js" */
/** @typedef {NonNullable<View["result"]>} Result */

/**
 * Whether strokes for low points decide the partie rather than the points.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {boolean}
 */
export function ranksByStrokes({ model }, view) {
  return view.result?.reason === "deals" && option(model, "strokes") === "low_half";
}

/**
 * The end of the partie: who claimed it, which line reached the target first and by what, or the rule
 * that ended it; then the number of deals.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string[]}
 */
export function endSentences(ctx, view) {
  const { t } = ctx;
  const { result } = view;
  const reached = (result?.reached ?? []).map((one, i) =>
    t(i ? "end-reached-next" : "end-reached", { ...lineWord(ctx, view, one.line), kind: one.kind, trick: one.trick }),
  );
  const claimed = result && ["claim", "wrong-claim"].includes(result.reason);
  const claim = claimed ? [t(`end-by-${result.reason}`, who(ctx, result.claimer ?? view.seat))] : [];
  const winner = lineWord(ctx, view, result?.winner ?? 0); // a line that is out has won
  const rule = claimed || (result?.reason === "out" && reached.length > 0) ? [] : [t(ruleKey(ctx, view), winner)];
  return [...claim, ...rule, ...reached, t("end-after", { count: view.counted })];
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {string} the key of the rule that ended the partie
 */
function ruleKey(ctx, view) {
  const reason = view.result?.reason ?? "out";
  if (ranksByStrokes(ctx, view)) return "end-deals-strokes";
  const lowest = view.rules.lowest && ["deals", "gap"].includes(reason) ? "-lowest" : "";
  return `end-${reason}${lowest}`;
}

/**
 * Who won by how many points, in a sentence; "" where points do not tell it.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function leadSentence(ctx, view) {
  const found = ranksByStrokes(ctx, view) ? null : leadAtEnd(view);
  if (!found) return "";
  const { line, rival, points } = found;
  return ctx.t("end-lead", {
    ...lineWord(ctx, view, line),
    rival: lineName(ctx, view, rival),
    against: lineWord(ctx, view, rival).side,
    lowest: view.rules.lowest ? "yes" : "no",
    count: points,
    points: formatNumber(points),
  });
}

/**
 * The deal that moved the score most, in a sentence; "" if there is none.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function turningSentence(ctx, view) {
  const found = turningDeal(view);
  if (!found) return "";
  const { deal, line, rival, swing } = found;
  const contract = deal.contract ? contractName(ctx.model.settings, deal.contract, ctx.t) : "";
  const args = { ...lineWord(ctx, view, line), rival: lineName(ctx, view, rival), against: lineWord(ctx, view, rival).side, deal: deal.deal, swing: formatNumber(swing) };
  return contract ? ctx.t("end-turning-contract", { ...args, contract }) : ctx.t("end-turning", args);
}

/**
 * A line as texts need it: "us" or "them" for two sides, "you" for the player alone, else its name.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number} line
 * @returns {{side:"us"|"them"|"you"|"other", name:string}}
 */
function lineWord(ctx, view, line) {
  const mine = lineOf(view, view.seat);
  const name = lineName(ctx, view, line);
  const sides = ["teams", "king"].includes(party(view)) && mine !== null;
  if (line !== mine) return { side: sides ? "them" : "other", name };
  if (sides) return { side: seatsOf(view, line).length > 1 ? "us" : "you", name };
  return { side: party(view) === "alone" ? "you" : "other", name };
}
