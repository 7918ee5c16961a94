### La lettre avec le lien par lequel on garde ses parties ou l’on se connecte.

mail-subject = Votre lien pour Buur
mail-text =
    Bonjour !

    Quelqu’un a demandé sur { $page } un lien pour cette adresse. Si c’était vous, ouvrez-le dans le même navigateur :

    { $link }

    Le lien sert une seule fois, pendant { $minutes } minutes. Il garde vos parties, ou vous ramène à elles.

    Si ce n’était pas vous, ne faites rien : sans ce lien, personne n’entre.
