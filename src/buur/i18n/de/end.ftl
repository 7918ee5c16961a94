### Das Ende einer Partie und ihr Verlauf: Spiel für Spiel, Stich für Stich.

end-by-claim =
    { $who ->
        [you] Du hast dich bedankt, und es stimmte.
       *[other] { $name } hat sich bedankt, und es stimmte.
    }
end-by-wrong-claim =
    { $who ->
        [you] Du hast dich zu früh bedankt: Die Partie geht an die anderen.
       *[other] { $name } hat sich zu früh bedankt: Die Partie geht an die anderen.
    }
end-reached =
    { $side ->
        [us] Ihr habt das Ziel erreicht
        [them] Die Gegner haben das Ziel erreicht
        [you] Du hast das Ziel erreicht
       *[other] { $name } hat das Ziel erreicht
    }: { $kind ->
        [melds] mit dem Weis
        [stoeck] mit den Stöck
        [last_trick] mit dem letzten Stich
        [match] mit dem Matsch
        [bid] mit dem Gebot
       *[cards] mit den Stichen
    }, { $trick ->
        [0] vor dem ersten Stich
        [1] nach dem ersten Stich
       *[other] nach { $trick } Stichen
    }.
end-out =
    { $side ->
        [us] Ihr habt das Ziel erreicht und gewinnt
        [them] Die Gegner haben das Ziel erreicht und gewinnen
        [you] Du hast das Ziel erreicht und gewinnst
       *[other] { $name } hat das Ziel erreicht und gewinnt
    }.
end-reached-next =
    { $side ->
        [us] Danach habt auch ihr es erreicht
        [them] Danach haben es auch die Gegner erreicht
        [you] Danach hast auch du es erreicht
       *[other] Danach hat es auch { $name } erreicht
    }, { $kind ->
        [melds] mit dem Weis
        [stoeck] mit den Stöck
        [last_trick] mit dem letzten Stich
        [match] mit dem Matsch
        [bid] mit dem Gebot
       *[cards] mit den Stichen
    }.
end-after =
    { $count ->
        [one] Die Partie dauerte ein Spiel.
       *[other] Die Partie dauerte { $count } Spiele.
    }
end-lead =
    { $side ->
        [us] Ihr gewinnt
        [them] Die Gegner gewinnen
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $count ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }{ $lowest ->
        [yes] {" "}weniger
       *[no] {" "}Vorsprung
    }{ $against ->
        [us] {""}
        [them] {""}
       *[other] {" "}{ $lowest ->
            [yes] als { $against ->
                [you] du
               *[other] { $rival }
            }
           *[no] auf { $against ->
                [you] dich
               *[other] { $rival }
            }
        }
    }.
end-turning =
    Den Ausschlag gab Spiel { $deal }, { $swing } Punkte mehr für { $side ->
        [us] euch als für die Gegner
        [them] die Gegner als für { $against ->
            [you] dich
           *[other] euch
        }
        [you] dich als für { $against ->
            [them] die Gegner
           *[other] { $rival }
        }
       *[other] { $name } als für { $against ->
            [you] dich
           *[other] { $rival }
        }
    }.
end-turning-contract =
    Den Ausschlag gab Spiel { $deal }, { $swing } Punkte mehr für { $side ->
        [us] euch als für die Gegner
        [them] die Gegner als für { $against ->
            [you] dich
           *[other] euch
        }
        [you] dich als für { $against ->
            [them] die Gegner
           *[other] { $rival }
        }
       *[other] { $name } als für { $against ->
            [you] dich
           *[other] { $rival }
        }
    } ({ $contract }).
tricks-no = Stich { $trick }
tricks-look = Stiche ansehen
tricks-title = Spiel { $deal }, Stich für Stich
tricks-choose = Stich wählen
tricks-before = Stich davor
tricks-after = Stich danach
end-curve = Der Stand nach jedem Spiel
end-curve-line = { $name }: { $points }
end-list = Spiel für Spiel
end-others = Anderes Spiel
end-replay = Stich für Stich nachsehen
