/**
 * Page of a new table for friends: game, name, time to act.
 */

import { h } from "../../browser/dom.js";
import { makeFriendTable } from "../../net/friend_tables.js";
import { noticeText } from "../../text/notices.js";
import { ownLooks } from "../avatar_picker.js";
import { field, labelled, segmented } from "../fields.js";
import { chosenGame } from "../game_chooser.js";
import { newListSwitch } from "../list_switch.js";
import { rulesChooser } from "../rules_chooser.js";
import { pageFrame } from "./frame.js";

/** @import { Component } from "../../model/types.js" */

const TIMES = /** @type {const} */ (["normal", "long"]);

/** @type {Component} */
export function friends(ctx) {
  const { t, model, actions } = ctx;
  const time = model.draft.time ?? "normal";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    makeFriendTable(model, actions, time);
  };
  const times = TIMES.map((one) => ({ key: one, text: t(`friends-time-${one}`), on: time === one, click: () => actions.draft({ time: one }) }));
  return pageFrame(
    ctx,
    "friends",
    t("friends-title"),
    h(
      "form.panel.start",
      { key: "form", on: { submit } },
      h("p", { key: "intro" }, t("friends-intro")),
      chosenGame(ctx),
      h(
        "label.field",
        { key: "name" },
        h("span", null, t("your-name")),
        h("input", {
          type: "text",
          maxlength: 24,
          autocomplete: "nickname",
          value: model.settings.name,
          on: { input: (/** @type {Event} */ event) => actions.set({ name: field(event).value }) },
        }),
      ),
      ownLooks(ctx),
      labelled("time", t("friends-time"), segmented(t("friends-time"), times)),
      h("p.hint", { key: "help", "aria-live": "polite" }, t(`friends-time-${time}-help`)),
      newListSwitch(ctx),
      h("button.big.primary", { key: "make", type: "submit", disabled: model.busy }, t("friends-make")),
      model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
    ),
    rulesChooser(ctx),
  );
}
