/**
 * Invitations of this device's own tables, stored by table; and the addresses of invitations and seats.
 */

import { forgetTables, loadTables } from "../model/settings.js";

/** @import { Actions, Model } from "../model/types.js" */
/** @typedef {{token:string, invitation:string}} Links tokens of the own seat and of the last invitation; "" where this device has none */

const KEY = "buur.invitations";
/** Number of tables whose invitations are kept. */
const MOST = 30;

/** @returns {string[][]} tables with their invitations, the newest first */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => Array.isArray(one) && one.every((part) => typeof part === "string")) : [];
  } catch {
    return [];
  }
}

/** @param {string} table @param {string} invitation "" forgets it */
export function rememberInvitation(table, invitation) {
  const others = stored().filter(([one]) => one !== table);
  const all = invitation ? [[table, invitation], ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // without a store the page still has it
  }
}

/** What is stored for a table; "" for nothing. @param {string} table @returns {string} */
export const storedInvitation = (table) => stored().find(([one]) => one === table)?.[1] ?? "";

/** @param {string} table @returns {Links} */
function linksOf(table) {
  const token = loadTables(localStorage).find((one) => one.table === table)?.token ?? "";
  return { token, invitation: storedInvitation(table) };
}

/** The address by which people join. @param {string} table @param {string} invitation @returns {string} */
export const invitationAddress = (table, invitation) => `${location.origin}/table/${table}#join=${invitation}`;

/** The address of a seat, on another device of the same person. @param {string} table @param {string} token @returns {string} */
export const seatAddress = (table, token) => `${location.origin}/table/${table}#token=${token}`;

/** The table and invitation that were stored last. */
let kept = "";

/**
 * Give the model the stored tokens of its table, store a new invitation, and forget a seat that is lost.
 *
 * @param {Model} model
 * @param {Actions} actions
 */
export function keepLinks({ route, friends, links, left, away, conn }, actions) {
  if (route.page !== "table") return;
  if (left || (conn === "refused" && away === "put-out")) {
    forgetTables(localStorage, [route.id]);
    rememberInvitation(route.id, "");
    if (left) actions.home();
    return;
  }
  const invitation = conn === "refused" && away === "no-seat" && history.state?.join;
  if (invitation) {
    // Her seat of before is lost: the same link gives her another one.
    forgetTables(localStorage, [route.id]);
    queueMicrotask(() => actions.go(`/table/${route.id}#join=${invitation}`, true)); // after the change of the model that led here
    return;
  }
  if (!friends) return;
  if (!links) return actions.update(() => ({ links: linksOf(route.id) }));
  const now = `${route.id} ${links.invitation}`;
  if (!links.invitation || now === kept) return;
  kept = now;
  rememberInvitation(route.id, links.invitation);
}
