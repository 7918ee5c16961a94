// The hand in two rows, and portraits: what the table looks like, from the model alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { assignSlots, rowsOf } = await load("model/hand_slots");
const { COUNT, portraitsOf } = await load("model/portraits");

const lengths = (hand, sort = "suits") => rowsOf(hand.split(" "), sort).map((row) => row.length);

test("a hand in two rows parts between two suits", () => {
    assert.deepEqual(lengths("SA SK H9 H8 CA C9 C7 DT D8"), [4, 5]);
    assert.deepEqual(lengths("SA SK S9 H9 H8 H7 C7 DT D8"), [3, 6]);
    assert.deepEqual(lengths("SA SK S9 H8 H7 H6"), [3, 3]);
});

const sorted = (hand, order) => assignSlots([], hand.split(" "), order);

test("suits lie so that two rows are as even as they allow", () => {
    const rows = (hand, order) => rowsOf(sorted(hand, order), "suits").map((row) => row.join(" "));
    assert.deepEqual(rows("SA S6 HA HK HQ H9 H6 CA C6"), ["HA HK HQ H9 H6", "SA S6 CA C6"]);
    assert.deepEqual(rows("SA HA HK HQ HJ HT CA CK DA"), ["SA HA HK HQ HJ HT", "CA CK DA"]);
    assert.deepEqual(rows("SA SK HA HK HQ CA CK DA DK"), ["SA SK HA HK HQ", "CA CK DA DK"]);
    const trumps = { sort: "trumps", contract: "trump:S" };
    assert.deepEqual(rows("SA S6 HA HK HQ H9 H6 CA C6", trumps), ["SA S6", "HA HK HQ H9 H6 CA C6"]);
    assert.deepEqual(rows("SA S6 HA HK HQ HJ HT H9 H6"), ["SA S6", "HA HK HQ HJ HT H9 H6"]);
});

test("a row is never much longer than the other, and ranks are parted in the middle", () => {
    assert.deepEqual(lengths("SA H9 H8 HA HK HQ HJ HT D8"), [5, 4]);
    assert.deepEqual(lengths("SA SK SQ SJ ST S9 S8 S7 S6"), [5, 4]);
    assert.deepEqual(lengths("SA HA DA CA SK HK DK CK SQ", "ranks"), [5, 4]);
    assert.deepEqual(lengths("SA"), [1, 0]);
});

test("more than twelve cards lie in rows of six", () => {
    const many = Array.from({ length: 16 }, (_, i) => `${"SHDC"[i >> 2]}${i}`).join(" ");
    assert.deepEqual(lengths(many), [6, 6, 4]);
    assert.deepEqual(lengths(many.split(" ").slice(0, 12).join(" ")), [4, 8]);
});

test("computer players have their own faces, people another each", () => {
    const names = ["Ueli", "Anna", "Anna", "Vreni", "Urs", "Béatrice"];
    const kinds = ["bot", "person", "person", "preparing", "deputy", "bot"];
    const found = portraitsOf({ names, kinds });
    assert.deepEqual([found[0], found[3]], [1, 0]);
    assert.equal(new Set(found).size, names.length);
    const people = found.filter((_, seat) => ![0, 3].includes(seat));
    assert.ok(people.every((one) => one >= 5 && one < COUNT), people.join());
    assert.deepEqual(portraitsOf({ names, kinds }), found);
});

test("people keep their faces where they change places", () => {
    const names = ["Anna", "Dora", "Bea", "Emil"]; // two of them would have the same one
    const kinds = names.map(() => "person");
    const found = Object.fromEntries(portraitsOf({ names, kinds }).map((place, seat) => [names[seat], place]));
    const others = [...names].reverse();
    assert.deepEqual(portraitsOf({ names: others, kinds }), others.map((name) => found[name]));
});

test("a person who has the name of a computer player has a face of people", () => {
    const found = portraitsOf({ names: ["Vreni", "Ueli", "Heidi", "Reto"], kinds: ["person", "bot", "deputy", "bot"] });
    assert.deepEqual([found[1], found[3]], [1, 3]);
    assert.ok((found[0] ?? 0) >= 5 && (found[2] ?? 0) >= 5);
});
