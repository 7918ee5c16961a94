### Das Ende einer Partie und ihr Verlauf: Spiel für Spiel, Stich für Stich.

end-by-claim =
    { $who ->
        [you] Du hast dich bedankt
       *[other] { $name } hat sich bedankt
    }, und es stimmte: { end-goes }
end-by-wrong-claim =
    { $who ->
        [you] Du hast dich zu früh bedankt
       *[other] { $name } hat sich zu früh bedankt
    }: { end-goes }
end-goes =
    Die Partie geht an { $side ->
        [us] euch
        [them] die Gegner
        [you] dich
       *[other] { $winner }
    }.
end-last-trick = Beide Parteien haben es erreicht, da entscheidet der letzte Stich: { end-goes }
end-gap = Das Spiel ist fertig gespielt. { end-total }
end-deals = Alle Spiele sind gespielt. { end-total }
end-checklist = Alle Zeilen sind gespielt. { end-total }
end-total =
    { $side ->
        [us] Ihr habt das { end-best } Total.
        [them] Die Gegner haben das { end-best } Total.
        [you] Du hast das { end-best } Total.
        [none] { $lines ->
            [2] Beide Totale sind gleich, niemand gewinnt.
           *[other] Mehrere haben das { end-best } Total, niemand gewinnt.
        }
       *[other] { $winner } hat das { end-best } Total.
    }
end-best =
    { $best ->
        [lower] kleinere
        [lowest] kleinste
        [higher] höhere
       *[highest] höchste
    }
end-strokes-decide =
    Alle Spiele sind gespielt. { $side ->
        [us] Ihr habt die meisten Striche und gewinnt.
        [them] Die Gegner haben die meisten Striche und gewinnen.
        [you] Du hast die meisten Striche und gewinnst.
        [none] Mehrere haben die meisten Striche, niemand gewinnt.
       *[other] { $winner } hat die meisten Striche und gewinnt.
    }
end-pommes =
    { $side ->
        [us] Die Gegner haben zu viele Säcke, ihr gewinnt.
        [them] { $against ->
            [you] Du hast zu viele Säcke, die Gegner gewinnen.
           *[other] Ihr habt zu viele Säcke, die Gegner gewinnen.
        }
        [you] { $against ->
            [them] Die Gegner haben zu viele Säcke, du gewinnst.
           *[other] { $rival } hat zu viele Säcke, du gewinnst.
        }
       *[other] { $against ->
            [you] Du hast zu viele Säcke, { $winner } gewinnt.
           *[other] { $rival } hat zu viele Säcke, { $winner } gewinnt.
        }
    }
end-reached =
    { $side ->
        [us] Ihr habt das Ziel erreicht
        [them] Die Gegner haben das Ziel erreicht
        [you] Du hast das Ziel erreicht
       *[other] { $name } hat das Ziel erreicht
    }: { $kind ->
        [unplayed] ohne dass ein Stich gespielt wurde
        [melds] mit dem Weis
        [stoeck] mit den Stöck
        [last_trick] mit dem letzten Stich
        [match] mit dem Matsch
        [bid] mit dem Gebot
       *[cards] mit den Stichen
    }{ $trick ->
        [none] {""}
        [0] , vor dem ersten Stich
        [1] , nach dem ersten Stich
       *[other] , nach { $trick } Stichen
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
        [unplayed] ohne dass ein Stich gespielt wurde
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
    } mit { end-points }{ $lowest ->
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
end-points =
    { $count ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
end-turning =
    Den Ausschlag gab Spiel { $deal }, { $count ->
        [one] ein Punkt
       *[other] { $swing } Punkte
    } mehr für { $side ->
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
    Den Ausschlag gab Spiel { $deal }, { $count ->
        [one] ein Punkt
       *[other] { $swing } Punkte
    } mehr für { $side ->
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
