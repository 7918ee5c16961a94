/**
 * Boards of a day: what comes next, ranks, frequencies of results, and the proof of the seeds.
 */

import { hex } from "./fair_numbers.js";

/** @import { Hash } from "./fair_numbers.js" */
/** @typedef {{day:string, seed:string}} DaySeed */
/** @typedef {{points:number, others:number, contract:string|null, chooser:number|null, substituted:boolean, program:boolean, score:number}} BoardResult `score`: the own difference of points minus the mean of all tables */
/** @typedef {{number:number, state:"new"|"playing"|"done"|"void", table:string|null, mean?:number, tables?:number, result?:BoardResult}} Board */
/** @typedef {{name:string, role:"person"|"guest"|"bot", own:boolean, score:number, boards:number, days?:number, mean?:number}} RankedPlayer */
/** @typedef {{day:string, rules:string, open:boolean, ends:string, people:number, boards:Board[], lines:RankedPlayer[], left_out:number, seal:{anchor:DaySeed, published:DaySeed, seed:string|null}}} BoardDay */
/** @typedef {{name:string, role:"person"|"guest"|"bot", own:boolean} & BoardResult} BoardLine */
/** @typedef {{day:string, number:number, mean:number|null, tables:number, frequencies:[number, number][], lines:BoardLine[], left_out:number}} BoardField all plays of a board */
/** @typedef {{month:string, by:"score"|"mean", days:string[], least:number, lines:RankedPlayer[], left_out:number}} BoardMonth */
/** @typedef {{anchored:boolean, opened:boolean|null, kept:boolean}|null} SealChecks null where the browser cannot repeat them */
/** @typedef {{day?:BoardDay, month?:BoardMonth, field?:BoardField|null, checks?:SealChecks, failed?:string}} OpenBoards */

const DAY = 86_400_000;

/** Number of bars of a chart, at most. */
export const BARS = 9;

/** @param {Board[]} boards @returns {Board|undefined} the board to go on with, or the first one to begin */
export function nextBoard(boards) {
  return boards.find(({ state }) => state === "playing") ?? boards.find(({ state }) => state === "new");
}

/** @param {Board[]} boards @returns {{done:number, score:number}} the boards that are over, and the sum of their scores */
export function ownTotal(boards) {
  const results = boards.flatMap(({ result }) => result ?? []);
  return { done: results.length, score: results.reduce((sum, { score }) => sum + score, 0) };
}

/**
 * The lines of a ranking in two lists: people who keep what they play, with ranks, and guests. Bots
 * stand where there are lines to compare them with.
 *
 * @template {{role:string}} Line
 * @param {Line[]} lines best first
 * @param {(line: Line) => number} value by which they are ranked
 * @returns {{people:(Line & {rank:number|null})[], guests:(Line & {rank:number|null})[]}}
 */
export function ranked(lines, value) {
  const all = lines.filter(({ role }) => role === "person").map(value);
  const withRank = (/** @type {Line} */ line) => ({
    ...line,
    rank: line.role === "person" ? 1 + all.filter((other) => other > value(line)).length : null,
  });
  const hasPeople = all.length > 0;
  return {
    people: hasPeople ? lines.filter(({ role }) => role !== "guest").map(withRank) : [],
    guests: lines.filter(({ role }) => role === "guest" || (!hasPeople && role === "bot")).map(withRank),
  };
}

/**
 * How many tables have made each difference of points, in few bars, the best first.
 *
 * @param {[number, number][]} frequencies differences with their numbers, the best first
 * @param {number} [bars] at most
 * @returns {{from:number, to:number, count:number}[]}
 */
export function bars(frequencies, bars = BARS) {
  if (frequencies.length <= bars) return frequencies.map(([made, count]) => ({ from: made, to: made, count }));
  const [best = 0, worst = 0] = [frequencies[0]?.[0], frequencies.at(-1)?.[0]];
  const width = Math.ceil((best - worst + 1) / bars);
  const found = Array.from({ length: bars }, (_, place) => {
    const to = best - place * width;
    const inside = frequencies.filter(([made]) => made <= to && made > to - width);
    return { from: to - width + 1, to, count: inside.reduce((sum, [, count]) => sum + count, 0) };
  });
  return found.filter(({ to }) => to >= worst);
}

/**
 * Whether the published seeds of a day belong to the chain that was fixed in advance.
 *
 * @param {BoardDay} day
 * @param {Hash} hash
 * @param {boolean} kept whether the anchor is the one that this browser saw first
 * @returns {Promise<SealChecks>}
 */
export async function checkSeals({ day, seal }, hash, kept) {
  const { anchor, published, seed } = seal;
  const anchored = (await seedBefore(published.seed, days(anchor.day, published.day), hash)) === anchor.seed;
  const opened = seed && (await seedBefore(seed, days(published.day, day), hash)) === published.seed;
  return { anchored, opened: seed ? Boolean(opened) : null, kept };
}

/** @param {string} from @param {string} to @returns {number} */
function days(from, to) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** @param {string} seed @param {number} steps @param {Hash} hash @returns {Promise<string>} the seed of as many days before */
async function seedBefore(seed, steps, hash) {
  for (let left = steps; left > 0; left--) seed = hex(await hash(`buur-day:${seed}`));
  return seed;
}

/** Where the browser keeps the anchor that it saw first. */
const KEPT = "buur.boards";

/**
 * Whether the server's anchor is the one that this browser saw first; the present one is kept.
 *
 * @param {Storage} storage
 * @param {{day:string, seed:string}} anchor
 * @returns {boolean}
 */
export function keepAnchor(storage, { day, seed }) {
  const now = `${day} ${seed}`;
  const before = storage.getItem(KEPT);
  storage.setItem(KEPT, now);
  return before === null || before === now;
}
