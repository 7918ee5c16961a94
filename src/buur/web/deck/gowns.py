"""Robes, mantles and gowns of kings and queens."""

from __future__ import annotations

from buur.web.deck.bodies import sleeves, torso
from buur.web.deck.palette import GOLD, SKIN, STEEL, WHITE, Livery
from buur.web.deck.svg import circle, cord, dots, inked, line, path, shade, studs

_FUR = "#6b4a30"


def ermine(livery: Livery) -> str:
    """Return a robe under a broad ermine cape, with a chain of office."""
    return torso(livery.robe) + inked(
        path("M122 152H158V182H122Z", livery.second),
        line("M131 160V182M149 160V182", 1.6, stroke=livery.accent),
        path(
            "M122 112C110 128 76 128 52 148C66 160 96 166 124 162L140 154L156 162"
            "C180 166 200 162 212 156V152C206 138 168 132 158 112C154 130 128 130 122 112Z",
            WHITE,
        ),
        path(
            "M78 138l3 9h-6zM94 146l3 9h-6zM72 150l3 8h-6zM112 140l3 9h-6zM118 152l3 8h-6z"
            "M100 132l2 7h-5z"
            "M170 138l3 9h-6zM184 142l3 9h-6zM198 148l3 8h-6zM164 152l3 8h-6zM182 154l3 7h-6z",
            "#241c16",
            stroke="none",
        ),
        shade(
            "M158 112C168 132 206 138 212 152V156C200 162 180 166 156 162C186 160 186 146 162 128Z"
        ),
        cord("M114 126C116 152 164 152 167 127", 3, GOLD),
        circle(140, 152, 8, livery.accent),
        dots("140 152", 3, GOLD),
    )


def armour(livery: Livery) -> str:
    """Return a breastplate with gorget and pauldrons, and a mantle over one shoulder."""
    return torso(livery.robe) + inked(
        path(
            "M110 128C100 142 100 164 106 182H178C184 164 182 142 172 128C160 138 122 138 110 128Z",
            STEEL,
        ),
        shade("M172 128C182 142 184 164 178 182H150C162 166 162 150 156 134Z"),
        line("M141 136V182M112 150C124 158 158 158 172 150M108 166C124 174 160 174 178 166", 1.6),
        line("M114 140C112 146 112 152 113 160", 2.4, stroke="#fff"),
        path("M114 126C92 122 64 132 54 158C72 154 92 158 104 168C110 156 114 142 114 126Z", STEEL),
        line("M62 148C80 144 98 150 106 160M74 138C90 136 104 142 110 150", 1.5),
        path(
            "M168 127C188 124 208 136 214 152V166C204 158 190 158 178 166C172 154 168 142 168 127Z",
            STEEL,
        ),
        line("M207 148C194 146 182 152 175 160", 1.5),
        path(
            "M122 106C120 116 116 122 110 128C124 142 158 142 172 128C164 122 160 116 158 106"
            "C148 118 132 118 122 106Z",
            STEEL,
        ),
        cord("M113 127C126 139 156 139 169 127", 2, GOLD),
        path(
            "M54 158C44 164 38 172 34 182H92C96 176 98 172 104 168C92 158 72 154 54 158Z",
            livery.robe,
        ),
        line("M58 160C54 168 52 176 52 182M80 159C78 168 76 176 76 182", 1.5),
        studs("64 152 96 160 190 160 206 156 122 136 159 136", 1.7, GOLD),
    )


def brocade(livery: Livery) -> str:
    """Return a patterned tunic under a mantle with golden borders."""
    return torso(livery.robe) + inked(
        path(
            "M122 112C118 130 108 156 104 182H178C174 156 164 130 158 112C152 130 128 130 122 112Z",
            livery.second,
        ),
        line(
            "M120 130 174 172M112 146 158 182M108 164 130 182M160 130 106 172M168 146 122 182"
            "M174 164 152 182",
            1.4,
            stroke=livery.accent,
        ),
        dots("140 146 140 175 122 160 158 160 112 175 168 175", 2.4, livery.accent),
        path(
            "M126 104C118 122 98 134 90 182H104C108 156 118 130 128 118ZM154 104"
            "C164 122 184 134 192 182H178C174 156 162 130 153 118Z",
            GOLD,
        ),
        line(
            "M118 128 110 124M110 144 101 141M104 162 95 160M163 128 171 124M171 144 180 141"
            "M176 162 187 160",
            1.6,
        ),
        shade("M184 146C190 158 192 170 192 182H178C176 166 170 146 163 130Z"),
        cord("M122 126C132 136 148 136 158 126", 2.6, GOLD),
        studs("120 125 160 125", 5, livery.accent),
        line("M56 150C52 160 52 170 54 182M72 142C68 154 66 168 68 182", 1.5),
    )


def furred(livery: Livery) -> str:
    """Return a wide coat with a shawl of fur, over a shirt with a jewel."""
    return torso(livery.robe) + inked(
        path("M128 122 116 182H166L154 122Z", livery.second),
        line("M141 132V182", 1.6),
        studs("141 146 141 160 141 174", 2.2, GOLD),
        path(
            "M122 110C104 120 82 130 78 146L104 182H122L132 138C132 128 128 118 122 110ZM158 110"
            "C170 122 190 128 196 144L178 182H162L150 138C150 128 152 118 158 110Z",
            _FUR,
        ),
        line(
            "M94 136l6 6M104 148l6 5M88 150l7 5M112 160l5 5M100 164l6 4M114 134l4 6M174 134l-5 6"
            "M184 146l-6 6M166 150l-4 6M176 160l-5 6M160 132l-3 6",
            1.7,
            stroke="#a27d55",
        ),
        shade("M196 144L178 182H162L170 150C176 140 172 128 164 118C174 126 192 130 196 144Z"),
        cord("M104 138C112 168 168 168 177 140", 3, GOLD),
        path("M131 160H150V176H131Z", livery.accent),
        path("M141 163l5 5-5 5-5-5z", GOLD, stroke="none"),
    )


def square_gown(livery: Livery) -> str:
    """Return a gown cut square, with puffed sleeves and a laced front."""
    return torso(livery.robe) + inked(
        path("M108 124C116 118 124 116 128 112H154C158 116 166 118 174 124L166 146H114Z", SKIN),
        sleeves(livery.second),
        line(
            "M50 152C56 158 70 158 88 150M40 168C54 174 68 172 82 166M200 144"
            "C202 154 206 158 213 158M188 160H213",
            1.7,
            stroke=livery.robe,
        ),
        path(
            "M104 122 112 120 118 142H162L168 120 178 124C180 144 176 164 176 182H104"
            "C104 164 100 142 104 122Z",
            livery.robe,
        ),
        path("M104 122 112 120 118 142H162L168 120 178 124 171 150H110Z", GOLD),
        shade("M178 124C180 144 176 164 176 182H156C164 166 168 150 166 130Z"),
        path("M126 150H155L150 182H130Z", livery.second),
        line(
            "M128 156 152 168M153 156 129 168M130 170 150 181M151 170 131 181",
            1.6,
            stroke=livery.accent,
        ),
        cord("M124 118C128 134 152 134 157 118", 1.8, GOLD),
        studs("140 134", 4, livery.accent),
        studs("110 130 172 130 124 146 141 146 157 146", 1.6, WHITE),
    )


def ruffed_gown(livery: Livery) -> str:
    """Return a stiff gown with a standing lace collar and pearls."""
    return (
        inked(
            path(
                "M122 118C96 112 84 92 84 74C98 74 116 92 126 104ZM158 118C184 112 197 92 197 74"
                "C183 74 166 92 154 104Z",
                WHITE,
            ),
            line(
                "M88 80 122 112M92 96 122 116M104 82 124 106M193 80 159 112M190 96 159 116"
                "M178 82 157 106",
                1.3,
            ),
        )
        + torso(livery.robe)
        + inked(
            path("M126 112 140 148 155 112C150 126 132 126 126 112Z", SKIN),
            path("M122 112 140 150 159 112 182 132 158 182H122L98 132Z", livery.second),
            path("M122 112 140 150 159 112 166 118 141 164 114 118Z", livery.accent),
            shade("M182 132 158 182H144L170 124Z"),
            line(
                "M108 142 128 182M172 142 153 182M100 138 120 182M180 138 160 182",
                1.4,
                stroke=livery.robe,
            ),
            dots(
                "116 126 122 137 128 147 134 157 165 126 159 137 153 147 147 157 140 168 140 177",
                2.2,
                WHITE,
            ),
            sleeves(livery.robe, slash=livery.second),
            cord("M124 116C124 140 157 140 157 116", 1.4, WHITE),
        )
    )


def bodice(livery: Livery) -> str:
    """Return a costume of the country: white blouse, laced black bodice with silver chains."""
    return (
        torso(WHITE)
        + inked(
            sleeves(WHITE),
            line(
                "M46 158C56 164 70 162 86 150M40 170C54 176 68 174 82 166"
                "M60 144C58 152 58 158 62 164M200 146C202 154 206 158 213 158M188 164H213",
                1.5,
                stroke="#a9a391",
            ),
            path(
                "M106 128C100 146 104 166 104 182H178C178 166 180 146 174 128L160 122 154 140H126"
                "L120 122Z",
                "#33302f",
            ),
            path(
                "M120 122C124 132 132 138 140 138S156 132 160 122L164 124 156 146H125L116 124Z",
                livery.robe,
            ),
            line("M120 130C130 142 150 142 160 130", 1.6, stroke=livery.second),
            path("M126 150H155L152 182H129Z", livery.robe),
            line(
                "M127 156 154 166M154 156 127 166M128 168 153 178M153 168 128 178",
                1.7,
                stroke=livery.second,
            ),
            line(
                "M111 138C108 152 110 166 112 182M170 138C173 152 171 166 169 182",
                3.4,
                stroke=STEEL,
            ),
            dots("111 136 109 150 111 166 170 136 172 150 170 166", 2.4, WHITE),
            line("M130 122H151", 4.4, stroke="#33302f"),
        )
        + shade("M174 128C180 146 178 166 178 182H160C170 166 170 146 166 126Z")
    )


def mantled_gown(livery: Livery) -> str:
    """Return a flowered gown under a cloak held by a golden cord."""
    return torso(livery.second) + inked(
        path("M124 112C124 134 156 134 158 112L168 122C160 146 120 146 112 122Z", SKIN),
        path("M112 122C120 146 160 146 168 122L174 128C168 156 114 156 108 128Z", GOLD),
        path(
            "M122 166l5-5 5 5-5 5zM150 166l5-5 5 5-5 5zM136 158l5-5 5 5-5 5zM136 176l5-5 5 5-5 5z",
            livery.accent,
            stroke_width=1.2,
        ),
        path(
            "M118 112C104 126 76 130 60 143C46 152 38 166 34 182H96C100 160 106 140 118 112Z"
            "M161 112"
            "C172 126 186 130 200 143C208 148 212 154 214 160V182H186C182 160 174 138 161 112Z",
            livery.robe,
        ),
        path(
            "M118 112C106 140 100 160 96 182H104C108 160 114 138 122 116ZM161 112"
            "C174 138 182 160 186 182H178C174 160 168 138 158 116Z",
            livery.accent,
        ),
        shade("M200 143C208 148 212 154 214 160V182H194C200 168 200 154 190 136Z"),
        cord("M108 136C124 150 158 150 172 136", 2, GOLD),
        studs("106 135 174 135", 4.4, GOLD),
        line("M62 146C56 158 54 170 54 182M80 138C74 152 72 168 72 182", 1.5),
    )


def cloth_of_state(livery: Livery) -> str:
    """Return a broad collar of jewelled plates over a plain robe."""
    return torso(livery.robe) + inked(
        path(
            "M122 110C112 124 92 130 78 138C86 160 112 172 140 172S188 162 200 142"
            "C184 132 168 124 158 110C152 128 128 128 122 110Z",
            GOLD,
        ),
        path(
            "M122 118C116 128 104 134 94 140C102 154 120 160 140 160S178 154 187 141"
            "C176 134 164 128 158 118C152 134 128 134 122 118Z",
            livery.second,
        ),
        shade("M158 110C168 124 184 132 200 142C190 158 168 168 148 172C168 160 176 140 158 118Z"),
        line("M104 137 96 156M120 132 116 168M160 132 165 168M176 137 186 156M140 136V172", 1.5),
        studs("88 142 104 156 128 164 152 164 176 156 192 144", 3, livery.accent),
        line("M54 152C50 162 50 172 52 182M74 150C70 160 70 172 72 182", 1.5),
    )
