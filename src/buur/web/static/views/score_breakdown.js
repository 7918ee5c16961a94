/**
 * Score breakdown: how the points of a deal add up, and a table of all deals.
 */

import { contractSign } from "./card_drawings.js";
import { contractName } from "../text/cards.js";
import { h } from "../browser/dom.js";
import { byLine, bySide, lineOrder, party, sideOrder } from "../model/lines.js";
import { lineName, sidesOf } from "../text/standings.js";
import { bidName } from "../text/contract_names.js";
import { who } from "../text/narration.js";
import { formatNumber } from "../text/numbers.js";

/** @import { Context, DealScore, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * The rows of a deal's account, in the order of the sum.
 *
 * `parts` sum to `raw`, raw times the multiplier is `total`; where that does not hold (a deal cut
 * short by a claim, or written otherwise) the written total stands all the same.
 *
 * @param {View} view
 * @param {DealScore} deal
 * @returns {{tricks:number[], parts:[string, number[]][], base:number[], raw:number[], total:number[]}}
 */
export function scoreBreakdown(view, deal) {
  const own = (/** @type {number[]} */ values) => bySide(view, values, deal.sides);
  const add = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a.map((one, i) => one + (b[i] ?? 0));
  /** @type {[string, number[]][]} */
  const parts = [
    ["cards", own(deal.cards)],
    ["last-trick", own(deal.last_trick)],
    ["match", own(deal.match)],
    ["melds", own(deal.melds)],
    ["stoeck", own(deal.stoeck)],
  ];
  const raw = parts.reduce((sum, [, part]) => add(sum, part), deal.tricks.map(() => 0));
  const base = add(own(deal.cards), own(deal.last_trick));
  return { tricks: own(deal.tricks), parts, base, raw, total: byLine(view, deal.total) };
}

/**
 * Whether the points of each side, times the multiplier, are the points written on its line.
 *
 * @param {View} view
 * @param {DealScore} deal
 * @returns {boolean}
 */
function addsUp(view, deal) {
  return deal.tricks.length === view.scores.length && ["points", "declarers", "tens"].includes(view.rules.write ?? "points");
}

/**
 * The account of a deal: the sum for two sides, or a row for each of more lines.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode[]}
 */
export function breakdownRows(ctx, view, deal) {
  if (deal.tricks.length > 2) return [linesTable(ctx, view, deal, true)];
  const predicted = view.rules.write === "difference" || view.rules.write === "putzes";
  if (predicted && deal.tricks.length === view.scores.length) return [linesTable(ctx, view, deal, true)];
  if (addsUp(view, deal)) return [dealTable(ctx, view, deal)];
  return [dealTable(ctx, view, deal), linesTable(ctx, view, deal, false)];
}

/**
 * @param {Context} ctx
 * @param {DealScore} deal
 * @returns {VNode}
 */
function caption(ctx, deal) {
  const { t, model } = ctx;
  const made = { ...who(ctx, deal.chooser ?? 0), pushed: deal.pushed ? "yes" : "no" };
  const { stake } = deal;
  return h(
    "caption",
    null,
    deal.contract && contractSign(model.settings, deal.contract),
    h("span", null, deal.contract ? contractName(model.settings, deal.contract, t) : t("deal-no", { deal: deal.deal })),
    deal.contract && deal.chooser !== null && h("small", null, t("chosen-by", made)),
    stake && h("small", null, t("stake", { height: bidName(ctx, stake.height), made: stake.made ? "yes" : "no" })),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode}
 */
function dealTable(ctx, view, deal) {
  const { t } = ctx;
  const { tricks, parts, base, raw, total } = scoreBreakdown(view, deal);
  const line = (/** @type {string} */ key, /** @type {number[]} */ values, /** @type {string} */ kind = "") =>
    h(
      "tr",
      { key, class: kind },
      h("th", { scope: "row" }, t(`sum-${key}`, { multiplier: deal.multiplier })),
      values.map((value, i) => h("td", { key: i }, formatNumber(value))),
      h(
        "td.both",
        { key: "both" },
        kind === "sum" || kind === "total" ? formatNumber(values.reduce((all, one) => all + one, 0)) : "",
      ),
    );
  const shown = parts.slice(2).filter(([, values]) => values.some((value) => value !== 0));
  const last = deal.multiplier > 1 ? "times" : "total";
  const naming = party(view) === "teams" ? "th" : "th.name";
  return h(
    "table.account",
    { key: "account" },
    caption(ctx, deal),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        sidesOf(ctx, view, deal).map(({ side, name }) => h(naming, { key: side, scope: "col" }, name)),
        h("th.both", { scope: "col", "aria-label": t("sum-both"), title: t("sum-both") }, "Σ"),
      ),
    ),
    h(
      "tbody",
      null,
      line("tricks", tricks),
      parts.slice(0, 2).map(([key, values]) => line(key, values)),
      line("base", base, "sum"),
      shown.map(([key, values]) => line(key, values)),
      (deal.multiplier > 1 || (!addsUp(view, deal) && shown.length > 0)) && line("raw", raw, "sum"),
      addsUp(view, deal) && line(view.rules.write === "tens" ? "tens" : last, total, "total"),
    ),
  );
}

/**
 * A row for each line: with `sides` its tricks and points made, then the points written and total.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @param {boolean} sides whether lines are the sides of the deal
 * @returns {VNode}
 */
function linesTable(ctx, view, deal, sides) {
  const { t } = ctx;
  const predicts = view.rules.write === "difference";
  const { raw } = scoreBreakdown(view, deal);
  const out = (/** @type {number} */ line) => deal.sides?.[line] === -1;
  const made = sideOrder(view, deal.tricks.length, deal.sides).map((side, i) => [side, raw[i] ?? 0]);
  const points = new Map(/** @type {[number, number][]} */ (made));
  const heads = [
    sides && "sum-tricks",
    predicts && "sum-predicted",
    sides && (predicts ? "sum-made" : "sum-points"),
    predicts ? "sum-missed" : "sum-written",
    "sum-score",
  ].filter((one) => one !== false);
  const spare = (/** @type {string|undefined} */ key) => (predicts && key === "sum-tricks" ? "spare" : null);
  const rows = lineOrder(view).map((line) => {
    const cells = [
      sides && deal.tricks[line],
      predicts && (deal.predictions?.[line] ?? 0),
      sides && points.get(line),
      deal.total[line] ?? 0,
      view.scores[line] ?? 0,
    ].filter((one) => one !== false);
    return h(
      "tr",
      { key: line },
      h("th.name", { scope: "row" }, lineName(ctx, view, line)),
      cells.map((value, i) =>
        h("td", { key: i, class: spare(heads[i]) }, out(line) && i < cells.length - 2 ? "–" : formatNumber(Number(value))),
      ),
    );
  });
  return h(
    "table.account.lines",
    { key: "lines" },
    sides && caption(ctx, deal),
    h("thead", null, h("tr", null, h("td"), heads.map((key) => h("th", { key, scope: "col", class: spare(key) }, t(key))))),
    h("tbody", null, rows),
  );
}

/**
 * Every deal with the points written on each line, and with its predictions.
 *
 * @type {TableComponent}
 */
export function dealsTable(ctx, view) {
  const { t, model } = ctx;
  const order = lineOrder(view);
  const predicts = view.rules.write === "difference";
  const rows = view.deals.map((deal) =>
    h(
      "tr",
      { key: deal.deal },
      h("th", { scope: "row" }, deal.deal),
      h(
        "td.left",
        null,
        deal.contract && contractSign(model.settings, deal.contract),
        deal.multiplier > 1 ? `×${deal.multiplier}` : "",
      ),
      order.map((line) =>
        h(
          "td",
          { key: line },
          formatNumber(deal.total[line] ?? 0),
          predicts && h("small", null, `${deal.predictions?.[line] ?? 0} → ${madeBy(view, deal, line)}`),
        ),
      ),
    ),
  );
  const heads = order.map((line) => h("th.name", { key: line, scope: "col" }, lineName(ctx, view, line)));
  return h(
    "div.scroll",
    { tabindex: 0 },
    h(
      "table.account.deals",
      { "data-lines": order.length > 2 ? order.length : null },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, order.length > 2 ? h("span", { title: t("deal") }, t("deal-head")) : t("deal")),
          h("th.left", { scope: "col" }, order.length > 2 ? h("span.hidden", null, t("contract")) : t("contract")),
          heads,
        ),
      ),
      h("tbody", null, rows),
    ),
  );
}

/**
 * @param {View} view
 * @param {DealScore} deal
 * @param {number} line
 * @returns {number} the card points of the line, if lines are sides
 */
function madeBy(view, deal, line) {
  const at = sideOrder(view, deal.tricks.length, deal.sides).indexOf(line);
  return scoreBreakdown(view, deal).base[at] ?? 0;
}
