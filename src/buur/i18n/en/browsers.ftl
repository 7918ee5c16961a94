### Browsers that are too old or run no JavaScript.

browser-too-old = This browser is too old for Buur. Use Safari on iOS 15.4, Chrome 104, Firefox 104 or newer.
browser-no-script = Buur needs JavaScript. Turn it on in the settings of the browser.
