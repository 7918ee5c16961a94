/**
 * Avatars: the drawings that people may choose for themselves, by their ids.
 *
 * The ids are in the order of the picture that the server draws (`web/deck/avatars.py`).
 */

export const AVATARS = [
  "cow", "goat", "ibex", "marmot", "fox", "hedgehog", "owl", "rooster",
  "cat", "dog", "bear", "trout", "bee", "edelweiss", "gentian", "rose",
  "acorn", "fir", "mountain", "hut", "train", "boat", "bell", "alphorn",
  "cheese", "fondue", "bread", "coffee", "wine", "chalk", "cards", "knife",
];

/**
 * The place of an avatar in the picture; -1 for none, and for one that this page does not know.
 *
 * @param {string|null|undefined} avatar
 * @returns {number}
 */
export function avatarPlace(avatar) {
  return AVATARS.indexOf(avatar ?? "");
}

/** The avatar that a player has chosen, null for none. @param {Pick<import("./types.js").Settings, "avatar">} settings @returns {string|null} */
export function chosenAvatar({ avatar }) {
  return avatarPlace(avatar) < 0 ? null : avatar;
}
