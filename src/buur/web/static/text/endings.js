/**
 * End of a partie in sentences: who ended it and by what, and the deal that moved the score most.
 */

import { contractName } from "./cards.js";
import { who } from "./narration.js";
import { formatNumber } from "./numbers.js";
import { lineName } from "./standings.js";
import { lineOf, lineOrder, party, seatsOf } from "../model/lines.js";
import { leadAtEnd, turningDeal } from "../model/partie_course.js";
import { option } from "../model/rules.js";

/** @import { Context, View } from "../model/types.js" */
/** @import { Turning } from "../model/partie_course.js" */
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
 * The end of the partie: who claimed it, or the rule that ended it, with whoever won by it; which line
 * reached the target first and by what; then the number of deals.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string[]}
 */
export function endSentences(ctx, view) {
  const { t } = ctx;
  const after = t("end-after", { count: view.counted });
  const { result } = view;
  if (!result) return [after];
  const reached = (result.reached ?? []).map(({ line, kind, trick }, i) => {
    const unplayed = kind === "cards" && trick === 0; // the others gave up
    return t(i ? "end-reached-next" : "end-reached", { ...lineWord(ctx, view, line), kind: unplayed ? "unplayed" : kind, trick: unplayed ? "none" : trick });
  });
  const told = result.reason === "out" && reached.length > 0; // the first to reach the target has won
  const rule = told ? [] : [t(ruleKey(ctx, view), ruleArgs(ctx, view, result))];
  const last = byLastTrick(ctx, view, result) ? [t("end-last-trick", winnerArgs(ctx, view, result))] : [];
  return [...rule, ...reached, ...last, after];
}

/** Ends that a claim brought about. */
const CLAIMS = ["claim", "wrong-claim"];

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {string} the key of the rule that ended the partie
 */
function ruleKey(ctx, view) {
  const reason = view.result?.reason ?? "out";
  if (ranksByStrokes(ctx, view)) return "end-strokes-decide";
  return CLAIMS.includes(reason) ? `end-by-${reason}` : `end-${reason}`;
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {Result} result
 * @returns {Record<string, string|number>} who won, and by a claim of whom or a total of which kind
 */
function ruleArgs(ctx, view, result) {
  const { rules, scores } = view;
  const best = `${rules.lowest ? "low" : "high"}${scores.length > 2 ? "est" : "er"}`;
  const args = { ...winnerArgs(ctx, view, result), best, lines: scores.length };
  return CLAIMS.includes(result.reason) ? { ...args, ...who(ctx, result.claimer ?? view.seat) } : args;
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {Result} result
 * @returns {Record<string, string>} who won, and against whom where there are two; the side "none" for a draw
 */
function winnerArgs(ctx, view, { winner }) {
  if (winner === null) return { side: "none", name: "", winner: "", rival: "", against: "other" };
  const { side, name } = lineWord(ctx, view, winner);
  const rival = lineWord(ctx, view, lineOrder(view).find((line) => line !== winner) ?? winner);
  return { side, name, winner: name, rival: rival.name, against: rival.side };
}

/**
 * Whether the last trick decided between two lines that reached the target.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {Result} result
 * @returns {boolean}
 */
function byLastTrick({ model }, view, { reason, reached = [], claimer, winner }) {
  if (reached.length < 2 || option(model, "both_over") !== "last_trick") return false;
  return reason === "out" || (reason === "claim" && claimer != null && lineOf(view, claimer) !== winner);
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
 * The deal that decided the partie; null where its points did not, as where strokes count.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {Turning|null}
 */
export const decidingDeal = (ctx, view) => (ranksByStrokes(ctx, view) ? null : turningDeal(view));

/**
 * The deal that moved the score most, in a sentence; "" if there is none.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function turningSentence(ctx, view) {
  const found = decidingDeal(ctx, view);
  if (!found) return "";
  const { deal, line, rival, swing } = found;
  const contract = deal.contract ? contractName(ctx.model.settings, deal.contract, ctx.t) : "";
  const args = { ...lineWord(ctx, view, line), rival: lineName(ctx, view, rival), against: lineWord(ctx, view, rival).side, deal: deal.deal, count: swing, swing: formatNumber(swing) };
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
