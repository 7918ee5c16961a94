/**
 * News about seats as sentences, for the log and for screen readers.
 */

import { isSeatNews } from "../model/seat_news.js";
import { narrate } from "./narration.js";

/** @import { Context, GameEvent, Model } from "../model/types.js" */

/**
 * The sentence for news about a seat; "" for other events.
 *
 * @param {Context} ctx
 * @param {GameEvent} event
 * @returns {string}
 */
export function seatSentence({ t, model }, event) {
  if (!event.e.startsWith("seat-")) return "";
  const { view } = model;
  const seat = event.seat ?? 0;
  const isOwn = view?.seat === seat;
  const named = (/** @type {unknown} */ name) => String(name || t("plate-nameless"));
  return t(`tell-${event.e}`, {
    who: isOwn ? "you" : "other",
    name: view?.names[seat] || t("plate-nameless"),
    before: named(event.before),
    now: named(event.now),
    open: event.open ? "yes" : "no",
  });
}

/**
 * What is new about seats, for screen readers.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} "" for nothing
 */
export function seatWords(ctx, before) {
  const { log } = ctx.model;
  if (log === before.log || log.length <= before.log.length) return "";
  return log
    .slice(before.log.length)
    .filter(isSeatNews)
    .map((entry) => narrate(ctx, entry))
    .join(" ");
}
