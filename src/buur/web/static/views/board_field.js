/**
 * The comparison of a board: the own result, how often each was made, and all plays side by side.
 */

import { h } from "../browser/dom.js";
import { bars } from "../model/boards.js";
import { chooserText, differenceOf, playerName, scoreOf } from "../text/boards.js";
import { formatNumber } from "../text/numbers.js";
import { contractSign } from "./card_drawings.js";
import { contractName } from "../text/cards.js";
import { link } from "./fields.js";

/** @import { Context } from "../model/types.js" */
/** @import { BoardField, BoardLine } from "../model/boards.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {BoardField} field
 * @param {string|null} table of the own play
 * @param {Child} next what comes next
 * @returns {VNode}
 */
export function boardField(ctx, field, table, next) {
  const { t } = ctx;
  const own = field.lines.find((line) => line.own);
  return h(
    "section.panel.board-field",
    { key: "field", id: "board-field", "aria-label": t("boards-compare", { number: field.number }) },
    h("h2", { tabindex: -1 }, t("boards-compare", { number: field.number })),
    own && ownResult(ctx, field, own),
    chart(ctx, field, own),
    plays(ctx, field),
    field.left_out > 0 && h("p.hint", { key: "more" }, t("boards-left-out", { count: field.left_out })),
    h("div.row", { key: "next" }, table && link(ctx, `/game/${table}`, t("me-replay")), next),
  );
}

/**
 * @param {Context} ctx
 * @param {BoardField} field
 * @param {BoardLine} own
 * @returns {VNode}
 */
function ownResult({ t }, { mean, tables }, own) {
  const figures = /** @type {[string, string][]} */ ([
    ["boards-own", differenceOf(own.points - own.others)],
    ["boards-mean", mean === null ? "" : scoreOf(mean)],
    ["boards-score", scoreOf(own.score)],
  ]);
  const points = `${formatNumber(own.points)} : ${formatNumber(own.others)}`;
  return h(
    "dl.totals.board-figures",
    { key: "own", "data-better": own.score >= 0 ? "yes" : "no" },
    figures.map(([key, figure]) => h("div", { key }, h("dt", null, t(key, { tables, points })), h("dd", null, figure))),
  );
}

/**
 * @param {Context} ctx
 * @param {BoardField} field
 * @param {BoardLine|undefined} own
 * @returns {VNode}
 */
function chart({ t }, { frequencies }, own) {
  const most = Math.max(...frequencies.map(([, count]) => count), 1);
  const found = bars(frequencies);
  const longest = Math.max(...found.map(({ count }) => count), most);
  const made = own && own.points - own.others;
  return h(
    "figure.frequencies",
    { key: "chart" },
    h("figcaption.hint", null, t("boards-frequencies")),
    h(
      "ol",
      null,
      found.map(({ from, to, count }) => {
        const isOwn = made !== undefined && made >= from && made <= to;
        const name = from === to ? differenceOf(to) : t("boards-from-to", { from: differenceOf(from), to: differenceOf(to) });
        return h(
          "li",
          { key: to, class: isOwn ? "own" : null },
          h("span.frequency-name", null, name),
          h("span.frequency-bar", { "aria-hidden": "true", vars: { "--share": String(count / longest) } }),
          h("span.frequency-count", null, t("boards-tables", { count })),
        );
      }),
    ),
  );
}

/** @param {Context} ctx @param {BoardField} field @returns {VNode} */
function plays(ctx, { lines }) {
  const { t } = ctx;
  const heads = ["boards-player", "boards-contract", "boards-points", "boards-score"];
  return h(
    "table.standings.board-plays",
    { key: "plays" },
    h("thead", null, h("tr", null, heads.map((key) => h("th", { key, scope: "col" }, t(key))))),
    h("tbody", null, lines.map((line, place) => play(ctx, line, place))),
  );
}

/** @param {Context} ctx @param {BoardLine} line @param {number} place @returns {VNode} */
function play(ctx, line, place) {
  const { t, model } = ctx;
  const { contract } = line;
  const marks = [line.role === "bot" && t("boards-bot"), line.substituted && t("boards-substituted"), line.program && t("boards-program")].filter(Boolean);
  return h(
    "tr",
    { key: place, class: line.own ? "own" : null, "data-role": line.role },
    h("th", { scope: "row" }, playerName(ctx, line), marks.map((mark) => h("small.board-mark", { key: mark }, mark))),
    h(
      "td",
      null,
      contract && h("span.medal", { title: contractName(model.settings, contract, t) }, contractSign(model.settings, contract)),
      contract && h("span.hidden", null, contractName(model.settings, contract, t)),
      h("small", null, chooserText(ctx, line.chooser)),
    ),
    h("td", null, `${formatNumber(line.points)} : ${formatNumber(line.others)}`),
    h("td", null, scoreOf(line.score)),
  );
}
