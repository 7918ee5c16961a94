/**
 * Dialogs of the score: account of a deal, draw for partners, slate.
 */

import { h } from "../browser/dom.js";
import { breakdownRows, dealsTable } from "./score_breakdown.js";
import { lastPlayedDeal } from "../model/log_parts.js";
import { bySide, lineOrder, party, seatsOf } from "../model/lines.js";
import { dealTitle } from "../text/deal_title.js";
import { who } from "../text/narration.js";
import { goalWords, lineName, scoreWords } from "../text/standings.js";
import { bigButton, miniCards, dialog } from "./dialogs.js";
import { fairLink } from "./fair_dialog.js";
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
    dealTitle(t, view, deal.deal),
    headline(ctx, view, deal),
    h("div.breakdown", { key: "breakdown" }, breakdownRows(ctx, view, deal)),
    writtenSlate(ctx, view, view.scores),
    ctx.secondScript?.wayFields(ctx, view, view.scores),
    h("p.standing", null, `${goalWords(ctx, view)}.`),
    fairLink(ctx),
    h(
      "div.row",
      null,
      lastPlayedDeal(ctx.model) && bigButton(t("tricks-look"), () => actions.open("tricks")),
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
export function writtenSlate(ctx, view, scores) {
  const strokes = isChalked(view) || (countsStrokes(view) && view.scores.length === 2);
  const inside = [strokes && slateBoard(ctx, view, "small", scores), scoresheet(ctx, view, false)];
  if (!inside.some(Boolean)) return null;
  const label = scoreWords(ctx, view, scores);
  return h("div.slate.full.slate-small", { key: "slate", role: "group", "aria-label": label }, inside);
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
