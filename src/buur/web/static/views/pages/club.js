/**
 * Pages of clubs: the list of one's own, the invitation to one, and the club itself.
 */

import { h } from "../../browser/dom.js";
import { clubAct, joinClub, makeClub } from "../../net/clubs.js";
import { formatNumber } from "../../text/numbers.js";
import { noticeText } from "../../text/notices.js";
import { differenceOf } from "../../text/boards.js";
import { clubEvenings } from "../club_evenings.js";
import { mainAct } from "../club_main_act.js";
import { clubEnd, clubMembers, clubRules, textForm } from "../club_members.js";
import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { messagePage, pageFrame } from "./frame.js";

/** @import { Child, VNode } from "../../browser/dom.js" */
/** @import { Component, Context } from "../../model/types.js" */
/** @import { Club, ClubTable, OpenClub } from "../../net/clubs.js" */

/** @type {Component} */
export function club(ctx) {
  const { t, model } = ctx;
  const { mine, view, invited, failed } = model.club ?? {};
  if (failed) return messagePage(ctx, "club", t("club-none-title"), t("club-none"), link(ctx, "/club", t("room-club")));
  const notice = model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice));
  if (view) return pageFrame(ctx, "club", view.title, notice, clubPage(ctx, view));
  if (invited) return pageFrame(ctx, "club", invited.title, notice, invitation(ctx, invited));
  return pageFrame(ctx, "club", t("room-club"), notice, mine ? ownClubs(ctx, mine) : h("p.panel.pending", { key: "pending" }, t("loading")));
}

/** @param {Context} ctx @param {Club} view @returns {Child} */
function clubPage(ctx, view) {
  return [clubTables(ctx, view), clubEvenings(ctx, view), ranking(ctx, view), clubMembers(ctx, view), clubRules(ctx, view), clubEnd(ctx, view)];
}

/** @param {Context} ctx @param {Exclude<OpenClub["mine"], undefined>} mine @returns {VNode[]} */
function ownClubs(ctx, mine) {
  const { t, model, actions } = ctx;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(data.get("name") ?? "").trim();
    actions.set({ name });
    makeClub(actions, String(data.get("title") ?? "").trim(), name);
  };
  return [
    h(
      "section.panel",
      { key: "mine" },
      mine.length === 0
        ? h("p", { key: "none" }, t("club-mine-none"))
        : h("ul.club-list", { key: "list" }, mine.map(({ club: id, title, role }) => h("li", { key: id }, link(ctx, `/club/${id}`, title), role === "head" && h("small.training", null, t("club-head"))))),
    ),
    h(
      "form.panel.club-form",
      { key: "new", on: { submit } },
      h("h2", null, t("club-new")),
      h("p.hint", { key: "about" }, t("club-new-about")),
      h("label.field", { key: "title" }, h("span", null, t("club-title")), h("input", { type: "text", name: "title", maxlength: 40, required: true, autocomplete: "off" })),
      h("label.field", { key: "name" }, h("span", null, t("club-own-name")), h("input", { type: "text", name: "name", maxlength: 24, required: true, autocomplete: "nickname", value: model.settings.name })),
      h("button.big.primary", { key: "make", type: "submit" }, t("club-make")),
    ),
  ];
}

/** @param {Context} ctx @param {Exclude<OpenClub["invited"], undefined>} invited @returns {VNode} */
function invitation(ctx, invited) {
  const { t, model, actions } = ctx;
  return h(
    "section.panel",
    { key: "join" },
    h("p", { key: "about" }, t("club-invited", { members: invited.members })),
    textForm("name", t("club-own-name"), model.settings.name, t("club-join"), (name) => {
      actions.set({ name });
      joinClub(actions, invited, name);
    }),
  );
}

/** @param {Context} ctx @param {Club} view @returns {VNode} */
function clubTables(ctx, view) {
  const { t, actions } = ctx;
  return h(
    "section.panel.club-tables",
    { key: "tables" },
    h("h2", null, t("club-tables")),
    view.tables.length === 0
      ? h("p.hint", { key: "none" }, t("club-tables-none"))
      : h("ul.table-list", { key: "list" }, view.tables.map((table) => tableLine(ctx, view, table))),
    h(
      "div.row.club-new-tables",
      { key: "new" },
      view.rules.length === 0
        ? h("p.hint", null, t("club-tables-rules"))
        : view.rules.map(({ title }, rule) => h("button.big.plain", { key: rule, type: "button", on: { click: () => clubAct(actions, view, { do: "table", rule }) } }, t("club-open-table", { title }))),
    ),
  );
}

/** @param {Context} ctx @param {Club} view @param {ClubTable} table @returns {VNode} */
function tableLine(ctx, view, { table, rules, state, names, open }) {
  const { t, actions } = ctx;
  const own = view.members.find(({ member }) => member === view.own)?.name ?? "";
  const sits = names.includes(own);
  const sit = () => clubAct(actions, view, { do: "sit", table });
  const look = mainAct(view) === `sit ${table}` ? "primary" : "plain";
  return h(
    "li.open-table",
    { key: table },
    h(
      "div.open-table-text",
      { key: "text" },
      h("strong", null, t(`preset-${rules}`)),
      h("span.who", null, names.join(", ") || "–"),
      h("small.facts", null, t(state === "playing" ? "club-playing" : "club-open-seats", { open })),
    ),
    sits ? link(ctx, `/table/${table}`, t("club-to-table")) : open > 0 && bigButton(t("club-sit"), sit, look),
  );
}

/** @param {Context} ctx @param {Club} view @returns {VNode|null} */
function ranking(ctx, view) {
  const { t } = ctx;
  if (view.ranking.length === 0) return null;
  const heads = ["series-rank", "boards-player", "club-games", "club-won", "club-difference", "club-strength"];
  return h(
    "section.panel.club-ranking",
    { key: "ranking" },
    h("h2", null, t("series-ranking")),
    h("p.hint", { key: "about" }, t("club-strength-about")),
    h(
      "table.standings",
      { key: "table" },
      h("thead", null, h("tr", null, heads.map((key) => h("th", { key, scope: "col" }, t(key))))),
      h(
        "tbody",
        null,
        view.ranking.map(({ member, name, games, won, difference, strength }, place) =>
          h(
            "tr",
            { key: member, class: member === view.own ? "own" : null },
            h("td", null, String(place + 1)),
            h("th", { scope: "row" }, name),
            h("td", null, String(games)),
            h("td", null, String(won)),
            h("td", null, differenceOf(difference)),
            h("td", null, strengthText(strength)),
          ),
        ),
      ),
    ),
  );
}

/** @param {number} strength @returns {string} with one place after the point */
function strengthText(strength) {
  const [whole, part = "0"] = formatNumber(strength).split(".");
  return `${whole}.${part}`;
}
