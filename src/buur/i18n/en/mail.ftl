### The letter with a link by which a person keeps her parties or signs in.

mail-subject = Your link for Buur
mail-text =
    Hello!

    Somebody asked on { $page } for a link to this address. If it was you, open it in the same browser:

    { $link }

    The link works once, for { $minutes } minutes. It keeps your games, or leads back to them.

    If it was not you, do nothing: without this link nobody gets in.
