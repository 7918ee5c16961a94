### Navigateurs trop anciens ou sans JavaScript.

browser-too-old = Ce navigateur est trop ancien pour Buur. Utilisez Safari dès iOS 15.4, Chrome dès 104 ou Firefox dès 104.
browser-no-script = Buur a besoin de JavaScript. Activez-le dans les réglages du navigateur.
