/**
 * Dialogs of the game, which cover the table but not the player's own cards.
 */

import { back, face } from "./card_drawings.js";
import { cardName } from "../text/cards.js";
import { h } from "../browser/dom.js";
import { meldName } from "../text/narration.js";
import { declareAct, hasStoeck } from "../model/prompt.js";
import { option } from "../model/rules.js";

/** @import { Context, Meld, TableComponent } from "../model/types.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/**
 * A dialog with a title; the first control takes the focus when it opens.
 *
 * @param {string} name
 * @param {string} title
 * @param {...Child} kids
 * @returns {VNode}
 */
export function dialog(name, title, ...kids) {
  const id = `dialog-${name}`;
  return h(
    `div.dialog.${name}`,
    { key: name, role: "dialog", "aria-labelledby": id, "data-dialog": name },
    h("h2", { id, tabindex: -1 }, title),
    kids,
  );
}

/**
 * @param {string} text
 * @param {() => void} click
 * @param {string} [kind] "primary", "danger" or nothing
 * @returns {VNode}
 */
export function bigButton(text, click, kind = "plain") {
  return h(`button.big.${kind}`, { key: `${kind}:${text}`, type: "button", on: { click } }, text);
}

/** The dialog for the melds to declare, with the first card or in turn. @type {TableComponent} */
export function meldsDialog(ctx, view) {
  const { t, model, actions } = ctx;
  const melds = [...(view.legal.melds ?? [])];
  const isTicked = (/** @type {Meld} */ meld) =>
    model.ticked.some((cards) => cards.join() === meld.cards.join());
  const isBest = (/** @type {Meld} */ meld) =>
    (view.legal.best ?? []).some((cards) => cards.join() === meld.cards.join());
  const best = melds.filter(isBest);
  const rest = melds.filter((meld) => !isBest(meld));
  const points = melds.filter(isTicked).reduce((sum, meld) => sum + meld.points, 0);
  const row = (/** @type {Meld} */ meld) => meldRow(ctx, meld, isTicked(meld));
  const withStoeck = hasStoeck(model, model.ticked);
  const say = (/** @type {string[][]} */ chosen) =>
    view.legal.declare ? actions.act(declareAct(model, chosen)) : actions.declare(chosen);
  return dialog(
    "melds",
    t("melds-title"),
    h("div.meld-list", null, best.map(row)),
    rest.length > 0 &&
      h(
        "details.more",
        { key: "more" },
        h("summary", null, t("melds-others", { count: rest.length })),
        h("div.meld-list", null, rest.map(row)),
      ),
    withStoeck && stoeckTick(ctx, "stoeck-with-melds"),
    ctx.secondScript?.claimLink(ctx, view),
    h(
      "div.row",
      null,
      bigButton(t("melds-none"), () => say([]), melds.length > 0 ? "plain" : "primary"),
      points > 0 && bigButton(t("melds-declare", { points }), () => say(model.ticked), "primary"),
    ),
  );
}

/**
 * The box for calling the stöck with the next act, ticked by default.
 *
 * @param {Context} ctx
 * @param {string} name of its text
 * @returns {VNode}
 */
export function stoeckTick(ctx, name) {
  const { model, actions } = ctx;
  const change = (/** @type {Event} */ event) =>
    actions.stoeck(/** @type {HTMLInputElement} */ (event.target).checked);
  return h(
    "label.chip",
    { key: "stoeck-tick", class: name.includes("melds-") && "long" },
    h("input", { type: "checkbox", checked: model.stoeck, on: { change } }),
    noted(ctx, name),
  );
}

/**
 * A text with its note on a second line.
 *
 * @param {Context} ctx
 * @param {string} name of the text; its attribute is the note
 * @returns {VNode}
 */
export function noted({ t }, name) {
  return h("span", null, t(name), " ", h("small", null, t(`${name}.note`)));
}

/**
 * @param {Context} ctx
 * @param {Meld} meld
 * @param {boolean} checked
 * @returns {VNode}
 */
function meldRow(ctx, meld, checked) {
  const { t, actions } = ctx;
  return h(
    "label.meld",
    { key: meld.cards.join() },
    h("input", { type: "checkbox", checked, on: { change: () => actions.tick(meld.cards) } }),
    miniCards(ctx, meld.cards),
    h("span.meld-name", null, meldName(ctx, meld)),
    h("span.meld-points", null, t("points-short", { points: meld.points })),
  );
}

/**
 * Small cards in a row, with their names for screen readers.
 *
 * @param {Context} ctx
 * @param {string[]} cards
 * @returns {VNode}
 */
export function miniCards({ model, t }, cards) {
  const label = cards.map((card) => cardName(model.settings, card, t)).join(", ");
  return h(
    "span.mini-cards",
    { role: "img", "aria-label": label },
    cards.map((card) => h("span.mini", { key: card }, face(model.settings, card))),
  );
}

/** The dialog for cutting the pack or knocking. @type {TableComponent} */
export function cutDialog({ t, model, actions }, view) {
  const cut = view.legal.cut ?? { min: 1, max: 35, knock: false };
  const input = (/** @type {Event} */ event) =>
    actions.cutAt(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return dialog(
    "cut",
    t("cut-title"),
    h("p.hint", null, t("cut-hint", { name: view.names[view.dealer ?? 0] ?? "" })),
    h(
      "div.piles",
      { "aria-hidden": "true" },
      [36 - model.cutAt, model.cutAt].map((cards, i) =>
        h("div.pile", { key: i, vars: { "--cards": cards } }, back(model.settings)),
      ),
    ),
    h("input.slider", {
      type: "range",
      min: cut.min,
      max: cut.max,
      value: String(model.cutAt),
      "aria-label": t("cut-where"),
      on: { input },
    }),
    h(
      "div.row",
      null,
      cut.knock && bigButton(t("do-knock"), () => actions.act({ e: "cut", at: 0 })),
      bigButton(t("do-cut"), () => actions.act({ e: "cut", at: model.cutAt }), "primary"),
    ),
  );
}

/**
 * Whether the rules allow one card in both a run and a quartet.
 *
 * @param {Context["model"]} model
 * @returns {boolean}
 */
export function crossMelds(model) {
  return option(model, "cross_meld") === true;
}
