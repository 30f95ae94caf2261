"""Random numbers for a whole batch at once, each of shape (count, 1, 1)."""

import torch


class Dice:
    """`each` neighbours in the batch get the same number: the fields of a frame, for example.

    `hand` throws for what the hand that holds the camera does.
    """

    def __init__(self, count, generator, each=1, hand=None):
        self.count, self.generator, self.each = count, generator, each
        self.hand = hand or self

    def spread(self, thrown):
        return thrown.repeat_interleave(self.each, 0)

    def uniform(self, low=0.0, high=1.0):
        thrown = torch.rand(self.count // self.each, 1, 1, generator=self.generator)
        return low + (high - low) * self.spread(thrown)

    def normal(self, spread):
        return self.spread(torch.randn(self.count // self.each, 1, 1, generator=self.generator)) * spread

    def chance(self, of):
        return (self.uniform() < of).float()

    def below(self, end):
        return self.spread(torch.randint(end, (self.count // self.each,), generator=self.generator))

    def sign(self):
        return self.chance(0.5) * 2 - 1
