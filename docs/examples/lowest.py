"""A bot for `buur duel`: it pushes where it may, and plays its cheapest legal card.

    buur duel steady 'cmd:python3 docs/examples/lowest.py' --rules schieber

It needs nothing but Python. A question is a line of JSON on standard input, the answer a line on
standard output, see docs/how-to/duel.md.
"""

import json
import sys

POINTS = {"T": 10, "J": 2, "Q": 3, "K": 4, "A": 11}


def points(card, contract):
    """Return what a card counts, roughly."""
    if contract == f"trump:{card[0]}" and card[1] in "9J":
        return 14 if card[1] == "9" else 20
    return POINTS.get(card[1], 0)


def choose(view):
    """Return one of the legal acts."""
    cards = [act for act in view["legal"] if act["e"] == "played"]
    if cards:
        return min(cards, key=lambda act: points(act["card"], view["contract"]))
    pushes = [act for act in view["legal"] if act["e"] == "pushed"]
    return pushes[0] if pushes else view["legal"][0]


def main():
    """Answer until there are no more questions."""
    for line in sys.stdin:
        question = json.loads(line)
        if "hello" in question:
            answer = {"hello": {}}
        else:
            answer = {"id": question["id"], "act": choose(question["view"])}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
