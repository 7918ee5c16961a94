/**
 * Log of a partie: what was said and done, by deal and by trick, the newest last.
 */

import { h } from "../browser/dom.js";
import { hiddenPlays } from "../model/hidden_cards.js";
import { lastPlayedDeal, logDeals, presentDeals } from "../model/log_parts.js";
import { cardName } from "../text/cards.js";
import { narrate, remarks, who } from "../text/narration.js";
import { pip } from "./card_drawings.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Component, Context, LogEntry } from "../model/types.js" */
/** @import { LogDeal, LogPart } from "../model/log_parts.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Ranks of the Swiss-German deck as its cards show them. */
const SWISS_RANKS = /** @type {Record<string, string>} */ ({ T: "10", J: "U", Q: "O" });

/** The log beside the table: this deal, and the last one until the first card. @type {Component} */
export function eventLog(ctx) {
  return deals(ctx, presentDeals(logDeals(ctx.model)));
}

/** @type {Component} */
export function logDialog(ctx) {
  const { t, model, actions } = ctx;
  return dialog(
    "log",
    t("log"),
    deals(ctx, logDeals(model)),
    h(
      "div.row",
      null,
      lastPlayedDeal(model) && bigButton(t("tricks-look"), () => actions.open("tricks")),
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {LogDeal[]} all
 * @returns {VNode}
 */
function deals(ctx, all) {
  const { t, model } = ctx;
  const hidden = hiddenPlays(model);
  const shown = all
    .map((deal) => ({ deal: deal.deal, parts: deal.parts.map((part) => logPart(ctx, deal, part, hidden)).filter((part) => part !== null) }))
    .filter(({ parts }) => parts.length > 0);
  if (shown.length === 0) return h("p.log-empty", { key: "empty" }, t("log-empty"));
  const title = (/** @type {number} */ deal) => h("li.log-deal", { key: `deal-${deal}` }, h("h3", null, t("summary-title", { deal })));
  // Its style keeps the newest in sight.
  return h(
    "div.log-scroll",
    { key: "log", tabindex: 0, role: "group", "aria-label": t("log") },
    h("ol.log", null, shown.map(({ deal, parts }) => [shown.length > 1 && title(deal), parts])),
  );
}

/** @type {WeakMap<LogEntry, {from: unknown[], node: VNode|null}>} the nodes of parts by their first entry */
const drawn = new WeakMap();

/**
 * A trick with its cards, or what was said and done around the tricks; cached over redraws.
 *
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @param {Set<LogEntry>} hidden entries whose cards may not be looked at again
 * @returns {VNode|null}
 */
function logPart(ctx, deal, part, hidden) {
  const [first] = part.entries;
  if (!first) return null;
  const covered = part.entries.filter((entry) => hidden.has(entry)).length;
  const from = [ctx.t, ctx.model.settings, part.entries.length, covered, part.winner];
  const known = drawn.get(first);
  if (known && known.from.every((one, i) => one === from[i])) return known.node;
  const node = part.trick > 0 ? trickPart(ctx, deal, part, hidden) : plainPart(ctx, deal, part);
  drawn.set(first, { from, node });
  return node;
}

/**
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @returns {VNode|null} null where there is nothing to say
 */
function plainPart(ctx, { deal }, { entries }) {
  const told = entries.map((entry) => [entry.v, narrate(ctx, entry)]).filter(([, text]) => text);
  if (told.length === 0) return null;
  return h(
    "li.log-part",
    { key: `${deal}-said-${entries[0]?.v}` },
    told.map(([v, text]) => h("p.log-told", { key: v }, text)),
  );
}

/**
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @param {Set<LogEntry>} hidden
 * @returns {VNode}
 */
function trickPart(ctx, { deal }, part, hidden) {
  const { t } = ctx;
  const taken = part.winner === null ? "" : who(ctx, part.winner).name;
  return h(
    "li.log-part.log-trick",
    { key: `${deal}-${part.trick}` },
    h(
      "div.log-head",
      { key: "head" },
      h("h4", null, t("tricks-no", { trick: part.trick })),
      // The sentence of the last card says it, too.
      taken && h("span.log-taken", { "aria-hidden": "true" }, `${taken} ✓${part.points ? ` ${part.points}` : ""}`),
    ),
    h(
      "ol.log-cards",
      { key: "cards", vars: { "--seats": ctx.model.view?.names.length ?? 4 } },
      part.entries.filter(({ event }) => event.e === "played").map((entry) => playedCard(ctx, entry, part, hidden.has(entry))),
    ),
    part.entries.map((entry) => remark(ctx, entry, hidden.has(entry))),
  );
}

/**
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @param {LogPart} part
 * @param {boolean} isCovered
 * @returns {VNode}
 */
function playedCard(ctx, entry, part, isCovered) {
  const seat = entry.event.seat ?? 0;
  const shown = isCovered ? "" : (entry.event.card ?? "");
  return h(
    "li",
    { key: entry.v, class: seat === part.winner ? "winning" : null },
    h("span.hidden.log-told", null, narrate(ctx, entry, isCovered)),
    smallCard(ctx, shown),
    h("span.log-name", { "aria-hidden": "true" }, who(ctx, seat).name),
  );
}

/**
 * A small card with its rank and its suit; a covered one shows neither.
 *
 * @param {Context} ctx
 * @param {string} card
 * @returns {VNode}
 */
function smallCard({ t, model }, card) {
  const [suit = "", rank = ""] = card;
  if (!card) return h("span.small-card.covered", { "aria-hidden": "true" });
  const { settings } = model;
  const french = t.has(`index-fr-${rank}`) ? t(`index-fr-${rank}`) : rank.replace("T", "10");
  const index = settings.deck === "swiss" ? (SWISS_RANKS[rank] ?? rank) : french;
  return h("span.small-card", { "aria-hidden": "true", "data-suit": suit, title: cardName(settings, card, t) }, index, pip(settings, suit));
}

/**
 * What was said and done besides a card, for those who see the cards; what is no card, for all.
 *
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @param {boolean} isCovered
 * @returns {VNode|null}
 */
function remark(ctx, entry, isCovered) {
  const played = entry.event.e === "played";
  const text = played ? remarks(ctx, entry, isCovered).join(" ") : narrate(ctx, entry);
  if (!text) return null;
  return played
    ? h("p.log-remark", { key: `remark-${entry.v}`, "aria-hidden": "true" }, text)
    : h("p.log-told", { key: `told-${entry.v}` }, text);
}

/**
 * What was said with the cards of a trick, in sentences.
 *
 * @param {Context} ctx
 * @param {LogPart} part
 * @returns {string[]}
 */
export function trickRemarks(ctx, part) {
  const told = part.entries.map((entry) => (entry.event.e === "played" ? remarks(ctx, entry).join(" ") : narrate(ctx, entry)));
  return told.filter(Boolean);
}
