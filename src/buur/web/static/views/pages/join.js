/**
 * Page of an invitation: who sits at the table, and a seat there; or what became of the table.
 */

import { h } from "../../browser/dom.js";
import { refusalOf } from "../../model/friends.js";
import { joinTable, loadInvited } from "../../net/friend_tables.js";
import { noticeText } from "../../text/notices.js";
import { peopleNames, seatName } from "../../text/friends.js";
import { ownLooks } from "../avatar_picker.js";
import { bigButton } from "../dialogs.js";
import { field, link } from "../fields.js";
import { messagePage, pageFrame, playNow } from "./frame.js";

/** @import { Component, Context, Friends, Invited } from "../../model/types.js" */
/** @import { VNode } from "../../browser/dom.js" */

/** Refusals that may pass: somebody leaves, or opens the invitation. */
const PASSING = ["table-full", "table-playing", "invitation-closed"];

/** @type {Component} */
export function join(ctx) {
  const { invited } = ctx.model;
  if (!invited) return messagePage(ctx, "join", ctx.t("enter-title", { host: "none" }), ctx.t("loading"));
  const refusal = refusalOf(invited);
  return refusal === null && invited.table ? invitation(ctx, invited, invited.table) : refused(ctx, refusal ?? "no-seat");
}

/**
 * @param {Context} ctx
 * @param {Invited} invited
 * @param {Friends} table
 * @returns {VNode}
 */
function invitation(ctx, { rules, state }, table) {
  const { t, model, actions } = ctx;
  const host = table.host === null ? "none" : table.seats[table.host]?.name || "none";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    joinTable(model, actions);
  };
  return pageFrame(
    ctx,
    "join",
    t("enter-title", { host }),
    h(
      "section.panel.join-table",
      { key: "table", "aria-labelledby": "join-game" },
      h(
        "div.gather-head",
        { key: "head" },
        h("h2", { id: "join-game" }, rules ? t(`preset-${rules.name}`) : ""),
        h("button.link", { type: "button", on: { click: () => actions.open("rules") } }, t("rules-read")),
      ),
      h("p", { key: "people" }, t("enter-people", { names: peopleNames(t, table).join(", ") })),
      h("ol.join-seats", { key: "seats", "aria-label": t("seats-title") }, table.seats.map((_, seat) => joinSeat(ctx, table, seat))),
      h("p.hint", { key: "time" }, t(`friends-time-${table.time}-help`)),
    ),
    h(
      "form.panel.join-form",
      { key: "form", on: { submit } },
      state === "playing" && h("p", { key: "late" }, t("enter-take-over")),
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
      h("button.big.primary", { key: "sit", type: "submit", disabled: model.busy }, t("enter-sit")),
      model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice)),
    ),
  );
}

/** @param {Context} ctx @param {Friends} table @param {number} seat @returns {VNode} */
function joinSeat({ t }, table, seat) {
  const { kind } = table.seats[seat] ?? { kind: "open" };
  return h(
    "li",
    { key: seat, class: kind },
    h("span.ring-name", null, seatName(t, table, seat)),
    kind === "bot" && h("span.ring-fact", null, t("bot")),
    seat === table.host && h("span.ring-fact", null, t("seat-host")),
  );
}

/** What became of a table where nobody new can sit. @param {Context} ctx @param {string} code @returns {VNode} */
function refused(ctx, code) {
  const { t, model, actions } = ctx;
  const { id, invitation } = model.route;
  const again = () => actions.load(loadInvited(model.route).then((found) => () => found));
  return messagePage(
    ctx,
    "join",
    t(`enter-${code}`),
    t(code === "no-seat" ? "enter-no-seat-text" : `error-${code}`),
    model.invited?.replay && link(ctx, `/game/${id}#link=${invitation}`, t("enter-replay")),
    PASSING.includes(code) && bigButton(t("enter-again"), again),
    link(ctx, "/friends", t("enter-own-table")),
    playNow(ctx),
  );
}

