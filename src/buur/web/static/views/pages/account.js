/**
 * The page of a person's account: name, keys, devices, and her own data.
 */

import { h } from "../../browser/dom.js";
import { inSight } from "../../browser/in_sight.js";
import { hasPasskeys } from "../../net/passkeys.js";
import { addPasskey, chooseAvatar, erase, listMe, prepareDeletion, removeDevice, removeKey, rename, sendLink, signIn, signOut } from "../../net/people.js";
import { avatarChoice } from "../avatar_picker.js";
import { bigButton } from "../dialogs.js";
import { field, link } from "../fields.js";
import { dayText } from "../../text/days.js";
import { face, personFrame } from "./person_frame.js";

/** @import { Component, Context } from "../../model/types.js" */
/** @import { Device, Person } from "../../model/person_types.js" */
/** @import { Child, VNode } from "../../browser/dom.js" */

/** @type {Component} */
export function account(ctx) {
  const { t, model } = ctx;
  const { person } = model;
  if (!person) return personFrame(ctx, "account", h("p.panel.pending", { key: "pending" }, t("loading")));
  const isKnown = Boolean(person.person);
  return personFrame(
    ctx,
    "account",
    person.left && h("p.panel", { key: "left", role: "status" }, t(person.erased ? "person-erased" : "person-left")),
    isKnown && nameForm(ctx, person),
    keys(ctx, person),
    isKnown && devices(ctx, person),
    isKnown && ownData(ctx, person),
    h("p.privacy", { key: "privacy" }, link(ctx, "/privacy", t("privacy-title"))),
  );
}

/** @param {string} key @param {string} title @param {...Child} kids @returns {VNode} */
const part = (key, title, ...kids) =>
  h("section.panel.people", { key, "aria-labelledby": `account-${key}` }, h("h2", { id: `account-${key}` }, title), kids);

/** @param {Context} ctx @param {Person} person @returns {VNode} */
function nameForm(ctx, { person, listed = false }) {
  const { t, actions } = ctx;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name");
    actions.set({ name: String(name ?? "") });
    actions.load(rename(String(name ?? "")));
  };
  return part(
    "name",
    t("person-name"),
    h(
      "form.people-form",
      { on: { submit } },
      face(person ?? { name: "", avatar: null }),
      h("input", { name: "name", value: person?.name ?? "", maxlength: 40, autocomplete: "nickname", "aria-labelledby": "account-name" }),
      h("button.big", { type: "submit" }, t("person-save")),
    ),
    h("p.hint", null, t("person-name-help")),
    avatarChoice(ctx, person?.avatar ?? "", (avatar) => {
      actions.set({ avatar });
      actions.load(chooseAvatar(avatar));
    }),
    h(
      "label.field.switch",
      { key: "listed" },
      h("span", null, t("person-listed"), " ", h("small.help", null, t("person-listed-help"))),
      h("input", { type: "checkbox", role: "switch", checked: listed, on: { change: (/** @type {Event} */ event) => actions.load(listMe(field(event).checked)) } }),
    ),
  );
}

/** @param {Context} ctx @param {Person} person @returns {VNode} */
function keys(ctx, person) {
  const { t, model, actions } = ctx;
  const { offers, kept, passkeys = [], addresses = [] } = person;
  const canPasskey = Boolean(offers?.passkey) && hasPasskeys();
  const isKnown = Boolean(person.person);
  const dated = (/** @type {Device} */ one) => t("person-since", { label: one.label || t("person-passkey"), date: dayText(model.settings.lang, one.created) });
  return part(
    "keys",
    t(kept ? "person-kept" : isKnown ? "person-keep" : "person-sign-in"),
    h("p.hint", { key: "help" }, t(kept ? "person-kept-help" : isKnown ? "person-keep-help" : "person-sign-in-help")),
    h(
      "ul.people-list",
      { key: "list" },
      passkeys.map((one) => keyRow(ctx, one.id, dated(one), () => actions.load(removeKey("passkeys", one.id)))),
      addresses.map((one) => keyRow(ctx, one, one, () => actions.load(removeKey("mail", one)))),
    ),
    canPasskey && h("p.hint", { key: "passkey-help" }, t("person-passkey-help")),
    canPasskey &&
      h(
        "div.row",
        { key: "passkey" },
        isKnown && bigButton(t("person-add-passkey"), () => actions.load(addPasskey()), kept ? undefined : "primary"),
        bigButton(t("person-sign-in-passkey"), () => actions.load(signIn()), isKnown ? undefined : "primary"),
      ),
    offers?.mail && mailForm(ctx, person),
    !canPasskey && !offers?.mail && h("p.hint", { key: "none" }, t("person-no-keys")),
  );
}

/** @param {Context} ctx @param {string} key @param {string} text @param {() => void} remove @returns {VNode} */
function keyRow({ t }, key, text, remove) {
  return h(
    "li.people-row",
    { key },
    h("span.people-name", null, text.split(/(?=[@.])/).flatMap((part, i) => (i ? [h("wbr"), part] : part))),
    h("button.link", { type: "button", "aria-label": t("person-remove-key", { what: text }), on: { click: remove } }, t("person-remove")),
  );
}

/** @param {Context} ctx @param {Person} person @returns {VNode} */
function mailForm(ctx, { sent, minutes = 0, typed = "" }) {
  const { t, model, actions } = ctx;
  if (sent) {
    const again = () => actions.update(({ person }) => ({ person: { ...person, sent: "" } }));
    return h(
      "div.people-sent",
      { key: "sent", mount: inSight },
      h("p", { role: "status" }, t("person-sent", { address: sent, minutes })),
      h("button.link", { type: "button", on: { click: again } }, t("person-send-again")),
    );
  }
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    actions.load(sendLink(typed, model.settings.lang));
  };
  const input = (/** @type {Event} */ event) => actions.update(({ person }) => ({ person: { ...person, typed: field(event).value } }));
  return h(
    "form.people-form",
    { key: "mail", on: { submit } },
    h("input", { type: "email", required: true, autocomplete: "email", maxlength: 254, value: typed, placeholder: t("person-mail"), "aria-label": t("person-mail"), on: { input } }),
    h("button.big", { type: "submit" }, t("person-send")),
  );
}

/** @param {Context} ctx @param {Person} person @returns {VNode} */
function devices(ctx, { devices: all = [], leaving, kept }) {
  const { t, model, actions } = ctx;
  const ask = (/** @type {boolean} */ on) => () => actions.update(({ person }) => ({ person: { ...person, leaving: on } }));
  const isLast = !kept && all.length < 2;
  return part(
    "devices",
    t("person-devices"),
    h(
      "ul.people-list",
      { key: "list" },
      all.map((one) =>
        h(
          "li.people-row.dated",
          { key: one.id },
          h("span.people-name", null, one.label || t("person-device"), one.here && [" ", h("small.people-here", null, t("person-here"))]),
          h("span.people-state", null, t("person-used", { date: dayText(model.settings.lang, one.used) })),
          !one.here && h("button.link", { type: "button", "aria-label": t("person-remove-key", { what: one.label || t("person-device") }), on: { click: () => actions.load(removeDevice(one.id)) } }, t("person-remove")),
        ),
      ),
    ),
    leaving
      ? h(
          "div.removal",
          { key: "ask", mount: inSight },
          h("p", { role: "alert" }, t(isLast ? "person-sign-out-last" : "person-sign-out-ask")),
          h("div.row", null, bigButton(t("me-keep"), ask(false)), bigButton(t("person-sign-out"), () => actions.load(signOut(isLast)), isLast ? "danger" : undefined)),
        )
      : h("div.row", { key: "out" }, bigButton(t("person-sign-out"), ask(true))),
  );
}

/** @param {Context} ctx @param {Person} person @returns {VNode} */
function ownData(ctx, { deletion }) {
  const { t, actions } = ctx;
  const drop = () => actions.update(({ person }) => ({ person: { ...person, deletion: null } }));
  return part(
    "data",
    t("person-data"),
    h("p", { key: "export" }, h("a.link", { href: "/api/me/export.json", download: "" }, t("person-export"))),
    deletion
      ? h(
          "div.removal",
          { key: "ask", mount: inSight },
          h("p", { role: "alert" }, t("person-delete-ask", { parties: deletion.parties, friends: deletion.friends })),
          h("p", null, t("person-delete-help")),
          h("div.row", null, bigButton(t("me-keep"), drop), bigButton(t("person-delete-yes"), () => actions.load(erase(deletion.confirm)), "danger")),
        )
      : h("div.row", { key: "delete" }, bigButton(t("person-delete"), () => actions.load(prepareDeletion()), "danger")),
  );
}
