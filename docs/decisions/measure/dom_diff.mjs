// Times the page's DOM diff and three libraries on 36 keyed nodes of eight elements.
//   npm install --no-save esbuild preact snabbdom morphdom
//   npx esbuild docs/decisions/measure/dom_diff.mjs --bundle --format=iife --outfile=build/dom_diff.js
// Load the result in an empty page; `measure()` in its console returns the times.
import morphdom from "morphdom";
import * as preact from "preact";
import { attributesModule, classModule, eventListenersModule, init, h as sh } from "snabbdom";
import { h, patch } from "../../../src/buur/web/static/browser/dom.js";

const press = () => {};
const frame = { viewBox: "0 0 1 1" };
const own = (cards) =>
  h("div.page", {}, cards.map(({ id, on, n }) =>
    h("div.card", { key: id, class: on ? "on" : "", "data-n": String(n), on: { click: press } },
      h("span.a", {}, `A${n}`), h("span.b", { title: "x" }, `B${id}`),
      h("svg.f", frame, h("use", { href: "#a" })), h("i", {}, h("b", {}, "k")))));
const ph = preact.h;
const asPreact = (cards) =>
  ph("div", { class: "page" }, cards.map(({ id, on, n }) =>
    ph("div", { key: id, class: `card${on ? " on" : ""}`, "data-n": String(n), onClick: press },
      ph("span", { class: "a" }, `A${n}`), ph("span", { class: "b", title: "x" }, `B${id}`),
      ph("svg", { class: "f", ...frame }, ph("use", { href: "#a" })), ph("i", null, ph("b", null, "k")))));
const asSnabbdom = (cards) =>
  sh("div.page", cards.map(({ id, on, n }) =>
    sh("div.card", { key: id, class: { on }, attrs: { "data-n": String(n) }, on: { click: press } }, [
      sh("span.a", `A${n}`), sh("span.b", { attrs: { title: "x" } }, `B${id}`),
      sh("svg.f", { attrs: frame }, [sh("use", { attrs: { href: "#a" } })]), sh("i", [sh("b", "k")])])));
const asHtml = (cards) =>
  `<div class="page">${cards.map(({ id, on, n }) =>
    `<div id="c${id}" class="card${on ? " on" : ""}" data-n="${n}"><span class="a">A${n}</span>` +
    `<span class="b" title="x">B${id}</span><svg class="f" viewBox="0 0 1 1"><use href="#a"/></svg>` +
    "<i><b>k</b></i></div>").join("")}</div>`;

const snabbdom = init([classModule, attributesModule, eventListenersModule]);
const child = (root) => root.appendChild(document.createElement("div"));
const setups = {
  own: (root) => (cards) => patch(root, [own(cards)]),
  preact: (root) => (cards) => preact.render(asPreact(cards), root),
  snabbdom: (root) => {
    let drawn = child(root);
    return (cards) => { drawn = snabbdom(drawn, asSnabbdom(cards)); };
  },
  morphdom: (root) => {
    const top = child(root);
    return (cards) => morphdom(top, asHtml(cards));
  },
};
const steps = {
  same: (cards) => cards,
  one: (cards, i) => cards.map((c, j) => (j === i % cards.length ? { ...c, on: !c.on, n: c.n + 1 } : c)),
  rotate: ([first, ...rest]) => [...rest, first],
};

function microseconds(setup, step) {
  const root = document.body.appendChild(document.createElement("div"));
  const draw = setup(root);
  let cards = Array.from({ length: 36 }, (_, id) => ({ id, on: false, n: id }));
  draw(cards);
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    for (let i = 0; i < 300; i++) draw((cards = step(cards, i)));
    return ((performance.now() - start) / 300) * 1000;
  });
  root.remove();
  return Math.round(times.sort((a, b) => a - b)[4]);
}

globalThis.measure = () =>
  Object.entries(setups).map(([name, setup]) =>
    [name, ...Object.entries(steps).map(([kind, step]) => `${kind} ${microseconds(setup, step)} µs`)].join(" ")).join("\n");
