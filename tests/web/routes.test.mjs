// Routes: the page of an address, and the way back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { pathOf, routeOf } = await load("model/routes");

const ADDRESSES = {
    "/": { page: "home", id: "" },
    "/table/aB-9_x": { page: "table", id: "aB-9_x" },
    "/game/k2": { page: "game", id: "k2" },
    "/watch/k2": { page: "watch", id: "k2" },
    "/boards/2026-11-27": { page: "boards", id: "2026-11-27" },
    "/club/k2": { page: "club", id: "k2" },
    "/rules": { page: "rules", id: "" },
    "/rules/match-aux-cartes": { page: "rules", id: "match-aux-cartes" },
    ...Object.fromEntries(["words", "me", "friends", "lobby", "boards", "club", "privacy"].map((page) => [`/${page}`, { page, id: "" }])),
};

for (const [path, route] of Object.entries(ADDRESSES)) {
    test(`${path} names a page, whose address it is`, () => {
        assert.deepEqual(routeOf(path), route);
        assert.equal(pathOf(route), path);
    });
}

for (const path of ["/tisch/1", "/table", "/table/", "/table/a/b", "/table/%20", "/join", "/join/t", "/home", "/unknown", "/me/1", "/words/nell", "/rules/a b"]) {
    test(`${path} is an unknown address`, () => assert.deepEqual(routeOf(path), { page: "unknown", id: "" }));
}
