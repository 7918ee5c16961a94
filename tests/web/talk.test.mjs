// What people say at a table: bubbles, the talk so far, mute, report, and silence during a deal.

import assert from "node:assert/strict";
import { test } from "node:test";
import { context } from "./page.mjs";
import { load, seated } from "./sample.mjs";

const { hear } = await load("model/messages");
const { PHRASES, REACTIONS, faded, others } = await load("model/talk");
const { phraseText, talkWords } = await load("text/talk");
const { saying, talkButton, talkDialog } = await load("views/talk");

const SEATS = [
    { kind: "person", name: "Anna", bot: null },
    { kind: "person", name: "Bea", bot: null },
    { kind: "bot", name: "Ueli", bot: "steady" },
    { kind: "open", name: "", bot: "steady" },
];
const FRIENDS = { t: "friends", rev: 4, state: "playing", host: 0, seats: SEATS };
const said = (n, seat, phrase = "bravo") => ({ n, seat, name: SEATS[seat].name, phrase });

/** A model at a table for friends, with the talk so far. */
function talking(more = {}) {
    return hear(hear(seated(), FRIENDS), { t: "talk", may: true, said: [], muted: [], ...more });
}

/** All nodes of a tree that a test holds for. */
function all(node, holds) {
    if (!node || typeof node !== "object") return [];
    const kids = [node.kids ?? []].flat(9);
    return [...(holds(node) ? [node] : []), ...kids.flatMap((one) => all(one, holds))];
}

const text = (node) => (typeof node === "string" ? node : node?.text != null ? String(node.text) : [node?.kids ?? []].flat(9).map(text).join(" "));
const buttons = (node) => all(node, ({ tag }) => tag === "button");

test("what somebody says is a bubble for a while, and a line of the talk", () => {
    const model = hear(talking(), { t: "said", saying: said(1, 1) });
    assert.deepEqual(model.talk.said, [said(1, 1)]);
    assert.equal(model.talk.unread, 1);
    const next = hear(model, { t: "said", saying: said(2, 0) });
    assert.deepEqual(next.talk.shown, { 0: said(2, 0), 1: said(1, 1) });
    assert.equal(next.talk.unread, 1, "one's own words need no reading");
    assert.equal(hear(next, { t: "said", saying: said(2, 0) }), next, "told again after a new connection");
    assert.deepEqual(faded(next, said(1, 1)).talk.shown, { 0: said(2, 0) });
    assert.deepEqual(faded(hear(next, { t: "said", saying: said(3, 1) }), said(1, 1)), {}, "a newer bubble stays");
});

test("who has the dialog open has read what is said", () => {
    const model = hear({ ...talking(), opened: "talk" }, { t: "said", saying: said(1, 1) });
    assert.equal(model.talk.unread, 0);
});

test("the page remembers the last sayings", () => {
    let model = talking();
    for (let n = 1; n <= 60; n += 1) model = hear(model, { t: "said", saying: said(n, 1) });
    assert.deepEqual([model.talk.said.length, model.talk.said[0].n], [50, 11]);
});

test("a hello tells the talk so far, without bubbles", () => {
    const model = talking({ said: [said(1, 1)], muted: [1], may: false });
    assert.deepEqual(model.talk, { may: false, said: [said(1, 1)], muted: [1], shown: {}, texts: { wanted: [], on: false }, unread: 0, asking: null, refused: null });
});

test("mute, silence and refusals are kept", () => {
    const model = talking();
    assert.deepEqual(hear(model, { t: "muted", id: "talk-1", seats: [1] }).talk.muted, [1]);
    const refused = hear(model, { t: "no", id: "talk-1", code: "too-fast" });
    assert.deepEqual([refused.talk.refused, refused.notice], ["too-fast", { code: "talk-too-fast" }]);
    const off = hear(refused, { t: "speech", may: false });
    assert.deepEqual([off.talk.may, off.talk.refused], [false, null]);
    const before = seated();
    for (const message of [{ t: "said", saying: said(1, 1) }, { t: "speech", may: false }, { t: "muted", id: "", seats: [] }, { t: "no", id: "talk-1", code: "x" }]) {
        assert.equal(hear(before, message), before);
    }
});

test("others are the persons at the table besides oneself", () => {
    assert.deepEqual(others(talking()), [1]);
    assert.deepEqual(others(seated()), []);
});

test("a screen reader tells what others say, and when talk is off", () => {
    const before = talking();
    const ctx = (model) => context(model);
    const model = hear(before, { t: "said", saying: said(1, 1) });
    assert.match(talkWords(ctx(model), before), /Bea.*Bravo/);
    assert.equal(talkWords(ctx(hear(before, { t: "said", saying: said(1, 0) })), before), "");
    const off = hear(before, { t: "speech", may: false });
    assert.notEqual(talkWords(ctx(off), before), "");
    assert.notEqual(talkWords(ctx(off), before), talkWords(ctx(before), off));
    assert.equal(talkWords(ctx(before), before), "");
});

test("every phrase and reaction has a text", () => {
    const { t } = context(talking());
    const ids = [...Object.values(PHRASES).flat(), ...REACTIONS];
    assert.equal(new Set(ids.map((id) => phraseText(t, id))).size, 32);
    assert.equal(phraseText(t, "from-a-newer-server"), "…");
});

test("the button is there where somebody listens", () => {
    assert.equal(talkButton(context(seated())), null);
    assert.equal(talkButton(context({ ...talking(), friends: { ...FRIENDS, seats: [SEATS[0], SEATS[2]] } })), null);
    const model = hear(talking(), { t: "said", saying: said(1, 1) });
    assert.match(talkButton(context(model)).props["aria-label"], /1/);
});

test("a bubble has the words, or the drawing of a reaction", () => {
    const model = hear(hear(talking(), { t: "said", saying: said(1, 1) }), { t: "said", saying: said(2, 0, "smile") });
    assert.match(text(saying(context(model), 1)), /Bravo/);
    assert.equal(all(saying(context(model), 0), ({ tag }) => tag === "svg").length, 1);
    assert.equal(saying(context(model), 2), null);
});

test("the dialog offers every phrase, and none during a silent deal", () => {
    const open = talkDialog(context(talking()));
    const off = talkDialog(context(talking({ may: false })));
    assert.equal(buttons(open).length - buttons(off).length, 32);
    assert.match(text(off), new RegExp(context(talking()).t("talk-off").slice(0, 20)));
});

test("a phrase is sent, and the dialog closes", () => {
    const sent = [];
    const ctx = context(talking());
    ctx.actions = { ...ctx.actions, update: () => {}, request: (message) => sent.push(message), open: (what) => sent.push(what) };
    const first = buttons(talkDialog(ctx)).find(({ props }) => props.title === ctx.t("react-smile"));
    first.props.on.click();
    assert.deepEqual([sent[0].t, sent[0].phrase, sent[1]], ["say", "smile", null]);
    assert.match(sent[0].id, /^talk-/);
});

test("a text of one's own is offered when everybody wants it", () => {
    const waiting = hear(talking(), { t: "free-texts", wanted: [0], on: false });
    assert.deepEqual(waiting.talk.texts, { wanted: [0], on: false });
    assert.match(text(talkDialog(context(waiting))), /Bea/);
    assert.equal(all(talkDialog(context(waiting)), ({ tag }) => tag === "form").length, 0);
    const on = hear(waiting, { t: "free-texts", wanted: [0, 1], on: true });
    assert.equal(all(talkDialog(context(on)), ({ tag }) => tag === "form").length, 1);
    assert.equal(all(talkDialog(context(hear(on, { t: "speech", may: false }))), ({ tag }) => tag === "form").length, 0);
    const long = { ...said(1, 1, ""), text: "x".repeat(100) };
    const heard = hear(on, { t: "said", saying: long });
    assert.equal(text(saying(context(heard), 1)).trim().length, 60);
    assert.match(text(talkDialog(context(heard))), /x{100}/);
    assert.equal(hear(seated(), { t: "free-texts", wanted: [], on: false }).talk, null);
});

test("who has no name is called as at her plate", () => {
    const seats = [SEATS[0], { ...SEATS[1], name: "" }];
    const model = hear({ ...talking(), friends: { ...FRIENDS, seats } }, { t: "said", saying: { ...said(1, 1), name: "" } });
    const { t } = context(model);
    const dialog = text(talkDialog(context(model)));
    const name = t("guest-name", { no: 2 });
    assert.equal(dialog.split(name).length, 3, "in the talk so far, and beside mute and report");
});

test("what a muted person said before is not shown", () => {
    const model = talking({ said: [said(1, 1)], muted: [1] });
    assert.doesNotMatch(text(talkDialog(context(model))), /Bea.{0,3}: ?Bravo/);
});
