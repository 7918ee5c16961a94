/**
 * The end of a game in words: when the partie ends, and who wins.
 */

/** @import { OptionValue, Preset, Settings, Texts } from "../model/types.js" */

/** Ends that the first to reach something brings about by winning. */
const RACES = new Set(["first_out", "over", "putzes", "king"]);

/**
 * @param {Texts} t
 * @param {Preset} preset
 * @param {Settings["options"]} [options] that differ from the preset
 * @returns {string}
 */
export function gameEnd(t, { options: usual, facts = {}, seats }, options = {}) {
  const value = (/** @type {string} */ name) => options[name] ?? usual[name];
  const kind = facts.sharing === "king" ? "king" : String(value("finish"));
  return t("game-end", {
    kind,
    counted: counted(value),
    party: facts.sharing === "lines" && Number(facts.lines) < seats ? "teams" : "alone",
    target: Number(value("target")),
    deals: Number(value("deals")),
    rows: String(value("sheet")).split(" ").length,
    wins: RACES.has(kind) ? "first" : value("strokes") === "low_half" ? "strokes" : value("lowest_wins") ? "least" : "most",
  });
}

/**
 * What the target counts: points, or strokes under one of their names.
 *
 * @param {(name: string) => OptionValue|undefined} value
 * @returns {string}
 */
function counted(value) {
  if (value("write") === "putzes") return "putzes";
  return ["extremes", "middle"].includes(String(value("write"))) || value("values") === "black_queens" ? "strokes" : "points";
}
