// What a redraw may leave for later, and what it need not describe anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { begin, draw, follow } = await load("stage/late");
const { soon } = await load("stage/clock");
const { STEPS, inStep, keep } = await load("parts/kept");
const { h } = await load("stage/dom");

/** A browser's frames, one at a time. */
function frames() {
    let asked = [];
    globalThis.document = { hidden: false };
    globalThis.requestAnimationFrame = (run) => asked.push(run);
    return () => asked.splice(0).forEach((run) => run());
}

/** @returns {{href: string|null, setAttribute(name: string, value: string): void}} */
function drawing() {
    return {
        href: null,
        setAttribute(name, value) {
            this[name] = value;
        },
    };
}

test("the first cards are there at once, later ones come one a frame and in order", () => {
    const frame = frames();
    const first = drawing();
    begin(false);
    draw(first, "#a");
    assert.equal(first.href, "#a");
    const later = [drawing(), drawing()];
    begin(true);
    later.forEach((one, i) => draw(one, `#${i}`));
    const seen = [];
    for (let i = 0; i < 3; i += 1) {
        seen.push(later.map(({ href }) => href));
        frame();
    }
    assert.deepEqual(seen, [[null, null], ["#0", null], ["#0", "#1"]]);
});

test("a frame that redraws the page draws no card beside it", () => {
    const frame = frames();
    const one = drawing();
    begin(true);
    draw(one, "#a");
    soon(() => begin(true));
    frame();
    assert.equal(one.href, null);
    frame();
    assert.equal(one.href, "#a");
});

test("a part is described anew when what it is made from changes, and only then", () => {
    const ctx = (changes = {}) => ({ t: String, model: { settings: 1 }, actions, ...changes });
    const actions = {};
    const part = (context, from, name = "part") => keep(context, name, from, () => h("p"));
    const node = part(ctx(), [1, "a"]);
    assert.equal(part(ctx(), [1, "a"]), node);
    assert.notEqual(part(ctx(), [1, "a"], "other"), node);
    assert.notEqual(part(ctx({ actions: {} }), [1, "a"]), node);
    assert.notEqual(part(ctx({ t: Number }), [1, "a"]), node);
    const again = part(ctx(), [1, "a"]);
    assert.notEqual(part(ctx({ model: { settings: 2 } }), [1, "a"]), again);
    const last = part(ctx(), [1, "a"]);
    assert.notEqual(part(ctx(), [1, "b"]), last);
    assert.notEqual(part(ctx(), [1, "b", undefined]), part(ctx(), [1, "b"]));
});

test("what follows a redraw has a frame of its own, in order with the drawings", () => {
    const frame = frames();
    const done = [];
    const one = drawing();
    begin(true);
    follow(() => done.push("first"));
    draw(one, "#a");
    follow(() => done.push("last"));
    const seen = [];
    for (let i = 0; i < 4; i += 1) {
        seen.push([...done, one.href]);
        frame();
    }
    assert.deepEqual(seen, [[null], ["first", null], ["first", "#a"], ["first", "last", "#a"]]);
});

test("a part is drawn in its own step, at once where all is drawn, and early where it is urgent", () => {
    const actions = {};
    const { cards, turn } = STEPS;
    const part = (step, text, urgent = []) => {
        const ctx = { t: String, model: { settings: 1 }, actions, step };
        return inStep(ctx, turn, "part", urgent, () => text);
    };
    assert.equal(part(cards, "new"), "new"); // nothing was there before
    assert.equal(part(cards, "newer"), "new");
    assert.equal(part(turn, "newer"), "newer");
    assert.equal(part(undefined, "newest"), "newest");
    assert.equal(part(cards, "urgent", [1]), "urgent");
});

test("what begins something else leaves it its own frame", () => {
    const frame = frames();
    const done = [];
    begin(true);
    follow(() => ["b", "c"].forEach((one) => follow(() => done.push(one))));
    const seen = [];
    for (let i = 0; i < 4; i += 1) {
        frame();
        seen.push(done.join(""));
    }
    assert.deepEqual(seen, ["", "b", "bc", "bc"]);
});
