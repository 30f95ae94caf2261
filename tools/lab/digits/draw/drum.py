"""Drums: digits on a turning cylinder behind a window, with what else is to be seen there."""

import torch

from scene import edge, points, shape, smooth_noise, thickness, tones


def draw_drums(dice, atlas, digit, roll, rows=(-1, 0, 1)):
    """`roll` is how far the drum has turned from `digit` to the next one: 0 to 1, or a little less."""
    fonts = atlas['drum'][dice.below(len(atlas['drum']))]
    every = torch.arange(dice.count)
    x, y = points(dice.hand)
    high = (21 + dice.normal(3.3)).clamp(14.5, 29)
    x, y = x - dice.hand.normal(1.3), y - dice.hand.normal(1.0)
    squeeze = dice.uniform(0.75, 1.2)
    pitch = dice.uniform(1.22, 1.75)
    half = torch.minimum(dice.uniform(0.56, 0.95), pitch * 0.75)
    half_wide = dice.uniform(0.36, 0.85)
    u, v = x / high, y / high
    # A cylinder: towards the edges of the window the digits become flatter.
    bent = v * (1 + dice.uniform(0, 0.25) * (v / pitch) ** 2)
    ink, drum = tones(dice)
    weight, soft = thickness(dice, fonts[:, 8]), dice.uniform(0.008, 0.03)
    cover = torch.zeros_like(v)
    for row in rows:
        fields = fonts[every, (digit + row) % 10]
        at = bent - (row - roll) * pitch
        cover = torch.maximum(cover, shape(fields, u / squeeze, at, weight, soft))
    paint = drum + smooth_noise(dice, 6, 4) * dice.uniform(0, 0.03)
    picture = paint + cover * (ink - paint)
    picture = teeth(dice, picture, u, bent + roll * pitch, half_wide, pitch, ink, drum)
    # Light from above: the drum is darker at the window's edges, often more so at the top.
    fall = dice.uniform(0, 0.6) * dice.chance(0.7)
    picture = picture * (1 - fall * ((v - dice.normal(0.1)) / half).clamp(-1.3, 1.3) ** 2)
    shadow = edge(v + half - dice.uniform(0, 0.25), 0.06)
    picture = picture * (1 - (1 - shadow) * dice.uniform(0, 0.8) * dice.chance(0.4))
    return window(dice, picture, u, v, half, half_wide, high)


def teeth(dice, picture, u, v, half_wide, pitch, ink, drum):
    """Marks beside the digits: dashes of the gear, or the fine scale of the last drum."""
    many = torch.where(dice.chance(0.5) > 0, dice.uniform(2, 4), dice.uniform(8, 12))
    phase = (v / pitch * many + dice.uniform()) % 1
    dash = edge(phase - dice.uniform(0.2, 0.6), 0.05)
    at = torch.where(dice.chance(0.8) > 0, half_wide - dice.uniform(0.02, 0.14), -half_wide)
    there = edge(u - at, 0.02) * edge(at + dice.uniform(0.05, 0.2) - u, 0.02)
    level = torch.where(dice.chance(0.5) > 0, ink, (1 - drum) * dice.uniform())
    return picture + there * dash * (level - picture) * dice.chance(0.3)


def window(dice, picture, u, v, half, half_wide, high):
    """The housing around the drum. Its edges may lie outside of the picture."""
    shift_u, shift_v = dice.normal(0.04), dice.normal(0.03)
    rim = dice.uniform(0.4, 1.6) / high
    sides = dice.chance(0.65)
    far_u = half_wide - (u - shift_u).abs() + (1 - sides) * 9
    far_v = half - (v - shift_v).abs()
    inside = edge(far_u, rim / 3) * edge(far_v, rim / 3)
    housing = dice.uniform() + smooth_noise(dice, 3, 3) * dice.uniform(0, 0.08)
    # The gap beside a drum, and the rim that is bright or dark on one side.
    gap = dice.uniform(0, 0.1) * dice.chance(0.4)
    in_gap = edge(gap - far_u, rim / 3) * sides
    picture = picture * (1 - in_gap) + in_gap * dice.uniform(0, 0.3)
    rim_level = torch.where(dice.chance(0.5) > 0, dice.uniform(0, 0.3), dice.uniform(0.7, 1))
    near = torch.minimum(far_u, far_v).abs()
    line = edge(rim - near, rim / 4) * dice.chance(0.5) * dice.uniform(0.2, 1)
    picture = inside * picture + (1 - inside) * housing
    picture = picture + line * (rim_level - picture)
    # Next to this window there may be the next one.
    next_one = edge(far_u * -1 - dice.uniform(0.08, 0.4), rim / 3) * dice.chance(0.3) * edge(far_v, rim / 3)
    return picture + next_one * (dice.uniform() - picture)
