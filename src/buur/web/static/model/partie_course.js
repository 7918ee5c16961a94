/**
 * Course of a partie: totals after each deal, and the deal that moved them most.
 */

import { lineOrder } from "./lines.js";

/** @import { DealScore, View } from "./types.js" */
/** @typedef {{deal:DealScore, line:number, rival:number, swing:number}} Turning the deal with the largest difference, for whom, against whom */

/** Ways of writing whose numbers are no points. */
const NO_POINTS = ["putzes", "worth"];

/**
 * The totals of each line, before the first deal and after each one.
 *
 * @param {View} view
 * @returns {number[][]} by line
 */
export function totalsByDeal({ deals, scores }) {
  return scores.map((_, line) => {
    const totals = [0];
    for (const { total } of deals) totals.push((totals.at(-1) ?? 0) + (total[line] ?? 0));
    return totals;
  });
}

/**
 * The deal with the largest difference between the winner and the line that came closest; null if
 * there is only one deal, or no points are written.
 *
 * @param {View} view
 * @returns {Turning|null}
 */
export function turningDeal(view) {
  const { deals, result, rules } = view;
  const scores = result?.scores ?? view.scores;
  if (deals.length < 2 || scores.length < 2 || NO_POINTS.includes(rules.write ?? "")) return null;
  const better = rules.lowest ? -1 : 1;
  const ranked = lineOrder(view).sort((a, b) => better * ((scores[b] ?? 0) - (scores[a] ?? 0)));
  const winner = result?.winner ?? ranked[0] ?? 0;
  const rival = ranked.find((line) => line !== winner) ?? 0;
  const swings = deals.map((deal) => ({ deal, swing: (deal.total[winner] ?? 0) - (deal.total[rival] ?? 0) }));
  const [most] = swings.sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing));
  if (!most?.swing) return null;
  const [line, other] = most.swing > 0 ? [winner, rival] : [rival, winner];
  return { deal: most.deal, line, rival: other, swing: Math.abs(most.swing) };
}
