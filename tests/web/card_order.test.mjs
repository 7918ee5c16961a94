// Order and points of the cards of a contract, and what beginner's mode says of a trick.

import assert from "node:assert/strict";
import test from "node:test";

import { LANGS, GAPS, context, find, has, recorder, shown, words } from "./page.mjs";
import { load, seated, trick } from "./sample.mjs";

const { lacksOrder, orderKey, ordersOf, trickPoints, wantedOrder } = await load("model/card_order");
const { trickWorth } = await load("views/card_order");
const { command } = await load("model/key_bindings");
const { textOf } = await load("browser/dom");

const group = (suits, ranking, trumps = false) => ({
    suits: [...suits],
    trump: trumps,
    cards: ranking.split(" ").map((card) => [card[0], Number(card.slice(1))]),
});
const PLAIN = "A11 K4 Q3 J2 T10 90 80 70 60";
const ORDER = {
    orders: [[group("S", "J20 914 A11 K4 Q3 T10 80 70 60", true), group("HDC", PLAIN)]],
    tricks: Array(9).fill(0),
    trick: 0,
    last: 5,
    total: 157,
};
const SLALOM = { ...ORDER, orders: [[group("SHDC", PLAIN)], [group("SHDC", "60 70 88")]], tricks: [0, 1, 0] };

/** A model to which the order of its contract was explained. */
function explained(changes = {}, own = {}, order = ORDER) {
    const model = seated(changes, own);
    return { ...model, explained: { [orderKey(model)]: { order } } };
}

const LYING = { trick: trick(2, 1, "D6 DT SJ", { winning: 3 }) };

test("the order hangs on rules, contract and deal, and in tutti on the first card", () => {
    assert.deepEqual(wantedOrder(seated()), { contract: "trump:S", rules: "chibre", options: {}, deal: 1, led: null });
    assert.equal(wantedOrder(seated({ contract: null })), null);
    assert.equal(wantedOrder(seated({ contract: "open" })), null);
    const log = [{ v: 1, deal: 1, event: { e: "played", card: "H7" }, said: [], melds: [], trick: null }];
    assert.equal(wantedOrder({ ...seated({ contract: "tutti" }), log }).led, "H");
    assert.equal(wantedOrder({ ...seated(), log }).led, null);
});

test("only beginner's mode asks for the order by itself, and once", () => {
    const model = seated({}, { beginner: true });
    assert.equal(lacksOrder(model), true);
    assert.equal(lacksOrder({ ...model, explained: { [orderKey(model)]: null } }), false);
    assert.equal(lacksOrder(seated()), false);
    assert.equal(lacksOrder(seated({ phase: "choose", contract: null }, { beginner: true })), false);
});

test("the worth of a trick is that of its cards, with the bonus of the last", () => {
    assert.equal(trickPoints(explained(LYING)), 30);
    assert.equal(trickPoints(explained({ trick: trick(9, 1, "D6 DT SJ", { winning: 3 }) })), 35);
    assert.equal(trickPoints(explained(LYING, {}, { ...ORDER, trick: 2 })), 32);
    assert.equal(trickPoints(seated(LYING)), null);
});

test("the order of the next trick is told where it differs", () => {
    const slalom = (no) => ordersOf(explained({ trick: trick(no, 1, "D6", { winning: 1 }) }, {}, SLALOM));
    assert.deepEqual(slalom(1), { now: SLALOM.orders[0], next: SLALOM.orders[1] });
    assert.deepEqual(slalom(2), { now: SLALOM.orders[1], next: SLALOM.orders[0] });
    assert.equal(slalom(3).next, null);
    assert.equal(ordersOf(explained()).next, null);
});

test("beginner's mode tells what lies on the table and who wins it", () => {
    const told = (changes, own) => {
        const found = trickWorth(context(explained(changes, { beginner: true, ...own })));
        return found && textOf(found);
    };
    for (const lang of LANGS) {
        assert.match(told(LYING, { lang }), /30.*Heidi/);
        assert.doesNotMatch(told({ trick: trick(2, 0, "SA", { winning: 0 }) }, { lang }), /Anna|\[/);
    }
    assert.equal(told({}), null);
    assert.equal(trickWorth(context(explained(LYING))), null);
});

test("the sign of the contract opens the order, for everybody and by a key", () => {
    const { done, actions } = recorder();
    const [sign] = find(shown(explained(), actions), (node) => node.tag === "button" && has("contract")(node));
    sign.props.on.click();
    assert.deepEqual(done, [["open", "values"]]);
    assert.deepEqual(command(seated(), "v"), { do: "open", what: "values" });
    assert.deepEqual(command(seated({ contract: null }), "v"), { do: "read", what: "not-now" });
    const [none] = find(shown(seated({ contract: null })), has("contract"));
    assert.equal(none.tag, "div");
});

test("the order is told in every language, deck and kind of contract", () => {
    const contracts = ["trump:S", "oben", "unten", "zigzag:unten", "misere:oben", "tutti", "gumpf:H", "quer:oben:4", "trio:tou:S", "mitte:oben"];
    for (const lang of LANGS)
        for (const deck of ["french", "swiss"])
            for (const contract of contracts)
                for (const order of [ORDER, SLALOM, null]) {
                    const base = order ? explained({ contract }, { lang, deck }, order) : seated({ contract }, { lang, deck });
                    const nodes = shown({ ...base, opened: "values" });
                    const [dialog] = find(nodes, has("values"));
                    assert.doesNotMatch(words([dialog]), GAPS, `${lang} ${contract}`);
                    const cards = find([dialog], has("mini")).length;
                    assert.equal(cards, order === ORDER ? 18 : order ? 12 : 0);
                }
});
