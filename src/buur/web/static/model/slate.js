/**
 * Chalk strokes of a line of the slate: 100, 50, 20 and units, after each step of writing.
 *
 * A deal is written in two steps, melds when they count and cards after the deal. A fifth twenty
 * crosses the four before it, a second fifty makes a cross. Full groups are rubbed out and carried to
 * the hundreds before the next writing.
 */

/** @typedef {{hundreds:number, fifties:number, twenties:number, units:number}} Strokes */
/** @typedef {"hundreds"|"fifties"|"twenties"} Row */
/** @typedef {{state:"kept"|"drawn"|"rubbed", step:number, order:number}} Change of a stroke; `order` among those of a step */
/** @import { Chalk, View } from "./types.js" */

export const EMPTY_SLATE = Object.freeze({ hundreds: 0, fifties: 0, twenties: 0, units: 0 });

/** @type {readonly Row[]} */
export const ROWS = ["hundreds", "fifties", "twenties"];

/**
 * The strokes of a number, each value taken as often as it fits, the largest first.
 *
 * @param {number} points
 * @returns {Strokes}
 */
export function strokes(points) {
  if (points < 0) return { ...EMPTY_SLATE, units: points };
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

/** Exchanges of small strokes of a row for strokes of 100, in their order. */
const RUBBINGS = /** @type {const} */ ([
  ["twenties", 10, 2],
  ["twenties", 5, 1],
  ["fifties", 2, 1],
]);

/**
 * The slate after each single exchange of small strokes for hundreds.
 *
 * @param {Strokes} marks
 * @returns {Strokes[]} empty if no exchange is possible
 */
export function exchanges(marks) {
  const steps = [];
  for (const [row, rubbed, drawn] of RUBBINGS) {
    while (marks[row] >= rubbed) {
      marks = { ...marks, [row]: marks[row] - rubbed, hundreds: marks.hundreds + drawn };
      steps.push(marks);
    }
  }
  return steps;
}

/**
 * The fewest strokes for a number; among equals the smallest units, and rather positive ones.
 *
 * @param {number} points
 * @returns {Strokes}
 */
export function shortest(points) {
  if (points < 0) return strokes(points);
  const rank = (/** @type {Strokes} */ { hundreds, fifties, twenties, units }) =>
    100 * (hundreds + fifties + twenties) + 2 * Math.abs(units) + +(units < 0);
  let best = strokes(points);
  for (const hundreds of [Math.floor(points / 100), Math.ceil(points / 100)]) {
    for (const fifties of [0, 1, 2]) {
      const rest = points - 100 * hundreds - 50 * fifties;
      for (const twenties of [Math.floor(rest / 20), Math.ceil(rest / 20)]) {
        const way = { hundreds, fifties, twenties: Math.max(0, twenties), units: rest - 20 * Math.max(0, twenties) };
        if (Math.abs(way.units) < 20 && rank(way) < rank(best)) best = way;
      }
    }
  }
  return best;
}

/**
 * The strokes with units near zero: 20 units become a stroke, and a deficit breaks one up.
 *
 * @param {Strokes} marks
 * @returns {Strokes}
 */
function levelled({ hundreds, fifties, twenties, units }) {
  if (units > 19) return { hundreds, fifties, twenties: twenties + 1, units: units - 20 };
  if (units > -20) return { hundreds, fifties, twenties, units };
  if (twenties) return { hundreds, fifties, twenties: twenties - 1, units: units + 20 };
  if (fifties) return { hundreds, fifties: fifties - 1, twenties: 2, units: units + 10 };
  return { hundreds: hundreds - 1, fifties, twenties: 4, units: units + 20 };
}

/**
 * The strokes that the player chose by hand for a number.
 *
 * @param {number} points
 * @param {unknown} chosen strokes of 100, 50 and 20; the units are what is left
 * @returns {Strokes|null} null if they are not worth the number
 */
function byHand(points, chosen) {
  if (!Array.isArray(chosen) || chosen.length !== 3) return null;
  if (!chosen.every((count) => Number.isInteger(count) && count >= 0)) return null;
  const [hundreds, fifties, twenties] = chosen;
  const units = points - worth({ hundreds, fifties, twenties, units: 0 });
  return fifties <= 2 && Math.abs(units) < 20 ? { hundreds, fifties, twenties, units } : null;
}

/**
 * The slate after a number was written on it.
 *
 * @param {Strokes} marks
 * @param {number} points a negative number is subtracted, not written stroke by stroke
 * @param {Chalk} [chalk]
 * @param {unknown} [chosen] the strokes of 100, 50 and 20 that were chosen by hand
 * @returns {Strokes}
 */
export function write(marks, points, chalk = "canonical", chosen = null) {
  const way = chalk === "shortest" ? shortest : strokes;
  if (points < 0 || worth(marks) < 0) return way(worth(marks) + points);
  if (points === 0) return marks;
  const old = exchanges(marks).at(-1) ?? marks;
  const more = byHand(points, chosen) ?? way(points);
  return levelled({
    hundreds: old.hundreds + more.hundreds,
    fifties: old.fifties + more.fifties,
    twenties: old.twenties + more.twenties,
    units: old.units + more.units,
  });
}

/**
 * The points that all counted deals have written on a line.
 *
 * @param {Pick<View, "deals"|"earlier">} view
 * @param {number} line
 * @returns {number}
 */
export const writtenPoints = ({ deals, earlier }, line) =>
  deals.reduce((sum, { total }) => sum + (total[line] ?? 0), earlier?.[line] ?? 0);

/**
 * The numbers written for a line, in order: the sum of the deals that are not known, for each other deal its melds, then the rest of its points;
 * last the points so far of the deal in progress.
 *
 * If a match voids melds, the rest of the points subtracts them.
 *
 * @param {Pick<View, "deals"|"earlier">} view
 * @param {number} line
 * @param {number} total the sum on the slate
 * @returns {number[]}
 */
export function writings(view, line, total) {
  const before = view.earlier?.[line];
  const found = before ? [before] : [];
  for (const { chalked = [], total: totals } of view.deals) {
    const [points, said] = [totals[line] ?? 0, chalked[line] ?? 0];
    found.push(...(said ? [said] : []), points - said);
  }
  const now = total - writtenPoints(view, line);
  return now ? [...found, now] : found;
}

/**
 * The slate of one line before and after the last writing, and each step of rubbing out between.
 *
 * @param {number[]} numbers the numbers written, in order
 * @param {number} score the final worth of the strokes
 * @param {Chalk} [chalk]
 * @param {unknown[]} [chosen] the strokes that were chosen by hand, by number
 * @returns {{before:Strokes, between:Strokes[], after:Strokes}}
 */
export function history(numbers, score, chalk, chosen = []) {
  /** @type {Strokes} */
  let before = EMPTY_SLATE;
  /** @type {Strokes} */
  let after = EMPTY_SLATE;
  for (const [n, points] of numbers.entries()) [before, after] = [after, write(after, points, chalk, chosen[n])];
  if (worth(after) === score) {
    return { before, between: (numbers.at(-1) ?? 0) > 0 ? exchanges(before) : [], after };
  }
  // A score may contain points of no deal's account: the slate is then written anew.
  const afresh = write(EMPTY_SLATE, score, chalk);
  return { before: afresh, between: [], after: afresh };
}

/**
 * The changes of each stroke of a row, from the left: it is kept, drawn or rubbed out in a step.
 *
 * @param {number[]} counts numbers of strokes, before and after each step
 * @returns {Change[][]} the changes by place in the row
 */
export function changes(counts) {
  return Array.from({ length: Math.max(...counts) }, (_, place) => {
    /** @type {Change[]} */
    const found = [];
    for (let step = 0; step + 1 < counts.length; step += 1) {
      const [from = 0, to = 0] = counts.slice(step, step + 2);
      if (from > place !== to > place) {
        found.push({ state: to > place ? "drawn" : "rubbed", step, order: Math.max(0, place - Math.min(from, to)) });
      }
    }
    return found.length ? found : [{ state: "kept", step: 0, order: 0 }];
  });
}
