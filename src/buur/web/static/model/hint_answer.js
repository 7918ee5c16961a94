/**
 * The server's answer to a question for a hint.
 */

import { EMPTY_DRAFT, withDraft } from "./draft.js";

/** @import { Act, Draft, Model } from "./types.js" */

/**
 * The model with a hint of the server, whose act also fills in the draft. An answer about an older
 * version of the view is ignored.
 *
 * @param {Model} model
 * @param {{t:"hint", v:number, act:Act, reasons:{code:string, args:Record<string, string|number>}[]}
 *   | {t:"no", v:number, code:string}} answer
 * @returns {Model}
 */
export function receiveHint(model, answer) {
  if (answer.v !== model.v || !model.settings.hints) return model;
  if (answer.t === "no") return { ...model, hint: null, notice: { code: `reason-${answer.code}` } };
  const filled = withDraft(model, draftOf(answer.act));
  return { ...filled, hint: { act: answer.act, reasons: answer.reasons }, notice: null };
}

/**
 * The draft that corresponds to an act of a hint.
 *
 * @param {Act} act
 * @returns {Draft}
 */
export function draftOf({ e, height, points, cards, card }) {
  if (e === "bid") return { height: String(height) };
  if (e === "predicted") return { points: Number(points) };
  if (e === "exchanged" || e === "discarded") return { cards: /** @type {string[]} */ (cards ?? []) };
  return e === "called" ? { suit: String(card).charAt(0) } : EMPTY_DRAFT;
}
