/**
 * Events as sentences for the log, the speech bubbles and the live region.
 */

import { cardName, contractName } from "./cards.js";
import { byLine, lineOrder, party, seatsOf } from "../model/lines.js";
import { lineScores } from "./standings.js";
import { accountWords, aimWords, stageSentence, stageSpeech } from "./stages.js";

/** @import { Bubble, Context, GameEvent, LogEntry, Said, View } from "../model/types.js" */

/** Events without a sentence. */
const SILENT = new Set(["sealed", "contributed", "revealed"]);

/**
 * The name of a seat, "you" for the player's own.
 *
 * @param {Context} ctx
 * @param {number} seat
 * @returns {{who:"you"|"other", name:string}}
 */
export function who({ model, t }, seat) {
  const own = seat === model.view?.seat;
  return { who: own ? "you" : "other", name: own ? t("you") : (model.view?.names[seat] ?? "?") };
}

/**
 * One utterance of the dialogue of melds, as players say it at the table.
 *
 * @param {Context} ctx
 * @param {Said} said
 * @returns {string}
 */
export function utterance({ t }, said) {
  switch (said.stage) {
    case "value":
      return t("say-value", { value: said.value ?? 0 });
    case "count":
      return t("say-count", { count: said.count ?? said.value ?? 0 });
    case "shape":
      return t("say-shape", { shape: said.shape ?? "run" });
    case "top":
      return t("say-top", { rank: said.rank ?? "A" });
    case "trump":
      return t("say-trump", { trump: said.trump === false ? "no" : "yes" });
    case "back":
      return t("say-back");
    default:
      return t("say-good");
  }
}

/**
 * The utterances of a player with an act, in order; empty if he says nothing.
 *
 * @param {Context} ctx
 * @param {Bubble} bubble
 * @returns {string[]}
 */
export function speech(ctx, { event, said, melds, wrong }) {
  const { t, model } = ctx;
  const words = [...said.map((one) => utterance(ctx, one)), ...melds.map((meld) => meldName(ctx, meld))];
  for (const { cards, points } of wrong ?? []) words.push(t("say-wrong-meld", { melds: wrongName(ctx, cards), points }));
  if (event.stoeck) words.push(t("say-stoeck"));
  if (event.e === "chosen") words.push(contractName(model.settings, String(event.contract), t));
  const staged = stageSpeech(ctx, event);
  if (staged) words.push(staged);
  if (event.e === "insisted") words.push(t("say-insisted", { insist: event.insist ? "yes" : "no" }));
  if (["pushed", "stoeck", "asked", "soldered", "finished", "berg", "objected"].includes(event.e)) {
    words.push(t(`say-${event.e}`));
  }
  return words;
}

/**
 * The sentence for an entry of the log; "" if it has none.
 *
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @param {boolean} [isCovered] whether its card may not be looked at again
 * @returns {string}
 */
export function narrate(ctx, entry, isCovered = false) {
  const { event, trick } = entry;
  if (SILENT.has(event.e)) return "";
  const hides = event.e === "played" && (isCovered || !event.card);
  const done = hides ? t(ctx, "tell-played", event.seat ?? 0, { card: "…" }) : sentence(ctx, event);
  const [stoeck, said, ...more] = remarkParts(ctx, entry, hides);
  const taken = trick && trick.winner !== null && ctx.t(trick.points === null ? "tell-trick-only" : "tell-trick", { ...who(ctx, trick.winner), points: trick.points ?? 0 });
  return [done, stoeck, said, taken, ...more].filter(Boolean).join(" ");
}

/**
 * What was said with an act, and what it led to, besides the act itself.
 *
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @param {boolean} [isCovered] whether its card may not be looked at again
 * @returns {string[]}
 */
export const remarks = (ctx, entry, isCovered = false) => remarkParts(ctx, entry, isCovered).filter(Boolean);

/**
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @param {boolean} hides
 * @returns {string[]} the stöck and the utterances first; "" for what was not said
 */
function remarkParts(ctx, { event, said, melds, wrong, found }, hides) {
  const parts = [
    event.stoeck ? t(ctx, "tell-stoeck", event.seat ?? 0) : "",
    said.map((one) => ctx.t("tell-said", { ...who(ctx, one.seat), text: utterance(ctx, one) })).join(" "),
  ];
  if (found && !hides) parts.push(ctx.t("tell-trump-found", { card: cardName(ctx.model.settings, String(event.card), ctx.t) }));
  for (const { seat, cards, points } of wrong ?? []) {
    parts.push(ctx.t("tell-wrong-meld", { ...who(ctx, seat), melds: wrongName(ctx, cards), points }));
  }
  if (wrong?.length && melds.length === 0) parts.push(ctx.t("tell-no-meld"));
  for (const meld of melds) {
    parts.push(ctx.t("tell-melds", { ...who(ctx, meld.seat), melds: meldName(ctx, meld), points: meld.points }));
  }
  return parts;
}

/**
 * @param {Context} ctx
 * @param {string} key
 * @param {number} seat
 * @param {Record<string, string|number>} [more]
 * @returns {string}
 */
function t(ctx, key, seat, more = {}) {
  return ctx.t(key, { ...who(ctx, seat), ...more });
}

/**
 * @param {Context} ctx
 * @param {GameEvent} event
 * @returns {string}
 */
function sentence(ctx, event) {
  const { model } = ctx;
  const seat = event.seat ?? 0;
  switch (event.e) {
    case "opened":
      return t(ctx, "tell-opened", Number(event.dealer ?? 0));
    case "cut":
      return t(ctx, event.at ? "tell-cut" : "tell-knock", seat, { at: event.at ?? 0 });
    case "dealt":
      return [ctx.t("tell-dealt"), turnedUp(ctx, event)].filter(Boolean).join(" ");
    case "played":
      return t(ctx, "tell-played", seat, { card: cardName(model.settings, String(event.card), ctx.t) });
    case "turned":
      return t(ctx, "tell-turned-trick", seat);
    case "objected":
      return t(ctx, "tell-objected", seat, {
        own: event.offender === event.seat ? "yes" : "no",
        other: who(ctx, Number(event.offender)).name,
        trick: Number(event.trick),
      });
    case "ruled":
      return [ctx.t(`tell-ruled-${event.effect}`), event.clause && `[${event.clause}]`].filter(Boolean).join(" ");
    case "insisted":
      return t(ctx, "tell-insisted", seat, { insist: event.insist ? "yes" : "no" });
    case "misdealt":
      return ctx.t(`misdeal-${event.reason}`);
    case "counted":
      return [countedSentence(ctx), ...counts(ctx)].join(" ");
    case "pushed":
    case "stoeck":
    case "asked":
    case "soldered":
    case "finished":
    case "berg":
    case "taken-back":
      return t(ctx, `tell-${event.e}`, seat);
    default:
      return ctx.secondScript?.seatSentence(ctx, event) || stageSentence(ctx, event, who(ctx, seat));
  }
}

/**
 * The card turned up in a deal, and the aim of the deal if it is an unusual one; "" for neither.
 *
 * @param {Context} ctx
 * @param {GameEvent} event
 * @returns {string}
 */
function turnedUp(ctx, { turned }) {
  const { t: text, model } = ctx;
  const card = turned ? text("tell-turned", { card: cardName(model.settings, String(turned), text) }) : "";
  return [card, model.view && aimWords(ctx, model.view)].filter(Boolean).join(" ");
}

/**
 * @param {Context} ctx
 * @returns {string[]} the sentences of the account beside its points
 */
function counts(ctx) {
  const { view } = ctx.model;
  return view ? accountWords(ctx, view, (seat) => who(ctx, seat)) : [];
}

/** @param {Context} ctx @returns {string} */
function countedSentence(ctx) {
  const { model, t: text } = ctx;
  const { view } = model;
  const score = view?.deals.at(-1)?.total;
  if (!view || !score) return text("tell-counted-only");
  if (view.rules.write === "putzes") return [text("tell-counted-only"), ...putzes(ctx, view, score)].join(" ");
  if (party(view) !== "teams" || view.seat < 0) return text("tell-counted-lines", { list: lineScores(ctx, view, score) });
  const [us = 0, them = 0] = byLine(view, score);
  return text("tell-counted", { us, them });
}

/**
 * The sentences about putzes and pommes; a pomme is a negative number.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number[]} score by line
 * @returns {string[]}
 */
function putzes(ctx, view, score) {
  return lineOrder(view).flatMap((line) => {
    const count = score[line] ?? 0;
    const [seat = line] = seatsOf(view, line);
    if (count === 0) return [];
    return t(ctx, count < 0 ? "tell-pomme" : "tell-putzes", seat, { putzes: count });
  });
}

/**
 * @param {Context} ctx
 * @param {string[]} cards of a meld
 * @returns {string}
 */
function wrongName(ctx, cards) {
  return meldName(ctx, { kind: cards[0]?.[0] === cards[1]?.[0] ? "run" : "four", cards });
}

/**
 * A declared meld in words.
 *
 * @param {Context} ctx
 * @param {{kind:"run"|"four", cards?:string[]|null, count?:number, top?:string}} meld
 * @returns {string}
 */
export function meldName({ t: text }, meld) {
  const cards = meld.cards ?? [];
  const top = meld.top ?? cards.at(-1)?.[1] ?? "A";
  if (meld.kind === "four") return text("meld-four", { rank: top });
  return text("meld-run", { count: meld.count ?? cards.length, top });
}
