/**
 * The parties of this person: lists, removal, and what replays need.
 */

import { ApiError, api, getFile } from "./api.js";
import { forgetTables, loadTables } from "../model/settings.js";
import { firstStep, replaySteps } from "../model/replay.js";

/** @import { Game, Games, GamesState, Model, OpenGame } from "../model/types.js" */
/** @typedef {(model: Model) => Partial<Model>} Change */

/** Number of parties of a page. */
const PAGE = 50;
/** Number of unfinished parties on the home page. */
const FEW = 4;

/** Whether the server knows that the seats of this device are this person's own. */
let joined = false;

/**
 * Request a list. Seats known by tokens become this person's own, so that their parties are listed.
 *
 * @param {{state: GamesState, limit: number, before?: string}} wanted
 * @returns {Promise<{games: Game[], more: string|null, totals: import("../model/types.js").Totals|null}>}
 */
async function ask(wanted) {
  const found = await api("/api/games", { tables: loadTables(localStorage), ...wanted });
  joined = true;
  return found;
}

/** @returns {Promise<Partial<Model>>} the unfinished parties for the home page */
export async function loadUnfinished() {
  const { games } = await ask({ state: "unfinished", limit: FEW });
  return { unfinished: games, removing: null };
}

/** @returns {Promise<Partial<Model>>} the first page of all parties */
export async function loadGames() {
  return { ...(await askState("all")), removing: null, unfolded: null };
}

/** @param {GamesState} state @returns {Promise<{games: Games}>} */
async function askState(state) {
  const { games, more, totals } = await ask({ state, limit: PAGE });
  return { games: { state, list: games, more, totals } };
}

/** @param {GamesState} state @returns {Promise<Change>} */
export async function showState(state) {
  const found = await askState(state);
  return () => found;
}

/** @param {Games} known @returns {Promise<Change>} the same list with its next page */
export async function showMore({ state, more }) {
  const found = await ask({ state, limit: PAGE, before: more ?? "" });
  return ({ games }) =>
    games && games.more === more ? { games: { ...games, list: [...games.list, ...found.games], more: found.more } } : {};
}

/** @param {string} table @returns {Promise<Change>} the lists without a partie that is removed for good */
export async function removeGame(table) {
  await api(`/api/games/${table}`, undefined, "DELETE").catch((error) => {
    if (!(error instanceof ApiError) || error.code !== "no-game") throw error; // it is gone already
  });
  forgetTables(localStorage, [table]);
  const found = await ask({ state: "all", limit: 1 });
  const others = (/** @type {Game[]} */ list) => list.filter((game) => game.table !== table);
  return ({ unfinished, games }) => ({
    removing: null,
    unfinished: others(unfinished),
    games: games && { ...games, list: others(games.list), totals: found.totals },
  });
}

/** @returns {Promise<Change>} the lists after every partie was removed for good */
export async function removeAll() {
  const { removed } = await api("/api/games", undefined, "DELETE");
  forgetTables(localStorage, removed);
  joined = false;
  return ({ games }) => ({ removing: null, unfinished: [], games: games && { ...games, list: [], more: null, totals: null } });
}

/**
 * A partie to look at again, at the deal and the trick that the address names.
 *
 * @param {string} id
 * @param {string} hash
 * @returns {Promise<{game: OpenGame}>}
 */
export async function loadGame(id, hash) {
  const wanted = new URLSearchParams(hash.replace(/^#/, ""));
  const link = wanted.get("link") ?? undefined;
  const base = { id, link, scores: [], steps: {}, deal: 0, at: 0, playing: false };
  try {
    const found = await (link ? sharedGame(id, link) : ownGame(id));
    const game = { ...base, game: found.game, rules: found.rules, scores: found.deals };
    const deal = Math.min(Math.max(1, Number(wanted.get("deal")) || 1), found.deals.length);
    if (!deal) return { game };
    const steps = await loadSteps(id, deal, link);
    return { game: { ...game, deal, steps: { [deal]: steps }, at: firstStep(steps, Number(wanted.get("trick")) || 0) } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unreachable") throw error;
    return { game: { ...base, failed: error.code } };
  }
}

/**
 * @param {string} id
 * @returns {Promise<{game: Game, rules: any, deals: import("../model/types.js").DealScore[]}>}
 */
async function ownGame(id) {
  await join(id);
  const found = await api(`/api/games/${id}`);
  for (let { more } = found; more; ) {
    const next = await api(`/api/games/${id}?from=${more}`);
    found.deals.push(...next.deals);
    more = next.more;
  }
  return found;
}

/**
 * A partie that somebody else shows by a link.
 *
 * @param {string} table
 * @param {string} token
 * @returns {Promise<{game: Game, rules: any, deals: import("../model/types.js").DealScore[]}>}
 */
async function sharedGame(table, token) {
  const found = await api("/api/replays", { table, token });
  for (let { more } = found; more; ) {
    const next = await api("/api/replays", { table, token, first: more });
    found.deals.push(...next.deals);
    more = next.more;
  }
  return found;
}

/**
 * A new link by which others see this finished partie.
 *
 * @param {string} table
 * @returns {Promise<Change>}
 */
export async function shareGame(table) {
  const { token } = await api(`/api/games/${table}/link`, {});
  return () => ({ shared: token });
}

/**
 * The record of a partie that somebody else shows, as a file.
 *
 * @param {string} table
 * @param {string} token
 * @param {"jass"|"jsonl"} format
 * @returns {Promise<{name: string, blob: Blob}>}
 */
export async function sharedRecord(table, token, format) {
  return { name: `buur-${table}.${format}`, blob: await getFile("/api/replays/record", { table, token, format }) };
}

/**
 * Make the table of a ticket of this device this person's own.
 *
 * @param {string} id
 */
async function join(id) {
  const hasTicket = loadTables(localStorage).some(({ table }) => table === id);
  if (hasTicket && !joined) await ask({ state: "all", limit: 1 });
}

/**
 * The log of a finished deal.
 *
 * @param {string} id
 * @param {number} deal
 * @returns {Promise<import("../model/types.js").LogEntry[]>}
 */
export async function loadDealLog(id, deal) {
  await join(id);
  return (await loadSteps(id, deal)).at(-1)?.log ?? [];
}

/** @param {string} id @param {number} deal @param {string} [link] */
async function loadSteps(id, deal, link) {
  if (!link) return replaySteps((await api(`/api/games/${id}/deals/${deal}`)).steps);
  const { steps } = await api("/api/replays/deal", { table: id, token: link, deal });
  return replaySteps(steps.map(fromOutside));
}

/** A step as an onlooker sees it: no seat is the own one. @param {import("../model/replay.js").WireStep} step */
const fromOutside = (step) => (step.view.seat === undefined ? step : { ...step, view: { ...step.view, seat: ~step.view.seat } });

/**
 * Show another deal of the partie.
 *
 * @param {OpenGame} open
 * @param {number} deal
 * @param {boolean} [atEnd] at its last step instead of the first
 * @returns {Promise<Change>}
 */
export async function showDeal({ id, link, steps: known }, deal, atEnd = false) {
  const steps = known[deal] ?? (await loadSteps(id, deal, link));
  return ({ game }) =>
    game?.id === id
      ? { game: { ...game, deal, at: atEnd ? steps.length - 1 : 0, steps: { ...game.steps, [deal]: steps } } }
      : {};
}
