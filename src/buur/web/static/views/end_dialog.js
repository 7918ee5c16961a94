/**
 * Dialog at the end of a partie: result, how it came about, deal by deal, and what comes next.
 */

import { h } from "../browser/dom.js";
import { dealName } from "../text/days.js";
import { byLine, lineOf, lineOrder, party } from "../model/lines.js";
import { pathOf } from "../model/routes.js";
import { clubOf } from "../net/evening_tables.js";
import { endSentences, leadSentence, ranksByStrokes, turningSentence } from "../text/endings.js";
import { formatNumber } from "../text/numbers.js";
import { lineName, lineNames, lineScores } from "../text/standings.js";
import { bigButton, dialog } from "./dialogs.js";
import { link } from "./fields.js";
import { openGames } from "./game_chooser.js";
import { breakdownRows, dealsTable } from "./score_breakdown.js";
import { playAgain } from "./play_again.js";
import { rematchButtons, rematchWishes } from "./rematch.js";
import { scoreCurve } from "./score_curve.js";
import { writtenSlate } from "./score_dialogs.js";
import { wayFields } from "./ways.js";

/** @import { Context, OptionalTableComponent, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {TableComponent} */
export function endDialog(ctx, view) {
  const { t } = ctx;
  const { result } = view;
  const scores = result?.scores ?? view.scores;
  const own = lineOf(view, view.seat);
  const won = result === null || result.winner === null ? "draw" : result.winner === own ? "won" : "lost";
  return dialog(
    "end",
    t("end-title", { won }),
    won === "won" && flourish(),
    party(view) === "teams" ? endScore(byLine(view, scores)) : ranking(ctx, view, scores),
    rematchWishes(ctx, view),
    lead(ctx, view),
    h("p.end-how", { key: "how" }, endSentences(ctx, view).join(" ")),
    view.training && h("p.hint", { key: "training" }, t("training-note")),
    result?.rubicon && h("p.headline", null, t("end-rubicon", { won })),
    result && result.worth > 1 && h("p.headline", null, t("end-worth", { worth: result.worth })),
    strokesWords(ctx, view),
    turning(ctx, view),
    scoreCurve(ctx, view),
    writtenSlate(ctx, view, scores),
    wayFields(ctx, view, scores),
    dealByDeal(ctx, view),
    replay(ctx),
    next(ctx),
  );
}

/** By how much the partie was won. @type {OptionalTableComponent} */
function lead(ctx, view) {
  const sentence = leadSentence(ctx, view);
  return sentence ? h("p.end-lead", { key: "lead" }, sentence) : null;
}

/** @type {OptionalTableComponent} */
function turning(ctx, view) {
  const sentence = turningSentence(ctx, view);
  return sentence ? h("p.end-turning", { key: "turning" }, sentence) : null;
}

/** The list of the deals, and the account of the last one. @type {OptionalTableComponent} */
function dealByDeal(ctx, view) {
  const deal = view.deals.at(-1);
  if (!deal) return null;
  const last = dealName(ctx.t, view, deal.deal);
  return h(
    "div.end-deals",
    { key: "deals" },
    view.counted > 1 &&
      h("details.more", { key: "list" }, h("summary", null, ctx.t("end-list")), dealsTable(ctx, view)),
    h("details.more", { key: "last" }, h("summary", null, last), breakdownRows(ctx, view, deal)),
  );
}

/** The way back through the tricks. @type {(ctx: Context) => VNode|null} */
function replay(ctx) {
  const { route } = ctx.model;
  if (route.page !== "table") return null;
  return h("p.end-replay", { key: "replay" }, link(ctx, pathOf({ page: "game", id: route.id }), ctx.t("end-replay")));
}

/** What one can do now. @type {(ctx: Context) => VNode} */
function next(ctx) {
  const { t, model, actions } = ctx;
  const { view } = model;
  if (view?.board) return boardNext(ctx, view.board);
  const club = clubOf(model);
  if (club) return clubNext(ctx, club);
  if (view && model.friends?.state === "over" && model.route.page === "table") {
    return h("div.row.end-next", { key: "next" }, bigButton(t("to-home"), () => actions.home()), rematchButtons(ctx, model.friends, view));
  }
  return h(
    "div.row.end-next",
    { key: "next" },
    bigButton(t("to-home"), () => actions.home()),
    bigButton(t("end-others"), () => openGames(ctx)),
    bigButton(t("again"), () => (view ? playAgain(ctx, view.rules) : actions.start()), "primary"),
  );
}

/** After a game of an evening its club tells the standings and the next round. @param {Context} ctx @param {string} club @returns {VNode} */
function clubNext({ t, actions }, club) {
  return h(
    "div.row.end-next",
    { key: "next" },
    bigButton(t("to-home"), () => actions.home()),
    bigButton(t("club-back"), () => actions.go(`/club/${club}`), "primary"),
  );
}

/** After a board the comparison comes next. @param {Context} ctx @param {{day:string, number:number}} board @returns {VNode} */
function boardNext({ t, actions }, { day, number }) {
  return h(
    "div.row.end-next",
    { key: "next" },
    bigButton(t("to-home"), () => actions.home()),
    bigButton(t("boards-to-compare", { number }), () => actions.go(`/boards/${day}#${number}`), "primary"),
  );
}

/**
 * @param {number[]} scores the player's own first
 * @returns {VNode}
 */
function endScore(scores) {
  const [us = 0, them = 0] = scores.map(formatNumber);
  return h("p.end-score", null, h("strong", null, us), " : ", h("strong", null, them));
}

/**
 * Every line with its score, the winner first, then the others by rank.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} scores by line
 * @returns {VNode}
 */
function ranking(ctx, view, scores) {
  const winner = view.result?.winner ?? -1;
  const strokes = ranksByStrokes(ctx, view) ? (view.result?.strokes ?? []) : [];
  const better = view.rules.lowest ? 1 : -1;
  const order = lineOrder(view).sort(
    (a, b) =>
      +(b === winner) - +(a === winner) ||
      (strokes[b] ?? 0) - (strokes[a] ?? 0) ||
      better * ((scores[a] ?? 0) - (scores[b] ?? 0)),
  );
  const king = party(view) === "king";
  return h(
    "ol.ranking",
    null,
    order.map((line) =>
      h(
        "li",
        { key: line, class: line === winner ? "winner" : null },
        h("span", null, lineName(ctx, view, line), king && h("small", null, lineNames(ctx, view, line))),
        h("strong", null, formatNumber(scores[line] ?? 0)),
      ),
    ),
  );
}

/** @type {OptionalTableComponent} */
function strokesWords(ctx, view) {
  const { t } = ctx;
  const strokes = view.result?.strokes ?? [];
  if (!strokes.some((count) => count > 0)) return null;
  const [us = 0, them = 0] = byLine(view, strokes);
  const teams = party(view) === "teams";
  const list = teams ? "" : lineScores(ctx, view, strokes);
  return h("p.hint", null, teams ? t("end-strokes", { us, them }) : t("end-strokes-lines", { list }));
}

/**
 * The flourish that closes an account: a line with a loop.
 *
 * @returns {VNode}
 */
function flourish() {
  const d = "M2 13C40 1 66 3 92 11c14 4.5 20 9 12 11-9 2-13-14 2-18C132-2 168 3 198 11";
  return h("svg.flourish", { viewBox: "0 0 200 24", "aria-hidden": "true" }, h("path", { d, pathLength: 1 }));
}
