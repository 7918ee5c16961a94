// The complete trick: who led it, who took it, what it brought, and how long it lies there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, seated, view } from "./sample.mjs";

const { applyEvent } = await load("model/state");
const { clearTrick } = await load("model/trick");

const LYING = [["D6", 1], ["DT", 2], ["DA", 3]];
const FULL = [...LYING, ["D7", 0]];
const NEXT = { no: 3, leader: 3, cards: [], winning: null };

/** The table after one's own card has completed the second trick. */
function completed(changes, points = [0, 0]) {
    const before = seated({ trick: { no: 2, leader: 1, cards: LYING, winning: 3 }, points });
    const event = { e: "played", seat: 0, card: "D7", melds: [], stoeck: false };
    return applyEvent(before, { t: "event", v: 11, event, view: view({ trick: NEXT, turn: 3, ...changes }) });
}

test("a complete trick tells who led it and who took it", () => {
    const { trick } = completed({});
    assert.deepEqual(trick, { no: 2, leader: 1, cards: FULL, winning: 3, done: true });
});

test("the card that completes a trick lies before whoever laid it", () => {
    const before = seated({ trick: { no: 2, leader: 3, cards: [["D6", 3], ["D7", 0], ["DT", 1]], winning: 1 } });
    const event = { e: "played", seat: 2, card: "DA", melds: [], stoeck: false };
    const { trick } = applyEvent(before, { t: "event", v: 11, event, view: view({ trick: { ...NEXT, leader: 2 } }) });
    assert.deepEqual(trick.cards.at(-1), ["DA", 2]);
    assert.equal(trick.winning, 2);
});

test("a trick brought what the points have grown by, or what is told of it", () => {
    const points = (changes) => completed(changes, [10, 5]).log.at(-1).trick.points;
    assert.equal(points({ points: [10, 26] }), 21);
    const last = { no: 2, leader: 1, cards: FULL, winner: 3, points: 21 };
    assert.equal(points({ points: [0, 0], last }), 21, "the deal has been counted meanwhile");
});

test("what is told of an earlier trick says nothing of this one", () => {
    const last = { no: 1, leader: 0, cards: [], winner: 1, points: 50 };
    const { trick, log } = completed({ last, points: [0, 21] });
    assert.equal(trick.winning, 3);
    assert.deepEqual(log.at(-1).trick, { no: 2, winner: 3, points: 21 });
});

test("a trick that the view still holds is complete too, and is swept like any other", () => {
    const held = { no: 2, leader: 1, cards: FULL, winning: 3 };
    const model = completed({ trick: held, turn: null });
    assert.equal(model.trick.winning, 3);
    assert.equal(clearTrick(model).trick, null);
});

test("what is said over a complete trick leaves it lying", () => {
    const model = completed({});
    const said = applyEvent(model, { t: "event", v: 12, event: { e: "stoeck", seat: 0 }, view: view({ trick: NEXT }) });
    assert.equal(said.trick, model.trick);
    assert.equal(said.log.at(-1).trick, null, "the trick is told once");
});

test("a card that is laid for a wrong one takes its place", () => {
    const trick = { no: 2, leader: 1, cards: LYING, winning: 3 };
    const event = { e: "played", seat: 2, card: "DK", melds: [], stoeck: false };
    const corrected = { ...trick, cards: [["D6", 1], ["DK", 2], ["DA", 3]] };
    const going = applyEvent(seated({ trick, turn: 2 }), { t: "event", v: 11, event, view: view({ trick: corrected }) });
    assert.deepEqual(going.trick.cards, corrected.cards);
    assert.equal(going.trick.done, false);
});

test("a wrong card exchanged in a complete trick leaves it complete", () => {
    const trick = { no: 2, leader: 1, cards: FULL, winning: 3 };
    const event = { e: "played", seat: 2, card: "DK", melds: [], stoeck: false };
    const after = view({ trick: { ...NEXT, leader: 3 }, turn: 3 });
    const done = applyEvent(seated({ trick, turn: 2 }), { t: "event", v: 11, event, view: after }).trick;
    assert.deepEqual(done.cards, [["D6", 1], ["DK", 2], ["DA", 3], ["D7", 0]]);
    assert.deepEqual([done.no, done.winning, done.done], [2, 3, true]);
});
