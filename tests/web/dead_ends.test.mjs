// Pages of a table that is closed to this page: each says why, and where one can go.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAPS, LANGS, find, has, shown, textOf, words } from "./page.mjs";
import { RULES, load, settings } from "./sample.mjs";

const { initial } = await load("model/state");

const CODES = ["error-no-seat", "error-seat-gone", "error-broken-table", "error-ended-table", "error-archived", "error-banned", "error-other-protocol"];
const closed = (code, lang) => ({ ...initial(settings({ lang })), route: { page: "table", id: "t" }, rules: RULES, conn: "refused", notice: { code, args: { reason: "stuck" } } });

for (const lang of LANGS) {
    test(`a closed table has its own title and every text in ${lang}`, () => {
        const titles = CODES.map((code) => words(find(shown(closed(code, lang)), ({ tag }) => tag === "h1")));
        assert.equal(new Set(titles).size, CODES.length - 1); // a table that is broken, and one that is ended, are closed
        for (const code of CODES) assert.doesNotMatch(words(shown(closed(code, lang))), GAPS, code);
    });
}

test("who may not play is led to her data, and an old page is loaded again", () => {
    const ways = (code) => find(shown(closed(code, "en")), has("row")).flatMap(({ kids }) => kids.map(textOf));
    assert.deepEqual(ways("error-banned"), ["Account"]);
    assert.deepEqual(ways("error-other-protocol"), ["Reload the page"]);
    assert.deepEqual(ways("error-no-seat"), ["My games", "Play now"]);
});
