// Plates at a table with other people: what they show, and what is new about the seats.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { load, seated } from "./sample.mjs";

const { plateOf } = await load("model/plates");
const { AVATARS, avatarPlace, chosenAvatar } = await load("model/avatars");
const { warnInTime } = await load("browser/turn_warning");
const { hear } = await load("model/messages");

const person = (name, avatar = null) => ({ kind: "person", name, bot: null, avatar });
const bot = (name) => ({ kind: "bot", name, bot: "steady", avatar: null });
const open = (name) => ({ ...bot(name), kind: "open" });
const FRIENDS = { t: "friends", rev: 4, state: "playing", host: 0, seats: [person("Anna", "cow"), person("Bea", "owl"), bot("Ueli"), open("Reto")], draws: false, may_draw: true, invited: true, time: "normal", next: null, asked: [] };
const KINDS = ["person", "person", "bot", "bot"];

/** A model at a table for friends. */
const among = (friends = FRIENDS, more = {}) => {
    const model = seated();
    return { ...model, route: { page: "table", id: "t" }, view: { ...model.view, kinds: KINDS }, ...hear(model, friends) && { friends }, ...more };
};
const plate = (model, seat) => plateOf(model, model.view, seat);
const news = (model, message) => hear(model, message).log.slice(model.log.length);
const events = (model, message) => news(model, message).map(({ event }) => event);

test("an avatar has its place in the picture, and an unknown one none", () => {
    assert.equal(avatarPlace("cow"), 0);
    assert.equal(avatarPlace(AVATARS.at(-1)), AVATARS.length - 1);
    for (const one of [null, undefined, "", "unicorn"]) assert.equal(avatarPlace(one), -1);
    assert.deepEqual(["cow", "owl", "", "unicorn"].map((avatar) => chosenAvatar({ avatar })), ["cow", "owl", null, null]);
});

test("people have avatars and a presence, bots have neither", () => {
    const model = among(FRIENDS, { presence: ["here", "slow", "away", "away"] });
    assert.equal(plate(model, 1).avatar, avatarPlace("owl"));
    assert.equal(plate(model, 1).presence, "slow");
    assert.equal(plate({ ...model, presence: null }, 1).presence, "here");
    assert.deepEqual([plate(model, 2).avatar, plate(model, 2).presence], [-1, "here"]);
    assert.deepEqual([2, 3].map((seat) => plate(model, seat).open), [false, true]);
    const after = among({ ...FRIENDS, state: "over", next: "n3xt" }, { presence: ["away", "away", "here", "here"] });
    assert.equal(plate(after, 1).presence, "here", "nobody is away who plays at the table of the rematch");
    const named = { ...FRIENDS, seats: FRIENDS.seats.map((one) => ({ ...one, avatar: "fox" })) };
    assert.equal(plate(among(named), 2).avatar, -1);
});

test("the time that is left is a share of the whole of the table", () => {
    const clock = { v: 3, left: [null, 55, 99, null] };
    assert.deepEqual([plate(among(FRIENDS, { clock }), 1).left, plate(among(FRIENDS, { clock }), 1).share], [55, 0.5]);
    assert.equal(plate(among({ ...FRIENDS, time: "long" }, { clock }), 1).share, 55 / 360);
    assert.equal(plate(among(FRIENDS, { clock: { v: 3, left: [null, 500] } }), 1).share, 1);
    assert.deepEqual([plate(among(FRIENDS, { clock }), 0).left, plate(among(FRIENDS, { clock }), 2).left], [null, null]);
    const model = among(FRIENDS, { clock });
    const deputy = { ...model, view: { ...model.view, kinds: ["person", "deputy", "bot", "bot"] } };
    assert.deepEqual([plate(deputy, 1).left, plate(deputy, 1).share], [null, 0]);
});

test("a seat has a menu while people play at the table, and not in a replay", () => {
    const of = (state, page = "table") => plate(among({ ...FRIENDS, state }, { route: { page, id: "t" } }), 1).menu;
    assert.deepEqual(["gathering", "playing", "over", "ended"].map((state) => of(state)), [false, true, true, false]);
    assert.equal(of("playing", "game"), false);
    const alone = { ...seated(), route: { page: "table", id: "t" } };
    assert.deepEqual([plate(alone, 1).menu, plate(alone, 1).avatar, plate(alone, 1).left, plate(alone, 1).share], [false, -1, null, 0]);
});

test("the log tells who has come and who has left", () => {
    const seats = [person("Anna", "cow"), open("Vreni"), person("Cla"), bot("Reto")];
    assert.deepEqual(events(among(), { ...FRIENDS, rev: 5, seats }), [
        { e: "seat-left", seat: 1, before: "Bea", now: "Vreni", open: true },
        { e: "seat-taken", seat: 2, before: "Ueli", now: "Cla" },
    ]);
    const left = [person("Anna"), bot("Vreni"), open("Ueli"), open("Reto")];
    assert.deepEqual(events(among(), { ...FRIENDS, seats: left, host: 3 }), [
        { e: "seat-left", seat: 1, before: "Bea", now: "Vreni", open: false },
        { e: "seat-open", seat: 2, before: "Ueli", now: "Ueli" },
        { e: "seat-host", seat: 3 },
    ]);
    const joined = { ...FRIENDS, seats: [person("Anna"), person("Bea"), bot("Ueli"), person("Dan")] };
    assert.deepEqual(events(among(), joined), [{ e: "seat-taken", seat: 3, before: "Reto", now: "Dan" }]);
});

test("nobody has come or left when the draw of the partners moves them", () => {
    const [anna, bea, ueli, reto] = FRIENDS.seats;
    assert.deepEqual(events(among(), { ...FRIENDS, seats: [bea, ueli, anna, reto], host: 2 }), []);
});

test("nothing is news at first, before the partie, without a host and after the end", () => {
    const seats = [person("Anna"), bot("Vreni"), bot("Ueli"), open("Reto")];
    assert.deepEqual(events({ ...among(), friends: null }, { ...FRIENDS, seats }), []);
    assert.deepEqual(events(among({ ...FRIENDS, state: "gathering" }), { ...FRIENDS, seats }), []);
    assert.deepEqual(events(among(), { ...FRIENDS, seats, state: "ended" }), []);
    assert.deepEqual(events(among(), { ...FRIENDS, host: null }), []);
    assert.deepEqual(events(among(), { ...FRIENDS, asked: [1] }), []);
    assert.deepEqual(hear(among(), { ...FRIENDS, rev: 9 }).friends.rev, 9);
});

test("entries about seats have places of their own before the last version", () => {
    const model = { ...among(), v: 20 };
    const seats = [person("Anna"), bot("Vreni"), person("Cla"), open("Reto")];
    const then = hear(model, { ...FRIENDS, seats });
    const more = hear(then, FRIENDS);
    const places = more.log.slice(model.log.length).map(({ v }) => v);
    assert.equal(new Set(places).size, places.length);
    assert.ok(places.length === 4 && places.every((v) => v > 19 && v < 20));
    assert.ok(news({ ...more, v: 21 }, { ...FRIENDS, seats })[0].v < 20.01);
    let last = model;
    for (let i = 0; i < 100; i++) last = hear(last, i % 2 ? FRIENDS : { ...FRIENDS, seats });
    assert.ok(last.log.slice(model.log.length).every(({ v }) => v > 19 && v < 20));
});

test("a bot that plays for a person is news, and her return", () => {
    const message = (...kinds) => ({ t: "seats", kinds, presence: [] });
    const away = message("person", "deputy", "bot", "bot");
    assert.deepEqual(events(among(), away), [{ e: "seat-deputy", seat: 1 }]);
    const gone = { ...among(), view: { ...among().view, kinds: away.kinds } };
    assert.deepEqual(events(gone, message(...KINDS)), [{ e: "seat-back", seat: 1 }]);
    assert.deepEqual(events(gone, away), []);
    assert.deepEqual(events(among(), message("person", "person", "deputy", "person")), []);
    assert.deepEqual(events({ ...among(), friends: { ...FRIENDS, state: "over" } }, away), []);
    assert.deepEqual(events({ ...among(), friends: null }, away), []);
});

test("who comes back learns that a bot has played for her", () => {
    assert.deepEqual(hear(among(), { t: "returned" }).notice, { code: "deputy-back" });
});

test("who thinks is warned once before her time is out, and nobody else", () => {
    mock.timers.enable({ apis: ["setTimeout"] });
    const notices = [];
    const see = (left, v) => {
        const model = { ...among(), clock: left && { v, left } };
        const actions = { update: (change) => notices.push(change(model)) };
        warnInTime(model, actions);
        warnInTime({ ...model }, actions);
    };
    see([110, 110], 3);
    mock.timers.tick(99_000);
    assert.deepEqual(notices, []);
    mock.timers.tick(1_000);
    assert.deepEqual(notices, [{ notice: { code: "clock-late", args: { seconds: 10 } } }]);
    mock.timers.tick(60_000);
    assert.equal(notices.length, 1);
    see([4.4, null], 4);
    mock.timers.tick(0);
    assert.deepEqual(notices.pop(), { notice: { code: "clock-late", args: { seconds: 4 } } });
    see([50, null], 5);
    see([null, 60], 6);
    mock.timers.tick(60_000);
    see(null);
    mock.timers.tick(60_000);
    assert.equal(notices.length, 1);
    mock.timers.reset();
});
