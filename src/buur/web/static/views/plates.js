/**
 * What the plate of a seat shows at a table with other people: drawing, presence, time that is left.
 */

import { h } from "../browser/dom.js";
import { LATE, plateOf } from "../model/plates.js";
import { portraitsOf } from "../model/portraits.js";
import { memo } from "./memo.js";

/** @import { Context, View } from "../model/types.js" */
/** @import { Props, VNode } from "../browser/dom.js" */
/** @typedef {{portrait:VNode, more:VNode|null, label:string[], button:Props|null, menu:VNode|null}} PlateParts what a plate gets with the second script; with `button` it is one, and `menu` says what it opens */

/**
 * The parts of a seat's plate that come after the first cards; the same object while nothing changes.
 *
 * @param {Context} ctx
 * @param {View} view
 * @param {number} seat
 * @returns {PlateParts}
 */
export function plateParts(ctx, view, seat) {
  const plate = plateOf(ctx.model, view, seat);
  const head = portraitsOf(view)[seat] ?? -1;
  const clock = plate.left === null ? null : ctx.model.clock;
  const from = [head, clock, view.names[seat], view.seat === seat, ...Object.values(plate)];
  return memo(ctx, `plate-parts-${seat}`, from, () => {
    const { t, actions } = ctx;
    const words = presenceKey(plate);
    const click = (/** @type {Event} */ event) => {
      event.stopPropagation(); // a tap on the table beneath lets the others play on
      actions.update(() => ({ opened: "seat", chosenSeat: seat }));
    };
    return {
      portrait: portrait(head, plate.avatar, plate.left === null ? null : ring(plate.left, plate.share, clock?.v ?? 0)),
      more: words ? h("span.presence", { class: plate.open ? "open" : plate.presence, title: t(words) }, t(`${words}-short`)) : null,
      label: words ? [t(words)] : [],
      button: plate.menu
        ? { type: "button", "aria-haspopup": "dialog", on: { click } }
        : null,
      menu: plate.menu ? h("span.hidden", { key: "menu" }, t("plate-menu", { own: seat === view.seat ? "yes" : "no" })) : null,
    };
  });
}

/**
 * The key of the text about the presence of a seat's player; "" where there is nothing to say.
 *
 * @param {import("../model/plates.js").Plate} plate
 * @returns {string}
 */
function presenceKey({ open, presence }) {
  if (open) return "plate-open";
  return presence === "here" ? "" : `plate-${presence}`;
}

/**
 * A player's portrait, or the drawing that a person has chosen.
 *
 * @param {number} head place of the portrait
 * @param {number} avatar place of the drawing; -1 for none
 * @param {VNode|null} [inside]
 * @returns {VNode}
 */
export function portrait(head, avatar, inside = null) {
  const chosen = avatar >= 0;
  return h("span.portrait", { key: "portrait", class: chosen ? "avatar" : null, "aria-hidden": "true", vars: { "--who": chosen ? avatar : head } }, inside);
}

/**
 * A ring that shrinks with the time that is left.
 *
 * @param {number} left seconds
 * @param {number} share of the whole time
 * @param {number} v version of the table; another message begins another ring
 * @returns {VNode}
 */
function ring(left, share, v) {
  const vars = { "--left": `${left}s`, "--late": `${left - LATE}s`, "--gone": Math.round(100 * (1 - share)) };
  return h(
    "svg.time-ring",
    { key: `ring-${v}`, viewBox: "0 0 40 40", "aria-hidden": "true", vars },
    h("circle", { cx: 20, cy: 20, r: 18, pathLength: 100 }),
  );
}
