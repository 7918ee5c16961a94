"""The Swiss-German deck: Under, Ober and König of acorns, roses, shields and bells.

As on the old patterns, the Ober carries the sign of his suit above and the Under below. The people
are ours: herdsman, suitor, letter carrier and fool; guard, innkeeper, pipe smoker and hunter.
"""

from __future__ import annotations

from buur.web.deck import coats, gowns, hair, hats, held_objects, palette
from buur.web.deck.court import ABOVE, BELOW, Figure
from buur.web.deck.faces import Look
from buur.web.deck.svg import moved

LIVERIES = {
    "eichel": palette.livery(
        "eichel", robe="#4f7330", second="#e3b14d", accent="#8c4a22", tint="#7a9a301f"
    ),
    "rosen": palette.livery(
        "rosen", robe="#ab2735", second="#f1d08c", accent="#39694a", tint="#c0394018"
    ),
    "schilten": palette.livery(
        "schilten", robe="#28528f", second="#efd47a", accent="#a62c2c", tint="#2b62b822"
    ),
    "schellen": palette.livery(
        "schellen", robe="#a5581a", second="#f2c544", accent="#2a6670", tint="#f2b0222e"
    ),
}

BANDS = {"eichel": "leaves", "rosen": "waves", "schilten": "checks", "schellen": "discs"}

FIGURES = {
    # Kings.
    "eichel-K": Figure(
        look=Look(shape="broad", brow="bushy", nose="bulb", mouth="none", hair=palette.GREY_HAIR),
        behind=hair.long(palette.WHITE_HAIR),
        body=gowns.furred,
        front=hair.forked_beard(palette.WHITE_HAIR)
        + hats.fleury(palette.RED, LIVERIES["eichel"].robe),
        held=held_objects.goblet(LIVERIES["eichel"].robe),
        tilt=0,
    ),
    "rosen-K": Figure(
        look=Look(shape="profile", hair=palette.BROWN_HAIR),
        behind=hair.short(palette.BROWN_HAIR),
        body=gowns.ermine,
        front=hair.nape(palette.BROWN_HAIR)
        + hair.profile_beard(palette.BROWN_HAIR)
        + hats.imperial("#39694a", LIVERIES["rosen"].robe),
        held=held_objects.sceptre(LIVERIES["rosen"].robe),
    ),
    "schilten-K": Figure(
        look=Look(
            shape="gaunt", brow="stern", nose="hooked", mouth="none", hair=palette.BLACK_HAIR
        ),
        behind=hair.bob(palette.BLACK_HAIR),
        body=gowns.armour,
        front=hair.pointed_beard(palette.BLACK_HAIR) + hats.radiant(LIVERIES["schilten"].robe),
        held=held_objects.sword(),
        left=True,
        cuff=palette.GOLD,
    ),
    "schellen-K": Figure(
        look=Look(shape="round", mouth="none", nose="straight", hair=palette.RED_HAIR),
        behind=hair.curls(palette.RED_HAIR),
        body=gowns.cloth_of_state,
        front=hair.chin_beard(palette.RED_HAIR) + hats.ducal("#2a6670", LIVERIES["schellen"].robe),
        held=held_objects.orb("#2a6670"),
        tilt=0,
        left=True,
    ),
    # Obers.
    "eichel-Q": Figure(
        look=Look(shape="broad", brow="stern", mouth="none", hair=palette.BROWN_HAIR),
        behind=hair.short(palette.BROWN_HAIR),
        body=coats.uniform,
        front=hair.drooping_moustache(palette.BROWN_HAIR)
        + hats.broad_hat(LIVERIES["eichel"].robe, "#8c4a22", palette.GOLD),
        held=held_objects.halberd(),
        sign=ABOVE,
    ),
    "rosen-Q": Figure(
        look=Look(shape="round", nose="bulb", mouth="smile", brow="raised", hair=palette.GREY_HAIR),
        behind=hair.cropped(palette.GREY_HAIR),
        body=coats.apron,
        front=hair.whiskers(palette.GREY_HAIR) + hats.nightcap("#39694a", "#f1d08c"),
        left=True,
        held=held_objects.mug(),
        at=(184, 150),
        sleeve=palette.SKIN,
        tilt=0,
        sign=ABOVE,
    ),
    "schilten-Q": Figure(
        look=Look(shape="gaunt", nose="hooked", mouth="stern", brow="calm", hair=palette.GREY_HAIR),
        behind=hair.short(palette.WHITE_HAIR),
        body=coats.coat,
        front=hats.tricorne(LIVERIES["schilten"].robe, "#efd47a"),
        held=held_objects.key(),
        tilt=8,
        smoke=moved(held_objects.pipe(), 5, 19, scale=0.85),
        left=True,
        sign=ABOVE,
    ),
    "schellen-Q": Figure(
        look=Look(shape="young", brow="bushy", mouth="none", hair=palette.BLACK_HAIR),
        behind=hair.cropped(palette.BLACK_HAIR),
        body=coats.loden,
        front=hair.full_beard(palette.BLACK_HAIR)
        + hats.gamsbart("#4d5a3a", "#2a6670", palette.LEAF),
        held=held_objects.hunting_horn(),
        tilt=0,
        sign=ABOVE,
    ),
    # Unders.
    "eichel-J": Figure(
        look=Look(shape="young", nose="snub", mouth="none", hair=palette.BROWN_HAIR),
        behind=hair.curls(palette.BROWN_HAIR),
        body=coats.smock,
        front=hair.chin_beard(palette.BROWN_HAIR)
        + hats.skullcap(LIVERIES["eichel"].robe, palette.GOLD),
        held=held_objects.alpine_staff(),
        at=(180, 150),
        sleeve=palette.WHITE,
        cuff=palette.WHITE,
        tilt=-3,
        sign=BELOW,
    ),
    "rosen-J": Figure(
        look=Look(shape="young", mouth="smile", brow="raised", eyes=2, hair=palette.BROWN_HAIR),
        behind=hair.bob(palette.FAIR_HAIR),
        body=coats.parted,
        front=hair.fringe(palette.FAIR_HAIR) + hats.beret("#39694a", "#f1d08c"),
        held=held_objects.rose("#c22a38"),
        tilt=2,
        left=True,
        sign=BELOW,
    ),
    "schilten-J": Figure(
        look=Look(shape="gaunt", nose="straight", mouth="calm", hair=palette.RED_HAIR),
        behind=hair.short(palette.RED_HAIR),
        body=coats.messenger,
        front=hair.moustache(palette.RED_HAIR)
        + hats.post_cap(LIVERIES["schilten"].robe, "#efd47a"),
        held=held_objects.letter("#a62c2c"),
        at=(186, 152),
        tilt=0,
        sign=BELOW,
    ),
    "schellen-J": Figure(
        look=Look(shape="round", brow="raised", nose="snub", mouth="grin", eyes=2),
        behind=hair.cropped(palette.RED),
        body=coats.motley,
        front=hats.fool_hood(palette.RED, "#2a6670"),
        held=held_objects.marotte("#2a6670", palette.RED),
        cuff=palette.GOLD,
        left=True,
        sign=BELOW,
    ),
}
