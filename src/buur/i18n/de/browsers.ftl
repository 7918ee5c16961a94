### Browser, die für Buur zu alt sind oder kein JavaScript ausführen.

browser-too-old = Dieser Browser ist zu alt für Buur. Nimm Safari ab iOS 15.4, Chrome ab 104 oder Firefox ab 104.
browser-no-script = Buur braucht JavaScript. Schalte es in den Einstellungen des Browsers ein.
