/**
 * Passkeys: asks the browser for one, and for a signature with one.
 */

/** @returns {boolean} whether this browser can make passkeys at this address */
export const hasPasskeys = () => isSecureContext && typeof PublicKeyCredential === "function";

/**
 * Have the browser make a passkey.
 *
 * @param {any} options of the server, as JSON
 * @returns {Promise<object|null>} the credential as JSON; null if the person does not want to
 */
export function create(options) {
  const excludeCredentials = options.excludeCredentials?.map(described);
  const user = { ...options.user, id: bytesOf(options.user.id) };
  const publicKey = { ...options, challenge: bytesOf(options.challenge), user, excludeCredentials };
  return asked(navigator.credentials.create({ publicKey }), ["attestationObject", "clientDataJSON"]);
}

/**
 * Have the browser sign with a passkey.
 *
 * @param {any} options of the server, as JSON
 * @returns {Promise<object|null>} the credential as JSON; null if the person does not want to
 */
export function sign(options) {
  const allowCredentials = options.allowCredentials?.map(described);
  const publicKey = { ...options, challenge: bytesOf(options.challenge), allowCredentials };
  return asked(navigator.credentials.get({ publicKey }), ["authenticatorData", "clientDataJSON", "signature", "userHandle"]);
}

/**
 * @param {Promise<any>} asking
 * @param {string[]} parts of the response
 * @returns {Promise<object|null>}
 */
async function asked(asking, parts) {
  try {
    const { id, rawId, type, response } = await asking;
    const written = parts.filter((part) => response[part]).map((part) => [part, textOf(response[part])]);
    return { id, rawId: textOf(rawId), type, response: Object.fromEntries(written), clientExtensionResults: {} };
  } catch (error) {
    // NotAllowedError: closed, or too late; InvalidStateError: this device has a passkey already.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** @param {{id: string}} credential */
const described = (credential) => ({ ...credential, id: bytesOf(credential.id) });

/** @param {string} text base64url @returns {Uint8Array} */
function bytesOf(text) {
  const raw = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes @returns {string} base64url */
function textOf(bytes) {
  const raw = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(raw).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
