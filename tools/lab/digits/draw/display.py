"""LCDs: seven segments or dots, with shadow, ghosts, neighbours, comma and the display's edge."""

import torch

from scene import edge, points, shape, smooth_noise, thickness, tones


def draw_displays(dice, fonts, digit, weakest=0.15):
    fonts = fonts[dice.below(len(fonts))]
    every = torch.arange(dice.count)
    x, y = points(dice.hand, lean=0.04)
    high = (24 + dice.normal(2.6)).clamp(16, 29.5)
    u, v = (x - dice.hand.normal(1.2)) / high, (y - dice.hand.normal(0.9)) / high
    squeeze = dice.uniform(0.85, 1.2)
    weight, soft = thickness(dice, fonts[:, 8], 0.02), dice.uniform(0.008, 0.03)

    def written(number, at, down=0.0, left=0.0):
        return shape(fonts[every, number], (u - at - left) / squeeze, v - down, weight, soft)

    lit = written(digit, 0.0)
    step = dice.uniform(0.66, 0.9)
    for side in (-1, 1):
        lit = torch.maximum(lit, written(torch.randint(10, (dice.count,), generator=dice.generator), side * step) * dice.chance(0.65))
    ghost = torch.full_like(digit, 8)
    ghosts = torch.maximum(lit, written(ghost, 0.0) * dice.uniform(0, 0.28) * dice.chance(0.4))
    ink, glass = tones(dice, weakest)
    behind = glass + smooth_noise(dice, 3, 2) * dice.uniform(0, 0.04)
    picture = behind + comma(dice, ghosts, u, v) * (ink - behind)
    # The segments float above the glass and throw a shadow.
    far = dice.uniform(0.02, 0.09)
    cast = written(digit, 0.0, far, far * dice.uniform(-1, 1)) * dice.uniform(0.1, 0.6) * dice.chance(0.5)
    picture = picture + cast * (1 - lit) * (ink - picture)
    return border(dice, picture, u, v, ink, step)


def comma(dice, lit, u, v):
    at, size = dice.uniform(0.33, 0.5) * dice.sign(), dice.uniform(0.04, 0.08)
    far = size - ((u - at) ** 2 + ((v - 0.47) * dice.uniform(0.6, 1)) ** 2).sqrt()
    return torch.maximum(lit, edge(far, 0.01) * dice.chance(0.2))


def border(dice, picture, u, v, ink, step):
    """A box around the decimals, or the edge of the display on one or two sides."""
    boxed = (dice.chance(0.25), dice.uniform(0.4, 0.48) * step / 0.66, dice.uniform(0.56, 0.68))
    near = (torch.minimum(boxed[1] - (u - dice.normal(0.04)).abs(), boxed[2] - v.abs())).abs()
    picture = picture + edge(0.025 - near, 0.01) * boxed[0] * (ink - picture) * dice.uniform(0.4, 1)
    for axis, least in ((v, 0.54), (-v, 0.54), (u, 0.42), (-u, 0.42)):
        beyond = edge(axis - dice.uniform(least, least + 0.2), dice.uniform(0.01, 0.06))
        picture = picture + beyond * dice.chance(0.25) * (dice.uniform() - picture)
    return picture
