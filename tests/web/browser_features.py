"""Features of browsers that the page uses, with the versions that brought them.

The versions are those of MDN's browser-compat-data 8.1.9 of 12 November 2026 (npm package
``@mdn/browser-compat-data``): Safari on iOS, Chrome and Firefox, without prefixes and flags. A
partial implementation counts where the page needs no more. A feature that none of the three lacked
in 2021 is in `OLD`.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Versions(NamedTuple):
    """The first versions of Safari on iOS, Chrome and Firefox with a feature."""

    ios: float
    chrome: float
    firefox: float


NEVER: Final = 999.0
"""Version of a browser that lacks a feature."""

SUPPORTED: Final = Versions(16, 105, 115)
"""Browsers in which everything works."""

LEAST: Final = Versions(15.4, 104, 104)
"""Older browsers in which the page is plainer; `browser_check.js` tells those before them."""

STYLE: Final = {
    "@container": Versions(16, 105, 110),
    "@property": Versions(16.4, 85, 128),
    "@supports": Versions(9, 28, 22),
    "::backdrop": Versions(15.4, 37, 47),
    ":focus-visible": Versions(15.4, 86, 85),
    ":has": Versions(15.4, 105, 121),
    ":is": Versions(14, 88, 78),
    ":where": Versions(14, 88, 78),
    "accent-color": Versions(15.4, 93, 92),
    "animation-timeline": Versions(26, 115, 159),
    "aspect-ratio": Versions(15, 88, 89),
    "color-mix()": Versions(16.2, 111, 113),
    "color-scheme": Versions(13, 81, 96),
    "contain": Versions(15.4, 52, 69),
    "container-type": Versions(16, 105, 110),
    "cqh": Versions(16, 105, 110),
    "cqw": Versions(16, 105, 110),
    "dvh": Versions(15.4, 108, 101),
    "forced-color-adjust": Versions(NEVER, 89, 113),
    "hyphens": Versions(17, 55, 43),
    "inherits": Versions(16.4, 85, 128),
    "initial-value": Versions(16.4, 85, 128),
    "light-dark()": Versions(17.5, 123, 120),
    "overflow:clip": Versions(16, 90, 81),
    "overscroll-behavior": Versions(16, 63, 59),
    "resize": Versions(NEVER, 1, 4),
    "rotate": Versions(14.5, 104, 72),
    "scale": Versions(14.5, 104, 72),
    "scroll()": Versions(26, 115, 159),
    "subgrid": Versions(16, 117, 71),
    "syntax": Versions(16.4, 85, 128),
    "text-align-last": Versions(16, 47, 49),
    "text-decoration:style": Versions(26.2, 57, 6),
    "text-wrap": Versions(17.4, 114, 121),
    "text-wrap:pretty": Versions(26, 117, NEVER),
    "translate": Versions(14.5, 104, 72),
}
"""Newer features of style sheets by name; ``name()`` is a function, ``name:word`` a value."""

HARMLESS: Final = {
    "@property": "a length in units of the inner of two containers, of about the same width",
    ":has": "widths and gaps of single boxes",
    "animation-timeline": "a shadow over what scrolls, which @supports replaces with a line",
    "color-mix()": "the line under a word, else as dark as the word",
    "dvh": "the build sets it to vh where it is unknown",
    "forced-color-adjust": "colours of the system in Windows, where Safari does not run",
    "hyphens": "else words are not divided",
    "inherits": "in @property",
    "initial-value": "in @property",
    "resize": "the handle of a text field",
    "scroll()": "in @supports, as animation-timeline",
    "subgrid": "rows of the two halves of the open slate, else each of its own height",
    "syntax": "in @property",
    "text-wrap": "lines of equal length, else as they come",
    "text-wrap:pretty": "no short last line, else lines as they come",
}
"""Features that supported browsers may lack, and the effect of that."""

PLAINER: Final = {
    "@container": "the build adds media queries that hold in about the same windows",
    "container-type": "`older.css` measures the tabletop by the window",
    "cqh": "the build sets it to a part of vh, and `older.css` more exactly",
    "cqw": "the build sets it to vw, and `older.css` more exactly",
    "overflow:clip": "what is cut can be scrolled by a program: `overflow:hidden` stands before",
    "overscroll-behavior": "the page behind a sheet may scroll with it",
    "text-align-last": "texts of lists are not in the middle",
}
"""Features that browsers between `LEAST` and `SUPPORTED` may lack, and the effect of that."""

SCRIPT: Final = {
    r"\.toReversed\(|\.toSorted\(|\.toSpliced\(|\.with\(": Versions(16, 110, 115),
    r"\.findLast(Index)?\(": Versions(15.4, 97, 104),
    r"\bObject\.groupBy\(|\bMap\.groupBy\(": Versions(17.4, 117, 119),
    r"\bObject\.hasOwn\(": Versions(15.4, 93, 92),
    r"\bstructuredClone\(": Versions(15.4, 98, 94),
    r"\bPromise\.withResolvers\(": Versions(17.4, 119, 121),
    r"\bArray\.fromAsync\(": Versions(16.4, 121, 115),
    r"\bAbortSignal\.timeout\(": Versions(16, 103, 100),
    r"\bAbortSignal\.any\(": Versions(17.4, 116, 124),
    r"\bURL\.canParse\(": Versions(17, 120, 115),
    r"\bURL\.parse\(": Versions(18, 126, 126),
    r"\bIntl\.DurationFormat\b": Versions(16.4, 129, 136),
    r"\bIntl\.Segmenter\b": Versions(14.5, 87, 125),
    r"\(\?<[=!]": Versions(16.4, 62, 78),
    r"\.checkVisibility\(": Versions(17.4, 105, 106),
    r"\.inert\b": Versions(15.5, 102, 112),
    r"\bpopover|\.showPopover\(|\.togglePopover\(": Versions(18.3, 114, 125),
    r"\.startViewTransition\(": Versions(18, 111, 144),
    r"\.moveBefore\(": Versions(NEVER, 133, 144),
    r"\.(isWellFormed|toWellFormed)\(": Versions(16.4, 111, 119),
    r"\.(union|intersection|difference|isSubsetOf|isSupersetOf|isDisjointFrom)\(": Versions(
        17, 122, 127
    ),
    r"\bnew CompressionStream|\bnew DecompressionStream": Versions(16.4, 80, 113),
    r"\badoptedStyleSheets\b": Versions(16.4, 73, 101),
    r"\bscheduler\.": Versions(NEVER, 94, 142),
    r"\bCSS\.highlights\b": Versions(17.2, 105, 140),
}
"""Newer features of scripts by pattern; TypeScript's library of ES2022 refuses other new names."""

_OLD_NAMES: Final = """
@font-face @keyframes @media
::after ::before ::first-letter ::marker ::placeholder ::-webkit-details-marker
::-webkit-inner-spin-button ::-webkit-scrollbar
:active :checked :disabled :empty :first-child :first-of-type :focus :focus-within :hover
:invalid :last-child :last-of-type :link :not :nth-child :nth-last-child :nth-of-type
:only-child :root :target :enabled :indeterminate :required
attr() brightness() calc() clamp() cubic-bezier() env() inset() linear-gradient() max() min()
minmax() nth-child() polygon() radial-gradient() repeat() repeating-linear-gradient() rgb()
saturate() scale() scaleX() scaleY() rotate() skewX() steps() translate() translateX()
translateY() url() var() circle() drop-shadow() fit-content() conic-gradient() opacity()
blur() contrast() counter() rgba()
px rem em fr deg vw vh ms s ch
-webkit-appearance -webkit-tap-highlight-color -webkit-text-size-adjust -webkit-text-stroke
-webkit-line-clamp -webkit-box-orient -webkit-mask-image
align-content align-items align-self animation animation-delay animation-duration
animation-fill-mode animation-iteration-count animation-name animation-play-state
animation-timing-function appearance backface-visibility background background-attachment
background-clip background-color background-image background-origin background-position
background-repeat background-size border border-block border-block-end border-block-start
border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius
border-bottom-width border-collapse border-color border-image border-inline
border-inline-end border-inline-start border-left border-left-color border-left-style
border-left-width border-radius border-right border-right-color border-right-style
border-right-width border-spacing border-style border-top border-top-color
border-top-left-radius border-top-right-radius border-top-style border-top-width border-width
bottom box-shadow box-sizing break-inside caption-side clear clip-path color column-gap columns
content counter-increment counter-reset cursor direction display fill fill-opacity filter flex
flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family
font-feature-settings font-kerning font-size font-style font-variant font-variant-numeric
font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column
grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template
grid-template-areas grid-template-columns grid-template-rows height inset inset-block
inset-inline isolation justify-content justify-items justify-self left letter-spacing
line-height list-style list-style-type margin margin-block margin-block-end
margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start
margin-left margin-right margin-top max-height max-width min-height min-width mix-blend-mode
object-fit object-position opacity order outline outline-color outline-offset outline-style
outline-width overflow overflow-wrap overflow-x overflow-y padding
padding-block padding-block-end padding-block-start padding-bottom padding-inline
padding-inline-end padding-inline-start padding-left padding-right padding-top paint-order
place-content place-items place-self pointer-events position right row-gap scroll-behavior
scroll-margin scroll-margin-top scroll-padding scroll-padding-bottom scroll-snap-align
scroll-snap-type
stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-opacity stroke-width
tab-size table-layout text-align text-anchor text-decoration text-decoration-color
text-decoration-line text-decoration-style text-decoration-thickness text-indent text-overflow
text-shadow text-transform text-underline-offset top touch-action transform transform-box
transform-origin transform-style transition transition-delay transition-duration
transition-property vertical-align visibility white-space width
will-change word-break word-spacing writing-mode z-index
"""
OLD: Final = frozenset(_OLD_NAMES.split())
"""Features of style sheets that every browser since 2021 knows."""

_STRING: Final = re.compile(r"\"[^\"]*\"|'[^']*'")
_BLOCK: Final = re.compile(r"\{([^{}]*)\}")
_PROPERTY: Final = re.compile(r"(?:^|;)\s*(-?[a-z][a-z-]*):")
_VALUES: Final = {
    "overflow:clip": r"\boverflow(-[xy])?:clip",
    "subgrid": r"\bsubgrid\b",
    "text-decoration:style": r"\btext-decoration:[\w-]+ ",
    "text-wrap:pretty": r"\btext-wrap:pretty",
}
"""Patterns of values that came later than their properties."""


def features(style: str) -> set[str]:
    """Return the names of all features of a minified stylesheet.

    Custom properties have no name here, but the functions and units in them have.

    >>> sorted(features("@media (width:9px){a:has(b){top:calc(1cqw + 2px);overflow:clip}}"))
    [':has', '@media', 'calc()', 'cqw', 'overflow', 'overflow:clip', 'px', 'top']
    """
    bare = _STRING.sub('""', re.sub(r"#[0-9a-fA-F]{3,8}\b", "", style))
    blocks = _BLOCK.findall(bare)
    selectors = _BLOCK.sub("{}", bare)
    found = set(re.findall(r"@[a-z-]+", selectors))
    for selector in re.findall(r"(?:^|[{}])([^{}@]+)(?=\{)", selectors):
        found |= set(re.findall(r"::?[a-z-]+", selector))
    for block in blocks:
        found |= set(_PROPERTY.findall(block))
        found |= {f"{name}()" for name in re.findall(r"([a-zA-Z-]+)\(", block)}
        found |= set(re.findall(r"(?<![\w-])\d*\.?\d+([a-z]+)\b", block))
        found |= {word for word, pattern in _VALUES.items() if re.search(pattern, block)}
    return found
