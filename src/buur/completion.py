"""`PublicNames`: a base class whose objects list public names only, for completion in shells."""

from __future__ import annotations


class PublicNames:
    """Base class of objects that programmers explore: ``dir`` leaves out private names.

    >>> class Point(PublicNames):
    ...     x = y = 0
    ...     _norm = 0
    >>> dir(Point())
    ['x', 'y']
    """

    __slots__ = ()

    def __dir__(self) -> list[str]:
        return [name for name in super().__dir__() if not name.startswith("_")]
