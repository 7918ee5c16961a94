/**
 * Routes: the page that an address names, and the address of a page.
 */

/** @typedef {"home"|"table"|"join"|"game"|"rules"|"words"|"me"|"friends"|"lobby"|"ranking"|"watch"|"boards"|"club"|"privacy"|"keep"|"friend"|"account"|"people"|"unknown"} PageName */
/** @typedef {{page:PageName, id:string, invitation?:string}} Route `id`: what the address names, "" for nothing */

/** Pages whose address is one word. */
const ALONE = ["", "rules", "words", "me", "friends", "lobby", "ranking", "boards", "club", "privacy", "keep", "friend", "account", "people"];

/** Pages whose address names one thing of many. */
const NAMED = ["table", "game", "rules", "ranking", "watch", "boards", "club"];

/**
 * The page that the path of an address names.
 *
 * @param {string} path
 * @returns {Route}
 */
export function routeOf(path) {
  const [, page = "", id = "", more] = path.split("/");
  const known = id ? NAMED.includes(page) && /^[\w-]+$/.test(id) : ALONE.includes(page);
  return known && more === undefined ? { page: /** @type {PageName} */ (page || "home"), id } : { page: "unknown", id: "" };
}

/**
 * The path of a page's address.
 *
 * @param {{page:PageName, id?:string}} route
 * @returns {string}
 */
export function pathOf({ page, id }) {
  const first = page === "home" ? "" : `/${page}`;
  return id ? `${first}/${id}` : first || "/";
}
