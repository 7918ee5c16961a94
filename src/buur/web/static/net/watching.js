/**
 * Watching a table by its link: whether this browser may.
 */

import { ApiError, api } from "./api.js";
import { loadTables } from "../model/settings.js";

/** @import { Model } from "../model/types.js" */

/**
 * Whether the link of the address lets this browser watch.
 *
 * @param {string} id
 * @param {string} hash
 * @returns {Promise<Partial<Model>>}
 */
export async function loadWatch(id, hash) {
  const token = hash.replace(/^#/, "");
  const watching = { id, token, near: 0 };
  // A seat of this device need not be known to the cookie.
  if (loadTables(localStorage).some(({ table }) => table === id) && !(await isOver(id, token))) {
    return { watching: { ...watching, failed: "plays-here" } };
  }
  try {
    await api("/api/tables/watch", { table: id, token });
    return { watching };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unreachable") throw error;
    return { watching: { ...watching, failed: error.code } };
  }
}

/** @param {string} table @param {string} token @returns {Promise<boolean>} */
const isOver = (table, token) => api("/api/tables/watch", { table, token }).then(({ over }) => over, () => false);
