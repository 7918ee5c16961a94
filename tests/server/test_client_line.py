"""Bad lines are recognized by the time that answers to pings take."""

from buur.server.http.client_line import ClientLine, RoundTrips


def after(took: float, trips: RoundTrips) -> bool:
    """Tell whether a line is bad after a ping that is answered after some seconds."""
    trips.ask(100)
    trips.answer(100 + took)
    return trips.is_slow


def test_a_line_that_delays_its_answers_stays_bad_between_pings() -> None:
    trips = RoundTrips(2)
    assert not after(0.1, trips)
    assert after(3, trips)
    trips.wait(105)
    assert trips.is_slow
    trips.ask(110)
    trips.wait(110.1)
    assert trips.is_slow


def test_a_line_is_bad_before_a_late_answer_comes() -> None:
    trips = RoundTrips(2)
    trips.ask(100)
    trips.wait(101.9)
    assert not trips.is_slow
    trips.wait(102)
    assert trips.is_slow


def test_a_line_is_good_again_once_an_answer_takes_half_the_time() -> None:
    trips = RoundTrips(2)
    assert [after(took, trips) for took in (1.9, 2, 1.9, 1, 0.9, 1.9)] == [
        False,
        True,
        True,
        True,
        False,
        False,
    ]


def test_no_ping_is_awaited_before_the_first_and_after_an_answer() -> None:
    trips = RoundTrips(2)
    trips.wait(1000)
    trips.answer(1000)
    assert not trips.is_slow
    assert not after(0.1, trips)
    trips.wait(1000)
    assert not trips.is_slow


def test_the_listener_is_told_of_each_change_once() -> None:
    told: list[bool] = []
    line = ClientLine(lambda _text: True, lambda: False)
    line.note(is_slow=True)
    line.listener = told.append
    for is_slow in (True, False, False, True):
        line.note(is_slow=is_slow)
    assert told == [False, True]
