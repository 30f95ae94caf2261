"""What a field may show that is no digit: nothing, edges, letters, half digits, two digits."""

import torch

from dice import Dice
from scene import HIGH, WIDE, edge, points, shape, smooth_noise, thickness, tones


def draw_nothing(dice, atlas):
    kinds = [surface, stripes, letters, misplaced, misplaced, pair, blotches]
    sizes = [dice.count // len(kinds)] * len(kinds)
    sizes[0] += dice.count - sum(sizes)
    return torch.cat([kind(Dice(size, dice.generator), atlas) for kind, size in zip(kinds, sizes)])


def surface(dice, _atlas):
    x, y = points(dice)
    level = dice.uniform() + (dice.normal(0.4) * x / WIDE + dice.normal(0.4) * y / HIGH) * dice.chance(0.6)
    level = level + smooth_noise(dice, 4, 3) * dice.uniform(0, 0.1)
    for axis in (x, y, -x, -y):
        level = level + edge(axis - dice.uniform(2, 16), 0.6) * dice.chance(0.3) * (dice.uniform() - level)
    return level


def stripes(dice, _atlas):
    x, y = points(dice)
    angle = dice.uniform(0, torch.pi)
    along = x * angle.cos() + y * angle.sin()
    ink, paper = tones(dice)
    lines = edge(dice.uniform(0.3, 3) - ((along + dice.uniform(0, 9)) % dice.uniform(4, 24) - 2).abs())
    return paper + lines * (ink - paper)


def letters(dice, atlas):
    fields = atlas['letters'][dice.below(len(atlas['letters']))]
    return written(dice, fields, dice.uniform(14, 28), dice.normal(1.5), dice.normal(1.5))


def a_digit(dice, atlas):
    digit = dice.below(10)
    kinds = [atlas[name][dice.below(len(atlas[name])), digit] for name in ('drum', 'segments', 'dots')]
    which = dice.uniform()
    return torch.where(which < 0.6, kinds[0], torch.where(which < 0.9, kinds[1], kinds[2]))


def misplaced(dice, atlas):
    """Half in the field, far too large, or far too small."""
    fields = a_digit(dice, atlas)
    kind = dice.below(4)[:, None, None]
    high = torch.where(kind == 2, dice.uniform(46, 80), torch.where(kind == 3, dice.uniform(4, 10), dice.uniform(18, 28)))
    over = torch.where(kind == 0, dice.sign() * dice.uniform(8, 14), dice.normal(2))
    down = torch.where(kind == 1, dice.sign() * dice.uniform(11, 22), dice.normal(3))
    return written(dice, fields, high, over, down)


def pair(dice, atlas):
    """The seam between two digits in the middle of the field."""
    high, gap = dice.uniform(17, 28), dice.uniform(7, 9.5)
    over = dice.normal(1.2)
    fields = atlas['drum'][dice.below(len(atlas['drum']))]
    every = torch.arange(dice.count)
    ink, paper = tones(dice)
    x, y = points(dice)
    cover = torch.zeros_like(x + y)
    for side in (-1, 1):
        number = fields[every, dice.below(10)]
        cover = torch.maximum(cover, shape(number, (x - over - side * gap) / high, y / high, 0.0, 0.02))
    return paper + cover * (ink - paper)


def written(dice, fields, high, over, down):
    x, y = points(dice, tilt=8)
    ink, paper = tones(dice)
    cover = shape(fields, (x - over) / high / dice.uniform(0.8, 1.2), (y - down) / high, thickness(dice, fields), 0.02)
    return paper + cover * (ink - paper)


def blotches(dice, _atlas):
    fine = smooth_noise(dice, 12, 8) * dice.uniform(0, 0.3)
    return dice.uniform() + smooth_noise(dice, 5, 4) * dice.uniform(0, 0.3) + fine
