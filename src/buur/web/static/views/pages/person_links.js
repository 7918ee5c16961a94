/**
 * The pages of links: a link in a letter, and one that makes friends.
 */

import { h } from "../../browser/dom.js";
import { followFriendLink, followLink } from "../../net/people.js";
import { bigButton } from "../dialogs.js";
import { link } from "../fields.js";
import { noticeText } from "../../text/notices.js";
import { messagePage, pageFrame } from "./frame.js";
import { face } from "./person_frame.js";

/** @import { Component } from "../../model/types.js" */

/** Refusals of a link in a letter which no second press changes. */
const REFUSED = ["error-no-mail-link", "error-other-browser"];

/** A link in a letter: it works when a person presses, since programs open links as well. @type {Component} */
export function keep(ctx) {
  const { t, model, actions } = ctx;
  const { link: token = "", done } = model.person ?? {};
  const onwards = link(ctx, "/account", t("person-account"));
  if (done) return messagePage(ctx, "keep", t("keep-done-title"), t("keep-done"), link(ctx, "/me", t("room-me"), "big primary"), onwards);
  if (!token) return messagePage(ctx, "keep", t("keep-title"), t("error-no-mail-link"), onwards);
  const isRefused = REFUSED.includes(model.notice?.code ?? "");
  return pageFrame(
    ctx,
    "keep",
    t("keep-title"),
    model.notice && !isRefused && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
    h(
      "section.panel.message",
      { key: "message" },
      model.notice && isRefused ? h("p", { key: "refused", role: "alert" }, noticeText(ctx, model.notice)) : h("p", { key: "text" }, t("keep-text")),
      h("div.row", { key: "ways" }, isRefused ? link(ctx, "/account", t("keep-again"), "big primary") : bigButton(t("keep-yes"), () => actions.load(followLink(token)), "primary")),
    ),
  );
}

/** A link that makes friends. @type {Component} */
export function friendLink(ctx) {
  const { t, model, actions } = ctx;
  const { link: token = "", maker, friend } = model.person ?? {};
  const onwards = link(ctx, "/people", t("person-people"));
  if (friend) return messagePage(ctx, "friend", t("friend-title"), t("friend-done", { name: friend.name || t("person-nameless") }), onwards);
  if (!maker) return messagePage(ctx, "friend", t("friend-title"), t("error-no-friend-link"), onwards);
  const name = maker.name || t("person-nameless");
  return pageFrame(
    ctx,
    "friend",
    t("friend-title"),
    model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
    h(
      "section.panel.message",
      { key: "message" },
      h("p.people-row", null, face(maker), h("span", null, t("friend-ask", { name }))),
      h("div.row", null, bigButton(t("friend-yes"), () => actions.load(followFriendLink(token, model.settings.name)), "primary")),
    ),
  );
}
