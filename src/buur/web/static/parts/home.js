/**
 * The home page: play at once, go on with a partie, choose the rules.
 */

import { back, face } from "./cards.js";
import { h } from "../stage/dom.js";
import { deckSwitch, languageSwitch } from "./extra.js";
import { formatNumber } from "../words/numbers.js";
import { chosenPreset, differ, sorted } from "../model/rules.js";

/** @typedef {import("../model/types.js").Context} Context */
/** @typedef {import("../model/types.js").Option} Option */
/** @typedef {import("../model/types.js").OptionValue} OptionValue */
/** @typedef {import("../model/types.js").Preset} Preset */
/** @typedef {import("../model/types.js").Unfinished} Unfinished */
/** @typedef {import("../stage/dom.js").VNode} VNode */

/** Four cards that greet: one of each suit. */
const GREETING = ["SA", "HK", "CQ", "DJ"];

/**
 * @param {Context} ctx
 * @returns {VNode}
 */
export function home(ctx) {
  const { t, model, actions } = ctx;
  const input = (/** @type {Event} */ event) =>
    actions.set({ name: /** @type {HTMLInputElement} */ (event.target).value });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.start();
  };
  return h(
    "main.home",
    { key: "home" },
    h(
      "header.home-head",
      null,
      h(
        "div.fan",
        { "aria-hidden": "true" },
        h("span.fan-card.under", null, back(model.settings)),
        GREETING.map((card) => h("span.fan-card", { key: card }, face(model.settings, card))),
      ),
      h("h1", null, "Buur"),
      h("p.tagline", null, t("tagline")),
    ),
    model.notice && h("p.home-notice", { role: "alert" }, t(model.notice.code, model.notice.args)),
    h(
      "form.panel.start",
      { on: { submit } },
      h(
        "button.big.primary.play",
        { type: "submit", disabled: model.busy },
        t(model.busy ? "play-wait" : "play-now"),
      ),
      h("p.hint", null, t("play-hint")),
      h(
        "label.field",
        null,
        h("span", null, t("your-name")),
        h("input", {
          type: "text",
          maxlength: 24,
          autocomplete: "nickname",
          placeholder: t("your-name-hint"),
          value: model.settings.name,
          on: { input },
        }),
      ),
      rulesChooser(ctx),
    ),
    unfinished(ctx),
    h(
      "section.panel.look",
      { "aria-label": t("settings") },
      languageSwitch(ctx),
      deckSwitch(ctx),
      h("button.link", { type: "button", on: { click: () => actions.open("settings") } }, t("more-settings")),
    ),
  );
}

/**
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function unfinished({ t, model, actions }) {
  const open = model.unfinished.filter(({ over }) => !over);
  if (open.length === 0) return null;
  return h(
    "section.panel.unfinished",
    { key: "unfinished", "aria-label": t("continue") },
    h("h2", null, t("continue")),
    open
      .slice(0, 5)
      .map((one) =>
        h(
          "button.resume",
          { key: one.table, type: "button", on: { click: () => actions.resume(one.table) } },
          h("span.resume-rules", null, t(`preset-${one.rules}`)),
          h("span.resume-score", null, `${formatNumber(one.scores[0])} : ${formatNumber(one.scores[1])}`),
          h("span.resume-deal", null, t("deal-no", { deal: one.deal })),
        ),
      ),
  );
}

/**
 * @param {Context} ctx
 * @returns {VNode|null}
 */
function rulesChooser(ctx) {
  const { t, model, actions } = ctx;
  const preset = chosenPreset(model);
  if (!model.rules || !preset) return null;
  const change = (/** @type {Event} */ event) =>
    actions.set({ rules: /** @type {HTMLSelectElement} */ (event.target).value, options: {} });
  const count = Object.keys(model.settings.options).length;
  return h(
    "div.rules",
    { key: "rules" },
    h(
      "label.field",
      null,
      h("span", null, t("rules")),
      h(
        "select",
        { value: preset.name, on: { change } },
        model.rules.presets.map(({ name }) => h("option", { key: name, value: name }, t(`preset-${name}`))),
      ),
    ),
    t.has(`preset-${preset.name}.help`) && h("p.hint", null, t(`preset-${preset.name}.help`)),
    h("p.hint.source", null, t("source", { source: t(`source-${preset.source}`) })),
    h("details.drawer", null, h("summary", null, t("options", { count })), drawer(ctx, preset)),
  );
}

/**
 * @param {Context} ctx
 * @param {Preset} preset
 * @returns {VNode}
 */
function drawer(ctx, preset) {
  const { t, model, actions } = ctx;
  const { major, groups } = sorted(model.rules?.options ?? []);
  const field = (/** @type {Option} */ one) => optionField(ctx, preset, one);
  return h(
    "div.drawer-inner",
    null,
    major.map(field),
    groups.map(([group, options]) =>
      h("details.more", { key: group }, h("summary", null, t(`group-${group}`)), options.map(field)),
    ),
    h(
      "div.row",
      null,
      h(
        "button.link",
        {
          type: "button",
          disabled: Object.keys(model.settings.options).length === 0,
          on: { click: () => actions.set({ options: {} }) },
        },
        t("options-reset"),
      ),
    ),
  );
}

/**
 * One option as a switch, a choice or a number.
 *
 * @param {Context} ctx
 * @param {Preset} preset
 * @param {Option} one
 * @returns {VNode}
 */
function optionField({ t, model, actions }, preset, one) {
  const { options } = model.settings;
  const changed = one.name in options;
  const value = options[one.name] ?? preset.options[one.name];
  const set = (/** @type {OptionValue} */ to) =>
    actions.set({ options: differ(preset, options, one.name, to) });
  const silent = preset.fallbacks.includes(one.name) && !changed;
  const help = `option-${one.name}.help`;
  return h(
    "label.field.option",
    {
      key: one.name,
      class: [one.kind === "flag" && "switch", changed && "changed"].filter(Boolean).join(" "),
    },
    h(
      "span",
      null,
      t(`option-${one.name}`),
      silent && h("small.silent", null, t("not-stated")),
      t.has(help) && h("small.help", null, t(help)),
    ),
    control(t, one, value, set),
  );
}

/**
 * @param {import("../model/types.js").Texts} t
 * @param {Option} one
 * @param {OptionValue|undefined} value
 * @param {(to: OptionValue) => void} set
 * @returns {VNode}
 */
function control(t, one, value, set) {
  const target = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target);
  if (one.kind === "flag") {
    const change = (/** @type {Event} */ event) => set(target(event).checked);
    return h("input", { type: "checkbox", role: "switch", checked: value === true, on: { change } });
  }
  if (one.kind === "number") {
    const change = (/** @type {Event} */ event) =>
      target(event).validity.valid && target(event).value !== "" && set(Number(target(event).value));
    return h("input", {
      type: "number",
      min: one.min,
      max: one.max,
      step: 1,
      inputmode: "numeric",
      value: String(value ?? ""),
      on: { change },
    });
  }
  const change = (/** @type {Event} */ event) => set(target(event).value);
  const values = one.values ?? [];
  // Fluent has no plus sign in its names.
  const text = (/** @type {string} */ name) => {
    const key = `value-${one.name}-${name.replaceAll("+", "-")}`;
    return t.has(key) ? t(key) : name;
  };
  return h(
    "select",
    { value: String(value), on: { change } },
    values.map((name) => h("option", { key: name, value: name }, text(name))),
  );
}
