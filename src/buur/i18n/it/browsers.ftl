### Browser troppo vecchi o senza JavaScript.

browser-too-old = Questo browser è troppo vecchio per Buur. Usa Safari da iOS 15.4, Chrome da 104 o Firefox da 104.
browser-no-script = Buur ha bisogno di JavaScript. Attivalo nelle impostazioni del browser.
