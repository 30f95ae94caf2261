"""What stands behind one field: a drum in its window, a display, or something that is no digit.

A scene is drawn at twice the size of the field's picture: 64 x 40 points for 32 x 20 pixels.
Coordinates are pixels of the picture; brightness is 0 to 1.
"""

import torch
import torch.nn.functional as F

WIDE, HIGH, OVER = 20, 32, 2


def points(dice, tilt=4.0, lean=0.06, stretch=0.12):
    """Where the camera sees each point: turned, leaned and a little in perspective."""
    y, x = torch.meshgrid(
        (torch.arange(HIGH * OVER) + 0.5) / OVER - HIGH / 2,
        (torch.arange(WIDE * OVER) + 0.5) / OVER - WIDE / 2,
        indexing='ij',
    )
    x, y = x[None], y[None]
    angle = dice.normal(tilt / 2).clamp(-tilt * 1.5, tilt * 1.5) * torch.pi / 180
    depth = 1 + dice.normal(stretch / 2) * y / HIGH + dice.normal(stretch / 2) * x / WIDE
    x, y = x / depth, y / depth
    return x * angle.cos() + y * angle.sin() + dice.normal(lean) * y, y * angle.cos() - x * angle.sin()


def shape(fields, x, y, thicker, soft):
    """How much of a shape covers each point. Its field of distances is 1.2 high and wide."""
    grid = torch.stack([x / 0.6, y / 0.6], -1)
    far = F.grid_sample(fields[:, None], grid, align_corners=False, padding_mode='border')[:, 0]
    outside = (x.abs() > 0.6) | (y.abs() > 0.6)
    return torch.sigmoid((far + thicker) / soft) * (~outside)


def smooth_noise(dice, rows, columns):
    coarse = torch.randn(dice.count, 1, rows, columns, generator=dice.generator)
    return F.interpolate(coarse, (HIGH * OVER, WIDE * OVER), mode='bilinear', align_corners=True)[:, 0]


def edge(distance, soft=0.5):
    return torch.sigmoid(distance / soft)


def tones(dice, weakest=0.2):
    """Two levels of brightness: of what is written and of what it is written on."""
    gap = weakest + (0.95 - weakest) * dice.uniform() ** 1.3
    low = dice.uniform() * (1 - gap)
    dark_on_light = dice.chance(0.5)
    return low + gap * (1 - dark_on_light), low + gap * dark_on_light


def thickness(dice, fields, most=0.03):
    """Fonts get bolder or lighter, but a thin line never vanishes."""
    half_line = fields.flatten(1).max(1).values[:, None, None]
    return torch.maximum(dice.normal(most / 2).clamp(-most, most), -0.45 * half_line)
