/**
 * Dialog of a fair deal: one sentence, why it is true, and the numbers behind it.
 */

import { h } from "../browser/dom.js";
import { isContributor, lastSealedDeal } from "../model/fair_deal.js";
import { who } from "../text/narration.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Component, Context, OptionalComponent } from "../model/types.js" */
/** @import { Checks, SealedDeal } from "../model/fair_deal.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/** The button that opens the dialog; null until a seed is published. @type {OptionalComponent} */
export function fairLink({ t, model, actions }) {
  if (!lastSealedDeal(model)) return null;
  return h("button.link.fair-link", { key: "fair", type: "button", on: { click: () => actions.open("fair") } }, seal(), t("fair-ask"));
}

/** @type {Component} */
export function fairDialog(ctx) {
  const { t, model, actions } = ctx;
  const fair = model.explained?.fair?.fair;
  return dialog(
    "fair",
    fair ? t("fair-title", { deal: fair.sealed.deal }) : t("fair-ask"),
    fair ? told(ctx, fair.sealed, fair.checks) : h("p.hint", { role: "status" }, t(model.explained?.fair ? "fair-reloaded" : "fair-checking")),
    h(
      "div.row",
      null,
      bigButton(t("close"), () => actions.open(null), "primary"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {SealedDeal} sealed
 * @param {Checks|null} checks
 * @returns {Child[]}
 */
function told(ctx, sealed, checks) {
  const { t } = ctx;
  const wrong = checks?.some(({ ok }) => !ok);
  const people = sealed.nonces.filter(Boolean).length;
  const proved = people ? "fair-yes" : "fair-alone";
  const verdict = checks ? (wrong ? "fair-no" : proved) : "fair-unknown";
  return [
    h("p.fair-verdict", { key: "verdict", class: wrong ? "wrong" : null, role: "status" }, checks && seal(wrong), h("span", null, t(verdict, { people }))),
    h("p.hint", { key: "how" }, t(checks ? "fair-how" : "fair-no-crypto")),
    checks &&
      h(
        "ul.fair-checks",
        { key: "checks" },
        checks.map(({ name, ok }) =>
          h("li", { key: name, class: ok ? null : "wrong" }, h("span.fair-mark", { "aria-hidden": "true" }, ok ? "✓" : "✗"), h("span", null, t(`fair-${name}-${ok ? "yes" : "no"}`))),
        ),
      ),
    h("details.more", { key: "numbers" }, h("summary", null, t("fair-numbers")), numbers(ctx, sealed)),
    h("details.more", { key: "again" }, h("summary", null, t("fair-yourself")), h("p.hint", null, t("fair-record")), h("pre.fair-code", null, h("code", null, "buur check partie.jass")), h("p.hint", null, t("fair-limits"))),
  ];
}

/**
 * @param {Context} ctx
 * @param {SealedDeal} sealed
 * @returns {VNode}
 */
function numbers(ctx, sealed) {
  const { t } = ctx;
  const { cut, nonces } = sealed;
  const shares = nonces.map((nonce, seat) => isContributor(sealed, seat) && pair(`seat-${seat}`, who(ctx, seat).name, nonce ?? "–", true));
  const others = nonces.flatMap((_, seat) => (isContributor(sealed, seat) ? [] : [who(ctx, seat).name]));
  const cutWords = cut && t("fair-cut", { ...who(ctx, cut.seat), at: cut.at });
  return h("dl.fair-numbers", null, [
    pair("digest", t("fair-digest"), sealed.digest, true),
    pair("seed", t("fair-seed"), sealed.seed, true),
    shares,
    others.length > 0 && pair("others", t("fair-by-seed"), others.join(", "), false),
    cutWords && pair("cut", t("fair-cut-title"), cutWords, false),
  ]);
}

/**
 * @param {string} key
 * @param {string} name
 * @param {string} value
 * @param {boolean} isNumber
 * @returns {VNode}
 */
function pair(key, name, value, isNumber) {
  return h("div", { key }, h("dt", null, name), h("dd", { class: isNumber ? "number" : null }, value));
}

/** @param {boolean} [broken] @returns {VNode} a seal */
function seal(broken = false) {
  const mark = broken ? "M9 9l6 6M15 9l-6 6" : "M8.5 12.2l2.4 2.4 4.6-5";
  return h("svg.fair-seal", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("circle", { cx: 12, cy: 12, r: 9 }), h("path", { d: mark }));
}
