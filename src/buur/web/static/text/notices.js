/**
 * Hints, refusals and errors as sentences.
 */

import { cardName, contractName, suitWord } from "./cards.js";
import { SUITS } from "../model/cards.js";
import { currentPrompt } from "../model/prompt.js";
import { bidContract, bidName, rowText } from "./contract_names.js";
import { cardsText } from "./stages.js";

/** @import { Context, Model, Notice, Texts } from "../model/types.js" */

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
 * The sentence of a notice; codes among its arguments become names.
 *
 * @param {Context} ctx
 * @param {Notice} notice
 * @returns {string}
 */
export function noticeText({ t, model }, { code, args = {} }) {
  const told = { ...args };
  const { cards, best, option } = args;
  if (cards !== undefined) told.cards = bySuit(t, model, String(cards).split(" "));
  if (best !== undefined) told.best = cardName(model.settings, String(best), t);
  if (option !== undefined) told.option = t(`option-${option}`);
  return t(code, told);
}

/**
 * The section of the rule behind a refusal; null if there is none.
 *
 * @param {Model} model
 * @param {Notice} notice
 * @returns {string|null}
 */
export function clauseOf({ rules }, { code, clause: told }) {
  return told ?? rules?.clauses?.[code.replace("why-", "")] ?? null;
}

/**
 * Cards by suit, such as "pique (six, roi)"; a suit of which all the player's cards are meant, by its name alone.
 *
 * @param {Texts} t
 * @param {Model} model
 * @param {string[]} cards
 * @returns {string}
 */
function bySuit(t, { settings, view }, cards) {
  const groups = SUITS.map((suit) => ({
    name: t("suit-name", { suit: suitWord(settings, suit) }),
    whole: (view?.hand ?? []).every((card) => card[0] !== suit || cards.includes(card)),
    ranks: cards
      .filter((card) => card[0] === suit)
      .map((card) => t("rank-name", { rank: card[1] ?? "" })),
  })).filter(({ ranks }) => ranks.length > 0);
  return groups.map(({ name, ranks, whole }) => (whole ? name : `${name} (${ranks.join(", ")})`)).join(", ");
}

/**
 * The sentence of a new notice or hint.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string} "" for nothing
 */
export function announcement(ctx, before) {
  const { notice, hint } = ctx.model;
  if (notice && notice !== before.notice) return noticeText(ctx, notice);
  const found = hint !== before.hint && hintText(ctx);
  return found ? ctx.t("hint-told", found) : "";
}

/**
 * The notice about a failed request.
 *
 * @param {Texts} t
 * @param {import("../net/api.js").ApiError} error
 * @returns {Notice}
 */
export function errorNotice(t, { code, message, why }) {
  const named = `${code === "bad-rules" ? "rules" : code.replace("bad", "error")}-${why?.code}`;
  if (t.has(named)) return { code: named, args: why?.args };
  return t.has(`error-${code}`) ? { code: `error-${code}` } : { code: "error-other", args: { message } };
}
