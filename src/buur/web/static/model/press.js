/**
 * Presses on a card: each plays, lifts, prepares or picks it, or gives the reason of a refusal.
 *
 * No press is lost: each leads to an act, a mark on the card, or a sentence.
 */

import { pick, cardsToPick } from "./draft.js";
import { currentPrompt, playAct } from "./prompt.js";
import { lift, whyNot } from "./state.js";

/** @import { Act, Model, Notice } from "./types.js" */
/** @typedef {{model: Model, act: Act|null}} Step the new model, and the act to send */

/**
 * The reason why a card cannot be played now; null if a press would play it.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Notice|null}
 */
export function refusalOf(model, card) {
  if (!model.view || model.unsent) return { code: "why-not-yet" };
  if (cardsToPick(model)) return null;
  if (model.lifted !== null) return { code: "why-sent" };
  // In rules that penalise illegal cards, the page lets the player lay them.
  if (model.view.legal.layable?.includes(card)) return null;
  return whyNot(model.view, card);
}

/**
 * A press on a card: a tap, Enter, or the digit of its place.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Step}
 */
export function press(model, card) {
  if (cardsToPick(model)) return play(model, card);
  const lifts = model.settings.play === "lift" && model.raised !== card;
  if (lifts && refusalOf(model, card) === null) {
    const focus = Math.max(0, model.slots.indexOf(card));
    return { model: { ...model, raised: card, prepared: null, notice: null, focus }, act: null };
  }
  return play(model, card);
}

/**
 * Play a card without lifting it first, if it can be played.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Step}
 */
export function play(model, card) {
  const { view } = model;
  if (!view?.hand.includes(card) || model.lifted === card) return { model, act: null };
  if (cardsToPick(model) && !model.unsent) return { model: pick(model, card), act: null };
  const why = refusalOf(model, card);
  if (why === null) return { model: lift(model, card), act: playAct(model, card) };
  const focus = Math.max(0, model.slots.indexOf(card));
  if (canPrepare(model)) {
    const prepared = model.prepared === card ? null : card;
    return { model: { ...model, prepared, raised: null, notice: null, focus }, act: null };
  }
  // A repeated notice is announced again: the player has pressed again.
  return { model: { ...model, raised: null, notice: { ...why }, focus }, act: null };
}

/**
 * Whether a card can be prepared: while others play, or until the server answers the player's act.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function canPrepare({ view, settings, lifted }) {
  if (!view || view.phase !== "play") return false;
  if (view.legal.cards?.length && lifted === null) return false;
  // On the player's turn, before the legal acts have arrived, a press is kept whatever the setting.
  return settings.prepare || (view.turn === view.seat && lifted === null);
}

/**
 * The step that plays the prepared card on the player's turn, or drops it with the reason.
 *
 * @param {Model} model
 * @returns {Step|null} null if nothing has to be done
 */
export function duePlay(model) {
  const { view } = model;
  const prepared = model.prepared ?? laidDown(model);
  if (prepared === null || !view) return null;
  if (!view.hand.includes(prepared)) return { model: { ...model, prepared: null }, act: null };
  if (!view.legal.cards?.length || model.lifted !== null || model.trick?.done || currentPrompt(model)) return null;
  const free = { ...model, prepared: null };
  const why = whyNot(view, prepared);
  if (why) return { model: { ...free, notice: why }, act: null };
  return { model: lift(free, prepared), act: playAct(model, prepared) };
}

/**
 * The next card of a rest that the player has laid down; null if there is none.
 *
 * @param {Model} model
 * @returns {string|null}
 */
function laidDown({ view, resting }) {
  return (view?.legal.rest && resting === view.deal && view.legal.cards?.[0]) || null;
}

/**
 * The model without a raised or prepared card.
 *
 * @param {Model} model
 * @returns {Model}
 */
export function release(model) {
  return model.raised || model.prepared ? { ...model, raised: null, prepared: null } : model;
}
