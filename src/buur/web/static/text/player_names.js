/**
 * Names of players for onlookers: who has none is called a guest, with the number of the seat.
 */

/** @import { Texts, View } from "../model/types.js" */

/**
 * A view in which every player has a name.
 *
 * @param {Texts} t
 * @param {View} view
 * @returns {View}
 */
export const named = (t, view) => ({ ...view, names: view.names.map((name, seat) => name || t("guest-name", { no: seat + 1 })) });
