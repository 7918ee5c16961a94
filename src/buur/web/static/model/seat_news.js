/**
 * News about the seats of a table for friends, as entries of the log: who has come, who has left.
 */

import { logEntry } from "./taken_back.js";

/** @import { Friends, GameEvent, LogEntry, Model, View } from "./types.js" */

/** A step between the versions of two entries; more of them than this has place for share one. */
const STEP = 1 / 128;

/**
 * The model with other seats, and with what has happened there in its log.
 *
 * @param {Model} model
 * @param {Friends} friends
 * @returns {Model}
 */
export function withFriends(model, friends) {
  const before = model.friends;
  const isLive = before !== null && before.state !== "gathering" && friends.state !== "ended";
  return { ...withNews(model, isLive ? changes(before, friends) : []), friends };
}

/**
 * The model with other players, and with the news that a bot plays for a person, or no longer does.
 *
 * @param {Model} model
 * @param {View["kinds"]} kinds
 * @returns {Model}
 */
export function withDeputies(model, kinds) {
  const { view, friends } = model;
  if (!view || !friends || friends.state !== "playing") return model;
  return withNews(model, kinds.flatMap((kind, seat) => deputyNews(view.kinds[seat], kind, seat)));
}

/** Whether an entry is news about a seat. @param {LogEntry} entry @returns {boolean} */
export const isSeatNews = ({ event }) => event.e.startsWith("seat-");

/**
 * @param {string|undefined} before
 * @param {string} kind
 * @param {number} seat
 * @returns {GameEvent[]}
 */
function deputyNews(before, kind, seat) {
  if (kind === "deputy" && before === "person") return [{ e: "seat-deputy", seat }];
  return kind === "person" && before === "deputy" ? [{ e: "seat-back", seat }] : [];
}

/** @param {Friends} before @param {Friends} friends @returns {GameEvent[]} */
function changes(before, friends) {
  if (isMove(before, friends)) return []; // the draw of the partners has been told
  const found = friends.seats.flatMap((now, seat) => {
    const then = before.seats[seat];
    return then ? seatNews(then, now, seat) : [];
  });
  const isNewHost = friends.host !== null && friends.host !== before.host;
  return isNewHost ? [...found, { e: "seat-host", seat: friends.host ?? 0 }] : found;
}

/** Whether the same players sit elsewhere. @param {Friends} before @param {Friends} friends @returns {boolean} */
function isMove(before, friends) {
  const [then, now] = [before, friends].map(({ seats }) => seats.map(({ kind, name, bot }) => JSON.stringify([kind, name, bot])));
  return then?.join() !== now?.join() && then?.sort().join() === now?.sort().join();
}

/**
 * @param {Friends["seats"][number]} then
 * @param {Friends["seats"][number]} now
 * @param {number} seat
 * @returns {GameEvent[]} names stay as they were, whoever sits there later
 */
function seatNews(then, now, seat) {
  const names = { seat, before: then.name, now: now.name };
  if (now.kind === "person" && then.kind !== "person") return [{ e: "seat-taken", ...names }];
  if (now.kind !== "person" && then.kind === "person") return [{ e: "seat-left", ...names, open: now.kind === "open" }];
  return now.kind === "open" && then.kind === "bot" ? [{ e: "seat-open", ...names }] : [];
}

/** @param {Model} model @param {GameEvent[]} news @returns {Model} */
function withNews(model, news) {
  const { view, log, v } = model;
  if (!view || v === null || news.length === 0) return model;
  // They are no events of the partie: their places are before that of the last one, which is known.
  const first = 1 + log.filter((entry) => isSeatNews(entry) && Math.ceil(entry.v) === v).length;
  const entries = news.map((event, i) => logEntry(v - 1 + STEP * Math.min(first + i, 127), view, event));
  return { ...model, log: [...log, ...entries] };
}
