/**
 * A table for friends that gathers its people: link, seats, begin.
 */

import { h } from "../../browser/dom.js";
import { inSight } from "../../browser/in_sight.js";
import { hasCompany, isHost, seatsOf } from "../../model/friends.js";
import { botNames } from "../../model/settings.js";
import { arrange } from "../../net/arrange.js";
import { noticeText } from "../../text/notices.js";
import { seatName } from "../../text/friends.js";
import { ownLooks } from "../avatar_picker.js";
import { bigButton } from "../dialogs.js";
import { invitePanel, seatLink } from "../invite_panel.js";
import { hostListSwitch } from "../list_switch.js";
import { seatControls, seatRing } from "../seat_ring.js";
import { watchPanel } from "../watch_panel.js";
import { pageFrame } from "./frame.js";

/** @import { Component, Context, Friends, OptionalComponent } from "../../model/types.js" */
/** @import { VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function gathering(ctx) {
  const { t, model, actions } = ctx;
  const { friends, view } = model;
  if (!friends || !view) return h("main", { key: "gathering" });
  return pageFrame(
    ctx,
    "gathering",
    t("gather-title"),
    isHost(model) && invitePanel(ctx, { isFirst: !hasCompany(friends), more: hostListSwitch(ctx, friends) }),
    h(
      "section.panel.gather-table",
      { key: "table", "aria-label": t("seats-title") },
      h(
        "div.gather-head",
        { key: "head" },
        h("h2", null, t(`preset-${view.rules.name}`)),
        h("button.link", { type: "button", on: { click: () => actions.open("rules") } }, t("rules-read")),
      ),
      seatRing(ctx, friends, view),
      seatControls(ctx, friends, view),
      isHost(model) && friends.may_draw && drawSwitch(ctx, friends),
      h("p.hint.gather-time", { key: "time" }, t(`friends-time-${friends.time}-help`)),
    ),
    isHost(model) && watchPanel(ctx),
    h("section.panel.gather-more", { key: "more", "aria-label": t("gather-more") }, ownLooks(ctx), seatLink(ctx), leaving(ctx)),
    beginPanel(ctx, friends),
    offline(ctx),
  );
}

/** @param {Context} ctx @param {Friends} friends @returns {VNode} */
function beginPanel(ctx, friends) {
  const { t, model } = ctx;
  const open = seatsOf(friends, "open").length;
  const told = model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice));
  if (!isHost(model)) {
    const name = friends.host === null ? "none" : seatName(t, friends, friends.host);
    return h(
      "section.panel.begin",
      { key: "begin", "aria-label": t("gather-begin") },
      friends.draws && h("p", { key: "draws" }, t("gather-draws-teams")),
      h("p.begin-wait", { key: "wait" }, t("gather-wait", { name })),
      told,
    );
  }
  return h(
    "section.panel.begin",
    { key: "begin", "aria-label": t("gather-begin") },
    h(
      "button.big.begin-button",
      { key: "go", type: "button", class: hasCompany(friends) ? "primary" : "plain", "aria-disabled": model.arranging ? "true" : null, on: { click: () => arrange(ctx, { act: "begin", bot: botNames(model.settings)[0] }) } },
      t("gather-begin"),
    ),
    h("p.hint", { key: "bots" }, t("gather-bots", { count: open })),
    told,
  );
}

/** @param {Context} ctx @param {Friends} friends @returns {VNode} */
function drawSwitch(ctx, friends) {
  const { t, model } = ctx;
  const { arranging } = model;
  const change = (/** @type {Event} */ event) => arrange(ctx, { act: "draw", on: /** @type {HTMLInputElement} */ (event.target).checked });
  return h(
    "label.field.switch",
    { key: "draw" },
    h("span", null, t("gather-draw"), " ", h("small.help", null, t("gather-draw-help"))),
    h("input", { type: "checkbox", role: "switch", checked: arranging?.act === "draw" ? arranging.on : friends.draws, on: { change } }),
  );
}

/** The way from the table, asked once more. @type {Component} */
function leaving(ctx) {
  const { t, model, actions } = ctx;
  const ask = (/** @type {boolean} */ leaves) => actions.draft({ leaves });
  if (!model.draft.leaves) return h("button.link.leave", { key: "leave", type: "button", on: { click: () => ask(true) } }, t("gather-leave"));
  return h(
    "div.leaving",
    { key: "leaving", mount: inSight, role: "group", "aria-label": t("gather-leave") },
    h("p", null, t("gather-leave-ask")),
    h(
      "div.row",
      null,
      bigButton(t("gather-leave-no"), () => ask(false)),
      bigButton(t("gather-leave-yes"), () => arrange(ctx, { act: "leave" }), "danger"),
    ),
  );
}

/** @type {OptionalComponent} */
function offline({ t, model }) {
  return model.conn === "lost" ? h("div.offline", { key: "offline", role: "status" }, t("offline")) : null;
}
