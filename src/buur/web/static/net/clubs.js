/**
 * Clubs: what the server tells of them, joining by a link, and what members do.
 */

import { ApiError, api } from "./api.js";
import { rememberEvenings } from "./evening_tables.js";

/** @import { Actions, Model } from "../model/types.js" */
/** @typedef {"head"|"member"} ClubRole */
/** @typedef {{title:string, name:string, options:Record<string, unknown>}} HouseRule */
/** @typedef {{table:string, rules:string, state:string, names:string[], open:number}} ClubTable */
/** @typedef {{round:number, pairs:[number, number], points:[number, number]|null, table:string|null, begun:boolean}} ClubGame */
/** @typedef {{evening:string, day:string, title:string, rules:string, deals:number, coming:string[], pairs:[string|null, string|null][], games:ClubGame[], standings:{rank:number, pair:number, points:number, games:number, won:number}[], over:boolean}} ClubEvening */
/** @typedef {{member:string, name:string, games:number, won:number, difference:number, strength:number}} ClubRank */
/** @typedef {{club:string, title:string, own:string, role:ClubRole, rules:HouseRule[], members:{member:string, name:string, role:ClubRole}[], tables:ClubTable[], evenings:ClubEvening[], ranking:ClubRank[]}} Club */
/** @typedef {{mine?:{club:string, title:string, role:ClubRole}[], view?:Club, invited?:{club:string, title:string, members:number, token:string}, link?:string, asked?:string, plan?:{rule?:string, deals?:string}, failed?:string}} OpenClub `link`: the invitation, once it was made here; `asked`: what is asked before it is done */
/** @typedef {(model: Model) => Partial<Model>} Change */

/**
 * The clubs of this person, or one of them, or the one that a link invites to.
 *
 * @param {string} id "" for the list
 * @param {string} [token] of an invitation, which the state of this page keeps
 * @returns {Promise<{club: OpenClub}>}
 */
export async function loadClub(id, token) {
  if (!id) return { club: { mine: (await api("/api/clubs")).clubs } };
  try {
    if (token) {
      const invited = await api("/api/clubs/invitation", { club: id, invitation: token });
      if (!invited.joined) return { club: { invited: { ...invited, token } } };
      history.replaceState(null, "", location.pathname);
    }
    return { club: { view: remembered(await api(`/api/clubs/${id}`)) } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unreachable") throw error;
    return { club: { failed: error.code } };
  }
}

/** @param {Club} club @returns {Club} */
function remembered(club) {
  rememberEvenings(club);
  return club;
}

/** @param {Actions} actions @param {string} title @param {string} name of its head */
export function makeClub(actions, title, name) {
  const made = api("/api/clubs", { title, name });
  actions.load(
    made.then(({ club }) => {
      actions.go(`/club/${club}`);
      return () => ({});
    }),
  );
}

/** @param {Actions} actions @param {{club:string, token:string}} invited @param {string} name */
export function joinClub(actions, { club, token }, name) {
  const joined = api("/api/clubs/invitation", { club, invitation: token, name });
  actions.load(
    joined.then(() => {
      actions.go(`/club/${club}`);
      return () => ({});
    }),
  );
}

/**
 * Do something in a club, and show it as it then is; a table leads there.
 *
 * @param {Actions} actions
 * @param {Club} club
 * @param {{do:string, [field:string]:unknown}} command
 */
export function clubAct(actions, { club }, command) {
  actions.load(done(actions, club, command));
}

/** @param {Actions} actions @param {string} id @param {{do:string, [field:string]:unknown}} command @returns {Promise<Change>} */
async function done(actions, id, command) {
  const found = await api(`/api/clubs/${id}`, command);
  if (found.left) actions.go("/club");
  else if (found.table) actions.go(`/table/${found.table}`);
  else {
    const link = found.invitation && `${location.origin}/club/${id}#join=${found.invitation}`;
    return ({ club }) => ({ notice: null, club: { view: remembered(found), link: link ?? club?.link } });
  }
  return () => ({});
}
