/**
 * Rankings of quick matches: the requests of their page.
 */

import { ApiError, api } from "./api.js";

/** @import { Model } from "../model/types.js" */
/** @import { Rating } from "../model/lobby.js" */
/** @typedef {{rank:number|null, names:string[], own:boolean, number:number, provisional:boolean, parties:number}} RankedPlayer `rank` null before one has a place; `names` of two for a pair, "" for a partner who is not listed */
/** @typedef {{players:number, lines:RankedPlayer[]}} RankingPart `players`: how many have a place, also those who are not shown */
/** @typedef {{rules:string, least:number, listed:boolean, people:RankingPart, pairs:RankingPart|null}} PoolRanking `listed`: whether others see one's own name */
/** @typedef {{pool:string, name:string, found?:PoolRanking, pools:string[], failed?:string}} OpenRanking `name`: one's own; `pools`: those with an own rating; `failed`: why there is no ranking */

/**
 * The ranking of a game, and what else its page needs.
 *
 * @param {string} pool
 * @returns {Promise<{ranking: OpenRanking}>}
 */
export async function loadRanking(pool) {
  const [ranking, { ratings }, { person }] = await Promise.all([rankingOf(pool), api("/api/ratings", {}), api("/api/me")]);
  const pools = /** @type {Rating[]} */ (ratings).map((one) => one.pool);
  return { ranking: { pool, ...ranking, name: person?.name ?? "", pools: [...new Set(pools)] } };
}

/** @param {string} pool @returns {Promise<{found?:PoolRanking, failed?:string}>} */
async function rankingOf(pool) {
  try {
    return { found: await api(`/api/ranking/${encodeURIComponent(pool)}`) };
  } catch (error) {
    if (error instanceof ApiError && error.code === "no-ranking") return { failed: error.code };
    throw error;
  }
}

/**
 * Show one's own name in rankings, or hide it.
 *
 * @param {string} pool whose page is open
 * @param {boolean} listed
 * @returns {Promise<(model: Model) => Partial<Model>>}
 */
export async function setListed(pool, listed) {
  await api("/api/me", { listed });
  const { found } = await rankingOf(pool);
  return ({ ranking }) => ({ notice: null, ranking: ranking && { ...ranking, found } });
}
