// What is kept of events: bubbles, log, melds; and what a reconnection brings back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEAL, HAND, RUN, SITUATIONS, event, load, played, seated, settings, view } from "./sample.mjs";

const { withSettings, go, applyEvent, initial, lift, welcome } = await load("model/state");
const { currentPrompt } = await load("model/prompt");
const { toggleMeld } = await load("model/meld_selection");

const greeting = (v, events, changes = {}, more = {}) => ({ t: "welcome", v, seat: 0, snapshot: false, events, view: view(changes), ...more });
const melds = (changes) => ({ melds: { ...view().melds, ...changes } });
const DECLARING = { legal: { cards: HAND, melds: [RUN], best: [RUN.cards] } };
const DESCRIBED = [{ seat: 2, kind: "run", count: 3, top: "K", points: 20 }];
const SHOWN = [{ seat: 2, cards: ["HJ", "HQ", "HK"], points: 20 }];

test("everything that is said aloud stands in a bubble, what is only done does not", () => {
    const bubble = (e) => applyEvent(seated(), event(11, { e, seat: 1 }, {})).bubbles[1];
    for (const e of "pushed passed doubled robbed owned stoeck asked soldered finished berg insisted".split(" "))
        assert.equal(bubble(e)?.event.e, e);
    assert.equal(bubble("discarded"), null);
});

test("the stöck that is called with a card is said aloud", () => {
    const called = (stoeck) => applyEvent(seated(), event(11, played(1, "SK", { stoeck }), {})).bubbles[1];
    assert.equal(called(true)?.event.card, "SK");
    assert.equal(called(false), null);
});

test("one's own card says only what is new", () => {
    const first = { seat: 0, stage: "value", value: 20 };
    const second = { seat: 0, stage: "top", rank: "A" };
    const model = seated(melds({ said: [first] }));
    assert.deepEqual(applyEvent(model, event(11, played(0, "SA"), melds({ said: [first, second] }))).log.at(-1).said, [
        second,
    ]);
    const other = applyEvent(model, event(11, { e: "berg", seat: 1 }, melds({ said: [first, second] })));
    assert.deepEqual(other.log.at(-1).said, [], "nothing is said by what is no card");
});

test("bubbles go when the next deal is prepared", () => {
    const spoken = applyEvent(seated(), event(11, { e: "stoeck", seat: 1 }, {}));
    for (const e of ["dealt", "sealed", "contributed"])
        assert.deepEqual(applyEvent(spoken, event(12, { e, seat: 2 }, {})).bubbles, [null, null, null, null], e);
});

test("melds are described without their cards, and again with them once they lie open", () => {
    const told = applyEvent(seated(), event(11, played(3, "S9"), melds({ described: DESCRIBED })));
    assert.equal(told.bubbles[2].melds[0].cards, null);
    assert.equal(told.bubbles[2].melds[0].top, "K");
    const open = applyEvent(told, event(12, { e: "asked", seat: 1 }, melds({ described: DESCRIBED, shown: SHOWN })));
    assert.deepEqual(open.bubbles[2].melds[0].cards, ["HJ", "HQ", "HK"]);
});

test("melds stay in the bubble of a player of whom more is said", () => {
    const told = applyEvent(seated(), event(11, played(3, "S9"), melds({ described: DESCRIBED, shown: SHOWN })));
    const good = { seat: 2, stage: "good" };
    const answer = played(1, "S7", { said: [good] });
    const more = applyEvent(told, event(12, answer, melds({ described: DESCRIBED, shown: SHOWN })));
    assert.deepEqual(more.bubbles[2].said, [good]);
    assert.equal(more.bubbles[2].melds.length, 1);
    assert.equal(more.bubbles[2].event.e, "described");
    assert.deepEqual(more.bubbles[1], null, "who lays a card and says nothing");
});

test("who answers a card of another speaks too", () => {
    const good = { seat: 2, stage: "good" };
    const { bubbles } = applyEvent(seated(), event(11, played(1, "S7", { said: [good] }), {}));
    assert.deepEqual(bubbles[2], { event: { e: "said", seat: 2 }, said: [good], melds: [], laid: false });
});

test("what was said with a card stays at its place when the trick is gone", () => {
    const stoeck = { seat: 1, stage: "stoeck" };
    const trick = { no: 1, leader: 1, cards: [["S7", 1]], winning: 1 };
    const told = applyEvent(seated(), event(11, played(1, "S7", { said: [stoeck] }), { trick }));
    assert.equal(told.bubbles[1].laid, true);
    const later = applyEvent(told, event(12, { e: "asked", seat: 2 }, { trick: null }));
    assert.equal(later.bubbles[1].laid, true);
});

test("trumps are made by the card after which the contract is no longer open", () => {
    const open = seated({ contract: "open" });
    assert.equal(applyEvent(open, event(11, played(1, "H6"), { contract: "trump:H" })).log.at(-1).found, true);
    assert.equal(applyEvent(open, event(11, played(1, "H6"), { contract: "open" })).log.at(-1).found, false);
});

test("a card of somebody else leaves one's own lifted, and what was said before is gone", () => {
    const sent = { ...lift(seated(), "SA"), notice: { code: "why-sent" } };
    const model = applyEvent(sent, event(11, played(3, "D6"), {}));
    assert.equal(model.lifted, "SA");
    assert.equal(model.notice, null);
    assert.equal(applyEvent(model, event(12, played(0, "SA"), {})).lifted, null);
});

test("a card that is sent closes what lies over the table", () => {
    assert.equal(lift({ ...seated(), opened: "log" }, "SA").opened, null);
});

test("the log keeps the newest six hundred events", () => {
    const events = Array.from({ length: 700 }, (_, i) => ({ v: 11 + i, event: played(1, "D6") }));
    const back = welcome(seated(), greeting(710, events));
    const ends = ({ log }) => [log.length, log[0].v, log.at(-1).v];
    assert.deepEqual(ends(back), [600, 111, 710]);
    assert.deepEqual(ends(applyEvent(back, event(711, played(2, "D7"), {}))), [600, 112, 711]);
});

test("what was said with a card that was missed stands in the log", () => {
    const said = [{ seat: 1, stage: "value", value: 20 }];
    const events = [{ v: 11, event: played(1, "D6", { said }) }, { v: 12, event: played(2, "D7") }];
    const back = welcome(seated(), greeting(12, events));
    assert.deepEqual(back.log.map((entry) => entry.said), [said, []]);
});

test("a greeting that tells everything anew replaces the log", () => {
    const model = applyEvent(seated(), event(11, played(1, "D6"), {}));
    const all = [10, 11, 12].map((v) => ({ v, event: played(1, "D6") }));
    assert.deepEqual(welcome(model, greeting(12, all, {}, { snapshot: true })).log.map(({ v }) => v), [10, 11, 12]);
});

test("what was said in a deal is not heard in another after the line was down", () => {
    const spoken = applyEvent(seated(), event(11, { e: "stoeck", seat: 1 }, {}));
    assert.equal(welcome(spoken, greeting(11, [])).bubbles[1].event.e, "stoeck");
    assert.equal(welcome(spoken, greeting(40, [], { deal: 2 })).bubbles[1], null);
    assert.equal(welcome(spoken, greeting(40, [], {}, { snapshot: true })).bubbles[1], null);
});

test("a deal that is told again forgets nothing that belongs to it", () => {
    const model = { ...seated(), declare: [], stoeck: false };
    const dealt = { v: 3, event: { e: "dealt", hands: [HAND, null, null, null] } };
    const back = welcome(model, greeting(12, [dealt], {}, { snapshot: true }));
    assert.deepEqual([back.declare, back.stoeck], [[], false]);
});

test("an account that is still to be read is shown again after the line was down", () => {
    const model = seated({ ...SITUATIONS.summary, deals: [DEAL] });
    assert.equal(currentPrompt(model), "summary");
    const back = (own, deals) => {
        const told = greeting(12, [], { ...SITUATIONS.summary, deals });
        return currentPrompt(welcome({ ...model, ...own }, told));
    };
    assert.equal(back({}, [DEAL]), "summary");
    assert.equal(back({ seen: 1 }, [DEAL]), null, "it was closed before");
    assert.equal(back({ seen: 1 }, [DEAL, { ...DEAL, deal: 2 }]), "summary");
});

test("after a reload the cards stand as they were dealt to one's own seat", () => {
    const hand = ["D7", "SK"];
    const hands = [["H6", "H7", "H8"], null, HAND, null];
    const fresh = { ...seated(), view: null, v: null, slots: [] };
    const dealt = { v: 3, event: { e: "dealt", hands } };
    const back = welcome(fresh, greeting(20, [dealt], { seat: 2, hand }, { seat: 2, snapshot: true }));
    assert.deepEqual([...back.slots].sort(), [...HAND].sort());
});

test("melds that were unticked stay so while they can still be declared", () => {
    const model = toggleMeld(seated(DECLARING), RUN.cards, false);
    assert.deepEqual(model.ticked, []);
    assert.deepEqual(applyEvent(model, event(11, { e: "berg", seat: 1 }, DECLARING)).ticked, []);
});

test("a new deal forgets the melds that were ticked and clears the tabletop", () => {
    const trick = { no: 9, leader: 1, cards: [], winning: 0, done: true };
    const old = { ...seated(DECLARING), trick };
    const dealt = applyEvent(old, event(11, { e: "dealt" }, { deal: 2, trick: null, legal: {} }));
    assert.deepEqual([dealt.ticked, dealt.trick], [[], null]);
    const best = [["H9", "HT", "HJ"]];
    const turn = applyEvent(dealt, event(12, { e: "chosen" }, { deal: 2, legal: { cards: HAND, best } }));
    assert.deepEqual(turn.ticked, best);
});

test("the cut begins in the middle of the pack and stays where it was moved", () => {
    const model = seated(SITUATIONS.cut);
    assert.equal(model.cutAt, 18);
    const moved = applyEvent({ ...model, cutAt: 7 }, event(11, { e: "contributed", seat: 1 }, SITUATIONS.cut));
    assert.equal(moved.cutAt, 7);
});

test("another page begins without a line and without a table that is being made", () => {
    const home = go({ ...seated(), busy: true }, { page: "home" });
    assert.deepEqual([home.conn, home.busy], ["off", false]);
    assert.equal(initial(settings()).busy, false);
    assert.equal(withSettings(home, { ...home.settings, sort: "ranks" }).settings.sort, "ranks");
});
