// The lobby: what messages change, what the page shows, and its connection.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGS, GAPS, context, find, has, recorder, shown, texts, words } from "./page.mjs";
import { load, seated } from "./sample.mjs";

const { EMPTY_LOBBY, company, freeSeats, hasPartners, heard, rivals, waitingFor } = await load("model/lobby");
const { lobbyWords } = await load("text/lobby");
const { LobbySocket } = await load("net/lobby_socket");

const OPEN = { kind: "open", name: "", avatar: null };
const ANNA = { kind: "person", name: "Anna", avatar: "owl" };
const TABLE = { table: "t1", rules: "schieber", changed: true, time: "long", lang: "it", state: "playing", seats: [ANNA, { kind: "bot", name: "Ueli", avatar: null }, { ...ANNA, name: "" }, OPEN] };
const TABLES = { t: "tables", tables: [TABLE], more: 2, queues: [{ rules: "schieber", time: "normal", people: 3 }] };
const WAITING = { t: "waiting", rules: "schieber", time: "normal", seats: 4, people: 3, apart: 0, partner: null, pair: false, ready: true };

const hears = (...messages) => messages.reduce(heard, { ...EMPTY_LOBBY, entry: "e" });
/** A model that shows the lobby. */
const inLobby = (lobby, more = {}) => ({ ...seated(), view: null, loaded: true, route: { page: "lobby", id: "" }, lobby, ...more });

test("open tables, queues and the own wait are known", () => {
    const lobby = hears(TABLES, WAITING);
    assert.deepEqual([lobby.tables, lobby.more, lobby.queues], [[TABLE], 2, TABLES.queues]);
    assert.equal(lobby.waiting, WAITING);
    assert.equal(waitingFor(lobby, "schieber", "normal"), 3);
    assert.equal(waitingFor(lobby, "schieber", "long"), 0);
    assert.equal(waitingFor(lobby, "chibre", "normal"), 0);
    assert.equal(freeSeats(TABLE), 1);
    assert.equal(hears({ t: "pong" }).tables, null);
});

test("company counts others who wait and open tables, not oneself nor one's partner", () => {
    assert.equal(company(EMPTY_LOBBY), 0);
    assert.equal(company(hears(TABLES)), 4);
    assert.equal(company(hears(TABLES, WAITING)), 3);
    assert.equal(company(hears(TABLES, { ...WAITING, partner: "Bea" })), 2);
    assert.equal(rivals(WAITING), 2);
    assert.equal(rivals({ ...WAITING, people: 2, partner: "" }), 0);
});

test("an arrival is counted only where one has asked to be told", () => {
    const none = { ...TABLES, tables: [], queues: [] };
    assert.equal(hears(none, TABLES).came, 0);
    const asked = { ...EMPTY_LOBBY, alarm: true };
    assert.equal(heard(heard(asked, none), TABLES).came, 1);
    assert.equal(heard(heard(asked, TABLES), none).came, 0, "nobody has come");
    assert.equal(heard(asked, TABLES).came, 0, "they were there already");
});

test("a wait ends with its reason; who quits needs none", () => {
    const ended = hears(WAITING, { t: "idle", code: "parted" });
    assert.deepEqual([ended.entry, ended.waiting, ended.link, ended.idle], [null, null, null, "parted"]);
    assert.equal(hears(WAITING, { t: "idle", code: "quit" }).idle, null);
    assert.equal(hears({ t: "idle", code: "parted" }, WAITING).idle, null);
    const found = hears(WAITING, { t: "matched", table: "t" });
    assert.deepEqual([found.entry, found.waiting], [null, null]);
});

test("games whose facts say so have partners", () => {
    const preset = (seats, lines, sharing = "lines") => ({ seats, facts: { lines, sharing } });
    assert.ok(hasPartners(preset(4, 2)));
    assert.ok(!hasPartners(preset(4, 4)));
    assert.ok(!hasPartners(preset(2, 1)));
    assert.ok(!hasPartners(preset(4, 2, "king")));
    assert.ok(!hasPartners(null));
});

const MOMENTS = {
    choosing: { ...EMPTY_LOBBY, tables: [] },
    tables: hears(TABLES),
    unknown: EMPTY_LOBBY,
    alone: hears({ ...TABLES, tables: [], more: 0 }, { ...WAITING, people: 1 }),
    told: { ...hears(TABLES, { ...WAITING, people: 1, apart: 1 }), alarm: true },
    pair: { ...hears(TABLES, { ...WAITING, pair: true, ready: false }), link: "abc" },
    partner: hears(TABLES, { ...WAITING, pair: true, partner: "Bea" }),
    parted: hears({ t: "idle", code: "parted" }),
    elsewhere: hears({ t: "idle", code: "elsewhere" }),
    expired: hears({ t: "idle", code: "unknown" }),
    invited: { ...EMPTY_LOBBY, invite: { link: "l", state: "open", name: "Anna", rules: "chibre", time: "long" } },
    full: { ...EMPTY_LOBBY, invite: { link: "l", state: "full", name: "", rules: "chibre", time: "normal" } },
    gone: { ...EMPTY_LOBBY, invite: { link: "l", state: "gone", name: "", rules: "", time: "normal" } },
    rated: { ...EMPTY_LOBBY, ratings: [{ pool: "schieber", pair: true, number: 1234, provisional: true, parties: 3 }, { pool: "club:x", pair: false, number: 900, provisional: false, parties: 40 }] },
};

globalThis.location ??= { origin: "https://jass.example" };
globalThis.navigator ??= {};

for (const lang of LANGS)
    test(`every moment of the lobby can be read in ${lang}`, () => {
        for (const [name, lobby] of Object.entries(MOMENTS)) {
            const model = inLobby(lobby);
            const read = words(shown({ ...model, settings: { ...model.settings, lang } }));
            assert.doesNotMatch(read, GAPS, name);
        }
    });

test("a press waits, sits, opens a table, or stops", async () => {
    const pressed = async (lobby, wanted, event = "click") => {
        const { done, actions } = recorder();
        const nodes = shown(inLobby(lobby), actions);
        const [node] = find(nodes, wanted);
        assert.ok(node, "there is such a control");
        const asked = [];
        globalThis.fetch = async (path, options) => (asked.push([path, options && JSON.parse(options.body)]), new Response(JSON.stringify({ entry: "e", link: null, table: "t", token: "k" })));
        globalThis.localStorage = { getItem: () => null, setItem: () => {} };
        node.props.on[event]({ preventDefault() {}, currentTarget: null });
        await new Promise((next) => setImmediate(next));
        return { asked, done };
    };
    const entered = await pressed(MOMENTS.choosing, has("quick-form"), "submit");
    assert.deepEqual(entered.asked[0][0], "/api/lobby/enter");
    assert.equal(entered.asked[0][1].pair, false);
    const pair = await pressed(MOMENTS.invited, has("find"));
    assert.equal(pair.asked[0][1].link, "l");
    const sat = await pressed(MOMENTS.tables, has("sit"));
    assert.deepEqual(sat.asked[0], ["/api/lobby/sit", { table: "t1", name: "", avatar: null }]);
    const isOwn = (node) => node.tag === "button" && words([node]).includes(texts("fr")("lobby-open-table"));
    const opened = await pressed(MOMENTS.tables, isOwn);
    assert.equal(opened.asked[0][1].listed, true);
    const stopped = await pressed(MOMENTS.told, ({ key }) => key === "stop");
    assert.equal(stopped.done[0][0], "update");
    const change = stopped.done[0][1]({ lobby: MOMENTS.told });
    assert.deepEqual([change.lobby.entry, change.lobby.waiting], [null, null]);
});

test("the window's title and the live region tell of an arrival", () => {
    const before = inLobby({ ...MOMENTS.alone, alarm: true });
    const after = { ...before, lobby: { ...before.lobby, came: 1 } };
    assert.equal(lobbyWords(context(after), before), texts("fr")("lobby-came"));
    const { waiting } = MOMENTS.alone;
    const more = { ...before, lobby: { ...before.lobby, waiting: { ...waiting, people: 3 } } };
    assert.match(lobbyWords(context(more), before), /2/);
    assert.equal(lobbyWords(context({ ...before, busy: true }), before), "");
    const partner = { ...before, lobby: { ...before.lobby, waiting: { ...waiting, partner: "Bea" } } };
    assert.match(lobbyWords(context(partner), before), /Bea/);
});

/** A socket of the lobby with everything around it recorded. */
function line() {
    const timers = new Map();
    const sockets = [];
    const told = [];
    let last = 0;
    const environment = {
        later: (run, ms) => (timers.set((last += 1), { run, ms }), last),
        cancel: (timer) => void timers.delete(timer),
        random: () => 0.5,
        checkHealth: async () => true,
        open: () => {
            const socket = { readyState: 1, sent: [], send: (text) => socket.sent.push(JSON.parse(text)), close: () => (socket.closed = true) };
            sockets.push(socket);
            return socket;
        },
    };
    const handlers = { message: (one) => told.push(one.t), state: (...state) => told.push(state.filter(Boolean).join(" ")) };
    const lobby = new LobbySocket("ws://x", handlers, environment);
    const hear = (message, socket = sockets.at(-1)) => socket.onmessage({ data: JSON.stringify(message) });
    const pass = async () => {
        const due = [...timers];
        timers.clear();
        for (const [, { run }] of due) run();
        await new Promise((next) => setImmediate(next));
    };
    return { lobby, sockets, told, hear, pass, timers };
}

test("the line watches, waits with an entry, and waits on after it was lost", async () => {
    const { lobby, sockets, told, hear, pass } = line();
    sockets[0].onopen();
    lobby.wait("e1");
    lobby.wait("e1");
    assert.deepEqual(sockets[0].sent, [{ t: "lobby", protocol: 2 }, { t: "wait", entry: "e1" }]);
    hear(TABLES);
    sockets[0].onclose();
    assert.deepEqual(told, ["open", "tables", "lost"]);
    await pass();
    assert.equal(sockets.length, 2);
    sockets[1].onopen();
    assert.deepEqual(sockets[1].sent, [{ t: "lobby", protocol: 2 }, { t: "wait", entry: "e1" }]);
    lobby.wait(null);
    assert.deepEqual(sockets[1].sent.at(-1), { t: "quit" });
    lobby.close();
    assert.ok(sockets[1].closed);
});

test("a line without an answer to its pings is lost", async () => {
    const { sockets, told, pass } = line();
    sockets[0].onopen();
    for (let beats = 0; beats < 3; beats += 1) await pass();
    assert.equal(told.at(-1), "lost");
});

test("an old page is told to reload, and a full lobby is tried again", async () => {
    const old = line();
    old.hear({ t: "error", error: { code: "other-protocol" } });
    assert.deepEqual(old.told, ["refused other-protocol"]);
    await old.pass();
    assert.equal(old.sockets.length, 1);
    const full = line();
    full.hear({ t: "error", error: { code: "lobby-full" } });
    assert.deepEqual(full.told, ["refused lobby-full"]);
    await full.pass();
    assert.equal(full.sockets.length, 2);
});
