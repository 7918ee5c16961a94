"""The easy player: a beginner's memory behind the judgement of the steady one."""

from __future__ import annotations

from buur.bots.easy.player import BEGINNER, Easy

__all__ = ["BEGINNER", "Easy"]
