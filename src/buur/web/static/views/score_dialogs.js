/**
 * Dialogs of the score: account of a deal, end of a partie, slate.
 */

import { h } from "../browser/dom.js";
import { breakdownRows, dealsTable } from "./score_breakdown.js";
import { byLine, bySide, lineOf, lineOrder, party, seatsOf } from "../model/lines.js";
import { who } from "../text/narration.js";
import { lineName, lineNames, lineScores, scoreWords, standingWords } from "../text/standings.js";
import { formatNumber } from "../text/numbers.js";
import { option } from "../model/rules.js";
import { bigButton, miniCards, dialog } from "./dialogs.js";
import { slate, slateBoard } from "./panels.js";
import { isChalked, countsStrokes } from "./slate.js";
import { scoresheet } from "./scoresheet.js";

/** @import { Context, DealScore, OptionalTableComponent, TableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The account of a counted deal, and the button to go on. @type {OptionalTableComponent} */
export function summaryDialog(ctx, view) {
  const { t, actions } = ctx;
  const deal = view.deals.at(-1);
  if (!deal) return drawDialog(ctx, view);
  return dialog(
    "summary",
    t("summary-title", { deal: deal.deal }),
    headline(ctx, view, deal),
    breakdownRows(ctx, view, deal),
    writtenSlate(ctx, view, view.scores),
    ctx.secondScript?.wayFields(ctx, view, view.scores),
    h("p.standing", null, standingWords(ctx, view)),
    h(
      "div.row",
      null,
      bigButton(t("next-deal"), () => actions.next(), "primary"),
    ),
  );
}

/**
 * The dialog before the first deal: the cards drawn for partners, and the pairs.
 *
 * @type {OptionalTableComponent}
 */
function drawDialog(ctx, view) {
  const { t, actions } = ctx;
  const { drawn = [] } = view;
  if (!drawn.length) return null;
  return dialog(
    "draw",
    t("draw-title"),
    lineOrder(view).map((line) =>
      h(
        "section.drawn",
        { key: line },
        h("h3", null, lineName(ctx, view, line)),
        seatsOf(view, line).map((seat) =>
          h("div.open-hand", { key: seat }, h("span", null, who(ctx, seat).name), miniCards(ctx, [drawn[seat] ?? ""])),
        ),
      ),
    ),
    h("p.hint", null, t("draw-hint")),
    h(
      "div.row",
      null,
      bigButton(t("draw-on"), () => actions.next(), "primary"),
    ),
  );
}

/**
 * The headline of a deal with a match.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {DealScore} deal
 * @returns {VNode|null}
 */
function headline({ t }, view, deal) {
  const [us = 0, them = 0] = bySide(view, deal.tricks, deal.sides);
  if (party(view) !== "teams" || us + them === 0) return null;
  if (them === 0) return h("p.headline", null, t("match-us"));
  return us === 0 ? h("p.headline", null, t("match-them")) : null;
}

/**
 * The slate as it stands now; where it lies beside the table anyway, the style leaves this one
 * out. The account says the totals of more than two lines.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} scores by line
 * @returns {VNode|null}
 */
function writtenSlate(ctx, view, scores) {
  const strokes = isChalked(view) || (countsStrokes(view) && view.scores.length === 2);
  const inside = [strokes && slateBoard(ctx, view, "small", scores), scoresheet(ctx, view, false)];
  if (!inside.some(Boolean)) return null;
  const label = scoreWords(ctx, view, scores);
  return h("div.slate.full.slate-small", { key: "slate", role: "group", "aria-label": label }, inside);
}

/** The dialog at the end of the partie. @type {TableComponent} */
export function endDialog(ctx, view) {
  const { t, actions } = ctx;
  const { result } = view;
  const deal = view.deals.at(-1);
  const scores = result?.scores ?? view.scores;
  const own = lineOf(view, view.seat);
  const won = result === null || result.winner === null ? "draw" : result.winner === own ? "won" : "lost";
  const strokes = ranksByStrokes(ctx, view);
  const lowest = !strokes && view.rules.lowest && ["deals", "gap"].includes(result?.reason ?? "") ? "-lowest" : "";
  return dialog(
    "end",
    t("end-title", { won }),
    won === "won" && flourish(),
    party(view) === "teams" ? endScore(byLine(view, scores)) : ranking(ctx, view, scores),
    h("p.hint", null, t(strokes ? "end-deals-strokes" : `end-${result?.reason ?? "out"}${lowest}`)),
    view.training && h("p.hint", { key: "training" }, t("training-note")),
    result?.rubicon && h("p.headline", null, t("end-rubicon", { won })),
    result && result.worth > 1 && h("p.headline", null, t("end-worth", { worth: result.worth })),
    strokesWords(ctx, view),
    writtenSlate(ctx, view, scores),
    ctx.secondScript?.wayFields(ctx, view, scores),
    deal &&
      h(
        "details.more",
        { key: "last" },
        h("summary", null, t("summary-title", { deal: deal.deal })),
        breakdownRows(ctx, view, deal),
      ),
    h(
      "div.row",
      null,
      bigButton(t("to-home"), () => actions.home()),
      bigButton(t("again"), () => actions.start(), "primary"),
    ),
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

/**
 * Whether strokes for low points decide the partie rather than the points.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {boolean}
 */
function ranksByStrokes({ model }, view) {
  return view.result?.reason === "deals" && option(model, "strokes") === "low_half";
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

/** The dialog of the slate, with every deal played so far. @type {TableComponent} */
export function slateDialog(ctx, view) {
  const { t, actions } = ctx;
  return dialog(
    "slate-dialog",
    t("slate"),
    slate(ctx, view, "dialog"),
    ctx.secondScript?.wayFields(ctx, view, view.result?.scores ?? view.scores),
    view.deals.length > 0 && dealsTable(ctx, view),
    h(
      "div.row",
      null,
      bigButton(t("referee"), () => actions.open("referee")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}
