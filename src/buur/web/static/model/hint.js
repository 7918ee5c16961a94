/**
 * Hints: when the player may ask for one, and the card or contract that it marks.
 */

import { draftOf, withDraft } from "./draft.js";

/** @import { Act, Model } from "./types.js" */

/** @param {Model} model @returns {boolean} */
export function canAskHint({ view, settings, lifted, conn }) {
  return settings.hints && conn === "open" && lifted === null && view?.legal.hint === true;
}

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
 * The card or contract that the hint marks, or "pushed"; null without a hint.
 *
 * @param {Model} model
 * @returns {string|null}
 */
export function hintTarget({ hint }) {
  if (!hint) return null;
  const { e, card, contract } = hint.act;
  return String(card ?? contract ?? e);
}
