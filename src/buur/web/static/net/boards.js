/**
 * The boards of a day: what the server tells of them, and a seat at one.
 */

import { ApiError, api } from "./api.js";
import { canHash, sha256 } from "./hash.js";
import { checkSeals, keepAnchor } from "../model/boards.js";

/** @import { Model } from "../model/types.js" */
/** @import { BoardDay, BoardMonth, OpenBoards } from "../model/boards.js" */
/** @typedef {(model: Model) => Partial<Model>} Change */

/**
 * The boards of a day with the ranking of its month.
 *
 * @param {string} name the day, "" for today
 * @param {string} hash of the address: the number of a board to compare
 * @returns {Promise<{boards: OpenBoards}>}
 */
export async function loadBoards(name, hash) {
  try {
    /** @type {BoardDay} */
    const day = await api(`/api/boards${name && `/${name}`}`);
    const month = await askMonth(day.day.slice(0, 7), "score");
    const checks = canHash() ? await checkSeals(day, sha256, keepAnchor(localStorage, day.seal.anchor)) : null;
    const number = Number(hash.slice(1)) || 0;
    const { state = "" } = day.boards[number - 1] ?? {};
    const field = state === "done" || (number && day.open) ? await askField(day.day, number) : null;
    return { boards: { day, month, checks, field } };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "unreachable") throw error;
    return { boards: { failed: error.code } };
  }
}

/** @param {string} month @param {"score"|"mean"} by @returns {Promise<BoardMonth>} */
const askMonth = (month, by) => api(`/api/boards/months/${month}?by=${by}`);

/** @param {string} day @param {number} number @returns {Promise<import("../model/boards.js").BoardField>} */
const askField = (day, number) => api(`/api/boards/${day}/${number}`);

/** @param {string} month @param {"score"|"mean"} by @returns {Promise<Change>} the ranking of the month by something else */
export async function showMonth(month, by) {
  const found = await askMonth(month, by);
  return ({ boards }) => ({ boards: { ...boards, month: found } });
}

/** @param {string} day @param {number} number 0 for none @returns {Promise<Change>} the comparison of a board */
export async function showField(day, number) {
  const field = number ? await askField(day, number) : null;
  history.replaceState(null, "", `${location.pathname}${number ? `#${number}` : ""}`);
  return ({ boards }) => ({ boards: { ...boards, field } });
}

/** @param {string} day @param {number} number @param {string} name @returns {Promise<string>} the table of a board */
export async function beginBoard(day, number, name) {
  const { table } = await api("/api/boards/play", { day, number, name });
  return table;
}
