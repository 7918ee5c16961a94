/**
 * The page that says what is stored of a person, for how long, and for whom.
 */

import { h } from "../../browser/dom.js";
import { STORED } from "../../text/stored_data.js";
import { link } from "../fields.js";
import { pageFrame } from "./frame.js";

/** @import { Component } from "../../model/types.js" */

/** Parts in sentences, beside the list. */
const PARTS = /** @type {const} */ (["address", "cookies", "others", "time", "rights"]);

/** @type {Component} */
export function privacy(ctx) {
  const { t } = ctx;
  const groups = /** @type {(keyof typeof STORED)[]} */ (Object.keys(STORED));
  return pageFrame(
    ctx,
    "privacy-page",
    t("privacy-title"),
    h("p.panel", { key: "short" }, t("privacy-short")),
    h(
      "section.panel.stored",
      { key: "stored", "aria-labelledby": "privacy-stored" },
      h("h2", { id: "privacy-stored" }, t("privacy-stored")),
      groups.map((group) => [
        h("h3", { key: `${group}-title` }, t(`privacy-${group}`)),
        h("ul", { key: group }, STORED[group].map((item) => h("li", { key: item }, t(`stored-${item}`)))),
      ]),
    ),
    PARTS.map((part) =>
      h("section.panel", { key: part, "aria-labelledby": `privacy-${part}` }, h("h2", { id: `privacy-${part}` }, t(`privacy-${part}-title`)), h("p", null, t(`privacy-${part}`))),
    ),
    h("p.privacy", { key: "ways" }, link(ctx, "/account", t("person-account"))),
  );
}
