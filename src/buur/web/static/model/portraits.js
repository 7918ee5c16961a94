/**
 * Portraits of the players: computer players have their own, people get one by their name.
 *
 * The numbers are places in the picture that the server draws (`web/deck/portraits.py`).
 */

/** @import { View } from "./types.js" */

/** The computer players, in the order of the picture. */
const OWN = ["Vreni", "Ueli", "Heidi", "Reto", "Ladina"];

/** The kinds of computer players; a deputy plays for a person. */
const COMPUTERS = ["bot", "preparing"];

/** Number of portraits, those of people behind those of computer players. */
export const COUNT = 16;

/**
 * The portraits of all seats; no two are the same, and they are the same at every player's page.
 *
 * @param {Pick<View, "names"|"kinds">} view
 * @returns {number[]}
 */
export function portraitsOf({ names, kinds }) {
  // A person may have the name of a computer player.
  const own = names.map((name, seat) => (COMPUTERS.includes(kinds[seat] ?? "") ? OWN.indexOf(name) : -1));
  const taken = own.filter((place) => place >= 0);
  const found = [...own];
  // In the order of their names, so that all keep their portraits where they change places.
  const people = names.map((name, seat) => ({ name, seat })).filter(({ seat }) => own[seat] === -1);
  for (const { name, seat } of people.sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))) {
    let place = OWN.length + (digest(name) % (COUNT - OWN.length));
    while (taken.includes(place)) place = place + 1 < COUNT ? place + 1 : OWN.length;
    taken.push(place);
    found[seat] = place;
  }
  return found;
}

/**
 * @param {string} name
 * @returns {number} at least 0
 */
function digest(name) {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65521;
  return sum;
}
