/**
 * Members, house rules, link and end of a club.
 */

import { h } from "../browser/dom.js";
import { clubAct } from "../net/clubs.js";
import { mainAct } from "./club_main_act.js";
import { bigButton } from "./dialogs.js";
import { link } from "./fields.js";
import { linkRow } from "./invite_panel.js";

/** @import { Context } from "../model/types.js" */
/** @import { Club } from "../net/clubs.js" */
/** @import { Child, VNode } from "../browser/dom.js" */

/**
 * A form with one text.
 *
 * @param {string} key
 * @param {string} label
 * @param {string} value
 * @param {string} button
 * @param {(text: string) => void} send
 * @returns {VNode}
 */
export function textForm(key, label, value, button, send) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text") ?? "").trim();
    if (text) send(text);
  };
  return h(
    "form.club-line",
    { key, on: { submit } },
    h("label.field", null, h("span", null, label), h("input", { type: "text", name: "text", maxlength: 40, value, autocomplete: "off" })),
    h("button.big.plain", { type: "submit" }, button),
  );
}

/** @param {Context} ctx @param {Club} club @returns {VNode} */
export function clubMembers(ctx, club) {
  const { t, model, actions } = ctx;
  const own = club.members.find(({ member }) => member === club.own);
  const isHead = club.role === "head";
  return h(
    "section.panel.club-members",
    { key: "members" },
    h("h2", null, t("club-members", { count: club.members.length })),
    h("ul.club-list", { key: "list" }, club.members.map((one) => memberLine(ctx, club, one))),
    textForm("own", t("club-own-name"), own?.name ?? "", t("club-rename"), (name) => clubAct(actions, club, { do: "name", name })),
    isHead &&
      h(
        "div.club-invite",
        { key: "invite" },
        model.club?.link
          ? [h("p", { key: "about" }, t("club-link-about")), linkRow(ctx, "invite", model.club.link, mainAct(club) === "invite")]
          : bigButton(t("club-link"), () => clubAct(actions, club, { do: "invite" }), mainAct(club) === "invite" ? "primary" : "plain"),
      ),
  );
}

/** @param {Context} ctx @param {Club} club @param {Club["members"][number]} one @returns {VNode} */
function memberLine(ctx, club, { member, name, role }) {
  const { t, actions } = ctx;
  const isHead = role === "head";
  const isOnlyHead = isHead && club.members.filter((one) => one.role === "head").length === 1; // and has to stay one
  const change = () => clubAct(actions, club, { do: "role", member, role: isHead ? "member" : "head" });
  return h(
    "li",
    { key: member, class: member === club.own ? "mine" : null },
    h("span.club-name", null, name, isHead && [" ", h("small.training", null, t("club-head"))]),
    club.role === "head" && [
      !isOnlyHead && h("button.link", { key: "role", type: "button", on: { click: change } }, t(isHead ? "club-no-head" : "club-make-head"), h("span.hidden", null, `: ${name}`)),
      member !== club.own && asked(ctx, `remove-${member}`, t("club-remove"), name, () => clubAct(actions, club, { do: "remove", member })),
    ],
  );
}

/**
 * A button that asks once more before it does something for good.
 *
 * @param {Context} ctx
 * @param {string} what leave or delete the club, or remove an evening, a member or a rule: with a dash and which one
 * @param {string} text
 * @param {string} of whom or what, for those who hear it
 * @param {() => void} act
 * @returns {VNode}
 */
export function asked({ t, model, actions }, what, text, of, act) {
  const ask = (/** @type {string|undefined} */ wanted) => actions.update(({ club }) => ({ club: { ...club, asked: wanted } }));
  const spoken = of && h("span.hidden", null, `: ${of}`);
  if (model.club?.asked !== what) return h("button.link", { key: what, type: "button", on: { click: () => ask(what) } }, text, spoken);
  return h(
    "span.club-asked",
    { key: what },
    h("button.link.danger", { key: "yes", type: "button", on: { click: act } }, t("club-really", { what: what.split("-")[0] }), spoken),
    h("button.link", { key: "no", type: "button", on: { click: () => ask(undefined) } }, t("club-not")),
  );
}

/** @param {Context} ctx @param {Club} club @returns {VNode} */
export function clubRules(ctx, club) {
  const { t, model, actions } = ctx;
  const { rules, options } = model.settings;
  const isHead = club.role === "head";
  const set = (/** @type {Club["rules"]} */ all) => clubAct(actions, club, { do: "rules", rules: all });
  const usual = t(`preset-${rules}`);
  return h(
    "section.panel.club-rules",
    { key: "rules" },
    h("h2", null, t("club-rules")),
    club.rules.length === 0
      ? h("p.hint", { key: "none" }, t("club-rules-none"))
      : h(
          "ul.club-list",
          { key: "list" },
          club.rules.map(({ title, name }, place) =>
            h(
              "li",
              { key: place },
              h("span.club-name", null, title, " ", h("small", null, t(`preset-${name}`))),
              isHead && asked(ctx, `rule-${place}`, t("club-rule-remove"), title, () => set(club.rules.filter((_, other) => other !== place))),
            ),
          ),
        ),
    isHead && [
      textForm("add", t("club-rule-add", { rules: usual }), "", t("club-rule-keep"), (title) => set([...club.rules, { title, name: rules, options }])),
      h("p.hint", { key: "hint" }, t("club-rule-hint"), " ", link(ctx, "/", t("to-home"))),
    ],
  );
}

/** What ends things: leaving, and the end of the club. @param {Context} ctx @param {Club} club @returns {Child} */
export function clubEnd(ctx, club) {
  const { t, actions } = ctx;
  return h(
    "section.privacy.club-end",
    { key: "end" },
    h("p.hint", { key: "about" }, t("club-privacy")),
    club.role === "head" && textForm("title", t("club-title"), club.title, t("club-rename"), (title) => clubAct(actions, club, { do: "title", title })),
    asked(ctx, "leave", t("club-leave"), "", () => clubAct(actions, club, { do: "leave" })),
    club.role === "head" && asked(ctx, "delete", t("club-delete"), "", () => clubAct(actions, club, { do: "delete" })),
  );
}
