/**
 * Playing of a replay: its timer, its keys, and the address of the trick that is shown.
 */

let timer = 0;

/**
 * Call a function again and again until `stopPlaying`.
 *
 * @param {() => void} advance
 * @param {number} milliseconds
 */
export function startPlaying(advance, milliseconds) {
  stopPlaying();
  timer = window.setInterval(advance, milliseconds);
}

export function stopPlaying() {
  clearInterval(timer);
  timer = 0;
}

/**
 * Put a fragment into the address, without a new entry of the history.
 *
 * @param {string} hash
 */
export function replaceHash(hash) {
  if (location.hash !== hash) history.replaceState(history.state, "", hash);
}

/**
 * Have keys press the controls inside a node, each the control that names it in `data-keys`.
 *
 * @param {HTMLElement} node
 */
export function listenToKeys(node) {
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (!node.isConnected) return document.removeEventListener("keydown", pressed);
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isTyping = target?.closest("input, select, textarea, dialog");
    const isPressing = event.key === " " && target?.closest("a, button, summary");
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping || isPressing) return;
    const key = `${event.shiftKey ? "Shift+" : ""}${event.key === " " ? "Space" : event.key}`;
    const control = [...node.querySelectorAll("[data-keys]")].find((one) => one.getAttribute("data-keys")?.split(" ").includes(key));
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    control.click();
  };
  document.addEventListener("keydown", pressed);
}
