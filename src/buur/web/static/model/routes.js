/**
 * Routes: the page that an address names, and the address of a page.
 */

/** @typedef {{page:"home"}|{page:"table", id:string}|{page:"game", id:string}|{page:"rules"|"boards", name:string}|{page:"words"}|{page:"me"}|{page:"unknown"}} Route */

/**
 * The page that the path of an address names.
 *
 * @param {string} path
 * @returns {Route}
 */
export function routeOf(path) {
  const [, first = "", rest = "", more] = path.split("/");
  if (more === undefined && /^[\w-]+$/.test(rest)) {
    if (first === "table" || first === "game") return { page: first, id: rest };
    if (first === "rules" || first === "boards") return { page: first, name: rest };
  }
  if (rest) return { page: "unknown" };
  switch (first) {
    case "":
      return { page: "home" };
    case "words":
    case "me":
      return { page: first };
    case "rules":
    case "boards":
      return { page: first, name: "" };
    default:
      return { page: "unknown" };
  }
}

/**
 * The path of a page's address.
 *
 * @param {Exclude<Route, {page:"unknown"}>} route
 * @returns {string}
 */
export function pathOf(route) {
  switch (route.page) {
    case "home":
      return "/";
    case "table":
    case "game":
      return `/${route.page}/${route.id}`;
    case "rules":
    case "boards":
      return `/${route.page}${route.name && `/${route.name}`}`;
    default:
      return `/${route.page}`;
  }
}
