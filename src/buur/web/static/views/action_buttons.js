/**
 * Buttons for the player's acts other than playing a card.
 */

import { h } from "../browser/dom.js";
import { mustTurnTrick } from "../model/hidden_cards.js";
import { declareAct } from "../model/prompt.js";
import { stoeckTick } from "./dialogs.js";

/** @import { TableComponent } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The buttons for acts that are possible now. @type {TableComponent} */
export function actionButtons(ctx, view) {
  const { t, model, actions } = ctx;
  const { legal } = view;
  const ready = Boolean(legal.cards?.length);
  const late = legal.late ?? [];
  const melds = ready && Boolean(legal.melds?.length) && !legal.false_melds?.length && model.declare !== null;
  return h(
    "div.sayings",
    { role: "group", "aria-label": t("sayings") },
    melds &&
      button("melds", t("melds-change", { count: model.declare?.length ?? 0 }), () => actions.declare(null)),
    ctx.secondScript?.tableChips(ctx, view),
    late.length > 0 &&
      button("late", t(legal.withdraw ? "melds-correct" : "melds-late", { points: late.reduce((sum, meld) => sum + meld.points, 0) }), () =>
        actions.act(declareAct(model, late.map((meld) => meld.cards))),
      ),
    ready && legal.stoeck_cards?.length ? stoeckTick(ctx, `stoeck-${legal.stoeck_again ?? "with-card"}`) : null,
    legal.turn && mustTurnTrick(view) && button("turn", t("do-turn"), () => actions.act({ e: "turned" })),
  );
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @returns {VNode}
 */
function button(key, text, click) {
  return h("button.chip", { key, class: text.length > 30 ? "long" : null, type: "button", on: { click } }, text);
}
