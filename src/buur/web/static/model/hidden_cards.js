/**
 * Visibility of tricks: turned cards that nobody may look at, and claims that need a turned trick.
 */

import { option } from "./rules.js";

/** @import { LogEntry, Model, View } from "./types.js" */

/** Phases in which tricks lie face down; after the count players may look at all of them. */
const TURNED = new Set(["play", "claim", "count"]);

/**
 * The entries of the log whose cards nobody may look at now. Those of the open trick are visible,
 * and those of the last trick if the server shows it.
 *
 * @param {Model} model
 * @returns {Set<LogEntry>}
 */
export function hiddenPlays({ log, view, trick }) {
  if (!view || view.result || !TURNED.has(view.phase)) return new Set();
  const dealt = log.findLastIndex(({ event }) => event.e === "dealt");
  const plays = log.slice(dealt + 1).filter(({ event }) => event.e === "played");
  const open = view.trick?.cards.length || view.last?.cards.length || (trick?.done ? trick.cards.length : 0);
  return new Set(plays.slice(0, Math.max(0, plays.length - open)));
}

/**
 * Whether the rules allow a look at the last trick. Its controls stay even while a card lies on the
 * table.
 *
 * @param {Model} model
 * @returns {boolean}
 */
export function canViewLastTrick(model) {
  const { view } = model;
  const taken = view?.phase === "play" && view.taken.some(Boolean);
  return Boolean(view?.last || (taken && option(model, "last_trick_view") === true));
}

/**
 * Whether a claim of the end would be wrong only because the last trick is not turned.
 *
 * @param {View} view
 * @returns {boolean}
 */
export function mustTurnTrick({ rules, legal }) {
  const { points, open } = legal.claim ?? { points: 0, open: 0 };
  return points < rules.target && points + open >= rules.target;
}
