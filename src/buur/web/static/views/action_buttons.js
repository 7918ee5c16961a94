/**
 * Buttons for the player's acts other than playing a card.
 */

import { h } from "../browser/dom.js";
import { offersFinish, offersSolder } from "../model/claims.js";
import { mustTurnTrick } from "../model/hidden_cards.js";
import { declareAct } from "../model/prompt.js";
import { cardsText } from "../text/stages.js";
import { noted, stoeckTick } from "./dialogs.js";

/** @import { Context, TableComponent, View } from "../model/types.js" */
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
    ready && legal.stoeck_cards?.length ? stoeckTick(ctx, "stoeck-with-card") : null,
    legal.stoeck && button("stoeck", t("do-stoeck"), () => actions.act({ e: "stoeck" })),
    legal.double &&
      !legal.passes &&
      button("double", t("do-double", { again: (view.auction?.factor ?? 1) > 1 ? "yes" : "no" }), () =>
        actions.act({ e: "doubled" }),
      ),
    legal.rob && button("rob", t("do-rob"), () => actions.act({ e: "robbed" })),
    (legal.marry ?? []).map((cards) =>
      button(`marry-${cards.join()}`, t("do-marry", { cards: cardsText(ctx, cards) }), () =>
        actions.act({ e: "married", cards }),
      ),
    ),
    legal.ask && button("ask", t("do-ask"), () => actions.act({ e: "asked" })),
    legal.berg && button("berg", t("do-berg"), () => actions.act({ e: "berg" })),
    !model.opened && offersSolder(model) && button("solder", noted(ctx, "do-solder"), () => actions.open("solder")),
    legal.turn && mustTurnTrick(view) && button("turn", t("do-turn"), () => actions.act({ e: "turned" })),
    objectionButtons(ctx, view),
    !model.opened && offersFinish(model) && button("finish", t("do-finish"), () => actions.open("finish")),
  );
}

/**
 * A button for each card to which the player may object, or own up if it is his.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode[]}
 */
export function objectionButtons({ t, actions }, view) {
  return (view.legal.objections ?? []).map(({ offender, trick }) =>
    button(
      `object-${offender}-${trick}`,
      offender === view.seat ? t("do-own-up", { trick }) : t("do-object", { name: view.names[offender] ?? "?", trick }),
      () => actions.act({ e: "objected", offender, trick }),
    ),
  );
}

/**
 * @param {string} key
 * @param {string|VNode} text
 * @param {() => void} click
 * @returns {VNode}
 */
function button(key, text, click) {
  return h("button.chip", { key, type: "button", on: { click } }, text);
}
