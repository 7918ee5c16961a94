/**
 * Entries of the log by deal, and within a deal by trick.
 */

/** @import { Laid, LogEntry, Model, View } from "./types.js" */

/**
 * @typedef {object} LogPart a trick, or what was said and done before the first or after the last one
 * @property {number} trick its number; 0 before the first trick and after the last
 * @property {LogEntry[]} entries
 * @property {Laid[]} cards
 * @property {number|null} winner
 * @property {number|null} points
 */
/** @typedef {{deal:number, counted:boolean, parts:LogPart[]}} LogDeal */

/** Events of a deal after which the next one begins. */
const CLOSING = new Set(["counted", "revealed"]);

/**
 * The deals of the log, the oldest first.
 *
 * @param {Pick<Model, "log"|"view">} model
 * @returns {LogDeal[]}
 */
export function logDeals({ log, view }) {
  /** @type {LogEntry[][]} */
  const groups = [];
  for (const entry of log) {
    const group = groups.at(-1);
    if (group && !isNext(group, entry)) group.push(entry);
    else groups.push([entry]);
  }
  const last = groups.at(-1);
  const newest = last && isCounted(last) ? (view?.deals.at(-1)?.deal ?? 1) : (view?.deal ?? 1);
  return groups.map((entries, i) => ({
    // A deal that was not counted was dealt anew.
    deal: newest - groups.slice(i, -1).filter(isCounted).length,
    counted: isCounted(entries),
    parts: partsOf(entries, i === groups.length - 1 ? (view ?? null) : null),
  }));
}

/**
 * @param {LogEntry[]} group
 * @param {LogEntry} entry
 * @returns {boolean} whether an entry begins the next deal
 */
function isNext(group, { event }) {
  if (isCounted(group)) return !CLOSING.has(event.e);
  return event.e === "dealt" && group.some((one) => one.event.e === "played");
}

/** @param {LogEntry[]} entries @returns {boolean} */
const isCounted = (entries) => entries.some(({ event }) => event.e === "counted");

/**
 * The deals beside the table: the one that is played, and the last one until the first card.
 *
 * @param {LogDeal[]} deals
 * @returns {LogDeal[]}
 */
export function presentDeals(deals) {
  const begun = deals.at(-1)?.parts.some(({ trick }) => trick > 0);
  return deals.slice(begun ? -1 : -2);
}

/**
 * The newest deal whose tricks may all be looked at; null if there is none.
 *
 * @param {Pick<Model, "log"|"view">} model
 * @returns {LogDeal|null}
 */
export function lastPlayedDeal(model) {
  const over = Boolean(model.view?.result);
  const deals = logDeals(model).filter((deal, i, all) => deal.counted || (over && i === all.length - 1));
  return deals.filter(({ parts }) => parts.some(({ trick }) => trick > 0)).at(-1) ?? null;
}

/**
 * @param {LogEntry[]} entries of a deal
 * @param {View|null} view if the deal is the present one
 * @returns {LogPart[]}
 */
function partsOf(entries, view) {
  /** @type {LogPart[]} */
  const parts = [];
  for (const entry of entries) {
    const { e, seat } = entry.event;
    const part = parts.at(-1);
    const tricks = parts.filter(({ trick }) => trick > 0).length;
    if (e === "played" && (!part?.trick || isFull(part, seat))) parts.push(begun(tricks + 1));
    else if (!part || (e === "counted" && part.trick)) parts.push(begun(0));
    add(/** @type {LogPart} */ (parts.at(-1)), entry);
  }
  const tricks = parts.filter(({ trick }) => trick > 0);
  tricks.forEach((one, i) => (one.winner ??= tricks[i + 1]?.cards[0]?.[1] ?? takenBy(one, view)));
  return parts;
}

/** @param {number} trick @returns {LogPart} */
function begun(trick) {
  return { trick, entries: [], cards: [], winner: null, points: null };
}

/**
 * @param {LogPart} part
 * @param {number} [seat] that plays next
 * @returns {boolean} whether the next card belongs to another trick
 */
function isFull(part, seat) {
  return part.entries.some(({ trick }) => trick) || part.cards.some(([, by]) => by === seat);
}

/** @param {LogPart} part @param {LogEntry} entry */
function add(part, entry) {
  const { event, trick } = entry;
  part.entries.push(entry);
  if (event.e === "played") part.cards.push([event.card ?? "", event.seat ?? 0]);
  if (!trick) return;
  part.winner = trick.winner;
  part.points = trick.points;
}

/**
 * @param {LogPart} part
 * @param {View|null} view
 * @returns {number|null} who took the trick, as far as the table shows it
 */
function takenBy({ trick, cards }, view) {
  return view?.last?.no === trick && view.last.cards.length === cards.length ? view.last.winner : null;
}
