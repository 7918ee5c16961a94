/**
 * The act that the page of a club offers first: the only one whose button stands out.
 */

/** @import { Club } from "../net/clubs.js" */

/** Members without whom a club has no table of its own. */
const TABLE = 4;

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
  const drawn = evenings.find(({ pairs, over }) => isHead && pairs.length > 0 && !over);
  if (drawn) return `round ${drawn.evening}`;
  const planned = evenings.find(({ coming, pairs }) => pairs.length === 0 && !coming.includes(own));
  if (planned) return `come ${planned.evening}`;
  return isHead && members.length < TABLE ? "invite" : "";
}
