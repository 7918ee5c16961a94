/**
 * Virtual DOM: node descriptions (`h`) and the step that makes the page equal to them (`patch`).
 *
 * `h` returns plain objects, so everything that decides what is shown can be tested without a browser.
 * `patch` keeps every node it can (matched by key, else by tag in order): focus, scroll position and
 * running animations survive a redraw.
 */

import { drawLater, enqueue, enqueueFirst, canDefer } from "./frame_queue.js";
import { FIRST, CHUNK, firstNodes, countNodes } from "./chunked_render.js";

/** @typedef {Record<string, any>} Props attributes; `key`, `on`, `vars`, `mount`, `drawLater`, `grows` and live properties are special */
/** @typedef {{tag:string, key:string|null, props:Props, kids:VNode[], text:string|null}} VNode */
/** @typedef {VNode|string|number|null|undefined|false|Child[]} Child */

const SVG = "http://www.w3.org/2000/svg";

/** Attributes that the user changes, so that only the property of the element has their value. */
const LIVE = new Set(["value", "checked", "disabled", "indeterminate"]);

/** @type {WeakMap<Node, VNode>} */
const drawn = new WeakMap();

/** @type {Map<string, {name: string, classes: string}>} parsed tags of descriptions, by tag */
const tags = new Map();

/**
 * Describe a node. The tag may carry classes: `h("div.seat.right")`.
 *
 * @param {string} tag
 * @param {Props|null} [props]
 * @param {...Child} kids
 * @returns {VNode}
 */
export function h(tag, props, ...kids) {
  const { name, classes } = tags.get(tag) ?? parse(tag);
  /** @type {Props} copied one by one: a copy from which the key is deleted is slow ever after */
  const own = {};
  for (const prop in props) if (prop !== "key" && prop !== "class") own[prop] = props[prop];
  const more = props?.class;
  if (classes || more) own.class = classes && more ? `${classes} ${more}` : classes || more;
  const key = props?.key === undefined ? null : String(props.key);
  return { tag: name, key, props: own, kids: flatten(kids, []), text: null };
}

/** @param {string} tag @returns {{name: string, classes: string}} */
function parse(tag) {
  const [name = "div", ...classes] = tag.split(".");
  const parsed = { name, classes: classes.filter(Boolean).join(" ") };
  tags.set(tag, parsed);
  return parsed;
}

/**
 * @param {Child[]} kids
 * @param {VNode[]} flat the list to which they are added
 * @returns {VNode[]}
 */
function flatten(kids, flat) {
  for (const kid of kids) {
    if (kid === null || kid === undefined || kid === false) continue;
    if (Array.isArray(kid)) flatten(kid, flat);
    else if (typeof kid === "object") flat.push(kid);
    else flat.push({ tag: "#text", key: null, props: {}, kids: [], text: String(kid) });
  }
  return flat;
}

/**
 * Make the children of `parent` equal to the description.
 *
 * @param {Element} parent
 * @param {VNode[]} kids
 */
export function patch(parent, kids) {
  if (fits(parent, kids)) return updateAll(parent, kids);
  const old = [...parent.childNodes];
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  /** @type {ChildNode[]} */
  const loose = [];
  for (const node of old) {
    const before = drawn.get(node);
    if (before && before.key !== null) keyed.set(before.key, node);
    else loose.push(node);
  }
  const nodes = kids.map((kid) => reuse(kid, keyed, loose) ?? create(kid, parent));
  const kept = new Set(nodes);
  for (const node of old) if (!kept.has(node)) node.remove();
  /** @type {ChildNode|null} */
  let cursor = parent.firstChild;
  nodes.forEach((node, i) => {
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
    const kid = kids[i];
    if (kid) update(node, kid);
  });
}

/**
 * Whether every child matches the node in its place, as in most redraws.
 *
 * @param {Element} parent
 * @param {VNode[]} kids
 * @returns {boolean}
 */
function fits(parent, kids) {
  let node = parent.firstChild;
  for (const { key, tag } of kids) {
    const before = node && drawn.get(node);
    if (!before || before.key !== key || before.tag !== tag) return false;
    node = node?.nextSibling ?? null;
  }
  return node === null;
}

/** @param {Element} parent @param {VNode[]} kids */
function updateAll(parent, kids) {
  let node = parent.firstChild;
  for (const kid of kids) {
    const next = node?.nextSibling ?? null;
    if (node) update(node, kid);
    node = next;
  }
}

/**
 * @param {VNode} kid
 * @param {Map<string, ChildNode>} keyed
 * @param {ChildNode[]} loose
 * @returns {ChildNode|undefined}
 */
function reuse(kid, keyed, loose) {
  if (kid.key !== null) {
    const node = keyed.get(kid.key);
    return node && drawn.get(node)?.tag === kid.tag ? node : undefined;
  }
  const at = loose.findIndex((node) => (drawn.get(node)?.tag ?? "") === kid.tag);
  return at < 0 ? undefined : loose.splice(at, 1)[0];
}

/**
 * @param {VNode} kid
 * @param {Element} parent
 * @returns {ChildNode}
 */
function create(kid, parent) {
  if (kid.text !== null) return document.createTextNode(kid.text);
  const inSvg = kid.tag === "svg" || parent.namespaceURI === SVG;
  return inSvg ? document.createElementNS(SVG, kid.tag) : document.createElement(kid.tag);
}

/** @param {ChildNode} node @param {VNode} next */
function update(node, next) {
  const before = drawn.get(node);
  if (before === next) return; // a description that was kept: nothing in it has changed
  drawn.set(node, next);
  if (next.text !== null) {
    if (node.nodeValue !== next.text) node.nodeValue = next.text;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  updateProps(element, before?.props ?? {}, next.props);
  if (next.props.grows && (!before || growing.has(element))) return grow(element, next);
  patch(element, next.kids);
  // A select can only take its value once its options are there.
  if (next.tag === "select" && element instanceof HTMLSelectElement) element.value = next.props.value;
  if (!before && next.props.mount) next.props.mount(element);
}

/** @type {WeakMap<Element, number>} number of nodes drawn of elements in chunked rendering */
const growing = new WeakMap();

/**
 * Draw something large a piece a frame. Until it is whole it is marked, for the style to keep it unseen:
 * whoever looks sees all of it come at once.
 *
 * @param {HTMLElement} element
 * @param {VNode} next
 */
function grow(element, next) {
  const count = growing.get(element) ?? FIRST;
  // It is shown in a frame in which nothing in it moves any more.
  const built = countNodes(next.kids) <= (growing.has(element) ? count - CHUNK : count);
  const whole = !canDefer() || (built && !element.querySelector("use:not([href])")); // drawings come one a frame
  patch(element, whole ? next.kids : firstNodes(next.kids, count));
  element.toggleAttribute("data-growing", !whole);
  if (whole) return void growing.delete(element);
  if (!growing.has(element)) enqueueFirst(() => growOn(element));
  growing.set(element, count);
}

/** @param {HTMLElement} element */
function growOn(element) {
  const next = drawn.get(element);
  const count = growing.get(element);
  if (!next || count === undefined) return; // it was finished, as nobody looked any more
  growing.set(element, count + CHUNK);
  grow(element, next);
  if (growing.has(element)) (count > countNodes(next.kids) ? enqueue : enqueueFirst)(() => growOn(element));
}

/**
 * @param {HTMLElement} element
 * @param {Props} before
 * @param {Props} next
 */
function updateProps(element, before, next) {
  for (const name in before) if (!(name in next)) setProp(element, name, null, before);
  for (const name in next) {
    const value = next[name];
    if (before[name] !== value || (LIVE.has(name) && !isTyped(element, name))) setProp(element, name, value, before);
  }
}

/**
 * Whether somebody may just be typing there: a redraw that wants nothing else leaves his words.
 *
 * @param {HTMLElement} element
 * @param {string} name
 * @returns {boolean}
 */
function isTyped(element, name) {
  return name === "value" && element === document.activeElement;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {any} value
 * @param {Props} before
 */
function setProp(element, name, value, before) {
  if (name === "mount" || name === "grows") return;
  if (name === "draw") return drawLater(element, value);
  if (name === "on") {
    for (const type in value) listen(element, type);
  } else if (name === "vars") {
    for (const [key, to] of Object.entries(value ?? {})) {
      if (before.vars?.[key] !== to) element.style.setProperty(key, String(to));
    }
  } else if (LIVE.has(name) && name in element) {
    const live = /** @type {Record<string, any>} */ (/** @type {unknown} */ (element));
    if (live[name] !== (value ?? "")) live[name] = value ?? "";
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** @type {WeakMap<Element, Set<string>>} */
const listening = new WeakMap();

/**
 * Listen once per node and type; the handler is looked up when the event comes.
 *
 * @param {HTMLElement} element
 * @param {string} type
 */
function listen(element, type) {
  const types = listening.get(element) ?? new Set();
  listening.set(element, types);
  if (types.has(type)) return;
  types.add(type);
  element.addEventListener(type, (event) => drawn.get(element)?.props.on?.[type]?.(event));
}

/**
 * All text of a description, for tests and for narration.
 *
 * @param {VNode} node
 * @returns {string}
 */
export function textOf(node) {
  if (node.text !== null) return node.text;
  return node.kids.map((kid, i) => (i && !isTerm(kid) && !isTerm(node.kids[i - 1]) ? " " : "") + textOf(kid)).join("");
}

/** @param {VNode|undefined} node @returns {boolean} whether it is a word marked in a sentence */
const isTerm = (node) => node?.props.class === "term";

/**
 * Every node of a description that satisfies the test, outermost first.
 *
 * @param {VNode} node
 * @param {(node: VNode) => boolean} test
 * @returns {VNode[]}
 */
export function findAll(node, test) {
  return [...(test(node) ? [node] : []), ...node.kids.flatMap((kid) => findAll(kid, test))];
}
