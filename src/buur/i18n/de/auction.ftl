### Die Steigerung: Spiele, Optionen, Absagen, Erzählung.

preset-coinche = Jass coinché
    .help = Man bietet Punkte und einen Trumpf; die Partei mit dem höchsten Gebot muss es erfüllen.
preset-sidi = Sidi Barrani
    .help = Man bietet Punkte in irgendeiner Spielart; ein verfehltes Gebot geht an die Gegner.
preset-sidi-jassverband = Sidi Barrani, Jassverband
    .help = Nach den Empfehlungen des Jassverbands: in Fünferschritten, mit Doppeln und Kontern.
preset-sidi-pagat = Sidi Barrani auf 1500
    .help = Nach einer englischen Regelsammlung: bis 157, mit Weis.
source-FWC = eine öffentliche Enzyklopädie, Artikel «Jass coinché»
source-JVS = Empfehlungen des Jassverbands Schweiz, nach einem Lexikon
source-PAG = eine englische Sammlung von Kartenspielen
cli-source-fwc = FWC: öffentliche Enzyklopädie, «Jass coinché»
cli-source-jvs = JVS: Empfehlungen des Jassverbands Schweiz
cli-source-pag = PAG: englische Sammlung von Kartenspielen
group-auction = Steigern

option-ladder = Steigern
    .help = Ob vor der ersten Karte geboten wird, und auf welcher Leiter.
value-ladder-none = nein
value-ladder-points = nach Punkten
option-bid_low = Kleinstes Gebot
    .help = So viele Punkte muss man mindestens bieten.
option-bid_step = Schritt der Gebote
    .help = Um wie viele Punkte die Gebote steigen.
option-bid_high = Grösstes Gebot in Punkten
    .help = Wie weit die Leiter geht, vor allen Punkten und dem Matsch.
option-bid_top = Spitze der Leiter
    .help = Was über den anderen Geboten noch geboten werden kann.
value-bid_top-none = nichts weiter
value-bid_top-157 = alle Punkte
value-bid_top-match = der Matsch
value-bid_top-157_match = alle Punkte, dann der Matsch
option-match_worth = Gebot des Matsches
    .help = Was ein gebotener Matsch zählt, erfüllt oder nicht.
option-named = Spielart nennen
    .help = Wann der Trumpf oder die andere Spielart genannt wird.
value-named-with_bid = mit dem Gebot
value-named-after = nach der Steigerung
option-reentry = Bieten nach dem Passen
    .help = Ob noch bieten darf, wer gepasst hat.
option-auction_end = Ende der Steigerung
    .help = Wer gepasst haben muss, damit das Gebot gilt.
value-auction_end-all_passed = alle anderen haben gepasst
value-auction_end-opponents_passed = beide Gegner haben gepasst
option-doubling = Doppeln
    .help = Ob die Gegner das Gebot doppeln und die Bieter es kontern dürfen.
value-doubling-off = nein
value-doubling-double = doppeln
value-doubling-redouble = doppeln und kontern
option-double_window = Zeit zum Doppeln
    .help = Bis wann ein Gebot gedoppelt werden kann.
value-double_window-standing = solange das Gebot steht
value-double_window-next_spoken = bevor der Nächste gesprochen hat
value-double_window-turn = wer an der Reihe ist
option-all_pass = Wenn alle passen
    .help = Wer gibt, wenn niemand geboten hat.
value-all_pass-next = der nächste Geber
value-all_pass-same = derselbe Geber
option-bid_failed = Verfehltes Gebot
    .help = Was geschrieben wird, wenn die Partei ihr Gebot nicht erfüllt.
value-bid_failed-own = jedem seine Stiche, das Gebot den anderen
value-bid_failed-lost = nichts; den anderen Stiche und Gebot
value-bid_failed-defence_takes_all = nichts; den anderen alles und das Gebot
value-write-bid = die Punkte und das Gebot

misdeal-all-passed = Alle haben gepasst: Es wird neu gegeben.
reason-bad-bid = Dieses Gebot gibt es in diesen Regeln nicht.
reason-bid-too-low = Man muss höher bieten.
reason-double-not-allowed = Hier gibt es für dich nichts zu doppeln.
reason-double-too-late = Zum Doppeln ist es zu spät.
rules-auction-found = Das geht nicht zusammen: Wo der Trumpf vorgeschrieben oder aufgedeckt ist, wird nicht gesteigert.
rules-auction-push = Das geht nicht zusammen: Wo gesteigert wird, schiebt niemand.
rules-auction-lead = Das geht nicht zusammen: Wo gesteigert wird, wählt niemand durch Ausspielen.
rules-auction-predict = Das geht nicht zusammen: Man steigert oder sagt Punkte an, nicht beides.
rules-auction-empty = Das geht nicht zusammen: Die Leiter der Gebote ist leer.
rules-bid-ladder = Das geht nicht zusammen: Ohne Steigerung gibt es kein Gebot zu schreiben.
rules-bid-sides = Das geht nicht zusammen: Das Gebot wird zwischen zwei Parteien geschrieben.
rules-bid-multipliers = Das geht nicht zusammen: Mit einem Gebot zählt jedes Spiel einfach.
rules-bid-claim = Das geht nicht zusammen: Mit einem Gebot wird für alle gezählt, ohne Striche.

say-bid = { $height ->
        [match] Matsch
       *[other] { $height }
    }, { $contract }
say-passed = Ich passe
say-doubled = Gedoppelt!
tell-bid = { $who ->
        [you] Du bietest { $height }: { $contract }.
       *[other] { $name } bietet { $height }: { $contract }.
    }
tell-passed = { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
tell-doubled = { $who ->
        [you] Du doppelst.
       *[other] { $name } doppelt.
    }
tell-bid-made = Das Gebot ist erfüllt: { $points } Punkte dazu.
tell-bid-failed = Das Gebot ist verfehlt: { $points } Punkte für die anderen.
bid-match = Matsch
bid-all-tricks = alle Stiche
bid-worth = Gebot { $points }
hint-act-bid = { $height } bieten, { $contract }
hint-act-passed = passen
hint-act-doubled = doppeln
hint-bid-for-hand = So viel sollte dein Blatt etwa machen.
hint-raise-partner = Mit dem Gebot deines Partners reicht dein Blatt für mehr.
hint-pass-bid = Für ein höheres Gebot reicht dein Blatt nicht.
hint-double-bid = Die Gegner haben mehr geboten, als sie machen werden: Dopple.
hint-double-again = Deine Partei erfüllt ihr Gebot: Kontere.
