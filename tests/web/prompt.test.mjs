// Which question the table asks, and what the page answers by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEAL, HAND, SITUATIONS, load, seated } from "./sample.mjs";

const { advances, asked, ownAct, pause, playAct, readingTime } = await load("model/prompt");
const { command } = await load("model/keys");
const nonce = () => "00ff";

test("every situation asks its own question", () => {
    const expected = {
        lead: null,
        wait: null,
        follow: null,
        melds: "melds",
        choose: "choose",
        cut: "cut",
        count: "count",
        open: "open",
        insist: "insist",
        summary: "summary",
        end: "end",
        swiss: null,
    };
    for (const [name, changes] of Object.entries(SITUATIONS))
        assert.equal(asked(seated(changes)), expected[name], name);
});

test("nothing covers a complete trick", () => {
    const model = seated(SITUATIONS.summary);
    assert.equal(asked({ ...model, trick: { no: 9, leader: 0, cards: [], winning: 0, done: true } }), null);
});

test("melds are asked for once", () => {
    assert.equal(asked({ ...seated(SITUATIONS.melds), declare: [] }), null);
});

test("the page shuffles along by itself before the first deal, later on the player's word", () => {
    const first = seated({ phase: "seal", legal: { contribute: true } });
    assert.deepEqual(ownAct(first, nonce), { e: "contributed", nonce: "00ff" });
    const later = seated({ phase: "seal", legal: { contribute: true }, deals: [DEAL] });
    assert.equal(ownAct(later, nonce), null);
    assert.deepEqual(ownAct({ ...later, seen: 1 }, nonce), { e: "contributed", nonce: "00ff" });
});

test("a deal is counted by itself when nobody here could say anything", () => {
    assert.deepEqual(ownAct(seated({ phase: "count", legal: { count: true } }), nonce), { e: "counted" });
    assert.equal(ownAct(seated({ phase: "count", legal: { count: true, stoeck: true } }), nonce), null);
    assert.equal(ownAct(seated(SITUATIONS.open), nonce), null);
});

test("a card takes the declared melds along, with the stöck inside them", () => {
    const model = { ...seated(SITUATIONS.melds), declare: [["SQ", "SK", "SA"]] };
    assert.deepEqual(playAct(model, "CA"), {
        e: "played",
        card: "CA",
        melds: [["SQ", "SK", "SA"]],
        stoeck: true,
    });
    assert.equal(playAct({ ...model, stoeck: false }, "CA").stoeck, false);
    assert.deepEqual(playAct({ ...model, declare: [] }, "CA"), {
        e: "played",
        card: "CA",
        melds: [],
        stoeck: false,
    });
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

test("pauses shrink with the pace and vanish at none", () => {
    const event = { e: "played" };
    assert.ok(pause("slow", event, true) > pause("normal", event, true));
    assert.ok(pause("normal", event, true) > pause("normal", event, false));
    assert.equal(pause("none", event, true), 0);
    assert.equal(pause("normal", { e: "sealed" }, false), 0);
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
    assert.equal(command(model, "z"), null);
    assert.equal(command({ ...model, route: { page: "home" } }, "1"), null);
});

test("Escape closes, then lets go of a card, then clears the trick", () => {
    const model = seated();
    assert.deepEqual(command({ ...model, opened: "log", prepared: "SA" }, "Escape"), { do: "open", what: null });
    assert.deepEqual(command({ ...model, raised: "SA" }, "Escape"), { do: "letGo" });
    assert.deepEqual(command({ ...model, prepared: "SA" }, "Escape"), { do: "letGo" });
    assert.deepEqual(command(model, "Escape"), { do: "sweep" });
});

test("the keys that listen", () => {
    const model = seated();
    assert.deepEqual(command(model, "w"), { do: "read", what: "turn" });
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
    assert.equal(advances(model), true);
    assert.equal(advances({ ...model, halted: true }), false);
    assert.equal(advances({ ...model, opened: "slate" }), false);
    assert.equal(advances(seated(SITUATIONS.summary)), false);
    assert.equal(advances(seated(SITUATIONS.end, { advance: "auto" })), false);
    assert.ok(readingTime("slow") > readingTime("normal"));
    assert.ok(readingTime("none") >= 5000);
});
