/**
 * The person: name and avatar, statistics, friends, keys, devices, and her own data.
 */

import { ApiError, api } from "./api.js";
import { create, sign } from "./passkeys.js";
import { loadGames } from "./games.js";
import { loadOwnRatings } from "./lobby.js";

/** @import { Model } from "../model/types.js" */
/** @import { Person } from "../model/person_types.js" */
/** @import { Route } from "../model/routes.js" */
/** @typedef {(model: Model) => Partial<Model>} Change */

/**
 * The parts of a change of what is known of the person.
 *
 * @param {Partial<Person>} found
 * @returns {Change}
 */
const known = (found) => ({ person }) => ({ notice: null, person: { ...person, ...found } });

/** @param {string} code @returns {Change} */
const notice = (code) => () => ({ notice: { code } });

/** @param {string} path @param {object} [body] @param {string} [method] @returns {Promise<any>} */
const ask = (path, body, method) => api(`/api/me${path}`, body, method);

/**
 * What a page about the person shows.
 *
 * @param {Route} route
 * @returns {Promise<Partial<Model>>}
 */
export async function loadPerson({ page }) {
  const games = page === "me" ? { ...(await loadGames()), ...(await loadOwnRatings()) } : {}; // it makes the seats of this device the person's own
  const more = { account: () => ask("/keys"), people: () => ask("/friends"), me: async () => ({ statistics: await ask("/statistics") }) };
  const [me, found] = await Promise.all([ask(""), more[/** @type {keyof typeof more} */ (page)]()]);
  return { ...games, person: { ...me, ...found } };
}

/** @returns {Promise<Partial<Model>>} the page of a link in a letter */
export async function loadKeep() {
  return { person: { link: location.hash.slice(1) } };
}

/** @returns {Promise<Partial<Model>>} the page of a link that makes friends */
export async function loadFriendLink() {
  const link = location.hash.slice(1);
  try {
    return { person: { link, maker: await ask("/friends/look", { link }) } };
  } catch (error) {
    if (error instanceof ApiError && error.code === "no-friend-link") return { person: { link } };
    throw error;
  }
}

/** @param {string} name @returns {Promise<Change>} */
export const rename = async (name) => known(await ask("", { name }));

/** @param {string} avatar "" for none @returns {Promise<Change>} */
export const chooseAvatar = async (avatar) => known(await ask("", { avatar }));

/** @param {boolean} listed whether rankings show the name @returns {Promise<Change>} */
export const listMe = async (listed) => known(await ask("", { listed }));

// Friends.

/** @param {string} table @param {number} seat @returns {Promise<Change>} */
export const askFriend = async (table, seat) => known(await ask("/friends/ask", { table, seat }));

/** @param {string} person @param {boolean} accepts @returns {Promise<Change>} */
export const answerFriend = async (person, accepts) => known(await ask("/friends/answer", { person, accepts }));

/** @param {string} person @returns {Promise<Change>} */
export const endFriendship = async (person) => known({ ...(await ask(`/friends/${person}`, undefined, "DELETE")), ending: "" });

/** @returns {Promise<Change>} */
export async function makeFriendLink() {
  const { link, days } = await ask("/friends/link", {});
  return known({ friendLink: `${location.origin}/friend#${link}`, days });
}

/** @returns {Promise<Change>} */
export async function closeFriendLink() {
  await ask("/friends/link", undefined, "DELETE");
  return known({ friendLink: "" });
}

/** @param {string} link @param {string} name @returns {Promise<Change>} */
export async function followFriendLink(link, name) {
  const { friend } = await ask("/friends/follow", { link, name });
  return known({ friend });
}

// Keys and devices.

/** @param {string} address @param {string} lang @returns {Promise<Change>} */
export async function sendLink(address, lang) {
  const { minutes } = await ask("/mail", { address, lang });
  return known({ sent: address, minutes });
}

/** @param {string} link @returns {Promise<Change>} */
export const followLink = async (link) => known({ ...(await ask("/mail/follow", { link })), done: true });

/** @returns {Promise<Change>} */
export async function addPasskey() {
  const credential = await create(await ask("/passkeys/new", {}));
  return credential ? known(await ask("/passkeys", { credential })) : notice("person-passkey-not-made");
}

/** @returns {Promise<Change>} */
export async function signIn() {
  const credential = await sign(await ask("/sign-in/challenge", {}));
  if (!credential) return notice("person-passkey-not-used");
  const keys = await ask("/sign-in", { credential });
  return known({ ...keys, ...(await ask("")) });
}

/** @param {"passkeys"|"mail"} kind @param {string} id @returns {Promise<Change>} */
export const removeKey = async (kind, id) => known(await ask(`/${kind}/${encodeURIComponent(id)}`, undefined, "DELETE"));

/** @param {string} id @returns {Promise<Change>} */
export async function removeDevice(id) {
  await ask(`/devices/${id}`, undefined, "DELETE");
  return known(await ask(""));
}

/** @param {boolean} anyway @returns {Promise<Change>} */
export async function signOut(anyway) {
  await ask("/sign-out", { anyway });
  return gone;
}

// Own data.

/** @returns {Promise<Change>} */
export const prepareDeletion = async () => known({ deletion: await ask("/deletion", {}) });

/** @param {string} confirm @returns {Promise<Change>} */
export async function erase(confirm) {
  await ask("", { confirm }, "DELETE");
  return (model) => {
    const change = gone(model);
    return { ...change, person: { ...change.person, erased: true } };
  };
}

/** The browser is unknown again: nothing of the person stays on the page. @type {Change} */
const gone = ({ person }) => ({ notice: null, games: null, unfinished: [], person: { person: null, devices: [], friends: [], asking: [], passkeys: [], addresses: [], kept: false, offers: person?.offers, left: true } });
