/**
 * QR codes of links to this server, which the server draws.
 */

import { api } from "./api.js";

/** @typedef {{of:string, link:string, size:number, path:string}} QrCode of the page `of`: its edge in modules, and the path of the dark ones */
/** @import { Actions } from "../model/types.js" */

/**
 * Load the QR code of a page of this server.
 *
 * @param {Actions} actions
 * @param {string} path with its fragment
 */
export function loadQrCode(actions, path) {
  actions.load(api("/api/qr", { path }).then((drawing) => () => ({ qr: { ...drawing, of: path } })));
}
