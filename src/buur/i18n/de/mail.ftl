### Der Brief mit einem Link, mit dem jemand seine Partien behält oder sich anmeldet.

mail-subject = Dein Link für Buur
mail-text =
    Guten Tag!

    Auf { $page } hat jemand einen Link an diese Adresse verlangt. Wenn du es warst, öffne ihn im gleichen Browser:

    { $link }

    Der Link gilt einmal und { $minutes } Minuten lang. Er behält deine Partien oder führt dich zu ihnen zurück.

    Wenn du es nicht warst, musst du nichts tun: Ohne diesen Link kommt niemand hinein.
