/**
 * Ways to write a number on the slate, for a player who chooses the strokes by hand.
 */

/** @import { Strokes } from "./slate.js" */
/** @import { Ways } from "./types.js" */

const MOST_UNITS = 19;
const MOST_FIFTIES = 2;

/**
 * The ways to write a number with at most two strokes of 50, the largest strokes first.
 *
 * @param {number} points
 * @returns {Strokes[]} empty for a negative number, which is written in units alone
 */
export function ways(points) {
  if (points < 0) return [];
  /** @type {Strokes[]} */
  const found = [];
  for (let hundreds = Math.floor((points + MOST_UNITS) / 100); hundreds >= 0; hundreds -= 1) {
    for (let fifties = MOST_FIFTIES; fifties >= 0; fifties -= 1) {
      const rest = points - 100 * hundreds - 50 * fifties;
      const least = Math.max(0, Math.ceil((rest - MOST_UNITS) / 20));
      for (let twenties = Math.floor((rest + MOST_UNITS) / 20); twenties >= least; twenties -= 1) {
        found.push({ hundreds, fifties, twenties, units: rest - 20 * twenties });
      }
    }
  }
  return found;
}

/**
 * The choices of a table with a new one; those of another table are deleted.
 *
 * @param {Ways} old
 * @param {string} table
 * @param {number} line
 * @param {number} number which of the numbers of the line, from 0
 * @param {Strokes} way
 * @returns {Ways}
 */
export function withWay(old, table, line, number, { hundreds, fifties, twenties }) {
  const chosen = old.table === table ? old.chosen : {};
  return { table, chosen: { ...chosen, [`${line}-${number}`]: [hundreds, fifties, twenties] } };
}
