/**
 * Ways into the first lesson and beginner's mode, on the home page, in help and settings.
 */

import { h } from "../browser/dom.js";
import { toggle } from "./fields.js";

/** @import { Component } from "../model/types.js" */

/** The button of the first lesson. @type {Component} */
export function lessonLink({ t, model, actions }) {
  return h(
    "button.link.learn-link",
    { key: "learn", type: "button", disabled: model.busy, on: { click: () => actions.learn() } },
    t("learn-start"),
  );
}

/** The switch of beginner's mode. @type {Component} */
export function beginnerSwitch(ctx) {
  return toggle(ctx, "beginner", ctx.t("beginner"), ctx.t("beginner-help"));
}

/** What help offers to who learns. @type {Component} */
export function learnHelp(ctx) {
  return h("section.settings-group.learn-help", { key: "learn" }, h("h3", null, ctx.t("learn")), beginnerSwitch(ctx), lessonLink(ctx));
}
