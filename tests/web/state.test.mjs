// The model: what the page remembers between two views.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HAND, RUN, SITUATIONS, event, load, played, seated, settings, trick, view } from "./sample.mjs";

const { go, applyEvent, withKnownDeals, initial, lift, moveFocus, refuse, seats, welcome, whyNot } = await load("model/state");
const { clearTrick } = await load("model/trick");
const { nearestSlot, assignSlots } = await load("model/hand_slots");
const { toggleMeld } = await load("model/meld_selection");

/** A view with the deals from one number to another, as a server sends it. */
const counted = (first, last, earlier = [0, 0]) => ({
    counted: last,
    deals: Array.from({ length: last - first + 1 }, (_, i) => ({ deal: first + i })),
    earlier,
});
const numbers = ({ deals }) => deals.map(({ deal }) => deal);

test("deals that the server no longer sends are kept, unless one is missing between them", () => {
    const merged = (known, next) => withKnownDeals(next, known);
    assert.deepEqual(numbers(merged(counted(1, 3), counted(4, 4, [9, 9]))), [1, 2, 3, 4]);
    assert.deepEqual(numbers(merged(counted(1, 4), counted(4, 4, [9, 9]))), [1, 2, 3, 4]);
    assert.deepEqual(numbers(merged(counted(3, 5, [5, 5]), counted(6, 6, [9, 9]))), [3, 4, 5, 6]);
    assert.deepEqual(merged(counted(3, 5, [5, 5]), counted(6, 6, [9, 9])).earlier, [5, 5]);
    assert.deepEqual(merged(counted(1, 2), counted(4, 4, [9, 9])), counted(4, 4, [9, 9]));
    assert.deepEqual(merged(counted(4, 4, [9, 9]), counted(2, 5, [1, 1])), counted(2, 5, [1, 1]));
    assert.deepEqual(merged(null, counted(4, 4, [9, 9])), counted(4, 4, [9, 9]));
    assert.deepEqual(numbers(merged(counted(1, 1), counted(1, 1))), [1]);
    assert.deepEqual(numbers(merged(counted(1, 0), counted(1, 1))), [1]);
});

test("an event keeps the deals of the view before it", () => {
    const model = seated({ deals: [{ deal: 1 }, { deal: 2 }], counted: 2 });
    const next = applyEvent(model, event(11, { e: "counted" }, { deals: [{ deal: 3 }], counted: 3, earlier: [9, 9] }));
    assert.deepEqual(numbers(next.view), [1, 2, 3]);
});

test("cards stand in suits of alternating colour, the highest first", () => {
    assert.deepEqual(assignSlots([], HAND), ["SA", "SK", "SQ", "S6", "HT", "H9", "CA", "CJ", "D7"]);
});

test("places stay while cards leave, and are made anew for a new hand", () => {
    const slots = assignSlots([], HAND);
    assert.equal(assignSlots(slots, HAND.slice(2)), slots);
    assert.deepEqual(assignSlots(slots, ["H6", "SA"]), ["SA", "H6"]);
});

test("the focus goes to the nearest card that is left", () => {
    const slots = assignSlots([], HAND);
    assert.equal(nearestSlot(3, slots, ["SA", "HT"]), 4);
    assert.equal(nearestSlot(8, slots, ["SA"]), 0);
    assert.equal(nearestSlot(2, slots, []), 0);
    assert.equal(nearestSlot(4, slots, [slots[3], slots[5]]), 3, "of two as near, the left one");
});

test("the arrows pass over empty places and go round", () => {
    let model = seated({ hand: ["SA", "D7"] });
    model = { ...model, slots: assignSlots([], HAND), focus: 0 };
    assert.equal(moveFocus(model, 1).focus, 8);
    assert.equal(moveFocus(moveFocus(model, 1), 1).focus, 0);
    assert.equal(moveFocus(model, -1).focus, 8);
});

test("each arrow goes its own way", () => {
    const model = { ...seated(), focus: 3 };
    assert.deepEqual([moveFocus(model, 1).focus, moveFocus(model, -1).focus], [4, 2]);
});

test("a complete trick stays on the tabletop until it is swept", () => {
    const lying = trick(1, 1, "D6 DT DA", { winning: 3 });
    let model = seated({ trick: lying });
    const after = { trick: { no: 2, leader: 3, cards: [], winning: null }, turn: 3, points: [0, 21] };
    model = applyEvent(model, event(11, played(0, "D7"), after));
    assert.equal(model.trick.done, true);
    assert.equal(model.trick.winning, 3);
    assert.deepEqual(model.trick.cards.at(-1), ["D7", 0]);
    assert.deepEqual(model.log.at(-1).trick, { no: 1, winner: 3, points: 21 });
    assert.deepEqual(clearTrick(model).trick.cards, []);
    const next = { trick: { no: 2, leader: 3, cards: [["H6", 3]], winning: 3 } };
    assert.deepEqual(applyEvent(model, event(12, played(3, "H6"), next)).trick.cards, [["H6", 3]]);
});

test("the last trick of a deal is complete too, when the view has none any more", () => {
    const lying = trick(9, 1, "D6 DT DA", { winning: 3 });
    const last = { no: 9, leader: 1, cards: [], winner: 3, points: 26 };
    const model = applyEvent(seated({ trick: lying }), event(11, played(0, "D7"), { trick: null, last, phase: "count" }));
    assert.deepEqual(model.log.at(-1).trick, { no: 9, winner: 3, points: 26 });
    assert.equal(clearTrick(model).trick, null);
});

test("an event that was seen already changes nothing", () => {
    const model = seated();
    assert.equal(applyEvent(model, event(10, played(1, "D6"), {})), model);
});

test("what a seat said stays until that seat acts again", () => {
    let model = seated({ phase: "choose", contract: null });
    model = applyEvent(model, event(11, { e: "pushed", seat: 0 }, { phase: "choose" }));
    model = applyEvent(model, event(12, { e: "chosen", seat: 2, contract: "trump:S" }, {}));
    assert.equal(model.bubbles[0].event.e, "pushed");
    assert.equal(model.bubbles[2].event.contract, "trump:S");
    const value = { seat: 0, stage: "value", value: 20 };
    model = applyEvent(model, event(13, played(0, "SA"), { melds: { ...view().melds, said: [value] } }));
    assert.deepEqual(model.bubbles[0].said, [value]);
    const said = [{ ...value, seat: 1 }, { seat: 0, stage: "top", rank: "A" }, { seat: 1, stage: "good" }];
    model = applyEvent(model, event(14, played(1, "S7", { said }), {}));
    const stages = model.bubbles.slice(0, 2).map((bubble) => bubble.said.map(({ stage }) => stage));
    assert.deepEqual(stages, [["value", "top"], ["value", "good"]]);
    model = applyEvent(model, event(15, played(2, "S8"), {}));
    assert.equal(model.bubbles[2], null);
});

test("melds that count are described once, in the bubble of their owner", () => {
    const described = [{ seat: 2, kind: "run", count: 3, top: "K", points: 20 }];
    const melds = { ...view().melds, described, shown: [{ seat: 2, cards: ["HJ", "HQ", "HK"], points: 20 }], winner: 0 };
    let model = applyEvent(seated(), event(11, played(3, "S9"), { melds }));
    assert.deepEqual(model.bubbles[2].melds[0].cards, ["HJ", "HQ", "HK"]);
    model = applyEvent(model, event(12, played(2, "S8"), { melds }));
    assert.equal(model.bubbles[2], null);
    assert.deepEqual(model.log.at(-1).melds, []);
});

test("a refused card comes down again with its reason", () => {
    const model = refuse(lift(seated(), "SA"), "undertrump");
    assert.equal(model.lifted, null);
    assert.deepEqual(model.notice, { code: "reason-undertrump" });
});

test("why a card may not be played", () => {
    assert.equal(whyNot(view(), "SA"), null);
    const reason = (changes) => whyNot(view(changes), "SA");
    const refused = { cards: ["D7"], why: { SA: "must-follow-suit" } };
    assert.deepEqual(reason({ legal: refused }), { code: "why-must-follow-suit", args: { cards: "D7", ruff: "yes" } });
    assert.deepEqual(reason({ turn: 3, legal: {} }), { code: "why-wait", args: { name: "Heidi" } });
    // Who waits is told so in play alone.
    for (const changes of [{ phase: "choose" }, { phase: "choose", turn: 1 }, { turn: 0 }, { turn: null }])
        assert.deepEqual(reason({ ...changes, legal: {} }), { code: "why-not-yet" });
});

test("melds that share cards exclude each other, but a run and a quartet where the rules allow", () => {
    const run = ["SQ", "SK", "SA"];
    const kings = ["SK", "HK", "DK", "CK"];
    const model = toggleMeld(seated(), run, false);
    assert.deepEqual(toggleMeld(model, kings, false).ticked, [kings]);
    assert.deepEqual(toggleMeld(model, kings, true).ticked, [run, kings]);
    assert.deepEqual(toggleMeld(model, ["SJ", "SQ", "SK", "SA"], true).ticked, [["SJ", "SQ", "SK", "SA"]]);
    assert.deepEqual(toggleMeld(model, run, false).ticked, []);
});

test("the melds dialog opens with the recommended declaration ticked", () => {
    assert.deepEqual(seated(SITUATIONS.melds).ticked, [RUN.cards]);
});

test("a new deal forgets what belonged to the old one", () => {
    let model = { ...seated(), declare: [["S6"]], stoeck: false, notice: { code: "x" } };
    model = applyEvent(model, event(11, { e: "dealt", hands: [HAND, null, null, null] }, { deal: 2 }));
    assert.equal(model.declare, null);
    assert.equal(model.stoeck, true);
    assert.deepEqual(model.bubbles, [null, null, null, null]);
});

test("after a gap the missed events are in the log and the view is the newest", () => {
    const model = seated();
    const events = [{ v: 11, event: played(1, "D6") }, { v: 12, event: played(2, "DT") }];
    const message = { t: "welcome", v: 12, seat: 0, snapshot: false, events, view: view({ turn: 3 }) };
    const back = welcome({ ...model, conn: "lost" }, message);
    assert.equal(back.conn, "open");
    assert.equal(back.v, 12);
    assert.equal(back.view.turn, 3);
    assert.deepEqual(back.log.map(({ v }) => v), [11, 12]);
});

test("after a reload only a summary that waits for its answer is shown again", () => {
    const deals = [{ deal: 1 }, { deal: 2 }];
    assert.equal(seated({ deals }).seen, 2);
    assert.equal(seated({ deals, legal: { contribute: true } }).seen, 1);
    assert.equal(seated({ legal: { contribute: true } }).seen, 0);
});

test("going elsewhere leaves the table but keeps the settings", () => {
    const model = go(seated(), { page: "home" });
    assert.equal(model.view, null);
    assert.equal(model.settings.lang, "fr");
    assert.equal(go(initial(settings()), { page: "table", id: "x" }).conn, "off");
});

test("what was taken back leaves the table, the hand and the log as they were", () => {
    const before = seated();
    const first = applyEvent(before, event(11, played(0, "SA"), { ...SITUATIONS.wait, hand: HAND.filter((card) => card !== "SA") }));
    const next = applyEvent(first, event(12, played(1, "S7"), { ...SITUATIONS.wait, hand: HAND.filter((card) => card !== "SA") }));
    const back = applyEvent({ ...next, prepared: "SK", resting: 1 }, event(13, { e: "taken-back", seat: 0, to: 10 }, {}));
    assert.deepEqual(back.log.map(({ v }) => v), [...before.log.map(({ v }) => v), 13]);
    assert.deepEqual(back.slots, before.slots);
    assert.deepEqual(back.view.hand, HAND);
    assert.deepEqual([back.prepared, back.resting, back.lifted, back.v], [null, null, null, 13]);
    assert.deepEqual(back.trick, before.trick);
    assert.ok(back.bubbles.every((bubble) => bubble === null));
});

test("missed events that were taken back do not stand in the log", () => {
    const missed = [[11, played(0, "SA")], [12, played(1, "S7")], [13, { e: "taken-back", seat: 0, to: 10 }], [14, played(0, "SK")]];
    const events = missed.map(([v, one]) => ({ v, event: one }));
    const { log } = welcome(seated(), { t: "welcome", v: 14, seat: 0, snapshot: false, events, view: view() });
    assert.deepEqual(log.slice(-2).map(({ v }) => v), [13, 14]);
});
