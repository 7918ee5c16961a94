// What a redraw may leave for later, and what it need not describe anew.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HAND, load, seated } from "./sample.mjs";

const { begin, drawLater, enqueue, enqueueFirst, point } = await load("browser/frame_queue");
const { requestRedraw } = await load("browser/clock");
const { taps } = await load("browser/taps");
const { sayLater, say } = await load("browser/document");
const { STEPS, inStep, memo } = await load("views/memo");
const { deferredCards } = await load("renderer");
const { hand } = await load("views/hand");
const { tableTop } = await load("views/table");
const { findAll, h, textOf } = await load("browser/dom");
const { firstNodes, countNodes } = await load("browser/chunked_render");

/** When the last frame was. */
let now = 0;

/** A browser's frames, one at a time. */
function frames() {
    let asked = [];
    globalThis.document = { hidden: false };
    globalThis.requestAnimationFrame = (run) => asked.push(run);
    return () => {
        now += 1;
        asked.splice(0).forEach((run) => run(now));
    };
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
    drawLater(first, "#a");
    assert.equal(first.href, "#a");
    const later = [drawing(), drawing()];
    begin(true);
    later.forEach((one, i) => drawLater(one, `#${i}`));
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
    drawLater(one, "#a");
    requestRedraw(() => begin(true));
    frame();
    assert.equal(one.href, null);
    frame();
    assert.equal(one.href, "#a");
});

test("what is asked for after a redraw was has no part in its frame either", () => {
    const frame = frames();
    const done = [];
    requestRedraw(() => begin(true));
    enqueue(() => done.push("later"));
    frame();
    assert.deepEqual(done, []);
    frame();
    assert.deepEqual(done, ["later"]);
});

test("a frame is left to who points, but not two in a row", () => {
    const frame = frames();
    const done = [];
    begin(true);
    ["a", "b"].forEach((one) => enqueue(() => done.push(one)));
    const seen = [];
    for (let i = 0; i < 4; i += 1) {
        point();
        frame();
        seen.push(done.join(""));
    }
    assert.deepEqual(seen, ["", "a", "a", "ab"]);
});

test("a part is described anew when what it is made from changes, and only then", () => {
    const ctx = (changes = {}) => ({ t: String, model: { settings: 1 }, actions, ...changes });
    const actions = {};
    const part = (context, from, name = "part") => memo(context, name, from, () => h("p"));
    const node = part(ctx(), [1, "a"]);
    assert.equal(part(ctx(), [1, "a"]), node);
    assert.notEqual(part(ctx(), [1, "a"], "other"), node);
    assert.notEqual(part(ctx({ actions: {} }), [1, "a"]), node);
    assert.notEqual(part(ctx({ t: Number }), [1, "a"]), node);
    const again = part(ctx(), [1, "a"]);
    assert.notEqual(part(ctx({ model: { settings: 2 } }), [1, "a"]), again);
    const route = { page: "table", id: "another" };
    const here = part(ctx(), [1, "a"]);
    assert.notEqual(part(ctx({ model: { settings: 1, route } }), [1, "a"]), here);
    const last = part(ctx(), [1, "a"]);
    assert.notEqual(part(ctx(), [1, "b"]), last);
    assert.notEqual(part(ctx(), [1, "b", undefined]), part(ctx(), [1, "b"]));
});

test("what follows a redraw has a frame of its own, in order with the drawings", () => {
    const frame = frames();
    const done = [];
    const one = drawing();
    begin(true);
    enqueue(() => done.push("first"));
    drawLater(one, "#a");
    enqueue(() => done.push("last"));
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
    enqueue(() => ["b", "c"].forEach((one) => enqueue(() => done.push(one))));
    const seen = [];
    for (let i = 0; i < 4; i += 1) {
        frame();
        seen.push(done.join(""));
    }
    assert.deepEqual(seen, ["", "b", "bc", "bc"]);
});

test("what leads comes before all that waits, in the next frame", () => {
    const frame = frames();
    const done = [];
    begin(true);
    enqueue(() => done.push("waits"));
    enqueueFirst(() => done.push("leads"));
    frame();
    assert.deepEqual(done, ["leads"]);
    frame();
    assert.deepEqual(done, ["leads", "waits"]);
});

test("a tap is done in the next frame or before what is pressed after it, and once", () => {
    const frame = frames();
    const heard = {};
    document.addEventListener = (kind, run) => (heard[kind] = run);
    const pressed = [];
    const tap = taps((card) => pressed.push(card));
    begin(true);
    ["SA", "S6"].forEach(tap);
    assert.deepEqual(pressed, []);
    frame();
    assert.deepEqual(pressed, ["SA", "S6"]);
    tap("D7");
    heard.keydown();
    frame();
    assert.deepEqual(pressed, ["SA", "S6", "D7"]);
    begin(false); // nothing moves: no frame is full
    tap("C6");
    assert.equal(pressed.at(-1), "C6");
    document.hidden = true;
    begin(true);
    tap("C7");
    assert.equal(pressed.at(-1), "C7");
});

test("what happened is told a frame later, and before what is told after it", () => {
    const frame = frames();
    document.createElement = () => ({});
    const told = [];
    const live = { append: ({ textContent }) => told.push(textContent), childElementCount: 0 };
    begin(true);
    sayLater(live, "a");
    sayLater(live, "b");
    assert.deepEqual(told, []);
    frame();
    assert.deepEqual(told, ["a", "b"]);
    sayLater(live, "c");
    say(live, "d");
    frame();
    assert.deepEqual(told, ["a", "b", "c", "d"]);
    begin(false);
    sayLater(live, "e");
    assert.equal(told.at(-1), "e");
});

/** A page on which these cards are, some of them laid on the tabletop. */
const picture = (held, laid = []) => ({
    cards: new Map([...held.map((card) => [card, { laid: false }]), ...laid.map((card) => [card, { laid: true }])]),
});

test("a frame deals three cards, and lays none where it takes a trick away", () => {
    const { slots } = seated();
    assert.deepEqual(deferredCards(seated(), picture([])), slots.slice(3));
    assert.deepEqual(deferredCards(seated(), picture(slots.slice(0, 3))), slots.slice(6));
    assert.deepEqual(deferredCards(seated(), picture([]), true), slots); // a dialog goes
    assert.deepEqual(deferredCards(seated(), picture(HAND)), []);
    const laid = (...cards) => ({ ...seated(), trick: { no: 2, cards: cards.map((card) => [card, 1]), done: false } });
    const old = ["D6", "D8", "D9", "DT"];
    assert.deepEqual(deferredCards(laid("C6"), picture(HAND, old)), ["C6"]);
    assert.deepEqual(deferredCards(laid("D6", "D8"), picture(HAND, ["D6"])), []);
    assert.deepEqual(deferredCards(laid(HAND[0]), picture(HAND, old)), [HAND[0]]); // it is held a frame longer
    assert.deepEqual(deferredCards(laid(HAND[0]), picture(HAND)), []); // it flies from where it was held
    assert.deepEqual(deferredCards(laid(HAND[0]), picture(HAND), true), [HAND[0]]);
});

test("a card that is still coming keeps its place in the hand, and has none on the tabletop", () => {
    const actions = {};
    const model = { ...seated(), trick: { no: 1, cards: [["C6", 1]], done: false } };
    const ctx = (...cards) => ({ t: String, model, actions, coming: new Set(cards) });
    const places = ({ kids }) => kids.flatMap((row) => row.kids.map((node) => node.props["data-card"] ?? null));
    assert.deepEqual(places(hand(ctx(...model.slots.slice(3)))), [...model.slots.slice(0, 3), ...Array(6).fill(null)]);
    assert.deepEqual(places(hand(ctx())), model.slots);
    const laid = (context) => findAll(tableTop(context, model.view, null), ({ props }) => props["data-from"] === 1).length;
    assert.equal(laid({ ...ctx("C6"), actions: {} }), 0);
    assert.equal(laid({ ...ctx(), actions: {} }), 1);
});

test("a card of one's own that is laid a frame later stays in the hand as it was pressed", () => {
    const model = { ...seated(), lifted: HAND[0] };
    const ctx = { t: String, model, actions: {} };
    const pressed = findAll(hand(ctx), ({ props }) => props["data-card"] === HAND[0])[0];
    const rest = { ...model.view, hand: model.view.hand.slice(1) };
    const gone = { ...ctx, model: { ...model, view: rest, lifted: null }, step: STEPS.cards };
    const held = (context) => findAll(hand(context), ({ props }) => props["data-card"] === HAND[0]);
    assert.deepEqual(held({ ...gone, coming: new Set([HAND[0]]) }), [pressed]);
    assert.deepEqual(held({ ...gone, coming: new Set() }), []);
});

test("a dialog grows in the order in which it is read, and what was whole stays the same", () => {
    const kids = [h("h2", null, "a"), h("table", null, h("tr", null, "b", "c"), h("tr", null, "d")), h("p", null, "e")];
    assert.equal(countNodes(kids), 10);
    const words = (count) => firstNodes(kids, count).map(textOf).join(" ").split(" ").filter(Boolean).join("");
    assert.deepEqual([1, 2, 5, 6, 8, 9, 10].map(words), ["", "a", "ab", "abc", "abcd", "abcd", "abcde"]);
    const [title, table] = firstNodes(kids, 7);
    assert.equal(title, kids[0]);
    assert.notEqual(table, kids[1]);
    assert.equal(table.kids[0], kids[1].kids[0]);
    assert.deepEqual(firstNodes(kids, 10), kids);
    assert.equal(firstNodes(kids, 10)[1], kids[1]);
});
