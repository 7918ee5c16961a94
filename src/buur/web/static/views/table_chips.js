/**
 * Chips above the hand that the first hand does not need: rare acts, false melds, what
 * may be taken back, claims, objections, the rest of a deal, and the tap that bots wait for.
 */

import { h } from "../browser/dom.js";
import { offersFinish, offersSolder } from "../model/claims.js";
import { canLayRest, currentPrompt, waitsForTap } from "../model/prompt.js";
import { cardsText } from "../text/stages.js";
import { noted } from "./dialogs.js";
import { claimChips } from "./false_meld_dialog.js";

/** @import { Context, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {View} view
 * @returns {import("../browser/dom.js").Child[]}
 */
export function tableChips(ctx, view) {
  return [
    takeBackChip(ctx, view),
    claimChips(ctx, view),
    rareActs(ctx, view),
    stoeckChip(ctx, view),
    solderChip(ctx),
    objections(ctx, view),
    finishChip(ctx),
    restChip(ctx),
    proceedChip(ctx),
  ];
}

/**
 * The buttons for acts of few rule sets.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {import("../browser/dom.js").Child[]}
 */
function rareActs(ctx, { legal, auction }) {
  const { t, actions } = ctx;
  const act = (/** @type {string} */ e) => () => actions.act({ e });
  return [
    legal.double &&
      !legal.passes &&
      chip("double", t("do-double", { again: (auction?.factor ?? 1) > 1 ? "yes" : "no" }), act("doubled")),
    legal.rob && chip("rob", t("do-rob"), act("robbed")),
    (legal.marry ?? []).map((cards) =>
      chip(`marry-${cards.join()}`, t("do-marry", { cards: cardsText(ctx, cards) }), () =>
        actions.act({ e: "married", cards }),
      ),
    ),
    legal.ask && chip("ask", t("do-ask"), act("asked")),
    legal.berg && chip("berg", t("do-berg"), act("berg")),
  ];
}

/**
 * A button for each card to which the player may object, or own up if it is his; the dialog of the
 * count has its own.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode[]}
 */
function objections({ t, model, actions }, view) {
  if (currentPrompt(model) === "count") return [];
  return (view.legal.objections ?? []).map(({ offender, trick }) =>
    chip(
      `object-${offender}-${trick}`,
      offender === view.seat ? t("do-own-up", { trick }) : t("do-object", { name: view.names[offender] ?? "?", trick }),
      () => actions.act({ e: "objected", offender, trick }),
    ),
  );
}

/**
 * @param {string} key
 * @param {string} text
 * @param {() => void} click
 * @returns {VNode}
 */
function chip(key, text, click) {
  return h("button.chip", { key, class: text.length > 30 ? "long" : null, type: "button", on: { click } }, text);
}

const ARROW = "M9 5 4.500 9.500 9 14M5 9.500h9.500a5 5 0 0 1 0 10H11";

/**
 * The button that takes back the player's last act, at a training table.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|null}
 */
function takeBackChip({ t, actions }, view) {
  if (!view.legal.take_back) return null;
  const sign = h("svg.lamp", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: ARROW }));
  const click = () => actions.act({ e: "taken-back" });
  const name = t("take-back");
  return h("button.chip.take-back", { key: "take-back", type: "button", "aria-label": name, title: name, on: { click } }, sign);
}

/**
 * The button that calls the stöck apart from a card, with the reason if it was called before.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {VNode|null}
 */
function stoeckChip(ctx, { legal }) {
  if (!legal.stoeck) return null;
  const again = legal.stoeck_again;
  const text = again ? noted(ctx, `stoeck-${again}`) : ctx.t("do-stoeck");
  return h("button.chip", { key: "stoeck", class: again ? "long" : null, type: "button", on: { click: () => ctx.actions.act({ e: "stoeck" }) } }, text);
}

/**
 * The button that claims the rest of the tricks.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function solderChip(ctx) {
  const { model, actions } = ctx;
  if (model.opened || !offersSolder(model)) return null;
  return h("button.chip.solder", { key: "solder", type: "button", on: { click: () => actions.open("solder") } }, noted(ctx, "do-solder"));
}

/**
 * The button that claims the game.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function finishChip({ t, model, actions }) {
  if (model.opened || !offersFinish(model)) return null;
  return h("button.chip.finish", { key: "finish", type: "button", on: { click: () => actions.open("finish") } }, t("do-finish"));
}

/**
 * The button that lays the rest of the deal down, where nothing is left to decide.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function restChip({ t, model, actions }) {
  if (!canLayRest(model)) return null;
  return h("button.chip.rest", { key: "rest", type: "button", on: { click: () => actions.rest() } }, t("lay-rest"));
}

/**
 * The button for the tap that a bot, or a complete trick, waits for.
 *
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function proceedChip({ t, model, actions }) {
  if (model.settings.pace !== "tap" || !waitsForTap(model)) return null;
  return h("button.chip.proceed", { key: "proceed", type: "button", on: { click: () => actions.sweep() } }, t("proceed"));
}
