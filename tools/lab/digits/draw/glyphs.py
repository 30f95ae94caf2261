"""The shapes of digits on drums: from Debian's fonts, and from strokes of our own."""

import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from display_digits import dot_matrix, seven_segments
from distances import FINE, HIGH, distances

# Fonts with plain lining digits. The counters that measure use other ones than the training.
TRAINED_FONTS = """
opentype/urw-base35/NimbusSans-Regular.otf opentype/urw-base35/NimbusSans-Bold.otf
opentype/urw-base35/NimbusSansNarrow-Regular.otf opentype/urw-base35/NimbusSansNarrow-Bold.otf
opentype/urw-base35/URWGothic-Book.otf opentype/urw-base35/URWGothic-Demi.otf
opentype/b612/B612-Regular.otf opentype/b612/B612-Bold.otf opentype/cabin/Cabin-Medium.otf
opentype/cantarell/Cantarell-Regular.otf opentype/cantarell/Cantarell-ExtraBold.otf
opentype/dosis/Dosis-Medium.otf opentype/dosis/Dosis-Bold.otf opentype/inter/Inter-Medium.otf
opentype/inter/InterDisplay-Light.otf opentype/inter/Inter-Black.otf opentype/jura/Jura-Bold.otf
opentype/jura/Jura-Regular.otf opentype/league-spartan/LeagueSpartan-SemiBold.otf
opentype/mplus/Mplus1-Regular.otf opentype/mplus/Mplus2-Bold.otf
opentype/mplus/MplusCodeLatin50-Bold.otf truetype/clear-sans/ClearSans-Medium.ttf
truetype/crosextra/Carlito-Bold.ttf truetype/dejavu/DejaVuSansCondensed.ttf
truetype/dejavu/DejaVuSans-Bold.ttf truetype/karla/Karla-Medium.otf
truetype/liberation2/LiberationSans-Regular.ttf truetype/lato/Lato-Medium.ttf
truetype/liberation/LiberationSansNarrow-Bold.ttf truetype/open-sans/OpenSans-CondBold.ttf
truetype/open-sans/OpenSans-Semibold.ttf truetype/opendin/OSP-DIN.ttf
truetype/osifont/osifont.ttf truetype/roboto/unhinted/RobotoCondensed-Regular.ttf
truetype/roboto/unhinted/RobotoCondensed-Bold.ttf
truetype/roboto/unhinted/RobotoTTF/Roboto-Medium.ttf truetype/routed-gothic/routed-gothic.ttf
truetype/routed-gothic/routed-gothic-narrow.ttf
""".split()
OTHER_FONTS = """
truetype/freefont/FreeSans.ttf truetype/freefont/FreeSansBold.ttf truetype/noto/NotoSans-Regular.ttf
truetype/noto/NotoSans-Bold.ttf opentype/play/Play-Regular.ttf opentype/play/Play-Bold.ttf
truetype/manrope/Manrope-SemiBold.ttf truetype/lato/Lato-Black.ttf
truetype/routed-gothic/routed-gothic-wide.ttf
truetype/open-sans/OpenSans-CondLight.ttf
""".split()
LETTERS = 'ACDEFHKLMNPRTUVWXYachkmnprtuvwxm%#&?'


def of_font(path, letters='0123456789'):
    path = os.path.join('/usr/share/fonts', path)
    font = ImageFont.truetype(path, 200)
    box = font.getbbox('8')
    font = ImageFont.truetype(path, round(200 * HIGH / (box[3] - box[1])))
    _, top, _, bottom = font.getbbox('8')
    shapes = []
    for letter in letters:
        image = Image.new('L', (FINE, FINE))
        wide = font.getlength(letter)
        at = (FINE / 2 - wide / 2, FINE / 2 - (top + bottom) / 2)
        ImageDraw.Draw(image).text(at, letter, fill=255, font=font)
        shapes.append(distances(image))
    return np.stack(shapes)


def stroke(draw, points, width):
    points = [(FINE / 2 + x * HIGH, FINE / 2 + y * HIGH) for x, y in points]
    draw.line(points, fill=255, width=round(width), joint='curve')
    for x, y in points:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def arc(cx, cy, rx, ry, start, end):
    angles = np.radians(np.linspace(start, end, 24))
    return [(cx + rx * np.cos(a), cy + ry * np.sin(a)) for a in angles]


def engraved(rng):
    """Digits as makers of drums engrave them: strokes of one width along lines and arcs."""
    line = rng.uniform(0.09, 0.2)
    wide = rng.uniform(0.44, 0.72)
    x, y = (wide - line) / 2, (1 - line) / 2
    round_by = min(x, rng.choice([0.35, 0.6, 1.0]) * x)
    middle = rng.uniform(-0.06, 0.03)
    flat = rng.random(4) < [0.3, 0.3, 0.5, 0.35]

    def loop(top, bottom, r=round_by):
        r = min(r, (bottom - top) / 2)
        return (arc(x - r, top + r, r, r, -90, 0) + arc(x - r, bottom - r, r, r, 0, 90)
                + arc(-x + r, bottom - r, r, r, 90, 180) + arc(-x + r, top + r, r, r, 180, 270)
                + [(x - r, top)])

    def bow(top, bottom, start=-90, end=90):
        h = (bottom - top) / 2
        r = min(h, x)
        return arc(x - r, top + h, r, h, start, end)

    six = [(x * 0.75, -y)] + [(-x * 0.1, -y * 0.75)] * bool(flat[0]) + [(-x, 0.15)]
    if not flat[0]:
        six = arc(0, -y + x, x, x, -30, -180) + [(-x, y - x)]
    three = ([[(-x, -y), (x, -y), (-x * 0.1, middle)]] if flat[1]
             else [arc(0, -y + x * 0.9, x * 0.95, x * 0.9, -160, 40), [(x * 0.75, middle - 0.1), (-x * 0.2, middle)]])
    one = rng.integers(4)
    lean = rng.uniform(-0.5, 0.2) * x
    low = y + middle
    shapes = {
        0: [loop(-y, y)],
        1: [[(0.06, -y), (0.06, y)]] + [[], [[(0.06, -y), (-x * 0.7, -y * 0.5)]],
            [[(0.06, -y), (-x * 0.5, -y * 0.75)], [(-x * 0.6, y), (x * 0.8, y)]],
            [[(0.06, -y), (-x * 0.4, -y)]]][one],
        2: [arc(0, -y + x, x, x, -170, 20) + [(-x, y), (x, y)]],
        3: three + [[(-x * 0.2, middle)] + bow(middle, y) + arc(0, y - low / 2, x, low / 2, 90, 160)],
        4: [[(x * 0.35, y), (x * 0.35, -y if not flat[2] else -y * 0.2)],
            [(lean if not flat[2] else -x * 0.1, -y), (-x, y * 0.45), (x, y * 0.45)]],
        5: [[(x * 0.85, -y), (-x * 0.75, -y), (-x * 0.85, -0.05)] + arc(0, y - 0.3, x, 0.3, -150, 150)],
        6: [six, loop(middle - 0.05, y)],
        7: [[(-x, -y), (x, -y), (lean, y)]],
        8: [loop(-y, middle, round_by * 0.95), loop(middle, y)],
        9: [[(-a, -b) for a, b in six], loop(-y, -middle + 0.05)],
    }
    return drawn(shapes, line * HIGH)


def drawn(shapes, width):
    images = []
    for digit in range(10):
        image = Image.new('L', (FINE, FINE))
        for points in shapes[digit]:
            stroke(ImageDraw.Draw(image), points, width)
        images.append(distances(image))
    return np.stack(images)


def atlas(seed, fonts=TRAINED_FONTS, engravings=60, displays=60, matrices=16):
    rng = np.random.default_rng(seed)
    return {
        'drum': np.stack([of_font(f) for f in fonts] + [engraved(rng) for _ in range(engravings)]),
        'segments': np.stack([seven_segments(rng) for _ in range(displays)]),
        'dots': np.stack([dot_matrix(rng) for _ in range(matrices)]),
        'letters': np.concatenate([of_font(f, LETTERS) for f in fonts[::6]]),
    }
