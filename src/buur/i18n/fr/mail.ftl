### La lettre avec le lien par lequel on garde ses parties ou l’on se connecte.

mail-subject = Ton lien pour Buur
mail-text =
    Bonjour !

    Quelqu’un a demandé sur { $page } un lien pour cette adresse. Si c’était toi, ouvre-le dans le même navigateur :

    { $link }

    Le lien sert une seule fois, pendant { $minutes } minutes. Il garde tes parties, ou te ramène à elles.

    Si ce n’était pas toi, ne fais rien : sans ce lien, personne n’entre.
