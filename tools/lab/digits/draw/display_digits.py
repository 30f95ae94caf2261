"""The shapes of digits on displays: seven segments, and dots in five columns and seven rows."""

import numpy as np
from PIL import Image, ImageDraw

from distances import FINE, HIGH, distances

SEGMENTS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg']


def seven_segments(rng):
    wide, gap = rng.uniform(0.46, 0.64), rng.uniform(0.0, 0.05)
    line = rng.uniform(0.07, 0.17)
    slant = rng.choice([0, rng.uniform(0.03, 0.16)])
    tip = rng.choice([0.5, 0.5, 0.0])
    left, x, y = -wide / 2 + line / 2, wide / 2 - line / 2, 0.5 - line / 2
    ends = {'a': (left, -y, x, -y), 'b': (x, -y, x, 0), 'c': (x, 0, x, y), 'd': (left, y, x, y),
            'e': (left, 0, left, y), 'f': (left, -y, left, 0), 'g': (left, 0, x, 0)}
    lit = [set(name) for name in SEGMENTS]
    if rng.random() < 0.2:
        lit[7].add('f')
    if rng.random() < 0.1:
        lit[6].discard('a')
    if rng.random() < 0.1:
        lit[9].discard('d')

    def polygon(name):
        x0, y0, x1, y1 = ends[name]
        h, t = line / 2, line / 2 * tip
        if y0 == y1:
            x0, x1 = x0 + gap, x1 - gap
            points = [(x0 - t + t, y0), (x0 + h, y0 - h), (x1 - h, y0 - h), (x1, y0), (x1 - h, y0 + h), (x0 + h, y0 + h)]
        else:
            y0, y1 = y0 + gap, y1 - gap
            points = [(x0, y0), (x0 + h, y0 + h), (x0 + h, y1 - h), (x0, y1), (x0 - h, y1 - h), (x0 - h, y0 + h)]
        if tip == 0.0:
            xs, ys = [p[0] for p in points], [p[1] for p in points]
            points = [(min(xs), min(ys)), (max(xs), min(ys)), (max(xs), max(ys)), (min(xs), max(ys))]
        return [(FINE / 2 + (px - slant * py) * HIGH, FINE / 2 + py * HIGH) for px, py in points]

    images = []
    for digit in range(10):
        image = Image.new('L', (FINE, FINE))
        for name in lit[digit]:
            ImageDraw.Draw(image).polygon(polygon(name), fill=255)
        images.append(distances(image))
    return np.stack(images)


DOTS = """
01110 00100 01110 11111 00010 11111 00110 11111 01110 01110
10001 01100 10001 00010 00110 10000 01000 00001 10001 10001
10011 00100 00001 00100 01010 11110 10000 00010 10001 10001
10101 00100 00010 00010 10010 00001 11110 00100 01110 01111
11001 00100 00100 00001 11111 00001 10001 01000 10001 00001
10001 00100 01000 10001 00010 10001 10001 01000 10001 00010
01110 01110 11111 01110 00010 01110 01110 01000 01110 01100
""".split()


def dot_matrix(rng):
    wide = rng.uniform(0.5, 0.75)
    gap = rng.uniform(0.0, 0.25)
    zero_open = rng.random() < 0.5
    images = []
    for digit in range(10):
        image = Image.new('L', (FINE, FINE))
        for row in range(7):
            bits = DOTS[row * 10 + digit]
            if digit == 0 and zero_open and 0 < row < 6:
                bits = '10001'
            for column in range(5):
                if bits[column] == '0':
                    continue
                x = FINE / 2 + (column / 5 - 0.5) * wide * HIGH
                y = FINE / 2 + (row / 7 - 0.5) * HIGH
                box = (x, y, x + wide * HIGH / 5 * (1 - gap), y + HIGH / 7 * (1 - gap))
                ImageDraw.Draw(image).rectangle(box, fill=255)
        images.append(distances(image))
    return np.stack(images)
