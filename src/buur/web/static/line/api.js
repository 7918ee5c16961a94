/**
 * The server's HTTP side: small calls that give JSON or throw an `ApiError` with a stable code.
 */

export class ApiError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {object} [body] sent as JSON by POST; without it the call is a GET
 * @returns {Promise<any>}
 */
export async function api(path, body) {
  const response = await reach(path, body);
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const error = answer?.error ?? {};
  throw new ApiError(error.code ?? "server", error.message ?? `HTTP ${response.status}`);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Response>}
 */
async function reach(path, body) {
  try {
    if (!body) return await fetch(path);
    return await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiError("unreachable", "the server cannot be reached");
  }
}

/**
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function text(path) {
  const response = await reach(path);
  if (!response.ok) throw new ApiError("server", `HTTP ${response.status}`);
  return response.text();
}
