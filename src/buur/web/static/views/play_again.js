/**
 * A new table with the rules of another one.
 */

import { withPlayed } from "../model/game_choice.js";

/** @import { Context, View } from "../model/types.js" */

/**
 * Play by the rules of a table; the game and the options that the player has chosen stay chosen.
 *
 * @param {Context} ctx
 * @param {View["rules"]} rules
 */
export function playAgain({ model, actions }, { name, options }) {
  const own = { ...model.settings, rules: name, options };
  actions.set(withPlayed(own));
  actions.start(0, own);
}
