/**
 * Sentences of the steps of lessons, with names for the codes among their arguments.
 */

import { suitWord } from "./cards.js";
import { who } from "./narration.js";

/** @import { Context, ShownStep } from "../model/types.js" */

const RANKS = ["rank", "jack", "nine", "king", "queen"];

/**
 * @param {Context} ctx
 * @param {ShownStep} step
 * @returns {string}
 */
export function lessonText(ctx, { id, args }) {
  const { t, model } = ctx;
  const told = { ...args };
  for (const name of RANKS) if (args[name] !== undefined) told[name] = t("rank-name", { rank: args[name] });
  if (args.suit) told.suit = t("suit-name", { suit: suitWord(model.settings, String(args.suit)) });
  if (args.seat !== undefined) told.name = who(ctx, Number(args.seat)).name;
  const text = t(`lesson-${id}`, told);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The sentence of a step that has just appeared.
 *
 * @param {Context} ctx
 * @param {import("../model/types.js").Model} before
 * @returns {string} "" for none
 */
export function lessonWords(ctx, before) {
  const { shown } = ctx.model.course;
  return shown && shown.id !== before.course.shown?.id ? lessonText(ctx, shown) : "";
}
