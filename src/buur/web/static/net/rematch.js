/**
 * The way to the table of a rematch: with the seat that the server has told, or asked for.
 */

import { loadTables, rememberTable } from "../model/settings.js";
import { api } from "./api.js";

/** @import { Actions, Model } from "../model/types.js" */

/** The table to which the player is led; her page opens it once. */
let led = "";

/**
 * Lead the player to the table of the rematch, as soon as the server has told her seat.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function leadToRematch({ rematch }, actions) {
  if (!rematch || rematch.table === led) return;
  sit(rematch, actions);
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
      sit(ticket, actions);
      return () => ({ busy: false });
    }),
  );
}

/** @param {import("../model/types.js").SeatKey} ticket @param {Actions} actions */
function sit({ table, token }, actions) {
  led = table;
  rememberTable(localStorage, { table, token });
  queueMicrotask(() => actions.go(`/table/${table}`)); // after the change of the model that led here
}
