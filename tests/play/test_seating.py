"""Partners drawn by a seal (core §2.1): who sits where, and the players who move there."""

from __future__ import annotations

from itertools import permutations

import pytest

from buur.errors import IllegalAction
from buur.play.model.events import Contributed, Opened, Sealed
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie
from buur.play.players import Bot
from buur.play.table import Table
from buur.seats import Seat
from buur.server.bots import registered_bot
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded
from tests.rules.scenario import refused

PARTNERS = variant("chibre", {"teams_drawn": True, "first": "draw_high"})
FIXED = variant("chibre", {"first": "draw_high"})
SEED = "5a" * 32
SEATS = (2, 0, 3, 1)


def players_with_a_person() -> list[Bot | None]:
    return [None, *(registered_bot("random", seat) for seat in range(1, 4))]


def seated(seed: int) -> tuple[Table, list[Bot | None], Opened]:
    """Return a table after its draw, with the players before it and the opening."""
    players = players_with_a_person()
    table = Table(PARTNERS, players, chance=seeded(seed))
    events = [*table.run()]
    table.do(Contributed(Seat(0), f"{seed:08x}"))
    events += table.run()
    (opened,) = (event for event in events if isinstance(event, Opened))
    return table, players, opened


def test_a_draw_moves_players_to_the_seats_of_their_cards() -> None:
    table, players, opened = seated(1)
    assert opened.previous_seats is not None
    assert opened.previous_seats != (0, 1, 2, 3)
    assert table.players == [players[seat] for seat in opened.previous_seats]


def test_the_next_seal_awaits_the_person_at_its_new_seat() -> None:
    for seed in range(6):
        table, _, _ = seated(seed)
        seal = table.state.current_deal.seal
        assert seal is not None
        assert seal.contributors == (table.players.index(None),)
        assert table.state.waiting == seal.contributors


def test_every_seating_can_be_drawn() -> None:
    found = {seated(seed)[2].previous_seats for seed in range(200)}
    assert found == set(permutations(range(4)))


def test_a_table_that_is_resumed_has_its_players_at_their_seats() -> None:
    table, _, _ = seated(1)
    again = Table(PARTNERS, table.players, events=table.events)
    assert again.players == table.players
    assert again.state == table.state


def test_bots_alone_draw_without_moving() -> None:
    """Nobody is to be convinced, and a seed of the chance gives the same parties as before."""
    players = [registered_bot("random", seat) for seat in range(4)]
    table = Table(PARTNERS, players, chance=seeded(1))
    opened = next(table.run())
    assert isinstance(opened, Opened)
    assert opened.previous_seats is None
    assert table.players == players


@pytest.mark.parametrize(
    ("rules", "is_sealed", "seats"),
    [
        (PARTNERS, False, SEATS),
        (FIXED, True, SEATS),
        (PARTNERS, True, (2, 0, 3)),
        (PARTNERS, True, (2, 0, 3, 3)),
        (PARTNERS, True, (2, 0, 3, 4)),
    ],
    ids=["unsealed", "teams-fixed", "too-few", "twice", "no-seat"],
)
def test_impossible_seats_are_refused(
    rules: Variant, is_sealed: bool, seats: tuple[int, ...]
) -> None:
    """Also where the seed is secret, so that the draw cannot be repeated."""
    state = Partie(variant=rules)
    if is_sealed:
        state = state.do(Sealed(digest_of(SEED), None, ()))
    opening = Opened(Seat(0), ("SA", "D7", "HK", "C6"), seats)
    assert refused(state, opening) == "bad-draw"


def test_seats_that_differ_from_the_seed_are_refused_in_one_sentence() -> None:
    state = Partie(variant=PARTNERS).do(Sealed(digest_of(SEED), SEED, ()))
    table = Table(PARTNERS, players_with_a_person(), events=[Sealed(digest_of(SEED), SEED, ())])
    right = table.next_event()
    assert isinstance(right, Opened)
    wrong = Opened(right.dealer, right.drawn, (0, 1, 2, 3))
    with pytest.raises(IllegalAction, match=r"seat the players from \d \d \d \d, not from 0 1 2 3"):
        state.do(wrong)
    assert state.do(right) == state.do(Opened(right.dealer, right.drawn))
