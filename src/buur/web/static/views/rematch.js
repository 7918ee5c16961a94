/**
 * What follows a partie among friends: who wants a rematch, and the way to it.
 */

import { h } from "../browser/dom.js";
import { avatarPlace } from "../model/avatars.js";
import { isHost } from "../model/friends.js";
import { portraitsOf } from "../model/portraits.js";
import { arrange } from "../net/arrange.js";
import { askForRematch } from "../net/rematch.js";
import { bigButton } from "./dialogs.js";
import { portrait } from "./plates.js";

/** @import { Context, Friends, OptionalTableComponent, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The part of the end dialog for a rematch; null at a table of another kind. @type {OptionalTableComponent} */
export function rematchPart(ctx, view) {
  const { t, model, actions } = ctx;
  const { friends } = model;
  if (!friends || friends.state !== "over") return null;
  const isReady = friends.next !== null;
  return h(
    "section.rematch",
    { key: "rematch", "aria-labelledby": "rematch-title" },
    h("h3", { id: "rematch-title", key: "title" }, t("rematch")),
    isReady
      ? h("div.row", { key: "go" }, bigButton(t("rematch-go"), () => askForRematch(model, actions), "primary"))
      : [askers(ctx, friends, view), isHost(model) || isHostAway(model) ? hostButtons(ctx, friends) : askButton(ctx, friends, view)],
  );
}

/** Whether nobody needs to wait for the host, who is away. @param {Context["model"]} model @returns {boolean} */
const isHostAway = ({ friends, presence }) => presence?.[friends?.host ?? -1] === "away";

/**
 * The people at the table, each with whether she wants a rematch.
 *
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @returns {VNode}
 */
function askers({ t, model }, friends, view) {
  const heads = portraitsOf(view);
  const people = friends.seats.flatMap((one, seat) => (one.kind === "person" ? [{ ...one, seat }] : []));
  return h(
    "ul.askers",
    { key: "askers", "aria-label": t("rematch-who") },
    people.map(({ name, avatar, seat }) => {
      const wants = friends.asked.includes(seat);
      const away = model.presence?.[seat] === "away";
      return h(
        "li",
        { key: seat, class: wants ? "wants" : away ? "away" : null },
        portrait(heads[seat] ?? -1, avatarPlace(avatar)),
        h("span.asker-name", null, seat === view.seat ? t("you") : name || t("plate-nameless")),
        h("span.asker-word", null, t("rematch-wants", { wants: wants ? "yes" : away ? "away" : "no" })),
      );
    }),
  );
}

/** @param {Context} ctx @param {Friends} friends @returns {VNode} */
function hostButtons(ctx, friends) {
  const { t } = ctx;
  return h(
    "div.row",
    { key: "make" },
    friends.may_draw && bigButton(t("rematch-drawn"), () => arrange(ctx, { act: "rematch", draw: true })),
    bigButton(t("rematch-same"), () => arrange(ctx, { act: "rematch" }), "primary"),
  );
}

/**
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @returns {import("../browser/dom.js").Child[]}
 */
function askButton(ctx, friends, view) {
  const { t } = ctx;
  const wants = friends.asked.includes(view.seat);
  const host = friends.seats[friends.host ?? -1]?.name || t("plate-nameless");
  return [
    wants && h("p.hint", { key: "wait" }, t("rematch-wait", { host })),
    h("div.row", { key: "ask" }, bigButton(t(wants ? "rematch-not" : "rematch-ask"), () => arrange(ctx, { act: "ask", on: !wants }), wants ? "plain" : "primary")),
  ];
}
