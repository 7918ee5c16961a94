/**
 * What the live region says of the lobby: how the wait goes, and who has come.
 */

import { rivals } from "../model/lobby.js";

/** @import { Context, Model } from "../model/types.js" */
/** @import { Waiting } from "../model/lobby.js" */

/**
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} words for what has changed, or ""
 */
export function lobbyWords({ t, model }, before) {
  const { lobby } = model;
  const old = before.lobby;
  if (!lobby || !old || lobby === old) return "";
  if (lobby.came > old.came) return t("lobby-came");
  const { waiting } = lobby;
  if (!waiting) return "";
  if (waiting.partner !== null && old.waiting && old.waiting.partner === null) return t("lobby-partner-here", { name: waiting.partner || t("me-guest") });
  return waiting.people === old.waiting?.people && waiting.ready === old.waiting.ready ? "" : waitText(t, waiting);
}

/**
 * How many wait together with the person.
 *
 * @param {import("../model/types.js").Texts} t
 * @param {Waiting} waiting
 * @returns {string}
 */
export function waitText(t, waiting) {
  if (waiting.pair && !waiting.ready) return t("lobby-wait-partner");
  return t("lobby-wait", { others: rivals(waiting), seats: waiting.seats });
}
