/**
 * The act that the page of a club offers first: the only one whose button stands out.
 */

/** @import { Club, ClubEvening } from "../net/clubs.js" */

/** Members without whom a club has no table of its own. */
const TABLE = 4;

/**
 * The round that the head may begin: none while a game is being played, since the server refuses it then.
 *
 * @param {ClubEvening} evening
 * @returns {number} 0 for none
 */
export function nextRound({ games }) {
  const isPlayed = games.some(({ table, points }) => table && !points);
  return isPlayed ? 0 : (games.find(({ table, points }) => !table && !points)?.round ?? 0);
}

/**
 * The key of the act: "sit" with a table, "come" or "round" with an evening, "invite"; "" for none.
 *
 * @param {Club} club
 * @returns {string}
 */
export function mainAct({ own, role, members, tables, evenings }) {
  const name = members.find(({ member }) => member === own)?.name ?? "";
  const table = tables.find(({ names, open }) => open > 0 && !names.includes(name));
  if (table) return `sit ${table.table}`;
  const isHead = role === "head";
  const drawn = evenings.find((evening) => isHead && nextRound(evening) > 0);
  if (drawn) return `round ${drawn.evening}`;
  const planned = evenings.find(({ coming, pairs }) => pairs.length === 0 && !coming.includes(own));
  if (planned) return `come ${planned.evening}`;
  return isHead && members.length < TABLE ? "invite" : "";
}
