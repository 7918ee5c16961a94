// Many contracts as a tree: what stands on each step, and how one goes on and back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { find, shown, textOf } from "./page.mjs";
import { ALL, MISERES, TRIOS, TRUMPS, load, seated } from "./sample.mjs";

const { hasBranches, branches, parentPath, openPath, previousPath, isBelow } = await load("model/contract_tree");

const MISERE_TRIOS = TRIOS.map((one) => `misere:${one}`);
const EVERY = [...ALL, ...TRIOS, ...MISERE_TRIOS];

test("never a wall of contracts: families open, misère is a second step", () => {
    for (let path of ["", "misere", "misere:trio", "misere:trio:tou", "trio"]) {
        const here = branches(EVERY, path);
        assert.ok(here.length <= 10, `${path}: ${here.length}`);
    }
    assert.deepEqual(
        branches(EVERY, "").map((one) => one.path),
        [...TRUMPS, "oben", "unten", "zigzag", "trio", "misere"],
    );
    assert.deepEqual(branches(EVERY, "misere:trio:tou").map((one) => one.contract).slice(0, 2), ["misere:trio:tou:S", "misere:trio:tou:H"]);
    assert.equal(parentPath("misere:trio"), "misere");
    assert.equal(hasBranches(MISERES), false);
    assert.equal(hasBranches(EVERY), true);
});

test("every contract can be reached by its families", () => {
    const reached = [];
    const walk = (path) => {
        for (const one of branches(EVERY, path)) one.contract ? reached.push(one.contract) : walk(one.path);
    };
    walk("");
    assert.deepEqual([...reached].sort(), [...EVERY].sort());
});

test("six contracts without trumps stand side by side, of seven the families do", () => {
    const six = ["oben", "unten", "zigzag:oben", "zigzag:unten", "tutti", "mitte:oben"];
    assert.deepEqual(branches(six, "").map((one) => one.contract), six);
    assert.deepEqual(branches([...six, "mitte:unten"], ""), [
        { path: "oben", contract: "oben" },
        { path: "unten", contract: "unten" },
        { path: "zigzag", contract: null },
        { path: "tutti", contract: "tutti" },
        { path: "mitte", contract: null },
    ]);
});

test("a path leads to what lies below it, not to a name that begins alike", () => {
    assert.ok(isBelow("trio:tou:S", "trio:tou"));
    assert.ok(isBelow("tutti", "tutti") && isBelow("tutti", ""));
    assert.ok(!isBelow("trio:tou:S", "trio:to"));
});

test("a family that is alone opens by itself, however deep, and back leads past it", () => {
    assert.equal(openPath(TRIOS), "trio");
    assert.equal(openPath(MISERE_TRIOS), "misere:trio");
    assert.equal(openPath([...TRUMPS, ...TRIOS]), "");
    assert.equal(parentPath("misere:trio:tou"), "misere:trio");
    assert.equal(previousPath(TRIOS, "trio:tou"), "trio");
    assert.equal(previousPath(TRIOS, "trio"), null);
    assert.equal(previousPath(TRIOS, ""), null);
    assert.equal(previousPath(ALL, "misere"), "");
    const plain = [...TRUMPS, "oben", "unten"];
    assert.equal(openPath([...plain, ...MISERE_TRIOS], "misere"), "misere:trio");
    assert.equal(previousPath([...plain, ...MISERE_TRIOS], "misere:trio"), "");
});

test("who pushed is named where one chooses, a partner or an opponent", () => {
    const legal = { contracts: ["trump:S", "trump:H"] };
    const title = (seat, contracts = legal.contracts) => {
        const log = [[1, "dealt"], [2, "pushed"]].map(([v, e]) => ({ v, event: { e, seat }, said: [], melds: [] }));
        const model = { ...seated({ phase: "choose", contract: null, pushed: seat !== null, legal: { contracts } }), log: seat === null ? [] : log };
        return textOf(find(shown(model), ({ tag, props }) => tag === "h2" && props.id === "dialog-choose")[0]);
    };
    const names = seated().view.names;
    for (const contracts of [legal.contracts, EVERY]) {
        assert.match(title(2, contracts), new RegExp(`^${names[2]} a chibré`));
        assert.match(title(3, contracts), new RegExp(`^${names[3]} a chibré`));
        assert.equal(title(null, contracts), "Choisissez l’atout");
    }
});
