/**
 * The last counted deal in the log: what a reload has lost of it, and its entries from the replay.
 */

import { logDeals } from "./log_parts.js";

/** @import { LogEntry, Model } from "./types.js" */

/**
 * The number of the last counted deal, if the log lacks it or cards of it; otherwise 0.
 *
 * @param {Pick<Model, "log"|"view">} model
 * @returns {number}
 */
export function missingDeal(model) {
  const last = model.view?.deals.at(-1)?.deal ?? 0;
  const found = logDeals(model).find(({ deal, counted }) => counted && deal === last);
  const cards = (found?.parts ?? []).flatMap((part) => part.cards);
  return cards.length > 0 && cards.every(([card]) => card) ? 0 : last;
}

/**
 * The log with the entries of a deal from its replay, in the place of its own.
 *
 * @param {LogEntry[]} log
 * @param {LogEntry[]} replayed
 * @returns {LogEntry[]} by version
 */
export function withPastDeal(log, replayed) {
  const known = new Set(replayed.map(({ v }) => v));
  return [...log.filter(({ v }) => !known.has(v)), ...replayed].sort((a, b) => a.v - b.v);
}
