/**
 * One's own cards: real buttons with fixed places, each named in full.
 */

import { cardName, face, trumpOf } from "./cards.js";
import { h } from "../stage/dom.js";
import { whyNot } from "../model/state.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").View} View */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function hand(ctx) {
  const { model, t } = ctx;
  const { view, slots } = model;
  const turn = Boolean(view?.legal.cards?.length);
  return h(
    "div.hand",
    { role: "group", "aria-label": t("hand"), "data-turn": turn ? "yes" : "no", "data-count": slots.length },
    slots.map((card, slot) =>
      view?.hand.includes(card)
        ? cardButton(ctx, view, card, slot)
        : h("div.slot.empty", { key: card, "data-slot": slot }),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {View} view
 * @param {string} card
 * @param {number} slot
 * @returns {VNode}
 */
function cardButton({ model, t, actions }, view, card, slot) {
  const refused = whyNot(view, card) !== null;
  const name = t("hand-card", {
    card: cardName(model.settings, card, t),
    trump: trumpRole(view.contract, card),
    playable: refused ? "no" : "yes",
  });
  const state = [refused ? "refused" : "playable", model.lifted === card && "lifted"]
    .filter(Boolean)
    .join(" ");
  const on = {
    click: () => (refused ? actions.say(card) : actions.play(card)),
    focus: () => actions.focus(slot),
  };
  return h(
    "button.slot.card",
    {
      key: card,
      type: "button",
      class: state,
      "aria-label": name,
      "aria-disabled": refused ? "true" : null,
      tabindex: slot === model.focus ? 0 : -1,
      "data-card": card,
      "data-slot": slot,
      on,
    },
    face(model.settings, card),
    // The number is drawn by the style sheet: as text it would have to be part of the name.
    h("span.slot-key", { "aria-hidden": "true", "data-key": slot + 1 }),
  );
}

/**
 * What a card is in the contract: the jack and nine of trumps have names of their own.
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
