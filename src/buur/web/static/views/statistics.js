/**
 * Statistics of a person: rule sets, contracts and partners.
 */

import { contractSign } from "./card_drawings.js";
import { h } from "../browser/dom.js";
import { shortContractName } from "../text/contract_names.js";
import { formatNumber } from "../text/numbers.js";

/** @import { Context } from "../model/types.js" */
/** @import { Statistics } from "../model/person_types.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/** Rows of a table that are shown. */
const MOST = 8;

/**
 * @param {Context} ctx
 * @param {Statistics|null|undefined} found
 * @returns {VNode|null}
 */
export function statistics(ctx, found) {
  if (!found?.rules.length) return null;
  const { t } = ctx;
  return h(
    "details.panel.statistics",
    { key: "statistics" },
    h("summary", null, h("h2", null, t("stats-title"))),
    rulesTable(ctx, found),
    found.contracts.length > 0 && contractsTable(ctx, found),
    found.partners.length > 0 && partnersTable(ctx, found),
  );
}

/** @param {Context} ctx @param {Statistics} found @returns {VNode} */
function rulesTable({ t }, { rules }) {
  const rows = rules.map((one) => [
    t(`preset-${one.rules}`),
    formatNumber(one.deals),
    one.points === null ? "–" : formatNumber(Math.round(one.points / one.counted)),
    `${formatNumber(one.won)} / ${formatNumber(one.played)}`,
  ]);
  return table("rules", t("stats-rules"), [t("stats-deals"), t("stats-points"), t("stats-won")], rows);
}

/** @param {Context} ctx @param {Statistics} found @returns {VNode} */
function contractsTable(ctx, { contracts }) {
  const { t, model } = ctx;
  const rows = contracts.map(({ contract, times, made }) => [
    h("span.stats-contract", null, h("span.medal", null, contractSign(model.settings, contract)), shortContractName(ctx, contract, "")),
    formatNumber(times),
    share(ctx, made, times),
  ]);
  return table("contracts", t("stats-contracts"), [t("stats-times"), t("stats-made")], rows);
}

/** @param {Context} ctx @param {Statistics} found @returns {VNode} */
function partnersTable(ctx, { partners }) {
  const { t } = ctx;
  const rows = partners.map(({ name, bot, friend, played, won }) => [
    [bot ? t("stats-bot", { bot }) : name || t("person-nameless"), friend && [" ", h("small.people-here", null, t("stats-friend"))]],
    formatNumber(played),
    share(ctx, won, played),
  ]);
  return table("partners", t("stats-partners"), [t("stats-played"), t("stats-won-share")], rows);
}

/** @param {Context} ctx @param {number} part @param {number} whole @returns {string} */
const share = ({ t }, part, whole) => t("stats-share", { share: Math.round((100 * part) / whole) });

/** @param {string} key @param {string} title @param {string[]} heads @param {Child[][]} rows @returns {VNode} */
function table(key, title, heads, rows) {
  return h(
    "table.stats",
    { key },
    h("thead", null, h("tr", null, h("th", { scope: "col" }, title), heads.map((head) => h("th.figure", { key: head, scope: "col" }, head)))),
    h(
      "tbody",
      null,
      rows.slice(0, MOST).map((row, place) =>
        h("tr", { key: place }, row.map((cell, column) => (column ? h("td.figure", { key: column }, cell) : h("th", { key: column, scope: "row" }, cell)))),
      ),
    ),
  );
}
