/**
 * A link as a QR code, black on white in both themes.
 */

import { h } from "../browser/dom.js";
import { loadQrCode } from "../net/qr_codes.js";
import { bigButton, dialog } from "./dialogs.js";

/** @import { Context, OptionalComponent } from "../model/types.js" */
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
  const large = () => actions.open("qr");
  return h(
    "figure.qr",
    { key: `qr-${path}`, mount },
    code
      ? h("button.qr-open", { key: "code", type: "button", "aria-label": t("qr-large"), title: t("qr-large"), on: { click: large } }, drawing(code, t("qr-label", { link })))
      : h("span.qr-code", { key: "wait" }),
    h("figcaption", { key: "how" }, t("qr-how")),
  );
}

/** The QR code as large as the window, for those who sit at the same table. @type {OptionalComponent} */
export function qrDialog({ t, model, actions }) {
  const { qr } = model;
  if (!qr) return null;
  return dialog(
    "qr-large",
    t("qr-title"),
    drawing(qr, t("qr-label", { link: qr.link })),
    h("p.hint", { key: "how" }, t("qr-how")),
    h("div.row", { key: "close" }, bigButton(t("close"), () => actions.open(null), "primary")),
  );
}

/** @param {import("../net/qr_codes.js").QrCode} code @param {string} label @returns {VNode} */
function drawing({ size, path }, label) {
  return h(
    "svg.qr-code",
    { key: "drawing", viewBox: `0 0 ${size} ${size}`, role: "img", "shape-rendering": "crispEdges", "aria-label": label },
    h("path", { d: path }),
  );
}
