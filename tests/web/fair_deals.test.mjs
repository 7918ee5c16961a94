// The proof of a sealed deal: the shuffle repeated in the page, and what the dialog says of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAPS, LANGS, context, findAll, has, recorder, shown, textOf } from "./page.mjs";
import { DEAL, load, seated } from "./sample.mjs";

const { checkDeal, handsOf, isContributor, lastSealedDeal } = await load("model/fair_deal");
const { applyEvent } = await load("model/state");
const { fairDialog } = await load("views/fair_dialog");
const { loadExplanation } = await load("net/explanations");
const { canHash, sha256 } = await load("net/hash");
const { given, nonce } = await load("net/nonce");

const deals = JSON.parse(readFileSync(process.env.BUUR_FAIR_DEALS, "utf8"));
const chibre = deals.find(({ name }) => name === "chibre");

const names = (checks) => checks.map(({ name }) => name);
const failed = (checks) => checks.filter(({ ok }) => !ok).map(({ name }) => name);
const copy = (one = chibre) => structuredClone(one);
const find = (log, e) => log.findLast(({ event }) => event.e === e).event;
const sealedOf = (one) => lastSealedDeal(one);
const person = ({ draw, seat }) => draw?.previous?.[seat] ?? seat;
const own = (sealed) => new Set([sealed.nonces[sealed.seat], sealed.draw?.nonces[person(sealed)]].filter(Boolean));
const check = async (one) => checkDeal(sealedOf(one), own(sealedOf(one)), sha256);

test("the page gets the hands of every rule set from the published seed", async () => {
    for (const { name, hands, ...model } of deals) {
        const sealed = sealedOf(model);
        assert.deepEqual((await handsOf(sealed, sha256)).map((hand) => hand.toSorted()), hands.map((hand) => hand.toSorted()), name);
        const checks = await checkDeal(sealed, own(sealed), sha256);
        assert.deepEqual(failed(checks), [], name);
        assert.ok(names(checks).includes("seed") && names(checks).includes("own"), name);
        assert.equal(names(checks).includes("hand"), sealed.hand.length > 0, name);
    }
    assert.ok(deals.length > 50);
    assert.ok(deals.some(({ log }) => find(log, "dealt").again));
    assert.ok(deals.some(({ log }) => find(log, "dealt").order.includes("-")));
});

test("all six checks are made of an ordinary first deal", async () => {
    assert.deepEqual(names(await check(chibre)), ["seed", "own", "draw", "cut", "hand", "others"]);
    const second = { ...sealedOf(chibre), draw: null };
    assert.ok(!names(await checkDeal(second, own(second), sha256)).includes("draw"));
});

test("the draw before the first deal is repeated, by lot and with cards", async () => {
    const drawn = deals.filter(({ log }) => find(log, "opened").drawn);
    assert.ok(drawn.length > 1 && drawn.some(({ view }) => view.drawn));
    for (const one of deals) {
        const sealed = sealedOf(one);
        if (!sealed.draw) continue;
        const { dealer, drawn: cards } = sealed.draw;
        const others = [{ dealer: (dealer + 1) % sealed.nonces.length }, { drawn: cards ? ["??", ...cards.slice(1)] : ["S6"] }];
        for (const change of [...others, { digest: "0" }]) {
            const forged = { ...sealed, draw: { ...sealed.draw, ...change } };
            assert.deepEqual(failed(await checkDeal(forged, own(sealed), sha256)), ["draw"], one.name);
        }
    }
    const swapped = sealedOf(drawn.find(({ view }) => !view.drawn));
    const [first, second, ...others] = swapped.draw.drawn;
    const added = { ...swapped, draw: { ...swapped.draw, nonces: ["ff", ...swapped.draw.nonces.slice(1)] } };
    assert.deepEqual(failed(await checkDeal(added, own(swapped), sha256)), ["draw"], "contributions are part of it");
    const forged = { ...swapped, draw: { ...swapped.draw, drawn: [second, first, ...others] } };
    assert.deepEqual(failed(await checkDeal(forged, own(swapped), sha256)), ["draw"], "each card belongs to its seat");
});

const partners = deals.filter(({ view }) => view.drawn);
const forgedDraw = (sealed, change) => ({ ...sealed, draw: { ...sealed.draw, ...change } });
const turned = ([first, ...others]) => [...others, first];

test("a seat that the cards drawn do not give is found", async () => {
    assert.equal(partners.length, 12);
    assert.ok(partners.some(({ view }) => view.seat !== 0));
    for (const { name, ...one } of partners) {
        const sealed = sealedOf(one);
        const { previous, nonces } = sealed.draw;
        assert.ok(names(await check(one)).includes("seats"), name);
        const [other, another] = [0, 1, 2, 3].filter((seat) => seat !== sealed.seat);
        const swapped = (values) => values.map((value, seat) => values[{ [other]: another, [another]: other }[seat] ?? seat]);
        const forgeries = [{ previous: turned(previous) }, { previous: swapped(previous), names: null }, { previous: null }, { names: swapped(sealed.draw.names) }];
        for (const change of forgeries) assert.deepEqual(failed(await checkDeal(forgedDraw(sealed, change), own(sealed), sha256)), ["seats"], name);
        const elsewhere = { ...sealed, seat: (sealed.seat + 1) % 4, hand: [], nonces: turned(turned(turned(sealed.nonces))) };
        assert.ok(failed(await checkDeal(elsewhere, own(sealed), sha256)).includes("seats"), "at the seat of somebody else");
        const without = new Set([sealed.nonces[sealed.seat]]);
        assert.deepEqual(failed(await checkDeal(sealed, without, sha256)), ["seats"], "the own number was no part of it");
        assert.deepEqual(failed(await checkDeal(forgedDraw(sealed, { live: false }), without, sha256)), [], "after a reload");
        assert.deepEqual(failed(await checkDeal(forgedDraw(sealed, { names: null }), own(sealed), sha256)), []);
        assert.deepEqual(nonces.map(Boolean), [true, false, false, false]);
    }
    assert.ok(!names(await check(chibre)).includes("seats"));
});

test("a page that came later does not know what it has not seen of the draw", () => {
    const [one] = copy(partners);
    for (const entry of one.log) delete entry.names;
    const { draw } = sealedOf(one);
    assert.deepEqual([draw.live, draw.names], [false, null]);
    delete find(one.log.slice(0, 2), "sealed").draw;
    assert.equal(sealedOf(one).draw, null);
});

test("an event that happens is noted with the names before it", () => {
    const before = seated({ phase: "seal", deal: 0, dealer: null });
    const message = { t: "event", v: 11, event: { e: "opened", dealer: 0 }, view: { ...before.view, names: turned(before.view.names) } };
    assert.deepEqual(applyEvent(before, message).log.at(-1).names, before.view.names);
});

const CHEATS = {
    seed: (log) => (find(log, "sealed").digest = "0".repeat(64)),
    own: (log) => (find(log, "contributed").nonce = "00112233"),
    cut: (log) => (find(log, "cut").at += find(log, "cut").at < 33 ? 1 : -1),
    hand: (log) => find(log, "dealt").hands[0].splice(0, 1, "??"),
    others: (log) => (find(log, "played").card = log.find(({ event }) => event.e === "played" && event.seat !== find(log, "played").seat).event.card),
};

for (const [name, cheat] of Object.entries(CHEATS))
    test(`a deal with another ${name} is found`, async () => {
        const forged = copy();
        const mine = own(sealedOf(forged));
        cheat(forged.log);
        const checks = await checkDeal(sealedOf(forged), mine, sha256);
        assert.ok(failed(checks).includes(name), failed(checks).join());
    });

test("what the page has not seen is not checked", async () => {
    const sealed = sealedOf(chibre);
    assert.ok(!names(await checkDeal(sealed, new Set(), sha256)).includes("own"), "after a reload");
    assert.ok(!names(await checkDeal({ ...sealed, cut: { ...sealed.cut, seat: 0 } }, own(sealed), sha256)).includes("cut"), "a cut of one's own");
    assert.ok(!names(await checkDeal({ ...sealed, cut: null }, own(sealed), sha256)).includes("cut"));
    assert.ok(!names(await checkDeal({ ...sealed, hand: [] }, own(sealed), sha256)).includes("hand"));
    const moved = copy();
    moved.log.splice(-2, 0, { v: 0, deal: 1, event: { e: "robbed", seat: 1 } });
    assert.ok(!names(await check(moved)).includes("others"), "cards were taken from beside the hands");
});

test("the draw for the deal is no deal, and a seal without its seed no proof", () => {
    assert.equal(lastSealedDeal({ log: chibre.log, view: null }), null);
    const draw = chibre.log.slice(0, chibre.log.findIndex(({ event }) => event.e === "revealed") + 1);
    assert.ok(draw.some(({ event }) => event.e === "opened"));
    assert.equal(lastSealedDeal({ ...chibre, log: draw }), null);
    assert.equal(lastSealedDeal({ ...chibre, log: chibre.log.slice(0, -1) }), null);
    const next = [...chibre.log, { v: 999, deal: 2, event: { e: "sealed", digest: "1" } }];
    assert.equal(lastSealedDeal({ ...chibre, log: next }).deal, 1);
    assert.equal(lastSealedDeal({ ...chibre, log: chibre.log.slice(-1) }), null, "after a reload");
});

test("only people contribute; to the first protocol everybody did", () => {
    const sealed = sealedOf(chibre);
    assert.deepEqual([0, 1, 2, 3].map((seat) => isContributor(sealed, seat)), [true, false, false, false]);
    assert.ok(isContributor({ ...sealed, contributors: null }, 3));
});

test("each contribution belongs to its seat, and a turned card that stayed is dealt last", async () => {
    const two = copy();
    const at = two.log.findLastIndex(({ event }) => event.e === "contributed");
    two.log.splice(at, 0, { v: 0, deal: 1, event: { e: "contributed", seat: 2, nonce: "aabbccdd" } });
    const sealed = sealedOf(two);
    assert.equal(sealed.nonces[2], "aabbccdd");
    assert.notEqual(sealed.nonces[0], "aabbccdd");
    const last = Number(sealed.order.at(-1));
    for (const kept of ["S6", "CA", "HQ"]) assert.ok((await handsOf({ ...sealed, kept }, sha256))[last].includes(kept), kept);
});

test("a contribution is noted where it is made", () => {
    const made = nonce();
    assert.match(made, /^[0-9a-f]{32}$/);
    assert.ok(given.has(made));
});

const QUIET = { said: [], melds: [], wrong: [], trick: null, found: false };
const verdict = (dialog) => textOf(findAll(dialog, has("fair-verdict"))[0]).trim();

/** A model after that deal, with the dialog open. */
async function opened(one, own = {}) {
    const model = { ...seated({ deals: [DEAL], legal: { contribute: true }, phase: "seal" }, own), seen: 0, log: one.log.map((entry) => ({ ...QUIET, ...entry })), opened: "fair" };
    let explained = model.explained;
    await loadExplanation(model, "fair", (key, found) => (explained = { ...explained, [key]: found }));
    return { ...model, explained };
}

test("one sentence says in every language that nobody chose the cards", async () => {
    const sealed = sealedOf(chibre);
    given.add(sealed.nonces[0]);
    for (const lang of LANGS) {
        const model = await opened(chibre, { lang });
        const dialog = fairDialog(context(model));
        assert.doesNotMatch(textOf(dialog), GAPS);
        assert.equal(verdict(dialog), context(model).t("fair-yes", { people: 1 }));
        assert.equal(findAll(dialog, has("wrong")).length, 0);
        assert.equal(findAll(dialog, ({ tag }) => tag === "li").length, 6);
        for (const number of [sealed.digest, sealed.seed, sealed.nonces[0]]) assert.ok(textOf(dialog).includes(number));
        const folded = findAll(dialog, ({ tag }) => tag === "details");
        assert.ok(folded.some((one) => textOf(one).includes(sealed.digest)) && folded.some((one) => textOf(one).includes("buur check")));
    }
});

test("a deal that is not fair is said so, with what is wrong", async () => {
    const forged = copy();
    find(forged.log, "sealed").digest = "0".repeat(64);
    const model = await opened(forged, { lang: "en" });
    const dialog = fairDialog(context(model));
    const { t } = context(model);
    assert.equal(verdict(dialog), t("fair-no"));
    assert.deepEqual(findAll(dialog, ({ tag, props }) => tag === "li" && props.class === "wrong").map(textOf), [`✗ ${t("fair-seed-no")}`]);
});

test("without a contribution nothing is proved, and without a computing browser the numbers are there", async () => {
    assert.ok(canHash());
    const alone = copy();
    alone.log = alone.log.filter(({ event }) => event.e !== "contributed");
    const model = await opened(alone, { lang: "en" });
    const { t } = context(model);
    model.explained.fair.fair.checks.splice(1);
    assert.equal(verdict(fairDialog(context(model))), t("fair-alone"));
    const blind = await opened(chibre, { lang: "en" });
    blind.explained.fair.fair.checks = null;
    const dialog = fairDialog(context(blind));
    assert.ok(textOf(dialog).includes(t("fair-unknown")) && textOf(dialog).includes(sealedOf(chibre).seed));
});

test("after a reload the dialog says that the proof comes with the next deal", async () => {
    const model = await opened({ log: [] }, { lang: "en" });
    assert.ok(textOf(fairDialog(context(model))).includes(context(model).t("fair-reloaded")));
});

test("the account of a deal opens the proof with one tap", async () => {
    const model = { ...(await opened(chibre, { lang: "en" })), opened: null };
    const { done, actions } = recorder();
    const [link, ...others] = shown(model, actions).flatMap((node) => findAll(node, has("fair-link")));
    assert.equal(others.length, 0);
    link.props.on.click();
    assert.deepEqual(done.at(-1), ["open", "fair"]);
    const fresh = { ...model, log: [] };
    assert.equal(shown(fresh).flatMap((node) => findAll(node, has("fair-link"))).length, 0);
});

test("cards that were drawn for partners are shown when they are drawn", () => {
    const event = { e: "opened", dealer: 0, drawn: ["SA", "S6", "HA", "H6"] };
    const before = { ...seated({ phase: "seal", deal: 0, dealer: null }), seen: 0 };
    const message = { t: "event", v: 11, event, view: { ...before.view, drawn: event.drawn } };
    assert.equal(applyEvent(before, message).seen, -1);
    assert.equal(applyEvent(before, { ...message, event: { e: "opened", dealer: 0 }, view: before.view }).seen, 0);
});
