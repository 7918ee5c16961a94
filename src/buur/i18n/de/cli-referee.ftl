### Der Schiedsrichter auf der Kommandozeile.

cli-referee-number = Eine Zahl von 1 bis { $last }:
cli-error-referee-no-answer = Die Antwort auf eine Frage fehlt.
    .hint = Schreib eine Zahl pro Zeile.
cli-error-referee-two-jobs = --print druckt ein Blatt und stellt keine Fragen.
    .hint = Lass --regulation weg.
