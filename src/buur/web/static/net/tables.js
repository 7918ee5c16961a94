/**
 * The tables of this device: its seats, and their scores.
 */

import { api } from "./api.js";
import { forgetTables, invitedSeat, loadTables, rememberTable } from "../model/settings.js";

/** @import { Unfinished } from "../model/types.js" */

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
