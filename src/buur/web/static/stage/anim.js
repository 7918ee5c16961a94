/**
 * Motion by difference: measure the cards before a redraw, look again after it, animate what moved.
 *
 * Nothing here knows the game and nothing waits for it. A card that moved glides from its old
 * place, also out of a running movement; a card laid by somebody else comes from his seat; a
 * trick that was taken away goes to its winner. Only `transform` and `opacity` change.
 */

const FLIGHT = 240;
const GATHER = 360;
const DEAL = 260;
const STAGGER = 35;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** @typedef {{rect: DOMRect, node: HTMLElement, laid: boolean}} Seen */
/** @typedef {{cards: Map<string, Seen>, winner: string|null}} Picture */

/**
 * Measure every card on the page.
 *
 * @param {ParentNode} root
 * @returns {Picture}
 */
export function look(root) {
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
 * Animate from the picture taken before the redraw to the page as it is now.
 *
 * @param {HTMLElement} root
 * @param {Picture} before
 * @param {number} pace 1 = usual, larger is slower, 0 = no motion
 */
export function move(root, before, pace) {
  if (pace === 0) return;
  const now = look(root);
  let fresh = 0;
  for (const [card, { node, rect, laid }] of now.cards) {
    const old = before.cards.get(card);
    if (old) glide(node, old.rect, rect, FLIGHT * pace);
    else if (laid) glide(node, seatRect(root, node.dataset.from) ?? rect, rect, FLIGHT * pace, true);
    else appear(node, root, rect, pace, (fresh += 1));
  }
  for (const [card, seen] of before.cards) {
    if (seen.laid && !now.cards.has(card)) gather(root, seen, before.winner, pace);
  }
}

/**
 * @param {HTMLElement} node
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration
 * @param {boolean} [fade]
 */
function glide(node, from, to, duration, fade = false) {
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = to.width ? from.width / to.width : 1;
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
  for (const running of node.getAnimations()) running.cancel();
  const start = {
    transform: `translate(${dx}px,${dy}px) scale(${scale})`,
    transformOrigin: "0 0",
    opacity: fade ? 0.3 : 1,
  };
  node.animate([start, { transform: "none", transformOrigin: "0 0", opacity: 1 }], {
    duration,
    easing: EASE,
  });
}

/**
 * A card that was dealt: it comes from the middle of the carpet, one after the other.
 *
 * @param {HTMLElement} node
 * @param {HTMLElement} root
 * @param {DOMRect} rect
 * @param {number} pace
 * @param {number} place
 */
function appear(node, root, rect, pace, place) {
  const felt = root.querySelector(".felt")?.getBoundingClientRect();
  if (!felt) return;
  const dx = (felt.left + felt.width / 2 - rect.left - rect.width / 2) * 0.5;
  const dy = (felt.top + felt.height / 2 - rect.top) * 0.5;
  node.animate(
    [
      { transform: `translate(${dx}px,${dy}px)`, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: DEAL * pace,
      delay: STAGGER * place * pace,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/**
 * A card of a trick that was taken: its old node flies to the winner and goes.
 *
 * @param {HTMLElement} root
 * @param {Seen} seen
 * @param {string|null} winner
 * @param {number} pace
 */
function gather(root, { node, rect }, winner, pace) {
  const to = seatRect(root, winner ?? undefined);
  if (!to || !rect.width) return;
  node.classList.add("ghost");
  node.setAttribute("aria-hidden", "true");
  delete node.dataset.card;
  node.style.setProperty("left", `${rect.left}px`);
  node.style.setProperty("top", `${rect.top}px`);
  node.style.setProperty("width", `${rect.width}px`);
  document.body.append(node);
  const dx = to.left + to.width / 2 - rect.left - rect.width / 2;
  const dy = to.top + to.height / 2 - rect.top - rect.height / 2;
  const end = { transform: `translate(${dx}px,${dy}px) scale(.3)`, opacity: 0 };
  const flight = node.animate([{ transform: "none", opacity: 1 }, end], {
    duration: GATHER * pace,
    easing: "ease-in",
  });
  flight.onfinish = flight.oncancel = () => node.remove();
}

/**
 * @param {ParentNode} root
 * @param {string|undefined} seat
 * @returns {DOMRect|null}
 */
function seatRect(root, seat) {
  return root.querySelector(`.seat[data-seat="${seat}"] .plate`)?.getBoundingClientRect() ?? null;
}
