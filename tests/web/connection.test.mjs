// The connection to the server, with a clock and a network of the test's own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./sample.mjs";

const { retryDelay } = await load("net/server_poll");
const { Connection, PING_EVERY } = await load("net/connection");
const { Playback } = await load("browser/playback");

/** A clock that moves when told to. */
class Clock {
    now = 0;
    timers = new Map();
    last = 0;
    later = (run, ms) => (this.timers.set((this.last += 1), { run, at: this.now + ms }), this.last);
    cancel = (timer) => void this.timers.delete(timer);
    pass(ms) {
        const end = this.now + ms;
        for (;;) {
            const due = [...this.timers]
                .filter(([, { at }]) => at <= end)
                .sort((a, b) => a[1].at - b[1].at)[0];
            if (!due) break;
            this.timers.delete(due[0]);
            this.now = due[1].at;
            due[1].run();
        }
        this.now = end;
    }
}

/** Let promises that are kept go on. */
const settle = () => new Promise((done) => setImmediate(done));

/** A connection with everything around it recorded. */
function connect() {
    const clock = new Clock();
    const net = { up: true, polls: 0 };
    const sockets = [];
    const seen = { messages: [], refused: [], states: [] };
    let ids = 0;
    const made = new Connection(
        "ws://x/ws",
        { table: "t", token: "s" },
        {
            message: (message) => seen.messages.push(message),
            refused: (act, code) => seen.refused.push([act.e, code]),
            state: (state, ...details) => seen.states.push(details[0] ? [state, ...details.filter(Boolean)] : state),
            since: () => 7,
        },
        {
            open: (url) => {
                const socket = {
                    url,
                    readyState: 0,
                    sent: [],
                    closed: false,
                    send: (text) => socket.sent.push(JSON.parse(text)),
                    close: () => void (socket.closed = true),
                };
                sockets.push(socket);
                return socket;
            },
            checkHealth: async () => ((net.polls += 1), net.up),
            later: clock.later,
            cancel: clock.cancel,
            random: () => 0.5,
            id: () => `c${(ids += 1)}`,
        },
    );
    const tell = (message, socket = sockets.at(-1)) => socket.onmessage({ data: JSON.stringify(message) });
    const open = () => {
        sockets.at(-1).readyState = 1;
        sockets.at(-1).onopen();
    };
    const greet = () => (open(), tell({ t: "welcome", v: 7 }));
    /** Let time go by with everything that it sets off. */
    const wait = async (ms) => {
        for (let gone = 0; gone < ms; gone += 50) {
            clock.pass(50);
            await settle();
        }
    };
    return { made, clock, net, sockets, seen, tell, open, greet, wait };
}

test("it says hello with the last version it knows", () => {
    const { open, sockets } = connect();
    open();
    assert.deepEqual(sockets[0].sent, [{ t: "hello", protocol: 2, table: "t", token: "s", since: 7 }]);
});

test("an event changes the view of the message before", () => {
    const { seen, open, tell } = connect();
    open();
    tell({ t: "welcome", v: 7, view: { deal: 1, turn: 0, hand: ["SA", "S6"], legal: { cards: ["S6"], push: false } } });
    const event = { e: "played", seat: 0, card: "S6" };
    tell({ t: "event", v: 8, event, changes: { turn: null }, own: { hand: ["SA"] }, legal: { cards: [] } });
    tell({ t: "event", v: 9, event: { e: "chosen" }, changes: { turn: 3 } });
    const [, first, second] = seen.messages;
    assert.deepEqual(first.view, { deal: 1, turn: null, hand: ["SA"], legal: { cards: [], push: false } });
    assert.deepEqual(second.view, { ...first.view, turn: 3 });
});

test("a command without an answer is sent again after a reconnection, with the same id", async () => {
    const { made, greet, tell, sockets, wait } = connect();
    greet();
    made.send({ e: "pushed" });
    made.send({ e: "finished" });
    tell({ t: "ok", id: "c1", v: 8 });
    sockets[0].onclose();
    await wait(150);
    greet();
    assert.deepEqual(sockets[1].sent.slice(1), [{ t: "do", id: "c2", act: { e: "finished" } }]);
});

test("a change of seats is sent again after a reconnection, also in another deal, until it is answered", async () => {
    const { made, greet, open, tell, sockets, seen, wait } = connect();
    const command = { t: "arrange", id: "a1", rev: 4, act: "swap", seat: 1, other: 2 };
    greet();
    made.request(command);
    assert.deepEqual(sockets[0].sent.at(-1), command);
    sockets[0].onclose();
    await wait(150);
    open();
    tell({ t: "welcome", v: 9, events: [{ v: 9, event: { e: "dealt" } }] });
    assert.deepEqual(sockets[1].sent.slice(1), [command]);
    tell({ t: "no", id: "a1", v: 9, code: "changed" });
    assert.deepEqual(seen.messages.at(-1), { t: "no", id: "a1", v: 9, code: "changed" });
    assert.deepEqual(seen.refused, []);
    sockets[1].onclose();
    await wait(350);
    greet();
    assert.equal(sockets[2].sent.length, 1);
});

test("an error about a change of seats is its answer", () => {
    const { made, greet, tell, seen } = connect();
    greet();
    made.request({ t: "arrange", id: "a1", rev: 4, act: "begin" });
    tell({ t: "error", id: "a1", error: { code: "bad-message" } });
    assert.deepEqual(seen.messages.at(-1), { t: "no", id: "a1", code: "bad-message" });
});

test("messages that it does not know are passed on", () => {
    const { greet, tell, seen } = connect();
    greet();
    for (const t of ["seats", "friends", "clock", "phrase"]) tell({ t });
    tell({ t: "pong" });
    tell({ t: "ok", id: "old", v: 7 });
    assert.deepEqual(seen.messages.map(({ t }) => t), ["welcome", "seats", "friends", "clock", "phrase"]);
});

test("an act of a deal that is over is not sent in the next one", async () => {
    for (const [v, again] of [[9, 0], [6, 1]]) {
        const { made, greet, open, tell, sockets, wait } = connect();
        greet();
        made.send({ e: "played", card: "SA" });
        sockets[0].onclose();
        await wait(150);
        open();
        tell({ t: "welcome", v: 9, events: [{ v, event: { e: "dealt" } }] });
        assert.equal(sockets[1].sent.length - 1, again);
    }
});

test("what is sent before the welcome waits for it", () => {
    const { made, open, tell, sockets } = connect();
    made.send({ e: "pushed" });
    open();
    assert.equal(sockets[0].sent.length, 1);
    tell({ t: "welcome", v: 7 });
    assert.equal(sockets[0].sent[1].id, "c1");
});

test("a refusal names its command once", () => {
    const { made, greet, tell, seen } = connect();
    greet();
    made.send({ e: "played" });
    tell({ t: "no", id: "c1", v: 7, code: "undertrump" });
    tell({ t: "no", id: "c1", v: 7, code: "undertrump" });
    assert.deepEqual(seen.refused, [["played", "undertrump"]]);
});

test("it polls three times a second for a minute, then ever more seldom, but for ever", () => {
    assert.deepEqual(
        [0, 1, 2, 200, 201, 202, 203, 206, 1000].map((tries) => retryDelay(tries, 0, 0.5)),
        [100, 300, 300, 300, 600, 1200, 2400, 10000, 10000],
    );
    let all = 0;
    for (let tries = 0; tries < 200; tries += 1) all += retryDelay(tries, 0, 0.5);
    assert.ok(all > 55_000 && all < 65_000);
    assert.ok(retryDelay(1, 0, 0.999) < 400, "within half a second of the network's return");
    assert.ok(retryDelay(999, 0, 0.999) < 12_500);
});

test("a server that answers without helping is not polled without end", async () => {
    assert.deepEqual([0, 1, 2, 3, 9].map((vain) => retryDelay(1, vain, 0.5)), [300, 600, 1200, 2400, 10000]);
    const { sockets, wait } = connect();
    for (let minute = 0; minute < 20; minute += 1) {
        sockets.at(-1).onclose?.();
        await wait(3_000);
    }
    assert.ok(sockets.length > 4 && sockets.length < 15, `${sockets.length} sockets in a minute`);
});

test("without a network it opens no socket, and one as soon as somebody answers", async () => {
    const { greet, net, sockets, seen, wait } = connect();
    greet();
    net.up = false;
    sockets[0].onclose();
    await wait(10_000);
    assert.equal(sockets.length, 1);
    assert.ok(net.polls > 25);
    net.up = true;
    await wait(400);
    assert.equal(sockets.length, 2);
    assert.deepEqual(seen.states.slice(-2), ["lost", "connecting"]);
    const { polls } = net;
    greet();
    await wait(5_000);
    assert.equal(net.polls, polls);
});

test("it tries at once when the network or the page comes back", () => {
    const { made, greet, sockets } = connect();
    greet();
    sockets[0].onclose();
    made.wake();
    assert.equal(sockets.length, 2);
});

test("an attempt that hangs in a dead network is given up when the network is back", () => {
    const { made, sockets } = connect();
    made.wake();
    assert.equal(sockets.length, 2);
    assert.ok(sockets[0].closed);
});

test("a connection that answers no ping is dead after two", () => {
    const { greet, clock, sockets, seen } = connect();
    greet();
    clock.pass(PING_EVERY);
    assert.deepEqual(sockets[0].sent.at(-1), { t: "ping" });
    clock.pass(2 * PING_EVERY);
    assert.ok(sockets[0].closed);
    assert.ok(seen.states.includes("lost"));
});

test("a connection that answers stays", () => {
    const { greet, clock, tell, seen } = connect();
    greet();
    for (let i = 0; i < 10; i += 1) {
        clock.pass(PING_EVERY);
        tell({ t: "pong" });
    }
    assert.ok(!seen.states.includes("lost"));
});

test("a wake finds out quickly whether an open connection is alive", () => {
    const { made, greet, clock, seen } = connect();
    greet();
    made.wake();
    clock.pass(3_000);
    assert.ok(seen.states.includes("lost"));
});

test("a seat that is not ours is not asked for again", () => {
    const { open, tell, clock, sockets, seen } = connect();
    open();
    tell({ t: "error", error: { code: "no-seat" } });
    clock.pass(60_000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(seen.states.at(-1), ["refused", "no-seat"]);
});

test("a seat that has gone to somebody else is not asked for again", () => {
    const { greet, tell, clock, sockets, seen } = connect();
    greet();
    tell({ t: "error", error: { code: "put-out" } });
    sockets[0].onclose?.();
    clock.pass(60_000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(seen.states.at(-1), ["refused", "put-out"]);
});

for (const code of ["broken-table", "banned"]) {
    test(`a table is not asked for again after ${code}, in the middle of a partie or later`, () => {
        for (const isSeated of [true, false]) {
            const { open, greet, tell, clock, sockets, seen } = connect();
            if (isSeated) greet();
            else open();
            tell({ t: "error", error: { code } });
            clock.pass(60_000);
            assert.equal(sockets.length, 1);
            assert.deepEqual(seen.states.at(-1), ["refused", code]);
        }
    });
}

test("a table that the operator has ended is not asked for again, and its reason is told", () => {
    const { greet, tell, clock, sockets, seen } = connect();
    greet();
    tell({ t: "error", error: { code: "ended-table", reason: "stuck" } });
    clock.pass(60_000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(seen.states.at(-1), ["refused", "ended-table", "stuck"]);
});

test("a server that cannot save is asked for by polls until it can, and gets the act again", async () => {
    for (const isSeated of [true, false]) {
        const { made, open, greet, tell, wait, net, sockets, seen } = connect();
        if (isSeated) greet();
        else open();
        made.send({ e: "cut", at: 9 });
        net.up = false;
        tell({ t: "error", error: { code: "unavailable" } });
        assert.deepEqual(seen.states.at(-1), ["lost", "unavailable"]);
        await wait(70_000);
        assert.equal(sockets.length, 1);
        net.up = true;
        await wait(12_000);
        assert.equal(sockets.length, 2);
        greet();
        assert.equal(seen.states.at(-1), "open");
        assert.deepEqual(sockets[1].sent.at(-1), { t: "do", id: "c1", act: { e: "cut", at: 9 } });
        sockets[1].onclose();
        assert.equal(seen.states.at(-1), "lost"); // another loss has another reason
    }
});

test("a window whose seat was taken by another looks on until it takes it back", () => {
    const { made, greet, tell, clock, sockets, seen } = connect();
    greet();
    tell({ t: "replaced" });
    sockets[0].onclose();
    clock.pass(60_000);
    made.wake();
    assert.equal(sockets.length, 1);
    assert.equal(seen.states.at(-1), "replaced");
    made.retake();
    assert.equal(sockets.length, 2);
});

test("closing is final", () => {
    const { made, greet, clock, sockets } = connect();
    greet();
    made.close();
    made.wake();
    clock.pass(60_000);
    assert.equal(sockets.length, 1);
});

test("events are shown one after the other, each with its time", () => {
    const clock = new Clock();
    const shown = [];
    const playback = new Playback((item) => (shown.push(item), item * 100), clock.later, clock.cancel);
    for (const item of [1, 0, 2, 3]) playback.push(item);
    assert.deepEqual(shown, [1]);
    clock.pass(100);
    assert.deepEqual(shown, [1, 0, 2]);
    playback.flush();
    assert.deepEqual(shown, [1, 0, 2, 3]);
    assert.ok(playback.idle);
    clock.pass(10_000);
    assert.deepEqual(shown, [1, 0, 2, 3]);
});

test("what waits can be forgotten", () => {
    const clock = new Clock();
    const shown = [];
    const playback = new Playback((item) => (shown.push(item), 100), clock.later, clock.cancel);
    playback.push(1);
    playback.push(2);
    playback.clear();
    clock.pass(1_000);
    assert.deepEqual(shown, [1]);
});

test("a socket that was opened ahead is taken over, once, with what it has heard", async () => {
    const { openSocket } = await load("net/early_connection");
    const opened = [];
    globalThis.WebSocket = class {
        constructor(url) {
            opened.push(url);
        }
    };
    const early = { url: "ws://here/ws", readyState: 1 };
    globalThis.earlySocket = early;
    assert.equal(openSocket("ws://here/ws"), early);
    assert.notEqual(openSocket("ws://here/ws"), early);
    globalThis.earlySocket = { url: "ws://here/ws", readyState: 3 };
    openSocket("ws://here/ws");
    assert.deepEqual(opened, ["ws://here/ws", "ws://here/ws"]);
    assert.equal(globalThis.earlySocket, null);
    delete globalThis.WebSocket;
    delete globalThis.earlySocket;

    const sent = [];
    const told = [];
    const heard = [{ data: '{"t":"welcome"}' }];
    const open = { readyState: 1, heard, send: (text) => sent.push(text), close() {} };
    const clock = new Clock();
    const handlers = { message: ({ t }) => told.push(t), refused() {}, state() {}, since: () => null };
    const environment = { ...clock, open: () => open, random: () => 0, id: () => "1", checkHealth: async () => true };
    const connection = new Connection("ws://here/ws", { table: "t", token: "k" }, handlers, environment);
    await Promise.resolve();
    open.onmessage({ data: '{"t":"event"}' });
    assert.deepEqual(told, ["welcome", "event"]);
    connection.close();
    assert.deepEqual(sent, [], "it has said hello by itself");
});

test("a page of another version is told so at its hello and after a reconnection", async () => {
    for (const isSeated of [true, false]) {
        const { open, greet, tell, wait, clock, sockets, seen } = connect();
        if (isSeated) {
            greet();
            sockets[0].onclose?.();
            await wait(10_000);
            assert.ok(sockets.length > 1);
        }
        open();
        tell({ t: "error", error: { code: "other-protocol" } });
        const before = sockets.length;
        clock.pass(60_000);
        assert.equal(sockets.length, before);
        assert.deepEqual(seen.states.at(-1), ["refused", "other-protocol"]);
    }
});
