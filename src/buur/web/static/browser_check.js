/**
 * Inline script that tells the user of an old browser so, where the page would stay empty.
 *
 * It is written in ECMAScript 5, which such a browser can read. It also notices another script that
 * the browser cannot read: the error comes while the page is still empty.
 */
(function () {
  function tell() {
    var note = document.getElementById("too-old");
    if (note) note.hidden = false;
    else document.addEventListener("DOMContentLoaded", tell);
  }
  addEventListener("error", function () {
    var page = document.getElementById("page");
    if (!page || !page.firstChild) tell();
  });
  var knows = "findLast" in Array.prototype && "HTMLDialogElement" in window;
  if (!knows || !window.CSS || !CSS.supports("rotate", "1deg")) tell();
})();
