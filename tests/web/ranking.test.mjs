// Rankings of quick matches: every text of their page, and a press that shows or hides one's name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, has, recorder, shown, textOf, words } from "./page.mjs";
import { RULES, load, settings } from "./sample.mjs";

const { initial } = await load("model/state");
const { loadRanking, setListed } = await load("net/ranking");
const { routeOf } = await load("model/routes");

const line = (rank, names, more = {}) => ({ rank, names, own: false, number: 1500 - (rank ?? 9), provisional: false, parties: 40, ...more });
const FOUND = {
    rules: "schieber",
    least: 10,
    listed: false,
    people: { players: 5, lines: [line(1, ["Anna"]), line(4, ["Bea"], { own: true, provisional: true })] },
    pairs: { players: 1, lines: [line(1, ["Anna", "Carlo"]), line(null, ["", ""], { own: true, parties: 7 })] },
};
const EMPTY = { ...FOUND, people: { players: 0, lines: [] }, pairs: null };
const OPEN = { pool: "schieber", name: "Bea", pools: ["schieber", "chibre", "club:x"], found: FOUND };
const page = (ranking, lang = "fr") => ({ ...initial(settings({ lang })), route: { page: "ranking", id: "schieber" }, loaded: true, rules: RULES, ranking });

for (const lang of LANGS)
    test(`the page of a ranking can be read in ${lang}`, () => {
        for (const ranking of [undefined, OPEN, { ...OPEN, found: EMPTY }, { ...OPEN, name: "" }, { ...OPEN, found: { ...FOUND, listed: true } }, { pool: "x", name: "", pools: [], failed: "no-ranking" }]) {
            assert.doesNotMatch(words(shown(page(ranking, lang))), GAPS);
        }
    });

test("a line says its place, its names, and what others do not see", () => {
    const read = find(shown(page(OPEN, "en")), ({ tag }) => tag === "tr").map(textOf);
    assert.match(read[1], /^1 Anna 40 1499$/);
    assert.match(read[2], /^4 Bea ?only you see this.· provisional/);
    assert.match(read.at(-1), /^– You and somebody ?3 more games until you have a rank 7/);
    const listed = words(shown(page({ ...OPEN, found: { ...FOUND, listed: true } }, "en")));
    assert.doesNotMatch(listed, /only you see this/);
});

test("the own name is asked for where one has a rating, and nowhere else", () => {
    const asks = (ranking) => find(shown(page(ranking)), has("ranking-own")).length;
    assert.equal(asks(OPEN), 1);
    assert.equal(asks({ ...OPEN, pools: [] }), 0);
    assert.equal(asks({ ...OPEN, name: "" }), 0, "a name is needed first");
});

test("a press shows the name, and the ranking is read again", async () => {
    const { done, actions } = recorder();
    const [own] = find(shown(page(OPEN), actions), has("ranking-own"));
    const asked = [];
    globalThis.fetch = async (path, options) => (asked.push([path, options.body && JSON.parse(options.body)]), new Response(JSON.stringify({ ...FOUND, listed: true })));
    find([own], ({ tag }) => tag === "button")[0].props.on.click();
    assert.equal(done[0][0], "load");
    const change = await done[0][1];
    assert.deepEqual(asked, [["/api/me", { listed: true }], ["/api/ranking/schieber", undefined]]);
    assert.equal(change({ ranking: OPEN }).ranking.found.listed, true);
    assert.equal((await setListed("schieber", false))({}).ranking, undefined, "the page was left");
    assert.equal(asked[2][1].listed, false);
});

test("a game that does not exist is no fault of the server", async () => {
    globalThis.fetch = async (path) => {
        if (path.startsWith("/api/ranking")) return new Response(JSON.stringify({ error: { code: "no-ranking", message: "" } }), { status: 404 });
        return new Response(JSON.stringify({ ratings: [{ pool: "a" }, { pool: "a" }], person: null }));
    };
    const { ranking } = await loadRanking("tavolo");
    assert.deepEqual(ranking, { pool: "tavolo", failed: "no-ranking", name: "", pools: ["a"] });
    globalThis.fetch = async () => new Response(JSON.stringify({ error: { code: "busy", message: "" } }), { status: 503 });
    await assert.rejects(loadRanking("schieber"));
});

test("a ranking has an address with the game, or without one", () => {
    assert.deepEqual(routeOf("/ranking"), { page: "ranking", id: "" });
    assert.deepEqual(routeOf("/ranking/schieber-2500"), { page: "ranking", id: "schieber-2500" });
});
