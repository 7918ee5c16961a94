/**
 * Bubbles: what each player last said, after an event.
 */

/** @import { Bubble, Declared, GameEvent, Said, ShownTrick, View, WrongMeld } from "./types.js" */

/** Events that are said aloud. */
const SPOKEN = new Set(
  "pushed chosen bid passed doubled predicted joined exchanged robbed called owned renounced married stoeck asked soldered finished berg insisted".split(" "),
);

/** @param {View} view @returns {(Bubble|null)[]} */
export function noBubbles(view) {
  return view.names.map(() => null);
}

/**
 * The utterances with an event: those of the event, or for the player's own card those of the view.
 *
 * @param {GameEvent} event
 * @param {View|null} before
 * @param {View} after
 * @returns {Said[]}
 */
export function saidIn(event, before, after) {
  if (event.said) return event.said;
  if (!["played", "declared"].includes(event.e) || before?.deal !== after.deal) return [];
  return after.melds.said.slice(before.melds.said.length);
}

/**
 * @param {(Bubble|null)[]} bubbles
 * @param {GameEvent} event
 * @param {Said[]} said
 * @param {View} view
 * @returns {(Bubble|null)[]}
 */
export function bubblesAfter(bubbles, event, said, view) {
  if (event.e === "dealt" || event.e === "sealed" || event.e === "contributed") return noBubbles(view);
  const next = view.names.map((_, seat) => bubbles[seat] ?? null);
  const { seat } = event;
  if (seat === undefined) return next;
  const own = said.filter((one) => one.seat === seat);
  const speaks = SPOKEN.has(event.e) || own.length > 0 || event.stoeck === true;
  next[seat] = speaks ? { event, said: own, melds: [] } : null;
  for (const one of said) {
    if (one.seat === seat) continue;
    const before = next[one.seat];
    next[one.seat] = {
      event: before?.event ?? { e: "said", seat: one.seat },
      said: [...(before?.said ?? []), one],
      melds: before?.melds ?? [],
    };
  }
  return next;
}

/**
 * @param {(Bubble|null)[]} bubbles
 * @param {Declared[]} melds
 * @param {WrongMeld[]} wrong
 * @returns {(Bubble|null)[]}
 */
export function describe(bubbles, melds, wrong) {
  return bubbles.map((bubble, seat) => {
    const [own, lost] = [melds, wrong].map((all) => all.filter((meld) => meld.seat === seat));
    const found = own?.length || lost?.length;
    return found ? /** @type {Bubble} */ ({ event: { e: "described", seat }, said: [], melds: own, wrong: lost }) : bubble;
  });
}

/**
 * Note of what is new whether a card of the speaker lies there: a bubble keeps its place beside it.
 *
 * @param {(Bubble|null)[]} bubbles
 * @param {(Bubble|null)[]} before
 * @param {ShownTrick|null} trick
 * @returns {(Bubble|null)[]}
 */
export function place(bubbles, before, trick) {
  const lays = (/** @type {number} */ seat) => Boolean(trick?.cards.some(([, by]) => by === seat));
  return bubbles.map((bubble, seat) => (bubble && bubble !== before[seat] ? { ...bubble, laid: lays(seat) } : bubble));
}
