// Acts that commit for a deal: a second press, or two seconds in which they are taken back.

import test from "node:test";
import assert from "node:assert/strict";
import { SITUATIONS, event, load, seated, view } from "./sample.mjs";
import { GAPS, LANGS, find, has, recorder, shown, words } from "./page.mjs";

const { UNDO_TIME, heldBack, unsentAfter } = await load("model/unsent");
const { applyEvent, go, refuse, welcome } = await load("model/state");
const { currentPrompt } = await load("model/prompt");
const { play } = await load("model/press");
const { command } = await load("model/key_bindings");

const CHOSEN = { e: "chosen", contract: "trump:S" };
const choosing = (own = {}) => seated({ ...SITUATIONS.choose, turn: 0 }, { lang: "en", ...own });
const waiting = (own = {}, act = CHOSEN) => {
    const model = choosing(own);
    return { ...model, unsent: heldBack(model, act) };
};
const dialogOf = (model, actions) => find(shown(model, actions), has("unsent"))[0];

test("what commits for the deal waits, a card does not", () => {
    for (const confirm of ["undo", "press"]) {
        const model = choosing({ confirm });
        for (const e of ["chosen", "pushed", "bid", "passed", "predicted", "discarded", "exchanged", "joined"]) {
            assert.deepEqual(heldBack(model, { e }), { act: { e }, deal: 1, phase: "choose", sent: false });
        }
        for (const e of ["played", "declared", "stoeck", "finished", "cut", "counted"]) assert.equal(heldBack(model, { e }), null);
    }
    assert.equal(heldBack(choosing({ confirm: "none" }), CHOSEN), null);
});

test("a second act does not push the waiting one aside", () => {
    const model = waiting();
    assert.equal(heldBack(model, { e: "pushed" }), model.unsent);
});

test("an act that waits takes the place of the question, with the way back", () => {
    const model = waiting();
    assert.equal(currentPrompt(model), "unsent");
    const { done, actions } = recorder();
    const dialog = dialogOf(model, actions);
    assert.match(words([dialog]), /Trump spades.*Undo/s);
    const bar = find([dialog], has("undo-time"));
    assert.deepEqual(bar[0].props.vars, { "--wait": `${UNDO_TIME}ms` });
    const [undo] = find([dialog], has("big"));
    undo.props.on.click({ detail: 2 });
    assert.deepEqual(done, [], "the second click of a double click");
    undo.props.on.click({ detail: 1 });
    assert.deepEqual(done, [["takeBack"]]);
    assert.deepEqual(command(model, "Escape"), { do: "takeBack" });
});

test("a second press confirms where that is wanted", () => {
    const { done, actions } = recorder();
    const dialog = dialogOf(waiting({ confirm: "press" }), actions);
    assert.equal(find([dialog], has("undo-time")).length, 0);
    const [back, confirm] = find([dialog], has("big"));
    assert.ok(has("primary")(confirm));
    confirm.props.on.click({ detail: 1 });
    back.props.on.click({ detail: 1 });
    assert.deepEqual(done, [["confirm"], ["takeBack"]]);
});

test("a sent act leaves no button until it is answered", () => {
    const model = waiting();
    const sent = { ...model, unsent: { ...model.unsent, sent: true } };
    assert.equal(find([dialogOf(sent)], has("big")).length, 0);
    assert.equal(applyEvent(sent, event(11, { ...CHOSEN, seat: 0 }, { turn: 0 })).unsent, null);
    assert.equal(refuse(sent, "wrong-turn").unsent, null);
    assert.equal(welcome(sent, { t: "welcome", v: 11, seat: 0, snapshot: false, events: [], view: view(SITUATIONS.choose) }).unsent, null);
    assert.equal(go(sent, { page: "home" }).unsent, null);
});

test("what others do meanwhile takes nothing away, unless the question is over", () => {
    const { unsent } = waiting();
    const same = view(SITUATIONS.choose);
    assert.equal(unsentAfter(unsent, same, { e: "doubled", seat: 1 }), unsent);
    assert.equal(unsentAfter(unsent, same), unsent);
    assert.equal(unsentAfter(unsent, same, { e: "chosen", seat: 0 }), null);
    assert.equal(unsentAfter(unsent, { ...same, phase: "play" }, { e: "chosen", seat: 1 }), null);
    assert.equal(unsentAfter(unsent, { ...same, deal: 2 }), null);
    assert.equal(unsentAfter(null, same), null);
});

test("every act is told in every language", () => {
    const acts = [CHOSEN, { e: "pushed" }, { e: "passed" }, { e: "predicted", points: 39 }, { e: "bid", height: "100", contract: "trump:S" }, { e: "discarded", cards: ["S6"] }];
    for (const lang of LANGS) {
        for (const confirm of ["undo", "press"]) {
            for (const act of acts) assert.doesNotMatch(words([dialogOf(waiting({ lang, confirm }, act))]), GAPS);
        }
    }
});

test("no card can be played or picked while an act waits, and each says so", () => {
    const cards = choosing().view.hand;
    for (const legal of [{ cards, contracts: ["trump:S"] }, { discard: 3 }, { exchange: 4 }]) {
        const free = seated({ ...SITUATIONS.choose, turn: 0, legal }, { lang: "en" });
        const model = { ...free, unsent: heldBack(free, CHOSEN) };
        const names = (of) => find(shown(of), has("card")).map(({ props }) => String(props["aria-label"]));
        const own = (of) => names(of).filter((name) => name.includes("able"));
        assert.ok(own(free).every((name) => !name.includes("not playable")));
        assert.equal(own(free).length, cards.length);
        assert.deepEqual(own(model).filter((name) => !name.includes("not playable")), []);
        assert.equal(find(shown(model), has("hand"))[0].props["data-turn"], "no");
        const { model: after, act } = play(model, cards[0]);
        assert.deepEqual([act, after.notice, after.draft], [null, { code: "why-not-yet" }, model.draft]);
    }
});

test("a card to be put away is called selectable, one to be played playable", () => {
    const names = (legal) => find(shown(seated({ ...SITUATIONS.choose, legal }, { lang: "en" })), has("slot")).map(({ props }) => String(props["aria-label"]));
    assert.ok(names({ discard: 3 }).every((name) => name.includes(", selectable")));
    assert.ok(names({ cards: seated().view.hand }).every((name) => name.includes(", playable")));
});
