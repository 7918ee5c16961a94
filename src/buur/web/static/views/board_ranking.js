/**
 * Rankings of boards: of a day and of a month, people before guests.
 */

import { h } from "../browser/dom.js";
import { ranked } from "../model/boards.js";
import { showMonth } from "../net/boards.js";
import { monthText, playerName, scoreOf } from "../text/boards.js";
import { link, segmented } from "./fields.js";

/** @import { Context } from "../model/types.js" */
/** @import { BoardDay, BoardMonth, RankedPlayer } from "../model/boards.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/** @param {Context} ctx @param {BoardDay} day @returns {VNode|null} */
export function dayRanking(ctx, day) {
  const { t } = ctx;
  const hasPlayed = day.open || day.boards.some(({ state }) => state === "done");
  const all = day.open || day.boards.every(({ state }) => state === "done" || state === "void");
  return h(
    "section.panel.board-ranking",
    { key: "ranking" },
    h("h2", null, t("boards-ranking")),
    h("p.hint", { key: "hint" }, t(all ? "boards-ranking-all" : hasPlayed ? "boards-ranking-some" : "boards-ranking-none", { people: day.people })),
    day.lines.length > 0 && lists(ctx, day, ({ score }) => score, "boards-number", ({ boards }) => boards),
  );
}

/** @param {Context} ctx @param {BoardMonth} month @returns {VNode} */
export function monthRanking(ctx, month) {
  const { t, actions } = ctx;
  const { by, least, lines } = month;
  const choices = /** @type {const} */ (["score", "mean"]).map((key) => ({
    key,
    text: t(`boards-by-${key}`),
    on: by === key,
    click: () => actions.load(showMonth(month.month, key)),
  }));
  const value = (/** @type {RankedPlayer} */ line) => (by === "mean" ? (line.mean ?? 0) : line.score);
  return h(
    "section.panel.board-ranking",
    { key: "month" },
    h("h2", null, monthText(t, month.month)),
    month.days.length > 0 && segmented(t("boards-by"), choices),
    h("p.hint", { key: "hint" }, t(by === "mean" ? "boards-month-mean" : "boards-month-score", { least, days: month.days.length })),
    lines.length > 0 && lists(ctx, month, value, "boards-days", ({ days }) => days ?? 0),
  );
}

/**
 * @param {Context} ctx
 * @param {{lines:RankedPlayer[], left_out:number}} list
 * @param {(line: RankedPlayer) => number} value
 * @param {string} counted key of the head of a column
 * @param {(line: RankedPlayer) => number} count
 * @returns {Child}
 */
function lists(ctx, { lines, left_out }, value, counted, count) {
  const { t } = ctx;
  const { people, guests } = ranked(lines, value);
  const table = (/** @type {string} */ key, /** @type {ReturnType<typeof ranked<RankedPlayer>>["people"]} */ shown) =>
    shown.length > 0 &&
    h(
      "table.standings",
      { key },
      h("caption", { class: key === "people" ? "hidden" : null }, t(key === "people" ? "boards-people-list" : "boards-guests")),
      h(
        "thead",
        null,
        h("tr", null, [t("series-rank"), t("boards-player"), t(counted), t("boards-score")].map((head) => h("th", { key: head, scope: "col" }, head))),
      ),
      h(
        "tbody",
        null,
        shown.map((line, place) =>
          h(
            "tr",
            { key: place, class: line.own ? "own" : null, "data-role": line.role },
            h("td", null, line.rank === null ? "–" : String(line.rank)),
            h("th", { scope: "row" }, playerName(ctx, line), line.role === "bot" && h("small.board-mark", null, t("boards-bot"))),
            h("td", null, String(count(line))),
            h("td", null, scoreOf(value(line))),
          ),
        ),
      ),
    );
  return [
    table("people", people),
    table("guests", guests),
    guests.some(({ role }) => role === "guest") && h("p.hint", { key: "guests-hint" }, t("boards-guests-hint"), " ", link(ctx, "/account", t("person-keep"))),
    left_out > 0 && h("p.hint", { key: "more" }, t("boards-left-out", { count: left_out })),
  ];
}
