/**
 * The quick match of the lobby: a game and a pace, the wait, and what to do where nobody is there.
 */

import { prepareArrival } from "../browser/arrival_sound.js";
import { setAlarm } from "../browser/lobby_watch.js";
import { canShare, copyText, share } from "../browser/share.js";
import { h } from "../browser/dom.js";
import { company, hasPartners, rivals, waitingFor } from "../model/lobby.js";
import { chosenPreset } from "../model/rule_choice.js";
import { findTable, stopWaiting } from "../net/lobby.js";
import { waitText } from "../text/lobby.js";
import { noticeText } from "../text/notices.js";
import { bigButton } from "./dialogs.js";
import { field, labelled, link, segmented } from "./fields.js";
import { chosenGame } from "./game_chooser.js";

/** @import { Component, Context } from "../model/types.js" */
/** @import { Lobby, Waiting } from "../model/lobby.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

const TIMES = /** @type {const} */ (["normal", "long"]);

/**
 * @param {Context} ctx
 * @param {Lobby} lobby
 * @returns {VNode}
 */
export function quickMatch(ctx, lobby) {
  const { t, model } = ctx;
  const { invite } = lobby;
  const told = model.notice && h("p.home-notice", { key: "notice", role: "alert" }, noticeText(ctx, model.notice));
  if (lobby.waiting || lobby.entry) return panel(ctx, waits(ctx, lobby), told);
  if (invite && ["open", "own"].includes(invite.state)) return panel(ctx, invited(ctx, invite), told);
  return panel(
    ctx,
    [
      invite && h("p.gone", { key: "gone", role: "status" }, t(invite.state === "full" ? "lobby-pair-full" : "lobby-pair-gone")),
      lobby.idle && h("p.gone", { key: "idle", role: "status" }, t(`lobby-idle-${lobby.idle}`)),
      choices(ctx, lobby),
    ],
    told,
  );
}

/**
 * @param {Context} ctx
 * @param {Child} content
 * @param {Child} told
 * @returns {VNode}
 */
function panel({ t }, content, told) {
  return h(
    "section.panel.start.quick-match",
    { key: "quick", "aria-labelledby": "quick-title" },
    h("h2", { id: "quick-title", tabindex: -1 }, t("lobby-quick")),
    content,
    told,
  );
}

/**
 * @param {Context} ctx
 * @param {Lobby} lobby
 * @returns {VNode}
 */
function choices(ctx, lobby) {
  const { t, model, actions } = ctx;
  const { settings, draft } = model;
  const time = draft.time ?? "normal";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    find(ctx);
  };
  const times = TIMES.map((one) => ({ key: one, text: t(`lobby-time-${one}`), on: time === one, click: () => actions.draft({ time: one }) }));
  const people = waitingFor(lobby, settings.rules, time);
  return h(
    "form.quick-form",
    { key: "form", on: { submit } },
    h("p", { key: "intro" }, t("lobby-quick-intro")),
    chosenGame(ctx),
    Object.keys(settings.options).length > 0 && h("p.hint", { key: "plain" }, t("lobby-plain-rules")),
    labelled("time", t("lobby-time"), segmented(t("lobby-time"), times)),
    nameField(ctx),
    h("button.big.primary.find", { key: "find", type: "submit", disabled: model.busy }, t("lobby-find")),
    h("p.hint.queue", { key: "queue" }, t("lobby-queue", { count: people })),
    hasPartners(chosenPreset(model)) &&
      h(
        "div.as-pair",
        { key: "pair" },
        h("button.big.plain", { type: "button", disabled: model.busy, on: { click: () => find(ctx, { pair: true }) } }, t("lobby-as-pair")),
        h("p.hint", null, t("lobby-pair-help")),
      ),
    h("p.ranking-way", { key: "ranking" }, link(ctx, `/ranking/${settings.rules}`, t("ranking-of", { game: t(`preset-${settings.rules}`) }))),
  );
}

/**
 * Wait for a table; its sound may be made from this press on.
 *
 * @param {Context} ctx
 * @param {Parameters<typeof findTable>[2]} [how]
 */
function find({ model, actions }, how) {
  prepareArrival();
  findTable(model, actions, how);
}

/** @type {Component} */
function nameField({ t, model, actions }) {
  return h(
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
  );
}

/**
 * Somebody has sent the link of a pair.
 *
 * @param {Context} ctx
 * @param {NonNullable<Lobby["invite"]>} invite
 * @returns {VNode}
 */
function invited(ctx, { link, name, rules, time }) {
  const { t, model, actions } = ctx;
  const game = t(`preset-${rules}`);
  return h(
    "div.quick-form",
    { key: "invited" },
    h("p.lead", { key: "lead" }, t("lobby-invited", { name: name || t("me-guest"), game })),
    time === "long" && h("p.hint", { key: "time" }, t("lobby-long")),
    nameField(ctx),
    h("button.big.primary.find", { key: "find", type: "button", disabled: model.busy, on: { click: () => find(ctx, { link }) } }, t("lobby-pair-join")),
    h(
      "button.link",
      { key: "no", type: "button", on: { click: () => actions.update(({ lobby }) => ({ lobby: lobby && { ...lobby, invite: null } })) } },
      t("lobby-pair-no"),
    ),
  );
}

/**
 * @param {Context} ctx
 * @param {Lobby} lobby
 * @returns {VNode}
 */
function waits(ctx, lobby) {
  const { t, actions } = ctx;
  const { waiting, link } = lobby;
  return h(
    "div.quick-form.waits",
    { key: "waits" },
    waiting && [
      h("p.lead", { key: "game" }, t(`preset-${waiting.rules}`), waiting.time === "long" && [" · ", t("lobby-long")]),
      seats(waiting),
      h("p.wait-text", { key: "text" }, waitText(t, waiting)),
      waiting.pair && pairText(ctx, waiting),
      waiting.pair && waiting.partner === null && link && pairLink(ctx, link),
      waiting.apart > 0 && h("p.hint", { key: "apart" }, t("lobby-apart")),
    ],
    waiting?.ready && (rivals(waiting) === 0 ? nobody(ctx, lobby) : isShort(waiting) && atOnce(ctx, "plain")),
    h("button.big.plain", { key: "stop", type: "button", on: { click: () => stopWaiting(actions) } }, t("lobby-stop")),
  );
}

/** The seats of the table that is looked for; those taken by people who wait are filled. @param {Waiting} waiting @returns {VNode} */
function seats(waiting) {
  const taken = waiting.ready ? Math.min(waiting.seats, Math.max(1, waiting.people - waiting.apart)) : 1;
  const marks = Array.from({ length: waiting.seats }, (_, seat) => h("i.seat-mark", { key: String(seat), class: seat < taken ? "person" : "open" }));
  return h("div.seat-marks.large", { key: "seats", "aria-hidden": "true" }, marks);
}

/** @param {Context} ctx @param {Waiting} waiting @returns {VNode} */
function pairText({ t }, { partner }) {
  return h("p.hint", { key: "pair" }, partner === null ? t("lobby-pair-send") : t("lobby-partner", { name: partner || t("me-guest") }));
}

/** @param {Context} ctx @param {string} link @returns {VNode} */
function pairLink(ctx, link) {
  const { t, model, actions } = ctx;
  const url = `${location.origin}/lobby#pair=${link}`;
  const copy = async (/** @type {Event} */ { currentTarget }) => {
    const input = /** @type {HTMLElement} */ (currentTarget).closest(".link-row")?.querySelector("input");
    if (!input) return;
    await copyText(input);
    actions.draft({ copied: url });
  };
  const send = () => share({ title: "Buur", text: t("lobby-pair-share"), url });
  return h(
    "div.link-row",
    { key: "link" },
    h("input.link-text", { type: "text", readonly: true, value: url, "aria-label": t("lobby-pair-link"), on: { focus: (/** @type {Event} */ event) => field(event).select() } }),
    h(
      "div.link-buttons",
      { key: "buttons" },
      canShare() && bigButton(t("invite-share"), send, "primary"),
      h("button.big.copy", { key: "copy", type: "button", class: canShare() ? "plain" : "primary", on: { click: copy } }, t("invite-copy")),
    ),
    h("p.copied", { key: "copied", role: "status" }, model.draft.copied === url ? t("invite-copied") : ""),
  );
}

/** Whether those who wait are too few for a table. @param {Waiting} waiting @returns {boolean} */
function isShort({ people, apart, seats: wanted }) {
  return people - apart < wanted;
}

/** A game with bots instead. @param {Context} ctx @param {"primary"|"plain"} look @returns {VNode} */
function atOnce({ t, model, actions }, look) {
  return h("button.big", { key: "bots", class: look, type: "button", disabled: model.busy, on: { click: () => actions.start() } }, t("lobby-bots"));
}

/**
 * Nobody else is there: bots are, and one may be told when somebody comes.
 *
 * @param {Context} ctx
 * @param {Lobby} lobby
 * @returns {VNode}
 */
function nobody(ctx, lobby) {
  const { t, actions } = ctx;
  const alarm = lobby.alarm;
  return h(
    "div.nobody",
    { key: "nobody" },
    h("p", { key: "text" }, t(company(lobby) > 0 ? "lobby-nobody-here" : "lobby-nobody")),
    atOnce(ctx, "primary"),
    h(
      "button.big.plain",
      { key: "alarm", type: "button", "aria-pressed": alarm ? "true" : "false", on: { click: () => setAlarm(actions, !alarm) } },
      t(alarm ? "lobby-alarm-on" : "lobby-alarm"),
    ),
    alarm && h("p.hint", { key: "alarm-help", role: "status" }, t("lobby-alarm-help")),
  );
}
