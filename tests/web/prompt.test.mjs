// Which question the table asks, and what the page answers by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEAL, HAND, SITUATIONS, load, seated } from "./sample.mjs";

const { asked, ownAct, pause, playAct } = await load("model/prompt");
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
    assert.deepEqual(command(model, String(slot)), { do: "play", card: "D7" });
    assert.equal(command(model, "1").do, "say");
    assert.deepEqual(command(model, "f"), { do: "open", what: "finish" });
    assert.deepEqual(command(model, "K"), { do: "act", act: { e: "stoeck" } });
    assert.deepEqual(command(seated(SITUATIONS.choose), "s"), { do: "act", act: { e: "pushed" } });
    assert.deepEqual(command(seated(SITUATIONS.summary), "n"), { do: "next" });
    assert.deepEqual(command(model, "?"), { do: "open", what: "help" });
    assert.deepEqual(command({ ...model, opened: "help" }, "Escape"), { do: "open", what: null });
    assert.equal(command(model, "l"), null);
    assert.equal(command(model, "x"), null);
    assert.equal(command({ ...model, route: { page: "home" } }, "1"), null);
});
