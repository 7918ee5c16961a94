/**
 * Answers to "what lies there?", "what do I hold?", "how does it stand?" for whoever listens.
 */

import { cardName, contractName } from "../parts/cards.js";
import { ours, who } from "./narrate.js";

/** @typedef {import("../model/types.js").Context} Context */

/**
 * @param {Context} ctx
 * @param {"trick"|"hand"|"points"} what
 * @returns {string}
 */
export function read(ctx, what) {
  const { model, t } = ctx;
  const { view } = model;
  if (!view) return "";
  if (what === "hand") {
    const cards = model.slots.filter((card) => view.hand.includes(card));
    return t("read-hand", { cards: cards.map((card) => cardName(model.settings, card, t)).join(", ") });
  }
  if (what === "points") {
    const [us, them] = ours(view, view.scores);
    const [usNow, themNow] = ours(view, view.points);
    return `${t("score-label", { us, them })} ${t("deal-points", { us: usNow, them: themNow })}`;
  }
  const laid = model.trick?.cards ?? [];
  const contract = view.contract ? contractName(model.settings, view.contract, t) : "";
  if (laid.length === 0) return [contract, t("read-trick-empty")].filter(Boolean).join(". ");
  const cards = laid.map(([card, seat]) => `${who(ctx, seat).name}: ${cardName(model.settings, card, t)}`);
  return [contract, ...cards].filter(Boolean).join(". ");
}
