/**
 * Explanations from the server: rules of a table, referee, series of games.
 *
 * Rules are cached by rule set, options and language, the referee by language. The series is requested
 * every time.
 */

import { ApiError, api, versioned } from "./api.js";
import { askSeries } from "./series.js";
import { refereeKey, rulesKey, wantedRules } from "../model/rules.js";

/** @import { Explained, Model, OpenedDialog as Opened, SeriesChange } from "../model/types.js" */

/** @type {Record<string, {key: (model: Model) => string, ask: (model: Model, change: SeriesChange) => Promise<Explained>, fresh?: boolean}>} by the dialog that shows it */
const SOURCES = {
  rules: { key: rulesKey, ask: (model) => api("/api/explain", wantedRules(model)) },
  referee: {
    key: refereeKey,
    ask: async ({ settings }) => ({ referee: await api(versioned(`/referee/${settings.lang}.json`)) }),
  },
  series: { key: () => "series", ask: (_, change) => askSeries(change), fresh: true },
};

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
