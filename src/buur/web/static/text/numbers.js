/**
 * Numbers as text, the same in every language and in the Python half.
 *
 * Browsers and Python libraries group Swiss numbers differently; one rule of ours avoids that:
 * no grouping below 10000, U+2019 between thousands from there on, U+2212 for minus.
 */

/** @param {number} value @returns {string} */
export function formatNumber(value) {
  const digits = String(Math.abs(value));
  const [whole = "", part] = digits.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "\u2019") : whole;
  return (value < 0 ? "\u2212" : "") + grouped + (part ? "." + part : "");
}
