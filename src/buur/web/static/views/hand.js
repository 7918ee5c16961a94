/**
 * The player's own cards: buttons in fixed slots, each with its full name.
 */

import { face } from "./card_drawings.js";
import { cardName } from "../text/cards.js";
import { trumpOf } from "../model/cards.js";
import { rowsOf } from "../model/hand_slots.js";
import { h } from "../browser/dom.js";
import { STEPS, inStep, memo } from "./memo.js";
import { hintMark } from "./hint.js";
import { hintTarget } from "../model/hint.js";
import { refusalOf } from "../model/press.js";
import { cardsToPick, pickedCards } from "../model/draft.js";

/** @import { Component, Context, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** @type {Component} */
export function hand(ctx) {
  const { model, t } = ctx;
  const { view, slots } = model;
  const isHeld = (/** @type {string} */ card) => view?.hand.includes(card) || ctx.coming?.has(card);
  const shown = model.settings.closeGaps ? slots.filter(isHeld) : slots;
  const mine = () => Boolean(view?.legal.cards?.length) && model.lifted === null && !model.unsent;
  const turn = inStep(ctx, STEPS.turn, "hand-turn", [], mine);
  return h(
    "div.hand",
    { role: "group", "aria-label": t("hand"), "data-turn": turn ? "yes" : "no", "data-count": slots.length },
    rowsOf(shown, model.settings.sort).map((row, i) =>
      h(
        "div.hand-row",
        { key: i, vars: { "--n": row.length } },
        row.map((card) => slotOf(ctx, card, slots.indexOf(card))),
      ),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {string} card
 * @param {number} slot
 * @returns {VNode}
 */
function slotOf(ctx, card, slot) {
  const { view } = ctx.model;
  // Of what is coming a dealt card is not there yet, a played one is still there.
  return view && view.hand.includes(card) !== Boolean(ctx.coming?.has(card))
    ? cardButton(ctx, view, card, slot)
    : h("div.slot.empty", { key: card, "data-slot": slot });
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {string} card
 * @param {number} slot
 * @returns {VNode}
 */
function cardButton(ctx, view, card, slot) {
  const { model } = ctx;
  /** @type {string[]} */
  const marks = /** @type {const} */ (["lifted", "raised", "prepared"]).filter((mark) => model[mark] === card);
  if (ctx.coming?.has(card) && !marks.includes("lifted")) marks.unshift("lifted"); // it is about to fly
  if (pickedCards(model).includes(card)) marks.push("picked");
  const focused = slot === model.focus;
  const urgent = [slot, marks.join(), focused];
  return inStep(ctx, STEPS.turn, `slot-${card}`, urgent, () => {
    const can = refusalOf(model, card) ? "no" : cardsToPick(model) ? "pick" : "yes";
    const is = { can, advised: hintTarget(model) === card, focused };
    const from = [...urgent, view.contract, ...Object.values(is)];
    return memo(ctx, `card-${card}`, from, () => drawnButton(ctx, view, { card, slot, marks, ...is }));
  });
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {{card: string, slot: number, marks: string[], can: string, advised: boolean, focused: boolean}} one
 * @returns {VNode}
 */
function drawnButton({ model, t, actions }, view, { card, slot, marks, can, advised, focused }) {
  const refused = can === "no";
  const said = (advised ? ["advised", ...marks] : marks).map((mark) => t(`card-${mark}`));
  const name = t("hand-card", {
    card: cardName(model.settings, card, t),
    trump: trumpRole(view.contract, card),
    playable: can,
  });
  const on = {
    click: (/** @type {MouseEvent} */ { detail }) => {
      if (detail === 0) actions.press(card); // by a key
      // The second click of a double click counts only for a lifted card.
      else if (detail < 2 || model.settings.play === "lift") actions.tap(card);
    },
    focus: () => actions.focus(slot),
  };
  return h(
    "button.slot.card",
    {
      key: card,
      type: "button",
      class: [refused ? "refused" : "playable", advised ? "advised" : "", ...marks].filter(Boolean).join(" "),
      "aria-label": [name, ...said].join(", "),
      "aria-disabled": refused ? "true" : null,
      tabindex: focused ? 0 : -1,
      "data-card": card,
      "data-slot": slot,
      on,
    },
    face(model.settings, card),
    // The number is drawn by the style sheet: as text it would have to be part of the name.
    advised && hintMark(),
    h("span.slot-key", { "aria-hidden": "true", "data-key": slot + 1 }),
  );
}

/**
 * The role of a card in trumps: none, a trump, or the jack (Buur) or nine (Nell) of trumps.
 *
 * @param {string|null} contract
 * @param {string} card
 * @returns {"no"|"yes"|"buur"|"nell"}
 */
export function trumpRole(contract, card) {
  if (!card.startsWith(trumpOf(contract) || "-")) return "no";
  if (card[1] === "J") return "buur";
  return card[1] === "9" ? "nell" : "yes";
}
