/**
 * What people at a table say, in words.
 */

import { REACTIONS } from "../model/talk.js";
import { seatName } from "./friends.js";

/** @import { Context, Model, Saying, Texts } from "../model/types.js" */

/**
 * A phrase in this person's language; the name of a reaction.
 *
 * @param {Texts} t
 * @param {string} phrase
 * @returns {string}
 */
export function phraseText(t, phrase) {
  const key = REACTIONS.includes(phrase) ? `react-${phrase}` : `phrase-${phrase}`;
  return t.has(key) ? t(key) : "…";
}

/** What somebody said: a text of her own, or a phrase. @param {Texts} t @param {Saying} saying @returns {string} */
export const wordsOf = (t, { phrase, text }) => text ?? phraseText(t, phrase);

/** A person at the table, as her plate calls her. @param {Context} ctx @param {number} seat @returns {string} */
export const personAt = ({ t, model }, seat) => (model.friends ? seatName(t, model.friends, seat) : t("guest-name", { no: seat + 1 }));

/**
 * Who said it, and what.
 *
 * @param {Context} ctx
 * @param {Saying} saying
 * @returns {string}
 */
export function sayingText({ t }, saying) {
  return t("talk-line", { name: saying.name || t("guest-name", { no: saying.seat + 1 }), words: wordsOf(t, saying) });
}

/**
 * What a screen reader tells: what somebody else has said, and when talk is off or on again.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string}
 */
export function talkWords(ctx, before) {
  const { t, model } = ctx;
  const { talk } = model;
  if (!talk || !before.talk || talk === before.talk) return "";
  if (talk.may !== before.talk.may) return t(talk.may ? "talk-on" : "talk-off");
  const last = talk.said.at(-1);
  const isNew = last && last.n !== before.talk.said.at(-1)?.n && last.seat !== model.view?.seat;
  return isNew ? sayingText(ctx, last) : "";
}
