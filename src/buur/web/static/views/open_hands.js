/**
 * The hands of all seats in a replay: cards stay in their places, those that were played in the shade.
 */

import { h } from "../browser/dom.js";
import { seatsRound } from "../model/lines.js";
import { cardName } from "../text/cards.js";
import { who } from "../text/narration.js";
import { face } from "./card_drawings.js";
import { sideOf } from "./table.js";

/** @import { VNode } from "../browser/dom.js" */
/** @import { Context, ReplayStep, View } from "../model/types.js" */

/**
 * The hands in playing order, from the person's own.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {ReplayStep} step
 * @returns {VNode[]}
 */
export function openHands(ctx, view, step) {
  const { t, model } = ctx;
  return seatsRound(view).map((seat) => {
    const [hand = [], open = []] = [step.hands[seat], step.open[seat]];
    const { name } = who(ctx, seat);
    const cards = open.map((card) => cardName(model.settings, card, t)).join(", ");
    return h(
      `div.replay-hand.${sideOf(view.seat, seat, view.names.length)}`,
      { key: `hand-${seat}`, class: step.seat === seat ? "acting" : null },
      h("span.replay-name", { "aria-hidden": "true" }, name),
      h(
        "span.replay-cards",
        { role: "img", "aria-label": t("replay-hand", { name, cards: cards || "–" }), vars: { "--held": Math.max(9, hand.length) } },
        hand.map((card) =>
          h("span.mini", { key: card, class: open.includes(card) ? null : "played" }, face(model.settings, card)),
        ),
      ),
    );
  });
}
