/**
 * Draft of an answer before it is sent: the parts of a bid, a prediction, picked cards, a contract.
 */

/** @import { Draft, Model, View } from "./types.js" */

/** @type {Draft} */
export const EMPTY_DRAFT = {};

/** @type {Draft} the referee's answers before his first question */
export const NO_INCIDENT = { incident: [], picked: "" };

/** Fields that survive a question of the table: the search in the rules, the referee's answers. */
const LASTING = new Set(["seek", "incident", "picked"]);

/**
 * @param {Model} model
 * @param {Draft} changes
 * @returns {Model}
 */
export function withDraft(model, changes) {
  return { ...model, draft: { ...model.draft, ...changes } };
}

/**
 * The draft after a new view: it lasts as long as its question, except for the fields in `LASTING`.
 *
 * @param {Model} model
 * @param {View} view
 * @returns {Draft}
 */
export function draftAfter({ view: before, draft }, view) {
  if (before?.deal === view.deal && before.phase === view.phase) return draft;
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => LASTING.has(name) && value));
}

/**
 * The model after a dialog was opened or closed; the referee begins with his first question.
 *
 * @param {Model} model
 * @param {import("./types.js").OpenedDialog} opened
 * @returns {Model}
 */
export function openDialog(model, opened) {
  const draft = opened === "referee" ? { ...model.draft, ...NO_INCIDENT } : model.draft;
  return { ...model, opened, draft };
}

/**
 * The number of cards to pick from the hand; 0 if the table asks for none.
 *
 * @param {Model} model
 * @returns {number}
 */
export function cardsToPick({ view }) {
  return view?.legal.discard || view?.legal.exchange || 0;
}

/**
 * The picked cards.
 *
 * @param {Model} model
 * @returns {string[]}
 */
export function pickedCards(model) {
  const cards = cardsToPick(model) ? (model.draft.cards ?? []) : [];
  return cards.filter((card) => model.view?.hand.includes(card));
}

/**
 * Pick a card, or put it back; a surplus card replaces the one that was picked first.
 *
 * @param {Model} model
 * @param {string} card
 * @returns {Model}
 */
export function pick(model, card) {
  const before = pickedCards(model);
  const cards = before.includes(card) ? before.filter((one) => one !== card) : [...before, card];
  const focus = Math.max(0, model.slots.indexOf(card));
  return { ...withDraft(model, { cards: cards.slice(-cardsToPick(model)) }), notice: null, focus };
}
