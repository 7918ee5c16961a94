/**
 * What the server explains in words, asked for once: the rules of a table, kept by rule set, options
 * and language, and the referee, kept by language.
 */

import { ApiError, api, versioned } from "./api.js";
import { refereeKey, rulesKey, wantedRules } from "../model/rules.js";

/** @typedef {import("../model/types.js").Model} Model */
/** @typedef {import("../model/types.js").Opened} Opened */
/** @typedef {import("../model/types.js").Explained} Explained */

/** @type {Record<string, {key: (model: Model) => string, ask: (model: Model) => Promise<Explained>}>} by the sheet that shows it */
const SOURCES = {
  rules: { key: rulesKey, ask: (model) => api("/api/explain", wantedRules(model)) },
  referee: {
    key: refereeKey,
    ask: async ({ settings }) => ({ referee: await api(versioned(`/referee/${settings.lang}.json`)) }),
  },
};

/**
 * @param {Model} model
 * @param {Opened} what the sheet that is opened; most need nothing
 * @param {(key: string, explained: Explained|null) => void} done gets null while it is on the way
 */
export async function explain(model, what, done) {
  const source = SOURCES[what ?? ""];
  if (!source) return;
  const key = source.key(model);
  const known = model.explained?.[key];
  if (known && !known.failed) return;
  done(key, null);
  try {
    done(key, await source.ask(model));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    done(key, { failed: error });
  }
}
