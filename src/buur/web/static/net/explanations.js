/**
 * Explanations: rules of a table, referee, series of games from the server; proof of a deal from this browser.
 *
 * Rules are cached by rule set, options and language, the referee by language. The series is requested
 * every time.
 */

import { ApiError, api, versioned } from "./api.js";
import { canHash, sha256 } from "./hash.js";
import { given } from "./nonce.js";
import { askSeries } from "./series.js";
import { checkDeal, lastSealedDeal } from "../model/fair_deal.js";
import { orderKey, wantedOrder } from "../model/card_order.js";
import { gameNamed } from "../model/game_search.js";
import { pageRules, refereeKey, rulesKey, wantedRules } from "../model/explained_rules.js";

/** @import { Explained, Model, OpenedDialog as Opened, SeriesChange } from "../model/types.js" */
/** @import { Route } from "../model/routes.js" */

/** @type {Record<string, {key: (model: Model) => string, ask: (model: Model, change: SeriesChange) => Promise<Explained>, fresh?: boolean}>} by the dialog that shows it */
const SOURCES = {
  rules: { key: rulesKey, ask: (model) => api("/api/explain", wantedRules(model)) },
  referee: {
    key: refereeKey,
    ask: async ({ settings }) => ({ referee: await api(versioned(`/referee/${settings.lang}.json`)) }),
  },
  values: { key: orderKey, ask: async (model) => ({ order: await api("/api/card-order", wantedOrder(model) ?? {}) }) },
  fair: { key: () => "fair", ask: askFair, fresh: true },
  series: { key: () => "series", ask: (_, change) => askSeries(change), fresh: true },
};

/**
 * @param {Model} model
 * @returns {Promise<Explained>} the last deal whose seed is published, checked by this browser
 */
async function askFair(model) {
  const sealed = lastSealedDeal(model);
  if (!sealed) return {};
  return { fair: { sealed, checks: canHash() ? await checkDeal(sealed, given, sha256) : null } };
}

/**
 * @param {Model} model
 * @param {Opened} what the dialog that is opened; most need nothing
 * @param {(key: string, explained: Explained|null) => void} done gets null while it is on the way
 * @param {SeriesChange} [change] a change of the series
 */
export async function loadExplanation(model, what, done, change = {}) {
  const source = SOURCES[what ?? ""];
  if (!source) return;
  const key = source.key(model);
  const known = model.explained?.[key];
  if (known && !known.failed && !source.fresh) return;
  done(key, source.fresh && known ? { series: known.series, pending: true } : null);
  try {
    done(key, await source.ask(model, change));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    done(key, { series: known?.series, failed: error });
  }
}

/**
 * The rules that the page of a game shows.
 *
 * @param {Route} route
 * @param {Model} model with the rule sets
 * @returns {Promise<Partial<Model>>}
 */
export async function loadRulesPage(route, model) {
  const game = route.page === "rules" && gameNamed(model.rules?.presets ?? [], route.id);
  if (!game) return {};
  const wanted = pageRules(model, game.name);
  return { explained: { ...model.explained, [JSON.stringify(wanted)]: await api("/api/explain", wanted) } };
}
