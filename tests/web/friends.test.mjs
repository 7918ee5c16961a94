// Messages of a table for friends, and others beside welcome and events: what they change in the model.

import assert from "node:assert/strict";
import { test } from "node:test";
import { context } from "./page.mjs";
import { load, seated, view } from "./sample.mjs";

const { hear } = await load("model/messages");
const { isHost, isPartner, placeOf, refusalOf, seatsOf } = await load("model/friends");
const { welcome } = await load("model/state");
const { arrange, arrangeNext } = await load("net/arrange");
const { friendsWords } = await load("text/friends");
const { join } = await load("views/pages/join");

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
    assert.ok(isHost(model));
    const other = hear(seated(), { ...FRIENDS, state: "playing", host: 2 });
    assert.ok(!isHost(other));
    assert.ok(!isHost(seated()));
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

test("a welcome tells who is there", () => {
    const { view: seen } = seated();
    const greeted = (here) => welcome(seated(), { t: "welcome", v: 11, seat: 0, snapshot: true, events: [], view: seen, here }).presence;
    assert.deepEqual(greeted([true, false, true, true]), ["here", "away", "here", "here"]);
    assert.equal(greeted(undefined), null);
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
    const links = { token: "own", invitation: "old" };
    const model = { ...seated(), arranging: { id: "a2", act: "renew" }, links };
    const done = hear(model, { t: "arranged", id: "a2", rev: 5, invitation: "new" });
    assert.deepEqual([done.arranging, done.links], [null, { token: "own", invitation: "new" }]);
    assert.deepEqual(hear({ ...model, links: null }, { t: "arranged", id: "a2", rev: 5, invitation: "new" }).links, { token: "", invitation: "new" });
    assert.equal(hear(model, { t: "arranged", id: "a2", rev: 5 }).links, links);
    assert.ok(!hear(model, { t: "arranged", id: "a2", rev: 5 }).left);
    const refused = hear(model, { t: "no", id: "a2", v: 0, code: "begun" });
    assert.deepEqual([refused.arranging, refused.notice], [null, { code: "error-begun" }]);
    assert.equal(hear(model, { t: "arranged", id: "a1", rev: 5, invitation: "late" }), model);
    assert.equal(hear({ ...model, arranging: null }, { t: "arranged", id: "a1", rev: 5 }).links, links);
    const made = hear({ ...model, arranging: { id: "a2", act: "rematch" } }, { t: "arranged", id: "a2", rev: 5, invitation: "next" });
    assert.deepEqual([made.arranging, made.links], [null, links], "that of another table");
    const leaving = { ...model, arranging: { id: "a2", act: "leave" } };
    assert.ok(hear(leaving, { t: "arranged", id: "a2", rev: 5 }).left);
    assert.ok(!hear(leaving, { t: "no", id: "a2", v: 0, code: "changed" }).left);
});

test("seats of a kind are listed", () => {
    assert.deepEqual(["person", "open", "bot"].map((kind) => seatsOf(FRIENDS, kind)), [[0, 3], [1], [2]]);
});

test("the own seat is at the bottom, the next one to its right", () => {
    assert.deepEqual([0, 1, 2, 3].map((seat) => placeOf(2, seat, 4)), ["top", "left", "bottom", "right"]);
    assert.deepEqual([0, 1, 2].map((seat) => placeOf(1, seat, 3)), ["", "", ""]);
});

test("who plays on one's side is known, unless sides are drawn", () => {
    const partners = (changes, friends) => [0, 1, 2, 3].filter((seat) => isPartner(view(changes), { ...FRIENDS, ...friends }, seat));
    assert.deepEqual(partners({ seat: 1 }), [3]);
    assert.deepEqual(partners({ seat: 0, lines: [0, 0, 1, 1] }), [1]);
    assert.deepEqual(partners({ seat: 0, lines: [null, null, null, null] }), []);
    assert.deepEqual(partners({ seat: 1 }, { draws: true }), []);
    assert.deepEqual(partners({ seat: 1, scores: [0, 0, 0, 0] }), []);
});

test("an invitation lets somebody in where a seat is open", () => {
    const full = SEATS.filter(({ kind }) => kind !== "open");
    const refusal = (state, seats = SEATS) => refusalOf({ state, table: seats && { ...FRIENDS, seats }, seat: null, rules: null });
    assert.equal(refusal("gathering"), null);
    assert.equal(refusal("playing"), null);
    assert.equal(refusal("gathering", full), "table-full");
    assert.equal(refusal("playing", full), "table-playing");
    assert.equal(refusal("over"), "table-over");
    assert.equal(refusal("invitation-closed"), "invitation-closed");
    assert.equal(refusal("table-gone", null), "table-gone");
});

const before = { ...seated(), friends: FRIENDS };

/** What is said when the table has changed, in German. */
const said = (changes) => friendsWords(context({ ...seated({}, { lang: "de" }), friends: { ...FRIENDS, ...changes } }), before);

/** The seats with another one in a place. */
const seatsWith = (seat, one) => SEATS.map((old, place) => (place === seat ? { ...old, ...one } : old));

test("changes of the seats are told", () => {
    assert.equal(said({ seats: seatsWith(1, { kind: "person", name: "Bea", bot: null }) }), "Bea sitzt jetzt am Tisch.");
    assert.equal(said({ seats: seatsWith(1, { kind: "person", name: "", bot: null }) }), "Gast\u00a02 sitzt jetzt am Tisch.");
    assert.equal(said({ seats: seatsWith(1, { kind: "bot", name: "Reto" }) }), "Der Computer hat einen Platz: Reto.");
    assert.equal(said({ seats: seatsWith(3, { kind: "open", name: "", bot: "steady" }) }), "Gast\u00a04 ist nicht mehr am Tisch. Ein Platz ist frei.");
    assert.equal(said({ seats: [SEATS[3], SEATS[1], SEATS[2], SEATS[0]], host: 3 }), "Die Plätze sind getauscht.");
});

test("who decides, the draw, the link and the beginning are told", () => {
    assert.equal(said({ host: 3 }), "Gast\u00a04 leitet jetzt den Tisch.");
    assert.equal(said({ draws: true }), "Die Parteien werden ausgelost.");
    assert.match(said({ invited: false }), /niemanden/);
    assert.equal(said({ state: "playing" }), "Die Partie beginnt.");
    assert.equal(said({}), "");
    assert.equal(friendsWords(context({ ...seated(), friends: FRIENDS }), seated()), "");
});

test("a change that takes nobody's seat waits for the answer to the one before, another is dropped", () => {
    let model = { ...seated(), friends: FRIENDS };
    const sent = [];
    const actions = { update: (change) => (model = { ...model, ...change(model) }), request: (command) => sent.push(command) };
    const answer = () => {
        model = hear({ ...model, friends: { ...FRIENDS, rev: 5 } }, { t: "arranged", id: sent.at(-1).id, rev: 5 });
        arrangeNext(model, actions);
    };
    arrange({ model, actions }, { act: "swap", seat: 1, other: 2 });
    assert.equal(model.arranging.id, sent[0].id);
    arrange({ model, actions }, { act: "bot", seat: 3 });
    arrange({ model, actions }, { act: "draw", on: true });
    arrangeNext(model, actions);
    assert.deepEqual(sent.map(({ act, rev }) => [act, rev]), [["swap", 4]]);
    answer();
    assert.deepEqual(sent.map(({ act, rev }) => [act, rev]), [["swap", 4], ["draw", 5]]);
    assert.deepEqual([model.arranging.act, model.arranging.on], ["draw", true]);
    arrange({ model, actions }, { act: "draw", on: false });
    arrangeNext({ ...model, friends: null }, actions);
    answer();
    assert.equal(sent.length, 2, "what waited at a table that was left is forgotten");
});

test("a change of oneself is asked for again if others have changed the table meanwhile", () => {
    const actions = { update: (change) => (model = { ...model, ...change(model) }), request: (command) => sent.push(command) };
    let model = { ...seated(), friends: FRIENDS };
    const sent = [];
    const refuse = (friends) => {
        model = hear({ ...model, friends }, { t: "no", id: sent.at(-1).id, v: 0, code: "changed" });
        arrangeNext(model, actions);
    };
    arrange({ model, actions }, { act: "present", avatar: "owl" });
    refuse({ ...FRIENDS, rev: 5 });
    assert.deepEqual(sent.map(({ avatar, rev }) => [avatar, rev]), [["owl", 4], ["owl", 5]]);
    assert.equal(new Set(sent.map(({ id }) => id)).size, 2);
    assert.equal(model.notice, null);
    refuse({ ...FRIENDS, rev: 5 });
    assert.deepEqual([sent.length, model.arranging, model.notice], [2, null, { code: "error-changed" }], "never twice for one revision");
    arrange({ model, actions }, { act: "swap", seat: 1, other: 2 });
    refuse({ ...FRIENDS, rev: 6 });
    assert.deepEqual([sent.length, model.notice], [3, { code: "error-changed" }], "seats may have other people now");
});

test("the beginning waits for a name that is being sent, and is asked for once", () => {
    const actions = { update: (change) => (model = { ...model, ...change(model) }), request: (command) => sent.push(command) };
    let model = { ...seated(), friends: FRIENDS };
    const sent = [];
    const answer = () => {
        model = hear(model, { t: "arranged", id: sent.at(-1).id, rev: 5 });
        arrangeNext(model, actions);
    };
    const begin = () => arrange({ model, actions }, { act: "begin" });
    arrange({ model, actions }, { act: "present", name: "Anna" });
    begin();
    begin();
    answer();
    begin();
    answer();
    answer();
    assert.deepEqual(sent.map(({ act }) => act), ["present", "begin"]);
});

test("an old invitation leads to the replay of the partie, if it may", () => {
    const shown = (replay) => {
        const model = { ...seated(), route: { page: "join", id: "t", invitation: "tok" }, invited: { state: "table-over", table: null, seat: null, rules: null, replay } };
        return JSON.stringify(join(context(model)));
    };
    assert.ok(shown(true).includes("/game/t#link=tok"));
    assert.ok(!shown(false).includes("/game/t"));
});
