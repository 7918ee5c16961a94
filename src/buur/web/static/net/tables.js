/**
 * The tables at which this device holds a seat, with their scores.
 */

import { api } from "./api.js";
import { forgetTables, invitedSeat, loadTables, rememberTable } from "../model/settings.js";

/** @import { TableSummary } from "../model/types.js" */

/**
 * The seat that this device holds at a table. The seat of an invitation is stored, and its token is
 * removed from the address, which people may show to others.
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
 * The stored tables that still exist; the others are removed.
 *
 * @returns {Promise<TableSummary[]>}
 */
export async function ownTables() {
  const keys = loadTables(localStorage);
  if (keys.length === 0) return [];
  const { tables } = await api("/api/tables/mine", { tables: keys });
  const known = new Set(tables.map((/** @type {TableSummary} */ { table }) => table));
  forgetTables(
    localStorage,
    keys.map(({ table }) => table).filter((table) => !known.has(table)),
  );
  return tables;
}
