// The account of every deal, summed as it stands on the screen, is what was written on the slate.

import { readFileSync } from "node:fs";
import test from "node:test";
import assert from "node:assert/strict";
import { load, seated } from "./sample.mjs";
import { LANGS, context, find, has, shown, textOf } from "./page.mjs";

const { breakdownRows, dealsTable } = await load("views/score_breakdown");
const { findAll } = await load("browser/dom");
const { lineOrder, sideOrder } = await load("model/lines");

const accounts = JSON.parse(readFileSync(process.env.BUUR_ACCOUNTS, "utf8"));

const tagged = (tag) => (node) => node.tag === tag;
const number = (text) => Number(text.replaceAll("’", "").replace("−", "-").trim());
const model = (view, own = {}) => ({ ...seated({}, own), view });

/** The figure of a cell, without what stands small below it; a dash is of who sits out. */
function figure(cell) {
    const [first] = findAll(cell, tagged("span"));
    const text = textOf(first ?? cell);
    return text === "–" ? 0 : number(text);
}

/** The bodies of a table as they stand there: rows with their class, first cell and figures. */
function bodies(table) {
    return findAll(table, tagged("tbody")).map((body) =>
        findAll(body, tagged("tr")).map((row) => ({
            kind: String(row.props.class ?? ""),
            head: textOf(findAll(row, tagged("th"))[0]).trim(),
            cells: findAll(row, tagged("td")).filter((cell) => !has("both")(cell) && !has("left")(cell)).map(figure),
            both: findAll(row, has("both")).map(textOf).join("").trim(),
        })),
    );
}

/** Sum the rows of a body one after the other and check every sum that is stated; returns the last ones. */
function summed(rows, start, where) {
    let sums = start;
    const stated = {};
    for (const { kind, head, cells, both } of rows) {
        const at = `${where}: ${head}`;
        if (kind === "add") {
            sums = sums === null ? cells : sums.map((sum, i) => sum + cells[i]);
        } else if (kind.includes("product")) {
            sums = sums.map((sum) => sum * Number(/×(\d+)/.exec(head)[1]));
        }
        if (/sum|product|total|score/.test(kind)) {
            sums ??= cells;
            assert.deepEqual(cells, sums, at);
            if (both) assert.equal(number(both), cells.reduce((all, one) => all + one, 0), at);
        }
        for (const one of kind.split(" ")) stated[one] = cells;
    }
    return { sums, ...stated };
}

/** Check the account of a deal; returns the score that it states last. */
function check(view, deal, where) {
    const tables = breakdownRows(context(model(view)), view, deal).map(bodies);
    const [first, ...more] = tables.flat();
    const made = summed(first, null, where);
    let last = made;
    for (const rows of more) {
        last = summed(rows, null, where);
        if (last.told) assert.deepEqual(rows.find(({ kind }) => kind === "add").cells, last.told.map((told, i) => Math.abs(told - made.sum[i])), where);
        if (rows[0].kind === "total") assert.deepEqual(rows[0].cells, bySideOfLine(view, deal, made.sums), where);
    }
    assert.deepEqual(last.total, lineOrder(view).map((line) => deal.total[line]), where);
    return last.score ?? last.total;
}

/** The points of each line's side, where a declarer plays against the rest. */
function bySideOfLine(view, deal, points) {
    const order = sideOrder(view, points.length, deal.sides);
    return lineOrder(view).map((line) => {
        const side = deal.sides[view.lines.indexOf(line)];
        return side < 0 ? 0 : points[order.indexOf(side)];
    });
}

test("the rows of every account add up to what was written, and to the score", () => {
    let deals = 0;
    for (const { name, view } of accounts) {
        for (const deal of view.deals) {
            const score = check(view, deal, `${name}, deal ${deal.deal}`);
            if (deal === view.deals.at(-1)) assert.deepEqual(score, lineOrder(view).map((line) => view.scores[line]), name);
            deals += 1;
        }
    }
    assert.ok(accounts.length > 200 && deals > 3 * accounts.length, `${deals} deals of ${accounts.length} rule sets`);
});

test("every kind of line occurs", () => {
    const seen = new Set(accounts.flatMap(({ view }) => view.deals.flatMap(({ account }) => account.map(({ what }) => what))));
    const wanted = "cards last_trick base match melds struck_melds stoeck failed held bid doubled raw multiplier made total predicted missed exact compensation putzes pommes extremes middle chosen tens sitter";
    assert.deepEqual(wanted.split(" ").filter((what) => !seen.has(what)), []);
});

test("all that was chalked during a deal stands in its account, and what was taken away on a line of its own", () => {
    let struck = 0;
    for (const { name, view } of accounts.filter(({ view }) => view.rules.write === "points")) {
        for (const deal of view.deals) {
            const added = (...kinds) => deal.chalked.map((_, line) => deal.account.filter(({ what }) => kinds.includes(what)).reduce((sum, { points }) => sum + points[line], 0) * deal.multiplier);
            const written = added("melds", "stoeck");
            assert.ok(deal.chalked.every((points, line) => points <= written[line]), `${name}, deal ${deal.deal}: ${deal.chalked} of ${written}`);
            struck += added("struck_melds").some(Boolean);
        }
    }
    assert.ok(struck >= 2);
});

test("melds that a match takes away are shown, and then taken off", () => {
    for (const [lang, name] of [["fr", "Annonces annulées"], ["de", "Weis gestrichen"], ["it", "Annunci annullati"], ["en", "Melds struck off"]]) {
        const { view } = accounts.find(({ name }) => name === "chibre lost match");
        const [rows] = breakdownRows(context(model(view, { lang })), view, view.deals[0]).map(bodies)[0];
        const row = rows.find(({ cells }) => cells[0] < 0);
        assert.deepEqual([row.cells[0], rows[rows.indexOf(row) - 1].cells[0]], [-100, 100], name);
        assert.equal(row.head, name);
    }
});

test("a bid stands behind the name of its maker, with a colon", () => {
    const made = { fr: /\u00a0: mise /, de: /\S: Gebot /, it: /\S: offerta /, en: /\S: bid / };
    for (const lang of LANGS) {
        for (const { view } of accounts.filter(({ view }) => view.deals[0].stake && view.deals[0].contract)) {
            const [small] = find(breakdownRows(context(model(view, { lang })), view, view.deals[0]), ({ tag, kids }) => tag === "caption").flatMap((one) => findAll(one, tagged("small")));
            assert.match(textOf(small), made[lang]);
        }
    }
});

test("a word with a hyphen in the name of a contract stays whole", () => {
    const { view } = accounts.find(({ name }) => name === "schieber");
    const deal = { ...view.deals[0], contract: "zigzag:unten" };
    const [caption] = find(breakdownRows(context(model(view, { lang: "fr" })), view, deal), tagged("caption"));
    assert.deepEqual(findAll(caption, has("whole")).map(textOf), ["Zig-zag,", "unden-ufe"]);
});

test("both columns have a sum of points, but none of putzes", () => {
    const { view } = accounts.find(({ name }) => name === "pomme-2");
    const [made, written] = breakdownRows(context(model(view)), view, view.deals[0]).map(bodies)[0];
    const sums = (rows) => rows.filter(({ both }) => both).map(({ kind }) => kind);
    assert.deepEqual([sums(made), sums(written)], [["sum"], []]);
});

test("the list of all deals adds up to the score", () => {
    for (const { name, view } of accounts) {
        const [rows] = bodies(dealsTable(context(model(view)), view));
        const { total } = summed(rows, null, name);
        assert.deepEqual(total, lineOrder(view).map((line) => (view.result?.scores ?? view.scores)[line]), name);
    }
});

test("an account names every line in every language", () => {
    for (const lang of LANGS) {
        for (const { name, view } of accounts) {
            const text = breakdownRows(context(model(view, { lang })), view, view.deals[0]).map(textOf).join(" ");
            assert.doesNotMatch(text, /\[[\w.-]+\]|undefined|NaN|Σ/, `${name} ${lang}`);
        }
    }
});

test("beside the account of a deal stand the points of that deal", () => {
    for (const { name, view } of accounts.filter(({ view }) => view.phase === "seal" && view.scores.length === 2 && view.rules.write === "points")) {
        const nodes = shown({ ...model(view), seen: view.deals.length - 1 });
        const side = find(nodes, has("side")).map(textOf).join(" ");
        const { total } = view.deals.at(-1);
        const [us, them] = lineOrder(view).map((line) => total[line]);
        assert.match(side, new RegExp(`Donne\\s: ${us} à ${them}`), name);
    }
});
