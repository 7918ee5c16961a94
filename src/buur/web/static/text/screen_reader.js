/**
 * Spoken answers for screen readers: the trick, the hand, the score, past events, changes of a card.
 */

import { cardName, contractName } from "./cards.js";
import { hiddenPlays } from "../model/hidden_cards.js";
import { dealWords, scoreWords } from "./standings.js";
import { narrate, who } from "./narration.js";
import { stageSummary } from "./stages.js";

/** @import { Context, LogEntry, Model } from "../model/types.js" */

/**
 * @param {Context} ctx
 * @param {import("../model/types.js").Reading} what
 * @returns {string}
 */
export function readAloud(ctx, what) {
  const { model, t } = ctx;
  const { view } = model;
  if (!view) return "";
  if (what === "hand") {
    const cards = model.slots.filter((card) => view.hand.includes(card));
    return t("read-hand", { cards: cards.map((card) => cardName(model.settings, card, t)).join(", ") });
  }
  if (what === "points") {
    return `${scoreWords(ctx, view)} ${dealWords(ctx, view)}`;
  }
  if (what === "turn") return turn(ctx, view);
  if (what !== "trick") return t(`read-${what}`);
  const laid = model.trick?.cards ?? [];
  const contract = view.contract ? contractName(model.settings, view.contract, t) : "";
  if (laid.length === 0) return [contract, t("read-trick-empty")].filter(Boolean).join(". ");
  const cards = laid.map(([card, seat]) => `${who(ctx, seat).name}: ${cardName(model.settings, card, t)}`);
  return [contract, ...cards].filter(Boolean).join(". ");
}

/**
 * The player on turn, the contract and its chooser.
 *
 * @param {Context} ctx
 * @param {import("../model/types.js").View} view
 * @returns {string}
 */
function turn(ctx, view) {
  const { t, model } = ctx;
  const own = view.waiting.includes(view.seat);
  const other = view.turn === null ? t("status-wait") : t("status-other", { name: view.names[view.turn] ?? "" });
  const now = view.phase === "over" ? t("status-over") : own ? t("status-you", { phase: view.phase }) : other;
  const stands = stageSummary(ctx, view, (seat) => who(ctx, seat));
  if (!view.contract) return [now, stands].filter(Boolean).join(". ");
  const chooser = who(ctx, view.chooser ?? 0);
  const chosen = view.chooser === null ? "" : t("chosen-by", { ...chooser, pushed: view.pushed ? "yes" : "no" });
  const by = stands || chosen;
  const contract = contractName(model.settings, view.contract, t);
  return [now, [contract, by].filter(Boolean).join(", ")].join(". ");
}

/**
 * The act before or after the one read last; the newest at first.
 *
 * @param {Context} ctx
 * @param {1|-1} step
 * @returns {{past: number|null, words: string}}
 */
export function readAgain(ctx, step) {
  const hidden = hiddenPlays(ctx.model);
  const told = ctx.model.log
    .map((entry) => ({ v: entry.v, words: narrate(ctx, entry, hidden.has(entry)) }))
    .filter(({ words }) => words);
  const last = told.findIndex(({ v }) => v === ctx.model.past);
  const at = last < 0 ? told.length - 1 : last + step;
  const found = told[Math.min(Math.max(at, 0), told.length - 1)];
  return found ? { past: found.v, words: found.words } : { past: null, words: ctx.t("log-empty") };
}

/**
 * The entries of the log from the time without a connection.
 *
 * @param {Model} model
 * @param {number} before the version that was known
 * @returns {LogEntry[]}
 */
export function missedEntries({ log }, before) {
  return log.filter(({ v }) => v > before);
}

/**
 * The missed entries in words; of a hidden trick only the winner is told.
 *
 * @param {Context} ctx
 * @param {number} before the version that was known
 * @returns {string[]}
 */
export function narrateMissed(ctx, before) {
  const hidden = hiddenPlays(ctx.model);
  return missedEntries(ctx.model, before).map((entry) => narrate(ctx, entry, hidden.has(entry)));
}

/**
 * The change of a card by a press while it stays in the hand; "" if there is none.
 *
 * @param {Context} ctx
 * @param {Model} before
 * @returns {string}
 */
export function describeCardChange({ t, model }, before) {
  const words = (/** @type {string} */ card, /** @type {string} */ key) =>
    `${cardName(model.settings, card, t)}, ${t(key)}.`;
  const { raised, prepared, lifted, notice, draft } = model;
  const [now, then] = [draft.cards ?? [], before.draft.cards ?? []];
  const [added, gone] = [now.find((card) => !then.includes(card)), then.find((card) => !now.includes(card))];
  if (added) return words(added, "card-picked");
  if (gone) return words(gone, "card-freed");
  if (raised && raised !== before.raised) return words(raised, "card-raised");
  if (prepared && prepared !== before.prepared) return words(prepared, "card-prepared");
  const freed = raised || prepared || lifted || notice ? null : (before.prepared ?? before.raised);
  return freed ? words(freed, "card-freed") : "";
}
