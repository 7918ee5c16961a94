/**
 * The way to the table of a rematch: with the seat that the server has told, or asked for.
 */

import { loadTables, rememberTable } from "../model/settings.js";
import { api } from "./api.js";
import { rememberInvitation } from "./invitations.js";
import { keepForRematch } from "./watch_links.js";

/** @import { Actions, Model } from "../model/types.js" */

/** The table to which the player is led; her page opens it once. */
let led = "";

/**
 * Lead the player to the table of the rematch, as soon as the server has told her seat.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function leadToRematch({ route, rematch }, actions) {
  if (!rematch || rematch.table === led) return;
  sit(route.id, rematch, actions);
}

/**
 * Ask for the own seat at the table of the rematch, for a player who was away when it was made.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function askForRematch({ route, busy }, actions) {
  if (busy) return;
  const token = loadTables(localStorage).find(({ table }) => table === route.id)?.token ?? "";
  actions.update(() => ({ busy: true, notice: null }));
  const asked = api("/api/tables/next", { table: route.id, token });
  actions.load(
    asked.then((ticket) => {
      sit(route.id, ticket, actions);
      return () => ({ busy: false });
    }),
  );
}

/**
 * @param {string} before the table of the partie before
 * @param {import("../model/types.js").SeatKey & {invitation?:string}} ticket
 * @param {Actions} actions
 */
function sit(before, { table, token, invitation }, actions) {
  led = table;
  rememberTable(localStorage, { table, token });
  if (invitation) rememberInvitation(table, invitation);
  keepForRematch(before, table);
  queueMicrotask(() => actions.go(`/table/${table}`)); // after the change of the model that led here
}
