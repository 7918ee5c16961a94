/**
 * The lobby's requests: own ratings, an entry to a quick match, a seat, and a new open table.
 */

import { ApiError, api } from "./api.js";
import { makeFriendTable, sitDown } from "./friend_tables.js";
import { EMPTY_LOBBY } from "../model/lobby.js";

/** @import { Actions, Model } from "../model/types.js" */
/** @import { Lobby, Rating } from "../model/lobby.js" */

/**
 * What the page of the lobby needs, and who invites with the link of a pair.
 *
 * @returns {Promise<{lobby: Lobby}>}
 */
export async function loadLobby() {
  const link = new URLSearchParams(location.hash.slice(1)).get("pair");
  if (link) history.replaceState(null, "", location.pathname);
  const [ratings, invite] = await Promise.all([loadRatings(), link ? loadInvite(link) : null]);
  return { lobby: { ...EMPTY_LOBBY, invite, ratings } };
}

/** @returns {Promise<Rating[]>} */
const loadRatings = async () => (await api("/api/ratings", {})).ratings;

/** @returns {Promise<{lobby: Lobby}>} the own ratings alone, for the page of one's own parties */
export const loadOwnRatings = async () => ({ lobby: { ...EMPTY_LOBBY, ratings: await loadRatings() } });

/** @param {string} link @returns {Promise<Lobby["invite"]>} */
async function loadInvite(link) {
  try {
    return { link, ...(await api("/api/lobby/pair", { link })) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "no-pair") throw error;
    return { link, state: "gone", name: "", rules: "", time: "normal" };
  }
}

/**
 * Wait for a table of the chosen game.
 *
 * @param {Model} model
 * @param {Actions} actions
 * @param {{pair?: boolean, link?: string|null}} [how] with a partner who is still to come, or by her link
 */
export function findTable({ busy, settings, draft }, actions, { pair = false, link = null } = {}) {
  if (busy) return;
  actions.update(() => ({ busy: true, notice: null }));
  const wanted = { rules: settings.rules, time: draft.time ?? "normal", name: settings.name.trim(), avatar: settings.avatar || null, pair, link };
  const entered = api("/api/lobby/enter", wanted);
  actions.load(
    entered.then((found) => ({ lobby }) => ({
      busy: false,
      lobby: lobby && { ...lobby, entry: found.entry, link: found.link, invite: null, idle: null },
    })),
  );
}

/** Wait no more. @param {Actions} actions */
export function stopWaiting(actions) {
  actions.update(({ lobby }) => ({ lobby: lobby && { ...lobby, entry: null, link: null, waiting: null } }));
}

/**
 * Take a seat at an open table.
 *
 * @param {Model} model
 * @param {Actions} actions
 * @param {string} table
 */
export function sitAt({ busy, settings }, actions, table) {
  if (busy) return;
  actions.update(() => ({ busy: true, notice: null }));
  const seated = api("/api/lobby/sit", { table, name: settings.name.trim(), avatar: settings.avatar || null });
  actions.load(seated.then((ticket) => () => (sitDown(ticket, actions), { busy: false })));
}

/**
 * Open a table that the lobby shows to everybody.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export const openTable = (model, actions) => makeFriendTable(model, actions, model.draft.time ?? "normal", true);
