/**
 * A table for friends that gathers its people: link, seats, begin.
 */

import { h } from "../../browser/dom.js";
import { bigButton } from "../dialogs.js";
import { pageFrame } from "./frame.js";
import { arrange } from "../../net/arrange.js";

/** @import { Component } from "../../model/types.js" */

/** @type {Component} */
export function gathering(ctx) {
  const { t, model } = ctx;
  const seats = model.friends?.seats ?? [];
  return pageFrame(
    ctx,
    "gathering",
    t("title-table"),
    h("ul", { key: "seats" }, seats.map(({ name }, seat) => h("li", { key: seat }, name))),
    bigButton(t("play-now"), () => arrange(ctx, { act: "begin" }), "primary"),
  );
}
