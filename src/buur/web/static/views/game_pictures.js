/**
 * Pictures of the games: chalk drawings on a small slate, one for each kind of game.
 */

import { h } from "../browser/dom.js";

/** @import { Preset } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

const SPADE = "M24 11c5 5 10 8 10 13 0 3.5-2.5 5.5-5 5.5-2 0-4-1-5-3.5-1 2.5-3 3.5-5 3.5-2.5 0-5-2-5-5.5 0-5 5-8 10-13M24 26v11M19.5 37h9";
const SLATE = "M13 14h22L13 34h22M18 11v6M22 11v6M26 11v6M22 31v6M26 31v6";
const NOBODY = "M24 11c6.5 0 9.5 6 9.5 13S30.5 37 24 37s-9.5-6-9.5-13S17.5 11 24 11M35 11 13 37";
const CUP = "M17 11h14v8a7 7 0 0 1-14 0zM17 14h-5c0 5 2 7 5.5 7.5M31 14h5c0 5-2 7-5.5 7.5M24 26v6M18 37c0-3 2.5-5 6-5s6 2 6 5z";
const BOOK = "M24 15c-3-2.2-7-3-11.5-3v21.5c4.5 0 8.5.8 11.5 3 3-2.2 7-3 11.5-3V12C31 12 27 12.8 24 15v21.5";
const BUBBLE = "M11 11h26v19H24l-7 7v-7h-6zM18 25v-3M24 25v-6M30 25v-9";

/** Lines of the drawings in a square of 48, by preset or by family. */
const DRAWINGS = /** @type {Record<string, string>} */ ({
  chibre:
    "M16 10l4.5 6.5L16 23l-4.5-6.5zM32 22.5c-3-2.5-5.5-4.8-5.5-8 0-2 1.3-3.5 3-3.5 1.2 0 2 .7 2.5 2 .5-1.3 1.3-2 2.5-2 1.7 0 3 1.5 3 3.5 0 3.2-2.5 5.5-5.5 8M16 26c2.7 2.7 5 4.5 5 7 0 1.7-1.2 2.7-2.5 2.7-1.1 0-2-.6-2.5-1.7-.5 1.1-1.4 1.7-2.5 1.7-1.3 0-2.5-1-2.5-2.7 0-2.5 2.3-4.3 5-7M16 34v5M32 26a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M28.8 30.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M35.2 30.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2M32 32v7",
  "pique-double": SPADE,
  "reglement-1993": BOOK,
  "regles-002": BOOK,
  "tournoi-2006": CUP,
  "match-aux-cartes": CUP,
  martinique: "M24 11a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M24 22a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15",
  schieber: SLATE,
  kreuzjass: "M24 16v16M16 24h16M24 10a3 3 0 1 1 0 6a3 3 0 1 1 0-6M24 32a3 3 0 1 1 0 6a3 3 0 1 1 0-6M13 21a3 3 0 1 1 0 6a3 3 0 1 1 0-6M35 21a3 3 0 1 1 0 6a3 3 0 1 1 0-6",
  directions: "M24 10v27M14 28l10 10 10-10",
  "unden-ufe": "M24 38V11M14 20l10-10 10 10",
  "zig-zag": "M10 31l7-14 7 14 7-14 7 14",
  alone: "M12 13h14v21H12zM30 15l6 1.5-4.5 19L26 34M19 19l3.5 4.5L19 28l-3.5-4.5z",
  gluecksjass:
    "M24 23c-5 0-9-2-9-5.5 0-2.5 1.8-4 3.8-4 3.2 0 5.2 4.5 5.2 9.5M24 23c5 0 9-2 9-5.5 0-2.5-1.8-4-3.8-4-3.2 0-5.2 4.5-5.2 9.5M24 23c-5 0-8 2.5-8 5.5 0 2 1.5 3.3 3.2 3.3 3 0 4.8-4 4.8-8.8M24 23c5 0 8 2.5 8 5.5 0 2-1.5 3.3-3.2 3.3-3 0-4.8-4-4.8-8.8 0 6 1 11 4 14",
  coinche: "M11 11h26v19H24l-7 7v-7h-6zM20 16l9 9M29 16l-9 9",
  sidi: BUBBLE,
  estimation: "M24 11a13 13 0 1 1 0 26a13 13 0 1 1 0-26M24 17.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M24 24h.1M24 24 37 11M33 11h4v4",
  misere: NOBODY,
  avoiding: "M24 14a11 11 0 1 1 0 22a11 11 0 1 1 0-22M13.5 24h21M24 27v4M20.5 31h7M24 14v-4",
  "schaufel-dame": "M14 36V19l5.5 5L24 15l4.5 9 5.5-5v17zM24 10v.1M14 14v.1M34 14v.1",
  guggitaler: "M24 11a13 13 0 1 1 0 26a13 13 0 1 1 0-26M24 16l2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.8-5.2 2.8 1.2-5.7-4.3-4 5.8-.7z",
  molotow: "M25 10c1 7 9 9 9 18a10 10 0 0 1-20 0c0-4.5 2.5-7 3.5-11 2.5 2 3.5 4 3.5 6 2.5-3 4.5-8 4-13M24 38c-3 0-4.5-2-4.5-4.5 0-3 3-4 4.5-7 1.5 3 4.5 4 4.5 7 0 2.5-1.5 4.5-4.5 4.5",
  mittlere: "M13 14h22M13 34h22M13 24h5M30 24h5M24 20a4 4 0 1 1 0 8a4 4 0 1 1 0-8",
  brouc: "M19 17.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M29 17.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17M24 10v3.5M18 12l1.5 2M30 12l-1.5 2",
  coiffeur: "M16 29a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M32 29a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9M18.5 29.8 33 10M29.5 29.8 15 10",
  tutti: "M24 10v28M10 24h28M14 14l20 20M34 14 14 34",
  pomme: "M24 18c-3.5-3-12-2.5-12 6 0 8 5 14 8 14 2 0 2.5-1 4-1s2 1 4 1c3 0 8-6 8-14 0-8.5-8.5-9-12-6M24 18c0-3 .5-5 2.5-7M26.5 13c1.5-3 4.5-3.5 7-2.5-1 3-4 4.2-7 2.5",
  pandur: "M11 11c9 4 17 12 23 23M37 11c-9 4-17 12-23 23M11 30l8 8M37 30l-8 8M13.5 35 10 38.5M34.5 35l3.5 3.5",
  mise: "M12 31 10 15l8 7 6-11 6 11 8-7-2 16zM12 36.5h24",
});

/**
 * The picture of a game.
 *
 * @param {Pick<Preset, "name"|"family">} game
 * @returns {VNode}
 */
export function gamePicture({ name, family }) {
  const base = name.replace(/-(\d+|strokes)$/, ""); // the same game for others, or counted otherwise
  const kind = [name, base, family].find((one) => DRAWINGS[one]) ?? "chibre";
  return h(
    "svg.game-picture",
    { key: "picture", viewBox: "0 0 48 48", "aria-hidden": "true" },
    h("rect", { x: 2.5, y: 2.5, width: 43, height: 43, rx: 6 }),
    h("path", { d: DRAWINGS[kind] }),
  );
}
