/**
 * The open tables of the lobby: game, pace, language, who sits, and the seats that are free.
 */

import { h } from "../browser/dom.js";
import { freeSeats } from "../model/lobby.js";
import { openTable, sitAt } from "../net/lobby.js";
import { avatarPlace } from "../model/avatars.js";
import { bigButton } from "./dialogs.js";
import { LANGUAGE_NAMES } from "./menu_dialogs.js";
import { portrait } from "./plates.js";

/** @import { Context } from "../model/types.js" */
/** @import { Lobby, OpenTable } from "../model/lobby.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {Lobby} lobby
 * @returns {VNode}
 */
export function openTables(ctx, lobby) {
  const { t } = ctx;
  const { tables, more } = lobby;
  return h(
    "section.panel.open-tables",
    { key: "tables", "aria-labelledby": "tables-title" },
    h("h2", { id: "tables-title" }, t("lobby-tables")),
    tables === null
      ? h("p.hint", { key: "wait" }, t("loading"))
      : tables.length === 0
        ? h("p.hint", { key: "none" }, t("lobby-no-tables"))
        : h("ul.table-list", { key: "list" }, tables.map((table) => entry(ctx, table))),
    more > 0 && h("p.hint", { key: "more" }, t("lobby-more-tables", { count: more })),
    h("div.own-table", { key: "own" }, bigButton(t("lobby-open-table"), () => openTable(ctx.model, ctx.actions)), h("p.hint", null, t("lobby-open-help"))),
  );
}

/**
 * @param {Context} ctx
 * @param {OpenTable} one
 * @returns {VNode}
 */
function entry(ctx, one) {
  const { t, model, actions } = ctx;
  const { table, rules, changed, time, lang, seats } = one;
  const game = t(`preset-${rules}`);
  const free = freeSeats(one);
  const people = seats.filter(({ kind }) => kind === "person").map(({ name }) => name || t("me-guest"));
  const facts = [
    changed && t("lobby-own-rules"),
    time === "long" && t("lobby-long"),
    lang && lang !== model.settings.lang && LANGUAGE_NAMES[lang],
    one.state === "playing" && t("lobby-plays"),
  ].filter(Boolean);
  return h(
    "li.open-table",
    { key: table },
    h(
      "div.open-table-text",
      { key: "text" },
      h("strong", { key: "game" }, game),
      h("span.who", { key: "who" }, faces(one), h("span.who-names", null, people.join(", "))),
      facts.length > 0 && h("span.facts", { key: "facts" }, facts.join("\u00a0· ")),
      h("span.free", { key: "free" }, seatMarks(one), t("lobby-free", { count: free })),
    ),
    h(
      "button.big.sit",
      { key: "sit", type: "button", disabled: model.busy, "aria-label": t("lobby-sit-at", { game, names: people.join(", ") || "none" }), on: { click: () => sitAt(model, actions, table) } },
      t("lobby-sit"),
    ),
  );
}

/** The drawings that people at a table have chosen. @param {OpenTable} table @returns {VNode|null} */
function faces({ seats }) {
  const chosen = seats.map(({ avatar }) => avatarPlace(avatar)).filter((place) => place >= 0);
  if (chosen.length === 0) return null;
  return h("span.faces", { key: "faces" }, chosen.map((place, nth) => h("span", { key: String(nth) }, portrait(-1, place))));
}

/** The seats of a table as small marks. @param {OpenTable} table @returns {VNode} */
function seatMarks({ seats }) {
  return h(
    "span.seat-marks",
    { "aria-hidden": "true" },
    seats.map(({ kind }, seat) => h("i.seat-mark", { key: String(seat), class: kind })),
  );
}
