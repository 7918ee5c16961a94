/**
 * Hints as sentences: the act and the reasons for it.
 */

import { cardName, contractName } from "./cards.js";
import { bidContract, bidName, rowText } from "./contract_names.js";
import { cardsText } from "./stages.js";
import { currentPrompt } from "../model/prompt.js";

/** @import { Context, Model } from "../model/types.js" */

const MOST_REASONS = 2;

/**
 * The hinted act and the reasons for it; null without a hint.
 *
 * @param {Context} ctx
 * @returns {{act:string, why:string}|null}
 */
export function hintText(ctx) {
  const { t, model } = ctx;
  const { hint } = model;
  if (!hint) return null;
  const act = actWords(ctx, hint.act);
  // While the dialog of melds is open, the reasons about melds come first.
  const first = currentPrompt(model) === "melds" ? "declare-melds" : "";
  // Once the question of melds is answered, nothing is said about them.
  const told = hint.reasons.filter(({ code }) => model.declare === null || code !== "declare-melds");
  const reasons = told.sort((a, b) => +(b.code === first) - +(a.code === first));
  const why = reasons.slice(0, MOST_REASONS).map(({ code, args }) => t(`hint-${code}`, args));
  return { act, why: why.join(" ") };
}

/**
 * An act in few words.
 *
 * @param {Context} ctx
 * @param {import("../model/types.js").Act} act
 * @returns {string}
 */
export function actWords(ctx, act) {
  const { t, model } = ctx;
  const { e, card, contract, category, points, answer, cards } = act;
  const named = contract ? contractName(model.settings, String(contract), t) : "";
  const name = card ? cardName(model.settings, String(card), t) : "";
  if (e === "played") return name;
  if (e === "chosen") {
    const row = model.view?.sheet?.find(({ no }) => no === category);
    return row ? [rowText(ctx, row), named].join(", ") : named;
  }
  if (e === "bid" && contract) return t("hint-act-bid", { height: bidName(ctx, String(act.height)), contract: bidContract(ctx, String(contract)) });
  if (e === "bid") return t("hint-act-bid-alone", { bid: bidName(ctx, String(act.height)) });
  if (e === "renounced" && !act.gives_up) return t("hint-act-played-on");
  if (e === "declared" && !/** @type {string[][]|undefined} */ (act.melds)?.length) return t("hint-act-silent");
  const told = cardsText(ctx, cards);
  return t(`hint-act-${e}`, {
    insist: act.insist ? "yes" : "no",
    points: Number(points ?? 0),
    answer: String(answer ?? ""),
    took: told ? "yes" : "no",
    cards: told,
    card: name,
  });
}

/**
 * The sentence of a new hint.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} "" for nothing
 */
export function hintWords(ctx, before) {
  const found = ctx.model.hint !== before.hint && hintText(ctx);
  return found ? ctx.t("hint-told", found) : "";
}
