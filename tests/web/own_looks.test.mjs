// Name and avatar of a person who goes on with another device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, seated } from "./sample.mjs";

const { keepLooks } = await load("net/own_looks");

const SEATS = ["Anna", "Bea", "Ueli", "Reto"].map((name) => ({ kind: "person", name, bot: null, avatar: name === "Anna" ? "owl" : null }));
const FRIENDS = { rev: 4, state: "playing", host: 0, seats: SEATS };

/** What a model on a page has the device keep. */
async function kept(changes, settings = {}) {
    const found = [];
    const base = seated();
    keepLooks({ ...base, ...changes, settings: { ...base.settings, name: "", avatar: "", ...settings } }, { set: (one) => found.push(one) });
    await Promise.resolve();
    return found;
}
const at = (id, more = {}) => ({ route: { page: "table", id }, friends: FRIENDS, ...more });
const person = (id, name, avatar) => ({ route: { page: "account", id: "" }, view: null, person: { person: { id, name, avatar } } });

test("a new device takes name and avatar of the seat, once", async () => {
    assert.deepEqual(await kept(at("a")), [{ name: "Anna", avatar: "owl" }]);
    assert.deepEqual(await kept(at("a")), [], "whoever has taken her name away again");
    assert.deepEqual(await kept(at("b")), [{ name: "Anna", avatar: "owl" }]);
});

test("a device with a name or an avatar of its own keeps it", async () => {
    assert.deepEqual(await kept(at("c"), { name: "Vreni" }), []);
    assert.deepEqual(await kept(at("d"), { avatar: "fox" }), []);
});

test("the name at a table with bots alone may be that of the page", async () => {
    assert.deepEqual(await kept(at("e", { friends: null })), []);
    assert.deepEqual(await kept(at("g", { friends: null, view: null, person: null })), []);
    assert.deepEqual(await kept({ ...at("h"), route: { page: "watch", id: "h" }, person: null }), []);
});

test("who signs in has her name and her avatar on this device", async () => {
    assert.deepEqual(await kept(person("p", "Anna", "owl")), [{ name: "Anna", avatar: "owl" }]);
    assert.deepEqual(await kept(person("q", "", null)), []);
});
