// The log by deal and trick: what belongs together, what stays through the count, what is hidden.

import assert from "node:assert/strict";
import { test } from "node:test";
import { context, find, findAll, has, recorder, textOf } from "./page.mjs";
import { DEAL, load, played, seated, settings } from "./sample.mjs";

const { missingDeal, withPastDeal } = await load("model/past_deal");
const { lastPlayedDeal, logDeals, presentDeals } = await load("model/log_parts");
const { eventLog, logDialog, replayLog, trickRemarks } = await load("views/event_log");
const { tricksDialog } = await load("views/tricks_dialog");
const { summaryDialog } = await load("views/score_dialogs");

const entry = (v, event, more = {}) => ({ v, deal: 1, event, said: [], melds: [], trick: null, ...more });
const FIRST = ["SA", "S6", "S7", "S8"].map((card, i) => entry(10 + i, played(i, card)));
const SECOND = ["H9", "HT", "H6", "H7"].map((card, i) => entry(20 + i, played((i + 2) % 4, card)));
const DEALT = entry(5, { e: "dealt" });
const CHOSEN = entry(6, { e: "chosen", seat: 0, contract: "trump:S" });
const STOECK = entry(15, { e: "stoeck", seat: 1 });
const COUNTED = entry(30, { e: "counted" });
const NEXT = [entry(31, { e: "revealed" }), entry(32, { e: "sealed" }), entry(33, { e: "dealt" })];
const PLAYED = [DEALT, CHOSEN, ...FIRST, STOECK, ...SECOND, COUNTED];

/** The model with a log, at a table. */
const model = (log, changes = {}, own = {}) => ({ ...seated(changes, own), log });
/** The number of each part's trick with the number of its entries. */
const shape = ({ parts }) => parts.map(({ trick, entries }) => [trick, entries.length]);

test("a deal falls into what comes before the tricks, the tricks, and the count", () => {
    const [deal] = logDeals(model(PLAYED, { deals: [DEAL] }));
    assert.deepEqual(shape(deal), [[0, 2], [1, 5], [2, 4], [0, 1]]);
    assert.deepEqual([deal.deal, deal.counted], [1, true]);
});

test("what comes after the count belongs to the next deal", () => {
    const deals = logDeals(model([...PLAYED, ...NEXT], { deal: 2, deals: [DEAL] }));
    assert.deepEqual(deals.map(({ deal, counted }) => [deal, counted]), [[1, true], [2, false]]);
    assert.deepEqual(shape(deals[1]), [[0, 2]]);
});

test("a trick is taken by whoever plays to the next one, or as the event says", () => {
    const [deal] = logDeals(model([DEALT, ...FIRST, ...SECOND]));
    assert.deepEqual(deal.parts.slice(1).map(({ winner }) => winner), [2, null]);
    const last = { no: 2, leader: 2, cards: SECOND.map(({ event }) => [event.card, event.seat]), winner: 3, points: 24 };
    assert.equal(logDeals(model([DEALT, ...FIRST, ...SECOND], { last }))[0].parts[2].winner, 3);
    const done = { ...SECOND[3], trick: { no: 2, winner: 1, points: 24 } };
    const [live] = logDeals(model([DEALT, ...FIRST, ...SECOND.slice(0, 3), done]));
    assert.deepEqual([live.parts[2].winner, live.parts[2].points], [1, 24]);
});

test("a deal that is dealt anew has the same number, and tricks of its own", () => {
    const deals = logDeals(model([DEALT, ...FIRST, entry(41, { e: "dealt" }), entry(42, played(0, "D6"))]));
    assert.deepEqual(deals.map(({ deal, parts }) => [deal, parts.length]), [[1, 2], [1, 2]]);
});

test("beside the table the last deal stays until the first card of the next", () => {
    const numbers = (log) => presentDeals(logDeals(model(log, { deal: 2, deals: [DEAL] }))).map(({ deal }) => deal);
    assert.deepEqual(numbers([...PLAYED, ...NEXT]), [1, 2]);
    assert.deepEqual(numbers([...PLAYED, ...NEXT, entry(40, played(1, "D6"))]), [2]);
});

test("the tricks of the last counted deal may be looked at, also once the partie is over", () => {
    const next = [...PLAYED, ...NEXT, entry(40, played(1, "D6"))];
    assert.equal(lastPlayedDeal(model(next, { deal: 2, deals: [DEAL] })).deal, 1);
    assert.equal(lastPlayedDeal(model([DEALT, ...FIRST])), null);
    const result = { winner: 0, reason: "claim", scores: [1000, 0], rubicon: false, strokes: [], worth: 1 };
    assert.equal(lastPlayedDeal(model([DEALT, ...FIRST], { result, deals: [DEAL] })).parts[1].trick, 1);
});

/** The nodes of the log, in French. */
const drawn = (log, changes = {}, own = {}) => [eventLog(context(model(log, changes, own)))];

const whole = (log, changes = {}, own = {}) => [logDialog(context(model(log, changes, own)))];

test("each trick has its small cards in order, who took it, and what was said", () => {
    const said = { ...FIRST[1], said: [{ seat: 1, stage: "value", value: 20 }] };
    const done = { ...FIRST[3], trick: { no: 1, winner: 0, points: 11 } };
    const nodes = whole([DEALT, FIRST[0], said, FIRST[2], done, ...SECOND, COUNTED], { phase: "choose", deals: [DEAL] });
    const [first] = find(nodes, has("log-trick"));
    assert.equal(textOf(findAll(first, ({ tag }) => tag === "h4")[0]), "Plie 1");
    assert.deepEqual(findAll(first, has("small-card")).map((one) => textOf(one).trim()), ["A", "6", "7", "8"]);
    const [taken] = findAll(first, has("log-taken"));
    assert.equal(textOf(taken), "Vous ✓\u00a011");
    assert.match(taken.props["aria-label"], /^La plie est à vous\s: 11 points\.$/);
    assert.deepEqual(findAll(first, has("winning")).length, 1);
    assert.deepEqual(findAll(first, has("best")).length, 1);
    assert.match(textOf(findAll(first, has("log-told"))[0]), /Vreni\s:\s«\s/);
    const labels = findAll(first, has("small-card")).map(({ props }) => props["aria-label"]);
    assert.equal(labels[0], "as de pique");
});

test("cards that may not be looked at again are left out, and only who took them stays", () => {
    const nodes = whole([DEALT, ...FIRST, STOECK, ...SECOND]);
    const [first] = find(nodes, has("log-trick"));
    assert.equal(findAll(first, has("small-card")).length, 0);
    assert.match(textOf(first), /Plie 1 Ueli ✓ Vreni\s:\s«\sstöck\s»/);
});

test("the trick on the table is in the whole log, not beside the table", () => {
    const lying = { trick: { no: 1, leader: 0, cards: [["SA", 0], ["S6", 1]], winning: 0 } };
    const log = [DEALT, ...FIRST.slice(0, 2)];
    assert.equal(find(drawn(log, lying), has("small-card")).length, 0);
    assert.equal(find([logDialog(context(model(log, lying)))], has("small-card")).length, 2);
});

test("beside the table a trick is a line, with its small cards once the deal is over", () => {
    const line = (log, own, more = {}) => {
        const [first] = find(drawn(log, { phase: "choose", deals: [DEAL], ...more }, own), has("log-head"));
        return textOf(first).replace(/\s+/g, " ").trim();
    };
    assert.equal(line([DEALT, ...FIRST, ...SECOND]), "Plie 1 Ueli ✓");
    assert.equal(line(PLAYED), "Plie 1 A 6 7 8 Ueli ✓");
    assert.match(line([DEALT, ...FIRST, ...SECOND], {}, { phase: "over", result: { reason: "claim" } }), /^Plie 1 A 6 7 8 /);
});

for (const deck of ["french", "swiss"])
    test(`beside the table every card has its sign and its name, and the best one is marked (${deck})`, () => {
        const [rows] = find(drawn(PLAYED, { phase: "choose", deals: [DEAL] }, { deck }), has("log-line"));
        assert.deepEqual(rows.kids.map((card) => [textOf(card).trim(), find([card], has("pip")).length]), [["A", 1], ["6", 1], ["7", 1], ["8", 1]]);
        assert.deepEqual(rows.kids.map(has("best")), [false, false, true, false]);
        const names = { french: ["Vous : as de pique", "Vreni : six de pique"], swiss: ["Vous : as d’écussons", "Vreni : six d’écussons"] };
        assert.deepEqual(rows.kids.slice(0, 2).map(({ props }) => [props.role, props["aria-label"].replace(/\s/g, " ")]), names[deck].map((name) => ["img", name]));
    });

test("four cards stand in a row, more in rows of three", () => {
    const columns = (seats) => {
        const cards = ["SA", "S6", "S7", "S8", "S9", "SK"].slice(0, seats).map((card, i) => entry(10 + i, played(i, card), { trick: i === seats - 1 ? { no: 1, winner: 0, points: 4 } : null }));
        const names = "ABCDEF".slice(0, seats).split("");
        return find(drawn([DEALT, ...cards, COUNTED], { names, phase: "choose", deals: [DEAL] }), has("log-line")).map(({ props }) => props.vars["--columns"]);
    };
    assert.deepEqual([2, 3, 4, 5, 6].map(columns), [[2], [3], [4], [3], [3]]);
});

test("the log beside the table grows piece by piece once the deal is over", () => {
    const list = (log, changes) => find(drawn(log, changes), ({ props }) => String(props.class).split(" ").includes("log"))[0];
    const [open, over] = [list([DEALT, ...FIRST, ...SECOND], {}), list(PLAYED, { deals: [DEAL] })];
    assert.deepEqual([open.props.grows, over.props.grows], [undefined, true]);
    assert.notEqual(open.key, over.key);
});

test("the log of a replay has every card by trick, the newest last", () => {
    const nodes = [replayLog(context(model([DEALT, CHOSEN, ...FIRST, ...SECOND.slice(0, 2)])))];
    assert.deepEqual(find(nodes, ({ tag }) => tag === "h4").map(textOf), ["Plie 1", "Plie 2"]);
    assert.deepEqual(find(nodes, has("small-card")).map((one) => textOf(one).trim()), ["A", "6", "7", "8", "9", "10"]);
});

test("cards of the Swiss deck have its letters", () => {
    const swiss = whole([DEALT, entry(10, played(0, "SJ")), entry(11, played(1, "SQ")), entry(12, played(2, "ST"))], { trick: { no: 1, leader: 0, cards: [["SJ", 0], ["SQ", 1], ["ST", 2]], winning: 0 } }, { deck: "swiss" });
    assert.deepEqual(find(swiss, has("small-card")).map((one) => textOf(one).trim()), ["U", "O", "10"]);
});

test("the whole log names its deals, unseen as long as there is one", () => {
    const titles = (log, changes) => find([logDialog(context(model(log, changes)))], has("log-deal"));
    const [only, ...others] = titles(PLAYED, { deals: [DEAL] });
    assert.deepEqual([textOf(only), has("hidden")(only), others], ["Donne 1", true, []]);
    const both = titles([...PLAYED, ...NEXT], { deal: 2, deals: [DEAL] });
    assert.deepEqual(both.map((one) => [textOf(one), has("hidden")(one)]), [["Donne 1", false], ["Donne 2", false]]);
    assert.deepEqual(titles(PLAYED, { deals: [DEAL], board: { day: "2026-11-27", number: 3 } }).map(textOf), ["Donne du jour 3"]);
    assert.equal(textOf(drawn([])[0]), "Rien encore.");
});

test("the tricks of the last deal can be leafed through", () => {
    const { done, actions } = recorder();
    const at = (trick) => {
        const ctx = context({ ...model(PLAYED, { deal: 2, deals: [DEAL] }), draft: { trick } }, actions);
        return [tricksDialog(ctx)];
    };
    const pressed = (nodes) => find(nodes, ({ props }) => props["aria-pressed"] === "true").map(textOf);
    assert.deepEqual(pressed(at(undefined)), ["1"]);
    assert.deepEqual(pressed(at(9)), ["2"], "there is no ninth in this deal");
    assert.match(textOf(find(at(1), has("one-trick"))[0]), /«\sstöck\s»/);
    const [before, after] = find(at(1), has("plain"));
    assert.deepEqual([before.props.disabled, after.props.disabled], [true, false]);
    after.props.on.click();
    assert.deepEqual(done, [["draft", { trick: 2 }]]);
    assert.equal(find([tricksDialog(context(model([])))], has("one-trick")).length, 0);
});

test("the account of a deal offers its tricks", () => {
    const buttons = (log) => {
        const ctx = context(model(log, { deal: 2, deals: [DEAL] }, settings({})));
        return find([summaryDialog(ctx, ctx.model.view)], ({ tag }) => tag === "button").map(textOf);
    };
    assert.deepEqual(buttons([...PLAYED, ...NEXT]).slice(-2), ["Revoir les plies", "Donne suivante"]);
    assert.equal(buttons(NEXT).includes("Revoir les plies"), false);
});

test("a deal that the log lacks, or cards of it, is asked for once it is counted", () => {
    const missing = (log, changes = {}) => missingDeal(model(log, { deal: 2, deals: [DEAL], ...changes }));
    assert.equal(missing(PLAYED), 0);
    assert.equal(missing([...PLAYED, ...NEXT]), 0);
    assert.equal(missing(NEXT), 1);
    assert.equal(missing([]), 1);
    assert.equal(missing([], { deals: [] }), 0);
    const covered = PLAYED.map((one) => (one.event.e === "played" ? { ...one, event: { ...one.event, card: null } } : one));
    assert.equal(missing([...covered, ...NEXT]), 1);
    const half = covered.map((one, i) => (i < 5 ? one : PLAYED[i]));
    assert.equal(missing(half), 1);
    const later = (log) => log.map((one) => ({ ...one, v: one.v + 100 }));
    const two = { deal: 3, deals: [DEAL, { ...DEAL, deal: 2 }] };
    assert.equal(missing([...PLAYED, ...later(half)], two), 2);
    assert.equal(missing([...PLAYED, ...later(PLAYED)], two), 0);
});

test("the replay of a deal takes the place of what the log has of it", () => {
    const replayed = PLAYED.map((one) => ({ ...one, said: ["again"] }));
    const log = withPastDeal([...PLAYED.slice(2, 4), ...NEXT], replayed);
    assert.deepEqual(log, [...replayed, ...NEXT]);
    assert.deepEqual(logDeals(model(log, { deal: 2, deals: [DEAL] })).map(({ deal }) => deal), [1, 2]);
});

test("melds that were told and then shown in one trick are said once, with their cards", () => {
    const told = { seat: 2, kind: "run", count: 3, top: "K", points: 20, cards: null };
    const [a, b, c, d] = FIRST;
    const entries = [a, b, { ...c, melds: [told] }, d, entry(14, { e: "asked", seat: 0 }, { melds: [{ ...told, cards: ["HJ", "HQ", "HK"] }] })];
    const said = trickRemarks(context(model(PLAYED)), { trick: 1, entries, cards: [], winner: 0, points: 0 }).join(" ");
    assert.equal(said.match(/Ueli/g).length, 1, said);
    assert.match(said, /20/);
    const log = [DEALT, ...entries, ...SECOND, COUNTED];
    const [beside] = find(drawn(log, { deals: [DEAL] }), has("log-trick"));
    assert.equal(textOf(beside).match(/trois cartes au roi/g).length, 1, "in the log, too");
});
