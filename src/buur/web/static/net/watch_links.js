/**
 * Links by which others watch the tables of this device, stored by table.
 */

import { rememberInvitation, storedInvitation } from "./invitations.js";

/** @import { Actions, Model } from "../model/types.js" */

/** The name of the link to watch a table, beside the invitation to it. @param {string} table */
const nameOf = (table) => `${table} watch`;

/** The address by which people watch. @param {string} table @param {string} token @returns {string} */
export const watchAddress = (table, token) => `${location.origin}/watch/${table}#${token}`;

/** Let the link to watch a table lead to that of its rematch too. @param {string} table @param {string} next */
export function keepForRematch(table, next) {
  const link = storedInvitation(nameOf(table));
  if (link) rememberInvitation(nameOf(next), link);
}

/** The link that was stored last. */
let kept = "";

/** Give the model the stored link of its table, and store a new one. @param {Model} model @param {Actions} actions */
export function keepWatchLink({ route, friends, watchLink }, actions) {
  if (route.page !== "table" || !friends || friends.watch === "off") return;
  if (watchLink === null) return actions.update(() => ({ watchLink: storedInvitation(nameOf(route.id)) }));
  const now = `${route.id} ${watchLink}`;
  if (!watchLink || now === kept) return;
  kept = now;
  rememberInvitation(nameOf(route.id), watchLink);
}
