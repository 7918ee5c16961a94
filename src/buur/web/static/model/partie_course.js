/**
 * Course of a partie: totals after each deal, and the deal that moved them most.
 */

import { writtenPoints } from "./slate.js";
import { lineOrder } from "./lines.js";

/** @import { DealScore, View } from "./types.js" */
/** @typedef {{line:number, rival:number, points:number}} Lead the winner, the line that came closest, the difference between them */
/** @typedef {Pick<DealScore, "deal"|"contract"|"total">} WrittenDeal */
/** @typedef {{deal:WrittenDeal, line:number, rival:number, swing:number}} Turning the deal that decided, for whom, against whom */

/** Ways of writing whose numbers are no points. */
const NO_POINTS = ["putzes", "worth"];

/**
 * The deals of a partie with the points that each line wrote, the one in which the partie ended included.
 *
 * @param {View} view
 * @returns {WrittenDeal[]}
 */
export function writtenDeals(view) {
  const { deals, result, deal, contract } = view;
  if (!result) return deals;
  const rest = result.scores.map((points, line) => points - writtenPoints(view, line));
  const ended = !deals.some((one) => one.deal === deal) && rest.some(Boolean);
  return ended ? [...deals, { deal, contract, total: rest }] : deals;
}

/**
 * The totals of each line, before the first deal and after each one.
 *
 * @param {View} view
 * @returns {number[][]} by line
 */
export function totalsByDeal(view) {
  const deals = writtenDeals(view);
  return view.scores.map((_, line) => {
    const totals = [view.earlier?.[line] ?? 0];
    for (const { total } of deals) totals.push((totals.at(-1) ?? 0) + (total[line] ?? 0));
    return totals;
  });
}

/**
 * The deal in which the winner gained most on the line that came closest; null if there is only one
 * deal, no points are written, or he never gained.
 *
 * @param {View} view
 * @returns {Turning|null}
 */
export function turningDeal(view) {
  const { rules } = view;
  const deals = writtenDeals(view);
  if (deals.length < 2 || NO_POINTS.includes(rules.write ?? "")) return null;
  const first = ranked(view);
  if (!first || (view.result && !leadAtEnd(view))) return null; // points did not decide
  const { winner, rival } = first;
  const swings = deals.map((deal) => ({ deal, swing: (deal.total[winner] ?? 0) - (deal.total[rival] ?? 0) }));
  const sign = rules.lowest ? -1 : 1;
  const [most] = swings.sort((a, b) => sign * (b.swing - a.swing));
  if (!most || sign * most.swing <= 0) return null;
  const [line, other] = most.swing > 0 ? [winner, rival] : [rival, winner];
  return { deal: most.deal, line, rival: other, swing: Math.abs(most.swing) };
}

/**
 * By how many points the partie was won; null where points do not tell it, such as after a wrong claim
 * or where a line with fewer points reached the target first.
 *
 * @param {View} view
 * @returns {Lead|null}
 */
export function leadAtEnd(view) {
  const { result, rules } = view;
  if (!result || result.winner === null || result.reason === "wrong-claim" || NO_POINTS.includes(rules.write ?? "")) return null;
  const found = ranked(view);
  if (!found) return null;
  const { winner, rival } = found;
  const points = ((result.scores[winner] ?? 0) - (result.scores[rival] ?? 0)) * (rules.lowest ? -1 : 1);
  return points > 0 ? { line: winner, rival, points } : null;
}

/**
 * The line that won, or leads, and the one that came closest; null if there is only one.
 *
 * @param {View} view
 * @returns {{winner:number, rival:number}|null}
 */
function ranked(view) {
  const { result, rules } = view;
  const scores = result?.scores ?? view.scores;
  if (scores.length < 2) return null;
  const better = rules.lowest ? -1 : 1;
  const order = lineOrder(view).sort((a, b) => better * ((scores[b] ?? 0) - (scores[a] ?? 0)));
  const winner = result?.winner ?? order[0] ?? 0;
  return { winner, rival: order.find((line) => line !== winner) ?? 0 };
}
