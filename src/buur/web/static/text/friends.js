/**
 * Tables for friends in words: the names of seats, and what has changed there.
 */

import { seatsOf } from "../model/friends.js";

/** @import { Context, Friends, FriendSeat, Model, Texts } from "../model/types.js" */

/**
 * The name of a seat's player, or that nobody sits there.
 *
 * @param {Texts} t
 * @param {Friends} friends
 * @param {number} seat
 * @returns {string}
 */
export function seatName(t, { seats }, seat) {
  const { kind, name } = seats[seat] ?? { kind: "open", name: "" };
  if (kind === "open") return t("seat-open");
  return name || (kind === "bot" ? t("bot") : t("guest-name", { no: seat + 1 }));
}

/**
 * The names of the people at a table.
 *
 * @param {Texts} t
 * @param {Friends} friends
 * @returns {string[]}
 */
export const peopleNames = (t, friends) => seatsOf(friends, "person").map((seat) => seatName(t, friends, seat));

/**
 * What has changed at a table for friends, to be said aloud; "" for nothing.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string}
 */
export function friendsWords({ t, model }, { friends: old }) {
  const { friends, view } = model;
  if (!friends || old?.state !== "gathering" || friends === old || friends.seats.length !== old.seats.length) return "";
  const swapped = isSwapped(old.seats, friends.seats);
  const changed = swapped ? [t("gather-swapped")] : friends.seats.map((_, seat) => seatWords(t, old, friends, seat));
  const hosts = friends.host !== null && friends.host !== old.host && !swapped;
  const name = hosts ? seatName(t, friends, friends.host ?? 0) : "";
  return [
    ...changed,
    hosts && t("gather-host", { name, you: friends.host === view?.seat ? "yes" : "no" }),
    friends.draws !== old.draws && t("gather-draws", { on: friends.draws ? "yes" : "no" }),
    friends.invited !== old.invited && t("gather-invited", { on: friends.invited ? "yes" : "no" }),
    friends.state === "playing" && old.state === "gathering" && t("gather-begun"),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {FriendSeat[]} old
 * @param {FriendSeat[]} now
 * @returns {boolean} whether the same players sit at other places
 */
function isSwapped(old, now) {
  const [one, two] = [old, now].map((seats) => seats.map((seat) => JSON.stringify(seat)));
  return String(one) !== String(two) && String(one?.sort()) === String(two?.sort());
}

/**
 * @param {Texts} t
 * @param {Friends} old
 * @param {Friends} now
 * @param {number} seat
 * @returns {string}
 */
function seatWords(t, old, now, seat) {
  const [was, is] = [old.seats[seat], now.seats[seat]];
  if (!was || !is || (was.kind === is.kind && was.name === is.name)) return "";
  const gone = was.kind === "person" ? `${t("gather-left", { name: seatName(t, old, seat) })} ` : "";
  if (is.kind === "person") return t("gather-joined", { name: seatName(t, now, seat) });
  return gone + t(`gather-${is.kind}`, { name: seatName(t, now, seat) });
}
