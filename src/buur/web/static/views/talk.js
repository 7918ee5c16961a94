/**
 * Talk at a table for friends: its button, its bubbles at the plates, and its dialog.
 */

import { h } from "../browser/dom.js";
import { inSight } from "../browser/in_sight.js";
import { request } from "../net/say.js";
import { PHRASES, REACTIONS, others } from "../model/talk.js";
import { personAt, phraseText, sayingText, wordsOf } from "../text/talk.js";
import { bigButton, dialog } from "./dialogs.js";
import { field } from "./fields.js";
import { reaction } from "./reactions.js";

/** @import { Child, VNode } from "../browser/dom.js" */
/** @import { Component, Context, Saying, Talk } from "../model/types.js" */

const SIGN = "M5 5.500h14a1.500 1.500 0 0 1 1.500 1.500v8a1.500 1.500 0 0 1-1.500 1.500h-8L6.500 20v-3.500H5A1.500 1.500 0 0 1 3.500 15V7A1.500 1.500 0 0 1 5 5.500z";

/** The button that opens the dialog, with a mark while something was not read. @type {(ctx: Context) => VNode|null} */
export function talkButton({ t, model, actions }) {
  const { talk } = model;
  if (!talk || others(model).length === 0) return null;
  const { unread } = talk;
  const name = unread ? t("talk-unread", { count: unread }) : t("talk-title");
  const open = () => {
    actions.update(({ talk: now }) => (now ? { talk: { ...now, unread: 0, refused: null } } : {}));
    actions.open("talk");
  };
  return h(
    "button.icon.talk-button",
    { key: "talk", type: "button", "data-icon": "talk", class: talk.may ? null : "off", "aria-label": name, title: name, on: { click: open } },
    h("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: SIGN })),
    unread > 0 && h("span.unread", { key: "unread", "aria-hidden": "true" }, unread > 9 ? "9+" : unread),
  );
}

/**
 * What a seat has just said, in its bubble; null for nothing.
 *
 * @param {Context} ctx
 * @param {number} seat
 * @returns {VNode|null}
 */
export function saying({ t, model }, seat) {
  const said = model.talk?.shown[seat];
  if (!said) return null;
  if (REACTIONS.includes(said.phrase)) return h("span.word.said.drawn", { key: said.n }, reaction(said.phrase));
  return h("span.word.said", { key: said.n }, shortened(wordsOf(t, said)));
}

/** A text as a bubble has room for it; the dialog has all of it. @param {string} text @returns {string} */
const shortened = (text) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** @type {Component} */
export function talkDialog(ctx) {
  const { t, model, actions } = ctx;
  const { talk } = model;
  const close = bigButton(t("close"), () => actions.open(null), "primary");
  if (!talk) return dialog("talk", t("talk-title"), h("div.row", null, close));
  return dialog(
    "talk",
    t("talk-title"),
    !talk.may && h("p.talk-note", { key: "off", role: "status" }, t("talk-off")),
    talk.refused && h("p.talk-note", { key: "refused", role: "alert" }, refusal(ctx, talk.refused)),
    heardSoFar(ctx, talk),
    talk.texts.on && talk.may && textForm(ctx),
    talk.may && reactions(ctx),
    talk.may && Object.entries(PHRASES).map(([group, ids]) => phrases(ctx, group, ids)),
    freeText(ctx, talk),
    people(ctx, talk),
    h("div.row", { key: "ways" }, close),
  );
}

/** @param {Context} ctx @param {string} code @returns {string} */
const refusal = ({ t }, code) => t(t.has(`talk-${code}`) ? `talk-${code}` : "error-server");

/** @param {Context} ctx @param {string} phrase */
function say(ctx, phrase) {
  request(ctx, { t: "say", phrase });
  ctx.actions.open(null);
}

/** @param {Context} ctx @returns {VNode} */
function reactions(ctx) {
  const { t } = ctx;
  return h(
    "div.talk-reactions",
    { key: "reactions", role: "group", "aria-label": t("talk-reactions") },
    REACTIONS.map((id) => {
      const name = phraseText(t, id);
      return h(
        "button.talk-reaction",
        { key: id, type: "button", "aria-label": name, title: name, on: { click: () => say(ctx, id) } },
        reaction(id),
      );
    }),
  );
}

/**
 * @param {Context} ctx
 * @param {string} group
 * @param {string[]} ids
 * @returns {VNode}
 */
function phrases(ctx, group, ids) {
  const { t } = ctx;
  return h(
    "section.talk-group",
    { key: group },
    h("h3", { id: `talk-${group}` }, t(`talk-group-${group}`)),
    h(
      "div.talk-phrases",
      { role: "group", "aria-labelledby": `talk-${group}` },
      ids.map((id) => h("button.chip", { key: id, type: "button", on: { click: () => say(ctx, id) } }, phraseText(t, id))),
    ),
  );
}

/** The last that was said. @param {Context} ctx @param {Talk} talk @returns {VNode|null} */
function heardSoFar(ctx, talk) {
  const shown = talk.said.filter(({ seat }) => !talk.muted.includes(seat)).slice(-4);
  if (shown.length === 0) return null;
  const line = (/** @type {Saying} */ one) =>
    h("li", { key: one.n }, REACTIONS.includes(one.phrase) && reaction(one.phrase), h("span", null, sayingText(ctx, one)));
  return h("section.talk-heard", { key: "heard" }, h("h3", null, ctx.t("talk-heard")), h("ol", null, shown.map(line)));
}

/** A text of one's own, where everybody at the table wants that. @param {Context} ctx @param {Talk} talk @returns {VNode} */
function freeText(ctx, talk) {
  const { t, model } = ctx;
  const { wanted, on } = talk.texts;
  const isWanted = wanted.includes(model.view?.seat ?? -1);
  const missing = others(model).filter((seat) => !wanted.includes(seat));
  const names = missing.map((seat) => personAt(ctx, seat)).join(", ");
  const change = (/** @type {Event} */ event) => request(ctx, { t: "free-text", on: field(event).checked });
  return h(
    "section.talk-free",
    { key: "free" },
    h(
      "label.field.switch",
      { key: "switch" },
      h("span", null, t("talk-free"), " ", h("small.help", null, on ? t("talk-free-on") : isWanted ? t("talk-free-waits", { names }) : t("talk-free-help"))),
      h("input", { type: "checkbox", role: "switch", checked: isWanted, on: { change } }),
    ),
  );
}

/** @param {Context} ctx @returns {VNode} */
function textForm(ctx) {
  const { t, actions } = ctx;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLFormElement} */ (event.currentTarget).querySelector("input");
    const text = input?.value.trim() ?? "";
    if (!text) return;
    request(ctx, { t: "say", text });
    actions.open(null);
  };
  return h(
    "form.talk-form",
    { key: "form", on: { submit } },
    h("input", { key: "text", type: "text", maxlength: 200, autocomplete: "off", "aria-label": t("talk-free-text") }),
    h("button.big.plain", { key: "send", type: "submit" }, t("talk-free-send")),
  );
}

/** The others: mute and report. @param {Context} ctx @param {Talk} talk @returns {VNode} */
function people(ctx, talk) {
  return h(
    "section.talk-people",
    { key: "people" },
    h("h3", null, ctx.t("talk-people")),
    others(ctx.model).map((seat) => talkPerson(ctx, talk, seat)),
  );
}

/**
 * A person with the ways to mute and to report her.
 *
 * @param {Context} ctx
 * @param {Talk} talk
 * @param {number} seat
 * @returns {VNode}
 */
export function talkPerson(ctx, talk, seat) {
  const { t, actions } = ctx;
  const name = personAt(ctx, seat);
  const isMuted = talk.muted.includes(seat);
  const ask = (/** @type {Talk["asking"]} */ asking) => actions.update(({ talk: now }) => (now ? { talk: { ...now, asking } } : {}));
  const report = () => {
    request(ctx, { t: "report", seat });
    ask({ seat, done: true });
  };
  const asking = talk.asking?.seat === seat ? talk.asking : null;
  return h(
    "div.talk-person",
    { key: seat },
    h("strong", { key: "name" }, name),
    h(
      "span.talk-ways",
      { key: "ways" },
      h(
        "button.link",
        { key: "mute", type: "button", "aria-pressed": isMuted ? "true" : "false", on: { click: () => request(ctx, { t: "mute", seat, on: !isMuted }) } },
        t(isMuted ? "talk-unmute" : "talk-mute"),
      ),
      h("button.link", { key: "report", type: "button", on: { click: () => ask({ seat, done: false }) } }, t("talk-report")),
    ),
    asking && h("div.talk-asking", { key: "asking", role: "status", mount: inSight }, asked(ctx, name, asking.done, report, () => ask(null))),
  );
}

/**
 * @param {Context} ctx
 * @param {string} name
 * @param {boolean} isDone
 * @param {() => void} report
 * @param {() => void} leave
 * @returns {Child[]}
 */
function asked({ t }, name, isDone, report, leave) {
  if (isDone) return [h("p", null, t("talk-reported"))];
  return [
    h("p", null, t("talk-report-ask", { name })),
    h("div.row", null, bigButton(t("talk-report"), report), bigButton(t("talk-report-no"), leave)),
  ];
}
