/**
 * Requests for tables for friends: a new one, the state of an invitation, and a seat.
 */

import { ApiError, api } from "./api.js";
import { rememberInvitation } from "./invitations.js";
import { chosenAvatar } from "../model/avatars.js";
import { withPlayed } from "../model/game_choice.js";
import { rememberTable } from "../model/settings.js";

/** @import { Actions, Model } from "../model/types.js" */
/** @import { Route } from "../model/routes.js" */

/**
 * Make a table for friends and go there.
 *
 * @param {Model} model
 * @param {Actions} actions
 * @param {"normal"|"long"} time
 * @param {boolean} [listed] whether the lobby shows it to everybody
 */
export function makeFriendTable({ settings, busy, draft }, actions, time, listed = draft.listed ?? false) {
  if (busy) return;
  const { rules, options, name, lang } = settings;
  actions.update(() => ({ busy: true, notice: null }));
  actions.set(withPlayed(settings));
  const made = api("/api/tables", { friends: true, rules, options, name: name.trim(), avatar: chosenAvatar(settings), time, listed, lang });
  actions.load(made.then((ticket) => sit(ticket, ticket.invitation, actions)));
}

/**
 * Take a seat with an invitation and go there.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function joinTable({ route, settings, busy }, actions) {
  if (busy) return;
  const { id: table, invitation = "" } = route;
  actions.update(() => ({ busy: true, notice: null }));
  const seated = api("/api/tables/join", { table, invitation, name: settings.name.trim(), avatar: chosenAvatar(settings) });
  const refused = async (/** @type {ApiError} */ error) => {
    const answer = await loadInvited(route); // what became of the table meanwhile
    if (error.code === "bad-name" || !answer.invited?.table) throw error;
    return () => ({ ...answer, busy: false });
  };
  actions.load(seated.then((ticket) => sit(ticket, "", actions), refused));
}

/**
 * Store a ticket and go to its table, in place of the present page.
 *
 * @param {import("../model/types.js").SeatKey} ticket
 * @param {string} invitation
 * @param {Actions} actions
 * @returns {() => Partial<Model>}
 */
function sit({ table, token }, invitation, actions) {
  rememberTable(localStorage, { table, token });
  if (invitation) rememberInvitation(table, invitation);
  return () => {
    queueMicrotask(() => actions.go(`/table/${table}`, !invitation));
    return { busy: false };
  };
}

/**
 * Store the ticket of a seat that was found, and go there.
 *
 * @param {{table:string, token:string, invitation?:string}} ticket
 * @param {Actions} actions
 */
export function sitDown({ table, token, invitation }, actions) {
  rememberTable(localStorage, { table, token });
  if (invitation) rememberInvitation(table, invitation);
  queueMicrotask(() => actions.go(`/table/${table}`));
}

/**
 * How the table of an invitation stands.
 *
 * @param {Route} route
 * @returns {Promise<Pick<Model, "invited">>}
 */
export async function loadInvited({ id: table, invitation = "" }) {
  try {
    return { invited: await api("/api/tables/invitation", { table, invitation }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "no-seat") throw error;
    return { invited: { state: "no-seat", table: null, seat: null, rules: null } };
  }
}

/** Go to a seat that the guest has already, without asking. @param {Model} model @param {Actions} actions */
export function takeOwnSeat({ route, invited }, actions) {
  if (route.page === "join" && invited && invited.seat !== null) actions.go(`/table/${route.id}`, true);
}
