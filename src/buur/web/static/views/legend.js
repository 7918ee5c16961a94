/**
 * Legend of the marks on the table: each drawn as it looks there, with a sentence.
 */

import { contractSign, face, pip } from "./card_drawings.js";
import { h } from "../browser/dom.js";
import { lamp } from "./hint.js";
import { HEIGHT, chalkLine, groups } from "./slate.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** Cards in the legend, and what their marks are called in the style. */
const CARD = { winning: "HA", led: "H9", playable: "HK", refused: "S8", prepared: "HT" };

/**
 * The marks by the place where they are seen. Each has a text `legend-NAME`.
 *
 * @type {Record<string, Record<string, (ctx: Context) => VNode[]>>}
 */
const MARKS = {
  cards: {
    winning: (ctx) => [trickCard(ctx, "winning")],
    led: (ctx) => [trickCard(ctx, "led")],
    playable: (ctx) => [handCard(ctx, "playable"), handCard(ctx, "refused")],
    prepared: (ctx) => [handCard(ctx, "prepared")],
    piles: () => [h("div.taken", null, h("i"), h("i"), h("b", null, 4))],
  },
  plates: {
    turn: () => [plate("Ueli", 0, { turn: true })],
    held: () => [plate("Vreni", 1, { cards: 6 })],
    dealer: ({ t }) => [h("span.dealer", null, t("dealer-short"))],
    maker: ({ model }) => [h("span.maker.medal", null, pip(model.settings, "H"))],
    king: () => [h("span.king", null, "♛")],
    predicted: () => [h("span.predicted", null, 39)],
    won: () => [h("span.won", null, 3)],
    bot: ({ t }) => [plate("Heidi", 2, { more: t("bot-short") })],
    deputy: ({ t }) => [plate("Anna", 3, { more: t("deputy-short") })],
  },
  around: {
    medal: ({ model }) => [h("span.contract.none", null, h("span.medal")), h("span.medal", null, pip(model.settings, "H"))],
    arrows: ({ model }) => ["oben", "unten", "zigzag"].map((one) => h("span.medal", { key: one }, contractSign(model.settings, one))),
    hint: () => [h("span.legend-lamp", null, lamp())],
    chalk: () => [h("span.slate", null, chalkStrokes())],
  },
};

/** Strokes of each row of the slate in the legend. */
const STROKES = { hundreds: 2, fifties: 2, twenties: 3 };

/** Marks that lie on wood or on the slate, not on the cloth. */
const ON_WOOD = new Set(["playable", "prepared", "medal", "arrows", "hint", "chalk"]);

/** @type {Component} */
export function legend(ctx) {
  return h(
    "section.legend",
    { key: "legend", "aria-labelledby": "legend-title" },
    h("h3", { id: "legend-title" }, ctx.t("legend")),
    Object.entries(MARKS).map(([place, marks]) =>
      h(
        "dl.legend-list",
        { key: place },
        Object.entries(marks).map(([name, drawn]) =>
          h(
            "div.legend-row",
            { key: name },
            h("dt", { class: ON_WOOD.has(name) ? "wooden" : "cloth" }, h("span.legend-mark", { "aria-hidden": "true" }, drawn(ctx)), h("span.hidden", null, ctx.t(`legend-${name}.name`))),
            h("dd", null, ctx.t(`legend-${name}`)),
          ),
        ),
      ),
    ),
  );
}

/** @returns {VNode[]} */
function chalkStrokes() {
  return /** @type {const} */ (["hundreds", "fifties", "twenties"]).map((row) =>
    h(
      "span.legend-strokes",
      { key: row },
      groups(row, STROKES[row], STROKES[row]).map(({ width, lines }, i) =>
        h("svg.chalk", { key: i, viewBox: `0 0 ${width} ${HEIGHT}` }, lines.map(chalkLine)),
      ),
    ),
  );
}

/** @param {Context} ctx @param {"winning"|"led"} mark @returns {VNode} */
function trickCard({ model }, mark) {
  return h(`div.spot.${mark}`, { key: mark, vars: { "--rest": "0deg" } }, face(model.settings, CARD[mark]));
}

/** @param {Context} ctx @param {"playable"|"refused"|"prepared"} mark @returns {VNode} */
function handCard({ model }, mark) {
  return h(`div.card.${mark}`, { key: mark }, face(model.settings, CARD[mark]));
}

/**
 * A seat's plate.
 *
 * @param {string} name
 * @param {number} portrait
 * @param {{turn?: boolean, cards?: number, more?: string}} shown
 * @returns {VNode}
 */
function plate(name, portrait, { turn, cards, more }) {
  return h(
    "div.seat",
    { "data-turn": turn ? "yes" : "no" },
    h(
      "div.plate",
      null,
      cards && h("span.held", { vars: { "--n": cards } }),
      h("span.portrait", { vars: { "--who": portrait } }),
      h("span.turn-mark", null, "▸"),
      h("span.seat-text", null, h("span.seat-name", null, name), h("span.seat-more", null, more && h("span.bot", null, more))),
    ),
  );
}
