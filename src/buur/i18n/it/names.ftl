### Names that are refused: `error-name-{code}`, see docs/reference/names.md.

error-name-invisible = Il tuo nome contiene un carattere invisibile ({ $sign }). Cancella il nome e scrivilo di nuovo.
error-name-sign = Il carattere { $sign } non è possibile in un nome. Toglilo.
error-name-accents = Una lettera del tuo nome ha troppi accenti. Togline qualcuno.
error-name-scripts = Il tuo nome mescola lettere di più alfabeti. Scrivilo in uno solo.
error-name-lookalike = Il tuo nome somiglia troppo a { $bot }, un giocatore del computer. Scegline un altro.
error-name-twice = Due persone al tavolo si chiamerebbero { $name }. Completa uno dei nomi.
error-name-long = Il tuo nome ha più di { $most } caratteri. Accorcialo.
