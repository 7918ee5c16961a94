/**
 * Requests of the deals from before the page was loaded, where all of them are shown.
 */

import { api } from "./api.js";
import { ownSeat } from "./tables.js";
import { withKnownDeals } from "../model/state.js";

/** @import { Actions, DealScore, Model } from "../model/types.js" */

/** The deals that were asked for last: the table, and how many it lacked. */
let asked = "";

/** Whether all deals are shown: at the end, in the list, or by strokes that are chosen by hand. @param {Model} model */
const showsAll = ({ view, opened, settings }) => Boolean(view?.result) || opened === "slate" || settings.chalk === "hand";

/**
 * Request the deals that a table's view lacks, once.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function loadEarlierDeals(model, actions) {
  const { route, view } = model;
  const missing = view ? view.counted - view.deals.length : 0;
  if (route.page !== "table" || missing === 0 || !showsAll(model)) return;
  const key = `${route.id}/${missing}`;
  if (key === asked) return;
  asked = key;
  const found = firstDeals(route.id, missing).then((deals) => (/** @type {Model} */ now) => {
    return now.route === route && now.view ? { view: withKnownDeals(now.view, { counted: deals.length, deals, earlier: [] }) } : {};
  });
  actions.load(found.catch(() => () => ({}))); // the sum of these deals stands in their place
}

/**
 * @param {string} table
 * @param {number} count
 * @returns {Promise<DealScore[]>} the scores of at least so many deals, from the first one on
 */
async function firstDeals(table, count) {
  const { token = "" } = ownSeat(table) ?? {};
  /** @type {DealScore[]} */
  const found = [];
  while (found.length < count) {
    const { deals } = await api("/api/tables/deals", { table, token, from: found.length + 1 });
    if (!deals.length) break;
    found.push(...deals);
  }
  return found;
}
