/**
 * Whether others may watch the table, and the link for them: for the person who decides.
 */

import { h } from "../browser/dom.js";
import { arrange } from "../net/arrange.js";
import { watchAddress } from "../net/watch_links.js";
import { bigButton } from "./dialogs.js";
import { segmented } from "./fields.js";
import { linkRow } from "./invite_panel.js";

/** @import { Child } from "../browser/dom.js" */
/** @import { Component, Context } from "../model/types.js" */

const CHOICES = /** @type {const} */ (["off", "after", "late"]);

/** @type {Component} */
export function watchPanel(ctx) {
  const title = h("h2", { id: "watch-panel-title" }, ctx.t("watch-panel"));
  return h("section.panel.watch-panel", { key: "watch-panel", "aria-labelledby": "watch-panel-title" }, title, watchSetting(ctx));
}

/** The same as a part that opens, in a dialog. @type {Component} */
export function watchDetails(ctx) {
  return h("details.more.watch-panel", { key: "watch-panel" }, h("summary", null, ctx.t("watch-panel")), watchSetting(ctx));
}

/** @param {Context} ctx @returns {Child[]} */
function watchSetting(ctx) {
  const { t, model } = ctx;
  const chosen = model.friends?.watch ?? "off";
  const watching = model.friends?.watching ?? 0;
  const choices = CHOICES.map((key) => ({
    key,
    text: t(`watch-choice-${key}`),
    on: key === chosen,
    click: () => key !== chosen && arrange(ctx, { act: "watch", watch: key }),
  }));
  return [
    segmented(t("watch-panel"), choices),
    h("p.hint", { key: "help" }, t(`watch-help-${chosen}`)),
    chosen !== "off" && [
      watching > 0 && h("p", { key: "count", role: "status" }, t("watch-count", { count: watching })),
      model.watchLink ? linkRow(ctx, "watch", watchAddress(model.route.id, model.watchLink)) : h("p", { key: "lost" }, t("watch-lost")),
      bigButton(t("watch-renew"), () => arrange(ctx, { act: "watch-link" })),
    ],
  ];
}
