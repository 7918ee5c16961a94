/**
 * Sentences for stages of some games only, such as bids, predictions and exchanges.
 */

import { cardName, contractName } from "./cards.js";
import { party } from "../model/lines.js";
import { bidContract, bidName, bidText, capital, rowText } from "./contract_names.js";

/** @import { Context, GameEvent, View } from "../model/types.js" */
/** @typedef {{who:string, name:string}} Whom who acts, as sentences need it */

/** @type {Record<string, (ctx: Context, event: GameEvent) => string>} */
const SAID = {
  bid: (ctx, event) => capital(bidText(ctx, event)),
  passed: ({ t }) => t("say-passed"),
  doubled: (ctx, event) => ctx.t(isSecond(ctx, event) ? "say-redoubled" : "say-doubled"),
  predicted: ({ t }, event) => t("say-predicted", { aloud: yes(event.aloud), points: Number(event.points ?? 0) }),
  joined: ({ t }, event) => t("say-joined", { answer: String(event.answer) }),
  exchanged: ({ t }, event) => t("say-exchanged", { took: yes(event.cards !== undefined) }),
  robbed: ({ t }) => t("say-robbed"),
  called: (ctx, { card }) => ctx.t("say-called", { card: cardName(ctx.model.settings, String(card), ctx.t) }),
  owned: ({ t }) => t("say-owned"),
  renounced: ({ t }, event) => t(event.gives_up ? "say-renounced" : "say-played-on"),
  married: ({ t }) => t("say-married"),
};

/** @type {Record<string, (ctx: Context, event: GameEvent, whom: Whom) => string>} */
const TOLD = {
  bid: (ctx, event, whom) =>
    event.contract
      ? ctx.t("tell-bid", {
          ...whom,
          height: bidName(ctx, String(event.height)),
          contract: bidContract(ctx, event.contract),
        })
      : ctx.t("tell-bid-alone", { ...whom, bid: bidText(ctx, event) }),
  passed: ({ t }, _, whom) => t("tell-passed", whom),
  doubled: (ctx, event, whom) => ctx.t(isSecond(ctx, event) ? "tell-redoubled" : "tell-doubled", whom),
  predicted: ({ t, model }, event, whom) =>
    t("tell-predicted", { ...whom, aloud: yes(event.aloud), points: Number(event.points ?? 0), counts: countsOf(model.view) }),
  joined: ({ t }, event, whom) => t("tell-joined", { ...whom, answer: String(event.answer) }),
  exchanged: ({ t }, event, whom) => t("tell-exchanged", { ...whom, took: yes(event.cards !== undefined) }),
  discarded: ({ t, model }, event, whom) => t("tell-discarded", { ...whom, count: laidAway(model.view, event) }),
  robbed: ({ t }, _, whom) => t("tell-robbed", whom),
  called: (ctx, { card }, whom) =>
    ctx.t("tell-called", { ...whom, card: cardName(ctx.model.settings, String(card), ctx.t) }),
  owned: ({ t }, _, whom) => t("tell-owned", whom),
  renounced: ({ t }, event, whom) => t(event.gives_up ? "tell-renounced" : "tell-played-on", whom),
  married: (ctx, event, whom) => ctx.t("tell-married", { ...whom, cards: cardsText(ctx, event.cards) }),
  chosen: (ctx, event, whom) => {
    const contract = contractName(ctx.model.settings, String(event.contract), ctx.t);
    const row = ctx.model.view?.sheet?.find(({ no }) => no === event.category);
    return row
      ? ctx.t("tell-row", { ...whom, row: rowText(ctx, row), contract })
      : ctx.t("tell-chosen", { ...whom, contract });
  },
};

/**
 * The utterance of a player with an act of a stage; "" for none.
 *
 * @param {Context} ctx
 * @param {GameEvent} event
 * @returns {string}
 */
export const stageSpeech = (ctx, event) => SAID[event.e]?.(ctx, event) ?? "";

/**
 * The sentence for an act of a stage; "" for other acts.
 *
 * @param {Context} ctx
 * @param {GameEvent} event
 * @param {Whom} whom
 * @returns {string}
 */
export const stageSentence = (ctx, event, whom) => TOLD[event.e]?.(ctx, event, whom) ?? "";

/**
 * The unit of the numbers of a deal, for texts.
 *
 * @param {View|null} view
 * @returns {"tricks"|"points"}
 */
export const countsOf = (view) => (view?.aim === "tricks" ? "tricks" : "points");

/** @param {unknown} fact */
const yes = (fact) => (fact ? "yes" : "no");

/**
 * @param {Context} ctx
 * @param {unknown} cards
 * @returns {string}
 */
export function cardsText({ model, t }, cards) {
  const codes = Array.isArray(cards) ? cards : [];
  return codes.map((card) => cardName(model.settings, String(card), t)).join(", ");
}

/**
 * @param {View|null} view
 * @param {GameEvent} event
 * @returns {number}
 */
function laidAway(view, { cards }) {
  if (Array.isArray(cards)) return cards.length;
  return (view?.widow?.open.length ?? 0) + (view?.widow?.hidden ?? 0);
}

/**
 * Whether a double follows another one in the same deal.
 *
 * @param {Context} ctx
 * @param {GameEvent} event
 * @returns {boolean}
 */
function isSecond({ model }, event) {
  const at = model.log.findLast((entry) => entry.event === event)?.deal ?? model.view?.deal;
  const doubled = model.log.filter(({ event: { e }, deal }) => e === "doubled" && deal === at);
  return doubled.findIndex((entry) => entry.event === event) > 0;
}

/**
 * The line below the name of the contract: highest bid or declarer, unusual aim, own prediction; ""
 * if there is none of them.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {(seat: number) => Whom} who
 * @returns {string}
 */
export function stageSummary(ctx, view, who) {
  const { t, model } = ctx;
  const { auction, declarer, partner } = view;
  const told = [];
  if (auction?.top) {
    const { seat, contract } = auction.top;
    const named = view.contract && view.contract === contract ? null : contract;
    const bid = bidText(ctx, { height: auction.top.height, contract: named });
    told.push(t("bid-by", { ...who(seat), bid, factor: auction.factor }));
  } else if (typeof declarer === "number" && party(view) !== "teams") {
    const king = who(declarer);
    const ally = typeof partner === "number" && who(partner);
    told.push(ally ? t("king-with", { ...king, ally: ally.who, partner: ally.name }) : t("king-is", king));
  }
  const aim = aimWords(ctx, view);
  if (aim) told.push(aim.replace(/\.$/, ""));
  const own = view.predictions?.[view.seat] ?? null;
  if (own !== null && own >= 0 && model.view?.phase !== "over" && view.rules.write !== "difference") told.push(t("predicted-own", { points: own }));
  return told.join(" · ");
}

/**
 * The aim of this deal in words, if it is not the usual one; else "".
 *
 * @param {Context} ctx
 * @param {View} view
 * @returns {string}
 */
export function aimWords({ t }, { aim }) {
  return t.has(`aim-${aim}`) ? t(`aim-${aim}`) : "";
}

/**
 * The sentences of a counted deal beside its points: success of the bid, predictions.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {(seat: number) => Whom} who
 * @returns {string[]}
 */
export function accountWords({ t }, view, who) {
  const score = view.deals.at(-1);
  const told = [];
  if (score?.stake) {
    const { seat, worth, made } = score.stake;
    const key = `tell-${party(view) === "teams" ? "bid" : "solo"}-${made ? "made" : "failed"}`;
    told.push(t(key, { points: worth, name: who(seat).name }));
  }
  const predicted = score?.predictions ?? [];
  if (predicted.some(Boolean)) {
    const list = predicted.map((points, seat) => `${who(seat).name} ${points}`).join(", ");
    told.push(t("tell-predictions", { list }));
  }
  return told;
}
