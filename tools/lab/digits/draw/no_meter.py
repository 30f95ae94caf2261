"""Pictures without a meter: paper with digits, a screenshot, fur, patterns, black, white, gradients."""

import os

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from glyphs import OTHER_FONTS

WIDE, HIGH = 640, 300


def font(rng, size):
    return ImageFont.truetype(os.path.join('/usr/share/fonts', str(rng.choice(OTHER_FONTS))), int(size))


def paper(rng):
    """Numbers as on an invoice, a list or a ruler, of any size."""
    image = Image.new('L', (WIDE, HIGH), int(rng.integers(170, 255)))
    draw = ImageDraw.Draw(image)
    size = rng.uniform(12, 90)
    face, y = font(rng, size), rng.uniform(-20, 20)
    while y < HIGH:
        words = [str(rng.integers(10 ** rng.integers(1, 9))) for _ in range(6)]
        draw.text((rng.uniform(-40, 40), y), rng.choice([' ', '  ', ', ', '-']).join(words), fill=30, font=face)
        y += size * rng.uniform(1.05, 1.8)
    return image.rotate(rng.normal(0, 4), fillcolor=200)


def screenshot(rng):
    image = Image.new('L', (WIDE, HIGH), int(rng.choice([255, 245, 30])))
    draw = ImageDraw.Draw(image)
    ink = 20 if image.getpixel((0, 0)) > 128 else 230
    letters = np.array(list('abcdefghiklmnoprstuvwz ABCDEGHKLMNPRSTW .,:-0123456789'))
    size = rng.uniform(11, 40)
    for y in np.arange(4, HIGH, size * 1.4):
        draw.text((rng.uniform(2, 30), y), ''.join(rng.choice(letters, 80)), fill=ink, font=font(rng, size))
    return image


def fur(rng):
    image = Image.fromarray(rng.integers(0, 255, (HIGH, WIDE)).astype(np.uint8))
    soft = image.filter(ImageFilter.GaussianBlur(rng.uniform(1, 9)))
    values = np.asarray(soft, float)
    return Image.fromarray(np.clip((values - values.mean()) * rng.uniform(2, 9) + 120, 0, 255).astype(np.uint8))


def pattern(rng):
    y, x = np.mgrid[:HIGH, :WIDE]
    waves = np.sin(x * rng.uniform(0.01, 0.5) + y * rng.uniform(-0.3, 0.3)) + np.sin(y * rng.uniform(0.01, 0.5))
    return Image.fromarray((127 + 60 * np.sign(waves) * rng.uniform(0.2, 1)).astype(np.uint8))


def gradient(rng):
    y, x = np.mgrid[:HIGH, :WIDE]
    slope = rng.uniform(0, 255) + rng.normal(0, 0.3) * (x - WIDE / 2) + rng.normal(0, 0.4) * (y - HIGH / 2)
    return Image.fromarray(np.clip(slope + rng.normal(0, 2, slope.shape), 0, 255).astype(np.uint8))


def plain(rng):
    return Image.new('L', (WIDE, HIGH), int(rng.choice([0, 255, rng.integers(256)])))


def things(rng):
    """Circles, boxes and lines, as of shelves and faces."""
    image = Image.new('L', (WIDE, HIGH), int(rng.integers(256)))
    draw = ImageDraw.Draw(image)
    for _ in range(40):
        x, y, w, h = rng.uniform(0, WIDE), rng.uniform(0, HIGH), rng.uniform(5, 200), rng.uniform(5, 150)
        kind = rng.choice(['ellipse', 'rectangle', 'line', 'arc'])
        level = int(rng.integers(256))
        if kind == 'line':
            draw.line((x, y, x + w, y + rng.normal(0, 60)), fill=level, width=int(rng.integers(1, 9)))
        elif kind == 'arc':
            draw.arc((x, y, x + w, y + h), 0, rng.uniform(60, 360), fill=level, width=int(rng.integers(1, 12)))
        else:
            getattr(draw, kind)((x, y, x + w, y + h), fill=level)
    return image.filter(ImageFilter.GaussianBlur(rng.uniform(0, 2)))


def no_meters(count, frames, fields, rng):
    kinds = [paper, paper, paper, screenshot, fur, pattern, gradient, plain, things, things]
    for number in range(count):
        kind = kinds[number % len(kinds)]
        image = kind(rng)
        step = rng.uniform(50, 75)
        left, top = rng.uniform(10, WIDE - step * fields - 10), rng.uniform(20, HIGH - step * 1.6 - 20)
        cuts = []
        for _ in range(frames):
            x, y = left + rng.normal(0, 2), top + rng.normal(0, 2)
            for field in range(fields):
                box = (x + field * step, y, x + (field + 0.95) * step, y + step * 1.52)
                cuts.append(np.asarray(image.resize((20, 32), Image.BILINEAR, box, reducing_gap=3)))
        yield kind.__name__, np.stack(cuts).astype(np.uint8)
