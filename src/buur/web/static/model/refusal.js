/**
 * Reasons why a card is refused, with the cards that their sentences name.
 */

/** @import { Notice, View } from "./types.js" */

/** The cards that the sentence of each reason names. */
const SPEAKS_OF = {
  "must-follow-suit": ["cards", "ruff"],
  "must-follow-trump": ["cards"],
  "cannot-ruff": ["cards"],
  undertrump: ["best"],
  "must-overtrump": ["best", "cards"],
};

/**
 * @param {View} view
 * @param {string} reason
 * @returns {Notice} with codes, which `noticeText` turns into names
 */
export function refusalNotice({ legal, trick }, reason) {
  const words = /** @type {Record<string, string[]>} */ (SPEAKS_OF)[reason];
  if (!words) return { code: `reason-${reason}` };
  const [led] = trick?.cards[0] ?? [""];
  const [best] = trick?.cards.find(([, seat]) => seat === trick.winning) ?? [""];
  const cards = legal.cards ?? [];
  const ruff = cards.some((card) => card[0] !== led[0]) ? "yes" : "no";
  /** @type {Record<string, string>} */
  const all = { cards: cards.join(" "), best, ruff };
  return { code: `why-${reason}`, args: Object.fromEntries(words.map((word) => [word, all[word] ?? ""])) };
}
