// What is put together for an answer: it grows piece by piece and lasts as long as its question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HAND, load, seated, view } from "./sample.mjs";

const { withDraft, pickedCards, cardsToPick } = await load("model/draft");
const { receiveHint } = await load("model/hint_answer");
const { press } = await load("model/press");
const { welcome } = await load("model/state");

const EXCHANGE = { phase: "exchange", contract: null, trick: null, legal: { exchange: 3 } };
const DISCARD = { ...EXCHANGE, phase: "widow", legal: { discard: 4 } };

test("one piece of a draft leaves the others", () => {
    const model = withDraft(withDraft(seated(), { height: "100" }), { path: "misere" });
    assert.deepEqual(model.draft, { height: "100", path: "misere" });
});

test("a draft is for its own deal, even if the same is asked in the next", () => {
    const model = withDraft(seated(EXCHANGE), { cards: ["S6"] });
    const greet = (changes) => ({ t: "welcome", v: 40, seat: 0, snapshot: false, events: [], view: view(changes) });
    assert.deepEqual(welcome(model, greet(EXCHANGE)).draft, { cards: ["S6"] });
    assert.deepEqual(welcome(model, greet({ ...EXCHANGE, deal: 2 })).draft, {});
});

test("what is looked for in the rules outlasts the question", () => {
    const model = withDraft(seated(EXCHANGE), { cards: ["S6"], seek: "bock" });
    const next = { t: "welcome", v: 40, seat: 0, snapshot: false, events: [], view: view({ ...EXCHANGE, deal: 2 }) };
    assert.deepEqual(welcome(model, next).draft, { seek: "bock" });
});

test("cards are picked to be exchanged and to be laid away", () => {
    assert.deepEqual([EXCHANGE, DISCARD, {}].map((one) => cardsToPick(seated(one))), [3, 4, 0]);
    const model = ["S6", "SQ", "SK", "SA"].reduce((one, card) => press(one, card).model, seated(DISCARD));
    assert.deepEqual(pickedCards(model), ["S6", "SQ", "SK", "SA"]);
});

test("only what is in the hand is picked", () => {
    const model = withDraft(seated({ ...EXCHANGE, hand: HAND.slice(1) }), { cards: ["S6", "SQ"] });
    assert.deepEqual(pickedCards(model), ["SQ"]);
});

test("advice puts together what it advises", () => {
    const draft = (changes, act) => receiveHint(seated(changes), { t: "hint", v: 10, act, reasons: [] }).draft;
    assert.deepEqual(draft(DISCARD, { e: "discarded", cards: ["S6", "H9"] }), { cards: ["S6", "H9"] });
    assert.deepEqual(draft({ phase: "call", legal: { call: ["HA"] } }, { e: "called", card: "HA" }), { suit: "H" });
});
