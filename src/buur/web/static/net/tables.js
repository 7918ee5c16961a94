/**
 * The tables of this device: creates one, and asks for their scores.
 */

import { api } from "./api.js";
import { botNames, forgetTables, invitedSeat, loadTables, rememberTable } from "../model/settings.js";

/** @typedef {import("../model/types.js").Settings} Settings */
/** @typedef {import("../model/types.js").Unfinished} Unfinished */

/**
 * Make a table and keep the ticket for one's seat.
 *
 * @param {Settings} settings
 * @param {string} name of the player
 * @param {import("../model/types.js").Rules} all
 * @returns {Promise<string>} the table
 */
export async function makeTable(settings, name, all) {
  const { rules, options } = settings;
  const seats = all.presets.find((preset) => preset.name === rules)?.seats ?? 4;
  const seat = await api("/api/tables", { rules, options, name, bots: others(botNames(settings), seats) });
  rememberTable(localStorage, { table: seat.table, token: seat.token });
  return seat.table;
}

/**
 * A player for every other seat: those wished for, the first of them again where there are more.
 *
 * @param {string[]} bots at least one
 * @param {number} seats of the table
 * @returns {string[]}
 */
export function others(bots, seats) {
  return Array.from({ length: seats - 1 }, (_, place) => bots[place] ?? bots[0] ?? "");
}

/**
 * The seat that this device holds at a table. One that an invitation brings is kept, and its token
 * is taken out of the address, which people show to each other.
 *
 * @param {string} table
 * @returns {import("../model/types.js").SeatKey|undefined}
 */
export function ownSeat(table) {
  const found = invitedSeat(table, location.hash);
  if (!found) return loadTables(localStorage).find((one) => one.table === table);
  rememberTable(localStorage, found);
  history.replaceState(null, "", location.pathname);
  return found;
}

/**
 * The tables that are still there; the device forgets the others.
 *
 * @returns {Promise<Unfinished[]>}
 */
export async function ownTables() {
  const keys = loadTables(localStorage);
  if (keys.length === 0) return [];
  const { tables } = await api("/api/tables/mine", { tables: keys });
  const known = new Set(tables.map((/** @type {Unfinished} */ { table }) => table));
  forgetTables(
    localStorage,
    keys.map(({ table }) => table).filter((table) => !known.has(table)),
  );
  return tables;
}
