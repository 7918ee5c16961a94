/**
 * The page of a person's friends: requests, friends, people met, and a link.
 */

import { h } from "../../browser/dom.js";
import { inSight } from "../../browser/in_sight.js";
import { answerFriend, askFriend, closeFriendLink, endFriendship, makeFriendLink } from "../../net/people.js";
import { bigButton } from "../dialogs.js";
import { face, personFrame } from "./person_frame.js";
import { playNow } from "./frame.js";

/** @import { Component, Context } from "../../model/types.js" */
/** @import { Met, Somebody } from "../../model/person_types.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function myFriends(ctx) {
  const { t, model } = ctx;
  const { person } = model;
  if (!person?.person) {
    return personFrame(ctx, "people", h("section.panel.message", { key: "nobody" }, h("p", null, t("person-nobody")), h("div.row", null, playNow(ctx))));
  }
  const { asking = [], friends = [], met = [] } = person;
  return personFrame(
    ctx,
    "people",
    asking.length > 0 && part("asking", t("person-asking"), asking.map((one) => request(ctx, one))),
    part("friends", t("person-people"), friends.length ? friends.map((one) => friendRow(ctx, one)) : [h("li.none", { key: "none" }, t("person-no-friends"))]),
    met.length > 0 && part("met", t("person-met"), met.map((one) => metRow(ctx, one))),
    linkPart(ctx),
  );
}

/** @param {string} key @param {string} title @param {Child[]} rows @returns {VNode} */
function part(key, title, rows) {
  return h("section.panel.people", { key, "aria-labelledby": `people-${key}` }, h("h2", { id: `people-${key}` }, title), h("ul.people-list", null, rows));
}

/** @param {Context} ctx @param {{name: string}} somebody @returns {string} */
const named = ({ t }, { name }) => name || t("person-nameless");

/** @param {Context} ctx @param {Somebody} one @returns {VNode} */
function request(ctx, one) {
  const { t, actions } = ctx;
  const answer = (/** @type {boolean} */ accepts) => () => actions.load(answerFriend(one.id, accepts));
  return h(
    "li.people-row",
    { key: one.id },
    face(one),
    h("span.people-name", null, named(ctx, one)),
    h("div.people-ways", null, bigButton(t("person-decline"), answer(false)), bigButton(t("person-accept"), answer(true), "primary")),
  );
}

/** @param {Context} ctx @param {Somebody} one @returns {VNode} */
function friendRow(ctx, one) {
  const { t, model, actions } = ctx;
  const name = named(ctx, one);
  const ask = (/** @type {string} */ ending) => () => actions.update(({ person }) => ({ person: { ...person, ending } }));
  if (model.person?.ending === one.id) {
    return h(
      "li.people-row.removal",
      { key: one.id },
      h("p", null, t("person-end-ask", { name })),
      h("div.row", { mount: inSight }, bigButton(t("me-keep"), ask("")), bigButton(t("person-end-yes"), () => actions.load(endFriendship(one.id)), "danger")),
    );
  }
  return h(
    "li.people-row",
    { key: one.id },
    face(one),
    h("span.people-name", null, name),
    h("button.link", { type: "button", on: { click: ask(one.id) } }, t("person-remove"), h("span.hidden", null, `: ${name}`)),
  );
}

/** @param {Context} ctx @param {Met} one @returns {VNode} */
function metRow(ctx, one) {
  const { t, actions } = ctx;
  const name = named(ctx, one);
  return h(
    "li.people-row",
    { key: `${one.table}-${one.seat}` },
    face({ name: one.name, avatar: null }),
    h("span.people-name", null, name),
    one.asked
      ? h("span.people-state", null, t("person-asked"))
      : h("button.link", { type: "button", on: { click: () => actions.load(askFriend(one.table, one.seat)) } }, t("person-ask"), h("span.hidden", null, `: ${name}`)),
  );
}

/** @param {Context} ctx @returns {VNode} */
function linkPart(ctx) {
  const { t, model, actions } = ctx;
  const { friendLink, days = 0 } = model.person ?? {};
  const copy = () => void navigator.clipboard?.writeText(friendLink ?? "").then(() => actions.draft({ copied: friendLink }), () => {});
  const share = () => void navigator.share?.({ url: friendLink ?? "" }).catch(() => {});
  return h(
    "section.panel.people.friend-link",
    { key: "link", "aria-labelledby": "people-link" },
    h("h2", { id: "people-link" }, t("person-link")),
    h("p.hint", null, t("person-link-help")),
    friendLink && h("input.link-field", { key: "field", readonly: true, value: friendLink, "aria-label": t("person-link"), on: { focus: (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select() } }),
    friendLink && h("p.hint", { key: "days" }, t("person-link-days", { days })),
    h("p.hint", { key: "copied", role: "status" }, friendLink && model.draft.copied === friendLink ? t("person-copied") : ""),
    h(
      "div.row",
      { key: "ways" },
      friendLink && bigButton(t("person-link-close"), () => actions.load(closeFriendLink())),
      !friendLink && bigButton(t("person-link-make"), () => actions.load(makeFriendLink())),
      friendLink && typeof navigator.clipboard === "object" && bigButton(t("person-copy"), copy, "primary"),
      friendLink && typeof navigator.share === "function" && bigButton(t("person-share"), share),
    ),
  );
}
