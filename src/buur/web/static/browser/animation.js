/**
 * Card animation by difference: moves cards from their places before a redraw to those after it.
 *
 * The module knows no rule of the game, and nothing waits for it. A card that moved glides from its
 * old place, also in the middle of an animation. A card played by another player starts at that
 * player's seat; a taken trick flies to the winner's pile; dealt cards come three by three from the
 * dealer. Only `transform` and `opacity` are animated, and a press on the page ends every animation.
 */

const FLIGHT = 240;
const GATHER = 360;
const DEAL = 280;
const PACKET = 150;
const STAGGER = 32;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** The id of our own animations, to find them among all of the page. */
const OURS = "card";

/** @type {WeakSet<HTMLElement>} pages on which a press ends all animations */
const watched = new WeakSet();

/** @type {WeakMap<HTMLElement, Animation>} the animation of each card; `getAnimations` is slower */
const flights = new WeakMap();

/** @type {Set<Animation>} running animations of cards on the page */
const moving = new Set();
/** @type {Set<Animation>} running animations of ghosts: card backs in place of removed cards */
const leaving = new Set();

/** The largest vertical shift of a hand card, in pixels, that is not animated as a move. */
const RAISED = 20;
/** The size of a ghost in pixels, before it is scaled to the card that it replaces. */
const GHOST = { width: 100, height: 156 };

/** @typedef {{rect: DOMRect, node: HTMLElement, laid: boolean}} Seen */
/** @typedef {{plates: Map<string|undefined, DOMRect>, packet: DOMRect|null, piles: Map<string|undefined, DOMRect>, ghosts: Ghosts|null}} Places */
/** @typedef {{nodes: NodeListOf<HTMLElement>, left: number, top: number}} Ghosts the backs that fly, and where their corner is */
/** @typedef {{cards: Map<string, Seen>, winner: string|null}} Picture */

/** @type {Places} */
const NOWHERE = { plates: new Map(), packet: null, piles: new Map(), ghosts: null };

/** @type {{picture: Picture, width: number, height: number}|null} the page after its last redraw */
let rested = null;

/**
 * The place of every card before a redraw. While no animation runs, these are the places after the
 * last redraw, which need no new layout.
 *
 * @param {ParentNode} root
 * @returns {Picture}
 */
export function snapshot(root) {
  const same = rested?.width === innerWidth && rested.height === innerHeight;
  const still = moving.size === 0 && !root.querySelector("[data-dragging]");
  return rested && same && still ? rested.picture : measure(root);
}

/**
 * Measure every card on the page.
 *
 * @param {ParentNode} root
 * @returns {Picture}
 */
function measure(root) {
  /** @type {Map<string, Seen>} */
  const cards = new Map();
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]"))) {
    const laid = node.dataset.from !== undefined;
    cards.set(node.dataset.card ?? "", { rect: node.getBoundingClientRect(), node, laid });
  }
  const winner = /** @type {HTMLElement|null} */ (root.querySelector(".trick .winning"));
  return { cards, winner: winner?.dataset.from ?? null };
}

/**
 * Measure the page after a redraw, and prepare the animations from the picture before it.
 *
 * @param {HTMLElement} root
 * @param {Picture} before
 * @param {number} pace 1 = usual, larger is slower, 0 = no motion
 * @returns {(() => void)|void} starts the animations, after all measurements
 */
export function moveCards(root, before, pace) {
  if (pace === 0) return void (rested = null);
  if (rested?.picture === before && sameCards(root, before)) return;
  if (!watched.has(root)) root.addEventListener("pointerdown", skip);
  watched.add(root);
  for (const node of come(root, before)) node.dataset.flying = ""; // later, it would cost a second style
  const now = measure(root);
  // Where cards still move it is not known where they will rest.
  rested = moving.size > 0 ? null : { picture: now, width: innerWidth, height: innerHeight };
  const places = sameSet(before, now) ? NOWHERE : survey(root);
  return () => fly(before, now, places, pace);
}

/**
 * @param {Picture} before
 * @param {Picture} now
 * @param {Places} places
 * @param {number} pace
 */
function fly(before, now, places, pace) {
  let fresh = [...now.cards.keys()].filter((card) => isDealt(before.cards.get(card)?.node)).length;
  for (const [card, { node, rect, laid }] of now.cards) {
    const old = before.cards.get(card);
    if (old) glide(node, old.rect, rect, FLIGHT * pace);
    else if (laid) lay(node, places.plates.get(node.dataset.from), rect, FLIGHT * pace);
    else if (places.packet) {
      deal(node, places.packet, rect, pace, fresh);
      fresh += 1;
    } else delete node.dataset.flying;
  }
  const seat = before.winner ?? undefined;
  const pile = places.piles.get(seat);
  const goal = pile?.width ? pile : places.plates.get(seat);
  let taken = 0;
  for (const [card, seen] of before.cards) {
    if (seen.laid && goal && !now.cards.has(card)) gather(seen, goal, places.ghosts, pace, (taken += 1) - 1);
  }
}

/**
 * The cards that are new in the hand.
 *
 * @param {ParentNode} root
 * @param {Picture} before
 * @returns {HTMLElement[]}
 */
function come(root, { cards }) {
  const nodes = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]:not([data-from])"));
  return [...nodes].filter(({ dataset }) => !cards.has(dataset.card ?? ""));
}

/**
 * Whether a card is being dealt; cards of the same deal that are drawn a frame later join it.
 *
 * @param {HTMLElement} [node]
 * @returns {boolean}
 */
const isDealt = (node) => node?.dataset.flying !== undefined;

/**
 * Whether the same cards lie in the same order, so that there is nothing to measure or animate.
 *
 * @param {ParentNode} root
 * @param {Picture} before
 * @returns {boolean}
 */
function sameCards(root, { cards }) {
  const nodes = root.querySelectorAll("[data-card]");
  const old = [...cards.values()];
  return nodes.length === old.length && old.every(({ node }, i) => node === nodes[i]);
}

/**
 * Whether both pictures have the same cards, at whatever places.
 *
 * @param {Picture} before
 * @param {Picture} now
 * @returns {boolean}
 */
function sameSet(before, now) {
  return before.cards.size === now.cards.size && [...before.cards.keys()].every((card) => now.cards.has(card));
}

/**
 * The starts and ends of animations: plates and piles of the seats, and the dealer's packet.
 *
 * @param {HTMLElement} root
 * @returns {Places}
 */
function survey(root) {
  const plates = new Map();
  const piles = new Map();
  for (const seat of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".seat"))) {
    const side = seat.dataset.pile ?? "us";
    plates.set(seat.dataset.seat, seat.querySelector(".plate")?.getBoundingClientRect());
    piles.set(seat.dataset.seat, root.querySelector(`.taken.${side}`)?.getBoundingClientRect());
  }
  const tabletop = root.querySelector(".tabletop");
  const dealer = root.querySelector(".dealer")?.closest(".seat") ?? tabletop;
  return { plates, piles, packet: dealer?.getBoundingClientRect() ?? null, ghosts: tabletop && ghostsOn(tabletop) };
}

/** @param {Element} tabletop @returns {Ghosts} */
function ghostsOn(tabletop) {
  const { left, top } = tabletop.getBoundingClientRect();
  return { nodes: tabletop.querySelectorAll(".ghost"), left: left + tabletop.clientLeft, top: top + tabletop.clientTop };
}

/** Finish all animations at once. */
function skip() {
  for (const flight of [...moving, ...leaving]) flight.finish();
  moving.clear(); // the cards lie where the last redraw put them
}

/**
 * @param {HTMLElement} node
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} timing
 * @param {Set<Animation>} [among]
 * @returns {Animation}
 */
function animate(node, frames, timing, among = moving) {
  const flight = node.animate(frames, { id: OURS, easing: EASE, ...timing });
  flights.set(node, flight);
  among.add(flight);
  for (const end of ["finish", "cancel"]) flight.addEventListener(end, () => among.delete(flight));
  return flight;
}

/**
 * The shift from the middle of one place to the middle of another.
 *
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @returns {string}
 */
function shift(from, to) {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${dx}px,${dy}px)`;
}

/**
 * @param {HTMLElement} node
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 */
function glide(node, from, to, duration) {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(dx) < RAISED && Math.abs(dy) < RAISED && Math.abs(scale - 1) < 0.02) return;
  flights.get(node)?.cancel();
  const start = { transform: `${shift(from, to)} scale(${scale})` };
  animate(node, [start, { transform: "none" }], { duration });
}

/**
 * Animate a card that another player laid: from his seat, rotated and smaller.
 *
 * @param {HTMLElement} node
 * @param {DOMRect|undefined} seat
 * @param {DOMRect} rect
 * @param {number} duration
 */
function lay(node, seat, rect, duration) {
  if (!seat) return;
  const turn = (seat.left > rect.left ? 1 : -1) * 14;
  const start = { transform: `${shift(seat, rect)} rotate(${turn}deg) scale(.55)`, opacity: 0 };
  animate(node, [start, { opacity: 1, offset: 0.25 }, { transform: "none" }], { duration });
}

/**
 * Animate a dealt card: from the dealer, in packets of three.
 *
 * @param {HTMLElement} node
 * @param {DOMRect} from
 * @param {DOMRect} rect
 * @param {number} pace
 * @param {number} place the index of the card in the hand, from 0
 */
function deal(node, from, rect, pace, place) {
  const start = { transform: `${shift(from, rect)} rotate(${place % 2 ? 24 : -24}deg) scale(.5)`, opacity: 0 };
  const delay = (Math.floor(place / 3) * PACKET + (place % 3) * STAGGER) * pace;
  const flight = animate(node, [start, { opacity: 1, offset: 0.2 }, { transform: "none" }], {
    duration: DEAL * pace,
    delay,
    fill: "backwards",
  });
  flight.onfinish = flight.oncancel = () => delete node.dataset.flying;
}

/**
 * Animate a card of a taken trick: its back flies to the winner's pile and disappears. The drawing
 * of its face is not moved: its hundred nodes would take too long for one frame.
 *
 * @param {Seen} seen
 * @param {DOMRect} to
 * @param {Ghosts|null} ghosts
 * @param {number} pace
 * @param {number} place the index of the card in the trick, from 0
 */
function gather({ rect }, to, ghosts, pace, place) {
  const ghost = ghosts?.nodes[place];
  if (!rect.width || !ghost) return;
  const scale = rect.width / GHOST.width;
  const start = { transform: `${at(rect, ghosts)} scale(${scale})`, opacity: 1 };
  const end = { transform: `${at(to, ghosts)} rotate(${place * 20 - 30}deg) scale(${scale * 0.28})`, opacity: 0 };
  const timing = { duration: GATHER * pace, delay: place * STAGGER * pace };
  const easing = "cubic-bezier(.5,0,.7,.4)";
  const frames = [start, { opacity: 1, offset: 0.75 }, end];
  animate(ghost, frames, { ...timing, easing, fill: "backwards" }, leaving);
}

/**
 * The translation that puts the middle of a ghost on the middle of a place.
 *
 * @param {DOMRect} place
 * @param {Ghosts} ghosts
 * @returns {string}
 */
function at(place, { left, top }) {
  const x = place.left - left + place.width / 2 - GHOST.width / 2;
  const y = place.top - top + place.height / 2 - GHOST.height / 2;
  return `translate(${x}px,${y}px)`;
}
