/**
 * Insertion of the SVG drawings of a deck into the page.
 */

/**
 * Put drawings into the page, ready to be used: symbols work unseen, and two thousand nodes that
 * need no style are many milliseconds on a phone; only what cuts others out must count as shown.
 *
 * @param {Element} place
 * @param {string} drawings
 * @param {string} deck
 */
export function insertDeck(place, drawings, deck) {
  const box = document.createElement("div");
  box.innerHTML = drawings;
  const sprite = /** @type {Element} */ (box.firstElementChild);
  const cutters = /** @type {Element} */ (sprite.cloneNode(false));
  cutters.append(...sprite.querySelectorAll("clipPath"));
  sprite.setAttribute("data-deck", deck);
  sprite.setAttribute("display", "none");
  place.append(sprite, cutters);
}
