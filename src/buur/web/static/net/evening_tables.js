/**
 * The own games of evenings, each with its club, to which the end of the game leads back.
 */

import { rememberInvitation, storedInvitation } from "./invitations.js";

/** @import { Actions, Model } from "../model/types.js" */
/** @import { Club } from "./clubs.js" */

/** The name of the club of a table, beside the invitation to it. @param {string} table */
const nameOf = (table) => `${table} club`;

/** Remember the own games of a club's evenings; the server names no other tables. @param {Club} club */
export function rememberEvenings({ club, evenings }) {
  for (const { table, points } of evenings.flatMap(({ games }) => games)) if (table && !points) rememberInvitation(nameOf(table), club);
}

/** Give the model the club for whose evening its table plays. @param {Model} model @param {Actions} actions */
export function findEvening({ route: { page, id }, friends, evening }, actions) {
  if (page === "table" && friends && evening?.table !== id) actions.update(() => ({ evening: { table: id, club: storedInvitation(nameOf(id)) } }));
}

/** The club for whose evening the table on the page plays; "" for none. @param {Model} model @returns {string} */
export const clubOf = ({ route, evening }) => (route.page === "table" && evening?.table === route.id ? evening.club : "");
