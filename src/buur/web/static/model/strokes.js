/**
 * What stands on the slate: strokes of 100, 50 and 20 and one number of units, written deal by deal.
 *
 * As at the table, a deal is written below what is there already: a fifth twenty crosses the four
 * before it, a second fifty makes a cross. Whoever writes next first rubs out what has filled up
 * and carries it to the hundreds.
 */

/** @typedef {{hundreds:number, fifties:number, twenties:number, units:number}} Strokes */
/** @typedef {"hundreds"|"fifties"|"twenties"} Row */
/** @typedef {{kept:number, drawn:number, rubbed:number}} Change strokes of a row, from the left */

export const NOTHING = Object.freeze({ hundreds: 0, fifties: 0, twenties: 0, units: 0 });

/** @type {readonly Row[]} */
export const ROWS = ["hundreds", "fifties", "twenties"];

/**
 * The strokes of a number, each value taken as often as it fits, the largest first.
 *
 * @param {number} points
 * @returns {Strokes}
 */
export function strokes(points) {
  if (points < 0) return { ...NOTHING, units: points };
  const rest = points % 100;
  const low = rest % 50;
  return {
    hundreds: Math.floor(points / 100),
    fifties: Math.floor(rest / 50),
    twenties: Math.floor(low / 20),
    units: low % 20,
  };
}

/**
 * @param {Strokes} marks
 * @returns {number} what they are worth
 */
export function worth({ hundreds, fifties, twenties, units }) {
  return 100 * hundreds + 50 * fifties + 20 * twenties + units;
}

/**
 * Full groups become hundreds: two fifties, five twenties.
 *
 * @param {Strokes} marks
 * @returns {Strokes}
 */
export function tidy({ hundreds, fifties, twenties, units }) {
  const carried = Math.floor(fifties / 2) + Math.floor(twenties / 5);
  return { hundreds: hundreds + carried, fifties: fifties % 2, twenties: twenties % 5, units };
}

/**
 * The slate after a deal was written on it.
 *
 * @param {Strokes} marks
 * @param {number} points of the deal; a loss is reckoned, not written stroke by stroke
 * @returns {Strokes}
 */
export function write(marks, points) {
  if (points < 0 || worth(marks) < 0) return strokes(worth(marks) + points);
  if (points === 0) return marks;
  const old = tidy(marks);
  const more = strokes(points);
  const units = old.units + more.units;
  return {
    hundreds: old.hundreds + more.hundreds,
    fifties: old.fifties + more.fifties,
    twenties: old.twenties + more.twenties + Math.floor(units / 20),
    units: units % 20,
  };
}

/**
 * The slate of one team before and after the last deal.
 *
 * @param {number[]} deals points of every deal, in order
 * @param {number} score what the strokes have to be worth at the end, whatever was written
 * @returns {{before:Strokes, after:Strokes}}
 */
export function history(deals, score) {
  /** @type {Strokes} */
  let before = NOTHING;
  /** @type {Strokes} */
  let after = NOTHING;
  for (const points of deals) [before, after] = [after, write(after, points)];
  // A partie may count what no account of a deal shows: then the slate is written afresh.
  return worth(after) === score ? { before, after } : { before: strokes(score), after: strokes(score) };
}

/**
 * Which strokes of a row stay, which are new, and which are rubbed out at the end of it.
 *
 * @param {number} before
 * @param {number} after
 * @returns {Change}
 */
export function change(before, after) {
  const kept = Math.min(before, after);
  return { kept, drawn: after - kept, rubbed: before - kept };
}
