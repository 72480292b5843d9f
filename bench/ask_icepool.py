"""Answers each question once, in a fresh process: icepool remembers what it has worked out."""

import json
import sys
import time


def more_hits(d6):
    hit = d6 >= 3
    return 12 @ hit > 8 @ hit


QUESTIONS = {
    "best-three-of-four": lambda d6: d6.highest(4, 3),
    "hundred": lambda d6: 100 @ d6,
    "more-hits": more_hits,
}


def main():
    try:
        import icepool
    except ImportError:
        print(json.dumps(None))
        return
    answers = {}
    for name in sys.argv[1:]:
        begun = time.process_time_ns()
        die = QUESTIONS[name](icepool.Die([1, 2, 3, 4, 5, 6]))
        nanoseconds = time.process_time_ns() - begun
        weights = [[int(value), str(weight)] for value, weight in die.items()]
        answers[name] = {"nanoseconds": nanoseconds, "weights": weights}
    print(json.dumps(answers))


main()
