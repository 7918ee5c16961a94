### Tables for friends: `error-{code}` of an invitation or of a change of seats.

error-table-full = Dieser Tisch ist voll. Frag nach einem Platz am nächsten.
error-table-playing = An diesem Tisch wird gespielt, und alle Plätze sind besetzt. Vielleicht wird später einer frei.
error-table-over = Die Partie an diesem Tisch ist zu Ende.
error-table-gone = Diesen Tisch gibt es nicht mehr.
error-invitation-renewed = Diese Einladung ist durch eine neue ersetzt. Frag nach der neuen.
error-invitation-closed = Diese Einladung ist geschlossen. Wer den Tisch leitet, kann sie öffnen.
error-put-out = Dein Platz an diesem Tisch gehört jetzt jemand anderem.
error-not-host = Das kann nur, wer den Tisch leitet.
error-changed = Am Tisch hat sich eben etwas geändert. Schau nach und versuch es nochmals.
error-begun = Die Partie hat begonnen; das lässt sich nicht mehr ändern.
error-own-seat = Das ist dein eigener Platz. Verlass den Tisch, wenn du ihn abgeben willst.
error-bad-seat = Diesen Platz gibt es am Tisch nicht.
error-no-draw = Mit diesen Regeln werden die Parteien nicht ausgelost.
error-not-over = Eine Revanche gibt es, wenn die Partie zu Ende ist.
error-rematch-made = Der Tisch für die Revanche steht bereit.
error-no-rematch = Für deinen Platz gibt es keine Revanche.
error-not-friends = An diesem Tisch lassen sich keine Plätze verteilen.
error-too-many-gathering = Zu viele Tische von hier warten auf Leute. Beginne oder verlass einen davon.
error-bad-request = Das Programm hat dies nicht verstanden. Lade die Seite neu.
error-too-many-requests = Das ging zu schnell. Warte einen Moment und versuch es nochmals.
error-replaced = Ein anderes Gerät spielt jetzt auf deinem Platz.
