/**
 * Evenings of a club: who comes, drawn pairs, games by round, standings.
 */

import { h } from "../browser/dom.js";
import { clubAct } from "../net/clubs.js";
import { dayText } from "../text/boards.js";
import { formatNumber } from "../text/numbers.js";
import { mainAct, nextRound } from "./club_main_act.js";
import { asked } from "./club_members.js";
import { bigButton } from "./dialogs.js";
import { link } from "./fields.js";

/** @import { Context } from "../model/types.js" */
/** @import { Club, ClubEvening, ClubGame } from "../net/clubs.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

const DEALS = [4, 8, 12, 16];

/** The least number of people of whom pairs are drawn. */
const FEWEST = 3;

/** @param {Context} ctx @param {Club} club @returns {VNode} */
export function clubEvenings(ctx, club) {
  const { t } = ctx;
  return h(
    "section.panel.club-evenings",
    { key: "evenings" },
    h("h2", null, t("club-evenings")),
    club.evenings.length === 0 && h("p.hint", { key: "none" }, t("club-evenings-none")),
    club.evenings.map((evening) => oneEvening(ctx, club, evening)),
    club.role === "head" && planForm(ctx, club),
  );
}

/** @param {Context} ctx @param {Club} club @param {ClubEvening} evening @returns {VNode} */
function oneEvening(ctx, club, evening) {
  const { t } = ctx;
  const { day, title, rules, deals } = evening;
  return h(
    "article.club-evening",
    { key: evening.evening },
    h("h3", null, [dayText(t, day), title].filter(Boolean).join(" · ")),
    h("p.hint", { key: "rules" }, t("club-evening-rules", { rules: t(`preset-${rules}`), deals })),
    evening.pairs.length > 0 ? drawn(ctx, evening) : coming(ctx, club, evening),
    h("div.row", { key: "buttons" }, buttons(ctx, club, evening)),
  );
}

/** @param {Context} ctx @param {Club} club @param {ClubEvening} evening @returns {Child[]} */
function coming({ t }, club, { coming: who }) {
  const names = club.members.filter(({ member }) => who.includes(member)).map(({ name }) => name);
  return [
    h("p", { key: "coming" }, t("club-coming", { count: names.length, names: names.join(", ") || "–" })),
    club.role === "head" && who.length < FEWEST && h("p.hint", { key: "few" }, t("club-draw-few")),
  ];
}

/** @param {Context} ctx @param {ClubEvening} evening @returns {Child} */
function drawn(ctx, evening) {
  const { t } = ctx;
  const rounds = [...new Set(evening.games.map(({ round }) => round))];
  return [
    evening.games.some(({ points }) => points) && standings(ctx, evening),
    rounds.map((round) =>
      h(
        "section.round",
        { key: round },
        h("h4", null, t("club-round", { round })),
        evening.games.filter((game) => game.round === round).map((game) => oneGame(ctx, evening, game)),
      ),
    ),
  ];
}

/** @param {Context} ctx @param {ClubEvening} evening @param {number} pair @returns {string} */
function pairName({ t }, { pairs }, pair) {
  return (pairs[pair] ?? []).map((name) => (name === null ? t("bot") : name || t("club-somebody"))).join(" & ");
}

/** @param {Context} ctx @param {ClubEvening} evening @param {ClubGame} game @returns {VNode} */
function oneGame(ctx, evening, { pairs, points, table, begun }) {
  const { t } = ctx;
  const names = pairs.map((pair) => pairName(ctx, evening, pair)).join(" – ");
  const state = points ? points.map(formatNumber).join(" : ") : begun && h("small", null, t("club-playing"));
  return h(
    "div.series-game",
    { key: pairs.join() },
    h("span.game-pairs", null, names),
    h("span.game-points", null, state),
    table && !points && link(ctx, `/table/${table}`, t("club-to-table")),
  );
}

/** @param {Context} ctx @param {ClubEvening} evening @returns {VNode} */
function standings(ctx, evening) {
  const { t } = ctx;
  const heads = ["series-rank", "club-pair", "club-games", "boards-points"];
  return h(
    "table.standings",
    { key: "standings" },
    h("thead", null, h("tr", null, heads.map((key) => h("th", { key, scope: "col" }, t(key))))),
    h(
      "tbody",
      null,
      evening.standings.map(({ rank, pair, games, points }) =>
        h(
          "tr",
          { key: pair },
          h("td", null, String(rank)),
          h("th", { scope: "row" }, pairName(ctx, evening, pair)),
          h("td", null, String(games)),
          h("td", null, formatNumber(points)),
        ),
      ),
    ),
  );
}

/** @param {Context} ctx @param {Club} club @param {ClubEvening} planned @returns {Child[]} */
function buttons(ctx, club, planned) {
  const { t, actions } = ctx;
  const { evening, coming: who, pairs } = planned;
  const round = nextRound(planned);
  const look = (/** @type {string} */ what) => (mainAct(club) === `${what} ${evening}` ? "primary" : "plain");
  const act = (/** @type {string} */ what) => () => clubAct(actions, club, { do: "evening", evening, what });
  const isHead = club.role === "head";
  const comes = who.includes(club.own);
  return [
    isHead && asked(ctx, `evening-${evening}`, t("club-evening-remove"), "", act("remove")),
    pairs.length === 0 && bigButton(t(comes ? "club-stay-away" : "club-come"), act(comes ? "stay-away" : "come"), comes ? "plain" : look("come")),
    isHead && pairs.length === 0 && who.length >= FEWEST && bigButton(t("club-draw"), act("draw")),
    isHead && round > 0 && bigButton(t("club-next-round", { round }), act("round"), look("round")),
  ];
}

/** @param {Context} ctx @param {Club} club @returns {VNode} */
function planForm({ t, model, actions }, club) {
  if (club.rules.length === 0) return h("p.hint", { key: "plan" }, t("club-plan-rules"));
  const plan = { rule: "0", deals: "8", ...model.club?.plan };
  const choose = (/** @type {Event} */ { target }) => {
    const { name, value } = /** @type {HTMLSelectElement} */ (target);
    actions.update(({ club: open }) => ({ club: { ...open, plan: { ...open?.plan, [name]: value } } }));
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.target));
    clubAct(actions, club, {
      do: "plan",
      day: String(data.get("day")),
      rule: Number(data.get("rule")),
      deals: Number(data.get("deals")),
      title: String(data.get("title") ?? "").trim(),
    });
  };
  return h(
    "details.more",
    { key: "plan" },
    h("summary", null, t("club-plan")),
    h(
      "form.club-form",
      { on: { submit } },
      h("label.field", { key: "day" }, h("span", null, t("club-day")), h("input", { type: "date", name: "day", required: true })),
      h("label.field", { key: "title" }, h("span", null, t("club-evening-title")), h("input", { type: "text", name: "title", maxlength: 40 })),
      h(
        "label.field",
        { key: "rule" },
        h("span", null, t("club-rule")),
        h("select", { name: "rule", value: plan.rule, on: { change: choose } }, club.rules.map(({ title }, place) => h("option", { key: place, value: String(place) }, title))),
      ),
      h(
        "label.field",
        { key: "deals" },
        h("span", null, t("club-deals")),
        h("select", { name: "deals", value: plan.deals, on: { change: choose } }, DEALS.map((deals) => h("option", { key: deals, value: String(deals) }, String(deals)))),
      ),
      h("button.big.plain", { key: "send", type: "submit" }, t("club-plan-send")),
    ),
  );
}
