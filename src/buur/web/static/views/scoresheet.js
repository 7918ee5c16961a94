/**
 * Scoresheet below the totals of the slate: checklist, race of king and peasants, or last deals.
 */

import { h } from "../browser/dom.js";
import { lineOrder, party } from "../model/lines.js";
import { lineName } from "../text/standings.js";
import { rowText } from "../text/contract_names.js";
import { formatNumber } from "../text/numbers.js";
import { isChalked } from "./slate.js";

/** @import { Context, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Number of deals shown beside the table; the dialog of the slate shows all. */
const LATEST = 10;

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {boolean} deals whether to show the points of every deal, where there is nothing else
 * @returns {VNode|null}
 */
export function scoresheet(ctx, view, deals) {
  if (view.sheet?.length) return rows(ctx, view, view.sheet);
  if (party(view) === "king") return race(ctx, view);
  return deals && !isChalked(view) && view.deals.length > 0 ? latest(ctx, view) : null;
}

/**
 * The rows of the checklist, with their factors.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {import("../model/types.js").SheetRow[]} sheet
 * @returns {VNode}
 */
function rows(ctx, view, sheet) {
  const { t } = ctx;
  const order = lineOrder(view);
  const body = sheet.map((row) =>
    h(
      "tr",
      { key: row.no, class: row.no === view.category ? "now" : null },
      h("th", { scope: "row" }, rowText(ctx, row)),
      order.map((line) => cell(line, row.written[line] ?? null)),
    ),
  );
  return table(ctx, view, "checklist-rows", t("sheet-title"), body);
}

/** @type {TableComponent} */
function latest(ctx, view) {
  const order = lineOrder(view);
  const body = view.deals.slice(-LATEST).map((deal) =>
    h(
      "tr",
      { key: deal.deal },
      h("th", { scope: "row" }, deal.deal),
      order.map((line) => cell(line, deal.total[line] ?? 0)),
    ),
  );
  return table(ctx, view, "latest", ctx.t("deal"), body);
}

/**
 * @param {number} line
 * @param {number|null} value
 * @returns {VNode}
 */
function cell(line, value) {
  return h("td", { key: line }, value === null ? "·" : formatNumber(value));
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {string} kind
 * @param {string} first what the first column is
 * @param {VNode[]} body
 * @returns {VNode}
 */
function table(ctx, view, kind, first, body) {
  const heads = lineOrder(view).map((line) =>
    h("th", { key: line, scope: "col" }, h("span", null, lineName(ctx, view, line))),
  );
  return h(
    "div.tally-place",
    { tabindex: 0, role: "group", "aria-label": ctx.t("slate") },
    h(
      `table.tally.${kind}`,
      null,
      h("thead", null, h("tr", null, h("td", null, h("span.hidden", null, first)), heads)),
      h("tbody", null, body),
    ),
  );
}

/** The progress of each line towards its own target. @type {TableComponent} */
function race(ctx, view) {
  const lanes = lineOrder(view).map((line) => {
    const goal = view.targets?.[line] ?? view.rules.target;
    const share = Math.min(1, Math.max(0, (view.scores[line] ?? 0) / goal));
    return h(
      "div.lane",
      { key: line },
      h("span", null, lineName(ctx, view, line)),
      h("i", { "aria-hidden": "true", vars: { "--share": share } }),
      h("span", null, `${formatNumber(view.scores[line] ?? 0)} / ${formatNumber(goal)}`),
    );
  });
  return h("div.race", null, lanes);
}
