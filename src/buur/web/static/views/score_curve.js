/**
 * Curve of the totals over the deals of a partie, in chalk on a slate.
 */

import { h } from "../browser/dom.js";
import { lineOrder } from "../model/lines.js";
import { totalsByDeal, writtenDeals } from "../model/partie_course.js";
import { goal } from "../model/rules.js";
import { decidingDeal } from "../text/endings.js";
import { formatNumber } from "../text/numbers.js";
import { lineName } from "../text/standings.js";

/** @import { Context, OptionalTableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The slate, its margins, and the least distance of two names. */
const SIZE = { width: 420, height: 190, left: 14, right: 142, top: 14, bottom: 26, apart: 15 };
/** Marks of deals below the curve, at most. */
const MOST_MARKS = 10;

/** @type {OptionalTableComponent} */
export function scoreCurve(ctx, view) {
  const { t } = ctx;
  const deals = writtenDeals(view);
  if (deals.length < 2) return null;
  const totals = totalsByDeal(view);
  const lines = lineOrder(view);
  const end = goal(ctx.model);
  const target = end.deals || end.rows ? 0 : end.target;
  const place = placing(totals, target, deals.length);
  const decisive = decidingDeal(ctx, view);
  const at = deals.findIndex(({ deal }) => deal === decisive?.deal.deal);
  const told = lines.map((line) =>
    t("end-curve-line", { name: lineName(ctx, view, line), points: (totals[line] ?? []).slice(1).map(formatNumber).join(", ") }),
  );
  return h(
    "figure.curve",
    { key: "curve" },
    h(
      "svg",
      { viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, role: "img", "aria-label": [t("end-curve"), ...told].join(". ") },
      h("rect.curve-slate", { x: 2, y: 2, width: SIZE.width - 4, height: SIZE.height - 4, rx: 6 }),
      decisive && h("path.curve-turning", { key: "turning", d: `M${place.x(at)} ${SIZE.top}H${place.x(at + 1)}V${SIZE.height - SIZE.bottom}H${place.x(at)}Z` }),
      axis(place, deals.map(({ deal }) => deal), decisive?.deal.deal ?? 0),
      target > 0 && targetLine(place, target),
      lines.map((line, i) => curveOf(place, totals[line] ?? [], line, i)),
      names(ctx, view, place, totals),
    ),
  );
}

/** @typedef {{x: (deal: number) => number, y: (points: number) => number}} Place */

/**
 * @param {number[][]} totals
 * @param {number} target
 * @param {number} deals
 * @returns {Place} coordinates of a number of deals, and of points
 */
function placing(totals, target, deals) {
  const all = [...totals.flat(), target, 0];
  const [low, high] = [Math.min(...all), Math.max(...all, 1)];
  const { width, height, left, right, top, bottom } = SIZE;
  return {
    x: (deal) => round(left + ((width - left - right) * deal) / deals),
    y: (points) => round(top + ((height - top - bottom) * (high - points)) / (high - low)),
  };
}

/** @param {number} number @returns {number} */
const round = (number) => Math.round(number * 10) / 10;

/**
 * @param {Place} place
 * @param {number[]} numbers of the deals
 * @param {number} decisive number of the deal that is always named
 * @returns {VNode}
 */
function axis({ x, y }, numbers, decisive) {
  const step = Math.ceil(numbers.length / MOST_MARKS);
  return h(
    "g.curve-axis",
    { key: "axis" },
    h("path", { d: `M${x(0)} ${y(0)}H${x(numbers.length)}` }),
    numbers.map((number, i) => {
      const isNamed = number === decisive || ((i + 1) % step === 0 && Math.abs(number - decisive) * 2 > step - 1);
      return isNamed && h("text", { key: number, class: number === decisive ? "decisive" : null, x: x(i + 1), y: SIZE.height - 9 }, String(number));
    }),
  );
}

/**
 * @param {Place} place
 * @param {number} target
 * @returns {VNode}
 */
function targetLine({ x, y }, target) {
  return h(
    "g.curve-target",
    { key: "target" },
    h("path", { d: `M${x(0)} ${y(target)}H${SIZE.width - SIZE.right}` }),
    h("text", { x: x(0), y: y(target) + 13 }, formatNumber(target)),
  );
}

/**
 * @param {Place} place
 * @param {number[]} totals
 * @param {number} line
 * @param {number} nth from the player's own line
 * @returns {VNode}
 */
function curveOf({ x, y }, totals, line, nth) {
  const points = totals.map((total, deal) => [x(deal), y(total)]);
  return h(
    "g.curve-line",
    { key: `line-${line}`, "data-line": Math.min(nth, 3) },
    h("polyline", { points: points.map((one) => one.join(",")).join(" ") }),
    points.slice(1).map(([cx, cy], i) => h("circle", { key: i, cx, cy, r: totals.length > 14 ? 1.6 : 2.6 })),
  );
}

/**
 * The names and totals at the ends of the curves, apart from each other.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {Place} place
 * @param {number[][]} totals
 * @returns {VNode[]}
 */
function names(ctx, view, { y }, totals) {
  const order = lineOrder(view);
  const ends = order.map((line, nth) => ({ line, nth, y: y(totals[line]?.at(-1) ?? 0) + 4 })).sort((a, b) => a.y - b.y);
  ends.forEach((one, i) => (one.y = Math.max(one.y, (ends[i - 1]?.y ?? 0) + SIZE.apart)));
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - (SIZE.height - 8));
  return ends.map(({ line, nth, y: at }) => {
    const height = round(at - over);
    return h(
      "g.curve-end",
      { key: `name-${line}`, "data-line": Math.min(nth, 3) },
      h("text.curve-name", { x: SIZE.width - SIZE.right + 10, y: height }, short(lineName(ctx, view, line))),
      h("text.curve-total", { x: SIZE.width - 12, y: height }, formatNumber(totals[line]?.at(-1) ?? 0)),
    );
  });
}

/** @param {string} name @returns {string} at most as long as there is room for */
const short = (name) => (name.length > 12 ? `${name.slice(0, 11)}…` : name);
