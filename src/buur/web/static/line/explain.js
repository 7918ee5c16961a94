/**
 * The rules of a table in words, asked for once and kept by rule set, options and language.
 */

import { ApiError, api } from "./api.js";
import { rulesKey, wantedRules } from "../model/rules.js";

/** @typedef {import("../model/types.js").Model} Model */
/** @typedef {import("../model/types.js").Explained} Explained */

/**
 * @param {Model} model
 * @param {(key: string, explained: Explained|null) => void} done gets null while they are on the way
 */
export async function explain(model, done) {
  const key = rulesKey(model);
  if (model.explained?.[key]?.sections) return;
  done(key, null);
  try {
    done(key, await api("/api/explain", wantedRules(model)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    done(key, { failed: error });
  }
}
