### Die Seiten und ihre Links.

rooms = Andere Seiten
room-me = Meine Partien
room-rules = Alle Regeln
room-words = Jasswörter
unknown-title = Diese Seite gibt es nicht
unknown-text = Die Adresse ist vielleicht unvollständig oder alt. Von hier aus kannst du ein Spiel wählen, deine Partien ansehen oder zur Startseite gehen.
refused-title = An diesem Tisch sitzen andere
refused-text = Auf diesem Gerät hast du an diesem Tisch keinen Platz. Wer dich einlädt, muss dir den Link eines Platzes schicken. Du kannst auch gleich gegen den Computer spielen.
refused-broken-title = Dieser Tisch ist geschlossen
put-out-title = Dein Platz hat jemand anderes bekommen
put-out-text = Wer den Tisch leitet, hat ihn neu vergeben, oder du bist von einem anderen Fenster aus gegangen. Du kannst an einem anderen Tisch spielen.
refused-old-title = Dieser Link öffnet keinen Platz mehr
refused-old-text = Die Partie wurde gelöscht, oder es gibt einen neueren Link. Deine anderen Partien sind noch da.
refused-archived-title = Diese Partie ist im Archiv
error-archived = Diese Partie ist alt, und der Betreiber des Servers hat ihre Karten ins Archiv gelegt. Dein Ergebnis steht weiterhin unter «Meine Partien».
title-unknown = Diese Seite gibt es nicht – Buur
title-rules = Jassregeln – Buur
title-words = Jasswörter – Buur
title-me = Meine Partien – Buur
title-game = Partie nachspielen – Buur
start-other = Anderes Spiel
room-learn = Jassen lernen
room-series = Eine Serie
play-new = Neue Partie
home-favourites = Deine Favoriten
