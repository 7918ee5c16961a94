// What a press on a card does: nothing is lost, nothing is played twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEAL, HAND, SITUATIONS, event, load, played, seated, view } from "./sample.mjs";

const { duePlay, refusalOf, release, canPrepare, play, press } = await load("model/press");
const { applyEvent, lift, refuse, welcome } = await load("model/state");

const WAIT = SITUATIONS.wait;

test("a press plays a card that may be played", () => {
    const { model, act } = press(seated(), "SA");
    assert.deepEqual(act, { e: "played", card: "SA", melds: [], stoeck: false });
    assert.equal(model.lifted, "SA");
});

test("where that is wished, the first press lifts and the second plays", () => {
    const first = press(seated({}, { play: "lift" }), "SA");
    assert.equal(first.act, null);
    assert.equal(first.model.raised, "SA");
    assert.equal(press(first.model, "SA").act.card, "SA");
    const other = press(first.model, "S6");
    assert.equal(other.act, null);
    assert.equal(other.model.raised, "S6");
    assert.equal(release(first.model).raised, null);
});

test("a card that is lifted has the focus, and none is prepared beside it", () => {
    const { model } = press({ ...seated({}, { play: "lift" }), prepared: "SK" }, "S6");
    assert.equal(model.slots[model.focus], "S6");
    assert.equal(model.prepared, null);
    assert.equal(press({ ...seated(WAIT), raised: "S6" }, "SA").model.raised, null);
});

test("a card that is not in the hand is not pressed", () => {
    const model = seated();
    assert.deepEqual(press(model, "D6"), { model, act: null });
});

test("the rules hinder no card that is picked to be put away", () => {
    assert.equal(refusalOf(seated({ phase: "exchange", legal: { exchange: 3 } }), "S6"), null);
});

test("a card that was dragged is played without lifting it first", () => {
    assert.equal(play(seated({}, { play: "lift" }), "SA").act.card, "SA");
});

test("a refused card says why, in either way of playing", () => {
    for (const way of ["direct", "lift"]) {
        const { model, act } = press(seated(SITUATIONS.follow, { play: way }), "S6");
        assert.equal(act, null);
        assert.equal(model.raised, null);
        assert.deepEqual(model.notice, { code: "why-must-follow-suit", args: { cards: "D7", ruff: "no" } });
    }
});

test("the same refusal again is a new sentence", () => {
    const first = press(seated(SITUATIONS.follow), "S6").model;
    assert.notEqual(press(first, "S6").model.notice, first.notice);
});

test("before the turn a press prepares a card, and a second one takes it back", () => {
    const first = press(seated(WAIT), "SA");
    assert.equal(first.act, null);
    assert.equal(first.model.prepared, "SA");
    assert.equal(first.model.notice, null);
    assert.equal(press(first.model, "S6").model.prepared, "S6");
    assert.equal(press(first.model, "SA").model.prepared, null);
    assert.equal(release(first.model).prepared, null);
});

test("with preparing off, it says whose turn it is", () => {
    const { model } = press(seated(WAIT, { prepare: false }), "SA");
    assert.equal(model.prepared, null);
    assert.deepEqual(model.notice, { code: "why-wait", args: { name: "Vreni" } });
});

test("no card is prepared before the contract is named or between deals", () => {
    for (const name of ["choose", "count"]) assert.equal(canPrepare(seated(SITUATIONS[name])), false, name);
    assert.deepEqual(press(seated({ phase: "choose", legal: {} }), "SA").model.notice, { code: "why-not-yet" });
});

test("a prepared card is played when the turn comes", () => {
    const waiting = press(seated(WAIT), "SA").model;
    assert.equal(duePlay(waiting), null);
    const turn = applyEvent(waiting, event(11, played(3, "D6"), {}));
    const { model, act } = duePlay(turn);
    assert.equal(act.card, "SA");
    assert.equal(model.prepared, null);
    assert.equal(model.lifted, "SA");
    assert.equal(duePlay(model), null);
});

test("a prepared card that may not be played is dropped with the reason", () => {
    const waiting = press(seated(WAIT), "S6").model;
    const turn = applyEvent(waiting, event(11, played(3, "DA"), SITUATIONS.follow));
    const { model, act } = duePlay(turn);
    assert.equal(act, null);
    assert.equal(model.prepared, null);
    assert.deepEqual(model.notice, { code: "why-must-follow-suit", args: { cards: "D7", ruff: "no" } });
});

test("a prepared card waits for the melds to be decided and for the trick to be seen", () => {
    const asked = { ...seated(SITUATIONS.melds), prepared: "SA" };
    assert.equal(duePlay(asked), null);
    assert.equal(duePlay({ ...asked, declare: [["SQ", "SK", "SA"]] }).act.melds.length, 1);
    const done = { no: 1, leader: 1, cards: [], winning: 0, done: true };
    assert.equal(duePlay({ ...seated(), prepared: "SA", trick: done }), null);
});

test("a prepared card calls the stöck unless that was unticked", () => {
    const ready = { ...seated({ legal: { cards: HAND, stoeck_cards: ["SK"] } }), prepared: "SK" };
    assert.equal(duePlay(ready).act.stoeck, true);
    assert.equal(duePlay({ ...ready, stoeck: false }).act.stoeck, false);
});

test("while one's card is on its way, another can be prepared for the next time", () => {
    const sent = press(seated(), "SA").model;
    assert.deepEqual(refusalOf(sent, "SK"), { code: "why-sent" });
    const { model, act } = press(sent, "SK");
    assert.equal(act, null);
    assert.equal(model.prepared, "SK");
    assert.equal(duePlay(model), null);
    const off = press(press(seated({}, { prepare: false }), "SA").model, "SK").model;
    assert.equal(off.prepared, null);
    assert.deepEqual(off.notice, { code: "why-sent" });
});

test("a second press on the card that is on its way changes nothing", () => {
    const sent = press(seated(), "SA").model;
    assert.deepEqual(press(sent, "SA"), { model: sent, act: null });
});

test("a press while one's turn is being told is kept, whatever is wished", () => {
    const between = seated({ legal: {} }, { prepare: false });
    assert.equal(press(between, "SA").model.prepared, "SA");
});

test("a refusal of the server lets go of what was prepared after it", () => {
    const model = refuse({ ...lift(seated(), "SA"), prepared: "SK" }, "undertrump");
    assert.equal(model.prepared, null);
    assert.equal(duePlay(model), null);
});

test("a prepared card that is gone is forgotten", () => {
    const { model, act } = duePlay({ ...seated(), prepared: "D6" });
    assert.equal(act, null);
    assert.equal(model.prepared, null);
    const dealt = applyEvent({ ...seated(WAIT), prepared: "SA" }, event(11, { e: "dealt" }, { deal: 2 }));
    assert.equal(dealt.prepared, null);
});

test("a card that was sent stays lifted over a lost connection until it is answered", () => {
    const greet = (changes) => ({ t: "welcome", v: 12, seat: 0, snapshot: false, events: [], view: view(changes) });
    const sent = lift(seated(), "SA");
    assert.equal(welcome(sent, greet({})).lifted, "SA");
    assert.equal(welcome(sent, greet(WAIT)).lifted, null);
    assert.equal(welcome(sent, greet({ hand: HAND.slice(0, 3) })).lifted, null);
});

test("a card that was lifted comes down when it may not be played any more", () => {
    const raised = press(seated({}, { play: "lift" }), "S6").model;
    assert.equal(applyEvent(raised, event(11, { e: "stoeck", seat: 0 }, {})).raised, "S6");
    assert.equal(applyEvent(raised, event(11, played(3, "DA"), SITUATIONS.follow)).raised, null);
});

test("every press in every situation acts, marks a card or says why", () => {
    for (const way of ["direct", "lift"]) {
        for (const prepare of [true, false]) {
            for (const [name, changes] of Object.entries(SITUATIONS)) {
                const model = seated({ deals: [DEAL], ...changes }, { play: way, prepare });
                for (const card of model.view.hand) {
                    const step = press(model, card);
                    const told = step.act || step.model.raised || step.model.prepared || step.model.notice;
                    assert.ok(told, `${way} ${prepare} ${name} ${card}`);
                }
            }
        }
    }
});

test("where wrong cards are penalised one is laid like any other, but not prepared", () => {
    const legal = { cards: ["SA"], layable: ["H6"], why: { H6: "must-follow-suit" } };
    const model = seated({ hand: ["SA", "H6"], legal });
    assert.equal(press(model, "H6").act.card, "H6");
    const kept = duePlay({ ...model, prepared: "H6" });
    assert.equal(kept.act, null);
    assert.equal(kept.model.prepared, null);
    assert.match(kept.model.notice.code, /must-follow-suit/);
});

test("a rest that was laid down plays itself, card by card, after each trick was seen", () => {
    const rest = { hand: ["SA", "SK"], legal: { cards: ["SA", "SK"], rest: true } };
    assert.equal(duePlay(seated(rest)), null);
    const { model, act } = duePlay({ ...seated(rest), resting: 1 });
    assert.deepEqual([act.card, model.lifted], ["SA", "SA"]);
    assert.equal(duePlay(model), null);
    assert.equal(duePlay({ ...seated(rest), resting: 2 }), null);
    assert.equal(duePlay({ ...seated({ ...rest, legal: { cards: ["SA"] } }), resting: 1 }), null);
    const done = { no: 1, leader: 1, cards: [], winning: 0, done: true };
    assert.equal(duePlay({ ...seated(rest), resting: 1, trick: done }), null);
});

test("a rest plays itself at once where that is wished", () => {
    const rest = event(11, played(3, "D6"), { hand: ["SA", "SK"], legal: { cards: ["SA", "SK"], rest: true } });
    assert.equal(applyEvent(seated(WAIT), rest).resting, null);
    assert.equal(applyEvent(seated(WAIT, { rest: "auto" }), rest).resting, 1);
});
