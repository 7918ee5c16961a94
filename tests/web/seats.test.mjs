// Two to six seats, any number of lines: who sits where, what is written, in every game.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAPS, LANGS, context, find, findAll, has, page, textOf, words } from "./page.mjs";
import { RULES, load, settings } from "./sample.mjs";

const { sideOf } = await load("views/table");
const { breakdownRows } = await load("views/score_breakdown");
const { readAloud } = await load("text/screen_reader");
const { initial, welcome } = await load("model/state");
const { byLine, bySide, declarerOf, isDuel, lineOrder, party, sideOrder, tricksOf } = await load("model/lines");
const { lineName, needWords, sidesOf } = await load("text/standings");
const { trickOf } = await load("model/trick");

/** Views of one partie of every preset, as the server sends them. */
const tables = JSON.parse(readFileSync(process.env.BUUR_TABLES, "utf8"));

/** The model of the player whose view this is. */
function modelOf(view, own = {}) {
    const empty = { ...initial(settings(own)), route: { page: "table", id: "t" }, rules: RULES };
    return welcome(empty, { t: "welcome", v: 10, seat: view.seat, snapshot: true, events: [], view });
}

const contextOf = (view, own) => context(modelOf(view, own));
const shown = (view, own, changes) => page(context({ ...modelOf(view, own), ...changes }));

for (const lang of LANGS) {
    test(`no table of any game shows a missing text or an unfilled gap in ${lang}`, () => {
        for (const [rules, moments] of Object.entries(tables)) {
            for (const [moment, view] of Object.entries(moments)) {
                for (const opened of [null, "slate"]) {
                    const text = words(shown(view, { lang }, { opened }));
                    assert.doesNotMatch(text, GAPS, `${rules} ${moment} ${opened}`);
                }
                const said = readAloud(contextOf(view, { lang }), "points");
                assert.doesNotMatch(said, GAPS, `${rules} ${moment}`);
            }
        }
    });
}

test("a bot that still prepares says so, to eyes and ears", () => {
    const view = { ...tables.chibre.play, kinds: ["person", "preparing", "bot", "bot"] };
    const [plate] = find(shown(view, { lang: "fr" }), (node) => node.props["data-seat"] === 1);
    assert.match(plate.props["aria-label"], /se prépare encore/);
    const [mark] = findAll(plate, has("bot"));
    assert.match(mark.props.title, /se prépare encore/);
    assert.equal(textOf(mark), "charge");
});

test("players sit round the tabletop anticlockwise, oneself at the bottom", () => {
    const round = (count) => Array.from({ length: count }, (_, i) => sideOf(1, (1 + i) % count, count));
    assert.deepEqual(round(2), ["bottom", "top"]);
    assert.deepEqual(round(3), ["bottom", "right", "left"]);
    assert.deepEqual(round(5), ["bottom", "right", "topright", "topleft", "left"]);
    assert.deepEqual(round(6), ["bottom", "right", "topright", "top", "topleft", "left"]);
});

test("one's own line comes first, then the others as they sit", () => {
    const { play } = tables["hindersi-5"];
    const from = (seat) => lineOrder({ ...play, seat });
    assert.deepEqual(from(0), [0, 1, 2, 3, 4]);
    assert.deepEqual(from(3), [3, 4, 0, 1, 2]);
    assert.deepEqual(byLine({ ...play, seat: 2 }, ["a", "b", "c", "d", "e"]), ["c", "d", "e", "a", "b"]);
    const { play: teams } = tables.chibre;
    assert.deepEqual([0, 1, 2, 3].map((seat) => byLine({ ...teams, seat }, [7, 9])), [[7, 9], [9, 7], [7, 9], [9, 7]]);
    assert.deepEqual(lineOrder({ ...play, seat: -1 }), [0, 1, 2, 3, 4], "whoever looks on sees it as seat 0");
});

test("lines are named as they are made up", () => {
    const name = (rules, moment, line) => {
        const view = tables[rules][moment];
        return lineName(contextOf(view, { lang: "fr" }), view, line);
    };
    assert.equal(name("chibre", "summary", 0), "Nous");
    assert.equal(name("chibre", "summary", 1), "Eux");
    assert.equal(name("estimation", "summary", 0), "Vous");
    assert.equal(name("estimation", "summary", 2), "Urs");
    assert.equal(name("estimation-2", "summary", 1), "Béatrice");
    assert.equal(name("mise", "end", 0), "Roi");
    assert.equal(name("mise-5", "end", 1), "Paysans");
});

test("one against the rest: sides are made anew in every deal", () => {
    const { first } = tables.pandur;
    assert.equal(party(first), "alone");
    assert.ok(isDuel(first));
    assert.equal(declarerOf(first), first.declarer);
    const own = first.sides[first.seat];
    assert.deepEqual(sideOrder(first, 2), [own, 1 - own]);
    assert.deepEqual(bySide({ ...first, seat: first.declarer }, ["alone", "rest"]), ["alone", "rest"]);
    const deal = tables.pandur.summary.deals[0];
    const view = { ...tables.pandur.summary, seat: deal.sides.indexOf(0) };
    const names = sidesOf(contextOf(view, { lang: "en" }), view, deal).map(({ name }) => name);
    assert.deepEqual(names, ["You", "The others"]);
});

test("a seat that sits out is shown so, and its trick has one card less", () => {
    const { out, play } = tables["pandur-4"];
    assert.equal(out.sides[out.seat], -1);
    const plates = find(shown(out), has("seat"));
    assert.equal(plates.length, 4);
    const idle = plates.filter(has("out"));
    assert.equal(idle.length, 1);
    assert.equal(idle[0].props["data-seat"], out.seat);
    assert.match(idle[0].props["aria-label"], /ne joue pas/);
    assert.equal(trickOf(play).done, false);
    const third = { ...play, trick: { ...play.trick, cards: [...play.trick.cards, ["S6", play.seat]] } };
    assert.equal(trickOf(third).done, true, "three cards make this trick");
});

test("a trick of n cards lies before n seats", () => {
    for (const [rules, count] of [["estimation-2", 2], ["estimation-3", 3], ["estimation", 4], ["hindersi-5", 5]]) {
        const { play } = tables[rules];
        const full = { ...play, trick: { ...play.trick, cards: [...play.trick.cards, [play.hand[0], play.seat]] } };
        const spots = find(shown(full), has("spot")).map(({ props }) => props.class);
        assert.equal(new Set(spots.map((one) => one.split(" ")[1])).size, count, rules);
    }
});

test("the number of tricks is that of the cards", () => {
    const counts = { chibre: 9, "estimation-3": 12, "hindersi-5": 7, pandur: 8 };
    for (const [rules, count] of Object.entries(counts)) assert.equal(tricksOf(tables[rules].first), count, rules);
    assert.match(words(shown(tables["hindersi-5"].play)), /plie 1\/7/);
});

test("strokes are drawn where points are chalked, else figures stand there", () => {
    const marks = (rules) => find(shown(tables[rules].play), has("slate-marks")).length;
    assert.equal(marks("chibre"), 4, "two halves in the strip, two beside the tabletop");
    for (const rules of ["coinche", "estimation", "coiffeur", "mise", "tournoi-2006"]) {
        assert.equal(marks(rules), 0, rules);
    }
});

test("putzes and tens are a stroke each, a pomme is one of its own", () => {
    const { summary } = tables.pomme;
    const scores = [0, 6, -2, 1];
    const view = { ...summary, seat: 0, scores, deals: [{ ...summary.deals[0], total: [0, 2, -1, 1] }] };
    const drawn = (changes, seen) => {
        const nodes = shown(view, {}, { ...changes, seen });
        const [board] = find(nodes, has("full")).flatMap((one) => findAll(one, has("slate-board")));
        return findAll(board, has("counted")).map((one) => {
            const state = (name) => findAll(one, (node) => node.tag === "g" && has(name)(node)).length;
            return [state("kept"), state("drawn")];
        });
    };
    assert.deepEqual(drawn({}, view.counted), [[0, 0], [6, 0], [2, 0], [1, 0]]);
    assert.deepEqual(drawn({}, 0), [[0, 0], [4, 2], [1, 1], [0, 1]], "what the deal brought is drawn now");
    const tens = find(shown(tables.brouc.summary), has("counted"));
    assert.ok(tens.length >= 2);
    for (const rules of ["molotow", "schaufel-dame-strokes"]) {
        assert.equal(find(shown(tables[rules].play), has("counted")).length, 2 * tables[rules].play.scores.length, rules);
    }
});

test("the strip has a column for every line", () => {
    for (const [rules, lines] of [["chibre", 2], ["estimation-3", 3], ["hindersi-5", 5], ["mise-5", 2]]) {
        const [strip] = find(shown(tables[rules].play), has("strip"));
        assert.equal(findAll(strip, has("slate-half")).length, lines, rules);
    }
});

test("a sheet has its rows beside the slate, the one that is played marked", () => {
    const { play } = tables.coiffeur;
    const [table] = find(shown(play), has("checklist-rows"));
    const rows = findAll(table, ({ tag }) => tag === "tr").slice(1);
    assert.equal(rows.length, 10);
    assert.equal(rows.filter(has("now")).length, 1);
    const open = play.sheet.filter(({ written }) => written[play.lines[play.seat]] === null).length;
    assert.match(needWords(contextOf(play, { lang: "en" }), play), new RegExp(`^${open} row`));
    const filled = tables.coiffeur.end.sheet.every(({ written }) => written.every((one) => one !== null));
    assert.ok(filled);
    assert.doesNotMatch(textOf(find(shown(tables.coiffeur.end), has("checklist-rows"))[0]), /·/);
});

test("king and peasants run towards goals of their own", () => {
    const { play } = tables.mise;
    const lanes = find(shown(play), has("lane"));
    assert.equal(lanes.length, 2);
    const goals = lanes.map((lane) => /\/\D*(\d+)/.exec(textOf(lane))[1]);
    assert.deepEqual(goals, byLine(play, play.targets).map(String));
});

test("a bid that was played for is said above the account, and who wrote what stands below", () => {
    const { summary } = tables.pandur;
    const deal = summary.deals.at(-1);
    const found = breakdownRows(contextOf(summary, { lang: "en" }), summary, deal);
    assert.equal(found.length, 2);
    assert.match(textOf(found[0]), deal.stake.made ? /made/ : /failed/);
    assert.equal(findAll(found[1], ({ tag, props }) => tag === "th" && props.scope === "col").length, summary.scores.length);
});

test("the end lists every line, the winner first", () => {
    for (const rules of ["estimation", "hindersi-5", "pandur", "mise", "coiffeur-3"]) {
        const { end } = tables[rules];
        const [list] = find(shown(end), has("ranking"));
        const names = list.kids.map((item) => item.props.key ?? item.key);
        assert.equal(list.kids.length, end.scores.length, rules);
        if (end.result.winner !== null) assert.ok(has("winner")(list.kids[0]), `${rules} ${names}`);
    }
    assert.match(words(shown(tables.estimation.end)), /a le plus petit total\./);
});
