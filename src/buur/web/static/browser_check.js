/**
 * Inline script that tells the user of an old browser so, in place of the page.
 *
 * It is written in ECMAScript 5, which such a browser can read. It also notices another script that
 * the browser cannot read: the error comes while the page is still empty. The sentence disappears
 * if the page is drawn after all, as after an error of an extension.
 */
(function () {
  /** @param {boolean} hides */
  function tell(hides) {
    var note = document.getElementById("too-old");
    var page = document.getElementById("page");
    if (!note || !page) {
      document.addEventListener("DOMContentLoaded", function () {
        tell(hides);
      });
      return;
    }
    note.hidden = false;
    if (hides) page.hidden = true;
  }
  addEventListener("error", function () {
    var page = document.getElementById("page");
    if (!page || !page.firstChild) tell(false);
  });
  var knows = "findLast" in Array.prototype && "HTMLDialogElement" in window;
  if (!knows || !window.CSS || !CSS.supports("rotate", "1deg")) tell(true);
})();
