"""Everything that counts in a deal has a name in four languages."""

from __future__ import annotations

import pytest

from buur.contracts import POINT_SCHEMES, point_scheme_code
from buur.i18n import LANGUAGES, texts

AIMS = {
    point_scheme_code(values, number + 1)
    for values, worths in POINT_SCHEMES.items()
    for number in range(len(worths))
    if values != "jass"
}


@pytest.mark.untraced
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aim_has_a_text(lang: str) -> None:
    t = texts(lang)
    said = [t.format(f"aim-{aim}") for aim in sorted(AIMS)]
    assert all(text.endswith(".") for text in said)


def test_aims_follow_the_deals() -> None:
    assert [point_scheme_code("guggitaler", number) for number in (1, 5, 6)] == [
        "guggitaler-1",
        "guggitaler-5",
        "guggitaler-1",
    ]
    assert point_scheme_code("bells", 9) == "bells"
