// Melds that are declared apart from a card: in turn after the first lead, or late.

import assert from "node:assert/strict";
import { test } from "node:test";
import { context, findAll, recorder, textOf } from "./page.mjs";
import { RUN, SITUATIONS, load, seated } from "./sample.mjs";

const { currentPrompt, declareAct, automaticAct, pause } = await load("model/prompt");
const { applyEvent } = await load("model/state");
const { narrate, utterance } = await load("text/narration");

const { meldsDialog } = await load("views/dialogs");
const { actionButtons } = await load("views/action_buttons");

const IN_TURN = { phase: "declare", legal: { declare: true, melds: [RUN], best: [RUN.cards] } };
const nonce = () => "00ff";

test("who has melds is asked for them in turn, although no card may be played", () => {
    assert.equal(currentPrompt(seated(IN_TURN)), "melds");
    assert.equal(automaticAct(seated(IN_TURN), nonce), null);
    assert.equal(currentPrompt(seated({ ...IN_TURN, legal: {} })), null);
});

test("who has none says nothing by himself", () => {
    const model = seated({ phase: "declare", legal: { declare: true } });
    assert.equal(currentPrompt(model), null);
    assert.deepEqual(automaticAct(model, nonce), { e: "declared" });
});

test("melds are declared with the stöck that lies in them, unless it is unticked", () => {
    const model = { ...seated({ ...IN_TURN, contract: "trump:S" }), stoeck: true };
    assert.deepEqual(declareAct(model, [RUN.cards]), { e: "declared", melds: [RUN.cards], stoeck: true });
    assert.equal(declareAct({ ...model, stoeck: false }, [RUN.cards]).stoeck, false);
    assert.equal(declareAct(model, []).stoeck, false);
    assert.equal(declareAct(seated({ ...IN_TURN, contract: "trump:H" }), [RUN.cards]).stoeck, false);
});

test("melds may be called late beside the cards, which stay playable", () => {
    const model = seated({ ...SITUATIONS.wait, legal: { late: [RUN] } });
    assert.equal(currentPrompt(model), null);
});

test("what is declared in turn is heard longer than silence", () => {
    const said = [{ seat: 1, stage: "value", value: 20 }];
    const time = (event) => pause({ pace: "normal", still: false }, event, false);
    assert.ok(time({ e: "declared", said }) > time({ e: "declared", said: [] }));
    assert.ok(time({ e: "declared" }) > 0);
});

test("one's own declaration says what the view adds", () => {
    const model = seated(IN_TURN);
    const said = [{ seat: 0, stage: "value", value: 20 }];
    const view = { ...model.view, melds: { ...model.view.melds, said } };
    const message = { t: "event", v: 11, event: { e: "declared", seat: 0, melds: [RUN.cards] }, view };
    assert.deepEqual(applyEvent({ ...model, v: 10 }, message).log.at(-1).said, said);
});

test("a correction is told as one", () => {
    const ctx = { model: seated(), t: (key) => key };
    assert.equal(utterance(ctx, { seat: 1, stage: "back" }), "say-back");
    assert.equal(utterance(ctx, { seat: 1, stage: "good" }), "say-good");
});

test("a meld that is found wrong is told once, with who claimed it", () => {
    const wrong = [{ seat: 1, cards: ["S6", "S7", "S8"], points: 20 }];
    const before = { ...seated(), v: 10 };
    const view = { ...before.view, melds: { ...before.view.melds, wrong } };
    const told = applyEvent(before, { t: "event", v: 11, event: { e: "asked", seat: 0 }, view });
    assert.deepEqual(told.log.at(-1).wrong, wrong);
    const ctx = { model: told, t: (key, { melds } = {}) => [key, melds].filter(Boolean).join(" ") };
    assert.match(narrate(ctx, told.log.at(-1)), /tell-wrong-meld meld-run/);
    const again = applyEvent(told, { t: "event", v: 12, event: { e: "berg", seat: 0 }, view });
    assert.deepEqual(again.log.at(-1).wrong, []);
});

/** What a press of the only button with a key, or with a text, does. */
function acts(node, changes, wanted) {
    const { done, actions } = recorder();
    const model = { ...seated(changes), declare: null, ticked: [RUN.cards], stoeck: true };
    const ctx = { model, actions, t: (key) => key };
    const [button] = findAll(node(ctx, model.view), ({ key, props }) => props.on?.click && key?.includes(wanted));
    button.props.on.click();
    return done;
}

test("the dialog sends what is declared in turn, and keeps what goes with a card", () => {
    const declared = { e: "declared", melds: [RUN.cards], stoeck: false };
    assert.deepEqual(acts(meldsDialog, { ...IN_TURN, contract: "trump:H" }, "primary"), [["act", declared]]);
    assert.deepEqual(acts(meldsDialog, IN_TURN, "plain"), [["act", { ...declared, melds: [] }]]);
    assert.deepEqual(acts(meldsDialog, SITUATIONS.melds, "primary"), [["declare", [RUN.cards]]]);
});

test("a late call is one press", () => {
    const late = { ...SITUATIONS.late, contract: "trump:S" };
    const act = { e: "declared", melds: [RUN.cards], stoeck: true };
    assert.deepEqual(acts(actionButtons, late, "late"), [["act", act]]);
});

test("a stöck that was called with melds is offered again with the reason, with a card or apart", () => {
    for (const [again, note] of [["melds-lost", "n’ont pas compté"], ["melds-wait", "attendent une plie"]]) {
        for (const legal of [{ cards: ["SK"], stoeck_cards: ["SK"] }, { stoeck: true }]) {
            const model = seated({ legal: { ...legal, stoeck_again: again } });
            assert.match(textOf(actionButtons(context(model), model.view)), new RegExp(note));
        }
    }
});
