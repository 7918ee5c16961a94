/**
 * Creation of tables: the request, and the bots for the other seats.
 */

import { api } from "./api.js";
import { botNames, rememberTable } from "../model/settings.js";

/** @import { Settings } from "../model/types.js" */

/**
 * Create a table and store the ticket for the player's seat.
 *
 * @param {Settings} settings
 * @param {string} name of the player
 * @param {import("../model/types.js").Rules} all
 * @returns {Promise<string>} the table
 */
export async function makeTable(settings, name, all) {
  const { rules, options, training } = settings;
  const seats = all.presets.find((preset) => preset.name === rules)?.seats ?? 4;
  const seat = await api("/api/tables", { rules, options, name, training, bots: others(botNames(settings), seats) });
  rememberTable(localStorage, { table: seat.table, token: seat.token });
  return seat.table;
}

/**
 * A bot for every other seat: those of the settings, from the first again if there are more seats.
 *
 * @param {string[]} bots at least one
 * @param {number} seats of the table
 * @returns {string[]}
 */
export function others(bots, seats) {
  return Array.from({ length: seats - 1 }, (_, place) => bots[place] ?? bots[0] ?? "");
}
