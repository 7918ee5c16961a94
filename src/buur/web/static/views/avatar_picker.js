/**
 * Choice of one's own avatar.
 */

import { h } from "../browser/dom.js";
import { AVATARS, avatarPlace } from "../model/avatars.js";
import { arrange } from "../net/arrange.js";
import { field } from "./fields.js";
import { portrait } from "./plates.js";

/** @import { Component, Context, FriendSeat, Model } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The own seat at a table for friends. @param {Model} model @returns {FriendSeat|undefined} */
const ownSeat = ({ friends, view }) => friends?.seats[view?.seat ?? -1];

/** Name and avatar of the player at a table that gathers, or of a seat to come; a part that opens. @type {Component} */
export function ownLooks(ctx) {
  const { t, model, actions } = ctx;
  const change = (/** @type {Event} */ event) => {
    const name = field(event).value;
    actions.set({ name });
    arrange(ctx, { act: "present", name: name.trim() });
  };
  return h(
    "details.more.own-looks",
    { key: "looks" },
    h("summary", null, portrait(-1, avatarPlace(ownSeat(model)?.avatar ?? model.settings.avatar)), h("span", null, t(model.friends ? "looks-title" : "avatar"))),
    model.friends && h("label.field", { key: "name" }, h("span", null, t("your-name")), h("input", { type: "text", maxlength: 24, autocomplete: "nickname", value: ownSeat(model)?.name ?? model.settings.name, on: { change } })),
    avatarPicker(ctx),
  );
}

/** The drawings from which a person chooses hers, with none at first. @type {Component} */
export function avatarPicker(ctx) {
  const { model, actions } = ctx;
  const own = ownSeat(model);
  return avatarChoice(ctx, own ? (own.avatar ?? "") : model.settings.avatar, (chosen) => {
    actions.set({ avatar: chosen });
    arrange(ctx, { act: "present", avatar: chosen });
  });
}

/**
 * The drawings as buttons, one of them pressed.
 *
 * @param {Context} ctx
 * @param {string} avatar the present one, "" for none
 * @param {(chosen: string) => void} take
 * @returns {VNode}
 */
export function avatarChoice({ t }, avatar, take) {
  const choose = (/** @type {string} */ chosen) => () => take(chosen);
  return h(
    "div.avatars",
    { key: "avatars", role: "group", "aria-label": t("avatar") },
    ["", ...AVATARS].map((one, place) =>
      h(
        "button.avatar-choice",
        { key: one, type: "button", "aria-pressed": one === avatar ? "true" : "false", "aria-label": t("avatar-name", { avatar: one || "none" }), title: t("avatar-name", { avatar: one || "none" }), on: { click: choose(one) } },
        one ? portrait(-1, place - 1) : h("span.no-avatar", { "aria-hidden": "true" }, "–"),
      ),
    ),
  );
}
