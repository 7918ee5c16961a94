// Who writes on which line and who plays on which side, where the two are not the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, view } from "./sample.mjs";

const { bySide, declarerOf, isDuel, lineOf, lineOrder, party, seatsOf, seatsRound, sideOfSeat, tricksOf } =
    await load("model/lines");

/** A king, who is not known yet, against the others. */
const KING = { lines: [null, null, null, null], scores: [0, 0], taken: [0, 0] };
/** Each writes for himself; in this deal seat 2 plays alone against the rest. */
const ALONE = { lines: [0, 1, 2, 3], scores: [0, 0, 0, 0], sides: [1, 1, 0, 1], taken: [0, 0], declarer: 2 };

test("a line that is not known is none", () => {
    assert.equal(lineOf(view(KING), 0), null);
    assert.equal(lineOf(view({ lines: [1, 0, 1, 0] }), 0), 1);
    assert.deepEqual(seatsOf(view(KING), 0), []);
});

test("without lines of its own a table has them in turn", () => {
    assert.deepEqual([0, 1, 2, 3].map((seat) => lineOf(view(), seat)), [0, 1, 0, 1]);
    const three = view({ names: ["A", "B", "C"], scores: [0, 0, 0] });
    assert.deepEqual([0, 1, 2].map((seat) => lineOf(three, seat)), [0, 1, 2]);
});

test("every line stands on the slate, also one that nobody is known to write on", () => {
    assert.deepEqual(lineOrder(view(KING)), [0, 1]);
    assert.deepEqual(lineOrder(view({ ...KING, lines: [1, null, null, null] })), [1, 0]);
});

test("the table is gone round from one's own seat, by whoever looks on from seat 0", () => {
    assert.deepEqual(seatsRound(view({ seat: 2 })), [2, 3, 0, 1]);
    assert.deepEqual(seatsRound(view({ seat: -1 })), [0, 1, 2, 3]);
});

test("the seats of a line are those that write there, whatever side they play on", () => {
    assert.deepEqual(seatsOf(view(ALONE), 2), [2]);
    assert.deepEqual(seatsOf(view(ALONE), 0), [0]);
    assert.deepEqual(seatsOf(view({ seat: 3 }), 1), [3, 1]);
});

test("values of another deal are in the order of that deal's sides", () => {
    const now = view(ALONE);
    assert.equal(sideOfSeat(now, 2), 0);
    assert.deepEqual(bySide(now, ["two", "rest"]), ["rest", "two"]);
    assert.deepEqual(bySide(now, ["me", "rest"], [0, 1, 1, 1]), ["me", "rest"]);
});

test("lines are those of teams, of a king, of groups or of each alone", () => {
    assert.equal(party(view()), "teams");
    assert.equal(party(view(ALONE)), "alone");
    assert.equal(party(view(KING)), "king");
    assert.equal(party(view({ ...KING, lines: [0, 1, 1, 1] })), "king");
    const six = { names: [..."ABCDEF"], scores: [0, 0, 0] };
    assert.equal(party(view(six)), "groups");
});

test("a duel is one against the rest, not a game in which each plays for himself", () => {
    assert.ok(isDuel(view(ALONE)));
    assert.ok(isDuel(view({ ...KING, lines: [0, 1, 1, 1] })));
    assert.ok(!isDuel(view()));
    assert.ok(!isDuel(view({ taken: [0, 0, 0, 0] })), "teams write, each takes tricks for himself");
});

test("whether a deal was a duel is told by the deal, not by the one that is played now", () => {
    const now = view({ ...ALONE, taken: [0, 0, 0, 0] });
    assert.ok(!isDuel(now));
    assert.ok(isDuel(now, { tricks: [5, 4] }));
});

test("a deal has as many tricks as it had in its first one", () => {
    const at = (no, counts) => tricksOf(view({ trick: { no, leader: 0, cards: [], winning: null }, counts }));
    assert.deepEqual([at(1, [9, 9, 9, 9]), at(4, [6, 5, 5, 6]), at(9, [1, 1, 0, 0])], [9, 9, 9]);
    assert.equal(tricksOf(view({ trick: null })), 9);
    assert.equal(tricksOf(view({ trick: null, counts: [0, 0, 0, 0], taken: [4, 5] })), 9, "after the last one");
});

test("who plays against the rest is named only where somebody does", () => {
    assert.equal(declarerOf(view(ALONE)), 2);
    assert.equal(declarerOf(view({ ...ALONE, declarer: undefined })), null);
    assert.equal(declarerOf(view({ declarer: 1 })), null, "a bidder who has a partner");
});
