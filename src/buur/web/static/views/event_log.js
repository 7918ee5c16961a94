/**
 * Log of a partie: what was said and done, by deal and by trick, the newest last.
 */

import { h } from "../browser/dom.js";
import { hiddenPlays } from "../model/hidden_cards.js";
import { lastPlayedDeal, logDeals, presentDeals } from "../model/log_parts.js";
import { cardName } from "../text/cards.js";
import { dealTitle } from "../text/deal_title.js";
import { narrate, remarks, who } from "../text/narration.js";
import { pip } from "./card_drawings.js";
import { bigButton, dialog } from "./dialogs.js";
import { fairLink } from "./fair_dialog.js";

/** @import { Component, Context, LogEntry, Model } from "../model/types.js" */
/** @import { LogDeal, LogPart } from "../model/log_parts.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Ranks of the Swiss-German deck as its cards show them. */
const SWISS_RANKS = /** @type {Record<string, string>} */ ({ T: "10", J: "U", Q: "O" });

/** Where a log stands: in few nodes beside the table, whole in its dialog, or with every card in a replay. @typedef {"side"|"whole"|"replay"} Place */

/** The log beside the table, in few nodes: this deal, and the last one until the first card. @type {Component} */
export function eventLog(ctx) {
  return deals(ctx, presentDeals(logDeals(ctx.model)), "side");
}

/** The log of a deal that is looked at again, up to the step that is shown. @type {Component} */
export function replayLog(ctx) {
  return deals(ctx, logDeals(ctx.model), "replay");
}

/** @type {Component} */
export function logDialog(ctx) {
  const { t, model, actions } = ctx;
  return dialog(
    "log",
    t("log"),
    deals(ctx, logDeals(model), "whole"),
    fairLink(ctx),
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
 * @param {Place} place
 * @returns {VNode}
 */
function deals(ctx, all, place) {
  const { t, model } = ctx;
  const hidden = place === "replay" ? new Set() : hiddenPlays(model);
  const shown = all
    .map((deal) => ({ deal: deal.deal, parts: deal.parts.map((part) => logPart(ctx, deal, part, hidden, place)).filter((part) => part !== null) }))
    .filter(({ parts }) => parts.length > 0);
  if (shown.length === 0) return h("p.log-empty", { key: "empty" }, t("log-empty"));
  // The only deal of the dialog needs no title to be seen, but the titles of its tricks hang on it.
  const hiding = place !== "side" && shown.length === 1 ? "hidden" : null;
  const title = (/** @type {number} */ deal) =>
    h("li.log-deal", { key: `deal-${deal}`, class: hiding }, h("h3", null, dealTitle(t, model.view, deal)));
  // Its style keeps the newest in sight.
  return h(
    "div.log-scroll",
    { key: "log", tabindex: 0, role: "group", "aria-label": t("log") },
    // A list with other deals is another one: what stays does not move.
    h("ol.log", listProps(model, all, `from-${shown[0]?.deal}`, place), shown.map(({ deal, parts }) => [title(deal), parts])),
  );
}

/**
 * Beside the table a deal that is over gets its cards in a list of its own, drawn a piece a frame.
 *
 * @param {Model} model
 * @param {LogDeal[]} all
 * @param {string} key
 * @param {Place} place
 * @returns {import("../browser/dom.js").Props}
 */
function listProps(model, all, key, place) {
  if (place !== "side") return { key };
  return all.some((deal) => isOver(model, deal)) ? { key: `${key}-over`, grows: true } : { key, mount: showEnd };
}

/** @param {Model} model @param {LogDeal} deal @returns {boolean} whether all cards of a deal have been played */
const isOver = ({ view }, deal) => deal.counted || Boolean(view?.result);

/** @typedef {WeakMap<LogEntry, {from: unknown[], node: VNode|null}>} Drawn nodes of parts by their first entry */
/** @type {Record<Place, Drawn>} */
const drawn = { side: new WeakMap(), whole: new WeakMap(), replay: new WeakMap() };

/**
 * A trick with its cards, or what was said and done around the tricks; cached over redraws.
 *
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @param {Set<LogEntry>} hidden entries whose cards may not be looked at again
 * @param {Place} place
 * @returns {VNode|null}
 */
function logPart(ctx, deal, part, hidden, place) {
  const [first] = part.entries;
  if (!first) return null;
  const covered = part.entries.some((entry) => hidden.has(entry));
  const isOpen = !covered && (place !== "side" || isOver(ctx.model, deal));
  const from = [ctx.t, ctx.model.settings, part.entries.length, isOpen, part.winner];
  const known = drawn[place].get(first);
  if (known && known.from.every((one, i) => one === from[i])) return known.node;
  const trick = place === "side" ? trickLine : trickPart;
  const node = part.trick > 0 ? trick(ctx, deal, part, isOpen) : plainPart(ctx, deal, part);
  drawn[place].set(first, { from, node });
  return node;
}

/** @param {HTMLElement} list what came at once, as after a reload, may be longer than its place */
function showEnd(list) {
  requestAnimationFrame(() => list.parentElement?.scrollTo(0, list.offsetHeight));
}

/** @param {HTMLElement} part */
function showNewest(part) {
  requestAnimationFrame(() => part.closest(".log-scroll")?.scrollTo(0, part.offsetTop + part.offsetHeight));
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
    // With the count the lines of all tricks grow longer.
    { key: `${deal}-said-${entries[0]?.v}`, mount: entries.some(({ event }) => event.e === "counted") ? showNewest : null },
    told.map(([v, text]) => h("p.log-told", { key: v }, text)),
  );
}

/**
 * A trick in little room: who took it, and beside it its small cards once the deal is over; what was said below.
 *
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @param {boolean} isOpen whether its cards may be shown
 * @returns {VNode|null}
 */
function trickLine(ctx, { deal }, part, isOpen) {
  const told = tellingOnce(part.entries).map((entry) => remark(ctx, entry)).filter((one) => one !== null);
  if (part.winner === null && told.length === 0) return null;
  return h(
    "li.log-part.log-trick",
    { key: `${deal}-${part.trick}` },
    h(
      "div.log-head",
      { key: "head", class: isOpen ? "open" : null },
      h("h4", null, ctx.t("tricks-no", { trick: part.trick })),
      isOpen && cardRows(ctx, part),
      takenText(ctx, part),
    ),
    told,
  );
}

/** Cards side by side in a row; more stand in rows of three. */
const ROW = 4;

/**
 * The small cards of a trick in the order in which they were played.
 *
 * @param {Context} ctx
 * @param {LogPart} part
 * @returns {VNode}
 */
function cardRows(ctx, { cards, winner }) {
  const columns = cards.length > ROW ? 3 : cards.length;
  return h(
    "div.log-line",
    { key: "line", vars: { "--columns": columns } },
    cards.map(([card, seat]) => smallCard(ctx, card, seat === winner, seat)),
  );
}

/**
 * @param {Context} ctx
 * @param {LogPart} part
 * @returns {VNode|null} who took a trick, with its points
 */
function takenText(ctx, { winner, points }) {
  if (winner === null) return null;
  const by = who(ctx, winner);
  const label = points ? ctx.t("tell-trick", { ...by, points }) : ctx.t("tell-trick-only", by);
  return h("span.log-taken", { key: "taken", role: "img", "aria-label": label }, `${by.name} ✓${points ? `\u00a0${points}` : ""}`);
}

/**
 * The index of a card as the cards show it.
 *
 * @param {Context} ctx
 * @param {string} card
 * @returns {string}
 */
function rankIndex({ t, model }, [, rank = ""]) {
  if (model.settings.deck === "swiss") return SWISS_RANKS[rank] ?? rank;
  return t.has(`index-fr-${rank}`) ? t(`index-fr-${rank}`) : rank.replace("T", "10");
}

/**
 * A trick with its small cards, unless they are covered; who took it; what was said.
 *
 * @param {Context} ctx
 * @param {LogDeal} deal
 * @param {LogPart} part
 * @param {boolean} isOpen whether its cards are shown
 * @returns {VNode|null}
 */
function trickPart(ctx, { deal }, part, isOpen) {
  const { t } = ctx;
  const told = tellingOnce(part.entries).map((entry) => remark(ctx, entry)).filter((one) => one !== null);
  return h(
    "li.log-part.log-trick",
    { key: `${deal}-${part.trick}` },
    h("div.log-head", { key: "head" }, h("h4", null, t("tricks-no", { trick: part.trick })), takenText(ctx, part)),
    isOpen &&
      h(
        "ol.log-cards",
        { key: "cards", vars: { "--seats": ctx.model.view?.names.length ?? 4 } },
        part.cards.map(([card, seat]) => playedCard(ctx, card, seat, seat === part.winner)),
      ),
    told,
  );
}

/**
 * @param {Context} ctx
 * @param {string} card
 * @param {number} seat
 * @param {boolean} wins
 * @returns {VNode}
 */
function playedCard(ctx, card, seat, wins) {
  return h("li", { key: card, class: wins ? "winning" : null }, smallCard(ctx, card, wins), who(ctx, seat).name);
}

/**
 * A small card with its rank and its suit.
 *
 * @param {Context} ctx
 * @param {string} card
 * @param {boolean} wins
 * @param {number} [seat] of its player, where no name stands beside it
 * @returns {VNode}
 */
function smallCard(ctx, card, wins, seat) {
  const { settings } = ctx.model;
  const name = cardName(settings, card, ctx.t);
  const label = seat === undefined ? name : ctx.t("trick-card", { ...who(ctx, seat), card: name, wins: "no" });
  return h("span.small-card", { key: card, class: wins ? "best" : null, role: "img", "aria-label": label }, rankIndex(ctx, card), pip(settings, card[0] ?? ""));
}

/**
 * What was said and done besides a card.
 *
 * @param {Context} ctx
 * @param {LogEntry} entry
 * @returns {VNode|null}
 */
function remark(ctx, entry) {
  const played = entry.event.e === "played";
  // The card that made trumps may be covered by now.
  const text = played ? remarks(ctx, entry, true).join(" ") : narrate(ctx, entry);
  return text ? h("p.log-told", { key: `told-${entry.v}` }, text) : null;
}

/**
 * The entries of a trick without melds that an earlier one tells: they are told with a card, and again when they are shown.
 *
 * @param {LogEntry[]} entries
 * @returns {LogEntry[]}
 */
function tellingOnce(entries) {
  const told = new Set();
  return entries.map((entry) => {
    const melds = entry.melds.filter(({ seat, kind, count, top }) => !told.has([seat, kind, count, top].join()));
    entry.melds.forEach(({ seat, kind, count, top }) => told.add([seat, kind, count, top].join()));
    return { ...entry, melds };
  });
}

/**
 * What was said with the cards of a trick, in sentences.
 *
 * @param {Context} ctx
 * @param {LogPart} part
 * @returns {string[]}
 */
export function trickRemarks(ctx, part) {
  const told = tellingOnce(part.entries).map((entry) => (entry.event.e === "played" ? remarks(ctx, entry).join(" ") : narrate(ctx, entry)));
  return told.filter(Boolean);
}
