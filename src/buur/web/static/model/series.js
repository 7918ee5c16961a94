/**
 * Series of games stored on this device: pairs, results, and the tables of the player's own games.
 *
 * The server draws up the games and ranks the pairs.
 */

import { isRecord, read, write } from "./settings.js";

/** @import { Series, SeriesGame, SeriesChange, TableSummary } from "./types.js" */

/** The rule set of the documents for games between several pairs. */
export const SERIES_RULES = { rules: "match-aux-cartes", options: {} };
/** The number of the player's own pair, which comes first in all its games. */
export const OWN = 0;
/** Most games that bots play in one request. */
export const MOST_AT_ONCE = 8;
const KEY = "buur.series";

/** @param {import("./settings.js").Store} store @returns {Series|null} */
export function loadSeries(store) {
  const found = read(store, KEY);
  if (!isRecord(found) || !Array.isArray(found.pairs) || !Array.isArray(found.points)) return null;
  return { pairs: found.pairs, points: found.points, tables: isRecord(found.tables) ? /** @type {Series["tables"]} */ (found.tables) : {} };
}

/**
 * @param {import("./settings.js").Store} store
 * @param {Series|null} series null deletes the stored one
 */
export function saveSeries(store, series) {
  write(store, KEY, series);
}

/**
 * Store the table of a game of the series.
 *
 * @param {import("./settings.js").Store} store
 * @param {number} game
 * @param {string} table
 */
export function saveGameTable(store, game, table) {
  const series = loadSeries(store);
  if (series) saveSeries(store, { ...series, tables: { ...series.tables, [game]: table } });
}

/**
 * The series after a change.
 *
 * @param {Series|null} kept
 * @param {SeriesChange} change
 * @returns {Series|null}
 */
export function changeSeries(kept, { pairs, game, points, end }) {
  if (end) return null;
  if (pairs) return { pairs, points: [], tables: {} };
  return kept && game && points ? { ...kept, points: written(kept.points, game, points) } : kept;
}

/**
 * The series with the points of the player's own games that are over, without tables that are gone or broken.
 *
 * @param {Series} series
 * @param {TableSummary[]} found how one's tables stand
 * @returns {Series}
 */
export function withResults({ pairs, points, tables }, found) {
  const left = Object.entries(tables).filter(([, id]) => found.some(({ table, broken }) => table === id && !broken));
  const over = left.map(([game, id]) => ({ game: Number(game), at: found.find(({ table }) => table === id) }));
  const all = over.reduce(
    (before, { game, at }) => (at?.over && !before[game - 1] ? written(before, game, at.scores) : before),
    points,
  );
  return { pairs, points: all, tables: Object.fromEntries(left) };
}

/**
 * @param {Series["points"]} points
 * @param {number} game
 * @param {number[]} made
 * @returns {Series["points"]}
 */
function written(points, game, [own = 0, other = 0]) {
  const all = Array.from({ length: Math.max(points.length, game) }, (_, i) => points[i] ?? null);
  all[game - 1] = [own, other];
  return all;
}

/**
 * The games of other pairs before the player's next game, which bots may play.
 *
 * @param {SeriesGame[]} games
 * @returns {number[]} their numbers, from 1
 */
export function botGames(games) {
  const open = games.map((game, i) => ({ ...game, no: i + 1 })).filter(({ points }) => !points);
  const round = open[0]?.round;
  const others = open.filter((game) => game.round === round && !game.pairs.includes(OWN));
  return others.map(({ no }) => no).slice(0, MOST_AT_ONCE);
}

/**
 * The player's own first game without points.
 *
 * @param {SeriesGame[]} games
 * @returns {number} its number, from 1; 0 once all are played
 */
export function nextOwnGame(games) {
  return games.findIndex(({ pairs, points }) => !points && pairs.includes(OWN)) + 1;
}

/**
 * The names of pairs in a text with one name a line.
 *
 * @param {string} typed
 * @returns {string[]}
 */
export function parsePairs(typed) {
  return typed.split("\n").map((line) => line.trim()).filter(Boolean);
}
