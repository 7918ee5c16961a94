/**
 * Numbers as text, the same in every language and in Python.
 *
 * Browsers and Python libraries group Swiss numbers differently, so Buur has a rule of its own.
 * From 10000 on, U+2019 separates the thousands. Minus is U+2212.
 */

/** @param {number} value @returns {string} */
export function formatNumber(value) {
  const digits = String(Math.abs(value));
  const [whole = "", part] = digits.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u2019") : whole;
  return (value < 0 ? "\u2212" : "") + grouped + (part ? "." + part : "");
}
