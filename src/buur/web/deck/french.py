"""The French deck: its suits, and the figures of its twelve court cards."""

from __future__ import annotations

from buur.web.deck import coats, gowns, hair, hats, held_objects, palette
from buur.web.deck.court import Figure
from buur.web.deck.faces import Look

LIVERIES = {
    "S": palette.livery("S", robe="#2b4278", second="#e3b84f", accent="#b3262f", tint="#2b5ab822"),
    "H": palette.livery("H", robe="#a9242f", second="#efc868", accent="#2b5a8c", tint="#c0392b18"),
    "D": palette.livery("D", robe="#c05f1c", second="#f3dfae", accent="#7a2440", tint="#e0962a2e"),
    "C": palette.livery("C", robe="#2c6746", second="#e6c05c", accent="#8c2b3f", tint="#2c8a4618"),
}

BANDS = {"S": "lozenges", "H": "waves", "D": "chevrons", "C": "leaves"}

FIGURES = {
    # Kings: the old warrior, the gracious, the merchant prince, the woodman.
    "S-K": Figure(
        look=Look(shape="gaunt", brow="stern", nose="hooked", mouth="none", hair=palette.GREY_HAIR),
        behind=hair.short(palette.GREY_HAIR),
        body=gowns.armour,
        front=hair.full_beard(palette.GREY_HAIR) + hats.radiant(palette.RED),
        held=held_objects.sword(),
        cuff=palette.GOLD,
    ),
    "H-K": Figure(
        look=Look(brow="calm", mouth="none", hair=palette.BROWN_HAIR),
        behind=hair.long(palette.BROWN_HAIR),
        body=gowns.ermine,
        front=hair.pointed_beard(palette.BROWN_HAIR) + hats.imperial("#2b5a8c", palette.RED),
        held=held_objects.sceptre("#2b5a8c"),
        left=True,
    ),
    "D-K": Figure(
        look=Look(shape="profile", hair=palette.BLACK_HAIR),
        behind=hair.cropped(palette.BLACK_HAIR),
        body=gowns.furred,
        front=hair.nape(palette.BLACK_HAIR)
        + hair.profile_beard(palette.BLACK_HAIR)
        + hats.ducal("#7a2440", "#7a2440"),
        held=held_objects.orb("#7a2440"),
        tilt=0,
    ),
    "C-K": Figure(
        look=Look(shape="broad", brow="bushy", nose="bulb", mouth="none", hair=palette.GREY_HAIR),
        behind=hair.long(palette.WHITE_HAIR),
        body=gowns.brocade,
        front=hair.forked_beard(palette.WHITE_HAIR) + hats.fleury("#8c2b3f", LIVERIES["C"].robe),
        held=held_objects.axe(),
        at=(181, 150),
        tilt=0,
        left=True,
        cuff=palette.GOLD,
    ),
    # Queens: the mourner with her lily, the beloved, the vain one, the vine grower.
    "S-Q": Figure(
        look=Look(shape="lady", brow="raised", mouth="lips", hair=palette.BLACK_HAIR),
        behind=hats.veil(palette.WHITE, LIVERIES["S"].robe),
        body=gowns.mantled_gown,
        front=hair.fringe(palette.BLACK_HAIR) + hats.tiara(palette.RED),
        held=held_objects.lily(),
        tilt=2,
        left=True,
    ),
    "H-Q": Figure(
        look=Look(shape="lady", mouth="lips", hair=palette.BROWN_HAIR),
        behind=hair.long(palette.FAIR_HAIR),
        body=gowns.square_gown,
        front=hair.fringe(palette.FAIR_HAIR) + hats.coronet("#2b5a8c"),
        held=held_objects.rose("#c22a38"),
        tilt=2,
    ),
    "D-Q": Figure(
        look=Look(
            shape="lady",
            brow="raised",
            nose="hooked",
            mouth="lips",
            eyes=2.4,
            hair=palette.RED_HAIR,
        ),
        behind=hair.curls(palette.RED_HAIR),
        body=gowns.ruffed_gown,
        front=hair.fringe(palette.RED_HAIR) + hats.radiant("#7a2440", points=3),
        held=held_objects.mirror("#bfd8e2"),
        tilt=3,
    ),
    "C-Q": Figure(
        look=Look(shape="round", mouth="smile", nose="snub", hair=palette.BLACK_HAIR),
        behind=hair.plaits(palette.BLACK_HAIR, "#8c2b3f"),
        body=gowns.bodice,
        front=hair.fringe(palette.BLACK_HAIR) + hats.vine_wreath("#5d3a78"),
        held=held_objects.grapes("#5d3a78"),
        sleeve=palette.WHITE,
        tilt=-2,
        left=True,
    ),
    # Jacks: the guard, the marksman, the postilion, the lute player.
    "S-J": Figure(
        look=Look(shape="profile", hair=palette.BROWN_HAIR),
        behind=hair.cropped(palette.BROWN_HAIR),
        body=coats.breastplate,
        front=hair.nape(palette.BROWN_HAIR) + hats.morion(palette.RED),
        held=held_objects.halberd(),
    ),
    "H-J": Figure(
        look=Look(shape="young", mouth="smile", hair=palette.BROWN_HAIR),
        behind=hair.bob(palette.FAIR_HAIR),
        body=coats.slashed,
        front=hair.fringe(palette.FAIR_HAIR) + hats.beret(LIVERIES["H"].robe, palette.WHITE),
        held=held_objects.apple_arrow("#2b5a8c"),
        left=True,
    ),
    "D-J": Figure(
        look=Look(shape="round", nose="snub", brow="raised", mouth="smile", hair=palette.RED_HAIR),
        behind=hair.short(palette.RED_HAIR),
        body=coats.messenger,
        front=hats.post_cap(LIVERIES["D"].robe, palette.GOLD),
        held=held_objects.posthorn(),
        at=(186, 150),
        tilt=0,
    ),
    "C-J": Figure(
        look=Look(shape="young", mouth="song", brow="raised", hair=palette.BLACK_HAIR),
        behind=hair.curls(palette.BLACK_HAIR),
        body=coats.tabard,
        front=hats.slouch(LIVERIES["C"].robe, "#8c2b3f", "#e6c05c"),
        held=held_objects.lute(),
        tilt=7,
        left=True,
    ),
}
