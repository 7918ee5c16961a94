/**
 * Refusals and errors as sentences.
 */

import { cardName, suitWord } from "./cards.js";
import { SUITS } from "../model/cards.js";

/** @import { Context, Model, Notice, Texts } from "../model/types.js" */

/**
 * The sentence of a notice; codes among its arguments become names.
 *
 * @param {Context} ctx
 * @param {Notice} notice
 * @returns {string}
 */
export function noticeText({ t, model }, { code, args = {} }) {
  const told = { ...args };
  const { cards, best, option } = args;
  if (cards !== undefined) told.cards = bySuit(t, model, String(cards).split(" "));
  if (best !== undefined) told.best = cardName(model.settings, String(best), t);
  if (option !== undefined) told.option = t(`option-${option}`);
  return t(code, told);
}

/**
 * The section of the rule behind a refusal; null if there is none.
 *
 * @param {Model} model
 * @param {Notice} notice
 * @returns {string|null}
 */
export function clauseOf({ rules }, { code, clause: told }) {
  return told ?? rules?.clauses?.[code.replace("why-", "")] ?? null;
}

/**
 * Cards by suit, such as "pique (six, roi)"; a suit of which all the player's cards are meant, by its name alone.
 *
 * @param {Texts} t
 * @param {Model} model
 * @param {string[]} cards
 * @returns {string}
 */
function bySuit(t, { settings, view }, cards) {
  const groups = SUITS.map((suit) => ({
    name: t("suit-name", { suit: suitWord(settings, suit) }),
    whole: (view?.hand ?? []).every((card) => card[0] !== suit || cards.includes(card)),
    ranks: cards
      .filter((card) => card[0] === suit)
      .map((card) => t("rank-name", { rank: card[1] ?? "" })),
  })).filter(({ ranks }) => ranks.length > 0);
  return groups.map(({ name, ranks, whole }) => (whole ? name : `${name} (${ranks.join(", ")})`)).join(", ");
}

/**
 * The sentence of a new notice.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} "" for nothing
 */
export function announcement(ctx, before) {
  const { notice } = ctx.model;
  return notice && notice !== before.notice ? noticeText(ctx, notice) : "";
}

/**
 * The notice about a failed request.
 *
 * @param {Texts} t
 * @param {import("../net/api.js").ApiError} error
 * @returns {Notice}
 */
export function errorNotice(t, { code, message, why }) {
  const named = `${code === "bad-rules" ? "rules" : code.replace("bad", "error")}-${why?.code}`;
  if (t.has(named)) return { code: named, args: why?.args };
  return t.has(`error-${code}`) ? { code: `error-${code}` } : { code: "error-other", args: { message } };
}
