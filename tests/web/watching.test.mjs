// A table that is watched: nobody is "you", the lower edge is a choice, and links to deals follow the host's wish.

import assert from "node:assert/strict";
import { test } from "node:test";
import { context } from "./page.mjs";
import { DEAL, load, played, seated, view } from "./sample.mjs";

const { turned, watched } = await load("model/watching");
const { lineOrder, nearSeat, seatsRound } = await load("model/lines");
const { sideOf } = await load("views/table");
const { dealWords, lineName, scoreWords } = await load("text/standings");
const { named } = await load("text/player_names");
const { narrate } = await load("text/narration");
const { partieWords } = await load("text/watching");
const { watch } = await load("views/pages/watch");
const { hashOf } = await load("model/replay");

const outside = (changes = {}) => view({ seat: -1, hand: [], legal: {}, ...changes });

/** A model that watches a table. */
function watching(changes = {}, near = 0) {
    const before = { ...seated(), view: null, route: { page: "watch", id: "k7wq" }, watching: { id: "k7wq", token: "tok", near } };
    return watched(before, { t: "welcome", v: 3, seat: -1, here: [], snapshot: true, events: [], view: outside(changes) });
}

const text = (node) => (typeof node === "string" ? node : node?.text != null ? String(node.text) : [node?.kids ?? []].flat(9).map(text).join(" "));
const links = (node) => (!node || typeof node !== "object" ? [] : [...(node.tag === "a" ? [node.props.href] : []), ...[node.kids ?? []].flat(9).flatMap(links)]);

test("the seat at the lower edge is the player's own, or the one that is chosen", () => {
    assert.deepEqual([0, 3, -1, -4].map(nearSeat), [0, 3, 0, 3]);
    assert.deepEqual(seatsRound(view({ seat: -3 })), [2, 3, 0, 1]);
    assert.deepEqual([0, 1, 2, 3].map((seat) => sideOf(-2, seat)), ["left", "bottom", "right", "top"]);
    assert.deepEqual(lineOrder(view({ seat: -2 })), [1, 0]);
});

test("a table that is watched is turned by the page", () => {
    const model = watching();
    assert.equal(model.view.seat, -1);
    const next = { ...model, ...turned(model) };
    assert.deepEqual([next.view.seat, next.watching.near], [-2, 1]);
    const after = watched(next, { t: "event", v: 4, event: played(0, "S6"), view: outside({ turn: 1 }) });
    assert.deepEqual([after.view.seat, after.log.length], [-2, 1]);
    const last = { ...watching({}, 3) };
    assert.equal({ ...last, ...turned(last) }.watching.near, 0);
    assert.deepEqual(turned({ ...model, view: null }), {});
});

test("no account waits to be read, and other messages are heard", () => {
    const model = watching({ deals: [{ ...DEAL, deal: 1 }], counted: 1 });
    assert.equal(model.seen, 1);
    const next = watched(model, { t: "event", v: 4, event: { e: "counted" }, view: outside({ deals: [{ ...DEAL, deal: 2 }], counted: 2 }) });
    assert.equal(next.seen, 2);
    assert.deepEqual(watched(model, { t: "held", v: 4 }).held, 4);
    const again = { t: "welcome", v: 9, seat: -1, here: [], snapshot: true, events: [], view: outside({ counted: 3 }) };
    assert.equal(watched(model, again).seen, 3, "after the connection was lost");
});

test("lines have the names of their players", () => {
    const model = watching({ points: [12, 30] });
    const ctx = context(model);
    assert.equal(lineName(ctx, model.view, 0), "Anna + Ueli");
    assert.match(scoreWords(ctx, model.view), /Anna \+ Ueli\s0, Vreni \+ Heidi\s0/);
    assert.equal(dealWords(ctx, model.view), "Anna + Ueli 12, Vreni + Heidi 30");
    assert.equal(dealWords(ctx, model.view, { total: [82, 75] }), "Anna + Ueli 82, Vreni + Heidi 75");
    const won = { winner: 1, reason: "out", scores: [900, 1010] };
    assert.match(partieWords(ctx, { ...model.view, result: won }), /Vreni \+ Heidi.*Anna \+ Ueli\s900/);
    assert.match(partieWords(ctx, { ...model.view, result: { ...won, winner: null } }), /900/);
});

test("a score stays apart from the number of a guest", () => {
    const model = watching({ names: ["Anna", "Vreni", "Ueli", ""], points: [12, 30] });
    const ctx = context(model);
    const view = named(ctx.t, model.view);
    const guest = ctx.t("guest-name", { no: 4 });
    assert.match(dealWords(ctx, view), new RegExp(`Vreni \\+ ${guest}\\s?:\\s30`));
});

test("nobody is we in the log of a table that is watched", () => {
    const model = watching({ deals: [{ ...DEAL, deal: 1, total: [82, 75] }], counted: 1 });
    const words = narrate(context(model), { v: 4, deal: 1, event: { e: "counted" }, said: [], melds: [], trick: null });
    assert.match(words, /Anna \+ Ueli\s82, Vreni \+ Heidi\s75/);
});

test("a player without a name is called a guest", () => {
    const model = watching({ names: ["Anna", "", "Ueli", "Heidi"], points: [12, 30] });
    const ctx = context(model);
    assert.match(text(watch(ctx)), new RegExp(ctx.t("guest-name", { no: 2 })));
    assert.deepEqual(named(ctx.t, model.view).names, ["Anna", ctx.t("guest-name", { no: 2 }), "Ueli", "Heidi"]);
});

test("deals whose hands may be seen have a link", () => {
    const deals = [{ ...DEAL, deal: 1 }, { ...DEAL, deal: 2 }];
    const model = watching({ deals, counted: 2 });
    const at = (more) => links(watch(context({ ...model, friends: { state: "playing", seats: [], watching: 1, ...more } }))).filter((href) => href.startsWith("/game"));
    assert.deepEqual(at({ watch: "after" }), ["/game/k7wq#link=tok&deal=2", "/game/k7wq#link=tok&deal=1"]);
    assert.deepEqual(at({ watch: "late" }), ["/game/k7wq#link=tok&deal=1"]);
});

test("who watches goes on to the rematch that is made meanwhile, by the same link", () => {
    const friends = { t: "friends", state: "over", seats: [], next: null };
    const over = watched(watching({ phase: "over", result: { winner: 1, reason: "out", scores: [900, 1010] } }), friends);
    assert.equal(over.watching.follows, undefined);
    const model = watched(over, { ...friends, next: "n3xt" });
    assert.equal(model.watching.follows, true);
    assert.ok(links(watch(context(model))).includes("/watch/n3xt#tok"), "also for who comes back");
    const late = watched({ ...over, friends: null }, { ...friends, next: "n3xt" });
    assert.equal(late.watching.follows, undefined, "who comes later sees the end first");
    assert.equal(watched(model, { ...friends, next: "n3xt" }).friends.next, "n3xt");
    assert.equal(watched({ ...model, watching: { ...model.watching, follows: false } }, { ...friends, next: "n3xt" }).watching.follows, false);
});

test("who may not watch is told why", () => {
    const model = { ...watching(), watching: { id: "k7wq", token: "", near: 0, failed: "plays-here" } };
    const ctx = context(model);
    assert.match(text(watch(ctx)), new RegExp(ctx.t("error-plays-here").slice(0, 20)));
    assert.deepEqual(links(watch(ctx)).includes("/table/k7wq"), true);
    const none = context({ ...model, watching: { ...model.watching, failed: "no-seat" } });
    assert.match(text(watch(none)), new RegExp(none.t("watch-none").slice(0, 20)));
});

test("the address of a shared partie keeps its link", () => {
    assert.equal(hashOf({ deal: 2, at: 0, steps: {}, link: "tok" }), "#deal=2&link=tok");
});
