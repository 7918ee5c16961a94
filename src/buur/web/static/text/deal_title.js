/**
 * The title of a deal: its number in the partie, or that of the board.
 */

/** @import { Texts, View } from "../model/types.js" */

/** @param {Texts} t @param {Pick<View, "board">|null} view @param {number} deal @returns {string} */
export const dealTitle = (t, view, deal) => (view?.board ? t("board-no", view.board) : t("deal-no", { deal }));
