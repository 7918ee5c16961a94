### Names that are refused: `error-name-{code}`, see docs/reference/names.md.

error-name-invisible = Dein Name enthält ein unsichtbares Zeichen ({ $sign }). Lösche den Namen und tippe ihn neu.
error-name-sign = Das Zeichen { $sign } geht in keinem Namen. Lass es weg.
error-name-accents = Ein Buchstabe deines Namens hat zu viele Akzente. Lass welche weg.
error-name-scripts = Dein Name mischt Buchstaben mehrerer Alphabete. Schreib ihn in einem davon.
error-name-lookalike = Dein Name gleicht zu sehr { $bot }, und so heisst ein Computer. Wähle einen anderen.
error-name-twice = Zwei Personen am Tisch würden { $name } heissen. Ergänze einen der Namen.
error-name-long = Dein Name hat mehr als { $most } Zeichen. Kürze ihn.
