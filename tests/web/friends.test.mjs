// Messages of a table for friends, and others beside welcome and events: what they change in the model.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, seated } from "./sample.mjs";

const { hear } = await load("model/messages");
const { isGathering, isHost } = await load("model/friends");

const SEATS = [
    { kind: "person", name: "Anna", bot: null },
    { kind: "open", name: "", bot: "steady" },
    { kind: "bot", name: "Bot Ueli", bot: "steady" },
    { kind: "person", name: "", bot: null },
];
const FRIENDS = { t: "friends", rev: 4, state: "gathering", host: 0, seats: SEATS, draws: false, may_draw: true, invited: true, time: "normal", next: null, asked: [] };

test("the table for friends is known, and who decides there", () => {
    const model = hear(seated(), FRIENDS);
    assert.equal(model.friends.rev, 4);
    assert.ok(isGathering(model));
    assert.ok(isHost(model));
    const other = hear(seated(), { ...FRIENDS, state: "playing", host: 2 });
    assert.ok(!isGathering(other));
    assert.ok(!isHost(other));
    assert.ok(!isHost(seated()));
    assert.ok(!isGathering(seated()));
});

test("who sits there, and who is there, may change without an event", () => {
    const model = hear(seated(), { t: "seats", kinds: ["deputy", "bot", "bot", "bot"], names: ["A", "B", "C", "D"], presence: ["away", "here", "slow", "here"] });
    assert.deepEqual(model.view.kinds, ["deputy", "bot", "bot", "bot"]);
    assert.deepEqual(model.view.names, ["A", "B", "C", "D"]);
    assert.deepEqual(model.presence, ["away", "here", "slow", "here"]);
    const before = seated();
    assert.deepEqual(hear(before, { t: "seats", kinds: before.view.kinds }).view.names, before.view.names);
    assert.equal(hear({ ...seated(), view: null }, { t: "seats", kinds: [], names: [] }).view, null);
});

test("clock, rematch and a bot that waits are kept", () => {
    assert.deepEqual(hear(seated(), { t: "clock", v: 17, left: [null, 110] }).clock, { v: 17, left: [null, 110] });
    assert.deepEqual(hear(seated(), { t: "rematch", table: "n", seat: 2, token: "k" }).rematch, { table: "n", seat: 2, token: "k" });
    assert.equal(hear(seated(), { t: "held", v: 17 }).held, 17);
});

test("an unknown message changes nothing", () => {
    const model = seated();
    assert.equal(hear(model, { t: "phrase" }), model);
});

test("the answer to the last change of seats ends it", () => {
    const model = { ...seated(), arranging: { id: "a2", act: "renew" }, invitation: "old" };
    const done = hear(model, { t: "arranged", id: "a2", rev: 5, invitation: "new" });
    assert.deepEqual([done.arranging, done.invitation], [null, "new"]);
    assert.equal(hear(model, { t: "arranged", id: "a2", rev: 5 }).invitation, "old");
    const refused = hear(model, { t: "no", id: "a2", v: 0, code: "begun" });
    assert.deepEqual([refused.arranging, refused.notice], [null, { code: "error-begun" }]);
    assert.equal(hear(model, { t: "arranged", id: "a1", rev: 5, invitation: "late" }), model);
    assert.equal(hear({ ...model, arranging: null }, { t: "arranged", id: "a1", rev: 5 }).invitation, "old");
});
