/**
 * A link as a QR code, black on white in both themes.
 */

import { h } from "../browser/dom.js";
import { loadQrCode } from "../net/qr_codes.js";

/** @import { Context } from "../model/types.js" */
/** @import { VNode } from "../browser/dom.js" */

/**
 * The QR code of a link to this server, which is loaded when it is first shown.
 *
 * @param {Context} ctx
 * @param {string} link
 * @returns {VNode}
 */
export function qrCode({ t, model, actions }, link) {
  const { pathname, hash } = new URL(link);
  const path = pathname + hash;
  const code = model.qr?.of === path ? model.qr : null;
  const mount = () => void (code ?? loadQrCode(actions, path));
  return h(
    "figure.qr",
    { key: `qr-${path}`, mount },
    code
      ? h("svg.qr-code", { key: "code", viewBox: `0 0 ${code.size} ${code.size}`, role: "img", "shape-rendering": "crispEdges", "aria-label": t("qr-label", { link }) }, h("path", { d: code.path }))
      : h("span.qr-code", { key: "wait" }),
    h("figcaption", { key: "how" }, t("qr-how")),
  );
}
