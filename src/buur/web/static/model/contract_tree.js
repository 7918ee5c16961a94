/**
 * Tree of contracts: groups many contracts into families, of which one level is shown at a time.
 *
 * The code of a contract is its path: `misere:trio:tou:S` is the suit of an order of a trio played as
 * misère.
 */

/** @typedef {{path: string, contract: string|null}} Branch a contract, or a path that leads to several */

/** Highest number of contracts without trumps that are shown side by side without families. */
const FEW = 6;

/**
 * @param {string} contract
 * @param {string} path
 * @returns {boolean}
 */
export function isBelow(contract, path) {
  return path === "" || contract === path || contract.startsWith(`${path}:`);
}

/**
 * The choices directly below a path; trumps are never hidden in a family.
 *
 * @param {string[]} contracts
 * @param {string} path "" for the root
 * @returns {Branch[]}
 */
export function branches(contracts, path) {
  const here = contracts.filter((contract) => isBelow(contract, path));
  const inner = (/** @type {string} */ contract) => contract.slice(path === "" ? 0 : path.length + 1);
  const plain = here.filter((contract) => !inner(contract).startsWith("trump:"));
  if (plain.length <= FEW) return here.map((contract) => ({ path: contract, contract }));
  const found = new Set(plain.map((contract) => inner(contract).split(":")[0] ?? ""));
  const families = [...found].sort((a, b) => Number(a === "misere") - Number(b === "misere"));
  const trumps = here.filter((contract) => !plain.includes(contract));
  return [
    ...trumps.map((contract) => ({ path: contract, contract })),
    ...families.map((family) => branch(here, path === "" ? family : `${path}:${family}`)),
  ];
}

/**
 * @param {string[]} contracts
 * @param {string} path
 * @returns {Branch}
 */
function branch(contracts, path) {
  const [first, ...more] = contracts.filter((contract) => isBelow(contract, path));
  return first && more.length === 0 ? { path: first, contract: first } : { path, contract: null };
}

/**
 * Whether the contracts need more than one step.
 *
 * @param {string[]} contracts
 * @returns {boolean}
 */
export function hasBranches(contracts) {
  return branches(contracts, "").some(({ contract }) => contract === null);
}

/**
 * The path one step back.
 *
 * @param {string} path
 * @returns {string}
 */
export function parentPath(path) {
  return path.split(":").slice(0, -1).join(":");
}

/**
 * The path at or below a path that has several choices; a single family opens by itself.
 *
 * @param {string[]} contracts
 * @param {string} [path]
 * @returns {string}
 */
export function openPath(contracts, path = "") {
  const [only, ...more] = branches(contracts, path);
  return only && more.length === 0 && only.contract === null ? openPath(contracts, only.path) : path;
}

/**
 * The path of the previous step; null at the first step.
 *
 * @param {string[]} contracts
 * @param {string} path
 * @returns {string|null}
 */
export function previousPath(contracts, path) {
  if (path === "" || path === openPath(contracts)) return null;
  const up = parentPath(path);
  return branches(contracts, up).length > 1 ? up : previousPath(contracts, up);
}
