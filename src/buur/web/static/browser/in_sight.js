/**
 * Scrolling to what has just appeared.
 */

/** Scroll as far as an element needs to be seen whole, once it is drawn. @param {HTMLElement} node */
export const inSight = (node) => requestAnimationFrame(() => node.scrollIntoView({ block: "nearest" }));
