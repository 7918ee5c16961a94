/**
 * The end of a partie in words, for somebody who watches.
 */

import { lineName, lineScores } from "./standings.js";

/** @import { Context, View } from "../model/types.js" */

/**
 * Who has won, and every score.
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function partieWords(ctx, view) {
  const { t } = ctx;
  const winner = view.result?.winner ?? null;
  const scores = lineScores(ctx, view, view.result?.scores ?? view.scores);
  if (winner === null) return t("watch-draw", { scores });
  return t("watch-won", { names: lineName(ctx, view, winner), scores });
}
