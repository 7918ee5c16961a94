/**
 * Account of a deal, line by line as the server sums it, and a table of all deals.
 */

import { writtenPoints } from "../model/slate.js";
import { contractSign } from "./card_drawings.js";
import { contractName } from "../text/cards.js";
import { h } from "../browser/dom.js";
import { lineOrder, party, sideOrder } from "../model/lines.js";
import { dealName } from "../text/days.js";
import { lineName, sidesOf } from "../text/standings.js";
import { bidName } from "../text/contract_names.js";
import { decidingDeal } from "../text/endings.js";
import { who } from "../text/narration.js";
import { formatNumber } from "../text/numbers.js";

/** @import { AccountLine, Context, DealScore, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The account of one deal: a table, or two where sides are not lines. @typedef {{order:number[], names:string[], parts:Row[][], caption:boolean}} Sheet */
/** A row of it; `kind` is "count", "add", "product", "sum", "told", "total" or "score". @typedef {{kind:string, key:string, text:string, points:number[]}} Row */

/**
 * The account of a deal: one table, or a second one for the lines where they are not the sides.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode[]}
 */
export function breakdownRows(ctx, view, deal) {
  return sheets(ctx, view, deal).map((sheet, i) => accountTable(ctx, view, deal, sheet, i));
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {Sheet[]}
 */
function sheets(ctx, view, deal) {
  const rows = deal.account.map((line) => accountRow(ctx, deal, line));
  const isOther = deal.account.map(({ by_line }) => Boolean(by_line));
  const [sides, lines] = [rows.filter((_, i) => !isOther[i]), rows.filter((_, i) => isOther[i])];
  const count = { kind: "count", key: "tricks", text: ctx.t("sum-tricks"), points: deal.tricks };
  const own = lineOrder(view);
  const namesOfLines = own.map((line) => lineName(ctx, view, line));
  const made = [count, ...sides];
  const written = [...lines, ...standing(ctx, view, deal)];
  if (deal.tricks.length === view.scores.length) {
    const anew = lines[0]?.kind !== "total"; // differences or strokes are a sum of their own
    return [{ order: own, names: namesOfLines, parts: anew ? [made, written] : [merged([...made, ...written])], caption: true }];
  }
  const order = sideOrder(view, deal.tricks.length, deal.sides);
  return [
    { order, names: sidesOf(ctx, view, deal).map(({ name }) => name), parts: [made], caption: true },
    { order: own, names: namesOfLines, parts: [written], caption: false },
  ];
}

/** Classes of rows that are not called as the kind of their line. @type {Record<string, string>} */
const CLASSES = { total: "total", times: "product" };

/**
 * @param {Context} ctx
 * @param {DealScore} deal
 * @param {AccountLine} line
 * @returns {Row}
 */
function accountRow(ctx, deal, { what, kind, points, factor = 1 }) {
  const { stake } = deal;
  const height = stake ? bidName(ctx, stake.height) : "";
  const args = { factor: what === "doubled" ? (stake?.factor ?? 1) : factor, height, made: stake?.made ? "yes" : "no" };
  const text = ctx.t(`sum-${what.replace("_", "-")}`, args);
  return { kind: CLASSES[what] ?? CLASSES[kind] ?? kind, key: what, text, points };
}

/**
 * The rows without a product that the total below it repeats; it then stands as the total.
 *
 * @param {Row[]} rows
 * @returns {Row[]}
 */
function merged(rows) {
  return rows.flatMap((row, i) => {
    if (row.kind === "total" && rows[i - 1]?.kind === "product") return [];
    return [row.kind === "product" && rows[i + 1]?.kind === "total" ? { ...row, kind: "product total" } : row];
  });
}

/**
 * The points of the deals before, and the sum with them; nothing in the first deal.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {Row[]}
 */
function standing({ t }, view, deal) {
  const earlier = { ...view, deals: view.deals.filter((one) => one.deal < deal.deal) };
  const before = view.scores.map((_, line) => writtenPoints(earlier, line));
  if (before.every((points) => points === 0)) return [];
  const now = before.map((points, line) => points + (deal.total[line] ?? 0));
  return [
    { kind: "add", key: "before", text: t("sum-before"), points: before },
    { kind: "score", key: "score", text: t("sum-score"), points: now },
  ];
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode}
 */
function caption(ctx, view, deal) {
  const { t, model } = ctx;
  const { contract } = deal;
  const chosen = makerWords(ctx, deal);
  return h(
    "caption",
    null,
    contract && contractSign(model.settings, contract),
    h("span", null, contract ? unbroken(contractName(model.settings, contract, t)) : dealName(t, view, deal.deal)),
    chosen && h("small", null, chosen),
  );
}

/**
 * A name whose words with a hyphen, such as "unden-ufe", stay on one line.
 *
 * @param {string} name
 * @returns {import("../browser/dom.js").Child[]}
 */
const unbroken = (name) => name.split(/(\S+-\S+)/).map((part, i) => (i % 2 ? h("span.whole", null, part) : part));

/**
 * Who chose the contract, and the bid with its outcome.
 *
 * @param {Context} ctx
 * @param {DealScore} deal
 * @returns {string}
 */
function makerWords(ctx, { contract, chooser, pushed, stake }) {
  const { t } = ctx;
  const by = contract && chooser !== null ? t("chosen-by", { ...who(ctx, chooser), pushed: pushed ? "yes" : "no" }) : "";
  if (!stake) return by;
  return t("stake", { named: by ? "yes" : "no", by, height: bidName(ctx, stake.height), made: stake.made ? "yes" : "no" });
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @param {Sheet} sheet
 * @param {number} nth
 * @returns {VNode}
 */
function accountTable(ctx, view, deal, { order, names, parts, caption: first }, nth) {
  const { t } = ctx;
  const both = order.length === 2 && first;
  const summed = view.rules.write === "putzes" ? /^sum/ : /sum|product|total/; // putzes and pommes have no sum
  const naming = party(view) === "teams" ? "th" : "th.name";
  return h(
    "table.account",
    { key: `account-${nth}`, "data-columns": order.length, "data-upright": isCrowded(names) ? "" : null },
    first && caption(ctx, view, deal),
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("td"),
        names.map((name, i) => h(naming, { key: i, scope: "col", title: name }, h("span", null, name))),
        both && h("th.both", { scope: "col" }, t("sum-both")),
      ),
    ),
    parts.map((rows, i) => h("tbody", { key: i }, rows.map((row) => tableRow(deal, order, row, both, summed)))),
  );
}

/** Letters that the heads of all columns have room for on a phone. */
const ROOM = 27;

/**
 * Whether names are too long for their columns on a phone.
 *
 * @param {string[]} names
 * @returns {boolean}
 */
function isCrowded(names) {
  return names.length > 2 && names.length * Math.max(...names.map((name) => name.length)) > ROOM;
}

/**
 * @param {DealScore} deal
 * @param {number[]} order
 * @param {Row} row
 * @param {boolean} both whether there is a last cell for what both have together
 * @param {RegExp} summed kinds of rows that say it there
 * @returns {VNode}
 */
function tableRow(deal, order, { kind, key, text, points }, both, summed) {
  const cells = order.map((at) => points[at] ?? 0);
  const isOut = (/** @type {number} */ at) => cells.length > 2 && cells.length === deal.tricks.length && deal.sides?.[at] === -1;
  const stands = /total|score/.test(kind) || key === "before";
  return h(
    "tr",
    { key, class: kind },
    h("th", { scope: "row" }, text),
    order.map((at, i) => h("td", { key: at }, isOut(at) && !stands ? "–" : formatNumber(cells[i] ?? 0))),
    both && h("td.both", { key: "both" }, summed.test(kind) ? formatNumber(cells.reduce((sum, one) => sum + one, 0)) : ""),
  );
}

/**
 * Every deal with the points written on each line, and with its predictions; below them the total.
 *
 * @type {TableComponent}
 */
export function dealsTable(ctx, view) {
  const { t, model } = ctx;
  const order = lineOrder(view);
  const decisive = view.result && decidingDeal(ctx, view)?.deal.deal;
  const rows = view.deals.map((deal) =>
    dealRow(
      view,
      { key: String(deal.deal), head: deal.deal, points: deal.total, deal, decides: deal.deal === decisive },
      deal.contract && contractSign(model.settings, deal.contract),
      deal.multiplier > 1 ? `×${deal.multiplier}` : "",
    ),
  );
  const missing = view.counted - view.deals.length; // until they have come
  const scores = view.result?.scores ?? view.scores;
  const rest = scores.map((points, line) => points - writtenPoints(view, line));
  const names = order.map((line) => lineName(ctx, view, line));
  const heads = names.map((name, i) => h("th.name", { key: i, scope: "col", title: name }, h("span", null, name)));
  return h(
    "div.scroll",
    { tabindex: 0 },
    h(
      "table.account.deals",
      { "data-lines": order.length > 2 ? order.length : null, "data-upright": isCrowded(names) ? "" : null },
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
      h(
        "tbody",
        null,
        missing > 0 && dealRow(view, { key: "earlier", head: `1–${missing}`, points: view.earlier ?? [] }),
        rows,
        rest.some(Boolean) && dealRow(view, { key: "now", head: view.counted + 1, points: rest, decides: view.deal === decisive }, lastPlayed(ctx, view)),
        dealRow(view, { key: "total", head: t("sum-score"), points: scores, kind: "total" }),
      ),
    ),
  );
}

/** What is played in a deal that is not counted. @type {import("../model/types.js").OptionalTableComponent} */
function lastPlayed({ t, model }, { result, contract }) {
  if (!result) return h("small", null, t("deal-so-far"));
  return contract ? contractSign(model.settings, contract) : null;
}

/**
 * A row of the list of deals.
 *
 * @param {View} view
 * @param {{key:string, head:string|number, points:number[], deal?:DealScore, kind?:string, decides?:boolean}} row
 * @param {...import("../browser/dom.js").Child} played what was played
 * @returns {VNode}
 */
function dealRow(view, { key, head, points, deal, kind = "add", decides }, ...played) {
  const predicts = deal && view.rules.write === "difference";
  const cells = lineOrder(view).map((line) =>
    h(
      "td",
      { key: line },
      h("span", null, formatNumber(points[line] ?? 0)),
      predicts && h("small", null, `${deal.predictions?.[line] ?? 0} → ${madeBy(deal, line)}`),
    ),
  );
  return h("tr", { key, class: kind, "data-decides": decides ? "" : null }, h("th", { scope: "row" }, head), h("td.left", null, played), cells);
}

/**
 * @param {DealScore} deal
 * @param {number} line
 * @returns {number} the card points of the line, where lines are sides
 */
function madeBy(deal, line) {
  return deal.account.find(({ what }) => what === "made")?.points[line] ?? 0;
}
