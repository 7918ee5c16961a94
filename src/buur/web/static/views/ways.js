/**
 * Fields for choosing the strokes of the last number of each line on the slate.
 */

import { h } from "../browser/dom.js";
import { lineOrder } from "../model/lines.js";
import { EMPTY_SLATE, write } from "../model/slate.js";
import { ways, withWay } from "../model/ways.js";
import { lineName } from "../text/standings.js";
import { formatNumber } from "../text/numbers.js";
import { chosenWays, isChalked, numbersOf } from "./slate.js";

/** @import { Context, View } from "../model/types.js" */
/** @import { Strokes } from "../model/slate.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} scores by line
 * @returns {VNode|null} null where the page writes by itself
 */
export function wayFields(ctx, view, scores) {
  if (ctx.model.settings.chalk !== "hand" || !isChalked(view)) return null;
  const fields = lineOrder(view).map((line) => wayField(ctx, view, line, scores[line] ?? 0));
  return fields.some(Boolean) ? h("div.fields.ways", { key: "ways" }, fields) : null;
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {number} line
 * @param {number} score
 * @returns {VNode|null} null where nothing, or a loss, was written last
 */
function wayField(ctx, view, line, score) {
  const { t, model, actions } = ctx;
  const numbers = numbersOf(view, line, score);
  const [number, points] = [numbers.length - 1, numbers.at(-1) ?? 0];
  const { route, settings } = model;
  if (points <= 0 || route.page !== "table") return null;
  const stands = write(EMPTY_SLATE, points, "hand", chosenWays(model, line, numbers.length)[number]);
  const offered = ways(points);
  const change = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    const way = offered.find((one) => code(one) === value);
    if (way) actions.set({ ways: withWay(settings.ways, route.id, line, number, way) });
  };
  return h(
    "label.field",
    { key: line },
    h("span", null, t("chalk-way", { name: lineName(ctx, view, line), points: formatNumber(points) })),
    h(
      "select",
      { "data-line": line, value: code(stands), on: { change } },
      offered.map((way) => h("option", { key: code(way), value: code(way) }, wayText(way))),
    ),
  );
}

/**
 * @param {Strokes} way
 * @returns {string} the strokes alone; the units follow from them
 */
function code({ hundreds, fifties, twenties }) {
  return [hundreds, fifties, twenties].join("-");
}

/**
 * @param {Strokes} way
 * @returns {string} such as "1 × 100 − 2"
 */
function wayText({ hundreds, fifties, twenties, units }) {
  const strokes = /** @type {[number, number][]} */ ([[hundreds, 100], [fifties, 50], [twenties, 20]])
    .filter(([count]) => count)
    .map(([count, value]) => `${count} × ${value}`)
    .join(" + ");
  if (!strokes) return formatNumber(units);
  if (!units) return strokes;
  return `${strokes} ${units > 0 ? "+" : "−"} ${Math.abs(units)}`;
}
