/**
 * What follows a partie among friends: who wants a rematch, and the way to it.
 */

import { h } from "../browser/dom.js";
import { avatarPlace } from "../model/avatars.js";
import { isHost } from "../model/friends.js";
import { portraitsOf } from "../model/portraits.js";
import { arrange } from "../net/arrange.js";
import { clubOf } from "../net/evening_tables.js";
import { askForRematch } from "../net/rematch.js";
import { seatName } from "../text/friends.js";
import { bigButton } from "./dialogs.js";
import { portrait } from "./plates.js";

/** @import { Context, Friends, OptionalTableComponent, View } from "../model/types.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/** Who wants a rematch; null at a table of another kind, and once the rematch is there. @type {OptionalTableComponent} */
export function rematchWishes(ctx, view) {
  const { t, model } = ctx;
  const { friends } = model;
  if (friends?.state !== "over" || friends.next !== null || friends.pool || clubOf(model) || model.route.page !== "table") return null;
  const host = friends.host === null ? t("plate-nameless") : seatName(t, friends, friends.host);
  const waits = friends.asked.includes(view.seat) && !mayMake(model);
  return h(
    "section.rematch",
    { key: "rematch", "aria-label": t("rematch-who") },
    askers(ctx, friends, view),
    waits && h("p.hint", { key: "wait", role: "status" }, t("rematch-wait", { host })),
  );
}

/**
 * The buttons of the end dialog that lead to the next partie of the same people.
 *
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @returns {Child[]}
 */
export function rematchButtons(ctx, friends, view) {
  const { t, model, actions } = ctx;
  if (friends.pool) return [bigButton(t("lobby-again"), () => actions.go("/lobby"), "primary")]; // strangers meet anew
  if (friends.next !== null) return [bigButton(t("rematch-go"), () => askForRematch(model, actions), "primary")];
  if (mayMake(model)) {
    return [
      friends.may_draw && bigButton(t("rematch-drawn"), () => arrange(ctx, { act: "rematch", draw: true })),
      bigButton(t("rematch"), () => arrange(ctx, { act: "rematch" }), "primary"),
    ];
  }
  const wants = friends.asked.includes(view.seat);
  return [bigButton(t(wants ? "rematch-not" : "rematch"), () => arrange(ctx, { act: "ask", on: !wants }), wants ? "plain" : "primary")];
}

/** Whether the player may make the rematch: as the host, or while she is away. @param {Context["model"]} model @returns {boolean} */
const mayMake = (model) => isHost(model) || isHostAway(model);

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
    people.map(({ avatar, seat }) => {
      const wants = friends.asked.includes(seat);
      const away = model.presence?.[seat] === "away";
      return h(
        "li",
        { key: seat, class: wants ? "wants" : away ? "away" : null },
        portrait(heads[seat] ?? -1, avatarPlace(avatar)),
        h("span.asker-name", null, seat === view.seat ? t("you") : seatName(t, friends, seat)),
        h("span.asker-word", null, t("rematch-wants", { wants: wants ? "yes" : away ? "away" : "no" })),
      );
    }),
  );
}
