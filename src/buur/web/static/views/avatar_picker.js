/**
 * Choice of one's own avatar.
 */

import { h } from "../browser/dom.js";
import { AVATARS } from "../model/avatars.js";
import { arrange } from "../net/arrange.js";
import { portrait } from "./plates.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/** The drawings from which a person chooses hers, with none at first. @type {Component} */
export function avatarPicker(ctx) {
  const { model, actions } = ctx;
  return avatarChoice(ctx, model.settings.avatar, (chosen) => {
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
        one ? portrait(-1, place - 1) : h("span.portrait.no-avatar", { "aria-hidden": "true" }, "–"),
      ),
    ),
  );
}
