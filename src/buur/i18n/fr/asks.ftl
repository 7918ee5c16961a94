### Ce que la table demande quand on joue plus que le chibre.

step-back = Retour
turned-card = est retournée et fait atout
card-picked = choisie

## Enchères

bid-title = Votre mise
bids-so-far = Mises jusqu’ici
bid-none-yet = Personne n’a encore parlé.
bid-height = Hauteur
bid-lower = plus bas
bid-higher = plus haut
bid-stakes = Vaut { NUMBER($worth) }
do-bid = Miser { $bid }
bid-text = { $height }, { $contract }
do-pass = Passer
do-double =
    { $again ->
        [yes] Surcontrer
       *[no] Contrer
    }
say-redoubled = Surcontre !
tell-redoubled =
    { $who ->
        [you] Vous surcontrez.
       *[other] { $name } surcontre.
    }
tell-bid-alone =
    { $who ->
        [you] Vous misez { $bid }.
       *[other] { $name } mise { $bid }.
    }
hint-act-bid-alone = miser { $bid }
auction-top =
    { $who ->
        [you] Vous : { $bid }
       *[other] { $name } : { $bid }
    }
bid-by =
    { $who ->
        [you] { $bid } – vous
       *[other] { $bid } – { $name }
    }{ $factor ->
        [1] {""}
       *[other] {" "}×{ $factor }
    }

## Prédiction

predict-title =
    { $counts ->
        [tricks] Combien de plies ferez-vous ?
       *[points] Combien de points ferez-vous ?
    }
predict-hint =
    { $aloud ->
        [yes] De 0 à { $max } ; tout le monde l’entend.
       *[no] De 0 à { $max } ; personne ne le voit avant la fin.
    }
predict-number = Prédiction
number-less = { $by } de moins
number-more = { $by } de plus
do-predict = Prédire { $points }
predicted-own = prédit { $points }
tell-predictions = Prédit : { $list }.

## Jouer la donne, échanger

join-title = Jouez-vous cette donne ?
do-join =
    { $answer ->
        [play] Jouer
        [later] Peut-être
        [blind] Prendre le talon
       *[drop] Abandonner
    }
exchange-title = Échanger { $count } cartes ?
do-exchange = Échanger { $count }
do-keep = Garder mes cartes
discard-title = Écartez { $count } cartes
do-discard = Écarter { $count }
pick-hint = Choisissez-les dans votre jeu.
pick-more =
    { $missing ->
        [one] Encore une
       *[other] Encore { $missing }
    }
picked-none = Rien n’est encore choisi.
widow-taken = cartes visibles, désormais à vous
do-rob = Prendre la retourne
tell-turned = Retournée : { $card }.
do-marry = Montrer { $cards }
say-married = Mariage !

## Seul, ou avec un partenaire appelé

call-title = Qui appelez-vous ?
call-hint = Qui tient la carte joue avec vous.
call-again = { $card } : c’est un voisin qui la tient, appelez une autre carte.
say-called = J’appelle : { $card }
own-title = { $name } a appelé votre carte
do-own = Je la tiens
say-owned = Je la tiens
renounce-title = Jouez-vous cette donne ?
renounce-hint = Qui renonce laisse les points aux autres.
do-renounce = Renoncer
do-play-on = Jouer
say-renounced = Je renonce
say-played-on = Je joue
king-is =
    { $who ->
        [you] vous jouez seul
       *[other] { $name } joue seul
    }
king-with =
    { $who ->
        [you] vous avec { $partner }
       *[other] { $name } avec { $ally ->
            [you] vous
           *[other] { $partner }
        }
    }

## Accueil et aide

players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
presets-find = Chercher un jeu
presets-none = Aucun jeu de ce nom.
key-double = contrer
key-rob = prendre la retourne
