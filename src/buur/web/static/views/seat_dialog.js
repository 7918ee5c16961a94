/**
 * Dialog of a seat at a table for friends: who sits there, and what can be done about it.
 */

import { h } from "../browser/dom.js";
import { isHost } from "../model/friends.js";
import { arrange } from "../net/arrange.js";
import { avatarPicker } from "./avatar_picker.js";
import { bigButton, dialog } from "./dialogs.js";
import { invitePanel } from "./invite_panel.js";
import { talkPerson } from "./talk.js";
import { watchDetails } from "./watch_panel.js";

/** @import { Context, Friends, OptionalComponent } from "../model/types.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/** @type {OptionalComponent} */
export function seatDialog(ctx) {
  const { t, model, actions } = ctx;
  const { friends, view } = model;
  const seat = model.chosenSeat ?? -1;
  const at = friends?.seats[seat];
  if (!friends || !view || !at) return null;
  const isOwn = seat === view.seat;
  const name = view.names[seat] || t("plate-nameless");
  return dialog(
    "seat-menu",
    isOwn ? t("plate-own") : name,
    isOwn ? ownParts(ctx) : othersParts(ctx, friends, seat, name),
    model.notice && h("p.notice", { key: "notice", role: "status" }, t(model.notice.code, model.notice.args)),
    h("div.row", { key: "close" }, bigButton(t("close"), () => actions.open(null), "primary")),
  );
}

/** @param {Context} ctx @returns {Child[]} */
function ownParts(ctx) {
  const { t, model } = ctx;
  const isPlaying = model.friends?.state === "playing";
  return [
    h("h3", { key: "avatar-title" }, t("avatar")),
    avatarPicker(ctx),
    isHost(model) && watchDetails(ctx),
    isPlaying &&
      h(
        "details.more",
        { key: "leave" },
        h("summary", null, t("plate-leave")),
        h("p.hint", null, t("plate-leave-help")),
        h(
          "div.row",
          null,
          bigButton(t("plate-leave-open"), () => arrange(ctx, { act: "leave", on: true }), "danger"),
          bigButton(t("plate-leave-bot"), () => arrange(ctx, { act: "leave", on: false }), "danger"),
        ),
      ),
  ];
}

/**
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {number} seat
 * @param {string} name
 * @returns {Child[]}
 */
function othersParts(ctx, friends, seat, name) {
  const { t, model } = ctx;
  const { kind } = friends.seats[seat] ?? { kind: "bot" };
  const presence = model.presence?.[seat] ?? "here";
  const deputy = model.view?.kinds[seat] === "deputy";
  const state = kind === "person" ? (deputy ? "deputy" : presence) : kind;
  return [
    h("p", { key: "state" }, t("plate-state", { state, name })),
    seat === friends.host && h("p.hint", { key: "host" }, t("plate-host", { name })),
    kind === "person" && model.talk && talkPerson(ctx, model.talk, seat),
    isHost(model) && friends.state === "playing" && [kind === "open" && invitePanel(ctx, { title: "h3" }), hostParts(ctx, kind, seat, name)],
  ];
}

/**
 * What the host can do with a seat, also in the middle of a deal.
 *
 * @param {Context} ctx
 * @param {Friends["seats"][number]["kind"]} kind
 * @param {number} seat
 * @param {string} name
 * @returns {VNode}
 */
function hostParts(ctx, kind, seat, name) {
  const { t } = ctx;
  const loses = kind === "person";
  const look = loses ? "danger" : "plain";
  return h(
    "section.seat-change",
    { key: "change" },
    h("h3", { key: "title" }, t("plate-change")),
    loses && h("p.hint", { key: "loses" }, t("plate-loses", { name })),
    h(
      "div.row",
      { key: "acts" },
      kind !== "open" && bigButton(t("plate-to-next"), () => arrange(ctx, { act: "open", seat }), look),
      kind !== "bot" && bigButton(t(loses ? "plate-to-bot" : "plate-keep-bot"), () => arrange(ctx, { act: "bot", seat }), look),
    ),
  );
}
