/**
 * Series of this device: results kept in the browser, ranking by the server, tables for games.
 */

import { api } from "./api.js";
import { makeTable } from "./new_table.js";
import { ownTables } from "./tables.js";
import { SERIES_RULES, changeSeries, withResults, saveSeries, loadSeries, saveGameTable } from "../model/series.js";

/** @import { Explained } from "../model/types.js" */

/**
 * Change the series, request its ranking, and store it if the server accepts it.
 *
 * @param {import("../model/types.js").SeriesChange} change
 * @returns {Promise<Explained>}
 */
export async function askSeries(change) {
  const wanted = changeSeries(loadSeries(localStorage), change);
  if (!wanted) {
    saveSeries(localStorage, null);
    return { series: null };
  }
  const hasTables = Object.keys(wanted.tables).length > 0;
  const { pairs, points, tables } = hasTables ? withResults(wanted, await ownTables()) : wanted;
  const series = await api("/api/series", { pairs, points, bots: change.bots ?? [] });
  const made = series.games.map((/** @type {import("../model/types.js").SeriesGame} */ game) => game.points);
  saveSeries(localStorage, { pairs: series.pairs, points: made, tables });
  return { series: { ...series, tables } };
}

/**
 * Create a table for the player's own game of the series.
 *
 * @param {number} game
 * @param {import("../model/types.js").Settings} settings
 * @param {string} name of the player
 * @param {import("../model/types.js").Rules} all
 * @returns {Promise<string>} the table
 */
export async function makeSeriesTable(game, settings, name, all) {
  const table = await makeTable({ ...settings, ...SERIES_RULES }, name, all);
  saveGameTable(localStorage, game, table);
  return table;
}
