// What can be heard of a table without looking at it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HAND, SITUATIONS, event, load, played, seated, view } from "./sample.mjs";

const { soundOf, isAudible } = await load("model/sounds");
const { applyEvent, lift } = await load("model/state");

test("a card, a trick, one's turn and the end can be heard", () => {
    const waiting = seated(SITUATIONS.wait);
    const more = applyEvent(waiting, event(11, played(1, "D6"), SITUATIONS.wait));
    assert.equal(soundOf(waiting, more), "card");
    const turn = applyEvent(more, event(12, played(3, "D8"), {}));
    assert.equal(soundOf(more, turn), "turn");
    assert.equal(soundOf(turn, lift(turn, "SA")), null);
    const done = { ...waiting, trick: { ...waiting.trick, done: true } };
    assert.equal(soundOf(done, waiting), "trick");
    assert.equal(soundOf(waiting, applyEvent(waiting, event(11, { e: "counted" }, SITUATIONS.end))), "end");
    assert.equal(soundOf({ ...waiting, view: null }, waiting), null);
    assert.equal(soundOf(waiting, waiting), null);
});

test("winning a trick is a turn again", () => {
    const sent = lift(seated(), "SA");
    const won = applyEvent(sent, event(11, played(0, "SA"), { hand: HAND.filter((card) => card !== "SA") }));
    assert.equal(soundOf(sent, won), "turn");
});

test("a turn follows a turn where somebody plays twice in a row", () => {
    const first = seated();
    const second = { ...first, view: view({ hand: HAND.slice(1) }) };
    assert.equal(soundOf(first, second), "turn");
});

test("whoever has to decide something hears it, in every phase that asks for it", () => {
    const waiting = seated(SITUATIONS.wait);
    const called = (phase) => soundOf(waiting, { ...waiting, view: view({ phase, waiting: [0] }) });
    for (const phase of "cut choose bid predict join exchange widow call renounce play claim".split(" "))
        assert.equal(called(phase), "turn", phase);
    for (const phase of ["open", "seal", "deal", "count"]) assert.equal(called(phase), null, phase);
});

test("a page that opens makes no sound", () => {
    assert.equal(soundOf({ ...seated(), view: null }, seated()), null);
    assert.equal(soundOf({ ...seated(), view: null }, seated(SITUATIONS.end)), null);
});

test("the end is heard once", () => {
    const end = seated(SITUATIONS.end);
    assert.equal(soundOf(end, { ...end, opened: "log" }), null);
});

test("a card that goes by itself makes no call to the turn", () => {
    const waiting = seated(SITUATIONS.wait);
    const turn = applyEvent(waiting, event(11, played(3, "D8"), {}));
    assert.equal(soundOf(waiting, lift(turn, "SA")), "card");
});

test("only the turn is heard from a hidden page, and nothing where that is wished", () => {
    const model = (sound) => seated({}, { sound });
    assert.equal(isAudible(model("all"), "card", false), true);
    assert.equal(isAudible(model("all"), "card", true), false);
    assert.equal(isAudible(model("all"), "turn", true), true);
    assert.equal(isAudible(model("turn"), "trick", false), false);
    assert.equal(isAudible(model("turn"), "turn", false), true);
    assert.equal(isAudible(model("off"), "turn", false), false);
});
