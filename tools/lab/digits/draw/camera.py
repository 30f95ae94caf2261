"""What light, lens, sensor and JPEG do to a scene. The result is the field's picture, 0 to 255."""

import math

import torch

from scene import HIGH, OVER, WIDE, edge, smooth_noise


def light(dice, picture):
    x = torch.linspace(-1, 1, WIDE * OVER)[None, None]
    y = torch.linspace(-1, 1, HIGH * OVER)[None, :, None]
    picture = picture * (1 + dice.chance(0.6) * (dice.normal(0.15) * x + dice.normal(0.15) * y))
    # Glare: a soft spot, or a stripe across.
    angle = dice.uniform(0, math.pi)
    across = (x - dice.normal(0.6)) * angle.cos() + (y - dice.normal(0.7)) * angle.sin()
    along = (x - dice.normal(0.6)) * angle.sin() - (y - dice.normal(0.7)) * angle.cos()
    length = torch.where(dice.chance(0.5) > 0, dice.uniform(0.2, 0.8), dice.uniform(3, 9))
    spot = torch.exp(-((across / dice.uniform(0.08, 0.5)) ** 2 + (along / length) ** 2))
    picture = picture + spot * dice.uniform(0.05, 0.6) * dice.chance(0.2)
    # Dust and scratches.
    for _ in range(2):
        far = ((x - dice.uniform(-1, 1)) ** 2 * 0.4 + (y - dice.uniform(-1, 1)) ** 2).sqrt()
        dust = edge(dice.uniform(0.01, 0.07) - far, 0.01) * dice.chance(0.15)
        picture = picture + dust * (dice.uniform() - picture)
    scratch = edge(dice.uniform(0.005, 0.03) - (across + dice.normal(0.4)).abs(), 0.01) * dice.chance(0.08)
    return picture + scratch * (dice.uniform() - picture)


def lens(count, size, spread, dice):
    """A matrix that blurs by `spread` pixels and halves the size, with the sampling a bit uneven."""
    at = torch.arange(size)[None, :, None] + 0.5
    at = at + torch.rand(count, size, 1, generator=dice.generator).sub(0.5) * 0.7 * dice.chance(0.15)
    source = (torch.arange(size * OVER)[None, None] + 0.5) / OVER
    weights = torch.exp(-0.5 * ((at - source) / spread) ** 2)
    return weights / weights.sum(2, keepdim=True)


def jpeg_matrix():
    wave = torch.tensor([[math.cos((2 * n + 1) * k * math.pi / 16) for n in range(8)] for k in range(8)])
    wave[0] *= math.sqrt(0.5)
    return wave / 2


QUANTA = 6 + 5.0 * torch.arange(8)[:, None] + 5.0 * torch.arange(8)[None]
WAVE = jpeg_matrix()


def jpeg(dice, picture):
    """Blocks of 8 x 8, with a grid that lies anywhere on the field."""
    padded = torch.nn.functional.pad(picture[:, None], (2, 2, 4, 4), mode='replicate')[:, 0]
    down, right = (int(n) for n in torch.randint(0, 4, (2,), generator=dice.generator))
    padded = padded.roll((down, right), (1, 2))
    blocks = padded.reshape(-1, 5, 8, 3, 8).transpose(2, 3)
    waves = WAVE @ blocks @ WAVE.T
    quanta = (QUANTA[None] * dice.uniform(0.05, 0.8))[:, None, None] / 255
    waves = (waves / quanta).round() * quanta
    back = (WAVE.T @ waves @ WAVE).transpose(2, 3).reshape(-1, 40, 24).roll((-down, -right), (1, 2))
    return torch.where(dice.chance(0.7) > 0, back[:, 4:-4, 2:-2], picture)


def take(dice, scene, most_blur=1.1):
    picture = light(dice, scene)
    blur = 0.3 + (most_blur - 0.3) * dice.uniform() ** 1.6
    moved = 1 + dice.chance(0.3) * dice.uniform(0, 1.0)
    down = torch.rand(dice.count, 1, 1, generator=dice.generator) < 0.5
    rows = lens(dice.count, HIGH, torch.where(down, blur * moved, blur), dice)
    columns = lens(dice.count, WIDE, torch.where(down, blur, blur * moved), dice)
    picture = rows @ picture @ columns.transpose(1, 2)
    # Phones sharpen: halos around the digits.
    softer = torch.nn.functional.avg_pool2d(picture[:, None], 3, 1, 1, count_include_pad=False)[:, 0]
    picture = picture + (picture - softer) * dice.chance(0.45) * dice.uniform(0.2, 1.8)
    # The camera chooses its exposure by what it sees.
    middle, spread = picture.mean((1, 2), keepdim=True), picture.std((1, 2), keepdim=True)
    exposed = dice.uniform(0.04, 0.26) / spread.clamp(min=0.04)
    picture = (picture - middle) * exposed + dice.uniform(0.3, 0.7)
    grain = torch.randn(picture.shape, generator=dice.generator)
    coarse = torch.nn.functional.avg_pool2d(grain[:, None], 3, 1, 1)[:, 0] * 2
    grain = torch.where(dice.chance(0.4) > 0, coarse, grain)
    noise = (0.03 + 0.35 * dice.uniform() ** 3) * spread * exposed
    picture = picture + grain * noise.clamp(0.002, 0.06)
    picture = picture.clamp(0, 1) ** dice.uniform(0.7, 1.5)
    return (jpeg(dice, picture).clamp(0, 1) * 255).round().to(torch.uint8)

