/**
 * The page of the boards of a day: the eight deals, comparisons, rankings and the seal.
 */

import { h } from "../../browser/dom.js";
import { nextBoard, ownTotal } from "../../model/boards.js";
import { beginBoard, showField } from "../../net/boards.js";
import { dayText, scoreOf } from "../../text/boards.js";
import { noticeText } from "../../text/notices.js";
import { boardField } from "../board_field.js";
import { dayRanking, monthRanking } from "../board_ranking.js";
import { contractSign } from "../card_drawings.js";
import { bigButton } from "../dialogs.js";
import { field as input, link } from "../fields.js";
import { messagePage, pageFrame } from "./frame.js";

/** @import { Child, VNode } from "../../browser/dom.js" */
/** @import { Component, Context } from "../../model/types.js" */
/** @import { Board, BoardDay, SealChecks } from "../../model/boards.js" */

/** @type {Component} */
export function boards(ctx) {
  const { t, model } = ctx;
  const { day, month, field, checks, failed } = model.boards ?? {};
  if (failed) return messagePage(ctx, "boards", t("room-boards"), t("boards-none"), link(ctx, "/boards", t("boards-today")));
  const notice = model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice));
  if (!day || !month) return pageFrame(ctx, "boards", t("room-boards"), notice, h("p.panel.pending", { key: "pending" }, t("loading")));
  const shown = field && day.boards[field.number - 1];
  return pageFrame(
    ctx,
    "boards",
    t("room-boards"),
    notice,
    overview(ctx, day, field?.number ?? 0),
    field && boardField(ctx, field, shown?.table ?? null, isToday(ctx) && onward(ctx, day)),
    dayRanking(ctx, day),
    monthRanking(ctx, month),
    sealed(ctx, day, checks ?? null, month.days),
  );
}

/** Whether the page shows the present day. @param {Context} ctx @returns {boolean} */
function isToday({ model }) {
  const { day, month } = model.boards ?? {};
  return Boolean(day && !day.open && month) && Date.parse(day?.ends ?? "") > Date.now();
}

/**
 * @param {Context} ctx
 * @param {BoardDay} day
 * @param {number} compared number of the board that is compared, 0 for none
 * @returns {VNode}
 */
function overview(ctx, day, compared) {
  const { t } = ctx;
  const { done, score } = ownTotal(day.boards);
  return h(
    "section.panel.board-day",
    { key: "day", "aria-label": dayText(t, day.day) },
    h("h2", null, h("span", null, dayText(t, day.day)), link(ctx, `/rules/${day.rules}`, t(`preset-${day.rules}`))),
    h("p", { key: "about" }, t("boards-about")),
    h("ol.board-tiles", { key: "boards" }, day.boards.map((board) => h("li", { key: board.number }, tile(ctx, day, board, compared)))),
    h("p.board-sum", { key: "sum", role: "status" }, done ? t("boards-sum", { done, score: scoreOf(score) }) : t("boards-people", { people: day.people })),
    isToday(ctx) && nameField(ctx),
    isToday(ctx) && !compared && h("div.row.board-next", { key: "next" }, onward(ctx, day)),
  );
}

/** The button that goes on: to the next board. @param {Context} ctx @param {BoardDay} day @returns {VNode|null} */
function onward(ctx, day) {
  const { t, actions } = ctx;
  const board = nextBoard(day.boards);
  if (!board) return h("p.hint", { key: "all" }, t("boards-all-done"));
  const { number, state, table } = board;
  const go = () => (table ? actions.go(`/table/${table}`) : begin(ctx, day.day, number));
  return bigButton(t(state === "playing" ? "boards-continue" : "boards-begin", { number }), go, "primary");
}

/** @param {Context} ctx @param {string} day @param {number} number */
function begin({ model, actions }, day, number) {
  const found = beginBoard(day, number, model.settings.name.trim());
  actions.load(
    found.then((table) => {
      actions.go(`/table/${table}`);
      return () => ({});
    }),
  );
}

/**
 * @param {Context} ctx
 * @param {BoardDay} day
 * @param {Board} board
 * @param {number} compared
 * @returns {VNode}
 */
function tile(ctx, day, board, compared) {
  const { t, model, actions } = ctx;
  const { number, state, table, result } = board;
  const inside = [h("span.hidden", null, t("boards-deal")), " ", h("span.board-number", null, String(number)), " ", h("span.board-state", null, stateText(ctx, board))];
  if (state === "playing" && table) return link(ctx, `/table/${table}`, inside, "board");
  const contract = result?.contract;
  const isCompared = number === compared;
  const canCompare = state === "done" || day.open;
  const click = () => (canCompare ? actions.load(showField(day.day, isCompared ? 0 : number)) : begin(ctx, day.day, number));
  return h(
    "button.board",
    {
      type: "button",
      "data-state": state,
      "data-better": result ? (result.score >= 0 ? "yes" : "no") : null,
      "aria-expanded": canCompare ? String(isCompared) : null,
      disabled: !canCompare && !(state === "new" && isToday(ctx)),
      on: { click },
    },
    contract ? [h("span.medal", { "aria-hidden": "true" }, contractSign(model.settings, contract)), inside] : inside,
  );
}

/** @param {Context} ctx @param {Board} board @returns {string} */
function stateText(ctx, { state, result }) {
  if (result) return scoreOf(result.score);
  return ctx.t(state === "new" && !isToday(ctx) ? "boards-state-missed" : `boards-state-${state}`);
}

/** @param {Context} ctx @returns {VNode} */
function nameField({ t, model, actions }) {
  return h(
    "label.field",
    { key: "name" },
    h("span", null, t("boards-name")),
    h("input", {
      type: "text",
      maxlength: 24,
      autocomplete: "nickname",
      value: model.settings.name,
      on: { input: (/** @type {Event} */ event) => actions.set({ name: input(event).value }) },
    }),
  );
}

/**
 * @param {Context} ctx
 * @param {BoardDay} day
 * @param {SealChecks} checks
 * @param {string[]} opened days of the month that are over
 * @returns {VNode}
 */
function sealed(ctx, { seal, day }, checks, opened) {
  const { t } = ctx;
  return h(
    "section.panel.board-seal",
    { key: "seal" },
    h("h2", null, t("boards-seal")),
    h("p", { key: "about" }, t("boards-seal-about")),
    checks ? h("ul.fair-checks", { key: "checks" }, verdicts(ctx, checks)) : h("p.hint", { key: "no" }, t("fair-no-crypto")),
    h(
      "details.more",
      { key: "numbers" },
      h("summary", null, t("fair-numbers")),
      h("dl.fair-numbers", null, [
        seedLine(t("boards-anchor", { day: dayText(t, seal.anchor.day) }), seal.anchor.seed),
        seal.published.day !== seal.anchor.day && seedLine(t("boards-published", { day: dayText(t, seal.published.day) }), seal.published.seed),
        seal.seed && seedLine(t("boards-seed", { day: dayText(t, day) }), seal.seed),
      ]),
      h("p.hint", null, t("boards-seal-how")),
    ),
    days(ctx, day, opened),
  );
}

/** The days of the month that are over. @param {Context} ctx @param {string} shown @param {string[]} opened @returns {Child} */
function days(ctx, shown, opened) {
  const others = opened.filter((day) => day !== shown);
  if (others.length === 0) return null;
  return h(
    "nav.board-days",
    { key: "days", "aria-label": ctx.t("boards-opened") },
    h("span.hint", null, ctx.t("boards-opened")),
    others.map((day) => link(ctx, `/boards/${day}`, dayText(ctx.t, day))),
  );
}

/** @param {string} name @param {string} seed @returns {VNode} */
function seedLine(name, seed) {
  return h("div", { key: name }, h("dt", null, name), h("dd.number", null, seed));
}

/** @param {Context} ctx @param {Exclude<SealChecks, null>} checks @returns {VNode[]} */
function verdicts({ t }, checks) {
  const found = /** @type {[string, boolean][]} */ (Object.entries(checks).filter(([, ok]) => ok !== null));
  return found.map(([name, ok]) =>
    h(
      "li",
      { key: name, class: ok ? null : "wrong" },
      h("span.fair-mark", { "aria-hidden": "true" }, ok ? "✓" : "✗"),
      h("span", null, t(`boards-${name}-${ok ? "yes" : "no"}`)),
    ),
  );
}
