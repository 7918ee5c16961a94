/**
 * Reactions as drawings: lines and areas in a square of 32.
 */

import { h } from "../browser/dom.js";

/** @import { VNode } from "../browser/dom.js" */

const FACE = "M16 3.500a12.500 12.500 0 1 1 0 25a12.500 12.500 0 1 1 0-25z";
const EYES = "M11.500 12.200v1.600M20.500 12.200v1.600";

/** By id: areas with a fill of their own, then lines. @type {Record<string, {fills?: [string, string][], lines: string}>} */
const DRAWINGS = {
  smile: { fills: [["face", FACE]], lines: `${EYES}M10 18.500c2.200 4.400 9.800 4.400 12 0` },
  laugh: {
    fills: [
      ["face", FACE],
      ["mouth", "M9.500 16.500h13c0 4.600-2.900 8-6.500 8s-6.500-3.400-6.500-8z"],
    ],
    lines: "M9.800 13.300c.8-1.700 2.800-1.700 3.600 0M18.600 13.300c.8-1.700 2.800-1.700 3.600 0",
  },
  wow: { fills: [["face", FACE], ["mouth", "M16 17.300a2.900 3.500 0 1 1 0 7a2.900 3.500 0 1 1 0-7z"]], lines: `${EYES}M9.800 8.800l2.600-1M22.200 8.800l-2.600-1` },
  phew: {
    fills: [["face", FACE], ["drop", "M24.800 6.200c1.700 2.300 2.500 3.700 2.500 4.900a2.500 2.500 0 1 1-5 0c0-1.200.8-2.600 2.500-4.900z"]],
    lines: "M9.600 13.200h3.600M18.800 13.200h3.200M11.500 21.200c1.400-1.600 3-1.600 4.500 0s3 1.600 4.500 0",
  },
  sad: { fills: [["face", FACE]], lines: `${EYES}M10.800 22c1.800-3.400 8.600-3.400 10.400 0` },
  clap: {
    fills: [["hand", "M8.700 20.300l-3-5.100c-.9-1.600 1.200-2.900 2.200-1.300l-1.600-2.700c-1-1.700 1.300-3 2.300-1.300l.7 1.200c-.7-1.700 1.400-2.800 2.400-1.100l3.600 6.200-.2-3.200c-.1-2 2.500-2.200 2.800-.2l1 6.900c.5 3.900-1.200 6.500-4.100 7.400-2.500.8-4.500-.3-5.900-2.700z"]],
    lines: "M19.800 4.500l-.8 3M24.300 7.300l-2.400 2M26.500 12l-3 .6",
  },
  cheers: {
    fills: [["glass", "M9.500 5.500h13l-1.600 10.300a4.900 4.900 0 0 1-9.800 0z"], ["wine", "M10.400 11h11.200l-.8 4.800a4.800 4.800 0 0 1-9.600 0z"]],
    lines: "M16 20.800v6M11.500 27h9",
  },
  flower: {
    fills: [
      ["petal", "M16 4.500c3.300 0 3.900 3.300 2.700 5.300 2-1.100 5.300-.4 5.300 2.700s-3.300 3.800-5.300 2.700c1.200 2 .6 5.300-2.700 5.300s-3.900-3.300-2.700-5.300c-2 1.100-5.300.4-5.300-2.700s3.300-3.800 5.300-2.700c-1.200-2-.6-5.300 2.700-5.300z"],
      ["heart", "M16 10.100a2.400 2.400 0 1 1 0 4.800a2.400 2.400 0 1 1 0-4.800z"],
    ],
    lines: "M16 20.500V29M16 27c-2.900 0-4.600-1.300-5.200-3.400",
  },
};

/**
 * @param {string} id of a reaction
 * @returns {VNode}
 */
export function reaction(id) {
  const { fills = [], lines = "" } = DRAWINGS[id] ?? {};
  return h(
    "svg.reaction",
    { key: id, viewBox: "0 0 32 32", "aria-hidden": "true" },
    fills.map(([name, d]) => h("path", { key: name, class: `fill-${name}`, d })),
    h("path", { key: "lines", class: fills.some(([name]) => name === "face") ? "on-face" : null, d: lines }),
  );
}
