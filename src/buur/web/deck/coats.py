"""Doublets, coats and smocks of the figures below queen."""

from __future__ import annotations

from buur.web.deck.bodies import sleeves, torso
from buur.web.deck.palette import DARK, GOLD, LEAF, SKIN, STEEL, WHITE, WOOD, Livery
from buur.web.deck.svg import cord, dots, inked, line, path, shade, studs

_RUFF = (
    "M110 114C102 116 100 126 108 129C106 136 116 139 121 134C123 141 133 142 137 136"
    "C141 142 151 141 154 134C159 139 169 136 168 129C176 126 175 116 168 113"
    "C158 124 122 124 110 114Z"
)


def ruff() -> str:
    """Return a pleated white collar."""
    return inked(
        path(_RUFF, WHITE),
        line("M110 122 116 128M121 126 123 133M137 128V136M153 126 152 133M168 121 162 128", 1.3),
    )


def parted(livery: Livery) -> str:
    """Return a doublet of two colours with slashed sleeves and a ruff."""
    return (
        torso(livery.robe)
        + inked(
            path(
                "M140 126V182H214V158C210 150 206 146 198 141C182 131 165 127 158 112Z",
                livery.second,
            ),
            sleeves(livery.robe, slash=livery.accent),
            path(
                "M186 133C204 140 212 150 214 160V182H182C190 166 190 150 186 133Z", livery.second
            ),
            line("M140 136V182", 2),
            line("M108 138C112 152 114 168 114 182M172 138C168 152 166 168 166 182", 1.6),
        )
        + shade("M186 133C204 140 212 150 214 160V182H196C204 160 198 146 186 133Z")
        + studs("140 146 140 159 140 172", 2.6, livery.accent)
        + ruff()
    )


def slashed(livery: Livery) -> str:
    """Return the puffed and slashed sleeves of an old soldier."""
    puff = (
        "M92 128C74 124 56 132 54 144C46 146 40 154 42 164C36 168 34 176 34 182H82"
        "C84 176 82 170 80 166C88 160 90 152 86 146C92 142 94 134 92 128Z"
    )
    other = (
        "M180 128C196 124 212 134 210 146C214 150 216 158 214 164V182H190C188 176 188 170 190 166"
        "C184 160 182 152 186 146C180 142 178 134 180 128Z"
    )
    return torso(livery.second) + inked(
        path("M96 124H182C178 146 178 164 180 182H100C102 164 102 146 96 124Z", livery.second),
        path(
            "M112 124 108 182H120L122 124ZM132 128 130 182H140V128ZM150 128V182H160L158 124Z"
            "M168 122 170 182H178C178 164 178 142 176 124Z",
            livery.robe,
            stroke_width=1.5,
        ),
        shade("M182 124C178 146 178 164 180 182H160C168 166 170 146 166 124Z"),
        path(puff + other, livery.robe),
        path(
            "M66 130C60 138 62 142 70 146C76 140 76 134 66 130ZM56 150C50 156 52 164 60 166"
            "C66 160 66 154 56 150ZM76 150C70 156 72 162 78 162C84 158 84 154 76 150ZM196 130"
            "C190 136 192 144 198 146C206 142 206 134 196 130ZM202 152C196 158 198 166 204 168"
            "C212 162 210 154 202 152Z",
            livery.accent,
            stroke_width=1.5,
        ),
        path(
            "M122 112C112 122 106 126 96 126C108 146 172 146 184 126C172 126 166 122 158 112"
            "C152 130 128 130 122 112Z",
            livery.accent,
        ),
        line("M110 128C126 140 156 140 170 128", 1.5, stroke=livery.second),
    )


def breastplate(livery: Livery) -> str:
    """Return a guard's half armour over sleeves of two colours."""
    return (
        torso(livery.robe)
        + sleeves(livery.robe, slash=livery.second)
        + inked(
            path(
                "M106 124C96 142 98 164 104 182H178C184 164 184 142 176 124"
                "C160 136 122 136 106 124Z",
                STEEL,
            ),
            path(
                "M106 124C96 142 98 164 104 182H116C108 160 112 140 118 130ZM176 124"
                "C184 142 184 164 178 182H168C174 160 170 140 164 130Z",
                WOOD,
            ),
            shade("M164 130C172 146 172 166 168 182H148C158 168 160 148 154 132Z"),
            line("M141 134V182M118 172C132 180 154 180 168 172", 1.6),
            line("M122 142C119 152 119 160 120 166", 2.6, stroke="#fff"),
            studs("104 140 104 158 178 140 178 158", 1.7, GOLD),
        )
        + ruff()
    )


def messenger(livery: Livery) -> str:
    """Return a double-breasted coat with a satchel and its strap."""
    return torso(livery.robe) + inked(
        path(
            "M122 112C114 124 104 128 98 130L122 160 140 132 160 160 184 130"
            "C172 128 164 122 158 112C152 128 128 128 122 112Z",
            livery.second,
        ),
        line("M140 134V182M118 158C116 166 116 174 116 182", 1.8),
        studs("128 156 128 170 152 156 152 170", 2.6, GOLD),
        line("M58 146C54 158 52 170 54 182M84 140C82 152 82 168 84 182", 1.5),
        path("M66 138 80 131 150 182H122Z", WOOD),
        line("M70 139 130 181M78 134 142 181", 1.1, stroke=GOLD),
        path("M96 152H116V170H96Z", GOLD),
        path("M104 157C100 165 114 165 108 157", "none", stroke_width=2),
    )


def tabard(livery: Livery) -> str:
    """Return a herald's or minstrel's short tabard, quartered."""
    return (
        torso(livery.second)
        + sleeves(livery.robe, slash=livery.second)
        + inked(
            path("M102 124 180 124 192 182H90Z", livery.accent),
            path("M102 124H141V154H96ZM141 154H186L192 182H141Z", livery.second),
            line("M141 124V182M96 154H186", 1.8),
            path(
                "M118 132l4 6 6 1-4 5 1 7-7-3-7 3 1-7-4-5 6-1zM164 160"
                "l4 5 6 1-4 5 1 6-7-3-7 3 1-6-4-5 6-1z",
                livery.robe,
                stroke_width=1.3,
            ),
            path(
                "M122 112C116 120 108 124 100 126C114 142 168 142 182 126C172 124 164 120 158 112"
                "C152 128 128 128 122 112Z",
                livery.robe,
            ),
            line("M106 128C122 139 160 139 176 128", 2.4, stroke=GOLD),
        )
        + shade("M180 124 192 182H168L162 124Z")
    )


def motley(livery: Livery) -> str:
    """Return a fool's dress of two colours with a dagged collar and bells."""
    return torso("#b3262f") + inked(
        path(
            "M140 120V182H214V158C210 150 206 146 198 141C182 131 165 127 158 112Z", livery.accent
        ),
        path("M48 156 66 150 60 182H40ZM78 140 96 134 98 182H78Z", livery.second),
        path("M168 136 186 140 190 182H172Z", livery.second),
        line("M140 140V182", 2),
        path(
            "M118 112C106 122 84 126 72 134"
            "L84 152 98 140 106 162 122 144 138 168 152 144 170 162 178 140 196 150 204 138"
            "C188 128 170 122 160 112C152 128 128 128 118 112Z",
            livery.second,
        ),
        path(
            "M118 112C106 122 84 126 72 134L84 152 98 140 106 162 122 144 138 168V126"
            "C130 124 124 120 118 112Z",
            LEAF,
        ),
        shade("M160 112C170 122 188 128 204 138L196 150 188 144 172 134 158 124Z"),
        studs("84 154 106 165 138 170 170 165 196 153", 3.6, GOLD),
    )


def smock(livery: Livery) -> str:
    """Return a herdsman's jacket with short puffed sleeves, braces and embroidered flowers."""
    flower = "M{0} {1}l2-6 2 6 6-1-4 5 4 5-6-1-2 6-2-6-6 1 4-5-4-5z"
    return (
        torso(WHITE)
        + inked(
            path(
                "M92 128C72 126 52 136 44 158C58 166 80 166 92 158C96 148 96 136 92 128ZM184 130"
                "C200 134 212 146 214 158V164C204 168 194 166 184 160C182 150 182 140 184 130Z",
                "#3a3432",
            ),
            line(
                "M48 152C60 160 80 160 92 152M186 152C196 158 206 160 213 156",
                2.4,
                stroke=livery.accent,
            ),
            path(
                "M104 126 92 130C94 150 94 168 92 182H124L120 132ZM172 126 184 130"
                "C184 150 184 168 186 182H156L160 132Z",
                "#3a3432",
            ),
            line(
                "M106 130C108 150 108 168 106 182M170 130C170 150 170 168 172 182",
                5,
                stroke=livery.robe,
            ),
            path(flower.format(104, 142) + flower.format(170, 142), WHITE, stroke_width=1),
            dots("106 144.5 172 144.5", 2, GOLD),
            line("M141 134V160", 1.6),
            dots("141 144 141 156", 1.8, "#241c16"),
            path(
                "M124 112 112 126 132 138 141 128 150 138 168 126 156 112C152 128 130 128 124 112Z",
                WHITE,
            ),
            path("M118 162H162V168H118Z", livery.robe, stroke_width=1.6),
        )
        + shade("M184 130C184 150 184 168 186 182H168C176 164 176 146 172 126Z")
    )


def coat(livery: Livery) -> str:
    """Return a buttoned coat with lapels over a waistcoat and a neckcloth."""
    return torso(livery.robe) + inked(
        path(
            "M122 112 104 128 118 182H164L178 128 158 112C152 126 128 126 122 112Z", livery.second
        ),
        line("M141 134V182", 1.8),
        studs("134 150 134 162 134 174", 2.2, livery.accent),
        path("M122 110 92 126 112 154 124 130ZM158 110 190 126 168 154 156 130Z", livery.accent),
        shade("M190 126 168 154 176 182H164L172 134Z"),
        path(
            "M124 114C130 124 150 124 156 114L160 124C150 130 148 134 146 142L140 136 134 142"
            "C132 134 128 130 121 124Z",
            WHITE,
        ),
        line("M58 148C54 160 52 170 54 182M74 142C72 154 72 168 74 182", 1.5),
        studs("108 160 112 174", 2.6, GOLD),
    )


def uniform(livery: Livery) -> str:
    """Return a guard's coat with crossed belts and epaulettes."""
    return torso(livery.robe) + inked(
        path("M112 122 106 182H174L168 122C156 134 126 134 112 122Z", livery.second),
        path("M66 140 84 131 172 182H146ZM198 141 182 132 104 182H132Z", WHITE),
        line("M72 139 154 181M192 140 124 181", 1, stroke="#a9a391"),
        path("M130 150H150V168H130Z", GOLD),
        line("M140 154V164M135 159H145", 2),
        path(
            "M56 150C56 138 72 130 88 130L94 140C80 142 70 148 66 158ZM212 156"
            "C212 142 198 134 184 130L180 140C192 144 200 150 204 162Z",
            GOLD,
        ),
        line(
            "M62 154 66 144M70 148 74 138M80 144 84 134M206 158 202 146M198 150 196 140"
            "M190 144 190 136",
            1.3,
        ),
        path(
            "M122 110C116 116 114 122 114 126C126 138 156 138 168 126C168 122 164 116 158 110"
            "C150 122 130 122 122 110Z",
            livery.accent,
        ),
    )


def apron(livery: Livery) -> str:
    """Return an innkeeper's rolled sleeves, waistcoat and apron."""
    return (
        torso(WHITE)
        + inked(
            line("M58 146C54 158 52 170 52 182M76 140C72 154 72 168 74 182", 1.5, stroke="#a9a391"),
            path("M40 164H90V182H34Z", SKIN),
            line("M38 166C52 160 74 160 90 166", 6, stroke=WHITE),
            path("M100 126 92 182H188L182 128 160 122 150 150H130L120 122Z", livery.robe),
            line("M104 132 100 182M178 132 182 182", 1.4, stroke=livery.second),
            path("M120 148H162L170 182H112Z", WHITE),
            line("M116 172H166M126 150 120 182M156 150 161 182", 1.2, stroke="#a9a391"),
            cord("M121 150 116 124M161 150 165 124", 2.4, WHITE),
            path(
                "M124 114C132 124 148 124 156 114L168 124 150 136 140 128 130 136 112 124Z", WHITE
            ),
            path("M134 128H147L152 142 140 138 129 142Z", livery.accent),
        )
        + shade("M182 128 188 182H170L162 148 166 124Z")
    )


def loden(livery: Livery) -> str:
    """Return a hunter's jacket with leather collar, horn buttons and a strap."""
    return (
        torso(livery.robe)
        + inked(
            path("M126 120 120 182H160L154 120C148 130 132 130 126 120Z", WHITE),
            path(
                "M122 110C108 122 94 128 88 132L108 150 122 182H130L130 138ZM158 110"
                "C172 122 184 128 192 132L174 150 160 182H152L152 138Z",
                livery.accent,
            ),
            line("M141 140V182", 1.5),
            studs("114 162 118 174 168 162 164 174", 2.8, WHITE),
            path("M60 142 74 136 112 182H92Z", WOOD),
            line("M66 141 102 181", 1.1, stroke=GOLD),
            path(
                "M184 156C178 148 182 142 190 142C194 148 192 154 184 156ZM98 138"
                "C92 132 96 126 103 127C106 132 104 137 98 138Z",
                LEAF,
            ),
            path("M124 112C130 122 150 122 156 112L160 124 142 132 140 132 120 124Z", DARK),
        )
        + shade("M192 132 174 150 160 182H176C190 166 196 148 192 132Z")
    )
