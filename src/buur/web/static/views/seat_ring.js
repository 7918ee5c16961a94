/**
 * The seats of a table that gathers, round the tabletop, and what can be changed at one of them.
 */

import { h } from "../browser/dom.js";
import { avatarPlace } from "../model/avatars.js";
import { isHost, isPartner, placeOf } from "../model/friends.js";
import { portraitsOf } from "../model/portraits.js";
import { arrange } from "../net/arrange.js";
import { seatName } from "../text/friends.js";
import { bigButton } from "./dialogs.js";
import { portrait } from "./plates.js";

/** @import { Context, Friends, View } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @returns {VNode}
 */
export function seatRing(ctx, friends, view) {
  const { t } = ctx;
  const names = friends.seats.map((_, seat) => seatName(t, friends, seat));
  const kinds = friends.seats.map(({ kind }) => (kind === "person" ? kind : "bot"));
  const heads = portraitsOf({ names, kinds });
  const round = friends.seats.map((_, i) => (view.seat + i) % friends.seats.length);
  return h(
    "ol.ring",
    { key: "ring", "data-seats": friends.seats.length, "aria-label": t("seats-title") },
    round.map((seat) => ringSeat(ctx, friends, view, seat, heads[seat] ?? -1)),
  );
}

/**
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @param {number} seat
 * @param {number} head the portrait
 * @returns {VNode}
 */
function ringSeat(ctx, friends, view, seat, head) {
  const { model, actions } = ctx;
  const { kind, avatar } = friends.seats[seat] ?? { kind: "open", avatar: null };
  const chosen = model.draft.seat === seat;
  const name = seatName(ctx.t, friends, seat);
  const click = () => actions.draft({ seat: chosen ? undefined : seat });
  const isOwn = seat === view.seat;
  const place = placeOf(view.seat, seat, friends.seats.length);
  const inside = [
    kind === "open" ? h("span.portrait.empty", { key: "head", "aria-hidden": "true" }, "+") : portrait(head, avatarPlace(avatar)),
    h(
      "span.ring-text",
      { key: "text" },
      h("span.ring-name", { class: name.length > 11 ? "long" : null }, name),
      seatFacts(ctx, friends, view, seat).map((fact) => [" ", h("span.ring-fact", { key: fact }, fact)]),
      ctx.t.has(`seat-at-${place}`) && h("span.hidden", { key: "place" }, ` ${ctx.t(`seat-at-${place}`)}`),
    ),
  ];
  return h(
    "li.ring-seat",
    { key: seat, class: `${kind} ${place}${isOwn ? " own" : ""}`, "data-seat": seat },
    isHost(model)
      ? h("button.ring-plate", { key: "plate", type: "button", "aria-pressed": chosen ? "true" : "false", on: { click } }, inside)
      : h("div.ring-plate", { key: "plate" }, inside),
  );
}

/**
 * Facts about a seat's player in few words.
 *
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @param {number} seat
 * @returns {string[]}
 */
function seatFacts({ t, model }, friends, view, seat) {
  const { kind } = friends.seats[seat] ?? { kind: "open" };
  const presence = kind === "person" ? model.presence?.[seat] : "here";
  return [
    seat === view.seat && t("seat-you"),
    kind === "bot" && t("bot"),
    seat === friends.host && t("seat-host"),
    isPartner(view, friends, seat) && t("seat-partner"),
    presence === "away" && t("seat-away"),
    presence === "slow" && t("seat-slow"),
  ].filter((fact) => fact !== false);
}

/**
 * What the host can do with the chosen seat; before one is chosen, that one can be.
 *
 * @param {Context} ctx
 * @param {Friends} friends
 * @param {View} view
 * @returns {VNode|null}
 */
export function seatControls(ctx, friends, view) {
  const { t, model, actions } = ctx;
  if (!isHost(model)) return null;
  const { seat } = model.draft;
  const chosen = seat === undefined ? undefined : friends.seats[seat];
  if (seat === undefined || !chosen) return h("p.hint.ring-hint", { key: "controls" }, t("gather-pick"));
  const change = (/** @type {{act:string, [field:string]:unknown}} */ wanted) => {
    arrange(ctx, wanted);
    actions.draft({ seat: undefined });
  };
  const others = friends.seats.flatMap((one, other) => (other === seat || (one.kind === "open" && chosen.kind === "open") ? [] : [other]));
  const isOther = seat !== view.seat;
  const loses = isOther && chosen.kind === "person";
  return h(
    "section.seat-controls",
    { key: "controls", "aria-label": seatName(t, friends, seat) },
    h("h3", { key: "swap" }, t("seat-swap", { name: seatName(t, friends, seat), you: isOther ? "no" : "yes" })),
    h(
      "div.row",
      { key: "others" },
      others.map((other) => {
        const place = placeOf(view.seat, other, friends.seats.length);
        const called = friends.seats[other]?.kind === "open" && t.has(`seat-at-${place}`) ? `, ${t(`seat-at-${place}`)}` : "";
        const name = other === view.seat ? t("seat-swap-you") : seatName(t, friends, other) + called;
        return h("button.big.plain", { key: other, type: "button", on: { click: () => change({ act: "swap", seat, other }) } }, name);
      }),
    ),
    isOther && h("h3", { key: "give" }, t(loses ? "seat-give-person" : "seat-give", { name: seatName(t, friends, seat) })),
    isOther &&
      h(
        "div.row",
        { key: "gives" },
        chosen.kind !== "bot" && bigButton(t("seat-to-bot"), () => change({ act: "bot", seat }), loses ? "danger" : "plain"),
        chosen.kind !== "open" && bigButton(t("seat-to-open"), () => change({ act: "open", seat }), loses ? "danger" : "plain"),
      ),
  );
}
