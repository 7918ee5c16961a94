/**
 * Panels with links: the invitation to a table, and the own seat for another device.
 */

import { canShare, copyText, share } from "../browser/share.js";
import { h } from "../browser/dom.js";
import { arrange } from "../net/arrange.js";
import { invitationAddress, seatAddress } from "../net/invitations.js";
import { bigButton } from "./dialogs.js";
import { field } from "./fields.js";
import { qrCode } from "./qr.js";

/** @import { Component, Context, OptionalComponent } from "../model/types.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/**
 * The link for everybody, for the person who decides at the table.
 *
 * @param {Context} ctx
 * @param {{title?:"h2"|"h3", isFirst?:boolean, more?:Child}} [how] its heading; whether to invite is what the page is for now; what else it holds
 * @returns {VNode}
 */
export function invitePanel(ctx, { title = "h2", isFirst = false, more = null } = {}) {
  const { t, model } = ctx;
  const { friends, links, route } = model;
  const token = links?.invitation;
  const open = friends?.invited ?? false;
  return h(
    "section.panel.invite",
    { key: "invite", "aria-labelledby": "invite-title" },
    h(title, { id: "invite-title" }, t("invite-title")),
    open && token
      ? [h("p", { key: "text" }, t("invite-text")), linkRow(ctx, "invite", invitationAddress(route.id, token), isFirst)]
      : h("p", { key: "text" }, t(open ? "invite-lost" : "invite-closed")),
    more,
    open && token ? invitationMenu(ctx) : renewButton(ctx, isFirst ? "primary" : "plain"),
  );
}

/** @type {Component} */
function invitationMenu(ctx) {
  const { t } = ctx;
  return h(
    "details.more",
    { key: "more" },
    h("summary", null, t("invite-more")),
    h("p.hint", null, t("invite-renew-help")),
    h("div.row", null, renewButton(ctx, "plain"), bigButton(t("invite-close"), () => arrange(ctx, { act: "close" }))),
  );
}

/** @param {Context} ctx @param {string} kind @returns {VNode} */
const renewButton = (ctx, kind) => bigButton(ctx.t("invite-renew"), () => arrange(ctx, { act: "renew" }), kind);

/** The link to the own seat; a part that opens. @type {OptionalComponent} */
export function seatLink(ctx) {
  const { t, model, actions } = ctx;
  const { links, route } = model;
  if (!links?.token) return null;
  const { device = false } = model.draft;
  const click = () => actions.draft({ device: !device });
  return h(
    "div.seat-link",
    { key: "seat-link" },
    h("button.link", { key: "open", type: "button", "aria-expanded": device ? "true" : "false", on: { click } }, t("device-title")),
    device && [h("p.hint", { key: "text" }, t("device-text")), linkRow(ctx, "device", seatAddress(route.id, links.token))],
  );
}

/** What is written beside a link that another program sends. @type {Record<string, string>} */
const SHARED_TEXTS = { watch: "watch-share-text", shared: "shared-text" };

/**
 * A link with its buttons, and the place of its QR code.
 *
 * @param {Context} ctx
 * @param {"invite"|"device"|"watch"|"shared"} what
 * @param {string} url
 * @param {boolean} [isFirst] whether the link is what the page is for now
 * @returns {VNode}
 */
export function linkRow(ctx, what, url, isFirst = false) {
  const { t, model, actions } = ctx;
  const copied = model.draft.copied === url;
  const shares = canShare() && what !== "device";
  const copy = async (/** @type {Event} */ { currentTarget }) => {
    const input = /** @type {HTMLElement} */ (currentTarget).closest(".link-row")?.querySelector("input");
    if (!input) return;
    await copyText(input);
    actions.draft({ copied: url });
  };
  const send = () => share({ title: "Buur", text: t(SHARED_TEXTS[what] ?? "invite-share-text"), url });
  const select = (/** @type {Event} */ event) => field(event).select();
  return h(
    "div.link-row",
    { key: `link-${what}` },
    h("input.link-text", { type: "text", readonly: true, value: url, "aria-label": t(`${what}-link`), on: { focus: select } }),
    h(
      "div.link-buttons",
      { key: "buttons" },
      shares && bigButton(t("invite-share"), send, isFirst ? "primary" : "plain"),
      h("button.big.copy", { key: "copy", type: "button", class: isFirst && !shares ? "primary" : "plain", on: { click: copy } }, copied ? t("invite-copied") : t("invite-copy")),
    ),
    h("p.hidden", { key: "copied", role: "status" }, copied ? t("invite-copied") : ""),
    // One code at a time: the page keeps the last one.
    what === (model.draft.device ? "device" : "invite") && qrCode(ctx, url),
  );
}
