### Une série de parties.

cli-error-series-exists = Le fichier { $file } existe déjà.
    .hint = Choisissez un autre nom, ou effacez-le d’abord.
cli-error-series-played = Toutes les parties de cette série sont jouées.
    .hint = Pour en rejouer une, donnez son numéro.
cli-error-series-rules = { error-series-rules }
    .hint = Prenez match-aux-cartes, tournoi-2006 ou des règles maison avec finish = "deals".
cli-error-series-count = { error-series-count }
    .hint = Donnez un nom à chaque équipe.
cli-error-series-name = { error-series-name }
cli-error-series-twice = { error-series-twice }
    .hint = Donnez à chacune un nom différent.
cli-error-series-no-game = { error-series-no-game }
cli-error-series-range = { error-series-range }
cli-error-series-sum = { error-series-sum }
    .hint = Recomptez.
cli-error-series-file = Ce fichier n’est pas une série de parties.
    .hint = Créez-en une avec : buur series new FICHIER ÉQUIPE ÉQUIPE
