/**
 * Requests of the last counted deal where the log lacks it, as after a reload.
 */

import { loadDealLog } from "./games.js";
import { missingDeal, withPastDeal } from "../model/past_deal.js";

/** @import { Actions, LogEntry, Model } from "../model/types.js" */

/** @type {{key: string, log: LogEntry[]|null, checked: LogEntry[]|null}} the deal that was asked for, its entries, and the log that was looked at last */
let asked = { key: "", log: null, checked: null };

/**
 * Complete the log of a table, once for each deal.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function restoreDeal(model, actions) {
  const { route, log, view } = model;
  if (route.page !== "table" || !view || asked.checked === log) return;
  asked.checked = log;
  const deal = missingDeal(model);
  const key = `${route.id}/${deal}`;
  if (!deal || (key === asked.key && !asked.log)) return;
  const restore = (/** @type {LogEntry[]} */ found) => (/** @type {Model} */ now) => {
    if (now.route !== route || !now.view) return {};
    return { log: (asked.checked = withPastDeal(now.log, found)) };
  };
  if (key === asked.key && asked.log) return actions.update(restore(asked.log)); // the connection was lost again
  asked = { key, log: null, checked: log };
  const found = loadDealLog(route.id, deal);
  const change = found.then((entries) => restore((asked.log = entries)));
  actions.load(change.catch(() => () => ({}))); // the game goes on without it
}
