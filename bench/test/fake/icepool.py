"""Stands in for icepool where that is not at hand: as much of a die as is asked of it, in the plainest way."""

from collections import Counter
from itertools import product


class Die:
    def __init__(self, values):
        self.law = values if isinstance(values, Counter) else Counter(values)

    def items(self):
        return sorted(self.law.items())

    def joined(self, other, join):
        law = Counter()
        for (a, left), (b, right) in product(self.items(), other.items()):
            law[join(a, b)] += left * right
        return Die(law)

    def highest(self, dice, kept):
        faces = list(self.law.elements())
        return Die(Counter(sum(sorted(roll)[dice - kept :]) for roll in product(faces, repeat=dice)))

    def __ge__(self, least):
        return self.joined(Die([least]), lambda a, b: a >= b)

    def __gt__(self, other):
        return self.joined(other, lambda a, b: a > b)

    def __rmatmul__(self, dice):
        total = Die([0])
        for _ in range(dice):
            total = total.joined(self, lambda a, b: a + b)
        return total
