// Which question the table asks, and what the page answers by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEAL, HAND, RUN, SITUATIONS, load, seated } from "./sample.mjs";

const { autoAdvances, currentPrompt, automaticAct, pause, playAct, readingTime, trickTime, waitsForTap, paceOf, canLayRest } = await load("model/prompt");
const { command } = await load("model/key_bindings");
const nonce = () => "00ff";

test("every situation asks its own question", () => {
    const exceptions = { declare: "melds", follow: null, late: null, lead: null, swiss: null, wait: null };
    for (const [name, changes] of Object.entries(SITUATIONS))
        assert.equal(currentPrompt(seated(changes)), name in exceptions ? exceptions[name] : name, name);
});

test("nothing covers a complete trick", () => {
    const model = seated(SITUATIONS.summary);
    assert.equal(currentPrompt({ ...model, trick: { no: 9, leader: 0, cards: [], winning: 0, done: true } }), null);
});

test("nothing is asked before the first deal, nor while all that can be done is to count", () => {
    assert.equal(currentPrompt(seated({ phase: "seal", legal: { contribute: true } })), null);
    assert.equal(currentPrompt(seated({ phase: "count", legal: { count: true } })), null);
});

test("hands that lie open are shown until the deal is counted", () => {
    assert.equal(currentPrompt(seated({ ...SITUATIONS.open, phase: "seal", legal: {} })), null);
});

test("who may only bid, only pass or only push is asked too", () => {
    const question = (phase, legal) => currentPrompt(seated({ phase, contract: null, legal }));
    assert.equal(question("bid", { passes: true }), "bid");
    assert.equal(question("bid", { bids: [{ height: "90", goal: "points", worth: 90 }] }), "bid");
    assert.equal(question("choose", { push: true }), "choose");
});

test("melds are asked for once", () => {
    assert.equal(currentPrompt({ ...seated(SITUATIONS.melds), declare: [] }), null);
});

test("the page shuffles along by itself before the first deal, later on the player's word", () => {
    const first = seated({ phase: "seal", legal: { contribute: true } });
    assert.deepEqual(automaticAct(first, nonce), { e: "contributed", nonce: "00ff" });
    const later = seated({ phase: "seal", legal: { contribute: true }, deals: [DEAL] });
    assert.equal(automaticAct(later, nonce), null);
    assert.deepEqual(automaticAct({ ...later, seen: 1 }, nonce), { e: "contributed", nonce: "00ff" });
});

test("a deal is counted by itself when nobody here could say anything", () => {
    assert.deepEqual(automaticAct(seated({ phase: "count", legal: { count: true } }), nonce), { e: "counted" });
    assert.equal(automaticAct(seated({ phase: "count", legal: { count: true, stoeck: true } }), nonce), null);
    assert.equal(automaticAct(seated({ phase: "count", legal: { count: true, berg: true } }), nonce), null);
    assert.equal(automaticAct(seated(SITUATIONS.open), nonce), null);
});

test("a card takes the declared melds along, with the stöck inside them", () => {
    const model = { ...seated(SITUATIONS.melds), declare: [RUN.cards] };
    assert.deepEqual(playAct(model, "CA"), { e: "played", card: "CA", melds: [RUN.cards], stoeck: true });
    assert.equal(playAct({ ...model, stoeck: false }, "CA").stoeck, false);
    assert.deepEqual(playAct({ ...model, declare: [] }, "CA"), { e: "played", card: "CA", melds: [], stoeck: false });
});

test("where a card is led before melds are asked for, the best are declared", () => {
    assert.deepEqual(playAct(seated(SITUATIONS.melds), "CA").melds, [RUN.cards]);
});

test("the stöck is called with melds that hold both its cards, where there is one and it may be", () => {
    const called = (melds, options = {}) => {
        const rules = { name: "chibre", options, target: 1000 };
        return playAct({ ...seated({ ...SITUATIONS.melds, rules }), declare: melds }, "CA").stoeck;
    };
    assert.equal(called([RUN.cards]), true);
    assert.equal(called([RUN.cards], { stock: false }), false);
    assert.equal(called([RUN.cards], { stock_with_meld: false }), false);
    assert.equal(called([["ST", "SJ", "SQ"]]), false);
    assert.equal(called([["HQ", "HK", "HA"]]), false);
});

test("the stöck is called with the card that completes it, unless it is unticked", () => {
    const model = seated({ legal: { cards: HAND, stoeck_cards: ["SK"] } });
    assert.equal(playAct(model, "SK").stoeck, true);
    assert.equal(playAct(model, "SA").stoeck, false);
    assert.equal(playAct({ ...model, stoeck: false }, "SK").stoeck, false);
});

test("no melds are sent where none could be declared", () => {
    assert.deepEqual(playAct({ ...seated(), ticked: [["S6"]] }, "SA").melds, []);
});

test("a rest may be laid down once, of more than one card, and is played fast", () => {
    const rest = (hand, more = {}) => ({ ...seated({ hand, legal: { cards: hand, rest: true } }), ...more });
    const two = rest(["SA", "SK"]);
    assert.equal(canLayRest(two), true);
    assert.equal(canLayRest(rest(["SA"])), false);
    assert.equal(canLayRest(rest(["SA", "SK"], { resting: 1 })), false);
    assert.equal(canLayRest(rest(["SA", "SK"], { lifted: "SA" })), false);
    assert.equal(canLayRest(seated()), false);
    assert.equal(paceOf(two), "normal");
    assert.equal(paceOf({ ...two, resting: 1 }), "fast");
    assert.equal(paceOf({ ...two, resting: 2 }), "normal");
});

/** How long an event is shown alone at a pace. */
const alone = (pace, event, completes = false) => pause({ pace, still: false }, event, completes);

test("pauses shrink with the pace, and without motion only the server waits", () => {
    const event = { e: "played" };
    assert.ok(alone("slow", event, true) > alone("normal", event, true));
    assert.ok(alone("normal", event, true) > alone("normal", event, false));
    assert.equal(pause({ pace: "slow", still: true }, event, true), 0);
    assert.equal(alone("normal", { e: "sealed" }), 0);
});

test("every pace is quicker than the one before", () => {
    const quicker = (times) => times.every((time, i) => i === 0 || time < times[i - 1]);
    const paces = ["slow", "normal", "fast"];
    assert.ok(quicker(paces.map(trickTime)), paces.map(trickTime).join());
    assert.ok(quicker(paces.map((pace) => alone(pace, { e: "chosen" }))));
    assert.ok(quicker(paces.map(readingTime)));
});

test("a card that is shown fast is shown no longer than a bot waits", () => {
    assert.ok(alone("fast", { e: "played" }) <= 200);
    assert.ok(trickTime("fast") <= 400);
});

test("a tap is awaited by a complete trick and by a bot, for this version, and not behind a dialog", () => {
    const model = { ...seated(), v: 7 };
    assert.equal(waitsForTap(model), false);
    assert.equal(waitsForTap({ ...model, held: 6 }), false);
    assert.equal(waitsForTap({ ...model, held: 7 }), true);
    assert.equal(waitsForTap({ ...model, held: 7, opened: "log" }), false);
    assert.equal(waitsForTap({ ...model, trick: { ...model.trick, done: true } }), true);
});

test("what is said stays alone longer than what is only done", () => {
    const time = (event) => alone("normal", event);
    assert.ok(time({ e: "played", said: [{ seat: 1, stage: "good" }] }) > time({ e: "played", said: [] }));
    const spoken = "pushed chosen bid passed doubled predicted joined exchanged robbed called owned renounced married";
    for (const e of [...spoken.split(" "), "stoeck", "finished", "soldered"]) assert.ok(time({ e }) > 0, e);
});

test("keys mean what the help says", () => {
    const model = seated(SITUATIONS.follow);
    const slot = model.slots.indexOf("D7") + 1;
    assert.deepEqual(command(model, String(slot)), { do: "press", card: "D7" });
    assert.deepEqual(command(model, "1"), { do: "press", card: model.slots[0] });
    assert.deepEqual(command(model, "f"), { do: "open", what: "finish" });
    assert.deepEqual(command(model, "K"), { do: "act", act: { e: "stoeck" } });
    assert.deepEqual(command(seated(SITUATIONS.choose), "s"), { do: "act", act: { e: "pushed" } });
    assert.deepEqual(command(seated(SITUATIONS.summary), "n"), { do: "next" });
    assert.deepEqual(command(model, "?"), { do: "open", what: "help" });
    assert.deepEqual(command({ ...model, opened: "help" }, "Escape"), { do: "open", what: null });
    assert.deepEqual(command(model, "l"), { do: "read", what: "not-now" });
    assert.deepEqual(command(seated({ hand: ["D7"] }), "2"), { do: "read", what: "no-card" });
    assert.equal(command(model, "y"), null);
    assert.deepEqual(command(seated({ legal: { take_back: true } }), "z"), { do: "act", act: { e: "taken-back" } });
    const rest = seated({ hand: ["SA", "SK"], legal: { cards: ["SA", "SK"], rest: true } });
    assert.deepEqual(command(rest, "e"), { do: "rest" });
    const held = { ...seated({}, { pace: "tap" }), held: 4, v: 4 };
    assert.deepEqual([command(held, " "), command(held, "Enter")], [{ do: "sweep" }, { do: "sweep" }]);
    assert.equal(command(seated(), "Enter"), null);
    assert.equal(command(model, "F1"), null);
    assert.equal(command({ ...model, view: null }, "?"), null);
    assert.equal(command({ ...model, route: { page: "home" } }, "1"), null);
});

test("Escape closes, then lets go of a card, then clears the trick", () => {
    const model = seated();
    assert.deepEqual(command({ ...model, opened: "log", prepared: "SA" }, "Escape"), { do: "open", what: null });
    assert.deepEqual(command({ ...model, raised: "SA" }, "Escape"), { do: "letGo" });
    assert.deepEqual(command({ ...model, prepared: "SA" }, "Escape"), { do: "letGo" });
    assert.deepEqual(command(model, "Escape"), { do: "sweep" });
});

test("the arrows go both ways", () => {
    assert.deepEqual(command(seated(), "ArrowRight"), { do: "move", step: 1 });
    assert.deepEqual(command(seated(), "ArrowLeft"), { do: "move", step: -1 });
});

test("the digit of a place whose card is gone says so", () => {
    const model = seated();
    const gone = { ...model, view: { ...model.view, hand: model.view.hand.filter((card) => card !== model.slots[0]) } };
    assert.deepEqual(command(gone, "1"), { do: "read", what: "no-card" });
    assert.deepEqual(command(gone, "2"), { do: "press", card: model.slots[1] });
});

test("a key that means something now and then says so otherwise", () => {
    const not = { do: "read", what: "not-now" };
    const melds = seated(SITUATIONS.melds);
    assert.deepEqual(command(melds, "m"), not);
    assert.deepEqual(command({ ...melds, declare: [] }, "m"), { do: "melds" });
    assert.deepEqual(command(seated(SITUATIONS.choose), "n"), not);
    assert.deepEqual(command(seated(SITUATIONS.follow), "r"), { do: "open", what: "solder" });
    const advice = { act: { e: "played", card: "SA" }, reasons: [] };
    assert.deepEqual(command({ ...seated(), conn: "lost", hint: advice }, "i"), { do: "hint" });
    assert.deepEqual(command(seated(), "i"), not);
});

test("the keys that listen", () => {
    const model = seated();
    for (const [key, what] of Object.entries({ t: "trick", h: "hand", p: "points", w: "turn" }))
        assert.deepEqual(command(model, key), { do: "read", what });
    assert.deepEqual(command(model, ","), { do: "again", step: -1 });
    assert.deepEqual(command(model, "."), { do: "again", step: 1 });
    assert.deepEqual(command(model, "q"), { do: "sound" });
});

test("single characters can be switched off, other keys stay", () => {
    const model = seated({}, { keys: false });
    for (const key of "123456789smkfrljnqthpw,.?") assert.equal(command(model, key), null, key);
    assert.deepEqual(command(model, "ArrowLeft"), { do: "move", step: -1 });
    assert.equal(command(model, "Escape").do, "sweep");
});

test("every key of the help is a command somewhere", () => {
    const situations = Object.values(SITUATIONS).map((changes) => seated({ last: {}, ...changes }));
    const decided = { ...seated(SITUATIONS.melds), declare: [] };
    for (const key of "123456789smkfrljnqthpw,.?") {
        assert.ok([...situations, decided].some((model) => command(model, key)), key);
    }
});

test("the account closes by itself only where that is wished, and not while it is read", () => {
    const model = seated(SITUATIONS.summary, { advance: "auto" });
    assert.equal(autoAdvances(model), true);
    assert.equal(autoAdvances({ ...model, halted: true }), false);
    assert.equal(autoAdvances({ ...model, opened: "slate" }), false);
    assert.equal(autoAdvances(seated(SITUATIONS.summary)), false);
    assert.equal(autoAdvances(seated(SITUATIONS.end, { advance: "auto" })), false);
    assert.ok(readingTime("slow") > readingTime("normal"));
    assert.ok(readingTime("fast") >= 5000);
});

test("where partners are drawn the cards are shown before the first deal is shuffled", () => {
    const drawn = ["SA", "H6", "DK", "C7"];
    const model = seated({ phase: "seal", deal: 1, drawn, contract: null, legal: { contribute: true } });
    assert.equal(currentPrompt(model), "summary");
    assert.equal(automaticAct(model, () => "00"), null);
    const read = { ...model, seen: 0 };
    assert.equal(currentPrompt(read), null);
    assert.deepEqual(automaticAct(read, () => "00"), { e: "contributed", nonce: "00" });
    const later = seated({ drawn, deal: 2, deals: [{}], legal: {} });
    assert.equal(later.seen, 1);
    const dealt = seated({ drawn });
    assert.notEqual(currentPrompt(dealt), "summary", "who comes back after the deal is not asked again");
});
