/**
 * HTTP requests to the server: return JSON, or throw an `ApiError` with a stable code.
 */

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {{code:string, args:Record<string, string|number>}} [why] says more for some codes
   */
  constructor(code, message, why) {
    super(message);
    this.code = code;
    this.why = why;
  }
}

/**
 * @param {string} path
 * @param {object} [body] sent as JSON by POST; without it the call is a GET
 * @param {string} [method] another one
 * @returns {Promise<any>}
 */
export async function api(path, body, method) {
  const response = await reach(path, body, method);
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const error = answer?.error ?? {};
  throw new ApiError(error.code ?? "server", error.message ?? `HTTP ${response.status}`, error.why);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @param {string} [method]
 * @returns {Promise<Response>}
 */
async function reach(path, body, method) {
  try {
    if (!body) return await fetch(path, { method });
    return await fetch(path, {
      method: method ?? "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    return unreachable();
  }
}

/** @returns {never} */
export function unreachable() {
  throw new ApiError("unreachable", "the server cannot be reached");
}

/** @param {string} path @returns {Promise<string>} */
export async function getText(path) {
  const response = await reach(path);
  if (!response.ok) throw new ApiError("server", `HTTP ${response.status}`);
  return response.text();
}

/** The answer to a request as a file. @param {string} path @param {object} body @returns {Promise<Blob>} */
export async function getFile(path, body) {
  const response = await reach(path, body);
  if (!response.ok) throw new ApiError("server", `HTTP ${response.status}`);
  return response.blob();
}

/** Timeout of one poll in milliseconds; the next poll does not wait for it. */
const PATIENCE = 2_000;

/** @returns {Promise<boolean>} whether the server can be reached */
export async function checkHealth() {
  try {
    const signal = AbortSignal.timeout?.(PATIENCE); // iOS has it since version 16
    return (await fetch("/api/health", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/**
 * The address of a resource of this version of the page, which the browser may cache forever.
 *
 * @param {string} path
 * @returns {string}
 */
export function versioned(path) {
  return `${path}?v=${document.documentElement.dataset.version ?? ""}`;
}
